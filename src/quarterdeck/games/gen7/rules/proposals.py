"""Proposals: filling shared spots, alone or with help (G7-26.2, G7-R16, G7-R19 to R25)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from quarterdeck.games.gen7.content.modifiers import ExtraCost, Toll
from quarterdeck.games.gen7.rules import dice, stocks
from quarterdeck.games.gen7.rules.adjusting import Adjust, ways_to_adjust
from quarterdeck.games.gen7.rules.answering import Answering, PlayOpenly
from quarterdeck.games.gen7.rules.files import UseKept
from quarterdeck.games.gen7.rules.filling import (
    commit,
    lays_of,
    proposal_of,
    results_on_spots,
    taking_part,
    toll_of,
    why_not_filled,
)
from quarterdeck.games.gen7.rules.groups import group_of, kinds_for_group, open_groups, printed_types, why_not_open
from quarterdeck.games.gen7.rules.laying import (
    LayDie,
    TakeUp,
    clear_offer,
    forget_changes,
    offer_of,
    visible_lays,
    ways_with_dice,
)
from quarterdeck.games.gen7.rules.lending import LendKept, LendSkill, PayExtra, SaveOn, Seal, offered_besides
from quarterdeck.games.gen7.rules.skills import USED_OPENLY, UseSkill, has_uses
from quarterdeck.games.gen7.state import CAPACITY, NOTHING, RESOURCES, Asked, Gen7, Offer, Player, Proposal, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

KEPT = 10_000
"""For how many sets of groups proposals are cached."""
MOST_PROPOSALS = 3
"""Per turn (G7-R23)."""


# Opening a proposal


class Propose(Option, frozen=True):
    """propose KT-01: fill a group of shared spots, alone or with help (G7-4.12, G7-R16)."""

    group: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> Sequence["Propose"]:
        has_dice = table.turn.placements and dice.has_dice(table.players[seat])
        return cls.of_open_groups(table) if has_dice else []

    @classmethod
    def of_open_groups(cls, table: Gen7) -> Sequence["Propose"]:
        """For somebody who has a die to place."""
        return _proposals(tuple(open_groups(table))) if table.turn.proposals < MOST_PROPOSALS else ()

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        if not table.turn.placements:
            return Reason("already-placed", "G7-4.2", {})
        if table.turn.proposals >= MOST_PROPOSALS:
            return Reason("too-many-proposals", "G7-R23", {"most": MOST_PROPOSALS})
        if not dice.has_dice(table.players[seat]):
            return Reason("no-own-die", "G7-4.13", {})
        return why_not_open(table, self.group)

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.turn.proposals += 1
        offers = [Offer(player.seat, tokens=NOTHING, spent=NOTHING, saves=NOTHING) for player in table.players]
        table.proposal = Proposal(seat, self.group, offers)
        table.emit("proposed", "G7-R16", seat=seat, group=self.group)
        table.then(Proposing(seat))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"group:{self.group}",)


@lru_cache(KEPT)
def _proposals(groups: tuple[str, ...]) -> tuple[Propose, ...]:
    return tuple(map(_propose, groups))


@cache
def _propose(group: str) -> Propose:
    return Propose(group)


# Asking for help


class AskForHelp(Option, frozen=True):
    """ask-for-help: the other players may offer dice and tokens (G7-26.2, G7-R17)."""

    bars_undo = True

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        proposal = proposal_of(table)
        if proposal.asked:
            return Reason("asked-already", "G7-R17", {})
        if not proposal.offers[seat].lays:
            return Reason("no-own-die", "G7-26.2", {})
        return None if can_any_help(table, seat, toll_of(table)) else Reason("nobody-can-help", "G7-R17", {})

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        proposal_of(table).asked = True
        table.emit("help-asked", "G7-R17", seat=seat, group=proposal_of(table).group)
        table.then(Answering(possible_helpers(table)))


def possible_helpers(table: Gen7) -> tuple[int, ...]:
    """Other players who can help, clockwise."""
    others, toll = table.clockwise(proposal_of(table).seat)[1:], toll_of(table)
    return tuple([seat for seat in others if can_help(table.players[seat], toll)])


def can_any_help(table: Gen7, seat: int, toll: int) -> bool:
    """Whether another player can help."""
    for other in table.players:  # noqa: SIM110  called for every choice; a generator is slower
        if other.seat != seat and can_help(other, toll):
            return True
    return False


def can_help(player: Player, toll: int) -> bool:
    """Whether a player has a die in the sector and can pay the toll, maybe by files or skills (G7-R17, G7-D58.9)."""
    return dice.has_dice(player) and (not toll or _may_pay(player, toll))


def _may_pay(player: Player, toll: int) -> bool:
    """As far as everybody can see: a hand stays secret."""
    return stocks.tokens(player.store) >= toll or bool(player.files) or has_uses(player)


# The active player decides


class TakeOffer(Option, frozen=True):
    """take-offer 2: the dice and tokens of this player become part of the proposal (G7-R20)."""

    player: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["TakeOffer"]:
        offers = proposal_of(table).offers
        found = [cls(offer.seat) for offer in offers if offer.answered and offer.lays and not offer.accepted]
        return [option for option in found if option.reason(table, seat, frame) is None]

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        offers = proposal_of(table).offers
        if not 0 <= self.player < len(offers) or self.player == seat:
            return Reason("no-such-offer", "G7-R20", {})
        offer = offers[self.player]
        if not offer.answered or not offer.lays or offer.accepted:
            return Reason("no-such-offer", "G7-R20", {})
        spots = group_of(table, proposal_of(table).group).spots
        parts = taking_part(proposal_of(table))
        laid = results_on_spots(lays_of(parts), spots)
        if any(laid[spot] is not None for lay in offer.lays for spot in lay.spots):
            return Reason("spot-taken", "G7-R20", {"at": proposal_of(table).group})
        changed = {(change.seat, change.die) for part in parts for change in part.changes}
        twice = any((change.seat, change.die) in changed for change in offer.changes)
        return Reason("changed-already", "G7-R47", {}) if twice else None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer_of(table, self.player).accepted = True
        table.emit("offer-taken", "G7-R20", seat=seat, player=self.player)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"player:{self.player}",)


class DropOffer(Option, frozen=True):
    """drop-offer 2: leave an offer out again (G7-R20)."""

    player: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["DropOffer"]:
        return [cls(offer.seat) for offer in proposal_of(table).offers if offer.accepted]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, self.player)
        offer.accepted = False
        for lay in offer.lays:
            forget_changes(table, self.player, lay.die)
        table.emit("offer-dropped", "G7-R20", seat=seat, player=self.player)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"player:{self.player}",)


class WithdrawOffer(Option, frozen=True):
    """withdraw-offer: take one's offer back before it is committed (G7-R19)."""

    bars_undo = True

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        proposal = proposal_of(table)
        if seat == proposal.seat or not proposal.offers[seat].lays:
            return Reason("no-such-offer", "G7-R19", {})
        return None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        clear_offer(table, seat)
        offer_of(table, seat).answered = True
        table.emit("offer-withdrawn", "G7-R19", seat=seat)


