"""`quarterdeck play`: any game in a terminal, as numbered options."""

import argparse
import re
import secrets
import shlex
from collections.abc import Mapping
from itertools import chain, count
from pathlib import Path
from typing import Any

from quarterdeck.bots.registry import RANDOM
from quarterdeck.cli.games import chosen_game, seats_of
from quarterdeck.cli.options import add_game_options, read_game_options
from quarterdeck.cli.terminal import BOT_PACE, Terminal
from quarterdeck.kernel import registry
from quarterdeck.kernel.console import add_language, environment_language
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.manifest import Manifest
from quarterdeck.kernel.record import Record
from quarterdeck.kernel.words import words

LONGEST_NAME = 60
LONGEST_PACE = 60.0
LESSON_BOTS = "normal"
"""The bots that play the other seats of a lesson, unless others are named."""


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in this terminal", description="Play a game in this terminal.")
    add_game_options(parser, seed="a new one each time")
    parser.add_argument("--seats", type=int, help="how many seats (default: the fewest the game allows)")
    parser.add_argument(
        "--bot", type=seated_bot, action="append", default=[], metavar="SEAT[=NAME]",
        help="let a bot play a seat, such as 2=hard; without a name it plays at random (may be given several times)",
    )  # fmt: skip
    parser.add_argument(
        "--bots", metavar="NAME", help="let bots play every seat but the first: easy, normal, hard (default: no bots)"
    )
    parser.add_argument(
        "--pace", type=seconds, default=BOT_PACE, metavar="SECONDS",
        help=f"how long a bot waits before each of its moves (default: {BOT_PACE})",
    )  # fmt: skip
    parser.add_argument(
        "--clock", choices=("on", "off"), help="off: play without the clock of the game, if it has one (default: on)"
    )
    parser.add_argument(
        "--lesson", metavar="NAME",
        help="play one of the lessons listed below, with bots in all seats but the first (default: a whole game)",
    )  # fmt: skip
    add_language(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with this saved game")
    parser.add_argument(
        "--save",
        type=Path,
        metavar="FILE",
        help="the file to save to (default: that of --load, else quarterdeck-SEED.json)",
    )
    parser.set_defaults(run=run)


def seated_bot(text: str) -> tuple[int, str]:
    """A seat, counted from 0, and the bot that sits there."""
    seat, _, name = text.partition("=")
    if not seat.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} should be a seat, such as 2, or a seat and a bot, such as 2=hard")
    return int(seat) - 1, name or RANDOM


