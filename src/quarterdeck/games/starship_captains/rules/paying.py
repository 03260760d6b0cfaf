"""Payments (SC-18.13, SC-18.14): nothing is gained without paying, and nobody has to pay."""

from functools import cache, lru_cache
from typing import Annotated, Literal

from msgspec.structs import replace

from quarterdeck.games.starship_captains.content.cards import abilities
from quarterdeck.games.starship_captains.content.vocabulary import Count, Effect, effect
from quarterdeck.games.starship_captains.rules.cargo import PIRATE, discard_cargo, kinds_aboard
from quarterdeck.games.starship_captains.rules.effects import Decline, resolve
from quarterdeck.games.starship_captains.rules.technologies import discard_technology
from quarterdeck.games.starship_captains.state import ANDROID, DAMAGED, Asked, StarshipCaptains
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.phrases import Phrase, Written

MEDAL = "medal"
CANNOT_PAY = Reason("cannot-pay", "SC-18.13")
COSTS = {"medal": 0.95, "artifact": 0.8, "pirate": 0.9, "android": 1.7, "tech": 2.6}


class Price(Effect, frozen=True):
    """`pay pirate: medal & advance any 2`; `pay medal 2: android`."""

    form = "pay {price}: {benefit}"
    price: Annotated[str, Written("[^:]+")]
    benefit: Annotated[tuple[str, ...], Written("[^&]+", between=" & ")]

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(Offered(seat, self.price, self.benefit))

    def idle(self, table: StarshipCaptains, seat: int) -> bool:
        return not can_pay(table, seat, *parsed(self.price))

    def worth(self) -> float:
        what, count = parsed(self.price)
        return max(0.0, 0.8 * (sum(effect(item).worth() for item in self.benefit) - COSTS[what] * count))

    def symbols(self) -> tuple[str, ...]:
        what, count = parsed(self.price)
        number = (str(count),) if count > 1 else ()
        return what, *number, ">", *(symbol for item in self.benefit for symbol in effect(item).symbols())

    def parts(self) -> tuple[Effect, ...]:
        return tuple(part for item in self.benefit for part in effect(item).parts())


class Cost(Phrase, frozen=True):
    """What a price asks for, and how many: `medal 2`."""

    sort = "price"
    form = "{what}[ {count}]"
    what: Literal["medal", "artifact", "pirate", "android", "tech"]
    count: Count = 1


@cache
def parsed(price: str) -> tuple[str, int]:
    """What a price asks for, and how many."""
    cost = Cost.parse(price)
    return cost.what, cost.count


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
    allowed = _sorts_for_medals(table.setting.pack, table.installed(seat))
    if not allowed:
        return []
    return [kind for kind in kinds_aboard(table, seat) if ("pirate" if kind == PIRATE else "artifact") in allowed]


@lru_cache(maxsize=10_000)
def _sorts_for_medals(pack_name: str, cards: tuple[str, ...]) -> frozenset[str]:
    """The sorts of cargo that stand for medals with these cards in use (SC-19.13)."""
    return frozenset(ability.stands_for_medal for ability in abilities(pack_name, cards)) - {""}


def purse(table: StarshipCaptains, seat: int) -> int:
    """How many medals a captain can pay, cargo that stands for medals included (SC-19.13)."""
    captain = table.captains[seat]
    if not (captain.artifacts or captain.pirates or captain.unseen_pirates):
        return captain.medals
    allowed = _sorts_for_medals(table.setting.pack, table.installed(seat))
    if not allowed:
        return captain.medals
    cargo = len(captain.artifacts) * ("artifact" in allowed) + captain.pirate_count * ("pirate" in allowed)
    return captain.medals + cargo


def can_pay(table: StarshipCaptains, seat: int, what: str, count: int = 1) -> bool:
    """Whether a captain has as much as a price asks."""
    return count <= (purse(table, seat) if what == MEDAL else _number(table, seat, what))


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
        captain.ready.remove(ANDROID)
    elif coin in captain.slots:
        discard_technology(table, seat, coin)
    else:
        discard_cargo(table, seat, coin)
    table.emit("paid", clause, seat=seat, coin=coin)


class Pay(Option, frozen=True):
    """pay medal: one unit of the price."""

    coin: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: "Owing") -> list["Pay"]:
        return [cls(coin) for coin in coins(table, seat, frame.what)]

    def reason(self, table: StarshipCaptains, seat: int, frame: "Owing") -> Reason | None:
        return None if self.coin in coins(table, seat, frame.what) else CANNOT_PAY

    def targets(self, table: StarshipCaptains, seat: int, frame: "Owing") -> tuple[str, ...]:
        if self.coin == "medal":
            return ("medals",)
        if self.coin == ANDROID:
            return (f"figure:{ANDROID}",)
        kind = "card" if self.coin in table.captains[seat].slots else "cargo"
        return (f"{kind}:{self.coin}",)

    def take(self, table: StarshipCaptains, seat: int, frame: "Owing") -> None:
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

    def take(self, table: StarshipCaptains, seat: int, frame: "Offered") -> None:
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
