"""The business phase: recharging, repairs, outfits, ships and bought fame (XIA-18)."""

from quarterdeck.games.xia.rules.acting import NO_CREDITS, not_now
from quarterdeck.games.xia.rules.arranging import Arrange
from quarterdeck.games.xia.rules.fame import gain_fame, may_buy_fame
from quarterdeck.games.xia.rules.flying import ACTIONS
from quarterdeck.games.xia.rules.gifts import AT_ANY_TIME, NothingPending
from quarterdeck.games.xia.rules.new_ship import NewShip
from quarterdeck.games.xia.rules.outfitting import BuyOutfit, SellOutfit
from quarterdeck.games.xia.rules.status import StatusPhase, on_planet
from quarterdeck.games.xia.rules.titles import perk
from quarterdeck.games.xia.state import Captain, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NOTHING_TO_REPAIR = Reason("nothing-to-repair", "XIA-18.1.5")
WINNING_POINT = Reason("winning-point-not-for-sale", "XIA-3.2.7")


class BusinessPhase(Step, frozen=True):
    """On a planet: energy is refilled, and a repair that costs nothing made; then the captain decides (XIA-R11).

    The status phase follows.
    """

    clause = "XIA-18.1"
    seat: int

    def run(self, table: Xia) -> None:
        captain = table.captains[self.seat]
        if captain.moves and captain.depleted:
            captain.moves = 0  # XIA-4.4.3, even if the planet ends the depletion
        if on_planet(table, captain):
            self._serve(table, captain)
            table.then(Business(self.seat), StatusPhase(self.seat))
        else:  # XIA-17.1.2; nor is a destroyed ship there (XIA-13.1.9)
            StatusPhase(self.seat).run(table)

    def _serve(self, table: Xia, captain: Captain) -> None:
        """What is done for every ship on a planet."""
        full = table.mat(self.seat).energy
        if captain.energy < full:
            captain.energy = full
            table.emit("recharged", "XIA-18.1.4", seat=self.seat)
        if captain.damage and repair_cost(table, self.seat) == 0:
            repair(table, self.seat)


def repair_cost(table: Xia, seat: int) -> int:
    """The same whatever the damage; less with Deep Pockets, but never below 0 (XIA-5.1.8, XIA-25.5.18)."""
    return max(0, table.mat(seat).repair - (perk(table, seat, "repair") or 0))


def repair(table: Xia, seat: int) -> None:
    """All damage markers are removed at once (XIA-5.1.7)."""
    captain, cost = table.captains[seat], repair_cost(table, seat)
    captain.credits -= cost
    captain.damage = ()
    table.emit("repaired", "XIA-18.1.5", seat=seat, credits=cost)


class Repair(Option, frozen=True):
    """repair: remove all damage markers (XIA-18.1.5)."""

    keeps_undo = True

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        if not captain.damage:
            return NOTHING_TO_REPAIR
        return NO_CREDITS if captain.credits < repair_cost(table, seat) else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        repair(table, seat)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return tuple(f"compartment:{place}" for place in table.captains[seat].damage)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return [Reason("costs-credits", "XIA-18.1.5", {"credits": repair_cost(table, seat)})]


class BuyFame(Option, frozen=True):
    """buy-fame: 1 fame for 5000 credits, but never the winning point (XIA-18.1.11)."""

    keeps_undo = True

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        if not may_buy_fame(table, seat):
            return WINNING_POINT
        return NO_CREDITS if table.captains[seat].credits < table.pack.fame_price else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.captains[seat].credits -= table.pack.fame_price
        gain_fame(table, seat, 1, "wealth", "XIA-3.2.6")

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return [Reason("costs-credits", "XIA-3.2.6", {"credits": table.pack.fame_price})]


class EndBusiness(Option, frozen=True):
    """end-business: go on to the status phase (XIA-17.1.1)."""

    bars_undo = True  # XIA-R14: the turn ends with it, as arming on a planet is free
    ends_turn = True

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.done()


_CARGO = ("buy", "sell")


class Business(NothingPending, frozen=True):
    """Operations in any order, as far as credits allow (XIA-18.1.3)."""

    clause = "XIA-18.1.3"
    choices = (Repair, BuyOutfit, SellOutfit, NewShip, BuyFame, EndBusiness, Arrange, *AT_ANY_TIME)
    before = not_now(
        dict.fromkeys(ACTIONS, "XIA-18.1.2") | dict.fromkeys(_CARGO, "XIA-18.1.12") | {"arm": "XIA-18.1.13"}
    )

    def open(self, table: Xia) -> bool:
        """Whether there is anything to do; the quickest test comes first (XIA-R11)."""
        captain = table.captains[self.seat]
        if captain.outfits and not captain.damage:
            return True
        return any(kind.offer(table, self.seat, self) for kind in (Repair, BuyFame, NewShip, SellOutfit, BuyOutfit))