def seconds(text: str) -> float:
    """A waiting time."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= LONGEST_PACE:
        raise argparse.ArgumentTypeError(f"{text!r} should be seconds from 0 to {LONGEST_PACE:g}, such as 0.8")
    return found


def run(args: argparse.Namespace) -> int:
    game = _loaded(args) if args.load else _new_game(args)
    bots = _bots(args, game.record.seats)
    people = _people(bots, game.record.seats)
    if not game.over and people != (game.state.humans or _people({}, game.record.seats)):
        game.seat_people(people)
    file = args.save or args.load or _free_file(f"quarterdeck-{_clean(game.record.seed)}")
    return Terminal(
        game, bots, words(game.record.game, args.language), file, _go_on(args, bots, file), args.pace
    ).play()


def _bots(args: argparse.Namespace, seats: int) -> dict[int, str]:
    """The names of the bots by seat; `--bot` goes before `--bots`. Nobody has to play all seats of a lesson."""
    others = args.bots or (LESSON_BOTS if args.lesson and not args.bot else None)
    bots = {**(dict.fromkeys(range(1, seats), others) if others else {}), **dict(args.bot)}
    if not set(bots) < set(range(seats)):
        raise BadOptions(f"--bot: seats are 1 to {seats}, and at least one is for a person")
    return bots


def _people(bots: Mapping[int, str], seats: int) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(seat for seat in range(seats) if seat not in bots)


def _free_file(name: str) -> Path:
    """The name of a file that does not exist yet."""
    paths = (Path(f"{name}{suffix}.json") for suffix in chain([""], (f"-{number}" for number in count(2))))
    return next(path for path in paths if not path.exists())


def _new_game(args: argparse.Namespace) -> Game:
    manifest = chosen_game(args, _offered)
    options = _options(args, manifest)
    seats = args.seats if args.seats is not None else _usual_seats(args, manifest)
    bots = _bots(args, seats)
    people = _people(bots, seats) if bots else None
    return Game(args.game, seats=seats, seed=args.seed or secrets.token_hex(4), humans=people, **options)


def _offered(game: Manifest) -> str:
    """What a game offers, in one line."""
    lessons = game.lessons()
    more = f" and {len(lessons) - 1} more (--help)" if len(lessons) > 1 else ""
    return seats_of(game) + (f"; for newcomers --lesson {lessons[0].name}{more}" if lessons else "")


def _usual_seats(args: argparse.Namespace, game: Manifest) -> int:
    """The fewest seats that leave room for the bots."""
    highest = max((seat + 1 for seat, _ in args.bot), default=2 if args.bots else 0)
    return next((seats for seats in sorted(game.rules.seats) if seats >= highest), max(game.rules.seats))


def _options(args: argparse.Namespace, game: Manifest) -> dict[str, Any]:
    options = read_game_options(args)
    if args.clock is not None:
        if "clock" not in game.rules.options.__struct_fields__:
            raise BadOptions(f"--clock: {game.name} has no clock to switch off")
        options["clock"] = args.clock == "on"
    return {**options, **_lesson(args.lesson, game)}


def _lesson(name: str | None, game: Manifest) -> dict[str, Any]:
    """The options that start a lesson."""
    lessons = {lesson.name: lesson.options for lesson in game.lessons()}
    if name is None:
        return {}
    if not lessons:
        raise BadOptions(f"--lesson: {game.name} has no lessons")
    if name not in lessons:
        raise BadOptions(f"--lesson: {game.name} has no lesson {name!r}; there are {', '.join(lessons)}")
    return dict(lessons[name])


def _loaded(args: argparse.Namespace) -> Game:
    """The saved game; arguments that contradict the file are refused."""
    data = args.load.read_bytes()
    record = Record.from_json(data)
    given = {"game": args.game, "--seats": args.seats, "--seed": args.seed}
    _agree(args, given, {"game": record.game, "--seats": record.seats, "--seed": record.seed})
    args.game, manifest = record.game, registry.manifest_of(record.game)
    options = _options(args, manifest)
    game = Game.load(data)
    held = manifest.read_options(record.seats, record.options)
    named = {f"-o {name}": value for name, value in options.items()}
    _agree(args, named, {f"-o {name}": getattr(held, name, None) for name in options})
    return game


def _agree(args: argparse.Namespace, given: dict[str, Any], held: dict[str, Any]) -> None:
    for name, value in given.items():
        if value is not None and value != held[name]:
            raise BadOptions(f"--load: {args.load} holds a game with {name} {held[name]}, not {value}; leave it out")


def _clean(seed: str) -> str:
    """A seed as part of a file name."""
    return re.sub(r"[^\w.-]+", "_", seed)[:LONGEST_NAME].strip("._") or "game"


def _go_on(args: argparse.Namespace, bots: Mapping[int, str], file: Path) -> str:
    """The command that goes on with this game."""
    seated = [word for seat, name in bots.items() for word in ("--bot", _bot_text(seat, name))]
    language = [] if args.language == environment_language() else ["--language", args.language]
    pack = ["--pack", str(args.pack)] if args.pack else []
    return shlex.join(["quarterdeck", "play", "--load", str(file), *seated, *language, *pack])


def _bot_text(seat: int, name: str) -> str:
    return f"{seat + 1}" if name == RANDOM else f"{seat + 1}={name}"
