"""Damage and repair (SC-7), cargo (SC-8), pirates (SC-9) and fighting (SC-10)."""

import pytest

from quarterdeck.games.starship_captains.state import DAMAGED, HOME
from tests.rules import rule
from tests.starship_captains.tables import Voyage, refused
from tests.starship_captains.test_examples_of_cards import card


def pirate_here(voyage: Voyage, reward: str = "medal", number: int = 0) -> str:
    route = voyage.table.pack.maps["small"].at[HOME][number]
    voyage.table.routes[route] = f"green-{reward}"
    return route


@rule("SC-7.2", "SC-7.5", "SC-7.7")
def test_damage_goes_to_the_holds_only_and_never_ends_anything() -> None:
    voyage = Voyage()
    slots = list(voyage.me.slots)
    voyage.effect("damage 30")
    assert voyage.me.damage == 33
    assert voyage.me.slots == slots
    rooms = {text.split()[1] for text in voyage.offered() if text.startswith("activate")}
    assert rooms == {"navigation", "weapons", "science", "repair"}


@rule("SC-7.2")
def test_damage_disables_no_technology() -> None:
    voyage = Voyage().crew(["R"], []).hold(damage=30).board("additional-engine", "", "", "", "", "")
    voyage.table.routes.clear()
    voyage.me.slots[1] = card(voyage, "t7-room", "red: medal")
    assert "activate t7-room R" in voyage.offered()
    voyage.effect("move").do(voyage.offered()[0])
    assert voyage.asked() == "moving", "the engine adds its move"


@rule("SC-7.8", "SC-7.13", "SC-4.4", "SC-7.14", "SC-R20")
@pytest.mark.parametrize("figure", ["R", "Y", "B", "C", "BC"])
def test_the_repair_room_takes_everybody_and_offers_ship_and_slots(figure: str) -> None:
    voyage = Voyage().crew([figure], []).do(f"activate repair {figure}")
    damaged = [str(number) for number, card in enumerate(voyage.me.slots, 1) if card == DAMAGED]
    assert voyage.offered() == ["mend ship", *(f"mend {slot}" for slot in damaged), "decline"]
    empty = next(number for number, card in enumerate(voyage.me.slots, 1) if not card)
    assert refused(voyage, f"mend {empty}") == "SC-7.8"
    voyage.do("mend ship")
    assert voyage.table.capacity(0) == 6


@rule("SC-7.8", "SC-7.11")
def test_a_single_damage_on_the_ship_board_can_be_repaired() -> None:
    voyage = Voyage().hold(damage=1).board("", "", "", "", "", "").effect("repair 2")
    assert voyage.offered() == ["mend ship", "decline"]
    voyage.do("mend ship")
    assert (voyage.me.damage, voyage.asked()) == (0, "turn"), "the second repair finds nothing"


@rule("SC-8.1", "SC-8.3", "SC-8.12", "SC-R16", "SC-R17")
def test_what_fits_is_stowed_without_a_question() -> None:
    voyage = Voyage().hold(damage=5).effect("artifact, pirate, artifact")
    assert voyage.table.cargo(0) == 3
    assert voyage.asked() == "turn"
    assert not any(text.startswith("jettison") for text in voyage.offered())


@rule("SC-8.5", "SC-8.6", "SC-18.10", "SC-D59")
def test_an_artifact_is_seen_before_it_is_decided_what_to_discard() -> None:
    voyage = Voyage().hold("ry", damage=7).on_top("artifacts", "yb").effect("artifact")
    assert voyage.told("artifact-gained")[-1]["artifact"] == "yb"
    assert voyage.offered() == ["jettison ry", "jettison yb"], "but no damage"
    voyage.do("jettison ry")
    assert (voyage.me.artifacts, voyage.me.damage) == (["yb"], 7)


@rule("SC-8.9", "SC-2.19")
def test_artifacts_and_pirates_lie_in_a_random_order() -> None:
    drawn = {tuple(Voyage(seed=str(seed)).effect("artifact 4").me.artifacts) for seed in range(20)}
    assert len(drawn) > 15
    supplies = {tuple(Voyage(seed=str(seed)).table.pirates) for seed in range(20)}
    assert len(supplies) == 20


