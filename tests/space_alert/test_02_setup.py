"""Set-up of a mission (SA-2), and what the crew decides before it."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from quarterdeck import BadOptions, Game
from quarterdeck.games.space_alert.content.cards import is_heroic
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import STATIONS
from quarterdeck.games.space_alert.state import SpaceAlert, TurnMarks
from tests.rules import rule
from tests.space_alert.tables import flight, refusal

BASE = pack()
SEEDS = [str(number) for number in range(60)]
ZONES = ("red", "white", "blue")


def set_up(seats: int = 4, **options: Any) -> SpaceAlert:
    """A table that is set up, before anybody is ready."""
    return flight(seats, start=False, **options).state


def everywhere(table: SpaceAlert) -> Counter[str]:
    """All action cards that were dealt or left over."""
    packs = [card for player in table.players for part in player.packs for card in part]
    return Counter([*packs, *table.draw_pile])


# Crew, colours and roles


@rule("SA-2.1")
@pytest.mark.parametrize(("seats", "androids"), [(1, 4), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_four_or_five_play_by_the_standard_rules_and_fewer_with_androids(seats: int, androids: int) -> None:
    assert [member.seat for member in set_up(seats).crew].count(-1) == androids


def test_before_the_first_turn_no_weapon_is_loaded_and_no_gravolift_used() -> None:
    assert set_up().marks == TurnMarks(fired=[None] * 6, lifts=[False] * 3)


@rule("SA-2.1")
@pytest.mark.parametrize("seats", [0, 6])
def test_the_game_is_for_one_to_five(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"1, 2, 3, 4, 5 seats, not {seats}"):
        set_up(seats)


@rule("SA-2.6")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_every_player_has_one_board_and_one_figure(seats: int) -> None:
    game = flight(seats)
    members = [member.seat for member in game.state.crew if member.seat >= 0]
    assert sorted(members) == list(range(seats))
    card = game.state.players[0].hand[0]
    assert refusal(game, 0, f"place 0 {card} 1") is None
    assert refusal(game, 0, f"place 1 {card} 1") is not None
    assert refusal(game, 0, f"place {len(game.state.crew)} {card} 1") == "SA-2.6"


@rule("SA-2.7")
def test_the_roles_are_held_by_the_players_who_were_named() -> None:
    game = flight(mission="S2-2", captain=3, communications_officer=2, chief_of_security=1)
    told = [event.args for event in game.clock(100) if event.kind == "threat-announced"]
    assert [member.seat for member in game.state.crew] == [3, 0, 1, 2], "the Captain acts first"
    assert [(args["zone"], args["seat"]) for args in told] == [("internal", 1), ("white", 2)]


@rule("SA-2.8")
@pytest.mark.parametrize(("officer", "chief"), [(2, 2), (2, 0), (0, 2)])
def test_a_captain_may_hold_further_roles(officer: int, chief: int) -> None:
    game = flight(mission="S2-2", captain=2, communications_officer=officer, chief_of_security=chief)
    told = [event.args for event in game.clock(100) if event.kind == "threat-announced"]
    assert game.state.crew[0].seat == 2
    assert [args["seat"] for args in told] == [chief, officer]


@rule("SA-2.7", "SA-D42")
@pytest.mark.parametrize("role", ["captain", "communications_officer", "chief_of_security"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_android_cannot_hold_a_role(role: str, seats: int) -> None:
    set_up(seats, **{role: seats - 1})
    for android in (seats, -1):
        with pytest.raises(BadOptions, match=role):
            set_up(seats, **{role: android})


@rule("SA-D42")
def test_a_solo_player_holds_all_roles_and_the_androids_act_in_a_fixed_order() -> None:
    game = flight(1, mission="S2-2")
    for board in (3, 1, 0, 2):
        game.act(0, f"place {board} </A 1")
    told = game.clock(700)
    assert {event.args["seat"] for event in told if event.kind == "threat-announced"} == {0}
    assert [event.args["crew"] for event in told if event.kind == "moved"] == [0, 1, 2, 3]


# Threat decks


def codes(prefix: str, level: str) -> set[str]:
    """The cards of a deck of one difficulty: E or I common, SE or SI serious; 1 is white, 2 yellow."""
    colours = {"white": "1", "yellow": "2", "mixed": "12"}[level]
    return {code for code in BASE.threats if any(code.startswith(f"{prefix}{colour}-") for colour in colours)}


@rule("SA-2.2", "SA-2.3", "SA-2.4", "SA-2.5")
@pytest.mark.parametrize("common", ["white", "yellow", "mixed"])
@pytest.mark.parametrize("serious", ["white", "yellow", "mixed"])
def test_each_severity_has_its_difficulty_outside_and_inside(common: str, serious: str) -> None:
    decks = {pile.name: pile.cards for pile in set_up(common=common, serious=serious).decks}
    assert {name: set(cards) for name, cards in decks.items()} == {
        "common_external": codes("E", common),
        "common_internal": codes("I", common),
        "serious_external": codes("SE", serious),
        "serious_internal": codes("SI", serious),
    }
    assert all(len(set(cards)) == len(cards) for cards in decks.values())


@rule("SA-2.4")
def test_external_and_internal_cards_cannot_differ_in_difficulty() -> None:
    with pytest.raises(BadOptions, match="internal"):
        set_up(internal="yellow")


@rule("SA-2.2", "SA-2.3")
@pytest.mark.parametrize("severity", ["common", "serious"])
def test_there_are_three_difficulties(severity: str) -> None:
    with pytest.raises(BadOptions, match='not "purple"'):
        set_up(**{severity: "purple"})


@rule("SA-2.5")
@pytest.mark.parametrize("deck", range(4))
def test_threat_decks_are_shuffled_and_lie_face_down(deck: int) -> None:
    tables = [set_up(seed=seed) for seed in SEEDS]
    assert len({table.decks[deck].cards[0] for table in tables}) == len(tables[0].decks[deck].cards)
    assert tables[0].view(0)["decks"][deck]["cards"] == len(tables[0].decks[deck].cards)


# Boards, tiles and blocks


@rule("SA-2.9")
def test_four_different_trajectories_are_drawn_at_random() -> None:
    drawn = [set_up(seed=seed).tracks for seed in SEEDS]
    assert all(len(set(tracks)) == 4 for tracks in drawn)
    assert [len({tracks[place] for tracks in drawn}) for place in range(4)] == [7, 7, 7, 7]


@rule("SA-2.21")
def test_everybody_sees_the_trajectories_from_set_up_on() -> None:
    table = set_up()
    assert [table.view(seat)["tracks"] for seat in (None, 0, 3)] == [list(table.tracks)] * 3


@rule("SA-2.10")
@pytest.mark.parametrize("zone", range(3))
def test_the_tiles_of_a_zone_are_a_shuffled_stack_that_nobody_sees(zone: int) -> None:
    stacks = [set_up(seed=seed).tiles[zone] for seed in SEEDS]
    assert all(sorted(stack.cards) == sorted(BASE.tiles[zone]) for stack in stacks)
    assert {stack.cards[0] for stack in stacks} == set(BASE.tiles[zone])
    assert set_up().view(0)["tiles"][zone] == {"name": ZONES[zone], "cards": 6}


@rule("SA-2.11")
def test_shields_and_reactors_start_partly_charged() -> None:
    ship = set_up().view(None)["ship"]
    assert (ship["shields"], ship["reactors"]) == ([1, 1, 1], [2, 3, 2])


@rule("SA-2.12")
def test_capsules_and_rockets_are_in_their_places() -> None:
    ship = set_up().view(None)["ship"]
    assert (ship["capsules"], ship["rockets"]) == (3, 3)
    assert (ship["launched"], ship["flying"]) == (False, False), "the rocket track is empty"


@rule("SA-2.13")
def test_two_squads_lie_inactive_in_storage() -> None:
    table = set_up()
    assert sorted(STATIONS[squad.home] for squad in table.squads) == ["lower_red", "upper_blue"]
    assert [(squad.leader, squad.disabled, squad.on_board) for squad in table.squads] == [(None, False, True)] * 2


@rule("SA-2.14")
def test_no_maintenance_is_done_and_nothing_confirmed_at_the_start() -> None:
    ship = set_up().view(None)["ship"]
    assert ship["maintained"] == [False, False, False]
    assert ship["visual"] == [0, 0, 0]


@rule("SA-2.15")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_whole_crew_starts_on_the_bridge(seats: int) -> None:
    assert {member["station"] for member in set_up(seats).view(None)["crew"]} == {1}


# Cards


@rule("SA-2.16")
@pytest.mark.parametrize("seats", [4, 5])
def test_everybody_gets_three_packs_of_five_that_nobody_looks_into(seats: int) -> None:
    game = flight(seats, start=False)
    assert [player.packs for player in game.state.players if set(map(len, player.packs)) != {5}] == []
    seen = game.view(0)["players"]
    assert [(player["packs"], player["hand"]) for player in seen] == [([5, 5, 5], [])] + [([5, 5, 5], 0)] * (seats - 1)


@rule("SA-2.16")
def test_a_pack_is_seen_when_its_phase_starts() -> None:
    game = flight()
    first, second = game.view(0)["players"][0], flight(start=False).state.players[0].packs[1]
    assert (len(first["hand"]), first["packs"]) == (5, [5, 5])
    game.act(0, "end-phase")
    assert game.view(0)["players"][0]["hand"][5:] == list(second)


@rule("SA-2.16", "SA-2.18")
def test_the_action_deck_is_shuffled_and_what_is_not_dealt_is_the_draw_pile() -> None:
    tables = [set_up(seed=seed) for seed in SEEDS]
    assert all(everywhere(table) - Counter(BASE.heroic) == Counter(BASE.deck) for table in tables)
    assert len({table.players[0].packs for table in tables}) == len(SEEDS)
    assert tables[0].view(0)["draw_pile"] == 34, "of the draw pile only its size is known"


@rule("SA-2.17")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_first_pack_holds_four_action_cards_and_a_random_heroic_card(seats: int) -> None:
    tables = [set_up(seats, seed=seed) for seed in SEEDS]
    heroic = [[card for card in player.packs[0] if is_heroic(card)] for table in tables for player in table.players]
    later = [card for table in tables for player in table.players for part in player.packs[1:] for card in part]
    assert {len(cards) for cards in heroic} == {1}
    assert {table_heroic[0] for table_heroic in heroic[::seats]} == set(BASE.heroic)
    assert not any(map(is_heroic, later))


@rule("SA-2.18")
def test_heroic_cards_that_are_not_dealt_are_set_aside_unseen() -> None:
    table = set_up()
    dealt = [card for player in table.players for card in player.packs[0] if is_heroic(card)]
    assert sorted([*dealt, *table.undealt]) == sorted(BASE.heroic)
    assert len(table.undealt) == 2
    assert not any("undealt" in table.view(seat) for seat in (None, 0, 1, 2, 3))


# The sound-track


@rule("SA-2.19")
def test_a_mission_can_be_chosen_or_drawn_at_random() -> None:
    assert set_up(mission="S2-5").script_code == "S2-5"
    drawn = {set_up(seed=seed, mission="random-mission").script_code for seed in SEEDS}
    assert drawn == {f"S2-{number}" for number in range(1, 9)}
    assert Game("space-alert", seats=4).state.script_code in drawn
    with pytest.raises(BadOptions, match="S2-8"):
        set_up(mission="S2-9")


@rule("SA-D5")
def test_a_crew_may_plan_nothing_at_all() -> None:
    game = flight(seed="9")
    for seat in range(4):
        game.act(seat, "end-phase")
        game.act(seat, "end-phase")
    game.clock(700)
    assert game.over
    assert game.state.outcome in ("won", "lost")


# The draw pile


@rule("SA-D43")
def test_an_empty_draw_pile_gives_no_card() -> None:
    game = flight(mission="S2-1")
    game.state.draw_pile = game.state.draw_pile[:2]
    game.clock(140)
    assert sorted(len(player.hand) for player in game.state.players) == [5, 5, 6, 6]
    game.clock(700)
    assert game.over


@rule("SA-D43")
def test_no_official_script_empties_the_draw_pile() -> None:
    crews = [(5, False), *product((2, 3, 4), (False, True))]
    left = []
    for (seats, extra), code in product(crews, BASE.missions):
        table = set_up(seats, mission=code, extra_android=extra)
        calls = sum(message.say == "data" for message in table.script)
        left.append(len(table.draw_pile) - calls * seats)
    assert min(left) == 5
