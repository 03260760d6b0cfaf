"""What abilities do, effect by effect (XIA-4.3, XIA-4.4, XIA-32.2)."""

from collections.abc import Callable
from typing import Any

from quarterdeck.games.xia.content import effects
from quarterdeck.games.xia.content.effects import Effect
from quarterdeck.games.xia.rules.ability_choices import (
    Brokering,
    Mending,
    Plundering,
    Surveying,
    add_robbers_bounty,
    take_survey,
)
from quarterdeck.games.xia.rules.after_roll import ANY_DIE, ENGINE_DIE, die_meant
from quarterdeck.games.xia.rules.dice import roll_again
from quarterdeck.games.xia.rules.following import begin_following
from quarterdeck.games.xia.rules.outfits import disarm_markers
from quarterdeck.games.xia.rules.overdrive import overdrive
from quarterdeck.games.xia.rules.respawn import ChoosingHex, ChoosingSpawn, free_spawns
from quarterdeck.games.xia.state import CREDIT_UNIT, MERCHANT, Captain, Npc, Xia

OPEN_SPACE = frozenset({"empty", "gate"})
"""Terrain onto which a Fold Drive can place a ship at its best (XIA-4.4.10)."""

Effects = Callable[[Xia, int, Any, str], None]
"""What an effect does: table, seat, effect, and what the ability is about."""


def apply_effect(table: Xia, seat: int, effect: Effect, about: str, extra: str = "") -> None:
    """Carry out one effect as far as possible (XIA-32.1.4)."""
    if isinstance(effect, effects.Overdrive):
        overdrive(table, seat, about, extra)
    else:
        _EFFECTS[type(effect)](table, seat, effect, about)


# Rolls


def _reroll(table: Xia, seat: int, effect: effects.Reroll, about: str) -> None:
    roll_again(table, seat, die_meant(table, table.rolls[-1], ANY_DIE, about), effect.clause)


def _engine_bonus(table: Xia, seat: int, effect: effects.EngineBonus, about: str) -> None:
    die_meant(table, table.rolls[-1], ENGINE_DIE, about).bonus += effect.amount
    table.emit("roll-raised", effect.clause, seat=seat, amount=effect.amount)


def _engine_double(table: Xia, seat: int, effect: effects.EngineDouble, about: str) -> None:
    die_meant(table, table.rolls[-1], ENGINE_DIE, about).doubled = True
    table.emit("roll-doubled", effect.clause, seat=seat)


def _add(table: Xia, seat: int, effect: effects.AttackBonus | effects.GatherBonus, about: str) -> None:
    table.rolls[-1].added += effect.amount
    table.emit("roll-raised", effect.clause, seat=seat, amount=effect.amount)


def _yield(table: Xia, seat: int, effect: effects.Yield, about: str) -> None:
    table.rolls[-1].yields = effect.count
    table.emit("yield-assured", effect.clause, seat=seat, count=effect.count)


def _prevent(table: Xia, seat: int, effect: effects.Prevent, about: str) -> None:
    """`about` is what there is to prevent (XIA-4.4.6)."""
    amount = int(about) if effect.amount is None else effect.amount
    table.rolls[-1].added += amount
    table.emit("roll-raised", effect.clause, seat=seat, amount=amount)


# One's own ship


def _crossing(table: Xia, seat: int, effect: effects.Crossing, about: str) -> None:
    table.captains[seat].crossings += effect.count
    table.emit("crossings-gained", effect.clause, seat=seat, count=effect.count)


def _energy(table: Xia, seat: int, effect: effects.GainEnergy, about: str) -> None:
    """Energy above the maximum is lost (XIA-6.1.5)."""
    captain, most = table.captains[seat], table.mat(seat).energy
    gained = most - captain.energy if effect.amount is None else min(effect.amount, most - captain.energy)
    captain.energy += gained
    table.emit("energy-gained", "XIA-4.3.6", seat=seat, energy=gained)


def _moves(table: Xia, seat: int, effect: effects.StoreMoves, about: str) -> None:
    table.captains[seat].moves = effect.count
    table.emit("moves-stored", "XIA-4.4.1", seat=seat, moves=effect.count)


def _free_scan(table: Xia, seat: int, effect: effects.FreeScan, about: str) -> None:
    table.captains[seat].free_scan = True
    table.emit("scan-is-free", effect.clause, seat=seat)


