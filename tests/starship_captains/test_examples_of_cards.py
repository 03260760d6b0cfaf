"""The examples of the rules about technologies, scoring and the solo game."""

from typing import Any

import pytest

from quarterdeck.games.starship_captains.content.cards import TechnologyRow, technology
from quarterdeck.games.starship_captains.rules.moving import may_perform_at
from quarterdeck.games.starship_captains.rules.scoring import epilogue, score, sheet
from quarterdeck.games.starship_captains.rules.setup import _lay_out_technologies
from quarterdeck.games.starship_captains.rules.technologies import bonuses
from quarterdeck.games.starship_captains.state import DAMAGED
from tests.rules import rule
from tests.starship_captains.tables import Voyage, put_ship, refused
from tests.starship_captains.test_examples import read

PLAIN = "- - - | - - -"


def card(voyage: Voyage, name: str, text: str, edges: str = PLAIN, kind: Any = "alpha") -> str:
    """A card made for a test."""
    voyage.table.pack.technologies[name] = technology(name, TechnologyRow(kind, text, edges))
    return name


def side(symbols: list[str | None]) -> str:
    return " ".join(symbol or "-" for symbol in symbols)


@rule("SC-E22", "SC-13.17")
def test_which_second_rooms_a_commander_may_activate() -> None:
    case = read("SC-E22")
    voyage = Voyage().crew(["RC"], [])
    rooms = [card(voyage, "tech_1", "red: jump"), card(voyage, "tech_2", "blue: jump")]
    voyage.board(*rooms, "", "", "", "").do("activate repair RC")
    while voyage.asked() != "second-task":
        voyage.do("decline")
    offered = [text.split()[1] for text in voyage.offered() if text.startswith("work")]
    assert offered == case["expect"]["second_room"]


@rule("SC-E28", "SC-11.10", "SC-11.11", "SC-11.12", "SC-11.13", "SC-11.14", "SC-11.15", "SC-11.20")
def test_bonuses_from_top_to_bottom() -> None:
    case = read("SC-E28")
    voyage, given = Voyage(), case["given"]
    new, right = given["new_card"], given["slot_4"]
    card(voyage, "e28-new", "red: jump", f"{side(new['left'])} | {side(new['right'])}")
    card(voyage, "e28-right", "red: jump", f"{side(right['left'])} | - - -")
    card(voyage, "e28-left", "red: jump", f"- - - | {side(given['slot_2']['printed_right'])}")
    voyage.me.slots = ["", "e28-left", "e28-new", "e28-right", "", ""]
    assert bonuses(voyage.table, 0, "e28-new", 3) == case["expect"]["bonuses"]
    voyage.me.slots = ["e28-new", DAMAGED, "", "", "", ""]
    printed = voyage.table.pack.boards["A"].edges[1][0]
    expected = [one for one, other in zip(("move", "medal", ""), printed, strict=True) if one and one == other]
    assert bonuses(voyage.table, 0, "e28-new", 1) == expected


@rule("SC-E29", "SC-19.14", "SC-19.15", "SC-19.22", "SC-19.23", "SC-11.8")
def test_a_card_changes_the_bonuses_of_its_own_installation() -> None:
    for name, symbol, after in (
        ("repair-bots", "repair", 1),
        ("wormhole-generator", "move", 3),
        ("plain", "repair", 2),
    ):
        voyage = Voyage().hold(damage=3)
        text = {"repair-bots": "ability: bonus repair: repair 2", "wormhole-generator": "ability: bonus move: jump"}
        card(voyage, f"e29-{name}", text.get(name, "red: jump"), f"- - - | {symbol} - -")
        card(voyage, "e29-right", "red: jump", f"{symbol} - - | - - -")
        voyage.me.slots = ["", "e29-right", "", "", "", ""]
        voyage.offer(f"e29-{name}").effect("tech").do(f"take e29-{name} 1")
        if symbol == "move":
            assert voyage.asked() == "jumping"
            continue
        while voyage.asked() == "repairing":
            voyage.do("mend ship")
        assert voyage.me.damage == after


