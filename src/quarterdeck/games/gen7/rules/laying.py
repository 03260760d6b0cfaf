"""Laying dice on shared spots that are being filled, and taking them up again (G7-23.5, G7-R16 to R19)."""

from functools import cache

from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules import dice, stocks
from quarterdeck.games.gen7.rules.filling import lays_of, proposal_of, results_on_spots, taking_part
from quarterdeck.games.gen7.rules.groups import group_of, may_fit
from quarterdeck.games.gen7.rules.placement import adjacent, shown
from quarterdeck.games.gen7.state import NOTHING, OFFICER, ROBOT, Gen7, Lay, Offer, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option


def offer_of(table: Gen7, seat: int) -> Offer:
    return proposal_of(table).offers[seat]


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
        on_spots = results_on_spots(visible_lays(table, seat), group.spots)
        found: list[LayDie] = []
        for name, number in _free_dice(table, seat).items():
            die = table.players[seat].dice[number]
            found += _ways_to_lay(name, die.kind == ROBOT, die.result, on_spots, group.rule)
        return found

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        group = group_of(table, proposal_of(table).group)
        number = _free_dice(table, seat).get(self.die)
        if number is None:
            return Reason("no-such-die", "G7-R16", {"die": self.die})
        is_robot = table.players[seat].dice[number].kind == ROBOT
        if not self.spots or any(not 1 <= spot <= group.spots for spot in self.spots):
            return Reason("no-such-spot", "G7-26.1", {"at": proposal_of(table).group})
        if len(self.spots) > 1 and not (is_robot and adjacent(self.spots)):
            return Reason("not-adjacent", "G7-23.5", {})
        on_spots = results_on_spots(visible_lays(table, seat), group.spots)
        taken = any(on_spots[spot - 1] is not None for spot in self.spots)
        return Reason("spot-taken", "G7-4.5", {"at": proposal_of(table).group}) if taken else None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer, number = offer_of(table, seat), _free_dice(table, seat)[self.die]
        spots = tuple(spot - 1 for spot in self.spots)
        lay = Lay(seat, number, spots, table.players[seat].dice[number].result)
        offer.lays = (*offer.lays, lay)
        table.emit("die-laid", "G7-R16", seat=seat, die=self.die, spots=list(self.spots))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        group = proposal_of(table).group
        return (*(f"shared:{group}:{spot - 1}" for spot in self.spots), f"die:{seat}:{self.die}")


@cache
def _ways_to_lay(
    name: str, is_robot: bool, result: int, on_spots: tuple[int | None, ...], rule: Placement
) -> tuple[LayDie, ...]:
    """Spots on which a die could stand as it is; a robot also on two (G7-D10)."""
    free = [spot for spot, number in enumerate(on_spots) if number is None]
    places: list[tuple[int, ...]] = [(spot,) for spot in free]
    if is_robot:
        places += [(one, other) for one in free for other in free if abs(one - other) == 1]
    found = []
    for place in places:
        then = list(on_spots)
        for spot, number in zip(place, shown(result, place), strict=True):
            then[spot] = number
        if may_fit(rule, tuple(then)):
            found.append(LayDie(name, tuple(spot + 1 for spot in place)))
    return tuple(found)


def visible_lays(table: Gen7, seat: int) -> list[Lay]:
    """The dice that take part, and those that a helper is about to offer, with the helper's changes."""
    proposal = proposal_of(table)
    parts, own = taking_part(proposal), proposal.offers[seat]
    return lays_of(parts if own in parts else [*parts, own])


def _free_dice(table: Gen7, seat: int) -> dict[str, int]:
    """Dice of the sector that are not part of the proposal, alike ones once."""
    laid = {lay.die for lay in offer_of(table, seat).lays}
    player, found = table.players[seat], dict[str, int]()
    for number in dice.quarters(player):
        if number not in laid:
            found.setdefault(player.dice[number].name, number)
    return found


class TakeUp(Option, frozen=True):
    """take-up 1: take an own die back from a spot, with all changes of the own part (G7-R19)."""

    spot: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["TakeUp"]:
        return [cls(lay.spots[0] + 1) for lay in offer_of(table, seat).lays]

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


def _carries_skill(table: Gen7, offer: Offer, lay: Lay) -> bool:
    """Whether Curator works by this officer (G7-43.26)."""
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
