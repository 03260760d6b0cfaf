"""`quarterdeck migrate`, `backup` and `restore`: the whole store."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quarterdeck.cli.at_store import WHICH, progress, with_store
from quarterdeck.kernel.errors import QuarterdeckError

if TYPE_CHECKING:
    from quarterdeck.server.backup import Header
    from quarterdeck.server.settings import Settings
    from quarterdeck.server.store import Store


def add(commands: Any) -> None:
    migrating = commands.add_parser(
        "migrate", help="upgrade the store to this version", epilog=WHICH,
        description="Upgrade the server's store to this version; everything in it stays. Back it up first.",
    )  # fmt: skip
    migrating.set_defaults(run=migrate)
    backing_up = commands.add_parser(
        "backup", help="write the whole store to a file", epilog=WHICH,
        description="Write the whole store, as it is at this moment, to one file; the server may go on running. "
        "The file holds everything, hashes of passwords and sessions too: keep it safe (only you can read it).",
    )  # fmt: skip
    backing_up.add_argument(
        "file", type=Path, metavar="FILE", help="the file to write (gzip), such as quarterdeck.backup.gz"
    )
    backing_up.add_argument("--force", action="store_true", help="overwrite the file if it exists")
    backing_up.set_defaults(run=backup)
    restoring = commands.add_parser(
        "restore", help="fill an empty store from a backup", epilog=WHICH,
        description="Fill an empty store from a backup, wholly or not at all. The store may be of another kind "
        "(SQLite, PostgreSQL) than the one that was backed up; a backup of an older version is brought to this one.",
    )  # fmt: skip
    restoring.add_argument("file", type=Path, metavar="FILE", help="a file that `quarterdeck backup` has written")
    restoring.set_defaults(run=restore)


def migrate(args: argparse.Namespace) -> int:
    async def work(store: "Store", _settings: "Settings") -> tuple[str | None, str]:
        return await store.migrate()

    before, now = with_store(work, opened=False)
    if before == now:
        print(f"The store has version {now} already: nothing to do.")
    else:
        print(f"The store: {'nothing' if before is None else f'version {before}'} -> version {now}.")
    return 0


def backup(args: argparse.Namespace) -> int:
    if args.file.exists() and not args.force:
        raise QuarterdeckError(f"{args.file} is there already; --force writes over it")

    async def work(store: "Store", _settings: "Settings") -> "Header":
        from quarterdeck.server.backup import back_up

        with progress("Backing up") as progressed:
            return await back_up(store, args.file, progressed)

    print(f"{args.file}: {_contents(with_store(work, opened=False))}.")
    return 0


def restore(args: argparse.Namespace) -> int:
    async def work(store: "Store", _settings: "Settings") -> "Header":
        from quarterdeck.server.restore import restore

        with progress("Restoring") as progressed:
            return await restore(store, args.file, progressed)

    header = with_store(work, opened=False)
    print(f"Restored from {header.time}: {_contents(header)}.")
    return 0


def _contents(header: "Header") -> str:
    counts = [f"{header.counts[name]} {name}" for name in ("people", "tables", "inputs")]
    return f"{', '.join(counts)}, store version {header.store}"
