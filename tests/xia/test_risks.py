"""Risks: what previews foretell is what comes true, counted over all faces of the die (XIA-R12, XIA-R13)."""

from collections import Counter
from itertools import chain, product, takewhile
from typing import Any

import pytest

from quarterdeck.games.xia.rules.chart import SIDES, chart
from quarterdeck.games.xia.rules.following import Following
from quarterdeck.games.xia.rules.odds import percent
from quarterdeck.games.xia.rules.risks import border_harm, destroyed_by, jump_risks, way_harm
from quarterdeck.games.xia.state import Survey
from quarterdeck.games.xia.under_way import Harpoon
from quarterdeck.kernel.event import Event
from tests.rules import rule
from tests.xia.fights import VOLLEY, duel, offered, preview
from tests.xia.maps import BASE, chart_of, random_map
from tests.xia.tables import BOARDS, Board, Drift, Words
from tests.xia.test_invariants import decisions

FACES = range(1, 21)
PLAIN = {"ship": "puddle-jumper"}
"""A ship that asks nothing after rolls."""


def moving(sectors: Any, at: str, face: int = 20, **a: Any) -> Drift:
    """A moves by impulse; the next die shows a face."""
    return Drift(sectors, {"A": {**PLAIN, "at": at, **a}}, [face]).do("A: impulse")


def outcomes(sectors: Any, at: str, side: str, **a: Any) -> dict[str, float]:
    """What becomes of a step, over all faces: chances in percent, means of damage and energy loss."""
    found: Counter[str] = Counter()
    for face in FACES:
        drift = moving(sectors, at, face, **a)
        before = drift.seat("A").energy + drift.seat("A").armed
        drift.do(f"A: step {side}")
        while "stand" in offered(drift, "A"):
            drift.do("A: stand")
        captain, hurt = drift.seat("A"), sum(event["amount"] for event in drift.told("damaged"))
        lost = sum(event["energy"] + event["markers"] for event in drift.told("energy-lost"))
        found["damage"] += hurt
        found["drain"] += lost
        found["harmed"] += bool(hurt or lost or drift.told("destroyed"))
        found["destroyed"] += bool(drift.told("destroyed"))
        found["bounty"] += captain.bounty > 0
        found["depleted"] += before > 0 and captain.depleted and captain.at != ""
        found["safe"] = min(found["safe"] or 99, 99 if hurt or lost or drift.told("destroyed") else face)
    return {word: number if word == "safe" else 5 * number for word, number in found.items()}


def border_of(kind: str) -> tuple[str, str, str]:
    """A board with a step over one border of a kind."""
    for name in BOARDS:
        there = chart_of(name)
        for place in sorted(there.cells):
            for side in SIDES:
                borders = [border for border, _, _ in there.crossing(place, side)]
                if borders == [kind] and there.cells[place].terrain == "empty":
                    return name, place, side
    raise AssertionError(f"no sector has a border {kind}")


CASES: list[tuple[str, Words]] = [
    ("asteroid", {}),
    ("asteroid", {"titles": ["T16"]}),
    ("asteroid", {"damage": 7}),
    ("nebula", {}),
    ("nebula", {"energy": 1, "armed": 2}),
    ("shield", {}),
    ("shield", {"titles": ["T13"]}),
    ("shield", {"titles": ["T17"], "damage": 6}),
    ("debris", {}),
    ("star", {}),
]


@rule("XIA-R12", "XIA-R13", "XIA-23.4.1", "XIA-23.5.2", "XIA-23.7.1", "XIA-23.8.1", "XIA-23.3.1")
@rule("XIA-25.5.13", "XIA-25.5.16", "XIA-25.5.17", "XIA-12.1.6", "XIA-23.7.4")
@pytest.mark.parametrize(("kind", "words"), CASES)
def test_the_odds_of_a_border_are_those_of_its_rolls(kind: str, words: Words) -> None:
    sectors, at, side = border_of(kind)
    shown = preview(moving(sectors, at, **words), f"A: step {side}")
    true, risk = outcomes(sectors, at, side, **words), shown[f"risk-{kind}"]
    if kind == "star":
        assert (risk, true["destroyed"]) == ({}, 100)
        return
    assert (risk["safe"], risk["percent"]) == (true["safe"], true["harmed"])
    if kind != "debris":
        assert risk["mean"] == max(true["damage"], true["drain"]) / 100
        assert shown.get("risk-destroyed", {"percent": 0})["percent"] == true["destroyed"]
    if kind == "shield":
        assert (risk["bounty"], risk["clean"]) == (true["bounty"], 100 - true["harmed"] - true["bounty"])
    assert shown.get("risk-depleted", {"percent": 0})["percent"] == true["depleted"]


