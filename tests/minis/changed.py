"""The duel by other versions of its rules."""

from typing import Any

from msgspec.structs import replace

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.manifest import Manifest
from tests.minis import council, duel, letters


def _changed(**rules: Any) -> Manifest:
    return replace(duel.MANIFEST, rules=replace(duel.MANIFEST.rules, version=2, **rules))


SAME = _changed()
"""Another version by which every game of the first plays out as it did."""


def _second_begins(seats: int, options: duel.Settings, chance: Chance) -> duel.Duel:
    table = duel.setup(seats, options, chance)
    table.agenda = [duel.Turn(1)]
    return table


OTHER = _changed(setup=_second_begins)
"""Seat 1 begins: no game that seat 0 began replays."""
STRANGE = _changed(setup=_second_begins, state=council.Council)
"""Even the things on the table are others."""


def _fails(seats: int, options: duel.Settings, chance: Chance) -> duel.Duel:
    raise KeyError("sector")


FAILING = _changed(setup=_fails)
"""No game can be set up, nor played again."""
MISTAKEN = replace(duel.MANIFEST, rules=replace(duel.MANIFEST.rules, setup=_fails))
"""The same without another version."""


def _letters_in_other_order(seats: int, options: letters.Settings, chance: Chance) -> letters.Letters:
    table = letters.setup(seats, options, chance)
    table.sack = table.sack[::-1]
    return table


OTHER_LETTERS = replace(
    letters.MANIFEST, rules=replace(letters.MANIFEST.rules, version=2, setup=_letters_in_other_order)
)
"""Everybody gets other letters: no episode replays."""
