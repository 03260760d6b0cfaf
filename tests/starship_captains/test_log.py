"""The log names every effect with its cause, so that each point can be traced (SC-R30)."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from quarterdeck.games.starship_captains.rules.events import EventHappens, happen
from quarterdeck.games.starship_captains.rules.new_missions import Uprising
from quarterdeck.games.starship_captains.rules.rounds import EndOfRound
from quarterdeck.games.starship_captains.rules.scoring import ARTIFACT_KINDS, card_points, score
from quarterdeck.games.starship_captains.rules.solo import PassengerActs, ShadowTakesTechnology, shadow_of
from quarterdeck.games.starship_captains.state import FACTIONS, HOME, StarshipCaptains, cards_in
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Scene, record_scenes
from tests.rules import rule
from tests.starship_captains.tables import Voyage, put_ship
from tests.starship_captains.test_examples_of_cards import card
from tests.starship_captains.test_random_games import chosen

LOST = {"cargo-destroyed": "cargo", "cargo-jettisoned": "cargo", "cargo-sacrificed": "cargo", "paid": "coin"}
"""What is told when something is gone, and where its name is."""


class Ledger:
    """What a captain has, put together from the log alone."""

    def __init__(self, table: StarshipCaptains, seat: int) -> None:
        self.table, self.points = table, 0
        self.has: Counter[str] = Counter(medal=1, damage=7)
        self.slots: dict[int, str] = {}
        for event in table.event_sink or []:
            if isinstance(event, Event) and event.args.get("seat") == seat:
                self.read(event.kind, event.args)

    def read(self, kind: str, args: dict[str, Any]) -> None:
        if kind in LOST:
            self.has[self.sort(args[LOST[kind]])] -= 1
        elif kind in GAINS:
            what, number = GAINS[kind](args)
            self.has[what] += number
        elif kind == "withdrew":
            self.has.update({"medal": args["steps"], args["track"]: -args["steps"]})
        elif kind == "mission-completed":
            self.points += args["points"]
        elif kind == "technology-installed":
            self.slots[args["slot"]] = args["card"]
        elif kind == "technology-discarded":
            self.slots = {slot: card for slot, card in self.slots.items() if card != args["card"]}

    def sort(self, thing: str) -> str:
        return "artifact" if thing in ARTIFACT_KINDS else thing

    def sheet(self, seat: int) -> dict[str, float]:
        table, has = self.table, self.has
        passenger = table.pack.passengers[table.shadow.passenger].scoring if table.shadow else ""
        omegas = sum(card_points(table, seat, one) for one in self.slots.values())
        lines = {
            "missions": self.points,
            "tracks": sum(5 * (has[one] // 13) + (has[one] % 13 + 2) // 3 for one in FACTIONS),
            "omegas": omegas + score(table, seat, passenger),
            "figures": has["commander"] + has["A"] + has["pirate"],
            "medals": (has["medal"] + has["artifact"]) / 2,
            "damage": -has["damage"],
        }
        return {**lines, "total": sum(lines.values())}


GAINS: dict[str, Callable[[dict[str, Any]], tuple[str, int]]] = {
    "medals-gained": lambda args: ("medal", args["count"]),
    "android-gained": lambda args: ("A", 1),
    "assigned": lambda args: ("A", -1 if args["figure"] == "A" else 0),
    "artifact-gained": lambda args: ("artifact", 1),
    "room-activated-by-artifacts": lambda args: ("artifact", -2),
    "room-furnished": lambda args: ("artifact", -1),
    "pirate-gained": lambda args: ("pirate", 1),
    "pirate-captured": lambda args: ("pirate", 1),
    "damage-taken": lambda args: ("damage", 1),
    "repaired": lambda args: ("damage", -1),
    "promoted": lambda args: ("commander", 1),
    "advanced": lambda args: (args["track"], 1),
}


@rule("SC-R30", "SC-16.13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_every_line_of_the_score_sheet_follows_from_the_log(seats: int, seed: int) -> None:
    voyage, chance = Voyage(seats, seed=f"log {seed}"), Chance(f"log {seed}")
    table = voyage.table
    while not table.over:
        seat = table.seats()[0]
        table.act(seat, chosen(table.options(seat), chance))
    for seat, captain in enumerate(table.captains):
        ledger = Ledger(table, seat)
        assert sorted(ledger.slots.values()) == sorted(cards_in(tuple(captain.slots)))
        assert ledger.sheet(seat) == table.scores[seat]


def room(voyage: Voyage) -> None:
    voyage.me.slots[2] = card(voyage, "t-room", "grey: medal")
    voyage.do("activate t-room C")


def row(voyage: Voyage) -> None:
    voyage.crew(["R"]).mission("red: medal").do("perform", "assign R", "apply")


def tile(voyage: Voyage) -> None:
    voyage.me.at = next(place for place, station in voyage.table.stations.items() if station == "gold")
    voyage.do("pass")


def space(voyage: Voyage) -> None:
    voyage.table.pack.tracks["t-space"] = {1: ("medal",)}
    voyage.table.track_sides[0] = "t-space"
    voyage.effect("advance fleet").do("go fleet 1")


def edges(voyage: Voyage) -> None:
    card(voyage, "t-left", "red: jump", "- - - | medal - -")
    voyage.me.slots = ["", card(voyage, "t-right", "red: jump", "medal - - | - - -"), "", "", "", ""]
    voyage.offer("t-left").effect("tech").do("take t-left 1")


def changed_edges(voyage: Voyage) -> None:
    voyage.me.slots[4] = "training-holovisor"
    card(voyage, "t-left", "red: jump", "- - - | medal - -")
    voyage.me.slots = ["", card(voyage, "t-right", "red: jump", "medal - - | - - -"), "training-holovisor", "", "", ""]
    voyage.offer("t-left").effect("tech").do("take t-left 1")


def after_mission(voyage: Voyage) -> None:
    voyage.board("press-officer", "", "", "", "", "").crew(["C"]).mission("blue: jump").do("perform", "assign C")


def instead(voyage: Voyage) -> None:
    voyage.board("super-accumulator", "", "", "", "", "").effect("move").do("instead", "mend ship")


def token(voyage: Voyage) -> None:
    happen(voyage.table, "stations: medal", 0)
    voyage.do("pass")


def pirate_token(voyage: Voyage) -> None:
    happen(voyage.table, "stations: pirate", 0)
    voyage.do("pass")


def event(voyage: Voyage) -> None:
    voyage.table.events[0] = "open-day-at-the-academy"
    voyage.table.then(EventHappens(0, 0))
    voyage.table.advance()


def passenger(voyage: Voyage) -> None:
    assert voyage.table.shadow
    voyage.table.shadow.passenger = "the-android-philosopher"
    voyage.table.then(PassengerActs())
    voyage.table.advance()


def payment(voyage: Voyage) -> None:
    voyage.effect("pay medal: android").do("accept")


def fight(voyage: Voyage) -> None:
    voyage.table.routes = {"s1": "green-android"}
    voyage.effect("fight").do("attack s1")


CAUSES: dict[Callable[[Voyage], None], tuple[str, str, dict[str, Any]]] = {
    room: ("medals-gained", "room-activated", {"room": "t-room"}),
    row: ("medals-gained", "row-applied", {"row": 1}),
    tile: ("android-gained", "station-used", {"station": "gold"}),
    space: ("medals-gained", "track-bonus", {"track": "fleet", "space": 1}),
    edges: ("medals-gained", "technology-bonus", {"symbol": "medal"}),
    changed_edges: ("medals-gained", "ability-works", {"card": "training-holovisor"}),
    after_mission: ("medals-gained", "ability-works", {"card": "press-officer"}),
    instead: ("repaired", "ability-works", {"card": "super-accumulator"}),
    token: ("medals-gained", "token-taken", {"kind": "medal"}),
    pirate_token: ("damage-taken", "token-taken", {"kind": "pirate"}),
    event: ("cadet-gained", "event-happens", {"event": "open-day-at-the-academy"}),
    passenger: ("android-gained", "passenger-acts", {}),
    payment: ("android-gained", "paid", {"coin": "medal"}),
    fight: ("damage-taken", "pirate-fought", {"route": "s1"}),
}
"""For every source of effects: the effect that is told, and what must be told right before it."""


@rule("SC-R30", "SC-11.2", "SC-14.5", "SC-19.19", "SC-19.31")
@pytest.mark.parametrize("source", CAUSES, ids=lambda source: source.__name__)
def test_an_effect_is_told_right_after_its_cause(source: Callable[[Voyage], None]) -> None:
    effect, cause, named = CAUSES[source]
    voyage = Voyage(1 if source is passenger else 2)
    source(voyage)
    told = [one for one in voyage.table.event_sink or [] if isinstance(one, Event)]
    at = next(number for number, one in enumerate(told) if one.kind == effect)
    assert told[at - 1].kind == cause
    assert named.items() <= told[at - 1].args.items()
    assert told[at - 1].clause.startswith("SC-")


@rule("SC-R30", "SC-19.28")
def test_the_added_move_of_an_engine_is_told_with_it() -> None:
    voyage = Voyage().board("additional-engine", "", "", "", "", "").effect("move")
    voyage.do(voyage.offered()[0])
    assert voyage.asked() == "moving"
    assert not voyage.told("ability-works"), "it may still be declined"
    voyage.do(voyage.offered()[0])
    assert voyage.told("ability-works") == [{"seat": 0, "card": "additional-engine"}]
    kinds = [
        one.kind
        for one in voyage.table.event_sink or []
        if isinstance(one, Event) and one.kind in ("moved", "ability-works")
    ]
    assert kinds == ["moved", "ability-works", "moved"]


def recorded(table: StarshipCaptains, happen: Callable[[], None]) -> list[Scene]:
    """The scenes of what happens."""
    scenes: list[Scene] = []
    record_scenes(table, happen, scenes.append)
    return scenes


@rule("SC-R30", "SC-5.1", "SC-5.6", "SC-4.7", "SC-13.33")
@pytest.mark.parametrize(
    ("text", "kind", "where"),
    [
        ("fly s1", "moved", ("at", "p5")),
        ("leap p6", "jumped", ("at", "p6")),
        ("activate repair C", "room-activated", ("queue", ["C"])),
        ("activate repair RC", "room-activated", ("working", "RC")),
        ("work repair", "extra-work", ("queue", ["RC"])),
    ],
)
def test_the_table_looks_as_it_does_after_what_is_told(text: str, kind: str, where: tuple[str, Any]) -> None:
    voyage = Voyage().crew(["C", "RC"], []).hold(damage=0)
    voyage.table.routes.clear()
    if kind in ("moved", "jumped"):
        voyage.effect("move" if kind == "moved" else "jump")
    if kind == "extra-work":
        voyage.do("activate repair RC", "decline")
    option = voyage.table.option(text)
    scenes = recorded(voyage.table, lambda: voyage.table.act(0, option))
    told = next(scene for scene in scenes if scene.events[0].kind == kind)
    assert told.view["captains"][0][where[0]] == where[1]


@rule("SC-6.16", "SC-6.21")
def test_a_reservation_that_passes_on_is_told() -> None:
    voyage = Voyage(3)
    table, planet = voyage.table, sorted(voyage.table.planets)[0]
    for seat in (0, 1, 2):
        put_ship(table, seat, planet)
    put_ship(table, 0, HOME)
    assert voyage.told("reserved") == [{"seat": 0, "place": planet}], "two are left: nobody reserves it"
    put_ship(table, 1, HOME)
    assert voyage.told("reserved")[1:] == [{"seat": 2, "place": planet}]
    put_ship(table, 1, planet)
    put_ship(table, 1, HOME)
    assert len(voyage.told("reserved")) == 2, "who reserves it already does so no more than before"


def clause_of(voyage: Voyage, kind: str) -> str:
    return next(one.clause for one in voyage.table.event_sink or [] if isinstance(one, Event) and one.kind == kind)


@rule("SC-12.28", "SC-9.4", "SC-D12", "SC-15.11", "SC-15.12", "SC-17.11")
def test_what_happens_names_the_clause_that_says_so() -> None:
    uprising = Voyage()
    table, chart = uprising.table, uprising.table.pack.maps["small"]
    lowest = min(table.numbers, key=lambda place: table.numbers[place])
    table.routes = {chart.route_of(lowest, "green"): "yellow-medal"}
    Uprising().run(uprising.on_top("pirates", "green-medal").table)
    assert clause_of(uprising, "pirate-driven-off") == "SC-12.28"
    ambush = Voyage().on_top("pirates", "green-medal")
    ambush.table.routes = {chart.route_of(HOME, "green"): "yellow-medal"}
    assert clause_of(ambush.effect("ambush"), "pirate-driven-off") == "SC-9.4"
    for round_, kind, clause in ((2, "station-blocked", "SC-15.11"), (3, "station-closed", "SC-D12")):
        blocked = Voyage()
        blocked.table.round, blocked.table.tiles["home"] = round_, round_ + 1
        assert clause_of(blocked.do("pass", "pass"), kind) == clause
        assert clause_of(blocked, "round-begins") == "SC-15.12"
    alone = Voyage(1).do("pass")
    while alone.table.round == 1:
        alone.do(alone.offered()[0])
    assert clause_of(alone, "round-begins") == "SC-17.11"


@rule("SC-R30", "SC-17.15", "SC-19.2")
def test_cards_are_where_they_are_told_to_be() -> None:
    alone = Voyage(1)
    shadow_of(alone.table).turned = ["technology"]
    alone.table.then(ShadowTakesTechnology())
    scenes = recorded(alone.table, alone.table.advance)
    taken = next(scene for scene in scenes if scene.events[0].kind == "shadow-took-technology")
    assert taken.view["central"][0] == ""
    voyage = Voyage().board("", "", "", "", "", "").effect("library 2")
    option = voyage.table.option("decline")
    for scene in recorded(voyage.table, lambda: voyage.table.act(0, option)):
        if scene.events[0].kind == "card-put-away":
            assert scene.view["captains"][0]["drawn"] == 0


@rule("SC-D12", "SC-R33")
def test_in_a_guided_game_the_second_round_is_the_last() -> None:
    voyage = Voyage(1)
    table = voyage.table
    table.setting = replace(table.setting, guided=True)
    gold = next(place for place, station in table.stations.items() if station == "gold")
    put_ship(table, 0, gold)
    table.tiles["gold"] = 2
    table.agenda.clear()
    table.then(EndOfRound())
    table.advance()
    assert (table.round, table.tiles["gold"]) == (2, 5)
    assert clause_of(voyage, "station-closed") == "SC-D12"
