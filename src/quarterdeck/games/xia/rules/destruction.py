"""Destruction: what a ship loses, its owner keeps and the destroyer gains (XIA-8.2, XIA-8.3, XIA-13)."""

from quarterdeck.games.xia.rules.bounty import add_bounty
from quarterdeck.games.xia.rules.cubes import drop
from quarterdeck.games.xia.rules.fame import gain_fame
from quarterdeck.games.xia.rules.lasting import at_destruction
from quarterdeck.games.xia.rules.missions import Victim, lose_mission, offer_kill
from quarterdeck.games.xia.rules.outfits import all_armed
from quarterdeck.games.xia.rules.titles import end_streaks, perk, record_deed, ship_tier
from quarterdeck.games.xia.state import CREDIT_UNIT, Captain, Npc, Xia, ship_id

SKIPPING_TIER = 2
"""Captains' ships of this tier and above skip a turn (XIA-13.1.7)."""


def destroy(table: Xia, name: str, by: str = "", *, at: str = "") -> None:
    """A ship leaves the board and is reset; a ship that destroyed it by an attack is rewarded (XIA-13.1, XIA-13.2)."""
    ship = table.ship(name)
    assert ship is not None
    victim = _victim(table, ship)
    if isinstance(ship, Captain):
        _wreck(table, ship, at or ship.at)
    else:
        _wreck_npc(ship, rewarded=bool(by))
    _forget(table, name)
    table.emit("destroyed", "XIA-13.1.1", ship=name)
    if by:
        _reward(table, by, victim)


def _victim(table: Xia, ship: Captain | Npc) -> Victim:
    name, is_npc = ship_id(ship), isinstance(ship, Npc)
    card, seat = (ship.credits if is_npc else 0), (-1 if isinstance(ship, Npc) else ship.seat)
    return Victim(name, ship_tier(table, name), ship.outlaw, ship.bounty, card, seat)


# What becomes of the ship


def _wreck(table: Xia, captain: Captain, at: str) -> None:
    """Cubes and mission are lost; energy, markers, hold and cards are as new (XIA-13.1.2 to XIA-13.1.7)."""
    for kind, count in list(captain.cargo.items()):
        drop(table, captain.seat, kind, count, at)
    lose_mission(table, captain.seat)
    captain.at, captain.bounty, captain.damage = "", 0, ()
    captain.energy, captain.impulse, captain.used = table.mat(captain.seat).energy, True, ()
    at_destruction(captain)
    all_armed(captain)
    captain.skip = table.mat(captain.seat).tier >= SKIPPING_TIER
    captain.losses += 1
    end_streaks(table, captain.seat)


def _wreck_npc(npc: Npc, *, rewarded: bool) -> None:
    """An NPC forgets who attacked it; without an attacker it keeps its credits (XIA-30.5.6, XIA-30.5.7, XIA-D55)."""
    npc.at, npc.bounty, npc.damage = "", 0, 0
    npc.attacker, npc.skip, npc.jammed = "", True, 0
    if rewarded:
        npc.credits = 0


def _forget(table: Xia, name: str) -> None:
    """No NPC strikes back at a destroyed ship (XIA-D53), and nobody is tied to it (XIA-D19)."""
    for npc in table.npcs:
        if npc.attacker == name:
            npc.attacker = ""
    harpoon = table.harpoon
    if harpoon is not None and name in (harpoon.target, table.captains[harpoon.seat].ship):
        table.harpoon = None


# Rewards


def _reward(table: Xia, by: str, victim: Victim) -> None:
    """Bounty, credits, fame and titles for destroying a ship by an attack (XIA-13.2.1)."""
    destroyer = table.ship(by)
    assert destroyer is not None
    if isinstance(destroyer, Npc):
        _reward_npc(table, destroyer, victim)
        return
    _collect(table, destroyer, victim)
    add_bounty(table, destroyer, *_guilt(table, victim))
    record_deed(table, destroyer.seat, "destroy", victim.ship)
    if victim.outlaw:
        record_deed(table, destroyer.seat, "collect", str(victim.bounty))
    offer_kill(table, destroyer.seat, victim)
    gain_fame(table, destroyer.seat, _fame(table, victim), "combat", "XIA-3.2.3")


def _collect(table: Xia, captain: Captain, victim: Victim) -> None:
    """The whole bounty, an NPC's credits, and 1000 more for a Marshal (XIA-8.3.1, XIA-30.5.4, XIA-25.5.14)."""
    marshal = (perk(table, captain.seat, "outlaw-pay") or 0) if victim.outlaw else 0
    credits = victim.bounty + victim.credits + marshal
    if credits:
        captain.credits += credits
        clause = "XIA-30.5.4" if victim.seat < 0 else "XIA-8.3.1"
        table.emit("bounty-collected", clause, seat=captain.seat, credits=credits, ship=victim.ship)


def _guilt(table: Xia, victim: Victim) -> tuple[int, str]:
    """By how much the destroyer's bounty grows (XIA-8.2.3, XIA-8.2.4, XIA-D58)."""
    if victim.seat < 0:
        return table.pack.npcs[victim.ship].bounty, "XIA-8.2.4"
    return (0 if victim.outlaw else CREDIT_UNIT), "XIA-8.2.3"


def _fame(table: Xia, victim: Victim) -> int:
    """The tier of a captain's ship, or what is printed on an NPC's card (XIA-3.2.3)."""
    return table.pack.npcs[victim.ship].fame if victim.seat < 0 else victim.tier


def _reward_npc(table: Xia, npc: Npc, victim: Victim) -> None:
    """All money goes onto the NPC's card; a murderer is wanted for more (XIA-30.5.5, XIA-30.5.8, XIA-D55)."""
    credits = victim.bounty + victim.credits
    npc.credits += credits
    if credits:
        table.emit("npc-collected", "XIA-30.5.5" if victim.seat < 0 else "XIA-30.5.8", npc=npc.id, credits=credits)
    if not victim.outlaw:
        add_bounty(table, npc, table.pack.npcs[npc.id].murder, "XIA-D55")
