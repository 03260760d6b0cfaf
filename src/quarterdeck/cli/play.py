"""`quarterdeck play`: any game in a terminal, as numbered options."""

import argparse
import re
import secrets
import shlex
from itertools import chain, count
from pathlib import Path
from typing import Any

from quarterdeck.cli.options import DEFAULT_GAME, add_game_options, read_game_options
from quarterdeck.cli.terminal import Terminal
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import LANGUAGES, words

LONGEST_NAME = 60
MISSING = {"clock": "no clock to switch off", "lesson": "no flight school", "guided": "no guided game"}


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in this terminal", description="Play a game in this terminal.")
    add_game_options(parser)
    parser.add_argument("--seats", type=int, help="how many seats (default: the fewest the game allows)")
    parser.add_argument(
        "--bot", type=int, action="append", default=[], metavar="SEAT", help="a random bot takes a seat"
    )
    parser.add_argument("--clock", choices=("on", "off"), help="off: plan without the clock (default on)")
    parser.add_argument("--lesson", metavar="NAME", help="a lesson of the flight school; the first is moving")
    parser.add_argument("--guided", action="store_true", help="the first guided game, with a coach")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of all texts (default en)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save (default quarterdeck-SEED.json)")
    parser.set_defaults(run=run, game=None)


def run(args: argparse.Namespace) -> int:
    game = _loaded(args) if args.load else _new_game(args)
    file = args.save or args.load or _free_file(f"quarterdeck-{_clean(game.record.seed)}")
    people = [seat for seat in range(game.record.seats) if seat + 1 not in args.bot]
    if not people or any(not 1 <= bot <= game.record.seats for bot in args.bot):
        raise BadOptions(f"--bot: seats are 1 to {game.record.seats}, and at least one is for a person")
    return Terminal(game, people, words(game.record.game, args.language), file, _go_on(args, file)).play()


def _free_file(name: str) -> Path:
    """A file that holds no other game."""
    paths = (Path(f"{name}{suffix}.json") for suffix in chain([""], (f"-{number}" for number in count(2))))
    return next(path for path in paths if not path.exists())


def _new_game(args: argparse.Namespace) -> Game:
    args.game = args.game or DEFAULT_GAME
    rules = registry.rules_of(args.game)
    options = _options(args)
    for name, missing in MISSING.items():
        if name in options and name not in rules.options.__struct_fields__:
            raise BadOptions(f"--{name}: {args.game} has {missing}")
    seats = args.seats if args.seats is not None else min(rules.seats)
    return Game(args.game, seats=seats, seed=args.seed or secrets.token_hex(4), **options)


def _options(args: argparse.Namespace) -> dict[str, Any]:
    clock = {} if args.clock is None else {"clock": args.clock == "on"}
    lesson = {} if args.lesson is None else {"lesson": args.lesson}
    guided = {"guided": True} if args.guided else {}
    return {**read_game_options(args), **clock, **lesson, **guided}


def _loaded(args: argparse.Namespace) -> Game:
    """The saved game; arguments that say something else than its file are refused."""
    given = {"game": args.game, "--seats": args.seats, "--seed": args.seed}
    args.game = args.game or DEFAULT_GAME
    options = _options(args)
    game = Game.load(args.load.read_bytes())
    record = game.record
    held = {"game": record.game, "--seats": record.seats, "--seed": record.seed}
    rules = game.rules.read_options(record.seats, record.options)
    given |= {f"-o {name}": value for name, value in options.items()}
    held |= {f"-o {name}": getattr(rules, name, None) for name in options}
    for name, value in given.items():
        if value is not None and value != held[name]:
            raise BadOptions(f"--load: {args.load} holds a game with {name} {held[name]}, not {value}; leave it out")
    return game


def _clean(seed: str) -> str:
    """A seed as part of a file name."""
    return re.sub(r"[^\w.-]+", "_", seed)[:LONGEST_NAME].strip("._") or "game"


def _go_on(args: argparse.Namespace, file: Path) -> str:
    """The command that goes on with this game."""
    bots = [word for seat in args.bot for word in ("--bot", str(seat))]
    language = [] if args.language == "en" else ["--language", args.language]
    pack = ["--pack", str(args.pack)] if args.pack else []
    return shlex.join(["quarterdeck", "play", "--load", str(file), *bots, *language, *pack])