@rule("SC-8.8", "SC-R19")
def test_where_nothing_fits_nothing_is_asked() -> None:
    voyage = Voyage().hold(damage=8)
    route = voyage.table.pack.maps["small"].at["home"][0]
    voyage.table.routes = {route: "green-medal"}
    voyage.effect("fight").do(f"attack {route}")
    assert voyage.asked() == "turn"
    assert (voyage.table.cargo(0), len(voyage.told("cargo-jettisoned"))) == (0, 2)


@rule("SC-R21")
def test_with_one_kind_of_cargo_nobody_is_asked() -> None:
    voyage = Voyage().hold("ry", "ry", damage=6).effect("damage")
    assert voyage.me.artifacts == ["ry"]
    assert voyage.asked() == "turn"


@rule("SC-8.2", "SC-18.11", "SC-R8")
def test_a_pirate_from_the_supply_stays_unseen() -> None:
    voyage = Voyage().effect("pirate")
    assert len(voyage.me.unseen_pirates) == 1
    assert voyage.table.view(0)["captains"][0]["unseen_pirates"] == 1


@rule("SC-8.11")
def test_medals_are_no_cargo() -> None:
    voyage = Voyage().hold(damage=8).effect("medal 5")
    assert voyage.me.medals == 6


@rule("SC-4.20")
def test_discarded_artifacts_become_the_new_supply() -> None:
    voyage = Voyage()
    voyage.table.artifact_discard, voyage.table.artifacts = ["ry", "rb"], []
    voyage.effect("artifact")
    assert len(voyage.table.artifacts) == 1
    assert voyage.table.artifact_discard == []


@rule("SC-9.11", "SC-9.12", "SC-D18")
def test_discarded_pirates_become_the_new_supply_if_there_are_any() -> None:
    voyage = Voyage()
    table = voyage.table
    table.pirate_discard, table.pirates = ["green-medal"], []
    voyage.effect("pirate")
    assert voyage.me.unseen_pirates == ["green-medal"]
    voyage.effect("pirate, ambush")
    assert voyage.me.pirate_count == 1


@rule("SC-9.10", "SC-D24")
def test_other_effects_put_pirates_on_any_free_route() -> None:
    from quarterdeck.games.starship_captains.rules.events import happen

    voyage = Voyage()
    happen(voyage.table, "scatter: 1", 0)
    voyage.table.advance()
    taken = sorted(voyage.table.routes)[0]
    assert refused(voyage, f"station {taken}") == "SC-9.1"
    free = {*voyage.table.pack.maps["small"].routes} - {*voyage.table.routes}
    assert {text.split()[1] for text in voyage.offered()} == free, "of every colour"
    chosen = min(free)
    voyage.do(f"station {chosen}")
    assert chosen in voyage.table.routes


@rule("SC-10.6", "SC-10.8", "SC-4.2", "SC-18.3")
def test_a_fight_for_an_android_always_succeeds() -> None:
    voyage = Voyage()
    voyage.table.routes.clear()
    route = pirate_here(voyage, "android")
    voyage.do("activate weapons Y", f"attack {route}")
    assert voyage.me.ready[-1] == "A"
    assert voyage.me.pirates == ["green-android"]
    assert voyage.me.damage == 4
    assert not voyage.told("artifact-gained")


@rule("SC-10.13", "SC-19.11")
def test_several_fights_one_by_one_each_optional() -> None:
    voyage = Voyage()
    voyage.table.routes.clear()
    first, second = pirate_here(voyage), pirate_here(voyage, "android", 1)
    voyage.effect("fight 2").do(f"attack {first}")
    assert voyage.offered() == [f"attack {second}", "decline"]
    assert refused(voyage, f"attack {first}") == "SC-10.2"
    voyage.do("decline")
    assert voyage.me.damage == 4
