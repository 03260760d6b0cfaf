"""Cargo actions: buying, selling and gathering cubes; exploration tokens (XIA-22, XIA-28)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Self

from quarterdeck.games.xia.content.bands import D20, band_of
from quarterdeck.games.xia.rules.acting import DEPLETED, NO_CREDITS, begin_action, cell_here, here
from quarterdeck.games.xia.rules.cargo_words import Cubes, mixed, read_cargo, write_cargo
from quarterdeck.games.xia.rules.cubes import load, unload
from quarterdeck.games.xia.rules.defending import brace
from quarterdeck.games.xia.rules.destruction import destroy
from quarterdeck.games.xia.rules.dice import Throw
from quarterdeck.games.xia.rules.fame import foreseen_fame, gain_fame
from quarterdeck.games.xia.rules.holds import room
from quarterdeck.games.xia.rules.risks import GATHERED, gather_risks
from quarterdeck.games.xia.rules.terrain import Cell
from quarterdeck.games.xia.rules.titles import perk, record_deed
from quarterdeck.games.xia.state import Captain, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_SUCH_CARGO = Reason("no-such-cargo", "XIA-R33")
NO_BUY_HEX = Reason("nothing-to-buy-here", "XIA-17.3.7")
NOT_BOUGHT_HERE = Reason("other-cargo-bought-here", "XIA-28.2.1")
PAIRS_ONLY = Reason("pairs-only", "XIA-28.2.2")
NO_ROOM = Reason("no-room-for-cubes", "XIA-5.1.3")
NO_SELL_HEX = Reason("nothing-to-sell-here", "XIA-17.3.9")
NOT_SOLD_HERE = Reason("other-cargo-sold-here", "XIA-28.4.1")
NOT_ABOARD = Reason("cubes-not-aboard", "XIA-28.4.1")
NO_GATHER_HEX = Reason("nothing-to-gather-here", "XIA-17.3.8")
NO_FREE_COMPARTMENT = Reason("no-free-compartment", "XIA-28.3.1")
GATHER_DEPLETED = Reason("depleted", "XIA-28.3.7")
FAMOUS = 2
"""Cubes that must be sold at least, to gain fame for an empty hold (XIA-28.4.2)."""


def is_useful_mark(table: Xia, seat: int, mark: str, argument: str) -> bool:
    """Whether a captain could trade or gather now on a hex with this mark."""
    captain = table.captains[seat]
    if mark == "sell":
        return bool(captain.cargo) and (argument == "any" or argument in captain.cargo)
    if mark == "buy":
        return captain.credits >= table.pack.cargo.pair and room(table, seat) > 1
    return mark in GATHERED and room(table, seat) > 0


def _types_at(table: Xia, cell: Cell) -> tuple[str, ...]:
    """The types of cargo that a hex deals with."""
    return table.pack.cargo.types if cell.argument == "any" else (cell.argument,)


# Buying


class Buy(Option, frozen=True):
    """buy 2spice: pairs of cubes at 1000 for two (XIA-28.2)."""

    is_open = True
    keeps_undo = True
    cargo: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        cell = cell_here(table, seat, frame)
        if cell.mark != "buy" or table.captains[seat].depleted:
            return ()
        return [cls(text) for text in _purchases(_types_at(table, cell), affordable_pairs(table, seat))]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        cell, cubes = cell_here(table, seat, frame), read_cargo(self.cargo)
        if table.captains[seat].depleted:
            return DEPLETED
        if cell.mark != "buy":
            return NO_BUY_HEX
        if cubes is None:
            return NO_SUCH_CARGO
        if not set(cubes) <= set(_types_at(table, cell)):
            return NOT_BOUGHT_HERE
        return _why_not_pairs(table, seat, sum(cubes.values()))

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain, cubes = table.captains[seat], read_cargo(self.cargo)
        assert cubes is not None
        begin_action(table, frame, full=True)
        pairs = sum(cubes.values()) // 2
        captain.credits -= pairs * table.pack.cargo.pair
        for kind, count in cubes.items():
            load(captain, kind, count)
        table.emit("cargo-bought", "XIA-28.2.1", seat=seat, cargo=self.cargo, credits=pairs * table.pack.cargo.pair)
        _bonus_cube(table, seat, pairs, next(iter(cubes)))

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{here(table, seat, frame)}", *(f"cargo:{kind}" for kind in read_cargo(self.cargo) or ()))

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        pairs = sum((read_cargo(self.cargo) or {}).values()) // 2
        return [Reason("costs-credits", "XIA-28.2.1", {"credits": pairs * table.pack.cargo.pair})]


def affordable_pairs(table: Xia, seat: int) -> int:
    """How many pairs a captain could pay and stow (XIA-28.2.1)."""
    payable = table.captains[seat].credits // table.pack.cargo.pair
    return min(payable, room(table, seat) // 2) if payable else 0


def _why_not_pairs(table: Xia, seat: int, count: int) -> Reason | None:
    if count % 2:
        return PAIRS_ONLY
    if count // 2 * table.pack.cargo.pair > table.captains[seat].credits:
        return NO_CREDITS
    return NO_ROOM if count > room(table, seat) else None


@lru_cache(maxsize=200)
def _purchases(types: tuple[str, ...], pairs: int) -> tuple[str, ...]:
    """As much as possible of each type, of all types together, and a pair of each (XIA-R32)."""
    if not pairs:
        return ()
    most = [write_cargo({kind: 2 * pairs}) for kind in types]
    together = [mixed(types, 2 * pairs)] if len(types) > 1 else []
    return tuple(dict.fromkeys([*most, *together, *(write_cargo({kind: 2}) for kind in types)]))


def _bonus_cube(table: Xia, seat: int, pairs: int, kind: str) -> None:
    """Full Hold: one more cube with a large purchase, if there is room (XIA-25.5.3)."""
    least = perk(table, seat, "bonus-cube")
    if least is not None and pairs >= least and room(table, seat):
        load(table.captains[seat], kind)
        table.emit("bonus-cube", "XIA-25.5.3", seat=seat, cargo=kind)


# Selling


class Sell(Option, frozen=True):
    """sell 2spice: cubes that are wanted here, for 1000 each (XIA-28.4)."""

    is_open = True
    keeps_undo = True
    cargo: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        cell, captain = cell_here(table, seat, frame), table.captains[seat]
        if cell.mark != "sell" or not captain.cargo or captain.depleted:
            return ()
        wanted = _types_at(table, cell)
        aboard = {kind: captain.cargo[kind] for kind in captain.cargo if kind in wanted}
        odd = perk(table, seat, "odd-cube")
        sales = [*_sales(aboard), *(_odd_sales(captain, aboard) if odd and aboard else ())]
        return [cls(text) for text in dict.fromkeys(sales)]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        cell, captain, cubes = cell_here(table, seat, frame), table.captains[seat], read_cargo(self.cargo)
        if captain.depleted:
            return DEPLETED
        if cell.mark != "sell":
            return NO_SELL_HEX
        if cubes is None:
            return NO_SUCH_CARGO
        if not is_aboard(captain, cubes):
            return NOT_ABOARD
        others = [count for kind, count in cubes.items() if kind not in _types_at(table, cell)]
        return NOT_SOLD_HERE if sum(others) > _odd_cubes(table, seat, len(cubes) - len(others)) else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        cubes, spot = read_cargo(self.cargo), here(table, seat, frame)
        assert cubes is not None
        begin_action(table, frame, full=True)
        sell_cubes(table, seat, cubes, spot)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{here(table, seat, frame)}", *(f"cargo:{kind}" for kind in read_cargo(self.cargo) or ()))

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        cubes = read_cargo(self.cargo) or {}
        fame = foreseen_fame(table, seat, "XIA-28.4.2") if is_famous(table, seat, cubes) else []
        return [Reason("gains-credits", "XIA-28.4.1", {"credits": proceeds(table, seat, cubes)}), *fame]


def _sales(aboard: Cubes) -> list[str]:
    """As much as possible of each type, all together, and a cube of each (XIA-R32)."""
    most = [write_cargo({kind: count}) for kind, count in aboard.items()]
    together = [write_cargo(aboard)] if len(aboard) > 1 else []
    return [*together, *most, *(write_cargo({kind: 1}) for kind in aboard)]


def _odd_sales(captain: Captain, aboard: Cubes) -> list[str]:
    """Open Ledger: all that is wanted here and one cube of another type (XIA-25.5.1)."""
    return [write_cargo({**aboard, kind: 1}) for kind in captain.cargo if kind not in aboard]


def _odd_cubes(table: Xia, seat: int, matching: int) -> int:
    """Cubes of other types that may be sold as well, beside at least one that is wanted here (XIA-25.5.1)."""
    return (perk(table, seat, "odd-cube") or 0) if matching else 0


def is_aboard(captain: Captain, cubes: Cubes) -> bool:
    """Whether a ship carries these cubes."""
    return all(captain.cargo.get(kind, 0) >= count for kind, count in cubes.items())


def _counted(captain: Captain, cubes: Cubes) -> int:
    """For how many cubes these are sold; the replicated one counts as its copies (XIA-4.4.7)."""
    return sum(cubes.values()) + (captain.copies - 1 if captain.replica in cubes else 0)


def proceeds(table: Xia, seat: int, cubes: Cubes) -> int:
    """What a sale brings (XIA-28.4.1, XIA-25.5.2)."""
    price, first = table.pack.cargo.cube, perk(table, seat, "first-cube")
    return _counted(table.captains[seat], cubes) * price + (first - price if first else 0)


def is_famous(table: Xia, seat: int, cubes: Cubes) -> bool:
    """Whether a sale of at least two cubes leaves the hold without any (XIA-28.4.2)."""
    captain = table.captains[seat]
    return sum(cubes.values()) == captain.cubes and _counted(captain, cubes) >= FAMOUS


def sell_cubes(table: Xia, seat: int, cubes: Cubes, spot: str) -> None:
    """A sell action on a hex: credits, titles and perhaps fame (XIA-28.4, XIA-4.4.9)."""
    captain, credits = table.captains[seat], proceeds(table, seat, cubes)
    sold, famous, planet = _counted(captain, cubes), is_famous(table, seat, cubes), table.chart.planet_of(spot)
    if captain.replica in cubes:  # XIA-4.4.8: the replicated cube is sold first
        captain.replica, captain.copies = "", 0
    for kind, count in cubes.items():
        unload(captain, kind, count)
    captain.credits += credits
    table.emit("cargo-sold", "XIA-28.4.1", seat=seat, cargo=write_cargo(cubes), credits=credits)
    record_deed(table, seat, "sell", str(sold))
    if planet:
        record_deed(table, seat, "harbours", planet)
    if famous:
        gain_fame(table, seat, 1, "trade", "XIA-3.2.4")


# Mining, harvesting, salvaging


class Gather(Option, frozen=True):
    """gather: mine, harvest or salvage here with a d20 (XIA-28.3)."""

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        if cell_here(table, seat, frame).mark not in GATHERED:
            return NO_GATHER_HEX
        if table.captains[seat].depleted:
            return GATHER_DEPLETED
        return None if room(table, seat) > 0 else NO_FREE_COMPARTMENT

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        cell = cell_here(table, seat, frame)
        begin_action(table, frame, full=True)
        table.then(Throw(seat, cell.mark, (D20,)), GatherRolled(seat, cell.mark, cell.argument))

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{here(table, seat, frame)}",)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return gather_risks(table, seat, cell_here(table, seat, frame).mark)


class GatherRolled(Step, frozen=True):
    """What a gather roll brings: a cube, damage, an energy loss or destruction (XIA-28.3.2 to XIA-28.3.5)."""

    clause = "XIA-28.3"
    seat: int
    way: str
    cargo: str

    def run(self, table: Xia) -> None:
        roll, bands = table.rolls.pop(), table.pack.cargo.gathering[self.way]
        if roll.yields:  # XIA-4.4.15
            self._gain(table, roll.yields, "XIA-4.4.15")
            return
        natural = roll.dice[0].face
        band = band_of(bands, min(natural + roll.added, D20))
        if band is None:
            return
        if band.outcome == "cube":
            self._gain(table, 1, GATHERED[self.way])
        elif band.outcome == "destroyed":
            destroy(table, table.captains[self.seat].ship)
        else:
            brace(table, self.seat, natural, band.outcome, GATHERED[self.way])

    def _gain(self, table: Xia, count: int, clause: str) -> None:
        """As many cubes as there is room for (XIA-32.1.4)."""
        count = min(count, room(table, self.seat))
        load(table.captains[self.seat], self.cargo, count)
        table.emit("cargo-gathered", clause, seat=self.seat, cargo=write_cargo({self.cargo: count}))


# Exploration tokens


def collect(table: Xia, seat: int, spot: str) -> None:
    """A captain takes the token of an exploration hex, with its reward at once (XIA-22.1.3, XIA-22.1.4)."""
    token, captain = table.tokens.pop(spot), table.captains[seat]
    captain.tokens = (*captain.tokens, token)
    found = table.pack.tokens[token]
    captain.credits += found.credits
    table.emit("token-collected", "XIA-22.1.3", seat=seat, token=token)
    if found.fame:
        gain_fame(table, seat, found.fame, "exploration", "XIA-3.2.1")
