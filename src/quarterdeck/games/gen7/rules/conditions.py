"""Conditions of cards, goals and story branches (G7-D49)."""

from collections.abc import Callable
from typing import Any

from quarterdeck.games.gen7.content import conditions as c
from quarterdeck.games.gen7.content import terms as t
from quarterdeck.games.gen7.content.lines import holds
from quarterdeck.games.gen7.rules import dice
from quarterdeck.games.gen7.rules.happenings import counted
from quarterdeck.games.gen7.rules.merit import standing
from quarterdeck.games.gen7.rules.places import department_at, room_at
from quarterdeck.games.gen7.state import OFFICER, SUPPLY, SYSTEMS, Gen7, PlacedOfficer, Player

Test = Callable[[Any, Gen7, int, PlacedOfficer | None], bool]


def is_true(table: Gen7, condition: c.Condition, seat: int | None, officer: PlacedOfficer | None = None) -> bool:
    """Whether a condition holds now, for a player where it asks for one."""
    return _TESTS[type(condition)](condition, table, -1 if seat is None else seat, officer)


def system_named(table: Gen7, name: str) -> str:
    """`worst` is furthest right, `best` furthest left; ties in the order of systems (G7-D71.2)."""
    if name == "worst":
        return max(SYSTEMS, key=lambda system: (table.divisions[system], -SYSTEMS.index(system)))
    if name == "best":
        return min(SYSTEMS, key=lambda system: (table.divisions[system], SYSTEMS.index(system)))
    return name


def algorithms_held(player: Player) -> int:
    """With their upgrades (G7-D71)."""
    return sum(map(bool, player.algorithms)) + sum(map(bool, player.upgrades))


def _held(term: t.Held, table: Gen7, seat: int, _: PlacedOfficer | None) -> bool:
    player = table.players[seat]
    number = algorithms_held(player) if term.what == "algorithms" else len(getattr(player, term.what))
    return holds(number, term.op, term.n)


def _stock(term: t.Stock, table: Gen7, seat: int, _: PlacedOfficer | None) -> bool:
    store = table.players[seat].store
    return holds(sum(store.values()) if term.type == "tokens" else store[term.type], term.op, term.n)


def dice_in(table: Gen7, department: str) -> int:
    """All players' dice in a department, those in the Recovery Room included (G7-D6)."""
    return sum(department_at(table, die.at) == department for player in table.players for die in player.dice)


def _company(term: t.Company, table: Gen7, seat: int, officer: PlacedOfficer | None) -> bool:
    """Another officer stands in the same room or department as the one that was placed (G7-D49)."""
    if officer is None:
        return False
    others = [die.at for player in table.players if player.seat != seat for die in player.dice if die.kind == OFFICER]
    if term.where == "room":
        return bool(officer.room) and any(room_at(at) == officer.room for at in others)
    return bool(officer.department) and any(department_at(table, at) == officer.department for at in others)


def _count(term: t.CountIs, table: Gen7, seat: int, _: PlacedOfficer | None) -> bool:
    if term.op in ("most", "fewest"):
        numbers = [counted(table, player.seat, term.count) for player in table.players]
        return numbers[seat] == (max(numbers) if term.op == "most" else min(numbers))
    return holds(counted(table, seat, term.count), term.op, term.n)  # type: ignore[arg-type]  # the others are above


def _average(term: t.Average, table: Gen7, seat: int, _: PlacedOfficer | None) -> bool:
    """Compared exactly: sum against number times count (G7-D18)."""
    latest = table.averages[-1] if table.averages else None
    return latest is not None and holds(latest.total, term.op, term.n * latest.count)


def _vault(term: t.VaultHas, table: Gen7, seat: int, _: PlacedOfficer | None) -> bool:
    number = min(table.vault.values()) if term.type == "any" else table.vault[term.type]
    return holds(number, term.op, term.n)


def _crew_card(table: Gen7, seat: int) -> str:
    """The crossroads card that a player's crew card adds (G7-21.3)."""
    return table.pack.crew[table.players[seat].crew].adds


_TESTS: dict[type, Test] = {
    c.Always: lambda _, table, seat, officer: True,
    c.Not: lambda term, table, seat, officer: not is_true(table, term.inner, seat, officer),
    c.And: lambda term, table, seat, officer: all(is_true(table, part, seat, officer) for part in term.parts),
    c.Or: lambda term, table, seat, officer: any(is_true(table, part, seat, officer) for part in term.parts),
    t.OfficerRoom: lambda term, table, seat, officer: officer is not None and officer.room == term.room,
    t.OfficerDepartment: lambda term, t, seat, officer: officer is not None and officer.department == term.department,
    t.OfficerDots: lambda term, table, seat, officer: officer is not None and officer.dots == term.dots,
    t.OfficerResult: lambda term, t, seat, officer: officer is not None and holds(officer.result, term.op, term.n),
    t.Sector: lambda term, table, seat, _: table.players[seat].sector == term.sector,
    t.Rank: lambda term, table, seat, _: holds(table.players[seat].rank, term.op, term.n),
    t.Crew: lambda term, table, seat, _: _crew_card(table, seat) == term.card,
    t.InPlay: lambda term, table, _s, _: any(_crew_card(table, p.seat) == term.card for p in table.players),
    t.HasSkill: lambda term, table, seat, _: term.skill in table.players[seat].skills,
    t.IsChief: lambda term, table, seat, _: table.chief == seat,
    t.IsDuty: lambda term, table, seat, _: table.duty == seat,
    t.IsFirst: lambda term, table, seat, _: standing(table)[0] == seat,
    t.IsLast: lambda term, table, seat, _: standing(table)[-1] == seat,
    t.Stock: _stock,
    t.Held: _held,
    t.DiceIn: lambda term, table, seat, _: holds(dice_in(table, term.department), term.op, term.n),
    t.Division: lambda term, table, seat, _: holds(
        table.divisions[system_named(table, term.system)], term.op, term.division
    ),
    t.Round: lambda term, table, seat, _: holds(table.round, term.op, term.n),
    t.Episode: lambda term, table, seat, _: holds(table.episode, term.op, term.n),
    t.HeartMindIs: lambda term, table, seat, _: holds(table.heart_mind, term.op, term.n),
    t.FlagSet: lambda term, table, seat, _: term.flag in table.flags,
    t.SuccessIs: lambda term, table, seat, _: holds(table.success, term.op, term.n),
    t.Average: _average,
    t.Squares: lambda term, table, seat, _: holds(table.squares, term.op, term.n),
    t.Seats: lambda term, table, seat, _: table.seat_count == term.n,
    t.Colonists: lambda term, table, seat, _: holds(dice.awake(table.players[seat]), term.op, term.n),
    t.RobotInPlay: lambda term, table, seat, _: dice.robot(table.players[seat]).at != SUPPLY,
    t.Company: _company,
    t.KeyFinished: lambda term, table, seat, _: holds(table.finished, term.op, term.n),
    t.KeyUnfinished: lambda term, t, seat, _: holds(sum(not task.finished for task in t.row), term.op, term.n),
    t.Contributors: lambda term, table, seat, _: holds(len(table.turn.contributors), term.op, term.n),
    t.VaultHas: _vault,
    t.CountIs: _count,
    t.GoalReached: lambda term, table, seat, _: table.results.get(str(term.episode)) == "reached",
    t.GoalMissed: lambda term, table, seat, _: table.results.get(str(term.episode)) == "missed",
    t.Kept: lambda term, table, seat, _: term.card in table.players[seat].kept,
    t.Visited: lambda term, table, seat, _: term.section in table.visited,
}
