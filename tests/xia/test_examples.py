"""The examples of the rules, read from the rules file itself."""

from fractions import Fraction
from typing import Any

import pytest
import yaml

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules import chart as charts
from quarterdeck.games.xia.rules.holds import packing, sections
from quarterdeck.games.xia.rules.odds import attack_odds
from quarterdeck.games.xia.rules.respawn import spawn_point
from quarterdeck.games.xia.rules.risks import border_harm
from quarterdeck.games.xia.rules.setup import order_of_picking
from quarterdeck.games.xia.rules.sight import adjacent, sees
from quarterdeck.games.xia.rules.ties import parts
from quarterdeck.games.xia.rules.ways import npc_way, way
from quarterdeck.games.xia.state import Captain, Npc
from quarterdeck.games.xia.under_way import Die
from quarterdeck.kernel.clauses import all_clauses
from tests.rules import rule
from tests.xia.tables import NPCS, SEATS, Drift, board, cubes, refusal

Words = dict[str, Any]
EXAMPLES = [f"XIA-E{number}" for number in range(1, 87)]


def example(clause: str) -> Words:
    read: Words = yaml.safe_load(all_clauses()[clause].example)
    return read


@rule(
    "XIA-E1",
    "XIA-E2",
    "XIA-E3",
    "XIA-E4",
    "XIA-E5",
    "XIA-E6",
    "XIA-E7",
    "XIA-E8",
    "XIA-E9",
    "XIA-E10",
    "XIA-E11",
    "XIA-E12",
    "XIA-E13",
    "XIA-E14",
    "XIA-E15",
    "XIA-E16",
    "XIA-E17",
    "XIA-E18",
    "XIA-E19",
    "XIA-E20",
    "XIA-E21",
    "XIA-E22",
    "XIA-E23",
    "XIA-E24",
    "XIA-E25",
    "XIA-E26",
    "XIA-E27",
    "XIA-E28",
    "XIA-E29",
    "XIA-E30",
    "XIA-E31",
    "XIA-E32",
    "XIA-E33",
    "XIA-E34",
    "XIA-E35",
    "XIA-E36",
    "XIA-E37",
    "XIA-E38",
    "XIA-E39",
    "XIA-E40",
    "XIA-E41",
    "XIA-E42",
    "XIA-E43",
    "XIA-E44",
    "XIA-E45",
    "XIA-E46",
    "XIA-E47",
    "XIA-E48",
    "XIA-E49",
    "XIA-E50",
    "XIA-E51",
    "XIA-E52",
    "XIA-E53",
    "XIA-E54",
    "XIA-E55",
    "XIA-E56",
    "XIA-E57",
    "XIA-E58",
    "XIA-E59",
    "XIA-E60",
    "XIA-E61",
    "XIA-E62",
    "XIA-E63",
    "XIA-E64",
    "XIA-E65",
    "XIA-E66",
    "XIA-E67",
    "XIA-E68",
    "XIA-E69",
    "XIA-E70",
    "XIA-E71",
    "XIA-E72",
    "XIA-E73",
    "XIA-E74",
    "XIA-E75",
    "XIA-E76",
    "XIA-E77",
    "XIA-E78",
    "XIA-E79",
    "XIA-E80",
    "XIA-E81",
    "XIA-E82",
    "XIA-E83",
    "XIA-E84",
    "XIA-E85",
    "XIA-E86",
)
@pytest.mark.parametrize("clause", EXAMPLES)
def test_example(clause: str) -> None:
    given = example(clause)
    for case in given.get("cases", [{}]):
        Case(given, case).play()


def _merged(setup: Words, change: Words) -> Words:
    """A set-up with the changes of a case: what it says of a seat is added to what is said before."""
    merged = dict(setup)
    for word, value in change.items():
        merged[word] = {**merged.get(word, {}), **value} if isinstance(value, dict) and len(word) == 1 else value
    return merged


