"""Payments (SC-18.13, SC-18.14): nothing is gained without paying, and nobody has to pay."""

from functools import cache

from msgspec.structs import replace

from quarterdeck.games.starship_captains.cargo import PIRATE, discard_cargo, kinds_aboard
from quarterdeck.games.starship_captains.effects import Decline, resolve
from quarterdeck.games.starship_captains.state import ANDROID, DAMAGED, Asked, StarshipCaptains, remove
from quarterdeck.games.starship_captains.technologies import discard_technology
from quarterdeck.games.starship_captains.vocabulary import Effect, effect
from quarterdeck.kernel.errors import BadContent, Reason
from quarterdeck.kernel.option import Option

MEDAL = "medal"
CANNOT_PAY = Reason("cannot-pay", "SC-18.13")
COSTS = {"medal": 0.95, "artifact": 0.8, "pirate": 0.9, "android": 1.7, "tech": 2.6}


class Price(Effect, frozen=True):
    """`pay pirate: medal & advance any 2`; `pay medal 2: android`."""

    price: str
    benefit: tuple[str, ...]

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Offered(seat, self.price, self.benefit))

    def worth(self) -> float:
        what, count = parsed(self.price)
        return max(0.0, 0.8 * (sum(effect(item).worth() for item in self.benefit) - COSTS[what] * count))

    def symbols(self) -> tuple[str, ...]:
        what, count = parsed(self.price)
        number = (str(count),) if count > 1 else ()
        return what, *number, ">", *(symbol for item in self.benefit for symbol in effect(item).symbols())

    def parts(self) -> tuple[Effect, ...]:
        return tuple(part for item in self.benefit for part in effect(item).parts())


@cache
def parsed(price: str) -> tuple[str, int]:
    """What a price asks for, and how many."""
    what, _, count = price.partition(" ")
    if what not in COSTS or not (count or "1").isdecimal() or int(count or 1) < 1:
        raise BadContent(f"{price!r} is no price; there are {', '.join(COSTS)}, each with a number or without")
    return what, int(count or 1)


def coins(table: StarshipCaptains, seat: int, what: str) -> list[str]:
    """The kinds of things that can pay one unit of a price."""
    captain = table.captains[seat]
    if what == "tech":
        return [card for card in captain.slots if card and card != DAMAGED]
    if what == "android":
        return [ANDROID] if ANDROID in captain.ready else []
    if what == MEDAL:
        return ([MEDAL] if captain.medals else []) + _stand_ins(table, seat)
    return [kind for kind in kinds_aboard(table, seat) if (kind == PIRATE) == (what == "pirate")]


def _stand_ins(table: StarshipCaptains, seat: int) -> list[str]:
    """Cargo that may stand for a medal (SC-19.13)."""
    allowed = {ability.stands_for_medal for ability in table.abilities(seat)} - {""}
    if not allowed:
        return []
    return [kind for kind in kinds_aboard(table, seat) if ("pirate" if kind == PIRATE else "artifact") in allowed]


def can_pay(table: StarshipCaptains, seat: int, what: str, count: int = 1) -> bool:
    """Whether a captain has as much as a price asks."""
    if what != MEDAL:
        return bool(coins(table, seat, what)) and count <= _number(table, seat, what)
    captain = table.captains[seat]
    if captain.medals >= count:
        return True
    if not captain.artifacts and not captain.pirate_count:
        return False
    allowed = {ability.stands_for_medal for ability in table.abilities(seat)}
    cargo = len(captain.artifacts) * ("artifact" in allowed) + captain.pirate_count * ("pirate" in allowed)
    return captain.medals + cargo >= count


def _number(table: StarshipCaptains, seat: int, what: str) -> int:
    captain = table.captains[seat]
    counts = {
        "artifact": len(captain.artifacts), "pirate": captain.pirate_count, "android": captain.ready.count(ANDROID),
        "tech": len(coins(table, seat, "tech")),
    }  # fmt: skip
    return counts[what]


def spend(table: StarshipCaptains, seat: int, coin: str, clause: str) -> None:
    """One thing is paid."""
    captain = table.captains[seat]
    if coin == MEDAL:
        captain.medals -= 1
    elif coin == ANDROID:
        remove(captain.ready, ANDROID)
    elif coin in captain.slots:
        discard_technology(table, seat, coin)
    else:
        discard_cargo(table, seat, coin)
    table.tell("paid", clause, seat=seat, coin=coin)


class Pay(Option, frozen=True):
    """pay medal: one unit of the price."""

    coin: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int) -> list["Pay"]:
        return [cls(coin) for coin in coins(table, seat, table.top(Owing).what)]

    def reason(self, table: StarshipCaptains, seat: int) -> Reason | None:
        return None if self.coin in coins(table, seat, table.top(Owing).what) else CANNOT_PAY

    def take(self, table: StarshipCaptains, seat: int) -> None:
        frame = table.top(Owing)
        table.done()
        spend(table, seat, self.coin, frame.due)


class Owing(Asked, frozen=True):
    """One unit of a price that was accepted; with only one way to pay it is paid."""

    clause = "SC-18.13"
    choices = (Pay,)
    what: str = MEDAL
    due: str = "SC-18.13"
    """The clause that asks for it."""

    def prompt(self, table: StarshipCaptains, seat: int | None) -> Reason:
        return replace(super().prompt(table, seat), clause=self.due)

    def open(self, table: StarshipCaptains) -> bool:
        return len(coins(table, self.seat, self.what)) > 1

    def run(self, table: StarshipCaptains) -> None:
        spend(table, self.seat, coins(table, self.seat, self.what)[0], self.due)


class Accept(Option, frozen=True):
    """accept: pay the price for what it gives."""

    def take(self, table: StarshipCaptains, seat: int) -> None:
        frame = table.top(Offered)
        table.done()
        resolve(table, seat, frame.benefit)
        what, count = parsed(frame.price)
        table.then(*[Owing(seat, what, _due(what))] * count)


def _due(what: str) -> str:
    return "SC-18.14" if what == "tech" else "SC-18.13"


class Offered(Asked, frozen=True):
    clause = "SC-18.13"
    choices = (Accept, Decline)
    price: str = ""
    benefit: tuple[str, ...] = ()

    def prompt(self, table: StarshipCaptains, seat: int | None) -> Reason:
        return replace(super().prompt(table, seat), clause=_due(parsed(self.price)[0]))

    def open(self, table: StarshipCaptains) -> bool:
        return can_pay(table, self.seat, *parsed(self.price))
