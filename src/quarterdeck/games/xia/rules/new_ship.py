"""Buying a new ship and moving in (XIA-9)."""

from functools import cache

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.acting import NO_CREDITS
from quarterdeck.games.xia.rules.answers import Question
from quarterdeck.games.xia.rules.fame import foreseen_fame, gain_fame
from quarterdeck.games.xia.rules.holds import packing
from quarterdeck.games.xia.rules.loose_cubes import Jettison
from quarterdeck.games.xia.rules.outfitting import SellOutfit
from quarterdeck.games.xia.state import Captain, Outfit, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_SUCH_SHIP = Reason("no-such-ship", "XIA-4.1.5")
WRONG_TIER = Reason("ship-of-wrong-tier", "XIA-9.1.1")
LAST_TIER = Reason("no-ship-above", "XIA-9.1.12")
TOP = 3


class NewShip(Option, frozen=True):
    """new-ship vermilion: a ship of the next tier (XIA-9.1)."""

    keeps_undo = True
    ship: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> list["NewShip"]:
        mat, printed = table.mat(seat), table.pack.ships
        if mat.tier == TOP or table.captains[seat].credits < next_price(table, seat):
            return []
        return [cls(ship) for ship in table.ships if printed[ship].tier == mat.tier + 1]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        if table.mat(seat).tier == TOP:
            return LAST_TIER
        if self.ship not in table.ships:
            return NO_SUCH_SHIP
        if table.pack.ships[self.ship].tier != table.mat(seat).tier + 1:
            return WRONG_TIER
        return NO_CREDITS if table.captains[seat].credits < table.pack.ships[self.ship].price else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain = table.captains[seat]
        captain.credits -= table.pack.ships[self.ship].price
        captain.damage = ()  # XIA-9.1.7: damaged outfits may be sold as well if they do not fit (XIA-D23)
        table.ships = tuple([ship for ship in table.ships if ship != self.ship])
        table.then(Refitting(seat, self.ship))

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"ship:{self.ship}",)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        cost = Reason("costs-credits", "XIA-9.1.2", {"credits": table.pack.ships[self.ship].price})
        return [cost, *foreseen_fame(table, seat, "XIA-9.1.3")]


def next_price(table: Xia, seat: int) -> int:
    """What a ship of the next tier costs (XIA-9.1.2)."""
    return _price_of(table.mat(seat).tier + 1, table.setting.pack)


@cache
def _price_of(tier: int, content: str) -> int:
    return next(ship.price for ship in pack(content).ships.values() if ship.tier == tier)


def _moved_in(table: Xia, captain: Captain, ship: str) -> tuple[Outfit, ...] | None:
    """The outfits in the new hold, with room for all cubes; None if not everything fits (XIA-9.1.9)."""
    sections = sum([table.pack.outfits[outfit.kind].sections for outfit in captain.outfits])
    if sections + captain.cubes > table.pack.ships[ship].size:
        return None
    return packing(ship, (), (), captain.outfits, content=table.setting.pack)


class Refitting(Question, frozen=True):
    """What does not fit the new ship is sold or left behind, as its owner says (XIA-9.1.9, XIA-R31)."""

    clause = "XIA-9.1.9"
    choices = (SellOutfit, Jettison)
    ship: str

    def open(self, table: Xia) -> bool:
        return _moved_in(table, table.captains[self.seat], self.ship) is None and super().open(table)

    def run(self, table: Xia) -> None:
        laid = _moved_in(table, table.captains[self.seat], self.ship)
        if laid is None:
            super().run(table)
        else:
            move_in(table, self.seat, self.ship, laid)


def move_in(table: Xia, seat: int, ship: str, laid: tuple[Outfit, ...]) -> None:
    """The old mat leaves the game; markers keep their states (XIA-9.1.4 to XIA-9.1.10)."""
    captain, mat, old = table.captains[seat], table.pack.ships[ship], table.captains[seat].ship
    captain.ship, captain.outfits, captain.bounty = ship, laid, 0
    captain.energy = mat.energy
    captain.abilities = (*captain.abilities, mat.ability)
    for npc in table.npcs:
        if npc.attacker == old:  # it looks for the captain, whatever he flies
            npc.attacker = ship
    table.emit("ship-bought", "XIA-9.1.1", seat=seat, ship=ship, credits=mat.price)
    gain_fame(table, seat, 1, "ships", "XIA-3.2.5")