def _copies(table: Xia, seat: int, effect: effects.Copies, about: str) -> None:
    """The replication token moves to the named cube (XIA-4.4.8)."""
    captain = table.captains[seat]
    captain.replica, captain.copies = about, effect.count
    table.emit("cube-replicated", "XIA-4.4.7", seat=seat, cargo=about, copies=effect.count)


def _hidden(table: Xia, seat: int, effect: effects.Hidden, about: str) -> None:
    table.captains[seat].veil = effect.distance
    table.emit("veiled", "XIA-4.4.11", seat=seat, distance=effect.distance)


# Other ships


def _follow(table: Xia, seat: int, effect: effects.Follow, about: str) -> None:
    begin_following(table, seat, about, effect.amount)


def _disarm(table: Xia, seat: int, effect: effects.Disarm, about: str) -> None:
    """Armed markers become disarmed; an NPC lacks dice in its next attack (XIA-4.4.5)."""
    target = table.ship(about)
    if isinstance(target, Captain):
        table.emit("jammed", "XIA-4.4.5", ship=about, count=disarm_markers(target, effect.count))
    elif isinstance(target, Npc):
        target.jammed += effect.count
        table.emit("npc-jammed", "XIA-4.4.5", ship=about, count=effect.count)


def _plunder(table: Xia, seat: int, effect: effects.Plunder, about: str) -> None:
    """Cubes of a captain are chosen; the Merchant loses credits instead (XIA-4.4.14)."""
    target = table.ship(about)
    if isinstance(target, Captain):
        table.later(Plundering(seat, about, effect.count))
    elif isinstance(target, Npc) and target.id == MERCHANT and target.credits:
        _rob_merchant(table, seat, target, min(effect.count * CREDIT_UNIT, target.credits))


def _rob_merchant(table: Xia, seat: int, merchant: Npc, credits: int) -> None:
    merchant.credits -= credits
    table.captains[seat].credits += credits
    table.emit("merchant-robbed", "XIA-4.4.14", seat=seat, credits=credits)
    add_robbers_bounty(table, seat, merchant)


# Questions


def _survey(table: Xia, seat: int, effect: effects.SurveySectors, about: str) -> None:
    take_survey(table, seat, effect.count)
    table.later(Surveying(seat, 0))


def _broker(table: Xia, seat: int, effect: effects.Broker, about: str) -> None:
    table.later(Brokering(seat, table.captains[seat].cubes if effect.amount is None else effect.amount))


def _mend(table: Xia, seat: int, effect: effects.Mend, about: str) -> None:
    table.later(Mending(seat, len(table.captains[seat].damage) if effect.amount is None else effect.amount))


def _place(table: Xia, seat: int, effect: effects.PlaceShip, about: str) -> None:
    """A spawn point, or open space; the ship stays where it is if none is free (XIA-4.4.10)."""
    captain = table.captains[seat]
    if effect.where == "space":
        spots = _open_space(table)
        if spots:
            table.later(ChoosingHex(seat, captain.ship, spots, "XIA-4.4.10"))
    elif numbers := _spawns(table, captain, near=effect.where == "near"):
        table.later(ChoosingSpawn(seat, captain.ship, numbers))


def _open_space(table: Xia) -> tuple[str, ...]:
    taken = table.occupied()
    return tuple(spot for spot, cell in table.chart.cells.items() if cell.terrain in OPEN_SPACE and spot not in taken)


def _spawns(table: Xia, captain: Captain, *, near: bool) -> tuple[int, ...]:
    """Free spawn points, only of the ship's sector and touching ones if it is to be near."""
    chart, free = table.chart, free_spawns(table)
    own = chart.sector_of(captain.at)
    around = {own, *chart.touching(own)}
    return tuple(number for number, spot in free.items() if not near or chart.sector_of(spot) in around)


_EFFECTS: dict[type[Effect], Effects] = {
    effects.Reroll: _reroll,
    effects.EngineBonus: _engine_bonus,
    effects.EngineDouble: _engine_double,
    effects.AttackBonus: _add,
    effects.GatherBonus: _add,
    effects.Yield: _yield,
    effects.Prevent: _prevent,
    effects.Crossing: _crossing,
    effects.GainEnergy: _energy,
    effects.StoreMoves: _moves,
    effects.FreeScan: _free_scan,
    effects.Copies: _copies,
    effects.Hidden: _hidden,
    effects.Follow: _follow,
    effects.Disarm: _disarm,
    effects.Plunder: _plunder,
    effects.SurveySectors: _survey,
    effects.Broker: _broker,
    effects.Mend: _mend,
    effects.PlaceShip: _place,
}
