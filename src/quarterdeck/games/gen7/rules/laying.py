"""Laying dice on shared spots that are being filled, and taking them up again (G7-23.5, G7-R16 to R19)."""

from collections.abc import Mapping
from functools import cache, lru_cache

from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules import dice, stocks
from quarterdeck.games.gen7.rules.filling import lays_of, proposal_of, results_on_spots, taking_part
from quarterdeck.games.gen7.rules.groups import Group, group_of, may_fit
from quarterdeck.games.gen7.rules.placement import adjacent, shown
from quarterdeck.games.gen7.state import NOTHING, OFFICER, ROBOT, Die, Gen7, Lay, Offer, Proposal, Step, kind_and_result
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

KEPT = 10_000
"""How many ways to lay dice are cached."""


def offer_of(table: Gen7, seat: int) -> Offer:
    proposal = table.proposal  # called at every step of a proposal
    assert proposal is not None
    return proposal.offers[seat]


class LayDie(Option, frozen=True):
    """lay-die robot-11 1,2: put a die on a spot, or a robot on two next to each other (G7-23.5, G7-R17).

    Spots are counted from 1; of two the first gets the smaller half (G7-D10.1).
    """

    is_open = True
    die: str
    spots: tuple[int, ...]

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["LayDie"]:
        """What could still obey the placement rule as the dice lie."""
        proposal = proposal_of(table)
        group = group_of(table, proposal.group)
        on_spots = results_on_spots(visible_lays(proposal, seat), group.spots)
        return ways_to_lay(table.players[seat].dice, proposal.offers[seat].lays, on_spots, group.rule)

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        proposal = proposal_of(table)
        group = group_of(table, proposal.group)
        number = _free_dice(table, seat).get(self.die)
        if number is None:
            return Reason("no-such-die", "G7-R16", {"die": self.die})
        is_robot = table.players[seat].dice[number].kind == ROBOT
        if not self.spots or any(not 1 <= spot <= group.spots for spot in self.spots):
            return Reason("no-such-spot", "G7-26.1", {"at": proposal.group})
        if len(self.spots) > 1 and not (is_robot and adjacent(self.spots)):
            return Reason("not-adjacent", "G7-23.5", {})
        on_spots = results_on_spots(visible_lays(proposal, seat), group.spots)
        taken = any(on_spots[spot - 1] is not None for spot in self.spots)
        return Reason("spot-taken", "G7-4.5", {"at": proposal.group}) if taken else None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer, own = offer_of(table, seat), table.players[seat].dice
        number = dice.unlaid(own, self.die, _numbers(offer.lays))
        lay = Lay(seat, number, tuple([spot - 1 for spot in self.spots]), own[number].result)
        offer.lays = (*offer.lays, lay)
        table.emit("die-laid", "G7-R16", seat=seat, die=self.die, spots=list(self.spots))

    def label(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        """Of a robot on two spots, what it counts on each of them (G7-D10.1)."""
        if len(self.spots) == 1:
            return None
        low, high = shown(kind_and_result(self.die)[1], self.spots)
        first, second = self.spots
        halves = {"first": first, "low": low, "second": second, "high": high}
        return Reason("option-lay-halves", "G7-23.5", {"die": self.die, **halves})

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        group = proposal_of(table).group
        return (*(f"shared:{group}:{spot - 1}" for spot in self.spots), f"die:{seat}:{self.die}")


Lays = tuple[Lay, ...]
OnSpots = tuple[int | None, ...]


@lru_cache(KEPT)
def ways_with_dice(own: tuple[Die, ...], laid: Lays, seen: Lays, group: Group) -> tuple["LayDie | TakeUp", ...]:
    """All ways to lay own dice beside those that a player sees on the spots, and to take up those that were laid."""
    on_spots = results_on_spots(seen, group.spots)
    return (*ways_to_lay(own, laid, on_spots, group.rule), *ways_to_take_up(laid))


def ways_to_lay(own: tuple[Die, ...], laid: Lays, on_spots: OnSpots, rule: Placement) -> list[LayDie]:
    """Spots on which the dice of a player that were not laid could stand as they are, beside all that were."""
    found: list[LayDie] = []
    if None in on_spots:
        for name in dice.named(own, without=_numbers(laid)) if laid else dice.hand(own):
            found += _ways_of_one(name, on_spots, rule)
    return found


@lru_cache(KEPT)
def _ways_of_one(name: str, on_spots: OnSpots, rule: Placement) -> tuple[LayDie, ...]:
    """Spots on which a die could stand as it is; a robot also on two (G7-D10)."""
    kind, result = kind_and_result(name)
    free = [spot for spot, number in enumerate(on_spots) if number is None]
    places: list[tuple[int, ...]] = [(spot,) for spot in free]
    if kind == ROBOT:
        places += [(one, other) for one in free for other in free if abs(one - other) == 1]
    fitting = [place for place in places if may_fit(rule, with_results(on_spots, place, shown(result, place)))]
    return tuple([_lay_die(name, place) for place in fitting])


def with_results(on_spots: OnSpots, spots: tuple[int, ...], results: tuple[int, ...]) -> OnSpots:
    """What spots show when a die lies on some of them."""
    then = list(on_spots)
    for spot, result in zip(spots, results, strict=True):
        then[spot] = result
    return tuple(then)


@cache
def _lay_die(name: str, spots: tuple[int, ...]) -> LayDie:
    """Laying a die on spots, which are counted from 0."""
    return LayDie(name, tuple(spot + 1 for spot in spots))


def visible_lays(proposal: Proposal, seat: int) -> tuple[Lay, ...]:
    """The dice that take part, and those that a helper is about to offer, with the helper's changes."""
    if not proposal.asked:  # nobody else has laid any
        return proposal.offers[proposal.seat].lays
    parts, own = taking_part(proposal), proposal.offers[seat]
    return lays_of(parts if seat == proposal.seat or own.accepted else [*parts, own])


def _numbers(lays: Lays) -> tuple[int, ...]:
    """The numbers of dice among those of their owner."""
    return tuple([lay.die for lay in lays]) if lays else ()


def _free_dice(table: Gen7, seat: int) -> Mapping[str, int]:
    """Dice of the sector that are not part of the proposal, equal ones once."""
    return dice.named(table.players[seat].dice, without=_numbers(offer_of(table, seat).lays))


class TakeUp(Option, frozen=True):
    """take-up 1: take one's die back from a spot, with all changes of one's part (G7-R19)."""

    spot: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["TakeUp"]:
        return ways_to_take_up(offer_of(table, seat).lays)

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, seat)
        taken = next(lay for lay in offer.lays if lay.spots[0] == self.spot - 1)
        forget_changes(table, seat, taken.die)
        if taken.changed or _carries_skill(table, offer, taken):
            clear_offer(table, seat)
        else:
            offer.lays = tuple(lay for lay in offer.lays if lay is not taken)
        table.emit("die-taken-up", "G7-R19", seat=seat, spot=self.spot)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"shared:{proposal_of(table).group}:{self.spot - 1}",)


