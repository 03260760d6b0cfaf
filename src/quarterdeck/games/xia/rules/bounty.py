"""Bounty: what is on a ship's head (XIA-8)."""

from quarterdeck.games.xia.state import CREDIT_UNIT, ENFORCER, Captain, Npc, Xia, ship_id


def add_bounty(table: Xia, ship: Captain | Npc, amount: int = CREDIT_UNIT, clause: str = "XIA-8.2.1") -> None:
    """The bounty of a ship grows; the Enforcer never has one (XIA-30.6.4)."""
    if amount == 0 or ship_id(ship) == ENFORCER:
        return
    ship.bounty += amount
    table.emit("bounty-grew", clause, ship=ship_id(ship), credits=amount)