@rule(
    "SC-E31",
    "SC-16.2",
    "SC-16.3",
    "SC-16.4",
    "SC-16.6",
    "SC-16.7",
    "SC-16.8",
    "SC-16.9",
    "SC-16.10",
    "SC-16.13",
    "SC-D14",
    "SC-D15",
    "SC-16.14",
)
def test_full_scoring() -> None:
    case = read("SC-E31")
    given, expect = case["given"], case["expect"]
    voyage = Voyage().hold(*["ry"] * given["artifacts"], *["pirate"] * given["pirates"], damage=given["ship_damage"])
    for number, points in enumerate(given["missions"]):
        voyage.mission("red: medal", points=points, name=f"e31-{number}")
        voyage.me.missions.append(f"e31-{number}")
    voyage.me.markers = list(given["tracks"].values())
    voyage.me.ready, voyage.me.queue = ["RC", "A"], ["YC", "B"]
    voyage.me.medals = given["medals"]
    omegas = [card(voyage, f"e31-omega-{n}", f"omega: {n} per game", kind="omega") for n in given["omegas"]]
    voyage.me.slots = [*omegas, DAMAGED, "", "", ""]
    lines = sheet(voyage.table, 0)
    assert lines["missions"] == expect["missions"]
    assert lines["tracks"] == expect["tracks"]
    assert lines["omegas"] == expect["omegas"]
    assert lines["figures"] == expect["figures_and_pirates"]
    assert lines["medals"] == expect["medals_and_artifacts"]
    assert lines["damage"] == expect["damage"]
    assert lines["total"] == expect["score"]
    assert epilogue(lines["total"]) == str(expect["epilogue"])


@rule("SC-E33", "SC-18.27", "SC-18.31")
def test_omegas_that_count_pairs_and_damage() -> None:
    for case in read("SC-E33")["cases"]:
        voyage = Voyage()
        if "boundaries" in case["given"]:
            edges = case["given"]["boundaries"]
            for slot in range(4):
                left = side(edges[slot - 1][1]) if slot else "- - -"
                right = side(edges[slot][0]) if slot < 3 else "- - -"
                card(voyage, f"e33-{slot}", "red: jump", f"{left} | {right}")
            voyage.me.slots = ["e33-0", "e33-1", "e33-2", "e33-3"]
            assert score(voyage.table, 0, "1 per pair") == case["expect"]["points"]
        else:
            voyage.me.damage, voyage.me.slots = case["given"]["ship_damage"], [DAMAGED] * case["given"]["tech_damage"]
            assert score(voyage.table, 0, "1 per damage") == case["expect"]["omega_points"]
            assert sheet(voyage.table, 0)["damage"] == case["expect"]["damage_points"]


@rule("SC-E34", "SC-17.9", "SC-17.10", "SC-17.26", "SC-17.30", "SC-D48")
def test_the_solo_action_deck() -> None:
    case = read("SC-E34")
    voyage = Voyage(1)
    shadow = voyage.table.shadow
    assert shadow is not None
    names = {
        "technology": "take_tech",
        "mission": "complete_mission",
        "fight": "fight_pirate",
        "passenger": "passenger_action",
    }
    assert sorted(names[card] for card in shadow.actions) == sorted(case["expect"]["kinds_in_round_1"])
    sizes = {}
    while not voyage.table.over:
        sizes.setdefault(voyage.table.round, len(shadow.actions) + len(shadow.turned))
        voyage.do(voyage.offered()[-1])
    assert sizes == case["expect"]["deck_size"]


@rule("SC-E36", "SC-19.16", "SC-19.17", "SC-19.18")
def test_lockers_save_cargo() -> None:
    voyage = Voyage().hold("pirate", "ry", damage=7).board("hyper-lockers", "", "", "", "", "")
    voyage.effect("damage")
    assert voyage.me.damage == 8
    assert voyage.table.artifact_discard == []
    assert (voyage.me.artifacts, voyage.me.pirate_count) == (["ry"], 1)
    assert voyage.table.capacity(0) == 2
    voyage.effect("damage")
    assert voyage.me.artifacts == ["ry"]  # overdamage touches no locker


@rule("SC-E37", "SC-19.19")
@pytest.mark.parametrize(("choices", "moves", "damage"), [(["fly", "instead"], 1, 3), (["instead", "instead"], 0, 2)])
def test_the_accumulator_repairs_instead_of_moving(choices: list[str], moves: int, damage: int) -> None:
    voyage = Voyage().hold(damage=4).board("super-accumulator", "", "", "", "", "")
    voyage.table.routes.clear()
    voyage.effect("move 2")
    for choice in choices:
        voyage.do(voyage.offered()[0] if choice == "fly" else "instead")
        if choice == "instead":
            voyage.do("mend ship")
    assert len(voyage.told("moved")) == moves
    assert voyage.me.damage == damage


@rule("SC-E38", "SC-19.12")
def test_armoured_hull_in_a_fight() -> None:
    for case in read("SC-E38")["cases"]:
        voyage = Voyage().hold(*case["given"]["cargo"], damage=3).board("armoured-hull", "", "", "", "", "")
        route = voyage.table.pack.maps["small"].at["home"][0]
        voyage.table.routes = {route: "green-android"}
        voyage.effect("fight").do(f"attack {route}")
        assert (voyage.asked() == "struck") == case["expect"]["can_ignore_damage"]
        if case["given"].get("ignore"):
            voyage.do("sacrifice pirate")
        assert voyage.me.damage == case["expect"]["ship_damage"]
        assert voyage.me.pirate_count == len(case["expect"]["cargo"])


