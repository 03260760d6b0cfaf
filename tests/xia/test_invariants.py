"""What is true at every moment of every game: nothing appears, vanishes, or lies where it cannot (XIA-1.1, XIA-5.1)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.guided.script import guide
from quarterdeck.games.xia.rules.holds import covered
from quarterdeck.games.xia.rules.outfits import markers_on_outfits
from quarterdeck.games.xia.state import MARKERS, Captain, Xia
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.event import Event, Rolled
from quarterdeck.kernel.history import Scene, record_scenes
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.zone import zones
from tests.rules import rule
from tests.xia.tables import Drift

PACK = pack()
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (3, {"goal": 8, "rounds": 25}),
    (4, {"goal": 5}),
    (5, {"first_game": True}),
    (4, {"npc_ways": "asked", "rounds": 20}),
]


def decisions(seats: int, options: dict[str, Any], seed: str) -> Iterator[tuple[Xia, int, Option]]:
    """A random game; each option is carried out when the next one is asked for."""
    table = registry.manifest_of("xia").table_for(seats, options, Chance(seed))
    assert isinstance(table, Xia)
    luck = Random(seed)
    while not table.over:
        seat = table.seats()[0]
        option = luck.choice(table.options(seat))
        yield table, seat, option
        table.carry_out(seat, option)


def check_captain(captain: Captain) -> None:
    mat = PACK.ships[captain.ship]
    assert captain.armed + captain.disarmed + markers_on_outfits(captain) == MARKERS
    assert min(captain.armed, captain.disarmed, captain.energy) >= 0
    assert captain.energy <= mat.energy
    assert captain.credits >= 0
    assert captain.credits % 1000 == captain.bounty % 1000 == 0
    assert captain.fame == sum(captain.sources.values())
    assert len(captain.abilities) == mat.tier
    assert set(captain.used) <= set(captain.abilities)
    check_hold(captain)


def check_hold(captain: Captain) -> None:
    """Outfits on compartments, each on its own; cubes beside them and beside damage; not full of damage (XIA-5.1)."""
    hold = PACK.ships[captain.ship].hold
    under = [place for outfit in captain.outfits for place in covered(outfit, "base")]
    assert len(under) == len(set(under))
    assert {*under, *captain.damage} <= {*hold}
    assert len(captain.damage) == len(set(captain.damage)) < len(hold)
    assert len({*under, *captain.damage}) + captain.cubes <= len(hold)
    assert all(count > 0 for count in captain.cargo.values())
    spots = {place for outfit in captain.outfits for place in outfit.markers}
    assert not spots & {*captain.damage}


def check_cards(table: Xia) -> None:
    """Every card, token, sector and outfit is in exactly one place (XIA-1.1.14)."""
    captains = table.captains
    missions = [*table.mission_deck, *table.mission_discard]
    missions += [card for captain in captains for card in (*captain.looked_at, *captain.done)]
    missions += [captain.mission for captain in captains if captain.mission is not None]
    assert len(missions) == len(set(missions)) == (52 if table.setting.npcs else 49)
    sectors = [*table.stack, *table.survey.sectors, *(laid.split(" ")[0] for laid in table.sectors)]
    assert sorted(sectors) == sorted(PACK.sectors)
    tokens = [*table.token_pile, *table.tokens.values(), *(token for captain in captains for token in captain.tokens)]
    assert Counter(tokens) == {"strongbox": 7, "tale": 7, "dust": 7}
    titles = [*table.title_deck, *table.open_titles, *(title for captain in captains for title in captain.titles)]
    assert len(titles) == len(set(titles))
    owned = Counter(outfit.kind for captain in captains for outfit in captain.outfits)
    assert all(left + owned[kind] == 7 for kind, left in table.supply.items())
    ships = [*table.ships, *(captain.ship for captain in captains if captain.ship)]
    assert len(ships) == len(set(ships))


def check_board(table: Xia) -> None:
    """One ship on a hex, unless one passes through (XIA-4.1.1); only on explored hexes."""
    spots = [ship.at for ship in (*table.captains, *table.npcs) if ship.at]
    assert {*spots} <= {*table.chart.cells}
    if table.movement is None and table.agenda[-1].name == "action-phase":
        assert len(spots) == len(set(spots))
    assert not any(table.chart.cells[spot].terrain == "star" for spot in spots)


@rule(
    "XIA-1.1.8", "XIA-1.1.12", "XIA-1.1.14", "XIA-4.1.1", "XIA-5.1.2", "XIA-5.1.3", "XIA-5.1.6", "XIA-6.1.1",
    "XIA-10.3.1", "XIA-10.3.6", "XIA-10.3.10", "XIA-29.1.6", "XIA-3.1.4", "XIA-8.1.1",
)  # fmt: skip
@pytest.mark.parametrize("seed", ["1", "2"])
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_nothing_appears_or_vanishes(seats: int, options: dict[str, Any], seed: str) -> None:
    for table, _, _ in decisions(seats, options, seed):
        for captain in table.captains:
            if captain.ship and table.agenda[-1].name != "refitting":
                check_captain(captain)
        check_cards(table)
        check_board(table)


ARMING = {"markers-armed", "rearmed"}
"""Events that say why markers are armed: status phase, or after a defence or a rescue."""


def who_may_arm(table: Xia, events: list[Any]) -> set[int]:
    """The seats whose markers were armed by a rule, or that began anew after their destruction (XIA-13.1.6)."""
    told = [event for event in events if isinstance(event, Event)]
    lost = {event.args["ship"] for event in told if event.kind == "destroyed"}
    armed = {event.args["seat"] for event in told if event.kind in ARMING}
    return armed | {captain.seat for captain in table.captains if captain.ship in lost}


@rule("XIA-10.3.8", "XIA-10.3.7")
@pytest.mark.parametrize("seed", ["1", "2"])
def test_markers_are_armed_only_where_a_rule_says_so(seed: str) -> None:
    before, gained = [MARKERS] * 4, 0
    for table, _, _ in decisions(4, {"goal": 8, "rounds": 30}, seed):
        allowed = who_may_arm(table, table.event_sink or [])
        now = [captain.armed for captain in table.captains]
        more = {seat for seat, armed in enumerate(now) if armed > before[seat]}
        assert more <= allowed
        gained += len(more)
        before, table.event_sink = now, []
    assert gained > 5


@rule("XIA-3.1.1", "XIA-3.1.2")
def test_fame_never_falls_and_the_goal_ends_the_game() -> None:
    highest = [0] * 4
    table = None
    for table, _, _ in decisions(4, {"goal": 6}, "3"):
        fame = [captain.fame for captain in table.captains]
        assert all(now >= before for now, before in zip(fame, highest, strict=True))
        assert max(fame) < 6
        highest = fame
    assert table is not None
    (winner,) = table.winners
    assert table.captains[winner].fame >= 6


def recorded_faces(events: list[Any]) -> list[int]:
    """The faces of all dice, as the record keeps them."""
    return [event.result + 1 for event in events if isinstance(event, Rolled) and event.purpose == "dice"]


def told_faces(events: list[Any]) -> list[int]:
    """The faces of all dice, as players are told."""
    told = [event.args for event in events if isinstance(event, Event)]
    return [face for args in told for face in args.get("faces", [args["face"]] if "face" in args else [])]


@rule("XIA-R24")
def test_a_saved_table_goes_on_as_if_nothing_had_happened() -> None:
    for number, (table, seat, option) in enumerate(decisions(4, {"goal": 6, "rounds": 12}, "4")):
        if number % 40 == 7:
            restored = Xia.from_json(table.to_json())
            one, other = table.copy(), restored
            for twin in (one, other):
                twin.act(seat, option)
                _play_on(twin, 30)
            assert one.to_json() == other.to_json()


def _play_on(table: Xia, most: int) -> None:
    """Some more decisions, always the same way."""
    luck = Random(1)
    for _ in range(most):
        if table.over:
            return
        seat = table.seats()[0]
        table.act(seat, luck.choice(table.options(seat)))


@rule("XIA-R4", "XIA-R34")
def test_the_fixed_dice_of_a_guided_game_are_on_the_record_as_they_lie() -> None:
    table = registry.manifest_of("xia").table_for(3, {"guided": True}, Chance("7"))
    events = table.event_sink = []
    while table.coach is not None:
        seat = table.seats()[0]
        table.act(seat, next(option for option in table.options(seat) if not option.aside))
    assert recorded_faces(events) == told_faces(events) == [*guide().rolls]


@rule("XIA-R4")
def test_every_die_is_on_the_record_with_its_reason() -> None:
    faces = 0
    for table, _, _ in decisions(4, {"goal": 9, "rounds": 30}, "5"):
        events = table.event_sink or []
        assert recorded_faces(events) == told_faces(events)
        faces += len(recorded_faces(events))
        table.event_sink = []
    assert faces > 20


@rule("XIA-R28")
def test_bots_choose_among_what_is_listed_and_all_of_it_is_legal() -> None:
    for table, seat, _ in decisions(3, {"goal": 5, "rounds": 10}, "6"):
        assert all(table.why_not(seat, option) is None for option in table.options(seat))


@rule("XIA-13.1.1", "XIA-R3")
def test_the_moment_in_which_a_moving_ship_is_destroyed_can_be_shown() -> None:
    drift = Drift("BA3", {"A": {"ship": "puddle-jumper", "at": "4,0", "damage": 9}}, [10]).do("A: impulse")
    shown: list[Scene] = []
    record_scenes(drift.table, lambda: drift.do("A: step n") and None, shown.append)
    lost = next(scene for scene in shown if [event.kind for event in scene.events] == ["destroyed"])
    assert (lost.view["captains"][0]["at"], lost.view["reach"]) == ("", {})


PUBLIC = {
    "seat", "ability", "face", "about", "tier", "amount", "shields", "spots", "prevention", "what", "cited", "markers",
    "free", "ship", "outfit", "target", "count", "start", "npc", "aim", "points", "numbers", "hex", "hexes", "placed",
}  # fmt: skip
"""What frames that ask tell everybody: nothing of it follows from a card that lies face down (XIA-R2)."""


@rule("XIA-R1", "XIA-R2", "XIA-R3")
def test_questions_tell_nothing_that_only_their_captain_may_know() -> None:
    kinds = [kind for kind in Xia.frame_kind.kinds.values() if kind.choices]
    found = {name for kind in kinds for name, zone in zones(kind) if zone is None}
    assert found == PUBLIC, "a field of a question that all see: look whether it may be known, then list it"
