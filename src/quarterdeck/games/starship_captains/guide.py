"""The first guided game (SC-R33 to SC-R35) as it is written: its set-up, the steps of its coach, and its goals."""

from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from quarterdeck.games.starship_captains.pack import CONTENT
from quarterdeck.kernel import clauses
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.sheet import Sheet

READING = "got-it"
LEAVING = "play-freely"
Count = Literal["missions", "technologies", "steps", "damage"]


class GuideStep(Struct, frozen=True):
    """What the coach says under a name, the clause behind it, and the options it waits for, one after the other."""

    name: str
    clause: str
    options: tuple[str, ...]


class Goal(Struct, frozen=True):
    """So many of something when the game ends; of damage no more than that."""

    count: Count
    number: int

    def met(self, found: int) -> bool:
        return found <= self.number if self.count == "damage" else found >= self.number


class Guide(Struct, frozen=True):
    """A guided game."""

    board: str
    tracks: tuple[str, ...]
    tiles: tuple[str, ...]
    piles: dict[str, tuple[str, ...]]
    steps: tuple[GuideStep, ...]
    goals: tuple[Goal, ...]
    script: tuple[str, ...]
    """The options of all steps."""

    def accepts(self, seen: int, text: str) -> bool:
        """Whether the coach lets an option pass after so many others: the one it waits for, or leaving it."""
        return text == LEAVING or f"{text} ".startswith(f"{self.script[seen]} ")

    def after(self, seen: int, text: str) -> int | None:
        """How many options the coach has seen after one more; None when it has no more to say."""
        return seen + 1 if self.accepts(seen, text) and seen + 1 < len(self.script) else None

    def step(self, seen: int) -> int:
        """The number of the step after so many options, from 0."""
        ends = [sum(len(step.options) for step in self.steps[: number + 1]) for number in range(len(self.steps))]
        return next(number for number, end in enumerate(ends) if seen < end)


class _GuideRow(Struct, frozen=True, forbid_unknown_fields=True):
    board: str
    tracks: tuple[str, ...]
    tiles: tuple[str, ...]
    piles: dict[str, tuple[str, ...]]
    steps: tuple[str, ...]
    goals: tuple[str, ...]


@cache
def guide() -> Guide:
    """The guided game of the base pack."""
    sheet = Sheet(CONTENT / "guided.toml")
    row = sheet.read(_GuideRow)
    steps, goals = [], []
    for number, text in enumerate(row.steps):
        with sheet.at("steps", number):
            steps.append(read_step(text))
    for number, text in enumerate(row.goals):
        with sheet.at("goals", number):
            goals.append(read_goal(text))
    script = tuple(option for step in steps for option in step.options)
    return Guide(row.board, row.tracks, row.tiles, row.piles, tuple(steps), tuple(goals), script)


def read_step(text: str) -> GuideStep:
    """A step from its row, `fight SC-10.2: attack s10; end-turn`."""
    name, _, rest = text.partition(" ")
    clause, colon, options = rest.partition(": ")
    if not colon or not clauses.exists(clause):
        raise BadContent(f"{text!r} should read like 'fly SC-5.1: fly s2': a name, a clause of the rules, options")
    return GuideStep(name, clause, tuple(options.split("; ")))


def read_goal(text: str) -> Goal:
    """A goal from its row, `missions 2`."""
    count, _, number = text.partition(" ")
    if count not in get_args(Count) or not number.isdigit():
        raise BadContent(f"{text!r} should be a number of {', '.join(get_args(Count))}, like 'missions 2'")
    return Goal(count, int(number))  # type: ignore[arg-type]
