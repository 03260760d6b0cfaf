"""The duel by other versions of its rules."""

from msgspec.structs import replace

from quarterdeck.kernel.chance import Chance
from tests.minis import council, duel

SAME = replace(duel.RULES, version=2)
"""Another version by which every game of the first plays out as it did."""


def _second_begins(seats: int, options: duel.Settings, chance: Chance) -> duel.Duel:
    table = duel.setup(seats, options, chance)
    table.agenda = [duel.Turn(1)]
    return table


OTHER = replace(duel.RULES, version=2, setup=_second_begins)
"""Seat 1 begins: no game that seat 0 began replays."""
STRANGE = replace(duel.RULES, version=2, setup=_second_begins, state=council.Council)
"""Even the things on the table are others."""