class VaultShare(Option, frozen=True):
    """vault-share data 1: how much of the cost the Vault pays at most (G7-D11)."""

    is_open = True
    type: str
    number: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> tuple["VaultShare", ...]:
        """All or nothing of each type that the group asks for."""
        return shares_of_vault(table, proposal_of(table))

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        wrong = self.type not in RESOURCES or not 0 <= self.number <= CAPACITY
        if wrong or proposal_of(table).vault[self.type] == self.number:
            return Reason("no-such-change", "G7-D11", {})
        return None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        proposal = proposal_of(table)
        proposal.vault = {**proposal.vault, self.type: self.number}
        table.emit("vault-share-set", "G7-D11", seat=seat, type=self.type, number=self.number)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"vault:{self.type}",)


def shares_of_vault(table: Gen7, proposal: Proposal) -> tuple[VaultShare, ...]:
    vault, shares = table.vault, proposal.vault
    found: tuple[VaultShare, ...] = ()
    for type_ in printed_types(table.setting.pack, proposal.group):
        if vault[type_]:
            found += _all_or_nothing(type_, shares[type_])
    return found


@cache
def _all_or_nothing(type_: str, present: int) -> tuple[VaultShare, ...]:
    return tuple(VaultShare(type_, number) for number in (0, CAPACITY) if number != present)


