"""What mission cards say: places, targets, payment (XIA-27.4, XIA-27.7)."""

from collections.abc import Sequence

from quarterdeck.games.xia.content.bands import D20, Span, face_count, percent_of
from quarterdeck.games.xia.content.missions import DistancePay, Mission, RollPay
from quarterdeck.games.xia.rules.titles import perk, ship_tier
from quarterdeck.games.xia.state import Captain, Npc, Xia, ship_id
from quarterdeck.kernel.errors import Reason

AT_PLACES = frozenset({"board", "study", "load"})
"""Tasks that are done on a mission point; the others are done to ships."""
BY_KILL = frozenset({"hunt", "kill"})
"""Tasks that a destruction carries out, without an action (XIA-27.5.3, XIA-27.6.6)."""
HIGH_TIER = 2


def card_of(table: Xia, captain: Captain) -> Mission | None:
    """The active mission of a captain."""
    return None if captain.mission is None else table.pack.missions[captain.mission]


# Places


def is_place(table: Xia, sector: str, place: str) -> bool:
    """Whether a sector is one that a card describes (XIA-27.7.1)."""
    if place in ("any", sector):
        return True
    found = table.pack.sectors[sector]
    if found.kind == "planet":
        return place in ("planet", found.alignment)
    return place == found.kind


def mission_sector(table: Xia, spot: str) -> str:
    """The sector of a mission point; nothing on other hexes."""
    cell = table.chart.cells[spot]
    return cell.sector if cell.mark == "mission" else ""


# Targets


def is_target(table: Xia, seat: int, ship: str, tier: int, innocent: bool, target: str) -> bool:
    """Whether a ship is one that a card looks for, as it is at this moment (XIA-27.7.3)."""
    if target in ("any-ship", ship):
        return True
    if target == "innocent":
        return innocent
    if target == "high-tier":
        return tier >= HIGH_TIER
    owner = table.ship(ship)
    if not isinstance(owner, Captain):
        return False
    return target == "any-player" or (target == "leader" and _leads(table, seat, owner))


def _leads(table: Xia, seat: int, other: Captain) -> bool:
    """Whether nobody but perhaps the captain himself has more fame (XIA-27.7.3)."""
    return other.fame == max([captain.fame for captain in table.captains if captain.seat != seat])


def fits_target(table: Xia, seat: int, ship: Captain | Npc, target: str) -> bool:
    """Whether a ship on the board is one that a card looks for."""
    name = ship_id(ship)
    return is_target(table, seat, name, ship_tier(table, name), not ship.outlaw, target)


# Payment


def distance_pay(table: Xia, card: Mission, start: str) -> int | None:
    """What a way from a sector is paid; None as long as the delivery sector is not laid out (XIA-27.4.5)."""
    pay, away = table.pack.pay[card.pay], table.chart.flying_distance(start, card.deliver)
    assert isinstance(pay, DistancePay)
    return None if away is None else pay.amount(away)


def bonus_pay(table: Xia, seat: int) -> int:
    """Both Sides: each completed mission pays more (XIA-25.5.12)."""
    return perk(table, seat, "mission-pay") or 0


def forecast(table: Xia, card: Mission, start: str) -> list[Reason]:
    """What carrying out a task would be paid, as far as it is known before the roll (XIA-R13, XIA-R20)."""
    pay = table.pack.pay[card.pay]
    if isinstance(pay, DistancePay):
        credits = distance_pay(table, card, start)
        away = table.chart.flying_distance(start, card.deliver)
        if credits is None:
            return [Reason("pay-waits", "XIA-27.4.5", {"sector": card.deliver})]
        return [Reason("pays-for-distance", "XIA-27.4.3", {"credits": credits, "sectors": away})]
    return pay_odds(pay) if isinstance(pay, RollPay) else []


def pay_odds(pay: RollPay) -> list[Reason]:
    """What the d20 of a task could bring: each sum with its odds, the mean, and the risk of being caught."""
    paid = [(band.amount, face_count(band)) for band in pay.bands if band.amount is not None]
    sums = [amount for amount, _ in paid]
    mean = sum([amount * faces for amount, faces in paid]) // D20
    found = [Reason("pays-by-roll", "XIA-27.5.2", {"low": min(sums), "high": max(sums), "mean": mean})]
    return found + _caught_odds([band for band in pay.bands if band.amount is None])


def _caught_odds(bands: Sequence[Span]) -> list[Reason]:
    """How likely a d20 falls into bands in which a captain is caught, and the least roll above them (XIA-27.7.6)."""
    if not bands:
        return []
    args = {"percent": sum([percent_of(band) for band in bands]), "safe": bands[-1].high + 1}
    return [Reason("risk-caught", "XIA-27.7.6", args)]


def sneak_odds(table: Xia) -> list[Reason]:
    """How likely a Smuggler is caught, and the roll that he needs."""
    return _caught_odds([band for band in table.pack.consequences.sneak if band.caught])
