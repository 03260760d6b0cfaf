"""What captains are told of options before they choose: costs, destinations, rooms that would do nothing."""

from pathlib import Path

import pytest

from quarterdeck.cli.terminal import Terminal
from quarterdeck.games.starship_captains.content.vocabulary import items
from quarterdeck.games.starship_captains.rules import effects
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.starship_captains.tables import Voyage

NOTHING = ["it would do nothing now"]
FULL = ("holodeck", "tractor-beam", "damage", "damage", "damage", "damage")


@rule("SC-3.14")
@pytest.mark.parametrize("text", ["activate science B", "spend science yb yb"])
def test_a_science_room_without_an_empty_slot_would_do_nothing(text: str) -> None:
    voyage = Voyage().crew(["B"], []).hold("yb", "yb").offer("escape-pod", "", "", "")
    assert voyage.foreseen(text) == []
    voyage.board(*FULL)
    assert voyage.foreseen(text) == NOTHING


@rule("SC-3.14")
def test_weapons_without_a_pirate_would_do_nothing() -> None:
    voyage = Voyage().crew(["Y"], [])
    voyage.table.routes.clear()
    assert voyage.foreseen("activate weapons Y") == NOTHING
    voyage.table.routes[voyage.table.pack.maps[voyage.table.map].at[voyage.me.at][0]] = "green-medal"
    assert voyage.foreseen("activate weapons Y") == []


@rule("SC-3.14")
def test_repairing_an_undamaged_ship_would_do_nothing_also_as_a_second_task() -> None:
    voyage = Voyage().crew(["R", "YC"], []).hold(damage=0).board("", "", "", "", "", "")
    assert voyage.foreseen("activate repair R") == NOTHING
    assert voyage.foreseen("activate navigation R") == []
    voyage.table.routes.clear()
    voyage.do("activate weapons YC")
    assert voyage.foreseen("work repair") == NOTHING
    voyage.me.damage = 1
    assert voyage.foreseen("work repair") == []


@rule("SC-3.14")
def test_a_holodeck_without_a_room_to_copy_would_do_nothing() -> None:
    voyage = Voyage().board("holodeck", "", "", "", "", "").offer("", "", "", "").crew(["R", "Y", "B"], [])
    (text,) = [text for text in voyage.offered() if text.startswith("activate holodeck")][:1]
    assert voyage.foreseen(text) == NOTHING
    voyage.offer("escape-pod", "", "", "")
    assert voyage.foreseen(text) == []


@rule("SC-3.14")
@pytest.mark.parametrize(
    ("row", "medals", "idle"),
    [
        ("pay medal 2: android", 1, True),
        ("pay medal 2: android", 2, False),
        ("hive", 0, True),
        ("medal, hive", 0, False),
    ],
)
def test_effects_know_when_they_would_change_nothing(row: str, medals: int, idle: bool) -> None:
    voyage = Voyage().crew(["R"], [])
    voyage.me.medals = medals
    assert effects.idle(voyage.table, 0, items(row)) is idle


@rule("SC-R22", "SC-5.4", "SC-10.3")
def test_flights_and_fights_say_where_they_lead_and_what_they_cost() -> None:
    voyage = Voyage().crew(["R"], []).do("activate navigation R")
    chart, here = voyage.table.pack.maps[voyage.table.map], voyage.me.at
    with_pirate, without = chart.at[here][:2]
    voyage.table.routes = {with_pirate: "green-medal"}
    place = words("starship-captains").spell("place", chart.other_end(with_pirate, here))
    assert voyage.foreseen(f"fly {with_pirate}") == [
        f"to {place}", "1 damage: green pirate (medal and artifact) on the way"
    ]  # fmt: skip
    assert len(voyage.foreseen(f"fly {without}")) == 1
    voyage.do("decline", "end-turn").table.active = 0
    voyage.effect("fight", seat=0)
    assert voyage.foreseen(f"attack {with_pirate}") == ["1 damage; green pirate (medal and artifact)"]


def test_the_terminal_lists_flights_with_their_cost() -> None:
    voyage = Voyage().crew(["R"], []).do("activate navigation R")
    table, here = voyage.table, voyage.me.at
    route = table.pack.maps[table.map].at[here][0]
    table.routes = {route: "green-medal"}
    game = Game("starship-captains", seats=table.seat_count, seed="1")
    game.state = table
    lines = [label for label, _ in Terminal(game, {}, words("starship-captains"), Path("x"), "").menu().branch]
    assert any("(to " in line and "; 1 damage: green pirate" in line for line in lines), lines


# Rows of a mission


@rule("SC-12.4")
def test_an_option_may_name_its_row_and_another_row_is_refused_by_the_rules() -> None:
    voyage = Voyage().crew(["R", "Y"], []).mission("red: medal", "yellow: medal", name="t-rows").do("perform")
    assert voyage.offered() == ["assign R", "assign Y"]
    assert voyage.why_not("assign R 1") == ""
    reason = voyage.table.why_not(0, voyage.table.option("assign R 2"))
    assert reason is not None
    assert words("starship-captains").reason(reason) == "Figures go to the rows in order: row 1 is next."
    voyage.do("assign R 1", "assign Y")
    assert [event["row"] for event in voyage.told("assigned")] == [1, 2]


# Points


@rule("SC-R36", "SC-16.4", "SC-16.5")
def test_points_so_far_are_shown_with_what_each_omega_brings() -> None:
    voyage = Voyage(1).board("artifact-blueprints", "", "", "", "", "").hold("ry", "yb", damage=1)
    view = voyage.table.view(None)
    assert view["omega_points"] == [{"artifact-blueprints": 4, "teddy": view["omega_points"][0]["teddy"]}]
    (sheet,) = view["sheets"]
    assert sheet["omegas"] == sum(view["omega_points"][0].values())
    assert sheet["total"] == sum(points for line, points in sheet.items() if line != "total")
    assert voyage.table.standings[0] != (sheet["total"],), "the points of now, not of the last round"


@rule("SC-7.6", "SC-15.4", "SC-12.18")
def test_a_view_says_what_follows_from_the_table() -> None:
    voyage = Voyage().crew([], ["R", "Y", "B", "C", "A"]).hold(damage=3)
    table = voyage.table
    view = table.view(1)
    assert (view["capacity"][0], view["returning"]) == (5, [2, len(table.captains[1].queue[:-3])])
    assert table.numbers[view["next_mission"]] == max(table.numbers.values())
    table.face_down = [*table.numbers.values()]
    assert table.view(1)["next_mission"] == ""
