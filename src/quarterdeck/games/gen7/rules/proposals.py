"""Proposals: asking for help with shared spots, offers, and taking them (G7-26.2, G7-26.3, G7-R16 to R25, G7-R47)."""

from functools import cache, lru_cache

from msgspec.structs import replace

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.content.modifiers import NoFiles
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules import decks, dice, stocks
from quarterdeck.games.gen7.rules.dice_changes import PRICE, reach_of_chems, reach_of_parts
from quarterdeck.games.gen7.rules.files import needs_payment, play
from quarterdeck.games.gen7.rules.filling import (
    can_pay_toll,
    commit,
    lays_of,
    proposal_of,
    purse,
    results_on_spots,
    toll_of,
    why_not_filled,
)
from quarterdeck.games.gen7.rules.groups import group_of, may_fit, open_groups, printed_types
from quarterdeck.games.gen7.rules.placement import adjacent, shown
from quarterdeck.games.gen7.rules.places import department_at
from quarterdeck.games.gen7.rules.skills import DEPARTMENT_SKILL, placing_range
from quarterdeck.games.gen7.rules.special_rules import in_force
from quarterdeck.games.gen7.state import (
    NOTHING,
    OFFICER,
    RESOURCES,
    ROBOT,
    SIDES,
    Asked,
    Gen7,
    Lay,
    Offer,
    Proposal,
    Step,
)
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

MOST_PROPOSALS = 3
"""Per turn (G7-R23)."""
KEPT = 10_000
"""Ways to lay and adjust dice that are remembered."""


def offer_of(table: Gen7, seat: int) -> Offer:
    return proposal_of(table).offers[seat]


# Opening a proposal


class Propose(Option, frozen=True):
    """propose KT-01: fill a group of shared spots, alone or with help (G7-4.12, G7-R16)."""

    group: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["Propose"]:
        turn = table.turn
        if not turn.placements or turn.proposals >= MOST_PROPOSALS or not dice.has_dice(table.players[seat]):
            return []
        return [cls(group) for group in open_groups(table)]

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        if not table.turn.placements:
            return Reason("already-placed", "G7-4.2", {})
        if table.turn.proposals >= MOST_PROPOSALS:
            return Reason("too-many-proposals", "G7-R23", {"most": MOST_PROPOSALS})
        if not dice.has_dice(table.players[seat]):
            return Reason("no-own-die", "G7-4.13", {})
        return None if self.group in open_groups(table) else Reason("group-filled", "G7-D11", {})

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.turn.proposals += 1
        table.proposal = Proposal(seat, self.group, [Offer(player.seat) for player in table.players])
        table.emit("proposed", "G7-R16", seat=seat, group=self.group)
        table.then(Proposing(seat))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"group:{self.group}",)


# Dice on spots


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
        on_spots = results_on_spots(_visible_lays(table, seat), group.spots)
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
        on_spots = results_on_spots(_visible_lays(table, seat), group.spots)
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


def _visible_lays(table: Gen7, seat: int) -> list[Lay]:
    """The dice that take part, and those that a helper is about to offer."""
    proposal = proposal_of(table)
    lays = lays_of(proposal)
    own = proposal.offers[seat]
    return lays if seat == proposal.seat or own.accepted else [*lays, *own.lays]


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
        left = tuple(lay for lay in offer.lays if lay is not taken)
        if taken.changed:
            clear_offer(table, seat)
        else:
            offer.lays = left
        table.emit("die-taken-up", "G7-R19", seat=seat, spot=self.spot)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"shared:{proposal_of(table).group}:{self.spot - 1}",)


def clear_offer(table: Gen7, seat: int) -> None:
    """Everything of an offer goes back; nothing was spent (G7-R19)."""
    offer, player = offer_of(table, seat), table.players[seat]
    player.files = (*player.files, *offer.sealed)
    offer.lays, offer.sealed, offer.skills, offer.kept = (), (), (), ()
    offer.tokens = offer.spent = NOTHING
    offer.accepted = offer.answered = False


# Changing dice on the spots