def ways_to_take_up(own: Lays) -> list[TakeUp]:
    return [_take_up(lay.spots[0]) for lay in own]


@cache
def _take_up(spot: int) -> TakeUp:
    """Taking up a die from a spot, which is counted from 0."""
    return TakeUp(spot + 1)


def _carries_skill(table: Gen7, offer: Offer, lay: Lay) -> bool:
    """Whether this officer can use Curator (G7-43.26)."""
    return "curator" in offer.skills and table.players[lay.seat].dice[lay.die].kind == OFFICER


def clear_offer(table: Gen7, seat: int) -> None:
    """Everything of an offer goes back; nothing was spent (G7-R19)."""
    offer, player = offer_of(table, seat), table.players[seat]
    player.files = (*player.files, *offer.sealed)
    for lay in offer.lays:
        forget_changes(table, seat, lay.die)
    offer.lays, offer.changes, offer.sealed, offer.skills, offer.kept = (), (), (), (), ()
    offer.tokens = offer.spent = offer.saves = NOTHING
    offer.accepted = offer.answered = False


def forget_changes(table: Gen7, seat: int, die: int) -> None:
    """A die that is taken up or changed by its owner is no longer what others changed; they keep their tokens."""
    for offer in proposal_of(table).offers:
        for change in offer.changes:
            if (change.seat, change.die) == (seat, die):
                offer.changes = tuple(one for one in offer.changes if one is not change)
                if change.type:
                    offer.spent = stocks.changed(offer.spent, change.type, -change.paid)
