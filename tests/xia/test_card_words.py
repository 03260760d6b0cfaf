"""The words of cards, one by one, and the tables of XIA-32 that list them."""

import re
import tomllib
from typing import Any

import pytest

from quarterdeck.games.xia.content.abilities import AbilityRow, Adjacent, Band, read_ability
from quarterdeck.games.xia.content.effects import EngineBonus, EngineDouble, FreeScan, Mend, Reroll, SurveySectors
from quarterdeck.games.xia.content.missions import (
    ConsequencesRow,
    DistancePay,
    Mission,
    MissionRow,
    PayBand,
    RollPay,
    SneakBand,
    TierPay,
    read_consequences,
    read_mission,
    read_pay,
)
from quarterdeck.games.xia.content.pack import CONTENT, pack
from quarterdeck.games.xia.content.ships import ShipRow, ShipTiers, read_ship
from quarterdeck.games.xia.content.titles import Deed, Requirement, TitleRow, read_perk, read_title
from quarterdeck.games.xia.content.tokens import GatherBand, Token, TokenRow, read_gathering, read_token
from quarterdeck.kernel.clauses import page
from quarterdeck.kernel.errors import BadContent
from tests.rules import rule

BASE = pack()


# Ships and abilities


@rule("XIA-32.2.1", "XIA-4.1.4")
def test_a_ship_is_tier_energy_and_impulse_with_a_hold() -> None:
    row = ShipRow("tier 2, energy 9, impulse 4", (".##", "##."), "sun-sip", "red", "designed")
    ship = read_ship("raft", row, ShipTiers((1, 2, 3), (4, 5, 6), (7, 8, 9)))
    assert (ship.tier, ship.energy, ship.impulse, ship.price, ship.repair, ship.fame) == (2, 9, 4, 2, 5, 8)
    assert (ship.hold, ship.size) == (("0,1", "0,2", "1,0", "1,1"), 4)


@rule("XIA-32.2.2", "XIA-32.1.2", "XIA-32.1.3")
def test_an_ability_is_timing_energy_condition_and_bands() -> None:
    card = read_ability(
        "x", AbilityRow("any time 2, adjacent: 3-13 engine +3; 20 engine +8 / engine double", "designed")
    )
    assert (card.timing, card.energy, card.condition, card.rolls) == ("any time", 2, Adjacent(), True)
    assert card.bands == (
        Band(3, 13, ((EngineBonus(3),),)),
        Band(20, 20, ((EngineBonus(8),), (EngineDouble(),))),
    )
    assert [card.band(face) for face in (2, 3, 13, 14, 20)] == [None, card.bands[0], card.bands[0], None, card.bands[1]]


@rule("XIA-32.2.2", "XIA-32.1.2")
def test_an_ability_without_bands_happens_without_a_roll() -> None:
    card = read_ability("x", AbilityRow("after die 1: reroll", "printed"))
    assert (card.rolls, card.bands, card.condition) == (False, (Band(1, 20, ((Reroll(),),)),), None)


@rule("XIA-32.1.2")
def test_a_comma_joins_effects_and_all_is_no_number() -> None:
    assert BASE.abilities["deep-survey"].bands[-1] == Band(20, 20, ((SurveySectors(3), FreeScan()),))
    assert BASE.abilities["damage-control"].bands[-1] == Band(20, 20, ((Mend(None),),))


@rule("XIA-32.1.3")
@pytest.mark.parametrize(
    "bands", ["5-13 moves 3; 13-19 moves 5", "14-19 moves 5; 5-13 moves 3", "0-3 moves 3", "5-21 moves 3", "moves"]
)
def test_bands_rise_and_do_not_overlap(bands: str) -> None:
    with pytest.raises(BadContent):
        read_ability("x", AbilityRow(f"action 1: {bands}", "designed"))


# Titles


@rule("XIA-32.4.1", "XIA-25.3.5")
def test_a_title_is_a_kind_with_conditions_and_perhaps_a_requirement() -> None:
    title = read_title("x", TitleRow(3, "tally: legal 2, illegal 1", "impulse +1", "stack 4"))
    assert (title.kind, title.conditions) == ("tally", (Deed("legal", 2), Deed("illegal", 1)))
    assert title.requires == Requirement(stack=4)
    assert read_title("x", TitleRow(1, "streak: destroy 2", "free-jump")).conditions == (Deed("destroy", 2, "any"),)
    assert BASE.titles["T08"].conditions == (Deed("destroy", 1, "giant"),)


@rule("XIA-32.5.1")
def test_a_perk_is_one_word_with_its_number() -> None:
    found = [
        (perk.word, perk.amount) for perk in map(read_perk, ("odd-cube 1", "blaster +2", "repair -1000", "npc-peace"))
    ]
    assert found == [("odd-cube", 1), ("blaster", 2), ("repair", 1000), ("npc-peace", 0)]


# Missions


