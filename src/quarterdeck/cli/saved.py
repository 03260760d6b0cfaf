"""`quarterdeck export` and `import`: games of the store as files, and files as games of the store."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quarterdeck.cli.at_store import WHICH, progress, with_store
from quarterdeck.cli.saving import write_whole
from quarterdeck.kernel.errors import QuarterdeckError

if TYPE_CHECKING:
    from quarterdeck.server.settings import Settings
    from quarterdeck.server.store import Store


def add(commands: Any) -> None:
    exporting = commands.add_parser(
        "export", help="write games of the store to files", epilog=WHICH,
        description="Write finished games to files for `quarterdeck replay`, `play --load`, `import` and Game.load.",
    )  # fmt: skip
    which = exporting.add_mutually_exclusive_group(required=True)
    which.add_argument("table", nargs="?", metavar="TABLE", help="a table: its link, or the end of it (/t/TABLE)")
    which.add_argument(
        "--all", type=Path, metavar="FOLDER", help="write all games to this folder, each as GAME-TABLE.json"
    )
    exporting.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="the file to write (default: standard output)"
    )
    exporting.add_argument(
        "--running",
        action="store_true",
        help="also games that are not over; their files hold what players must not see",
    )
    exporting.set_defaults(run=export)
    importing = commands.add_parser(
        "import", help="put saved games into the store", epilog=WHICH,
        description="Put saved games into the store, all of the files or none. Finished ones can be watched there; "
        "others go on with the clock where it was.",
    )  # fmt: skip
    importing.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="a game saved by `play`, by `export` or in the browser"
    )
    importing.add_argument("--login", metavar="NAME", help="the account that gets all seats (default: nobody)")
    importing.set_defaults(run=import_)


# export


def export(args: argparse.Namespace) -> int:
    return with_store(lambda store, _settings: _export_all(store, args) if args.all else _export_one(store, args))


async def _export_one(store: "Store", args: argparse.Namespace) -> int:
    from quarterdeck.server.records import one_played

    game = await one_played(store, args.table.rstrip("/").rpartition("/")[2])
    if game.result is None and not args.running:
        raise QuarterdeckError(f"the game of table {game.table!r} is not over; --running exports it all the same")
    data = _data(game)
    if args.output is None:
        print(data.decode())
    else:
        write_whole(args.output, data)
    return 0


async def _export_all(store: "Store", args: argparse.Namespace) -> int:
    from quarterdeck.server.records import one_played, played

    if args.output is not None:
        raise QuarterdeckError("--output is for one table; --all names its files by itself")
    args.all.mkdir(parents=True, exist_ok=True)
    wanted = await played(store, running=args.running)
    with progress("Exporting") as progressed:
        for done, table in enumerate(wanted, 1):
            game = await one_played(store, table)
            write_whole(args.all / f"{game.record.game}-{table}.json", _data(game))
            progressed(done, len(wanted))
    print(f"{args.all}: {len(wanted)} games.")
    return 0


def _data(game: Any) -> bytes:
    from quarterdeck.server.records import saved

    data, reason = saved(game.record)
    if reason is not None:
        print(f"table {game.table}: only as it was written down, it does not replay: {reason}", file=sys.stderr)
    return data


# import


def import_(args: argparse.Namespace) -> int:
    async def work(store: "Store", settings: "Settings") -> list[str]:
        from quarterdeck.server.records import put_in

        games = _checked(args)
        return await put_in(store, games, await _person(store, args.login), settings.clock_speed)

    for file, table in zip(args.files, with_store(work), strict=True):
        print(f"{file}: /t/{table}")
    return 0


def _checked(args: argparse.Namespace) -> list[tuple[str, Any]]:
    """Every file as a game; the first that is not a game stops the import."""
    from quarterdeck.server.records import checked

    games = []
    with progress("Replaying") as progressed:
        for done, file in enumerate(args.files, 1):
            try:
                game = checked(file.read_bytes())
            except QuarterdeckError as error:
                raise QuarterdeckError(f"{file}: {error}; nothing was imported") from None
            if not game.over and args.login is None:
                raise QuarterdeckError(f"{file}: this game is not over: say with --login who goes on with it")
            games.append((file.stem, game))
            progressed(done, len(args.files))
    return games


async def _person(store: "Store", login: str | None) -> str | None:
    from quarterdeck.server.accounts import folded

    if login is None:
        return None
    person = await store.person_called(folded(login))
    if person is None:
        raise QuarterdeckError(f"nobody has the login {login!r}")
    return str(person["id"])