@rule("XIA-R13", "XIA-23.1.7", "XIA-16.1.1")
def test_the_risk_of_a_second_border_counts_only_if_the_first_one_lets_the_ship_pass() -> None:
    """Out through a planetary shield into a nebula: 2 points of energy are lost only by those who get across."""
    weak = {**PLAIN, "at": "3,-2", "energy": 1, "armed": 1}
    shown = preview(Drift("BA3", {"A": weak}).do("A: impulse"), "A: step nw")
    depleted = 0
    for shield, nebula in product(FACES, FACES):
        rolls = [shield, nebula] if shield > 10 else [shield]
        drift = Drift("BA3", {"A": weak}, rolls).do("A: impulse", "A: step nw")
        depleted += drift.seat("A").depleted
    assert shown["risk-depleted"]["percent"] == round(depleted / 4)


@rule("XIA-R13", "XIA-4.3.9")
def test_a_crossing_that_is_left_is_mentioned_and_rolling_instead_says_its_odds() -> None:
    sectors, at, side = border_of("shield")
    drift = moving(sectors, at, 15, crossings=1)
    assert preview(drift, f"A: step {side}")["crossing-at-hand"] == {"count": 1}
    drift.do(f"A: step {side}")
    assert "risk-shield" in preview(drift, "A: pass")
    assert preview(drift, "A: cross") == {}


# Blind jumps


@rule("XIA-R13", "XIA-21.3.3")
@pytest.mark.parametrize("damage", [0, 8])
def test_the_odds_of_a_blind_jump_are_those_of_all_sectors_that_may_lie_there(damage: int) -> None:
    laid = [["burning-horse", 0, 0]]
    left = [name for name in BASE.sectors if name != "burning-horse"]
    at = next(place for place in sorted(chart("base", ("burning-horse 0,0",)).rim))
    side = next(iter(chart("base", ("burning-horse 0,0",)).unexplored_sides(at)))

    def jumper(top: str, face: int) -> Drift:
        stack = [top, *(name for name in left if name != top)]
        a = {**PLAIN, "at": at, "damage": damage}
        return Drift(laid, {"A": a, "stack": stack, "npcs": False}, [face] * 3).do("A: impulse")

    shown = preview(jumper(left[0], 20), f"A: jump {side}")
    lost, clear = 0, 0
    for top in left:
        rolled = False
        for face in FACES:
            drift = jumper(top, face).do(f"A: jump {side}")
            while "stand" in offered(drift, "A"):
                drift.do("A: stand")
            lost += bool(drift.told("destroyed"))
            rolled = rolled or bool(drift.told("rolled") or drift.told("destroyed"))
        clear += not rolled
    odds = shown["jump-odds"]
    assert odds["sectors"] == len(left)
    assert odds["clear"] == round(100 * clear / len(left))
    assert odds["destroyed"] == round(5 * lost / len(left))


@rule("XIA-R13", "XIA-4.4.4")
def test_whoever_has_surveyed_the_next_sector_is_told_what_is_there_and_others_are_not() -> None:
    sectors = random_map(3, 6)
    at = next(place for place in sorted(sectors.rim) if sectors.cells[place].terrain == "empty")
    side = next(iter(sectors.unexplored_sides(at)))
    left = [name for name in BASE.sectors if name not in sectors.centres]
    meets = {name: [border for border, _, _ in sectors.crossing_into(name, at, side)] for name in left}
    danger = next(name for name, borders in meets.items() if borders == ["asteroid"])
    drift = Drift("BL", {"A": {**PLAIN, "at": at}, "B": {**PLAIN, "at": at}, "stack": [n for n in left if n != danger]})
    drift.table.lay_out(tuple(_laid(sectors)))
    drift.table.survey = Survey(0, [danger])
    known = {reason.id for reason in jump_risks(drift.table, 0, side)}
    assert known - {"risk-destroyed"} == {f"risk-{border}" for border in meets[danger]}
    assert next(reason.id for reason in jump_risks(drift.table, 1, side)) == "jump-odds"


