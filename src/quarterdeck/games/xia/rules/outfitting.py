"""Buying and selling outfits (XIA-10.4)."""

from collections.abc import Hashable, Sequence
from functools import cache

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.acting import ENOUGH, NO_CREDITS, count_operation, is_limited
from quarterdeck.games.xia.rules.holds import has_place, loadout, packing, room
from quarterdeck.games.xia.rules.outfits import damage_on, kind_of, outfit_named, outfit_names
from quarterdeck.games.xia.state import Outfit, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.memo import remembered_by
from quarterdeck.kernel.option import Option

NO_SUCH_OUTFIT = Reason("no-such-outfit", "XIA-10.1.1")
SOLD_OUT = Reason("outfit-sold-out", "XIA-1.1.14")
NO_PLACE = Reason("outfit-does-not-fit", "XIA-10.2.5")
NOT_OWNED = Reason("outfit-not-owned", "XIA-18.1.7")
DAMAGED = Reason("outfit-damaged", "XIA-10.4.3")
CIRCULAR = 1
"""Outfits of this tier sell for their price, so that they could be bought and sold for ever (XIA-R26)."""
OUTFIT = "outfit"


class BuyOutfit(Option, frozen=True):
    """outfit m-22-engine: buy one; the program finds a place for it (XIA-10.4.1, XIA-R31)."""

    verb = "outfit"
    keeps_undo = True
    outfit: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence["BuyOutfit"]:
        return _purchases(table, seat, frame)  # type: ignore[return-value]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        kind = table.pack.outfits.get(self.outfit)
        if kind is None:
            return NO_SUCH_OUTFIT
        if kind.price > table.captains[seat].credits:
            return NO_CREDITS
        if not table.supply[self.outfit]:
            return SOLD_OUT
        if kind.tier == CIRCULAR and is_limited(table, seat, OUTFIT):
            return ENOUGH
        return None if _fits(table, seat, self.outfit) else NO_PLACE

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain, kind = table.captains[seat], table.pack.outfits[self.outfit]
        placed = packed_with(table, seat, self.outfit)
        assert placed is not None
        captain.outfits = placed
        captain.credits -= kind.price
        change_supply(table, self.outfit, -1)
        if kind.tier == CIRCULAR:
            count_operation(table, seat, OUTFIT)
        table.emit("outfit-bought", "XIA-10.4.1", seat=seat, outfit=self.outfit, credits=kind.price)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"outfit:{self.outfit}",)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return [Reason("costs-credits", "XIA-10.4.1", {"credits": table.pack.outfits[self.outfit].price})]


def change_supply(table: Xia, kind: str, change: int) -> None:
    """Outfits of a kind leave the supply or come back to it (XIA-1.1.14)."""
    table.supply = {**table.supply, kind: table.supply[kind] + change}


def packed_with(table: Xia, seat: int, kind: str) -> tuple[Outfit, ...] | None:
    """The hold of a captain with one outfit more, cubes left in; None if it does not fit (XIA-10.2.5)."""
    captain = table.captains[seat]
    if table.pack.outfits[kind].sections > room(table, seat):
        return None
    return packing(captain.ship, (kind,), captain.damage, captain.outfits, content=table.setting.pack)


def _fits(table: Xia, seat: int, kind: str) -> bool:
    """Whether there is a place for one outfit more; mostly nothing has to be moved for it."""
    captain, free = table.captains[seat], room(table, seat)
    if table.pack.outfits[kind].sections > free:
        return False
    return has_place(loadout(table, captain), kind) or packed_with(table, seat, kind) is not None


@cache
def _highest_price(content: str) -> int:
    return max(kind.price for kind in pack(content).outfits.values())


def _facts_of_purchases(table: Xia, seat: int, frame: Step) -> Hashable:
    captain, dearest, supply = table.captains[seat], _highest_price(table.setting.pack), table.supply
    held = loadout(table, captain)
    return (
        table.setting.pack,
        captain.ship,
        held.names,
        held.masks,
        held.damaged,
        captain.cubes,
        min(captain.credits, dearest),
        tuple([kind for kind, left in supply.items() if not left]) if 0 in supply.values() else (),
        is_limited(table, seat, OUTFIT),
    )


@remembered_by(_facts_of_purchases)
def _purchases(table: Xia, seat: int, frame: Step) -> Sequence[Option]:
    """Every outfit that a captain could buy now."""
    credits = table.captains[seat].credits
    payable = [BuyOutfit(name) for name, kind in table.pack.outfits.items() if kind.price <= credits]
    return tuple([option for option in payable if option.reason(table, seat, frame) is None])


class SellOutfit(Option, frozen=True):
    """sell-outfit m-22-engine: an undamaged outfit goes back to the supply (XIA-10.4.4)."""

    keeps_undo = True
    outfit: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence["SellOutfit"]:
        captain = table.captains[seat]
        pairs = zip(outfit_names(captain), captain.outfits, strict=True)
        return [cls(name) for name, outfit in pairs if not damage_on(captain, outfit, table.setting.pack)]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        outfit = outfit_named(captain, self.outfit)
        if outfit is None:
            return NOT_OWNED
        return DAMAGED if damage_on(captain, outfit, table.setting.pack) else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain, kind = table.captains[seat], kind_of(table, self.outfit)
        outfit = outfit_named(captain, self.outfit)
        assert outfit is not None
        captain.disarmed += len(outfit.markers)
        captain.outfits = tuple([other for other in captain.outfits if other is not outfit])
        captain.credits += kind.sells
        change_supply(table, outfit.kind, 1)
        table.emit("outfit-sold", "XIA-10.4.4", seat=seat, outfit=outfit.kind, credits=kind.sells)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"outfit:{self.outfit}",)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return [Reason("gains-credits", "XIA-10.4.4", {"credits": kind_of(table, self.outfit).sells})]