class Adjust(Option, frozen=True):
    """adjust 1 6 chems: let the die on a spot show another result, by tokens, a skill or a file (G7-40, G7-D9)."""

    is_open = True
    hidden = ("by",)
    spot: int
    result: int
    by: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["Adjust"]:
        """Changes with which the rule would be obeyed, or could still be."""
        proposal = proposal_of(table)
        group = group_of(table, proposal.group)
        found: list[Adjust] = []
        for lay in offer_of(table, seat).lays:
            others = [other for other in _visible_lays(table, seat) if other is not lay]
            on_spots = results_on_spots(others, group.spots)
            for by in _means(table, seat, lay):
                found += _ways_to_adjust(lay, by, _reach(table, seat, lay, by), on_spots, group.rule)
        return found

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        lay = self._lay(table, seat)
        if lay is None:
            return Reason("no-such-die", "G7-40.9", {"die": ""})
        if self.by not in _means(table, seat, lay):
            return Reason("no-such-change", "G7-D9.1", {})
        allowed = self.result in _reach(table, seat, lay, self.by) and self.result != lay.result
        return None if allowed else Reason("no-such-change", "G7-D9.1", {})

    def _lay(self, table: Gen7, seat: int) -> Lay | None:
        return next((lay for lay in offer_of(table, seat).lays if lay.spots[0] == self.spot - 1), None)

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer, lay = offer_of(table, seat), self._lay(table, seat)
        assert lay is not None
        skilled = lay.skilled or self.by in _SKILLS
        new = replace(lay, result=self.result, skilled=skilled, changed=lay.changed or self.by not in _SKILLS)
        offer.lays = tuple(new if one is lay else one for one in offer.lays)
        if self.by in RESOURCES:
            offer.spent = stocks.changed(offer.spent, self.by, PRICE)
        elif self.by not in (*_SKILLS, CURATOR):
            _seal(table, seat, self.by)
        table.emit("die-adjusted", "G7-D9.1", seat=seat, spot=self.spot, result=self.result)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"shared:{proposal_of(table).group}:{self.spot - 1}",)


@lru_cache(KEPT)
def _ways_to_adjust(
    lay: Lay, by: str, reach: range, on_spots: tuple[int | None, ...], rule: Placement
) -> tuple[Adjust, ...]:
    """Other results of a die on its spots that go with what lies on the others."""
    found = []
    for result in reach:
        then = list(on_spots)
        for spot, number in zip(lay.spots, shown(result, lay.spots), strict=True):
            then[spot] = number
        if result != lay.result and may_fit(rule, tuple(then)):
            found.append(Adjust(lay.spots[0] + 1, result, by))
    return tuple(found)


CURATOR, SAVIOUR = "curator", "saviour"
_SKILLS = frozenset(skill for skill, _, _ in DEPARTMENT_SKILL.values())


def _means(table: Gen7, seat: int, lay: Lay) -> list[str]:
    """How a player can change an own die on the spots."""
    offer, player = offer_of(table, seat), table.players[seat]
    die = player.dice[lay.die]
    found = []
    type_ = "parts" if die.kind == ROBOT else "chems"
    if purse(table, offer)[type_] - offer.tokens[type_] >= PRICE:
        found.append(type_)
    skill = DEPARTMENT_SKILL.get(department_at(table, proposal_of(table).group), ("",))[0]
    if skill in player.skills and not lay.skilled:
        found.append(skill)
    if CURATOR in offer.skills:
        found.append(CURATOR)
    if not in_force(table, NoFiles):
        found += [file for file in dict.fromkeys(player.files) if _file_range(table.setting.pack, file, die.kind)]
    return found


def _reach(table: Gen7, seat: int, lay: Lay, by: str) -> range:
    """The results that a die can be given."""
    player = table.players[seat]
    die = replace(player.dice[lay.die], result=lay.result)
    if by == "parts":
        return reach_of_parts(lay.result)
    if by in ("chems", CURATOR):
        return reach_of_chems(die.kind)
    if by in _SKILLS:
        allowed = placing_range(table, player, die, department_at(table, proposal_of(table).group))
        return range(min(allowed), max(allowed) + 1)
    found = _file_range(table.setting.pack, by, die.kind)
    assert found is not None
    low, high = found
    sides = SIDES[die.kind]
    return (
        range(1, sides + 1) if low == high == 0 else range(max(1, lay.result + low), min(sides, lay.result + high) + 1)
    )


@cache
def _file_range(pack_name: str, file: str, kind: str) -> tuple[int, int] | None:
    """By how much a file without chance changes one die of a kind; 0 and 0: to any result (G7-R18)."""
    row = pack(pack_name).files[file]
    if row.chance or row.own_turn or len(row.do) != 1:
        return None
    step = row.do[0]
    if not isinstance(step, e.Change | e.Set) or step.dice.kind not in ("die", kind):
        return None
    return (step.low, step.high) if isinstance(step, e.Change) else (0, 0)


# Files, kept cards and skills that are used on commit


def _seal(table: Gen7, seat: int, file: str) -> None:
    offer, player = offer_of(table, seat), table.players[seat]
    player.files = decks.without(player.files, file)
    offer.sealed = (*offer.sealed, file)


