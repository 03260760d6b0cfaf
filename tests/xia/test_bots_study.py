"""The study of balance: what is counted at a table of Xia."""

from typing import Any

import pytest
from msgspec.structs import replace

from quarterdeck.games.xia.balance_counts import ratios
from quarterdeck.games.xia.balance_limits import limits
from quarterdeck.games.xia.balance_moments import Moment, moment
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.answers import Pass
from quarterdeck.games.xia.rules.new_ship import NewShip
from quarterdeck.games.xia.rules.outfitting import BuyOutfit
from quarterdeck.games.xia.rules.taking_missions import Keep
from quarterdeck.games.xia.state import Npc, Race, Xia
from quarterdeck.games.xia.study import STUDY, choice, group, offers
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.study import Offer, WatchedGame
from tests.rules import rule
from tests.xia.tables import Drift


@pytest.fixture
def table() -> Xia:
    """Four captains with 3, 1, 0 and 0 fame, a claimed title and an open one."""
    table = Drift("BL", {"D": {"at": "1,0"}, "goal": 10}).table
    first, second, *_ = table.captains
    first.fame, first.sources, first.titles = 3, {"trade": 2, "titles": 1}, ("T01",)
    second.fame, second.sources = 1, {"trade": 1}
    table.open_titles = {"T05": Race(((),) * 4)}
    table.winners = (0,)
    return table


def told(*events: tuple[str, dict[str, Any]]) -> tuple[Event, ...]:
    """Events, and the last point of fame, which every finished game has."""
    last = ("fame-gained", {"seat": 0, "amount": 1, "source": "trade", "fame": 3})
    return tuple(Event(kind, "XIA-1", args) for kind, args in (*events, last))


def figure(
    name: str,
    table: Xia,
    *events: tuple[str, dict[str, Any]],
    chosen: tuple[Offer, ...] = (),
    moments: tuple[Moment, ...] = (),
) -> float:
    counted, possible = ratios(WatchedGame(table, told(*events), chosen, chosen, moments))[name]
    return counted / possible


def seen(seat: int, round_: int, **facts: Any) -> Moment:
    """A captain about to decide in a turn of his own."""
    return Moment(seat, round_, **{"own_turn": True, "depleted": False, "mission": "", "usable": frozenset(), **facts})


@rule("XIA-D68")
def test_sources_of_fame_are_parts_of_all_fame_at_the_table(table: Xia) -> None:
    assert figure("fame from trade to 10", table) == 0.75
    assert figure("fame from titles to 10", table) == 0.25
    assert figure("last point from trade", table) == 1


@rule("XIA-D68")
def test_titles_that_were_claimed_are_compared_with_those_revealed(table: Xia) -> None:
    events: list[tuple[str, dict[str, Any]]] = [
        ("turn-began", {"seat": 0, "round": 2}),
        ("title-revealed", {"title": "T01", "space": 3}),
        ("title-revealed", {"title": "T05", "space": 5}),
        ("turn-began", {"seat": 0, "round": 5}),
        ("title-claimed", {"title": "T01", "seat": 0}),
    ]
    assert figure("title T01 claimed once revealed", table, *events) == 1
    assert figure("titles of 2 fame claimed once revealed", table, *events) == 0
    assert figure("rounds from a title's reveal to its claim", table, *events) == 3
    assert figure("winners with a title", table) == 1
    assert sorted(STUDY.dealt(table)) == [("title", "T01"), ("title", "T05")]
    assert STUDY.points(table, 0) == {"T01": 1.0}


@rule("XIA-D68")
def test_a_lost_ship_is_put_down_to_what_was_rolled_last(table: Xia) -> None:
    table.npcs = [Npc("enforcer", 0)]
    events: list[tuple[str, dict[str, Any]]] = [
        ("rolled", {"seat": 0, "purpose": "debris", "faces": [2], "sides": [20]}),
        ("destroyed", {"ship": "easy-tiger"}),
        ("npc-attacks", {"ship": "enforcer", "target": "swamp-rat"}),
        ("destroyed", {"ship": "swamp-rat"}),
        ("destroyed", {"ship": "enforcer"}),
    ]
    assert figure("ships lost to debris or salvage", table, *events) == 0.5
    assert figure("ships lost to attacks", table, *events) == 0.5
    assert figure("captains' ships destroyed by NPCs in a game", table, *events) == 1
    assert figure("enforcer destroyed in a game", table, *events) == 1
    assert figure("ships lost by a captain", table, *events) == 0.5