class Case:
    """One example, or one of its cases."""

    def __init__(self, given: Words, case: Words) -> None:
        self.words = {**given, **case}
        self.lines = [*given.get("do", []), *case.get("then", [])] if "then" in case else self.words.get("do", [])
        sectors = self.words.get("board", "BL")
        self.board = board(sectors)
        setup = _merged(given.get("setup", {}), case.get("setup", {}))
        self.drift = Drift(sectors, setup, self.words.get("rolls"))

    def play(self) -> None:
        for question in self.words.get("ask", []):
            assert self.answer(question) == question["is"], question
        self.drift.do(*self.lines)
        self.check(self.words)
        for step in self.words.get("steps", []):
            for letter, gains in step.get("gain", {}).items():
                for word, amount in gains.items():
                    setattr(self.drift.seat(letter), word, getattr(self.drift.seat(letter), word) + amount)
            self.drift.do(*step.get("do", []))
            self.check(step)
        assert not self.drift.table.chance.loaded, "dice that nobody rolled"

    def check(self, words: Words) -> None:
        for thing, value in words.get("expect", {}).items():
            self._expect(thing, value)
        for line, clause in words.get("refused", {}).items():
            assert refusal(self.drift, line) == clause, line

    # What is expected

    def _expect(self, thing: str, value: Any) -> None:
        table = self.drift.table
        if len(thing) == 1:
            _expect_of_captain(self.drift.seat(thing), value, self.drift)
        elif thing in NPCS:
            npc = table.npc(thing)
            assert npc is not None
            _expect_of_npc(npc, value)
        else:
            assert getattr(self, f"_{thing}")() == value, thing

    def _attack(self) -> int:
        assert self.drift.table.fight is not None
        return self.drift.table.fight.attack

    def _defence(self) -> int:
        assert self.drift.table.fight is not None
        return self.drift.table.fight.defence

    def _ground(self) -> Words:
        return {spot: _text(lying) for spot, lying in self.drift.table.ground.items()}

    def _open(self) -> list[str]:
        return list(self.drift.table.open_titles)

    def _winner(self) -> str:
        (winner,) = self.drift.table.winners
        return SEATS[winner]

    def _turns(self) -> list[str]:
        """Whose turns there were, skipped ones with a minus."""
        table, found = self.drift.table, []
        for event in table.event_sink or ():
            kind, args = getattr(event, "kind", ""), getattr(event, "args", {})
            if kind in ("turn-began", "turn-skipped"):
                found.append(("-" if kind == "turn-skipped" else "") + SEATS[args["seat"]])
            elif kind == "npc-turn-began":
                found.append(args["npc"])
        return found

    def _asked(self) -> str:
        (seat,) = self.drift.table.seats()
        return f"{SEATS[seat]} {ASKED[self.drift.asked_frame()]}"

    def _sectors(self) -> Words:
        """Only sectors that were not there at the beginning."""
        laid = [text.split(" ", 1) for text in self.drift.table.sectors if text not in self.board]
        return dict(laid)

    def _spawns(self) -> Words:
        before = charts.chart("base", self.board).spawns
        return {number: spot for number, spot in self.drift.table.chart.spawns.items() if number not in before}

    # Questions to functions of the rules

    def answer(self, question: Words) -> Any:
        kind = next(iter(question))
        return getattr(self, f"ask_{kind}")(question)

    @property
    def chart(self) -> charts.Chart:
        return self.drift.table.chart

    def ask_order(self, question: Words) -> Words:
        rolls = {SEATS.index(letter): roll for letter, roll in question["order"].items()}
        picking = order_of_picking(max(rolls, key=lambda seat: rolls[seat]), len(rolls))
        letters = [SEATS[seat] for seat in picking]
        return {"picking": letters, "turns": letters[::-1]}

    def ask_spawns(self, question: Words) -> Words:
        return dict(self.chart.spawns)

    def ask_sides(self, question: Words) -> Words:
        return dict(self.chart.unexplored_sides(question["sides"]))

    def ask_fits(self, question: Words) -> list[str]:
        ships = [ship.id for ship in pack().ships.values() if ship.tier == question["tier"]]
        return [
            ship for ship in ships if packing(ship, tuple(question["fits"]), frozenset(), content="base") is not None
        ]

    def ask_excludes(self, question: Words) -> list[str]:
        asked = question["excludes"]
        ships = [asked] if isinstance(asked, str) else asked
        outfits = pack().outfits
        found = [
            kind for kind in outfits for ship in ships if packing(ship, (kind,), frozenset(), content="base") is None
        ]
        return sorted(found, key=question["is"].index) if set(found) == set(question["is"]) else found

    def ask_role(self, question: Words) -> Words:
        content = pack()
        cost = sum(content.outfits[kind].price for kind in content.roles[question["role"]])
        return {"cost": cost, "left": content.credits - cost}

    def ask_way(self, question: Words) -> list[str]:
        start, goal = question["way"]
        found = way(self.chart, start, goal)
        assert found is not None
        return list(found)

    def ask_npc_way(self, question: Words) -> list[str]:
        start, goal = question["npc_way"]
        found = npc_way(self.chart, start, (goal,), bounty=question["bounty"])
        assert found is not None
        return list(found)

    def ask_distances(self, question: Words) -> list[int]:
        return [charts.distance(question["distances"], spot) for spot in question["to"]]

    def ask_seen(self, question: Words) -> list[str]:
        return [spot for spot in question["of"] if sees(self.chart, question["seen"], spot)]

    def ask_adjacent(self, question: Words) -> list[str]:
        return [spot for spot in question["to"] if adjacent(self.chart, question["adjacent"], spot)]

    def ask_result(self, question: Words) -> int:
        return Die(pack().outfits[question["result"]].die, question["roll"], lowered=question["damage"]).value

    def ask_spots(self, question: Words) -> Words:
        captain = self.drift.seat(question["spots"])
        return {outfit.kind: len(_available(captain, outfit)) for outfit in captain.outfits}

    def ask_sells(self, question: Words) -> int:
        return pack().outfits[question["sells"]].sells

    def ask_spawn(self, question: Words) -> Any:
        return "choice" if question["spawn"] == 20 else spawn_point(question["spawn"], question["of"])

    def ask_flying(self, question: Words) -> int | None:
        return self.chart.flying_distance(*question["flying"])

    def ask_sectors(self, question: Words) -> int | None:
        return self.chart.sector_distance(*question["sectors"])

    def ask_tie(self, question: Words) -> list[str]:
        return [f"{low}-{high}" for low, high in parts(question["tie"])]

    def ask_odds(self, question: Words) -> Words:
        asked = question["odds"]
        odds = (
            border_harm(Drift().table, 0, asked)
            if isinstance(asked, str)
            else attack_odds(_dice(asked), _dice(question["against"]))
        )
        return {word: _fraction(odds, word, value) for word, value in question["is"].items()}

    def ask_joined(self, question: Words) -> list[int]:
        return list(self.chart.joined(*question["joined"]))