class Seal(Option, frozen=True):
    """seal FI-17: a file that eases rule or cost, played when the proposal is committed (G7-R18)."""

    hidden = ("file",)
    file: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["Seal"]:
        files = table.players[seat].files
        if not files or in_force(table, NoFiles):
            return []
        return [cls(file) for file in dict.fromkeys(files) if needs_payment(table.setting.pack, file)]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        _seal(table, seat, self.file)
        table.emit("file-sealed", "G7-R18", seat=seat)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.file}",)


class LendKept(Option, frozen=True):
    """lend-kept C-211: a kept card that lowers the cost, used on commit (G7-D74)."""

    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["LendKept"]:
        used, cards = offer_of(table, seat).kept, table.pack.crossroads
        return [
            cls(card)
            for card in table.players[seat].kept
            if card not in used and any(isinstance(step, e.ReduceCost | e.RelaxRule) for step in cards[card].keep or ())
        ]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, seat)
        offer.kept = (*offer.kept, self.card)
        table.emit("card-lent", "G7-D74", seat=seat, card=self.card)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class LendSkill(Option, frozen=True):
    """lend-skill saviour: Saviour or Curator for this group, used on commit (G7-43.26, G7-43.28)."""

    skill: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["LendSkill"]:
        player = table.players[seat]
        if not player.uses:
            return []
        found = [cls(skill) for skill in (SAVIOUR, CURATOR)]
        return [option for option in found if option.reason(table, seat, frame) is None]

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        player, offer = table.players[seat], offer_of(table, seat)
        if self.skill not in (SAVIOUR, CURATOR) or self.skill in offer.skills or not player.uses.get(self.skill):
            return Reason("no-uses-left", "G7-D30", {"skill": self.skill})
        officer = any(player.dice[lay.die].kind == OFFICER for lay in offer.lays)
        return Reason("no-officer-here", "G7-43.26", {}) if self.skill == CURATOR and not officer else None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, seat)
        offer.skills = (*offer.skills, self.skill)
        table.emit("skill-lent", "G7-R17", seat=seat, skill=self.skill)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"skill:{self.skill}",)


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
        return None if possible_helpers(table) else Reason("nobody-can-help", "G7-R17", {})

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        proposal_of(table).asked = True
        table.emit("help-asked", "G7-R17", seat=seat, group=proposal_of(table).group)
        table.then(Answering(possible_helpers(table)))


def possible_helpers(table: Gen7) -> tuple[int, ...]:
    """Other players with a die in the sector who can pay the toll (G7-R17, G7-D58.9)."""
    players, toll = table.players, toll_of(table)
    others = table.clockwise(proposal_of(table).seat)[1:]
    able = [seat for seat in others if not toll or stocks.tokens(players[seat].store) >= toll]
    return tuple([seat for seat in able if dice.has_dice(players[seat])])


class GiveTokens(Option, frozen=True):
    """give-tokens data 2: tokens towards the cost (G7-R17)."""

    is_open = True
    type: str
    number: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["GiveTokens"]:
        """One more of each type that the group asks for."""
        offer = offer_of(table, seat)
        found = [_gift(type_, offer.tokens[type_] + 1) for type_ in _asked_types(table)]
        return [option for option in found if option.reason(table, seat, frame) is None]

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        offer = offer_of(table, seat)
        if self.type not in RESOURCES or not 0 <= self.number <= purse(table, offer)[self.type]:
            return Reason("too-few-tokens", "G7-R17", {"type": self.type, "number": self.number})
        if self.number == offer.tokens[self.type]:
            return Reason("no-such-change", "G7-R17", {})
        if not toll_of(table):
            return None
        trial = replace(offer, tokens={**offer.tokens, self.type: self.number})
        return None if can_pay_toll(table, trial) else Reason("cannot-pay-toll", "G7-D58.9", {})

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, seat)
        offer.tokens = {**offer.tokens, self.type: self.number}
        table.emit("tokens-offered", "G7-R17", seat=seat, type=self.type, number=self.number)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"token:{self.type}",)


@cache
def _gift(type_: str, number: int) -> GiveTokens:
    return GiveTokens(type_, number)


def _asked_types(table: Gen7) -> tuple[str, ...]:
    return printed_types(table.setting.pack, proposal_of(table).group)


class PlayOpenly(Option, frozen=True):
    """play-openly FI-02: a file that rolls or draws, played while answering; it stays used (G7-R18)."""

    file: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["PlayOpenly"]:
        files = table.pack.files
        hand = table.players[seat].files
        if not hand or in_force(table, NoFiles) or offer_of(table, seat).lays:
            return []
        return [cls(file) for file in dict.fromkeys(hand) if files[file].chance and not files[file].own_turn]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        play(table, seat, self.file)


