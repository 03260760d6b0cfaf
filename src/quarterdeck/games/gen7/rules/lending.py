"""Files, kept cards and skills that are part of an offer and used when it is committed (G7-R17, G7-R18, G7-D74)."""

from collections.abc import Collection, Mapping
from typing import ClassVar

from quarterdeck.games.gen7.content.modifiers import ExtraCost, LessCost, Modifier, NoFiles
from quarterdeck.games.gen7.rules import decks, stocks
from quarterdeck.games.gen7.rules.files import ONLY_WHILE_PAYING, UseKept, brings_tokens, needs_payment, puts_on_task
from quarterdeck.games.gen7.rules.filling import proposal_of, savings_of
from quarterdeck.games.gen7.rules.groups import group_cost, printed_types
from quarterdeck.games.gen7.rules.laying import offer_of
from quarterdeck.games.gen7.rules.skills import STORE_SKILL, UseSkill
from quarterdeck.games.gen7.rules.special_rules import in_force
from quarterdeck.games.gen7.state import OFFICER, RESOURCES, Gen7, Offer, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

CURATOR, SAVIOUR, TUTOR = "curator", "saviour", "tutor"
_LENT = (SAVIOUR, CURATOR, TUTOR, *STORE_SKILL)
"""Skills that are part of an offer (G7-D30)."""


def seal(table: Gen7, seat: int, file: str) -> None:
    offer, player = offer_of(table, seat), table.players[seat]
    player.files = decks.without(player.files, file)
    offer.sealed = (*offer.sealed, file)


class Seal(Option, frozen=True):
    """seal FI-17: a file that eases rule or cost or brings tokens, played when the proposal is committed (G7-R18)."""

    hidden = ("file",)
    file: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["Seal"]:
        files = table.players[seat].files
        if not files or in_force(table, NoFiles):
            return []
        return [cls(file) for file in dict.fromkeys(files) if _can_be_sealed(table, seat, file)]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        seal(table, seat, self.file)
        table.emit("file-sealed", "G7-R18", seat=seat)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.file}",)


def _can_be_sealed(table: Gen7, seat: int, file: str) -> bool:
    """Files for the sector are sealed by helpers; the active player plays them openly (G7-4.15)."""
    proposal, pack_name = proposal_of(table), table.setting.pack
    if needs_payment(pack_name, file):
        return True
    if puts_on_task(pack_name, file):
        return proposal.group in table.pack.key_tasks
    return seat != proposal.seat and brings_tokens(pack_name, file)


class LendKept(Option, frozen=True):
    """lend-kept C-211: a kept card that lowers the cost or eases the rule, used on commit (G7-D74)."""

    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["LendKept"]:
        used, cards = offer_of(table, seat).kept, table.pack.crossroads
        return [
            cls(card)
            for card in table.players[seat].kept
            if card not in used and any(isinstance(step, ONLY_WHILE_PAYING) for step in cards[card].keep or ())
        ]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, seat)
        offer.kept = (*offer.kept, self.card)
        table.emit("card-lent", "G7-D74", seat=seat, card=self.card)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class LendSkill(Option, frozen=True):
    """lend-skill saviour: a skill for this group, used on commit (G7-D30, G7-R17).

    Saviour lowers the cost, Curator and Tutor let dice be adjusted, others bring tokens (G7-43).
    """

    skill: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["LendSkill"]:
        player = table.players[seat]
        if not player.uses:
            return []
        found = [cls(skill) for skill in _LENT]
        return [option for option in found if option.reason(table, seat, frame) is None]

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        player, offer = table.players[seat], offer_of(table, seat)
        if self.skill not in _LENT or self.skill in offer.skills or not player.uses.get(self.skill):
            return Reason("no-uses-left", "G7-D30", {"skill": self.skill})
        if self.skill == SAVIOUR and proposal_of(table).group not in table.pack.key_tasks:
            return Reason("not-this-skill", "G7-43.28", {"skill": self.skill})
        officer = any(player.dice[lay.die].kind == OFFICER for lay in offer.lays)
        return Reason("no-officer-here", "G7-43.26", {}) if self.skill == CURATOR and not officer else None

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, seat)
        offer.skills = (*offer.skills, self.skill)
        table.emit("skill-lent", "G7-R17", seat=seat, skill=self.skill)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"skill:{self.skill}",)


