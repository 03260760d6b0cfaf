"""Answering a request for help with shared spots (G7-26.3, G7-R17, G7-R18, G7-R23)."""

from functools import cache

from quarterdeck.games.gen7.content.modifiers import NoFiles, Toll
from quarterdeck.games.gen7.rules.adjusting import Adjust, ways_to_adjust
from quarterdeck.games.gen7.rules.files import UseKept, moves_dice, needs_payment, play, puts_on_task
from quarterdeck.games.gen7.rules.filling import (
    can_afford,
    can_pay_toll,
    proposal_of,
    toll_of,
    types_left,
)
from quarterdeck.games.gen7.rules.groups import group_of, kinds_for_group, printed_types
from quarterdeck.games.gen7.rules.laying import (
    LayDie,
    TakeUp,
    clear_offer,
    offer_of,
    visible_lays,
    ways_with_dice,
)
from quarterdeck.games.gen7.rules.lending import LendKept, LendSkill, SaveOn, Seal, offered_besides
from quarterdeck.games.gen7.rules.skills import USED_OPENLY, UseSkill
from quarterdeck.games.gen7.rules.special_rules import in_force
from quarterdeck.games.gen7.state import RESOURCES, Gen7, Proposal, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option


class GiveTokens(Option, frozen=True):
    """give-tokens data 2: tokens towards the cost (G7-R17)."""

    is_open = True
    type: str
    number: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["GiveTokens"]:
        """One more of each type that the group asks for."""
        return gifts(table, proposal_of(table), seat, toll_of(table))

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        offer = offer_of(table, seat)
        if self.type not in RESOURCES or self.number < 0:
            return Reason("too-few-tokens", "G7-R17", {"type": self.type, "number": self.number})
        if self.number == offer.tokens[self.type]:
            return Reason("no-such-change", "G7-R17", {})
        more = self.number - offer.tokens[self.type]
        if not can_afford(table, offer, self.type, more):
            return Reason("too-few-tokens", "G7-R17", {"type": self.type, "number": self.number})
        return None if can_pay_toll(table, offer, self.type, more) else Reason("cannot-pay-toll", "G7-D58.9", {})

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, seat)
        offer.tokens = {**offer.tokens, self.type: self.number}
        table.emit("tokens-offered", "G7-R17", seat=seat, type=self.type, number=self.number)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"token:{self.type}",)


def gifts(table: Gen7, proposal: Proposal, seat: int, toll: int) -> list[GiveTokens]:
    own, types = proposal.offers[seat], printed_types(table.setting.pack, proposal.group)
    return [_gift(type_, own.tokens[type_] + 1) for type_ in types_left(table, own, types, toll)]


@cache
def _gift(type_: str, number: int) -> GiveTokens:
    return GiveTokens(type_, number)


class PlayOpenly(Option, frozen=True):
    """play-openly FI-02: a file that rolls or draws, played before dice are laid; it stays used (G7-R18, G7-R22).

    The active player may play any file so (G7-4.15), and files that leave dice alone also later. A helper may put
    tokens on a task so, while a room is filled.
    """

    file: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["PlayOpenly"]:
        hand = table.players[seat].files
        if not hand or in_force(table, NoFiles):
            return []
        return [cls(file) for file in dict.fromkeys(hand) if _is_played_openly(table, seat, file)]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        play(table, seat, self.file)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.file}",)


def _is_played_openly(table: Gen7, seat: int, file: str) -> bool:
    name, row = table.setting.pack, table.pack.files[file]
    if needs_payment(name, file) or (offer_of(table, seat).lays and moves_dice(name, file)):
        return False
    proposal = proposal_of(table)
    on_other_task = puts_on_task(name, file) and proposal.group not in table.pack.key_tasks
    return seat == proposal.seat or on_other_task or (row.chance and not row.own_turn)


class SendOffer(Option, frozen=True):
    """send-offer: this is what you give (G7-R17)."""

    bars_undo = True

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        offer = offer_of(table, seat)
        if not offer.lays:
            return Reason("no-own-die", "G7-14.6", {})
        return None if can_pay_toll(table, offer) else Reason("cannot-pay-toll", "G7-D58.9", {})

    def take(self, table: Gen7, seat: int, frame: "Answering") -> None:
        offer_of(table, seat).answered = True
        table.emit("offered", "G7-R17", seat=seat, group=proposal_of(table).group)


class Refuse(Option, frozen=True):
    """refuse: no help this time (G7-R17)."""

    bars_undo = True

    def take(self, table: Gen7, seat: int, frame: "Answering") -> None:
        refuse(table, seat)


_SEND_OFFER, _REFUSE = SendOffer(), Refuse()


def refuse(table: Gen7, seat: int) -> None:
    clear_offer(table, seat)
    offer_of(table, seat).answered = True
    table.emit("refused", "G7-R17", seat=seat, group=proposal_of(table).group)


class Answering(Step, frozen=True):
    """The players who were asked answer with an offer, or decline (G7-R17, G7-R23)."""

    clause = "G7-R17"
    choices = (
        LayDie,
        TakeUp,
        Adjust,
        GiveTokens,
        Seal,
        LendKept,
        LendSkill,
        UseSkill,
        UseKept,
        SaveOn,
        PlayOpenly,
        SendOffer,
        Refuse,
    )
    usable_skills = USED_OPENLY
    asked: tuple[int, ...]

    def offer(self, table: Gen7, seat: int) -> list[Option]:
        """Kinds of option that this player cannot have now are skipped."""
        proposal, player = proposal_of(table), table.players[seat]
        own, lays = proposal.offers[seat], visible_lays(proposal, seat)
        group = group_of(table, proposal.group)
        found: list[Option] = [*ways_with_dice(player.dice, own.lays, lays, group)]
        found += ways_to_adjust(table, proposal, seat, lays, group)
        kinds = kinds_for_group(table, proposal.group)
        found += gifts(table, proposal, seat, toll_of(table) if Toll in kinds else 0)
        found += offered_besides(table, own, self, kinds)
        found += PlayOpenly.offer(table, seat, self) if player.files else ()
        if own.lays and can_pay_toll(table, own):
            found.append(_SEND_OFFER)
        found.append(_REFUSE)
        return found

    def seats(self, table: Gen7) -> tuple[int, ...]:
        proposal = table.proposal  # asked after every choice of a helper
        assert proposal is not None
        return tuple([seat for seat in self.asked if not proposal.offers[seat].answered])

    def may_act(self, table: Gen7, seat: int) -> bool:
        return seat in self.asked and not offer_of(table, seat).answered

    def run(self, table: Gen7) -> None:
        """All have answered; the active player picks among the offers."""

    def deadline(self, table: Gen7) -> float | None:
        limit = table.setting.answer_time
        return table.asked_since + limit if limit else None

    def on_deadline(self, table: Gen7) -> None:
        for seat in self.seats(table):
            refuse(table, seat)

    def prompt(self, table: Gen7, seat: int | None) -> Reason:
        about = {"group": proposal_of(table).group}
        if seat is None or seat not in self.seats(table):
            return Reason("waiting-answering", self.clause, about)
        return Reason(f"prompt-answering{self._still_missing(table, seat)}", self.clause, about)

    def _still_missing(self, table: Gen7, seat: int) -> str:
        """How far an offer is: without a die on the spots it is none (G7-14.6)."""
        if offer_of(table, seat).lays:
            return "-send"
        may_lay = LayDie.offer(table, seat, self) or Adjust.offer(table, seat, self)
        return "" if may_lay else "-no-die"
