"""Which dice fill a group of shared spots, for the proposer and for those who are asked to help."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial

from msgspec import Struct

from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules.groups import may_fit
from quarterdeck.games.gen7.rules.placement import fits, halves
from quarterdeck.games.gen7.state import ROBOT, SIDES, die_name

MOST_STEPS = 120
"""Placements tried before a group is given up: most possible ones are found at once."""
MOST_CHANGES = 2
"""The most results changed for one group."""
KEPT = 10_000
"""How many fillings are cached."""
Spots = tuple[int | None, ...]


class Hand(Struct, frozen=True, gc=False, cache_hash=True):
    """A die that could be laid."""

    seat: int
    name: str
    kind: str
    result: int


class Giving(Struct, frozen=True, gc=False):
    """What a player could give to a group."""

    seat: int
    dice: tuple[tuple[str, int], ...]
    """Their kinds and results."""
    most: int
    """How many of them."""
    changes: int
    """How many changed results the player can pay for, up to `MOST_CHANGES`."""

    def hands(self) -> tuple[Hand, ...]:
        return _rising(self.seat, self.dice)


@lru_cache(KEPT)
def _rising(seat: int, dice: tuple[tuple[str, int], ...]) -> tuple[Hand, ...]:
    """The dice of a player; lower results come first."""
    ordered = sorted(dice, key=lambda die: die[1])
    return tuple([Hand(seat, die_name(kind, result), kind, result) for kind, result in ordered])


class Piece(Struct, frozen=True, gc=False):
    """A die on the spots of a group."""

    hand: Hand
    spots: tuple[int, ...]
    result: int
    """What it shows there; two chems may have changed it (G7-40.8)."""

    @property
    def is_changed(self) -> bool:
        return self.result != self.hand.result


def most_spots(dice: Sequence[tuple[str, int]], most: int) -> int:
    """How many spots a player could fill with so many dice at most: a robot fills two (G7-23.5)."""
    robots = [kind for kind, _ in dice].count(ROBOT)
    return min(most, len(dice)) + min(most, robots)


@lru_cache(KEPT)
def pieces_for(rule: Placement, spots: Spots, giving: tuple[Giving, ...]) -> tuple[Piece, ...] | None:
    """Dice for the empty spots, without changes if possible; cached, as all helpers ask the same."""
    found = _Filling(rule, giving).pieces(spots)
    return tuple(found) if found is not None else None


class _Filling:
    """A search for dice: few from each player, with at most the allowed changes of results."""

    def __init__(self, rule: Placement, giving: tuple[Giving, ...]) -> None:
        """`giving`: in the order in which players are asked."""
        self._rule, self._following = rule, _following_by(rule)
        self._most = {one.seat: one.most for one in giving}
        self._changes = {one.seat: one.changes for one in giving}
        self._dice = {one.seat: one.hands() for one in giving}
        """The dice that were not laid."""
        self._given = dict.fromkeys(self._most, 0)
        """How many each player has laid."""
        self._steps = 0

    def pieces(self, spots: Spots) -> list[Piece] | None:
        for most in range(min(MOST_CHANGES, sum(self._changes.values())) + 1):
            self._steps = 0
            found = self._fill(spots, [], most)
            if found is not None:
                return found
        return None

    def _fill(self, spots: Spots, laid: list[Piece], left: int) -> list[Piece] | None:
        """Dice for the first empty spot: of players who give least first, then with changed results."""
        if None not in spots:
            return laid if fits(self._rule.kind, spots, self._rule.limits) else None
        spot, following, free = spots.index(None), self._following(spots), self._free()
        ways = _as_they_are(spot, spots[spot + 1 : spot + 2] == (None,))
        for hand in dict.fromkeys(free):
            for places, numbers in ways[hand.name]:
                self._steps += 1
                if self._steps > MOST_STEPS:
                    return None
                if (then := following[numbers]) is not None:
                    found = self._lay(Piece(hand, places, hand.result), then, laid, left)
                    if found is not None:
                        return found
        return self._change(free, spot, following, laid, left) if left else None

    def _free(self) -> list[Hand]:
        """The dice that could still be laid."""
        given, most, dice = self._given, self._most, self._dice
        seats = [seat for seat in sorted(given, key=given.__getitem__) if given[seat] < most[seat]]
        return [hand for seat in seats for hand in dice[seat]]

    def _lay(self, piece: Piece, then: Spots, laid: list[Piece], left: int) -> list[Piece] | None:
        """Fill the other spots beside a piece."""
        seat = piece.hand.seat
        hands = self._dice[seat]
        self._given[seat] += 1
        self._dice[seat] = tuple([hand for hand in hands if hand is not piece.hand])
        found = self._fill(then, [*laid, piece], left)
        self._given[seat] -= 1
        self._dice[seat] = hands
        return found

    def _change(
        self, free: list[Hand], spot: int, following: "_Following", laid: list[Piece], left: int
    ) -> list[Piece] | None:
        """Dice on a spot with all results that they could be changed to."""
        spent = [piece.hand.seat for piece in laid if piece.is_changed]
        for hand in free:
            if hand.kind == ROBOT or self._changes[hand.seat] <= spent.count(hand.seat):
                continue
            for number in range(1, SIDES[hand.kind] + 1):
                if number != hand.result:
                    self._steps += 1
                    if self._steps > MOST_STEPS:
                        return None
                    if (then := following[number,]) is not None:
                        found = self._lay(Piece(hand, (spot,), number), then, laid, left - 1)
                        if found is not None:
                            return found
        return None


Standing = tuple[tuple[int, ...], tuple[int, ...]]
"""Spots, and the numbers from the first of them on."""


@cache
def _as_they_are(spot: int, is_next_free: bool) -> dict[str, tuple[Standing, ...]]:
    """Every die on a spot, by name; a robot also on two, with its halves either way round (G7-23.5)."""
    found: dict[str, tuple[Standing, ...]] = {}
    for kind, sides in SIDES.items():
        for result in range(1, sides + 1):
            alone, (low, high) = ((spot,), (result,)), halves(result)
            pairs = ((spot, spot + 1), (low, high)), ((spot + 1, spot), (high, low))
            found[die_name(kind, result)] = (*pairs, alone) if kind == ROBOT and is_next_free else (alone,)
    return found


class _Following(dict[tuple[int, ...], Spots | None]):
    """What spots show with numbers on the first empty ones; None if they could no longer obey the rule."""

    def __init__(self, rule: Placement, spots: Spots) -> None:
        super().__init__()
        spot = spots.index(None)
        self._rule, self._before, self._empty = rule, spots[:spot], spots[spot:]

    def __missing__(self, numbers: tuple[int, ...]) -> Spots | None:
        then = (*self._before, *numbers, *self._empty[len(numbers) :])
        found = self[numbers] = then if may_fit(self._rule, then) else None
        return found


@cache
def _following_by(rule: Placement) -> Callable[[Spots], _Following]:
    """What follows from numbers on the first empty of some spots by a rule, found out once for all searches."""
    return lru_cache(KEPT)(partial(_Following, rule))


def with_piece(spots: Spots, piece: Piece) -> Spots:
    if len(piece.spots) == 1:
        (spot,) = piece.spots
        return (*spots[:spot], piece.result, *spots[spot + 1 :])
    then = list(spots)
    for spot, number in zip(piece.spots, halves(piece.result), strict=True):
        then[spot] = number
    return tuple(then)