@rule("SC-E39", "SC-19.24", "SC-19.25")
def test_talismans_work_once_for_a_colour() -> None:
    for rows, triggers in ((["red: medal", "red: medal", "blue: medal"], 1), (["yellow: medal", "blue: medal"], 0)):
        voyage = Voyage().crew(["C", "C", "C"], []).board("red-talisman", "", "", "", "", "")
        voyage.mission(*rows).do("perform", *["assign C"] * len(rows))
        assert (voyage.asked() == "aftermath") == bool(triggers)
        if triggers:
            voyage.do("invoke red-talisman", "go fleet 1")
            assert voyage.me.markers[0] == 1
            assert voyage.asked() == "end-of-turn"


@rule("SC-E41", "SC-11.30", "SC-18.23", "SC-11.36")
def test_a_card_that_is_used_up_cannot_be_used_twice() -> None:
    voyage = Voyage().crew(["RC"], [])
    card(voyage, "e41", "red once: jump")
    voyage.me.slots = ["e41", "", "", "", "", ""]
    voyage.do("activate e41 RC", "shed", "decline")
    assert voyage.me.slots[0] == ""
    assert "work e41" not in voyage.offered()
    assert voyage.table.technology_discard == ["e41"]


@rule("SC-E43", "SC-2.10", "SC-2.11", "SC-2.12", "SC-2.13", "SC-2.14")
def test_dealing_technologies() -> None:
    case = read("SC-E43")
    voyage = Voyage()
    table = voyage.table
    for name in case["given"]["deck"]:
        card(voyage, name, "red: jump", kind="alpha" if name[0] == "a" else "beta")
    loaded = list(reversed(case["given"]["deck"]))
    table.chance.loaded["technologies"] = [loaded]
    _lay_out_technologies(table)
    assert table.under_androids == [case["expect"]["androids_track"]]
    assert table.central[:5] == case["expect"]["central_alphas"]
    assert list(reversed(table.technologies)) == case["expect"]["deck"]


@rule("SC-E45", "SC-6.9", "SC-8.4", "SC-D12")
def test_the_grey_station_with_every_hold_damaged() -> None:
    voyage = Voyage().crew(["C"], []).hold(damage=8).on_top("artifacts", "ry")
    voyage.me.slots = [""] * 6
    grey = next(place for place, station in voyage.table.stations.items() if station == "grey")
    put_ship(voyage.table, 0, grey)
    voyage.do("activate repair C", "decline", "mend ship")
    assert voyage.me.damage == 7
    assert voyage.table.artifact_discard == ["ry"]
    assert voyage.table.tiles["grey"] == 2


@rule("SC-E46", "SC-11.6", "SC-11.26", "SC-11.29", "SC-11.34", "SC-18.5", "SC-18.24", "SC-11.25")
def test_taking_a_technology_without_an_empty_slot() -> None:
    for case in read("SC-E46")["cases"]:
        voyage = Voyage()
        card(voyage, "p", "red: jump")
        card(voyage, "m", "red replaces: jump")
        for name in ("one", "two"):
            card(voyage, name, "red: jump")
        voyage.me.slots = ["one", "two", DAMAGED, DAMAGED, DAMAGED, DAMAGED]
        effect = {"take_tech": "tech", "take_tech_replace": "tech replace"}[case["given"]["effect"]]
        voyage.offer("p", "m").effect(effect)
        offered = [text.split()[1:] for text in voyage.offered() if text.startswith("take")]
        assert list(dict.fromkeys(name for name, _ in offered)) == case["expect"]["takeable"]
        assert sorted({int(slot) for _, slot in offered}) == case["expect"]["slots_for_it"]


@rule("SC-E47", "SC-11.36", "SC-11.37", "SC-D62")
def test_a_card_makes_room_for_its_own_effect() -> None:
    for paid in (True, False):
        voyage = Voyage().crew(["B"], [])
        for name, text in (("one", "red: jump"), ("once", "blue once: tech"), ("p", "red: jump")):
            card(voyage, name, text)
        voyage.me.slots = ["one", "once", DAMAGED, DAMAGED, DAMAGED, DAMAGED]
        voyage.offer("p").do("activate once B", *(["shed", "take p 2"] if paid else ["decline"]))
        assert voyage.me.slots[1] == ("p" if paid else "once")
        assert voyage.table.technology_discard == (["once"] if paid else [])