@rule("XIA-D68")
def test_missions_are_counted_by_card_and_by_task(table: Xia) -> None:
    done = ("mission-completed", {"seat": 0, "mission": "M01", "credits": 2000})
    kept = (("mission", "M01", "0, round 1"), ("mission", "M02", "0, round 4"))
    assert figure("mission M01 kept when seen", table, done, chosen=kept) == 1
    assert figure("missions completed when kept: board", table, done, chosen=kept) == 0.5
    assert figure("pay of completed missions: board", table, done, chosen=kept) == 2000


@rule("XIA-D68")
def test_a_moment_says_what_a_captain_has_before_deciding() -> None:
    table = Drift("BL", {"A": {"ship": "puddle-jumper", "at": "0,0", "energy": 0, "armed": 0}}).table
    table.captains[0].mission = "M01"
    options = [table.option("use sun-sip"), table.option("end-actions")]
    found = moment(table, 0, options)
    assert found == seen(0, table.round, depleted=True, mission="M01", usable=frozenset({"sun-sip"}))
    assert not moment(table, 0, [Pass(), options[0]]).own_turn
    assert not moment(table, 1, options).own_turn


@rule("XIA-D68")
def test_an_ability_is_counted_for_each_round_in_which_it_could_be_used(table: Xia) -> None:
    could = [seen(0, number, usable=frozenset({"sun-sip"})) for number in (1, 1, 2, 3)]
    used = ("ability-used", {"seat": 0, "ability": "sun-sip"})
    assert figure("uses of sun-sip in a turn", table, used, moments=(*could, seen(0, 4))) == 1 / 3


@rule("XIA-D68")
def test_ships_of_tier_3_are_looked_at_in_long_games_only(table: Xia) -> None:
    bought = ("ship-bought", {"seat": 0, "ship": "old-harvest", "credits": 8000})
    name = "purchases of old-harvest in its tier"
    assert name not in ratios(WatchedGame(table, told(bought), (), ()))
    table.setting = replace(table.setting, goal=20)
    assert figure(name, table, bought) == 1


@rule("XIA-D68")
def test_depletion_is_counted_when_it_begins(table: Xia) -> None:
    dry = [seen(0, number, depleted=number in (2, 3, 5)) for number in range(1, 7)]
    assert figure("depletions of a captain", table, moments=tuple(dry)) == 2 / 4


@rule("XIA-D68")
def test_turns_with_many_decisions_are_counted(table: Xia) -> None:
    moments = (*[seen(0, 1)] * 40, *[seen(1, 1)] * 12, *[seen(0, 2)] * 3, *[seen(1, 1, own_turn=False)] * 50)
    assert figure("decisions in a turn", table, moments=moments) == 55 / 3
    assert figure("turns of 10 decisions or more", table, moments=moments) == 2 / 3
    assert figure("turns of more than 35 decisions", table, moments=moments) == 1 / 3


@rule("XIA-D68")
def test_pay_is_counted_for_each_turn_of_legal_and_illegal_missions(table: Xia) -> None:
    done = ("mission-completed", {"seat": 0, "mission": "M01", "credits": 3000})
    turns = [seen(0, number, mission="M01") for number in (1, 1, 2)] + [seen(1, 1, mission="M45")]
    assert figure("pay of legal missions in a turn", table, done, moments=tuple(turns)) == 1500
    assert figure("pay of illegal missions in a turn", table, done, moments=tuple(turns)) == 0


@rule("XIA-D68")
def test_only_length_and_places_are_counted_at_other_tables(table: Xia) -> None:
    three = Drift("BL", {"goal": 10}).table
    assert "rounds with 3 captains" in ratios(WatchedGame(three, told(), (), ()))
    assert "winner's lead" not in ratios(WatchedGame(three, told(), (), ()))
    assert "winner's lead" in ratios(WatchedGame(table, told(), (), ()))


@rule("XIA-D68")
def test_every_card_has_limits() -> None:
    content, known = pack(), limits()
    assert all(f"mission {name} kept when seen" in known for name in content.missions)
    assert all(f"title {name} claimed once revealed" in known for name in content.titles)
    assert known["rounds to 10 fame"] == (9, 22)
    assert all(low < high for low, high in known.values())


def test_ships_outfits_and_missions_are_offers(table: Xia) -> None:
    options = [Keep("M01"), BuyOutfit("targe-shield"), NewShip("vermilion")]
    assert {offer[:2] for offer in offers(table, 0, options)} == {
        ("mission", "M01"),
        ("outfit", "targe-shield"),
        ("ship", "vermilion"),
    }
    assert choice(table, 0, table.option("end-actions")) is None
    assert group(("ship", "vermilion")) == "ships of tier 2"
    assert group(("mission", "M11")) == "missions: study"