class Commit(Option, frozen=True):
    """commit: fill the group and pay (G7-R21)."""

    bars_undo = True

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        return why_not_filled(table, proposal_of(table))

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.done()
        for offer in proposal_of(table).offers:
            if offer.seat != seat and not offer.accepted:
                clear_offer(table, offer.seat)  # return what was not taken (G7-R19)
        commit(table)


class CallOff(Option, frozen=True):
    """call-off: give the proposal up (G7-R19)."""

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.done()
        for offer in proposal_of(table).offers:
            if offer.sealed:
                clear_offer(table, offer.seat)  # everything else disappears with the proposal
        table.proposal = None
        table.emit("called-off", "G7-R19", seat=seat)


class Proposing(Asked, frozen=True):
    """The active player fills a group of shared spots (G7-R16, G7-R20)."""

    clause = "G7-R16"
    choices = (
        LayDie,
        TakeUp,
        Adjust,
        Seal,
        LendKept,
        LendSkill,
        UseSkill,
        UseKept,
        SaveOn,
        PayExtra,
        PlayOpenly,
        AskForHelp,
        TakeOffer,
        DropOffer,
        WithdrawOffer,
        VaultShare,
        Commit,
        CallOff,
    )
    bystander_choices = (WithdrawOffer, Adjust)
    usable_skills = USED_OPENLY

    def bystanders(self, table: Gen7) -> tuple[int, ...]:
        return tuple([offer.seat for offer in proposal_of(table).offers if offer.lays and offer.seat != self.seat])

    def offer(self, table: Gen7, seat: int) -> list[Option]:
        """Helpers may withdraw, and change dice as long as nothing is committed (G7-R19, G7-D9.4)."""
        if seat == self.seat:
            return self._own_options(table, seat)
        adjusting = Adjust.offer(table, seat, self) if offer_of(table, seat).accepted else []
        return [*WithdrawOffer.offer(table, seat, self), *adjusting]

    def _own_options(self, table: Gen7, seat: int) -> list[Option]:
        """Kinds of option that the active player cannot have now are skipped."""
        proposal, player = proposal_of(table), table.players[seat]
        own, group = proposal.offers[seat], group_of(table, proposal.group)
        lays = visible_lays(proposal, seat) if proposal.asked else own.lays
        found: list[Option] = [*ways_with_dice(player.dice, own.lays, lays, group)]
        if lays:
            found += ways_to_adjust(table, proposal, seat, lays, group)
        kinds = kinds_for_group(table, proposal.group)
        found += offered_besides(table, own, self, kinds)
        if ExtraCost in kinds:
            found += PayExtra.offer(table, seat, self)
        if player.files:
            found += PlayOpenly.offer(table, seat, self)
        if proposal.asked:
            found += (*TakeOffer.offer(table, seat, self), *DropOffer.offer(table, seat, self))
        elif lays and can_any_help(table, seat, toll_of(table) if Toll in kinds else 0):
            found.append(_ASK_FOR_HELP)
        found += shares_of_vault(table, proposal)
        if lays and None not in results_on_spots(lays, group.spots):
            found += Commit.offer(table, seat, self)
        found.append(_CALL_OFF)
        return found


_ASK_FOR_HELP, _CALL_OFF = AskForHelp(), CallOff()
