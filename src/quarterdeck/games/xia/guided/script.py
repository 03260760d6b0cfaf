"""The first guided game as it is written: its set-up, its dice, the steps of its coach, and its goals (XIA-R34)."""

from functools import cache

from msgspec import Struct, field

from quarterdeck.games.xia.content.pack import CONTENT
from quarterdeck.games.xia.guided.goals import Goal
from quarterdeck.kernel.coach import Course, StepReader
from quarterdeck.kernel.sheet import Sheet


class SeatScript(Struct, frozen=True, forbid_unknown_fields=True):
    """How a captain begins."""

    ship: str
    start: str
    """The sector where the ship stands."""
    outfits: tuple[str, ...]
    credits: int
    bot: str = ""
    """Who plays it; nothing: the newcomer."""


class GuidedScript(Course, frozen=True, kw_only=True):
    """A guided game. Its `parts` are what the bots choose in the coached part."""

    rounds: int
    """The number of rounds after which it ends (XIA-R27)."""
    rolls: tuple[int, ...]
    seats: tuple[SeatScript, ...]
    """In turn order."""
    tokens: dict[str, str]
    """What lies on the exploration hex of each start sector."""
    piles: dict[str, tuple[str, ...]]
    """What comes first from the stack, the decks and the tokens."""
    after: "AfterScript"


class AfterScript(Struct, frozen=True, forbid_unknown_fields=True):
    """The newcomer's situation when the coach is gone, for tests."""

    at: str
    fame: int
    credits: int
    damage: int
    cargo: str
    energy: int
    armed: int
    done: tuple[str, ...]


class _BotRow(Struct, frozen=True, forbid_unknown_fields=True):
    b: tuple[str, ...] = field(name="B")
    c: tuple[str, ...] = field(name="C")


class _GuideRow(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    rolls: tuple[int, ...]
    steps: tuple[str, ...]
    goals: tuple[str, ...]
    bots: _BotRow
    tokens: dict[str, str]
    piles: dict[str, tuple[str, ...]]
    after: AfterScript
    seat_a: SeatScript = field(name="seat-A")
    seat_b: SeatScript = field(name="seat-B")
    seat_c: SeatScript = field(name="seat-C")


@cache
def guide() -> GuidedScript:
    """The guided game of the base pack."""
    sheet = Sheet(CONTENT / "guided.toml")
    row = sheet.read(_GuideRow)
    return GuidedScript(
        rounds=row.rounds,
        rolls=row.rolls,
        seats=(row.seat_a, row.seat_b, row.seat_c),
        tokens=row.tokens,
        piles=row.piles,
        after=row.after,
        steps=sheet.each(StepReader("guided"), row.steps, "steps"),
        goals=sheet.each(Goal.parse, row.goals, "goals"),
        parts={1: row.bots.b, 2: row.bots.c},
        binding=True,
        shows_progress=True,
    )