def _laid(sectors: Any) -> list[str]:
    return [f"{name} {centre}{' turned' if sectors.turned[name] else ''}" for name, centre in sectors.centres.items()]


@rule("XIA-21.3.3")
@pytest.mark.parametrize("seed", range(3))
def test_the_borders_of_a_jump_are_those_of_the_map_with_the_new_sector(seed: int) -> None:
    before = random_map(seed, 5)
    laid = tuple(_laid(before))
    for name in [name for name in BASE.sectors if name not in before.centres]:
        for place in sorted(before.rim):
            for side in before.unexplored_sides(place):
                after = chart("base", (*laid, before.placed(name, place, side)))
                assert before.crossing_into(name, place, side) == after.crossing(place, side)


# Gathering


@rule("XIA-R13", "XIA-28.3.2", "XIA-28.3.3", "XIA-28.3.4")
@pytest.mark.parametrize(
    ("sectors", "spot", "words"),
    [
        ("BB", "0,0", {}),
        ("BB", "0,0", {"damage": 6}),
        ("BP", "1,-1", {}),
        ([["burning-horse", 0, 0]], "", {}),
        ([["burning-horse", 0, 0]], "", {"energy": 1, "armed": 1}),
    ],
)
def test_the_odds_of_gathering_are_those_of_its_rolls(sectors: Board, spot: str, words: Words) -> None:
    cells = Drift(sectors).table.chart.cells.items()
    spot = spot or next(place for place, cell in cells if cell.mark == "harvest")
    found: Counter[str] = Counter()
    for face in FACES:
        drift = Drift(sectors, {"A": {**PLAIN, "at": spot, **words}}, [face])
        shown = preview(drift, "A: gather")
        drift.do("A: gather")
        while "stand" in offered(drift, "A"):
            drift.do("A: stand")
        found["gather-cube"] += len(drift.told("cargo-gathered"))
        found["gather-damage"] += bool(drift.told("damaged"))
        found["gather-drain"] += bool(drift.told("energy-lost"))
        found["destroyed"] += bool(drift.told("destroyed"))
        found["depleted"] += drift.seat("A").depleted
        found["mean"] += sum(event["amount"] for event in drift.told("damaged"))
        found["mean"] += sum(event["energy"] + event["markers"] for event in drift.told("energy-lost"))
    for outcome in ("gather-cube", "gather-damage", "gather-drain"):
        assert shown.get(outcome, {"percent": 0})["percent"] == 5 * found[outcome]
    told = shown.get("gather-destroyed") or shown.get("risk-destroyed") or {"percent": 0}
    assert told["percent"] == 5 * found["destroyed"]
    assert shown.get("risk-depleted", {"percent": 0})["percent"] == 5 * found["depleted"]
    if found["mean"]:
        assert (shown.get("gather-damage") or shown["gather-drain"])["mean"] == found["mean"] / 20


# Rolls of all kinds


@rule("XIA-R13")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_whatever_rolls_a_die_says_its_odds_before(seed: str) -> None:
    silent: set[str] = set()
    rolled = 0
    for table, seat, option in decisions(4, {"goal": 8, "rounds": 12}, seed):
        twin = table.copy()
        twin.event_sink = events = []
        twin.act(seat, option)
        own = takewhile(lambda event: getattr(event, "kind", "") != "turn-ended", events)
        if any(isinstance(event, Event) and event.kind == "rolled" and event.args["seat"] == seat for event in own):
            rolled += 1
            if not table.preview(seat, option):
                silent.add(f"{table.agenda[-1].name}: {option}")
    assert not silent
    assert rolled > 30


@rule("XIA-R13", "XIA-10.6.1", "XIA-10.5.1")
def test_an_engine_says_how_far_it_takes_a_ship() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "outfits": ["m-22-engine"], "damage": {"m-22-engine": {"spot": 1}}}})
    assert preview(drift, "A: engine m-22-engine") == {"odds-of-engine": {"low": 0, "high": 5, "mean": 2.5}}