class SendOffer(Option, frozen=True):
    """send-offer: this is what you give (G7-R17)."""

    bars_undo = True

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        return None if offer_of(table, seat).lays else Reason("no-own-die", "G7-14.6", {})

    def take(self, table: Gen7, seat: int, frame: "Answering") -> None:
        offer_of(table, seat).answered = True
        table.emit("offered", "G7-R17", seat=seat, group=proposal_of(table).group)


class Refuse(Option, frozen=True):
    """refuse: no help this time (G7-R17)."""

    bars_undo = True

    def take(self, table: Gen7, seat: int, frame: "Answering") -> None:
        refuse(table, seat)


def refuse(table: Gen7, seat: int) -> None:
    clear_offer(table, seat)
    offer_of(table, seat).answered = True
    table.emit("refused", "G7-R17", seat=seat, group=proposal_of(table).group)


class Answering(Step, frozen=True):
    """The players who were asked answer with an offer, or decline (G7-R17, G7-R23)."""

    clause = "G7-R17"
    choices = (LayDie, TakeUp, Adjust, GiveTokens, Seal, LendKept, LendSkill, PlayOpenly, SendOffer, Refuse)
    asked: tuple[int, ...]

    def seats(self, table: Gen7) -> tuple[int, ...]:
        offers = proposal_of(table).offers
        return tuple([seat for seat in self.asked if not offers[seat].answered])

    def run(self, table: Gen7) -> None:
        """All have answered; the active player picks among the offers."""

    def deadline(self, table: Gen7) -> float | None:
        limit = table.setting.answer_time
        return table.asked_since + limit if limit else None

    def on_deadline(self, table: Gen7) -> None:
        for seat in self.seats(table):
            refuse(table, seat)

    def prompt(self, table: Gen7, seat: int | None) -> Reason:
        asked = "prompt" if seat in self.seats(table) else "waiting"
        return Reason(f"{asked}-answering", self.clause, {"group": proposal_of(table).group})


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
        laid = results_on_spots(lays_of(proposal_of(table)), spots)
        clash = any(laid[spot] is not None for lay in offer.lays for spot in lay.spots)
        return Reason("spot-taken", "G7-R20", {"at": proposal_of(table).group}) if clash else None

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
        offer_of(table, self.player).accepted = False
        table.emit("offer-dropped", "G7-R20", seat=seat, player=self.player)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"player:{self.player}",)


class WithdrawOffer(Option, frozen=True):
    """withdraw-offer: take an own offer back before it is committed (G7-R19)."""

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
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["VaultShare"]:
        """All or nothing of each type that the group asks for."""
        share = proposal_of(table).vault
        return [
            cls(type_, number)
            for type_ in _asked_types(table)
            for number in (0, 15)
            if share[type_] != number and table.vault[type_]
        ]

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        wrong = self.type not in RESOURCES or not 0 <= self.number <= 15
        if wrong or proposal_of(table).vault[self.type] == self.number:
            return Reason("no-such-change", "G7-D11", {})
        return None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        proposal = proposal_of(table)
        proposal.vault = {**proposal.vault, self.type: self.number}
        table.emit("vault-share-set", "G7-D11", seat=seat, type=self.type, number=self.number)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"vault:{self.type}",)


class Commit(Option, frozen=True):
    """commit: fill the group and pay (G7-R21)."""

    bars_undo = True

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        return why_not_filled(table, proposal_of(table))

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.done()
        commit(table)


class CallOff(Option, frozen=True):
    """call-off: give the proposal up (G7-R19)."""

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.done()
        for offer in proposal_of(table).offers:
            clear_offer(table, offer.seat)
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
        AskForHelp,
        TakeOffer,
        DropOffer,
        WithdrawOffer,
        VaultShare,
        Commit,
        CallOff,
    )
    bystander_choices = (WithdrawOffer,)

    def bystanders(self, table: Gen7) -> tuple[int, ...]:
        return tuple([offer.seat for offer in proposal_of(table).offers if offer.lays and offer.seat != self.seat])

    def offer(self, table: Gen7, seat: int) -> list[Option]:
        """Kinds of option that this player cannot have now are not asked for."""
        if seat != self.seat:
            return [*WithdrawOffer.offer(table, seat, self)]
        asked, own, player = proposal_of(table).asked, offer_of(table, seat), table.players[seat]
        kinds: list[type[Option]] = [LayDie]
        kinds += (TakeUp, Adjust) if own.lays else ()
        kinds += (Seal,) if player.files else ()
        kinds += (LendKept,) if player.kept else ()
        kinds += (LendSkill,) if player.uses else ()
        kinds += (TakeOffer, DropOffer) if asked else (AskForHelp,) if own.lays else ()
        kinds += (VaultShare, Commit, CallOff) if own.lays else (VaultShare, CallOff)
        return [option for kind in kinds for option in kind.offer(table, seat, self)]