@rule("XIA-32.6.1", "XIA-27.1.1")
def test_the_task_of_a_mission_says_its_type() -> None:
    assert read_mission("x", MissionRow("board any; deliver azure; pay shuttle")) == Mission(
        "x", "board", "any", "", "azure", "shuttle"
    )
    assert read_mission("x", MissionRow("hunt; deliver lawful; pay remains")) == Mission(
        "x", "hunt", "", "", "lawful", "remains"
    )
    thief = read_mission("x", MissionRow("steal leader; deliver pelmont; pay theft"))
    assert (thief.place, thief.target, thief.legal) == ("", "leader", False)


@pytest.mark.parametrize(
    "row", ["hunt azure; deliver any; pay study", "board; deliver any; pay study", "kill; deliver any; pay theft"]
)
def test_a_task_without_its_place_or_target_is_refused(row: str) -> None:
    with pytest.raises(BadContent):
        read_mission("x", MissionRow(row))


@rule("XIA-32.6.2")
def test_pay_is_by_distance_by_tier_or_by_a_d20() -> None:
    assert read_pay("distance 1000 2000 3000 4000") == DistancePay(1000, 2000, 3000, 4000)
    assert read_pay("tier 3000 5000 7000") == TierPay(3000, 5000, 7000)
    pay = read_pay("d20: 1-5 caught; 6-15 3000; 16-20 5000")
    assert pay == RollPay((PayBand(1, 5, None), PayBand(6, 15, 3000), PayBand(16, 20, 5000)))
    assert isinstance(pay, RollPay)
    assert [pay.amount(face) for face in (5, 6, 20)] == [None, 3000, 5000]


@rule("XIA-27.7.5", "XIA-27.7.6", "XIA-27.7.7")
def test_what_illegal_missions_lead_to() -> None:
    assert BASE.consequences.sneak == (
        SneakBand(1, 5, True, False),
        SneakBand(6, 17, False, False),
        SneakBand(18, 20, False, True),
    )
    assert (BASE.consequences.caught, BASE.consequences.illegal) == (1000, 1000)
    with pytest.raises(BadContent, match="discards the mission"):
        read_consequences(ConsequencesRow("d20: 1-5 caught", "bounty 1000", "bounty 1000", {}))


# Tokens


@rule("XIA-32.8.1", "XIA-22.1.4")
def test_a_token_brings_credits_fame_or_nothing() -> None:
    found = [read_token("x", TokenRow(row, 7)) for row in ("credits 1000", "fame 1", "nothing")]
    assert found == [Token("x", 1000, 0, 7), Token("x", 0, 1, 7), Token("x", 0, 0, 7)]


@rule("XIA-32.8.1", "XIA-28.3.2", "XIA-28.3.3", "XIA-28.3.4")
def test_each_way_of_gathering_is_a_row_of_bands() -> None:
    assert read_gathering("1-3 destroyed; 4-20 cube") == (GatherBand(1, 3, "destroyed"), GatherBand(4, 20, "cube"))
    assert BASE.cargo.gathering["mine"][0] == GatherBand(1, 10, "damage")
    assert BASE.cargo.gathering["harvest"][0] == GatherBand(1, 10, "drain")


# The tables of XIA-32

FIELDS = {"N": r"\d+", "DIE": r"d\d+"}
"""What the names in capitals stand for; all others are ids."""


def rows() -> list[tuple[str, str]]:
    """Every word of the tables of XIA-32, with the card that is its example."""
    text = page("xia").read_text(encoding="utf-8")
    chapter = text[text.index("\n## XIA-32 ") : text.index("\n## Examples")]
    found = []
    for words, clause, examples in re.findall(r"^\| (`.*?) \| .*? \| (XIA-\S+) \| (.*?) \|$", chapter, re.M):
        assert clause
        cards = examples.split(", ")
        listed = re.findall(r"`(.*?)`", words)
        pairs = zip(listed, cards if len(cards) == len(listed) else cards * len(listed), strict=False)
        found += [(word, card) for word, card in pairs]
    return found


def said(value: Any) -> str:
    """All words of a card, as they are written."""
    if isinstance(value, dict):
        return " ".join(map(said, value.values()))
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def cards() -> dict[str, str]:
    found: dict[str, str] = {}
    for file in CONTENT.glob("*.toml"):
        for name, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
            inner = value if file.stem in ("pay", "cargo") and isinstance(value, dict) else {name: value}
            found |= {one: said(words) for one, words in inner.items()}
    return found


def pattern(word: str) -> str:
    several = word.removesuffix(" ...")
    return re.sub(
        r"\b[A-Z]{1,6}\b", lambda name: FIELDS.get(name[0], "[a-z0-9-]+"), re.escape(several).replace(r"\ ", " ")
    )


@rule("XIA-32.1.1")
@pytest.mark.parametrize(("word", "card"), rows())
def test_a_listed_word_is_on_the_card_that_is_its_example(word: str, card: str) -> None:
    written = cards()[card]
    if len(word) == 1 or word.endswith(":TYPE") or word == "oN":
        assert word.removesuffix("TYPE").removesuffix("N") in written
    else:
        assert re.search(pattern(word), written), f"{word!r} is not in {written!r}"