@rule("XIA-R13", "XIA-4.3.7", "XIA-4.3.10")
def test_overdrive_counts_the_damage_that_it_does_first() -> None:
    rat = {"at": "0,0", "outfits": ["m-22-engine", "nock-blaster"]}
    drift = Drift("BL", {"A": {}, "B": rat, "C": {"at": "1,0"}, "turn": "B"})
    moving_away = preview(drift, "B: use red-line m-22-engine")
    assert moving_away["odds-of-engine"] == {"low": 0, "high": 5, "mean": 2.5}
    shot = preview(drift, "B: use red-line nock-blaster ghoststalker")
    assert shot["odds-undefended"]["mean"] == 2.5
    assert "odds-own-ram" in preview(drift, "B: use red-line m-22-engine ghoststalker")


@rule("XIA-R13", "XIA-4.4.6")
def test_a_defence_ability_counts_with_the_shields_that_are_declared() -> None:
    """Attack d6; the ability prevents nothing (1-5), 5 damage (6-19) or all of it (20)."""
    jets = {"ship": "copper-heron", "outfits": ["targe-shield"]}
    drift = duel([], {}, jets | {"abilities": ["side-slip-jets"], "energy": 4}).do(
        "A: attack copper-heron", *VOLLEY[1:]
    )
    assert preview(drift, "B: stand")["odds-of-damage"]["mean"] == 3.5
    shown = preview(drift, "B: use side-slip-jets")
    assert (shown["costs-energy"], shown["ability-nothing"]) == ({"energy": 2}, {"percent": 25})
    assert shown["odds-of-damage"]["mean"] == round(0.25 * 3.5 + 0.7 * 1 / 6, 2)
    drift.do("B: use side-slip-jets")
    assert preview(drift, "B: stand")["odds-of-damage"] == shown["odds-of-damage"]


@rule("XIA-R13", "XIA-4.4.6")
def test_the_best_defence_of_a_target_has_its_abilities_too() -> None:
    jets = {"ship": "copper-heron", "abilities": ["side-slip-jets"], "energy": 4}
    ready = preview(duel([], {"armed": 1}, jets), "A: attack copper-heron")
    assert ready["odds-best-defence"]["mean"] == round(0.25 * 3.5 + 0.7 * 1 / 6, 2)
    tired = preview(duel([], {"armed": 1}, jets | {"energy": 1}), "A: attack copper-heron")
    assert "odds-best-defence" not in tired


@rule("XIA-R13", "XIA-4.3.1", "XIA-27.4.1")
def test_a_roll_that_could_be_repeated_says_what_it_could_bring() -> None:
    rocks = Drift("BB", {"A": {"at": "0,0"}}, [4]).do("A: impulse")
    rocks.table.act(0, rocks.table.option("step s"))
    assert preview(rocks, "A: use second-try")["risk-asteroid"]["percent"] == 50
    engine = Drift("BL", {"A": {"at": "0,0", "outfits": ["m-22-engine"]}}, [1])
    engine.table.act(0, engine.table.option("engine m-22-engine"))
    assert preview(engine, "A: use second-try")["odds-again"] == {"low": 1, "high": 6, "mean": 3.5}
    thief = {**PLAIN, "at": "0,0", "mission": "M39", "done": ["M40"]}
    caught = Drift("BL", {"A": thief, "B": {"at": "1,0"}}, [2]).do("A: task swamp-rat")
    assert preview(caught, "A: experience")["risk-caught"] == {"percent": 25, "safe": 6}


@rule("XIA-R13", "XIA-27.6.8", "XIA-27.5.4")
def test_a_kill_that_serves_a_mission_says_what_it_pays() -> None:
    killed = {"outfits": [], "damage": 11}
    contract = duel([6], {"mission": "M45"}, killed).do(*VOLLEY)
    assert contract.asked_frame() == "claiming"
    assert preview(contract, "A: claim") == {"pays-for-tier": {"credits": 4000}}
    bounty = duel([6], {"mission": "M21"}, killed | {"bounty": 1000}).do(*VOLLEY)
    assert set(preview(bounty, "A: claim")) == {"pays-by-roll"}


