"""Every ability technology, in the situation in which it works and in one in which it does not."""

from collections.abc import Callable

import pytest

from quarterdeck.games.starship_captains.rules.technologies import BonusOf
from quarterdeck.games.starship_captains.state import DAMAGED
from tests.rules import rule
from tests.starship_captains.content import BASE
from tests.starship_captains.eager import changes, finish, table
from tests.starship_captains.tables import Voyage

AFTER_MISSION = {
    "red-talisman": ("red: jump", "blue: jump", "fleet 1"),
    "yellow-talisman": ("yellow: jump", "red: jump", "raiders 1"),
    "blue-talisman": ("blue: jump", "yellow: jump", "robots 1"),
    "getaway-pilot": ("red: jump", "yellow: jump", "moved 2"),
    "damage-control-party": ("yellow: jump", "blue: jump", "damage -1"),
    "press-officer": ("blue: jump", "red: jump", "medals 1"),
    "pirate-transmitter": ("red: fight", "red: jump", "raiders 1"),
    "lost-android-office": ("android: jump", "red: jump", "androids 1"),
}
"""A mission after which it works, one after which it does not, and what changes."""
BONUSES = {
    "repair-bots": ("repair", "damage -2", "medal", "medals 1"),
    "training-holovisor": ("medal", "medals 2", "repair", "damage -1"),
    "wormhole-generator": ("move", "jumped 1", "medal", "medals 1"),
}
"""The bonus of touching edges that it changes, into what, and another one that stays."""
OTHERS = {
    "additional-engine", "super-accumulator", "artifact-gallery", "trophy-gallery", "hyper-lockers", "cloaking-coat",
    "armoured-hull", "museum-grade-armour", "universal-translator",
}  # fmt: skip


def with_ability(card: str) -> Voyage:
    voyage = table()
    voyage.me.slots = [card, "", "", DAMAGED, DAMAGED, DAMAGED]
    return voyage


def happens(voyage: Voyage, row: str, *choices: str) -> Callable[[], object]:
    """Let effects happen and choose what is named; the rest is answered eagerly."""
    return lambda: finish(voyage.effect(row).do(*choices))


def test_all_abilities_are_here() -> None:
    assert {*AFTER_MISSION, *BONUSES, *OTHERS} == {name for name, card in BASE.technologies.items() if card.ability}


@rule("SC-19.21", "SC-19.24")
@pytest.mark.parametrize("card", AFTER_MISSION)
def test_it_works_after_the_missions_it_names(card: str) -> None:
    fitting, other, expected = AFTER_MISSION[card]
    for row, changed in ((fitting, f"{expected}, missions 1"), (other, "missions 1")):
        voyage = with_ability(card).crew(["C"]).mission(row, name=f"{card} {row}")
        found = changes(voyage, lambda voyage=voyage: finish(voyage.do("perform", "assign C")))
        assert sorted(found.split(", ")) == sorted(changed.split(", "))


@rule("SC-19.14", "SC-19.22", "SC-19.26")
@pytest.mark.parametrize("card", BONUSES)
def test_it_changes_the_bonus_it_names(card: str) -> None:
    symbol, expected, other, as_usual = BONUSES[card]
    for shown, changed in ((symbol, expected), (other, as_usual)):
        voyage = with_ability(card)
        assert changes(voyage, lambda voyage=voyage, shown=shown: give_bonus(voyage, shown)) == changed


def give_bonus(voyage: Voyage, symbol: str) -> None:
    voyage.table.then(BonusOf(0, symbol))
    voyage.table.advance()
    finish(voyage)


@rule("SC-19.28", "SC-19.36")
def test_additional_engine_adds_a_move_once_per_turn() -> None:
    voyage = with_ability("additional-engine")
    assert changes(voyage, lambda: finish(voyage.do("activate navigation R"))) == "moved 3"
    assert changes(voyage, happens(voyage, "move")) == "moved 1"


@rule("SC-19.19")
def test_super_accumulator_repairs_instead_of_moving() -> None:
    voyage = with_ability("super-accumulator")
    assert changes(voyage, happens(voyage, "move 2", "instead")) == "damage -1, moved 1"
    assert changes(voyage, happens(voyage, "jump", "instead")) == "damage -1"
    assert changes(voyage, happens(voyage, "jump")) == "jumped 1"


@rule("SC-19.13")
@pytest.mark.parametrize(
    ("card", "coin", "changed"),
    [("artifact-gallery", "ry", "artifacts -1"), ("trophy-gallery", "pirate", "pirates -1")],
)
def test_galleries_pay_medals_with_cargo(card: str, coin: str, changed: str) -> None:
    voyage = with_ability(card)
    voyage.me.medals = 0
    assert changes(voyage, lambda: voyage.do("train C R")) == ", ".join(sorted([changed, "cadets -1"]))
    plain = table()
    plain.me.medals = 0
    assert not any(text.startswith("train") for text in plain.offered())


@rule("SC-19.16")
def test_hyper_lockers_hold_two_more() -> None:
    assert with_ability("hyper-lockers").table.capacity(0) == 10
    assert table().table.capacity(0) == 8
    full = with_ability("hyper-lockers")
    full.me.damage = 9
    assert full.table.capacity(0) == 2


@rule("SC-19.20")
def test_cloaking_coat_ignores_the_first_damage_of_a_mission() -> None:
    voyage = with_ability("cloaking-coat").crew(["R"]).mission("red: damage 2")
    voyage.do("perform", "assign R", "apply")
    assert changes(voyage, lambda: finish(voyage.do("shrug"))) == "damage 1, missions 1"
    outside = with_ability("cloaking-coat")
    assert changes(outside, happens(outside, "damage")) == "damage 1"


@rule("SC-19.20", "SC-7.1")
def test_damage_that_the_coat_could_ignore_may_be_taken() -> None:
    voyage = with_ability("cloaking-coat").crew(["R"]).mission("red: damage 2")
    voyage.do("perform", "assign R", "apply")
    assert voyage.offered() == ["suffer", "shrug"]
    assert changes(voyage, lambda: finish(voyage.do("suffer"))) == "damage 2, missions 1"
    assert not voyage.told("damage-ignored")


@rule("SC-19.12")
@pytest.mark.parametrize(
    ("card", "kind", "changed"),
    [("armoured-hull", "pirate", "pirates -1"), ("museum-grade-armour", "ry", "artifacts -1")],
)
def test_armour_discards_cargo_instead_of_damage(card: str, kind: str, changed: str) -> None:
    voyage = with_ability(card)
    assert changes(voyage, happens(voyage, "damage 2", f"sacrifice {kind}")) == ", ".join(sorted([changed, "damage 1"]))
    assert changes(voyage, happens(voyage, "damage")) == "damage 1", "nothing is left to discard"


@rule("SC-19.27")
def test_universal_translator_opens_every_track() -> None:
    voyage = with_ability("universal-translator")
    assert changes(voyage, happens(voyage, "advance fleet 2", "go pirates 2")) == "raiders 2"
    plain = table().effect("advance fleet 2")
    assert plain.why_not("go pirates 2") == "SC-14.8"