@rule("SC-E48", "SC-4.8", "SC-13.33", "SC-18.19", "SC-D8", "SC-D21")
def test_where_a_commander_is_during_its_first_room() -> None:
    for case in read("SC-E48")["cases"]:
        voyage = Voyage().crew(case["given"]["ready_room"], case["given"]["queue"])
        card(voyage, "e48", "red once: recall")
        voyage.me.slots = ["e48", "", "", "", "", ""]
        figure = case["given"]["ready_room"][0]
        voyage.do(f"activate e48 {figure}", "shed", *(["rest"] if figure == "RC" else []))
        assert voyage.me.ready == case["expect"]["ready_room"]
        assert voyage.me.queue == case["expect"]["queue"]


@rule("SC-E49", "SC-14.25", "SC-14.27", "SC-19.32", "SC-D44")
def test_a_marker_moved_back_in_the_middle_of_an_advance() -> None:
    voyage = Voyage()
    table = voyage.table
    table.track_sides[2], table.events[2] = "pirates-A", "word-of-honour"
    voyage.me.markers[2], voyage.me.medals, voyage.me.slots, voyage.me.damage = 5, 0, [""] * 6, 0
    voyage.effect("advance pirates 4").do("go pirates 4")
    assert voyage.asked() == "honour"
    voyage.do("withdraw pirates 3")
    assert voyage.me.medals == 4  # three for honour, one on space 5, which is passed again
    assert voyage.me.markers[2] == 6


@rule("SC-E50", "SC-19.20")
def test_the_cloaking_coat_ignores_the_first_damage_of_a_mission() -> None:
    rows = ["yellow: fight", "blue: damage, medal"]
    for fights, damage in ((True, 4), (False, 3)):
        voyage = Voyage().crew(["Y", "B"], []).hold(damage=3).board("cloaking-coat", "", "", "", "", "")
        route = voyage.table.pack.maps["small"].at["home"][0]
        voyage.table.routes = {route: "green-android"}
        voyage.mission(*rows).do("perform", "assign Y", "assign B")
        voyage.do(*(["apply", f"attack {route}", "shrug"] if fights else ["ignore"]), "apply")
        if not fights:
            voyage.do("shrug")
        assert voyage.me.damage == damage


@rule("SC-E53", "SC-17.27", "SC-17.34")
def test_you_pass_before_captain_shadow() -> None:
    voyage = Voyage(1)
    table = voyage.table
    assert table.shadow is not None
    while table.round == 1:
        voyage.do("pass" if "pass" in voyage.offered() else voyage.offered()[0])
    before = len(voyage.told("action-turned"))
    for _ in range(2):
        voyage.crew(["C"], voyage.me.queue).do("activate repair C")
        while voyage.asked() != "turn":
            voyage.do(voyage.offered()[-1])
    assert len(voyage.told("action-turned")) - before == 2
    voyage.do("pass")
    while table.round == 2:
        voyage.do(voyage.offered()[-1])
    turned = voyage.told("action-turned")[before:]
    assert len(turned) == 5
    assert turned[-1]["space"] == 5


@rule("SC-E54", "SC-6.13", "SC-6.24", "SC-12.23", "SC-R5")
def test_waiting_for_a_mission_through_a_pass_and_a_new_round() -> None:
    voyage = Voyage(3)
    table = voyage.table
    planet = max(table.numbers, key=lambda place: table.numbers[place])
    put_ship(table, 0, planet)
    put_ship(table, 1, planet)
    voyage.do("pass")
    assert table.holders[planet] == 0
    voyage.do("pass")
    put_ship(table, 2, sorted(table.planets)[0])
    table.captains[2].ready = ["C"] * 5
    voyage.do("perform")
    while voyage.asked() != "turn" or table.active == 2:
        voyage.do("pass" if voyage.asked() == "turn" else voyage.offered()[0])
    assert planet in table.planets
    assert table.round == 2
    assert table.holders[planet] == 0
    assert not may_perform_at(table, 1)


@rule("SC-6.22")
def test_who_performs_a_mission_and_stays_reserves_the_next_one_there() -> None:
    voyage = Voyage(3)
    table, planet = voyage.table, sorted(voyage.table.planets)[0]
    put_ship(table, 0, planet)
    put_ship(table, 1, planet)
    voyage.me.ready = ["C"] * 5
    voyage.do("perform")
    while voyage.asked() != "end-of-turn":
        voyage.do(voyage.offered()[0])
    assert planet not in table.planets
    assert table.holders[planet] == 0
    table.planets[planet] = table.mission_deck.pop()
    voyage.do("end-turn")
    assert refused(voyage, "perform") == "SC-6.15"