@rule("XIA-R13", "XIA-D19")
def test_following_says_the_risks_of_the_step() -> None:
    """The target stands on an asteroid hex, so that its follower has to enter one."""
    a = {"ship": "numerator", "at": "0,2"}
    drift = Drift("BB", {"A": a, "B": {"at": "0,1"}})
    drift.table.harpoon = Harpoon(0, "swamp-rat", 8)
    drift.table.then(Following(0, "swamp-rat"))
    drift.table.advance()
    borders = [border for border, _, _ in drift.table.chart.crossing("0,2", "n")]
    assert borders == ["asteroid"]
    assert "risk-asteroid" in preview(drift, "A: follow")
    assert preview(drift, "A: pass") == {}


@rule("XIA-R13", "XIA-23.9.5")
def test_the_tigris_gate_says_that_a_roll_decides() -> None:
    there = Drift([["tigris-gate", 0, 0]]).table.chart
    gate = next(place for place, cell in there.cells.items() if cell.terrain == "gate")
    drift = Drift([["tigris-gate", 0, 0]], {"A": {**PLAIN, "at": gate}}).do("A: impulse")
    assert preview(drift, "A: tigris") == {"tigris-roll": {"spawns": len(there.spawns)}}


@rule("XIA-R13", "XIA-23.9.5", "XIA-14.1.3", "XIA-D37")
def test_the_tigris_gate_says_how_likely_each_free_spawn_point_is() -> None:
    sectors = [["tigris-gate", 0, 0], ["azure", 5, -3, "turned"], ["pelmont", 3, 2], ["loath", -2, 5, "turned"]]

    def on_gate(face: int) -> Drift:
        return Drift(sectors, {"A": {**PLAIN, "at": "0,0"}, "B": {"at": "-2,3"}}, [face]).do("A: impulse")

    table = on_gate(1).table
    assert table.chart.spawns[5] == "-2,3", "the spawn point of Loath is occupied"
    came = Counter(on_gate(face).do("A: tigris").seat("A").at for face in range(1, 20))
    found = [reason for reason in table.preview(0, table.option("tigris")) if reason.id == "tigris-chance"]
    said = {reason.args["number"]: reason.args["percent"] for reason in found}
    assert said == {number: 5 * came[spot] for number, spot in table.chart.spawns.items() if came[spot]}
    assert set(said) == {3, 15, 19}


@rule("XIA-R13", "XIA-27.6.2", "XIA-21.3.3")
def test_a_smuggler_is_told_that_a_jump_may_end_on_the_planet_of_delivery() -> None:
    loaded = {**PLAIN, "at": "2,-2", "mission": "M29", "face": "up"}
    stack = [name for name in BASE.sectors if name != "the-lost-sector"]
    jumps = [f"A: jump {side}" for side in chart_of("BL").unexplored_sides("2,-2")]
    drift = Drift("BL", {"A": loaded, "stack": stack}).do("A: impulse")
    told = [reason.args for jump in jumps for reason in drift.table.preview(0, drift.table.option(jump[3:]))]
    assert {"purpose": "sneak", "percent": 5} in told
    known = Drift("BL", {"A": loaded}, [15, 3]).do("A: impulse")
    known.table.survey = Survey(0, ["kemplar-ii"])
    (side,) = {jump for jump in jumps if "risk-caught" in preview(known, jump)} & {"A: jump ne"}
    known.do(side)
    assert known.told("caught") == [{"seat": 0}]


@rule("XIA-R12", "XIA-R13", "XIA-12.1.6")
@pytest.mark.parametrize("words", [{}, {"damage": 4}, {"titles": ["T16"]}, {"titles": ["T17"], "damage": 2}])
def test_the_harm_of_a_way_is_that_of_its_borders_one_after_the_other(words: dict[str, Any]) -> None:
    table = Drift("BL", {"A": {"at": "0,0", **words}}).table
    kinds = ("asteroid", "shield", "debris", "nebula", "entrance")
    for borders in chain.from_iterable(product(kinds, repeat=length) for length in range(4)):
        assert way_harm(table, 0, borders).lost == percent(destroyed_by(table, 0, borders))
    for border in ("asteroid", "shield"):
        assert way_harm(table, 0, [border]).damage == round(float(border_harm(table, 0, border).mean), 1)
    assert way_harm(table, 0, ["nebula"]).energy == round(float(border_harm(table, 0, "nebula").mean), 1)
    assert way_harm(table, 0, ["shield", "shield"]).damage < 2 * way_harm(table, 0, ["shield"]).damage
