"""An attack under way as it is drawn: its step, the dice of both sides, and their result (XIA-11)."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from quarterdeck.games.xia.rules.combat import Aiming, AttackRolled, EndOfAttack, Resolution
from quarterdeck.games.xia.rules.defending import Defending, Rearming
from quarterdeck.games.xia.rules.dice import ATTACK, DEFENCE
from quarterdeck.games.xia.rules.outfits import die_of, kind_of
from quarterdeck.games.xia.state import Captain, Npc
from quarterdeck.games.xia.under_way import ThrownDie

if TYPE_CHECKING:
    from quarterdeck.games.xia.state import Xia
    from quarterdeck.games.xia.under_way import Fight

FightStep = Literal["attack", "defence", "roll", "damage", "rearm"]
_STEPS: tuple[tuple[type, FightStep], ...] = (
    (Aiming, "attack"),
    (Defending, "defence"),
    (AttackRolled, "roll"),
    (Resolution, "roll"),
    (EndOfAttack, "damage"),
    (Rearming, "rearm"),
)
"""Frames that are on the agenda during each step of an attack, in its order."""
_RESOLVED = ("damage", "rearm")


class FightProgress(Struct, frozen=True):
    """The progress of an attack."""

    step: FightStep
    attack: list[ThrownDie]
    defence: list[ThrownDie]
    damage: int | None
    """What the target takes; None while it is open."""
    destroys: int
    """How much damage destroys the target (XIA-13.1.1)."""


def fight_progress(table: "Xia") -> FightProgress | None:
    waiting = {type(frame) for frame in table.agenda}
    step = next((step for frame, step in _STEPS if frame in waiting), None)
    if step is None or (fight := table.fight) is None:
        return None
    damage = max(0, fight.attack - fight.defence) if step in _RESOLVED else None
    return FightProgress(step, _attack(table, fight), _defence(table, fight), damage, _destroys(table, fight.target))


def _attack(table: "Xia", fight: "Fight") -> list[ThrownDie]:
    attacker = table.ship(fight.attacker)
    if isinstance(attacker, Captain):
        declared = _declared(table, attacker.seat, fight.aimed)
    else:
        declared = [ThrownDie(sides) for sides in fight.dice]
    return _on_table(table, ATTACK) or list(fight.attack_dice) or declared


def _defence(table: "Xia", fight: "Fight") -> list[ThrownDie]:
    target = table.ship(fight.target)
    if isinstance(target, Captain):
        choosing = [frame.shields for frame in table.agenda if isinstance(frame, Defending)]
        declared = _declared(table, target.seat, choosing[0] if choosing else fight.shields)
    else:
        declared = [ThrownDie(sides) for sides in table.pack.npcs[fight.target].defence]
    return _on_table(table, DEFENCE) or list(fight.defence_dice) or declared


def _declared(table: "Xia", seat: int, outfits: "list[str] | tuple[str, ...]") -> list[ThrownDie]:
    """Dice that are not rolled yet."""
    return [ThrownDie(kind_of(table, name).die, 0, name, die_of(table, seat, name)[1]) for name in outfits]


def _on_table(table: "Xia", purpose: str) -> list[ThrownDie]:
    return [die.thrown for roll in table.rolls if roll.purpose == purpose for die in roll.dice]


def _destroys(table: "Xia", name: str) -> int:
    ship = table.ship(name)
    if isinstance(ship, Npc):
        return table.pack.npcs[name].destroyed - ship.damage
    return len(table.mat(ship.seat).hold) - len(ship.damage) if ship is not None else 0
