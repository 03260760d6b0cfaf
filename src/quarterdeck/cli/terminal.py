"""A table in a terminal: it prints events, asks and reads answers, while time passes and bots play."""

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.registry import make_by_seat
from quarterdeck.cli.menu import Menu, NotThere, TooMany
from quarterdeck.cli.retelling import outcome
from quarterdeck.cli.saving import write_whole
from quarterdeck.cli.terminal_keys import COMMAND_WORDS, KEYS, KEYS_AFTER, Left, echo, leave
from quarterdeck.cli.timing import CLEAR_SCREEN, LONGEST, Keyboard
from quarterdeck.kernel.console import EventPrinter, emphasized
from quarterdeck.kernel.errors import Illegal, NoAnswer, Reason, UnknownOption
from quarterdeck.kernel.foresight import final_options
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.words import Words, sentences

BOT_PACE = 0.8
"""Seconds of real time between two moves of a bot, unless the player chooses others."""
CARD_INDENT = 8
"""How far what a card says stands under the option that names it."""
ENDLESS = re.compile(r"\d{10}")
"""A number that no seat or place has."""


class Terminal:
    """A person, or several sharing the keyboard, at one table; `bots` are the names of the bots by seat."""

    def __init__(
        self, game: Game, bots: Mapping[int, str], language: Words, file: Path, go_on: str, pace: float = BOT_PACE
    ) -> None:
        self.game, self.words, self.file, self.go_on, self.pace = game, language, file, go_on, pace
        self.people = [seat for seat in range(game.record.seats) if seat not in bots]
        self.console = Console(highlight=False)
        self.keyboard = Keyboard(game)
        self.printer = EventPrinter(self.console, language, game.manifest.texts.headings, self.turn_over)
        self.seat = self.people[0]
        self.shown_events = 0
        self.describing = True
        self.bots = make_by_seat(bots, game.record.game, game.record.seed, in_time=self.keyboard.real)
        self.bots_at = time.monotonic() + self.pace
        self.bots_wait = True

    def play(self) -> int:
        """Play until the game is over and the person leaves; the game is saved whatever happens."""
        with self.keyboard:
            try:
                self.open()
                while not self.game.over:
                    self.turn()
                self.finish()
            except (KeyboardInterrupt, EOFError):
                self.console.print()
                return 0 if self.saved("play-goodbye") else 1
            except Left:
                return 0
            except Exception:
                self.rescue()
                raise
        return 0

    def open(self) -> None:
        """Show the hash of the seed; a loaded game does not print its earlier events again."""
        self.say("play-commitment", commitment=self.game.commitment)
        if self.game.record.inputs and not self.game.over:
            self.shown_events = len(self.game.events)
            self.hand_over(self.seat)
            self.say("play-loaded")

    def turn(self) -> None:
        """One turn at the keyboard: print events, show the table if it is new, and ask."""
        self.bots_begin()
        self.give_keyboard_to_next()
        self.emit()
        if self.game.over:
            return
        if self.describing:
            self.describe()
        self.describing = False
        self.ask()

    # Telling

    def say(self, message: str, **args: Any) -> None:
        self.console.print(self.words.text(message, args), markup=False)

    def refuse(self, reason: Reason) -> None:
        clause = f" ({reason.clause})" if reason.clause else ""
        self.console.print(f"{self.words.reason(reason)}{clause}", style="red", markup=False)

    def emit(self) -> None:
        """What happened since the last time, as this seat may know it."""
        self.print_for(self.seat)

    def print_for(self, seat: int | None) -> None:
        events = self.game.events_for(seat, self.shown_events)
        self.shown_events = len(self.game.events)
        self.printer.emit(events, self.keyboard.clock_text())

    def turn_over(self) -> None:
        """Wait for Enter between two turns of a long account."""
        if self.keyboard.real:
            self.say("play-more")
            if self.answer() == "q":
                leave(self)

    def describe(self, *, fully: bool = False) -> None:
        self.console.print()
        for line in self.game.manifest.texts.describe(self.game.view(self.seat), self.words, fully):
            self.console.print(emphasized(line))

    # Whose turn it is

    def give_keyboard_to_next(self) -> None:
        """Give the keyboard to a seat that is asked, after a cover screen."""
        asked = [seat for seat in self.people if seat in self.game.seats()]
        if asked and self.seat not in asked:
            self.hand_over(asked[0])

    def hand_over(self, seat: int) -> None:
        if len(self.people) > 1:
            print(CLEAR_SCREEN if self.keyboard.real else "", flush=True)
            self.say("play-cover", seat=seat)
            while self.listen() is None:
                self.print_for(None)
        self.seat, self.describing = seat, True

    def bots_begin(self) -> None:
        """While only bots are asked, they act at once, until they let time pass."""
        while (asked := self.game.seats()) and not set(asked) & set(self.people):
            before = len(self.game.record.inputs)
            self.bots_act()
            if len(self.game.record.inputs) == before:
                return

    def bots_act(self) -> None:
        for seat in [seat for seat in self.game.seats() if seat in self.bots]:
            self.bot_acts(seat)
        self.bots_at, self.bots_wait = time.monotonic() + self.pace, True

    def bot_acts(self, seat: int) -> None:
        """One choice of a bot, if it makes any."""
        options = self.game.choices(seat)
        chosen = self.bot_choice(seat, options) if options else None
        if chosen is not None:
            self.game.act(seat, chosen)

    def bot_choice(self, seat: int, options: Sequence[Option]) -> Option | None:
        """What a bot does; it may let time pass only where the game does not wait, or to let people go first."""
        state, people = self.game.state, frozenset(self.people)
        following = self.game.manifest.bots.following(state, seat, people)
        if following is not None:
            return following[0] if following else None
        chosen = self.bots[seat].choose(Seat(state, seat, people=people), options)
        if chosen is None and state.agenda[-1].blocking:
            raise NoAnswer(f"the bot in seat {seat + 1} must answer {state.agenda[-1].name}, but chose nothing")
        return chosen

    # Listening

    def listen(self) -> str | None:
        """What the person types, or None if something happened first."""
        return self.keyboard.line(self.meanwhile)

    def meanwhile(self) -> bool:
        """Let time pass and bots act while the person thinks; whether anything happened."""
        before = len(self.game.record.inputs)
        self.game.clock(self.keyboard.now())
        if self.bots and time.monotonic() >= self.bots_at:
            self.bots_act()
        return len(self.game.record.inputs) > before

    def answer(self) -> str:
        """What the person types; announcements come in between."""
        while (typed := self.listen()) is None:
            self.emit()
        return typed

    # Asking

    def ask(self) -> None:
        """Ask until the person has done something or time has changed what can be done."""
        menu = self.menu()
        self.show(menu)
        while True:
            typed = self.listen()
            if typed is None:
                self.emit()
                if self.game.over or self.menu().options != menu.options:
                    self.keyboard.typing.forget_numbers()
                    return
            elif self.obey(typed, menu):
                return

    def menu(self) -> Menu:
        """What this seat may choose now; what can never be taken back comes last."""
        options = self.game.choices(self.seat)
        ordered = sorted(options, key=lambda option: option.bars_undo_after(self.game.state))
        return Menu(ordered, self.words, self.foretold)

    def called(self, option: Option) -> str:
        """An option as the question calls it."""
        return self.words.labelled(option, self.game.label(self.seat, option))

    def foretold(self, option: Option) -> str:
        """An option with what would come of it."""
        reasons = map(self.words.reason, self.game.preview(self.seat, option))
        foreseen = "; ".join([reason.removesuffix(".") for reason in reasons])
        return self.called(option) + (f" ({foreseen})" if foreseen else "")

    def show(self, menu: Menu) -> None:
        asked = self.game.state.agenda[-1].prompt(self.game.state, self.seat)
        self.console.print(f"\n[bold]{self.words.text('play-seat', {'seat': self.seat})}[/]", end="  ")
        self.console.print(self.words.prompt(asked), markup=False)
        if self.words.has(f"{asked.id}-more"):
            self.console.print(self.words.text(f"{asked.id}-more"), markup=False)
        if self.game.rules.marks_irreversible:
            menu.final = final_options(self.game.state, self.seat, menu.options)
        self.show_branch(menu)

    def show_branch(self, menu: Menu) -> None:
        told: set[str] = set()
        for number, (label, behind) in enumerate(menu.branch, 1):
            mark = f" {self.words.text('play-final')}" if menu.is_final(behind) else ""
            self.console.print(f"{number:4}  {label}{mark}", markup=False)
            for text in self.card_texts(menu.words_behind(behind), told):
                self.console.print(Padding.indent(Text(text, "dim"), CARD_INDENT))
        if not menu.options:
            self.say("play-nothing")
        self.say("play-back" if menu.trail else "play-choose")

    def card_texts(self, named: Sequence[str], told: set[str]) -> Iterator[str]:
        """What cards say that are named by a line of a menu, unless an earlier line has told it."""
        for card in [card for card in named if card in self.cards and card not in told]:
            told.add(card)
            yield sentences(self.cards[card])

    @cached_property
    def cards(self) -> dict[str, list[str]]:
        """What is written on the cards of the game, if menus say it."""
        texts = self.game.manifest.texts
        return texts.card_texts(self.words, self.game.record.pack) if texts.cards_in_menus else {}

    def obey(self, typed: str, menu: Menu) -> bool:
        """Do what was typed; whether the person must be asked again."""
        if (key := COMMAND_WORDS.get(typed, typed)) in KEYS:
            return KEYS[key](self)
        try:
            option = menu.pick(typed)
        except TooMany as error:
            self.say("play-too-many", text=echo(typed), used=error.used)
            return False
        except NotThere:
            return self.choose_by_text(typed)
        if option is not None:
            return self.choose(option, alone=len(menu.options) == 1)
        self.show_branch(menu)
        return False

    def choose_by_text(self, typed: str) -> bool:
        """An option that is not in the menu: its reason says why."""
        try:
            return self.choose(self.option(typed), alone=True)
        except UnknownOption:
            self.say("play-unknown", text=echo(typed))
            return False

    def option(self, typed: str) -> Option:
        """The option that a text means, possible now or not."""
        if len(typed) > LONGEST or ENDLESS.search(typed):
            raise UnknownOption(f"{echo(typed)!r}: no option is as long, or has such a number")
        return self.game.state.option(typed)

    def choose(self, option: Option, *, alone: bool) -> bool:
        """Act, after a confirmation if the choice cannot be undone."""
        if not alone and not self.sure(option):
            return True
        if not self.keyboard.real and not self.bots_wait:
            self.bots_act()
        try:
            self.game.act(self.seat, option, self.keyboard.now())
        except Illegal as error:
            self.refuse(error.reason)
            return True
        self.describing, self.bots_wait = True, False
        return True

    def sure(self, option: Option) -> bool:
        if not self.keyboard.real or not option.bars_undo_after(self.game.state):
            return True
        self.console.print(self.called(option), markup=False)
        for reason in self.game.preview(self.seat, option):
            self.console.print(self.words.reason(reason), style="yellow", markup=False)
        self.say("play-sure")
        return self.answer().lower() in self.words.text("play-yes").split()

    # The end

    def finish(self) -> None:
        """Say how it ended, save it, and let people at a terminal look back."""
        self.emit()
        self.console.print()
        self.say("play-over")
        for line in self.result():
            self.console.print(line, markup=False)
        self.saved("play-kept")
        while self.keyboard.real:
            self.say("play-after")
            typed = self.answer()
            if typed in KEYS_AFTER:
                KEYS_AFTER[typed](self)

    def result(self) -> list[str]:
        """The outcome as text, the score if there is one, and the seed that was hidden."""
        seed = {"seed": echo(self.game.record.seed), "commitment": self.game.commitment}
        return [*outcome(self.game, self.words), self.words.text("play-seed", seed)]

    def saved(self, message: str) -> bool:
        """Save the game as it is at this moment, and say so; False if that fails."""
        try:
            self.game.clock(self.keyboard.now())
            write_whole(self.file, self.game.save())
        except OSError as error:
            self.say("play-not-saved", file=str(self.file), error=str(error.strerror))
            return False
        self.say_where(message)
        return True

    def say_where(self, message: str) -> None:
        """Say where the game is saved, in lines that can be copied."""
        text = self.words.text(message, {"file": str(self.file), "command": self.go_on})
        self.console.print(text, markup=False, soft_wrap=True)

    def rescue(self) -> None:
        """Save the game after a crash of this program."""
        with suppress(Exception):
            write_whole(self.file, self.game.save())
            self.say_where("play-goodbye")
