"""Costs: what is asked for, discounts, and who can pay (G7-14.1, G7-40.2, G7-D11, G7-D58.1)."""

from collections.abc import Mapping, Sequence
from itertools import product

from msgspec import Struct

from quarterdeck.games.gen7.content.modifiers import ExtraCost, LessCost
from quarterdeck.games.gen7.state import RESOURCES, Stock


def stock_of(tokens: tuple[int, int, int]) -> dict[str, int]:
    """Data, parts and chems by name."""
    return {str(type_): number for type_, number in zip(RESOURCES, tokens, strict=True)}


class Cost(Struct, frozen=True, gc=False):
    """Tokens of each type, tokens of any type on top, and tokens of any type that are saved."""

    tokens: Mapping[str, int]
    more: int = 0
    saved: int = 0

    def less(self, types: Mapping[str, int], any_type: int) -> "Cost":
        """With further tokens taken off; never below 0 (G7-D31.6)."""
        tokens = {type_: max(0, number - types.get(type_, 0)) for type_, number in self.tokens.items()}
        return Cost(tokens, self.more, self.saved + any_type)

    @property
    def total(self) -> int:
        return max(0, sum(self.tokens.values()) + self.more - self.saved)


def cost_of(base: Mapping[str, int], rules: Sequence[ExtraCost | LessCost]) -> Cost:
    """A printed cost with the modifiers that apply; costs stay at 0 or more (G7-D58.1)."""
    tokens, more, saved = dict(base), 0, 0
    for rule in rules:
        sign = 1 if isinstance(rule, ExtraCost) else -1
        if rule.type == "any":
            more, saved = (more + rule.n, saved) if sign > 0 else (more, saved + rule.n)
        else:
            for type_ in RESOURCES if rule.type == "each" else (rule.type,):
                tokens[type_] += sign * rule.n
    return Cost({type_: max(0, number) for type_, number in tokens.items()}, more, saved)


def holds(stock: Stock, cost: Stock) -> bool:
    """Whether a stock has all that a cost asks for."""
    for type_, number in cost.items():  # noqa: SIM110  called for many offers; a generator is slower
        if stock[type_] < number:
            return False
    return True


def is_fixed(cost: Cost) -> bool:
    """Whether it asks for and saves no tokens of any type."""
    return not cost.more and not cost.saved


def can_be_paid(cost: Cost, store: Stock) -> bool:
    """Whether a store has the tokens for a cost."""
    return holds(store, cost.tokens) if is_fixed(cost) else cheapest(cost, store) is not None


def cheapest(cost: Cost, store: Stock) -> dict[str, int] | None:
    """What a store pays: savings go first where tokens are missing, then where most are owed; None if it cannot."""
    if is_fixed(cost):
        return dict(cost.tokens) if holds(store, cost.tokens) else None
    price = dict(cost.tokens)
    saved = cost.saved
    for type_ in RESOURCES:
        missing = min(saved, max(0, price[type_] - store[type_]))
        price[type_] -= missing
        saved -= missing
    for _ in range(min(saved, sum(price.values()))):
        price[max(RESOURCES, key=lambda type_: price[type_])] -= 1
    for _ in range(cost.more):
        price[max(RESOURCES, key=lambda type_: store[type_] - price[type_])] += 1
    return price if holds(store, price) else None


def ways_to_pay(cost: Cost, store: Stock) -> list[tuple[int, ...]]:
    """All payments in data, parts and chems that settle a cost: tokens of any type are chosen freely (G7-D71.2)."""
    if is_fixed(cost):
        return [tuple(cost.tokens[type_] for type_ in RESOURCES)]
    ranges = [range(min(store[type_], cost.tokens[type_] + cost.more) + 1) for type_ in RESOURCES]
    return [paid for paid in product(*ranges) if sum(paid) == cost.total and _settles(cost, paid)]


def _settles(cost: Cost, paid: tuple[int, ...]) -> bool:
    """Whether no more is saved than allowed, and no more of any type is paid than asked for."""
    differences = [number - cost.tokens[type_] for type_, number in zip(RESOURCES, paid, strict=True)]
    less = -sum(min(0, one) for one in differences)
    return less <= cost.saved and sum(max(0, one) for one in differences) <= cost.more