def offered_besides(table: Gen7, own: Offer, frame: Step, rules: Collection[type[Modifier]]) -> list[Option]:
    """What a player can add to their offer besides dice and tokens: only possible kinds of option."""
    seat, player = own.seat, table.players[own.seat]
    found: list[Option] = []
    if player.files:
        found += Seal.offer(table, seat, frame)
    if player.kept:
        found += (*LendKept.offer(table, seat, frame), *UseKept.offer(table, seat, frame))
    if player.uses:
        found += (*LendSkill.offer(table, seat, frame), *UseSkill.offer(table, seat, frame))
    if own.sealed or own.kept or own.skills or LessCost in rules:
        found += SaveOn.offer(table, seat, frame)
    return found


# Which tokens are meant where any will do


class _OfAnyType(Option, frozen=True):
    """How many of the tokens of any type are to be of one type."""

    is_open = True
    clause: ClassVar[str]
    type: str
    number: int

    @classmethod
    def limit(cls, table: Gen7, seat: int) -> int:
        """How many tokens of any type there are."""
        raise NotImplementedError

    @classmethod
    def wishes(cls, table: Gen7, seat: int) -> Mapping[str, int]:
        raise NotImplementedError

    @classmethod
    def left(cls, table: Gen7, seat: int) -> int:
        """How many of them are not of a chosen type yet."""
        return cls.limit(table, seat) - sum(cls.wishes(table, seat).values())

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        wishes = self.wishes(table, seat)
        if self.type not in RESOURCES or self.number < 0 or self.number == wishes[self.type]:
            return Reason("not-so-many-tokens", self.clause, {})
        enough = self.number - wishes[self.type] <= self.left(table, seat)
        return None if enough else Reason("not-so-many-tokens", self.clause, {})

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"token:{self.type}",)


class SaveOn(_OfAnyType, frozen=True):
    """save-on data 2: of the tokens of any type that you save, this many are data (G7-D31.6, G7-D71.2)."""

    clause = "G7-D31.6"

    @classmethod
    def limit(cls, table: Gen7, seat: int) -> int:
        proposal = proposal_of(table)
        return savings_of(table, proposal, proposal.offers[seat])

    @classmethod
    def wishes(cls, table: Gen7, seat: int) -> Mapping[str, int]:
        return offer_of(table, seat).saves

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["SaveOn"]:
        """One more of each type, where there is a choice of types."""
        proposal = proposal_of(table)
        types, own = printed_types(table.setting.pack, proposal.group), proposal.offers[seat]
        if len(types) < 2 or savings_of(table, proposal, own) <= stocks.tokens(own.saves):
            return []
        wishes, cost = own.saves, group_cost(table, proposal.group).tokens
        return [cls(type_, wishes[type_] + 1) for type_ in types if wishes[type_] < cost[type_]]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        offer = offer_of(table, seat)
        offer.saves = {**offer.saves, self.type: self.number}
        table.emit("saving-set", "G7-D31.6", seat=seat, type=self.type, number=self.number)


class PayExtra(_OfAnyType, frozen=True):
    """pay-extra data 1: of the tokens of any type that are asked for, this many are data (G7-D71.2)."""

    clause = "G7-D71.2"

    @classmethod
    def limit(cls, table: Gen7, seat: int) -> int:
        return group_cost(table, proposal_of(table).group).more

    @classmethod
    def wishes(cls, table: Gen7, seat: int) -> Mapping[str, int]:
        return proposal_of(table).extra

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["PayExtra"]:
        if not in_force(table, ExtraCost) or cls.left(table, seat) <= 0:
            return []
        wishes = cls.wishes(table, seat)
        return [cls(type_, wishes[type_] + 1) for type_ in RESOURCES]

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        proposal = proposal_of(table)
        proposal.extra = {**proposal.extra, self.type: self.number}
        table.emit("extra-set", "G7-D71.2", seat=seat, type=self.type, number=self.number)
