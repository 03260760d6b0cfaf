"""`quarterdeck play`: any game in a terminal, as numbered options."""

import argparse
import secrets
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console

from quarterdeck.bots.random import RandomBot
from quarterdeck.cli.menu import Branch, Leaf, menu
from quarterdeck.cli.options import add_game_options, read_game_options
from quarterdeck.cli.timing import Keyboard
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadOptions, QuarterdeckError
from quarterdeck.kernel.event import Event, redacted
from quarterdeck.kernel.history import Game, retold
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.words import LANGUAGES, Words, words


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in this terminal", description="Play a game in this terminal.")
    add_game_options(parser)
    parser.add_argument("--seats", type=int, help="how many seats (default: the fewest the game allows)")
    parser.add_argument(
        "--bot", type=int, action="append", default=[], metavar="SEAT", help="a random bot takes a seat"
    )
    parser.add_argument("--clock", choices=("on", "off"), default="on", help="off: plan without the clock")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of all texts (default en)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save (default quarterdeck-SEED.json)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = Game.load(args.load.read_bytes()) if args.load else _new_game(args)
    file = args.save or args.load or Path(f"quarterdeck-{game.record.seed}.json")
    people = [seat for seat in range(game.record.seats) if seat + 1 not in args.bot]
    if not people or any(not 1 <= bot <= game.record.seats for bot in args.bot):
        raise BadOptions(f"--bot: seats are 1 to {game.record.seats}, and at least one is for a person")
    return Terminal(game, people, words(game.record.game, args.language), file).play()


def _new_game(args: argparse.Namespace) -> Game:
    rules = registry.rules_of(args.game)
    options = read_game_options(args)
    if args.clock == "off":
        if "clock" not in rules.options.__struct_fields__:
            raise BadOptions(f"--clock: {args.game} has no clock to switch off")
        options["clock"] = False
    seats = args.seats if args.seats is not None else min(rules.seats)
    return Game(args.game, seats=seats, seed=args.seed or secrets.token_hex(4), **options)