ASKED = {
    "action-phase": "action",
    "moving": "movement",
    "defending": "defence",
    "bracing": "defence",
    "placing-damage": "damage",
    "choosing-spawn": "spawn",
}
"""What the examples call the questions of frames."""


def _available(captain: Captain, outfit: Any) -> list[str]:
    from quarterdeck.games.xia.rules.outfits import available_spots

    return list(available_spots(captain, outfit, "base"))


def _dice(names: list[str]) -> tuple[int, ...]:
    return tuple(int(name[1:]) for name in names)


def _fraction(odds: Any, word: str, like: Any) -> str:
    found = odds.at_least(int(word.rpartition("_")[2])) if word.startswith("at_least") else getattr(odds, word)
    assert isinstance(found, Fraction)
    return str(found)


def _text(cargo: dict[str, int]) -> str:
    return "+".join(f"{number}{kind}" for kind, number in cargo.items() if number) or "none"


def _spent(captain: Captain) -> Words:
    return {outfit.kind: len(outfit.markers) for outfit in captain.outfits if outfit.markers}


def _expect_of_captain(captain: Captain, words: Words, drift: Drift) -> None:
    movement = drift.table.movement
    seen: Words = {
        "damage": len(captain.damage),
        "cargo": captain.cargo,
        "gone": captain.at == "",
        "mission": captain.mission or "none",
        "face": "up" if captain.mission_open else "down",
        "spent": _spent(captain),
        "points": movement.points if movement is not None and movement.seat == captain.seat else None,
    }
    for word, value in words.items():
        expected = cubes(value) if word == "cargo" else value
        found = seen[word] if word in seen else getattr(captain, word)
        assert (list(found) if isinstance(found, tuple) else found) == expected, f"{SEATS[captain.seat]} {word}"


def _expect_of_npc(npc: Npc, words: Words) -> None:
    for word, value in words.items():
        if word == "gone":
            assert (npc.at == "") == value
        else:
            assert getattr(npc, word) == value, f"{npc.id} {word}"


def test_every_example_is_run() -> None:
    assert [clause for clause in all_clauses() if clause.startswith("XIA-E")] == EXAMPLES
    assert sections("m-22-engine", "0,0", 0, False, "base")
