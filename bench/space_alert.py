"""What Space Alert costs: random play, copies, and resolving a full mission."""

from typing import Any

from playing import Played, cpu_us

from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.state import SpaceAlert

RANDOM_PLAY = Played("space-alert", 5)
BOARDS = ["C^B^AAXA>C<A", "<A^B^C>AAB<A", ">B^C<A^>AABC", "^AB<A>^CA<BA", "<^BC>A^AB>CA"]
"""Five full boards: every slot holds a card."""
THREATS = [
    ["E1-05", 1, "white"], ["E1-01", 2, "red"], ["I1-01", 3, "internal"], ["E1-08", 4, "blue"],
    ["E1-09", 5, "white"], ["I1-03", 6, "internal"], ["E1-06", 7, "red"], ["E1-04", 8, "blue"],
]  # fmt: skip
"""Eight threats, none of which can end the mission early."""


def full_mission(players: int = 5, threats: int = 8) -> SpaceAlert:
    """A mission with full boards that runs its whole course: the ship is as strong as the bench needs it."""
    case: dict[str, Any] = {"boards": BOARDS[:players], "threats": THREATS[:threats]}
    table = build(read_case(case))
    table.ship.shields = [99, 99, 99]
    table.tiles = [type(pile)(pile.name, pile.cards * 20) for pile in table.tiles]
    return table


def resolve_us(players: int = 5, threats: int = 8, rounds: int = 30) -> float:
    """Resolving a planned mission, its copy not counted."""
    start = full_mission(players, threats)
    tables = [start.copy() for _ in range(rounds)]

    def work() -> int:
        for table in tables:
            table.advance()
        return rounds

    cost = cpu_us(work)
    assert all(table.outcome == "won" for table in tables), "the mission of the bench must run its whole course"
    return cost