class Terminal:
    """A person, or several sharing the keyboard, at one table."""

    def __init__(self, game: Game, people: list[int], language: Words, file: Path) -> None:
        self.game, self.people, self.words, self.file = game, people, language, file
        self.console = Console(highlight=False)
        self.keyboard = Keyboard(game)
        self.seat = people[0]
        self.told = 0
        self.bots = {seat: RandomBot(f"{game.record.seed}/bot/{seat}") for seat in range(game.record.seats)}
        self.keys = {
            "u": self.undo, "l": self.log, "v": self.view, "w": self.why_not, "s": self.save,
            "r": self.replay, "a": self.change_seat, ".": self.wait, "?": self.help,
        }  # fmt: skip

    def play(self) -> int:
        """Ask, act and tell until the game is over or the person leaves."""
        try:
            while not self.game.over:
                self.turn_to_somebody()
                self.tell()
                self.describe()
                if not self.ask():
                    return self.leave()
                self.bots_act()
        except (KeyboardInterrupt, EOFError):
            return self.leave()
        self.tell()
        self.say("play-over")
        self.console.print(self.game.result())
        return 0

    def say(self, message: str, **args: Any) -> None:
        self.console.print(self.words.text(message, args), markup=False)

    def tell(self) -> None:
        """What happened since the last time, as this seat may know it."""
        events = self.game.events_for(self.seat, self.told)
        self.told = len(self.game.events)
        self.tell_events(events)

    def tell_events(self, events: list[Event]) -> None:
        for event in events:
            self.console.print(f"  {self.words.event(event)} ", markup=False, end="")
            self.console.print(f"({event.clause})", style="dim cyan", markup=False)

    def describe(self, *, fully: bool = False) -> None:
        lines = self.game.rules.describe(self.game.view(self.seat), self.words, fully)
        self.console.print()
        for line in lines:
            self.console.print(line, markup=False)

    def turn_to_somebody(self) -> None:
        """Let a seat that is asked have the keyboard; nobody sees the hand of the seat before."""
        asked = [seat for seat in self.people if seat in self.game.seats()]
        if asked and self.seat not in asked:
            self.hand_over(asked[0])

    def hand_over(self, seat: int) -> None:
        if len(self.people) > 1:
            self.console.clear()
            self.say("play-cover", seat=seat)
            self.keyboard.line()
        self.seat = seat

    def ask(self) -> bool:
        """One choice of the person; False to leave."""
        asked = self.game.state.agenda[-1].prompt(self.game.state, self.seat)
        self.console.print(f"\n[bold]{self.words.text('play-seat', {'seat': self.seat})}[/]", end="  ")
        self.console.print(self.keyboard.clock_text(self.words), style="yellow", end="")
        self.console.print(self.words.prompt(asked), markup=False)
        options = self.game.choices(self.seat)
        while True:
            answer = self.pick(options)
            if answer in ("q", None):
                return False
            if isinstance(answer, Option):
                return self.choose(answer)
            if self.keys[answer]():
                return True

    def choose(self, option: Option) -> bool:
        try:
            self.game.act(self.seat, option, self.keyboard.now())
        except QuarterdeckError as error:
            self.console.print(str(error), style="red", markup=False)
        return True

    def pick(self, options: list[Option]) -> Option | str | None:
        """An option, step by step through its words, or one of the letters."""
        branch = menu(options, self.words)
        trail: list[Branch] = []
        by_text = {str(option): option for option in options}
        while True:
            for number, (label, _) in enumerate(branch, 1):
                self.console.print(f"{number:4}  {label}", markup=False)
            if not options:
                self.say("play-nothing")
            self.say("play-back" if trail else "play-choose")
            answer = self.keyboard.line(self.tell_time)
            if answer in self.keys or answer == "q":
                return answer
            if answer in by_text:
                return by_text[answer]
            if answer == "0" and trail:
                branch = trail.pop()
            elif answer.isdigit() and 1 <= int(answer) <= len(branch):
                chosen = branch[int(answer) - 1][1]
                if isinstance(chosen, Leaf):
                    return chosen.option
                trail.append(branch)
                branch = chosen
            elif answer:
                self.say("play-unknown", text=answer)

    def tell_time(self) -> None:
        """Time passed while the person was thinking: the computer may have spoken."""
        self.game.clock(self.keyboard.now())
        self.tell()

    def bots_act(self) -> None:
        for seat in self.game.seats():
            options = self.game.choices(seat) if seat not in self.people else []
            if options:
                chosen = self.bots[seat].choose(partial(self.game.view, seat), options)
                self.game.act(seat, chosen or options[0])

    # The letters; each returns True when the options may have changed

    def undo(self) -> bool:
        reason = self.game.why_not_undo(self.seat)
        if reason is not None:
            self.console.print(self.words.reason(reason), style="red", markup=False)
            return False
        self.game.undo(self.seat)
        self.told = len(self.game.events)
        self.say("play-undone")
        return True

    def log(self) -> bool:
        seen, self.told = self.told, 0
        self.tell()
        self.told = seen
        return False

    def view(self) -> bool:
        self.describe(fully=True)
        return False

    def why_not(self) -> bool:
        options = self.game.choices(self.seat)
        self.say("play-why-ask", example=str(options[0]) if options else "?")
        try:
            reason = self.game.why_not(self.seat, self.keyboard.line())
        except QuarterdeckError as error:
            self.console.print(str(error), style="red", markup=False)
            return False
        if reason is None:
            self.say("play-possible")
        else:
            self.console.print(f"{self.words.reason(reason)} ({reason.clause})", markup=False)
        return False

    def save(self) -> bool:
        self.file.write_bytes(self.game.save())
        self.say("play-saved", file=str(self.file))
        return False

    def replay(self) -> bool:
        """Play the record again, telling it step by step, and check that it leads to the same table."""
        for given, again, events in retold(self.game.record):  # noqa: B007 - the last one is compared
            if given is not None:
                self.console.print(f"{given.at:8.1f} s", style="yellow")
            self.tell_events(redacted(events, self.seat))
        again.clock(self.game.state.now)
        assert again.state == self.game.state, "the record does not lead to this table"
        self.say("play-replay", count=len(self.game.record.inputs))
        return False

    def change_seat(self) -> bool:
        others = self.people[self.people.index(self.seat) + 1 :] + self.people
        self.hand_over(others[0])
        return True

    def wait(self) -> bool:
        """Let time pass until something happens."""
        due = self.game.state.deadline()
        if due is not None:
            self.game.clock(self.keyboard.wait_until(due))
        return True

    def help(self) -> bool:
        self.say("play-help")
        return False

    def leave(self) -> int:
        self.file.write_bytes(self.game.save())
        self.console.print()
        self.say("play-goodbye", file=str(self.file))
        return 0
