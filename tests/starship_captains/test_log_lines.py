"""Lines of the log that nothing else at the table shows (SC-R30)."""

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.starship_captains.rules.events import EventHappens, happen
from quarterdeck.games.starship_captains.rules.solo import ShadowFights
from quarterdeck.games.starship_captains.state import HOME
from quarterdeck.kernel.event import Event
from tests.rules import rule
from tests.starship_captains.tables import Voyage

Told = list[tuple[str, str, dict[str, Any]]]


def mission(voyage: Voyage) -> None:
    voyage.crew(["C"], []).mission("red: jump").table.mission_deck.append("comet-rodeo")
    voyage.table.numbers, voyage.table.face_down = {"p7": 2, "p8": 1}, []
    voyage.do("perform", "assign C")


def lesson(voyage: Voyage) -> None:
    voyage.crew(["C", "R"], []).me.medals = 2
    voyage.do("train C Y", "train R B")


def order(voyage: Voyage) -> None:
    voyage.crew(["RC"], ["C"]).do("activate navigation RC", "decline", "order 1")


def turn(voyage: Voyage) -> None:
    voyage.crew(["C"], []).do("activate repair C", "decline", "end-turn")


def shared_card(voyage: Voyage) -> None:
    voyage.table.under_androids = ["escape-pod"]
    happen(voyage.table, "share", 0)
    voyage.crew(["R"], []).do("activate escape-pod R", "shed")


def copy(voyage: Voyage) -> None:
    voyage.crew(["B"], []).board("holodeck", "", "", "", "", "").offer("tractor-beam")
    voyage.do("activate holodeck B", "imitate tractor-beam")


def tokens(voyage: Voyage) -> None:
    happen(voyage.table, "stations: pirate", 0)


def second_event(voyage: Voyage) -> None:
    voyage.table.events_begun = 1
    voyage.table.events = ["open-day-at-the-academy", "", "word-of-honour"]
    voyage.table.then(EventHappens(0, 0))
    voyage.table.advance()


def withdrawal(voyage: Voyage) -> None:
    voyage.me.markers = [5, 0, 0]
    happen(voyage.table, "honour", 0)
    voyage.table.advance()
    voyage.do("withdraw fleet 2")


def hit(voyage: Voyage) -> None:
    voyage.hold("ry", "rb", damage=6).effect("damage").do("lose rb")


def sacrifice(voyage: Voyage) -> None:
    voyage.hold("ry", damage=0).board("museum-grade-armour", "", "", "", "", "").effect("damage").do("sacrifice ry")


def coat(voyage: Voyage) -> None:
    voyage.crew(["R"], []).board("cloaking-coat", "", "", "", "", "").mission("red: damage")
    voyage.do("perform", "assign R", "apply", "shrug")


def research(voyage: Voyage) -> None:
    voyage.hold("ry", damage=0)
    happen(voyage.table, "research", 0)
    voyage.table.advance()
    voyage.do("furnish navigation ry")


def full_routes(voyage: Voyage) -> None:
    voyage.table.routes = dict.fromkeys(voyage.table.pack.maps[voyage.table.map].routes, "green-medal")
    voyage.on_top("pirates", "purple-android")
    happen(voyage.table, "scatter: 1", 0)
    voyage.table.advance()


def shadow(voyage: Voyage) -> None:
    voyage.table.routes = {voyage.table.pack.maps["small"].at[HOME][0]: "green-medal"}
    voyage.table.then(ShadowFights())
    voyage.table.advance()


LINES: dict[Callable[[Voyage], None], Told] = {
    mission: [
        ("mission-begun", "SC-12.3", {"seat": 0, "mission": "test-mission", "place": HOME}),
        ("number-moved", "SC-12.18", {"number": 2, "place": HOME}),
        ("mission-laid-out", "SC-12.19", {"mission": "comet-rodeo", "place": "p7"}),
    ],
    lesson: [
        ("trained", "SC-13.5", {"seat": 0, "figure": "C", "to": "Y"}),
        ("trained", "SC-13.6", {"seat": 0, "figure": "R", "to": "B"}),
    ],
    order: [("ordered", "SC-13.21", {"seat": 0, "figure": "C"})],
    turn: [("turn-ended", "SC-3.15", {"seat": 0})],
    shared_card: [
        ("technologies-shared", "SC-D45", {"cards": ["escape-pod"]}),
        ("shared-card-used-up", "SC-D45", {"seat": 0, "card": "escape-pod"}),
    ],
    copy: [("room-copied", "SC-19.9", {"seat": 0, "card": "tractor-beam"})],
    tokens: [("tokens-on-stations", "SC-D22", {"kind": "pirate"})],
    second_event: [("event-removed", "SC-14.23", {"event": "word-of-honour"})],
    withdrawal: [("withdrew", "SC-19.32", {"seat": 0, "track": "fleet", "steps": 2})],
    hit: [("cargo-destroyed", "SC-7.3", {"seat": 0, "cargo": "rb"})],
    sacrifice: [("cargo-sacrificed", "SC-19.12", {"seat": 0, "cargo": "ry"})],
    coat: [("damage-ignored", "SC-19.20", {"seat": 0})],
    research: [("room-furnished", "SC-D44", {"seat": 0, "room": "navigation", "artifact": "ry"})],
    full_routes: [("pirate-without-route", "SC-D24", {"pirate": "purple-android"})],
    shadow: [("shadow-fought", "SC-17.21", {"route": "s2"})],
}
"""What is told, among other things and in this order."""


@rule("SC-R30")
@pytest.mark.parametrize("source", LINES, ids=lambda source: source.__name__)
def test_a_line_names_what_happens_and_the_clause(source: Callable[[Voyage], None]) -> None:
    voyage = Voyage(1 if source is shadow else 2)
    source(voyage)
    told = [(one.kind, one.clause, one.args) for one in voyage.table.event_sink or [] if isinstance(one, Event)]
    kinds = {kind for kind, _, _ in LINES[source]}
    assert [line for line in told if line[0] in kinds] == LINES[source]


@rule("SC-R30", "SC-2.30")
@pytest.mark.parametrize(("seats", "first"), [(1, 0), (3, 2)])
def test_the_set_up_is_told_with_the_first_captain(seats: int, first: int) -> None:
    assert Voyage(seats, first=first).told("set-up") == [{"seat": first, "seats": seats}]
