"""Missions: what is to be done, where and for how much (XIA-27, XIA-32.6)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.games.xia.content.bands import band_of, read_bands
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase

Task = Literal["board", "study", "hunt", "load", "steal", "kill"]
LEGAL: frozenset[str] = frozenset({"board", "study", "hunt"})
"""Tasks of legal missions: Shuttle, Scientist, Bounty Hunter (XIA-27.1)."""
PLACE_KINDS = ("any", "planet", "lawful", "neutral", "outlaw", "asteroid", "debris", "nebula", "gate")
"""Places that are no single sector (XIA-27.7.1, XIA-27.7.2)."""
TARGETS = ("any-ship", "any-player", "innocent", "leader", "high-tier", "enforcer", "scoundrel", "merchant")
"""Whom Thieves and Assassins look for (XIA-27.7.3, XIA-27.7.4)."""
THOUSANDS = Annotated[int, Meta(multiple_of=1000)]


class Mission(Struct, frozen=True):
    """A mission card."""

    id: str
    task: Task
    """The task says the type: board Shuttle, study Scientist, hunt Bounty Hunter, load Smuggler, steal, kill."""
    place: str
    """The sector or kind of sector where the task is done; nothing if it is done to a ship."""
    target: str
    """The ships it may be done to; nothing if it is done at a place."""
    deliver: str
    """The sector or kind of sector where it is completed."""
    pay: str
    """The name of its pay table."""

    @property
    def legal(self) -> bool:
        return self.task in LEGAL


class MissionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A mission as it is written in a pack."""

    row: str


class _Words(Phrase, frozen=True):
    """The words of a mission."""

    sort = "mission"
    form = "{task}[ {about}]; deliver {deliver}; pay {pay}"
    task: Task
    deliver: str
    pay: str
    about: str = ""


def read_mission(name: str, row: MissionRow) -> Mission:
    """`board planet; deliver azure; pay shuttle`, `hunt; deliver any; pay remains` or `steal leader; ...`."""
    words = _Words.parse(row.row)
    if (words.task == "hunt") != (words.about == ""):
        raise BadContent(f"{row.row!r}: every task but `hunt` names a place or a target")
    at_ship = words.task in ("steal", "kill")
    if at_ship and words.about not in TARGETS:
        raise BadContent(f"{words.about!r} is no target; there are {', '.join(TARGETS)}")
    place, target = ("", words.about) if at_ship else (words.about, "")
    return Mission(name, words.task, place, target, words.deliver, words.pay)


# Pay


class Pay(Phrase, frozen=True):
    """What a mission pays (XIA-32.6.2)."""

    sort = "pay table"


class DistancePay(Pay, frozen=True):
    """By shortest flying distance: for 1, 2, 3 and for 4 or more sectors."""

    clause, form = "XIA-27.4.3", "distance {one} {two} {three} {four}"
    one: THOUSANDS
    two: THOUSANDS
    three: THOUSANDS
    four: THOUSANDS

    def amount(self, distance: int) -> int:
        return (self.one, self.two, self.three, self.four)[min(max(distance, 1), 4) - 1]


class TierPay(Pay, frozen=True):
    """By the tier of the destroyed ship."""

    clause, form = "XIA-27.6.8", "tier {one} {two} {three}"
    one: THOUSANDS
    two: THOUSANDS
    three: THOUSANDS

    def amount(self, tier: int) -> int:
        return (self.one, self.two, self.three)[tier - 1]


class PayBand(Struct, frozen=True):
    """A sum for some faces of the d20."""

    low: int
    high: int
    amount: int | None
    """None: the captain is caught (XIA-27.7.6)."""


class RollPay(Struct, frozen=True):
    """By bands of a d20."""

    bands: tuple[PayBand, ...]

    def amount(self, face: int) -> int | None:
        """What a face pays; None: caught."""
        band = band_of(self.bands, face)
        return band.amount if band else 0


def read_pay(text: str) -> DistancePay | TierPay | RollPay:
    """`distance 1000 2000 3000 4000`, `tier 3000 5000 7000` or `d20: 1-5 caught; 6-15 3000; 16-20 5000`."""
    if text.startswith("d20: "):
        return RollPay(read_bands(text.removeprefix("d20: "), _pay_band))
    return Pay.parse(text)  # type: ignore[return-value]  # both kinds of the family


def _pay_band(low: int, high: int, words: str) -> PayBand:
    if words == "caught":
        return PayBand(low, high, None)
    if not words.isdecimal() or int(words) % 1000:
        raise BadContent(f"{words!r} should be `caught` or a whole number of thousands")
    return PayBand(low, high, int(words))


# Smugglers


class SneakBand(Struct, frozen=True):
    """What some faces of the sneak roll mean (XIA-27.7.5)."""

    low: int
    high: int
    caught: bool
    clean: bool
    """Whether completing the mission adds no bounty."""


class Consequences(Struct, frozen=True):
    """The consequences of illegal missions (XIA-27.7.5 to XIA-27.7.7)."""

    sneak: tuple[SneakBand, ...]
    caught: int
    """The bounty for being caught; the mission is discarded."""
    illegal: int
    """The bounty for completing one."""


class ConsequencesRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The consequences as they are written in a pack."""

    sneak: str
    caught: str
    illegal: str
    pay: dict[str, str]


class _Bounty(Phrase, frozen=True):
    """A bounty, perhaps with the loss of the card."""

    sort = "consequence"
    form = "[{discard=discard}, ]bounty {amount}"
    amount: THOUSANDS
    discard: bool = False


def read_consequences(row: ConsequencesRow) -> Consequences:
    """`d20: 1-5 caught; 6-17 unseen; 18-20 unseen, clean`, `discard, bounty 1000` and `bounty 1000`."""
    caught, illegal = _Bounty.parse(row.caught), _Bounty.parse(row.illegal)
    if not caught.discard or illegal.discard:
        raise BadContent("whoever is caught, and nobody else, discards the mission (XIA-27.7.6)")
    sneak = read_bands(row.sneak.removeprefix("d20: "), _sneak_band)
    return Consequences(sneak, caught.amount, illegal.amount)


def _sneak_band(low: int, high: int, words: str) -> SneakBand:
    if words not in ("caught", "unseen", "unseen, clean"):
        raise BadContent(f"{words!r} should be `caught`, `unseen` or `unseen, clean`")
    return SneakBand(low, high, words == "caught", words.endswith("clean"))
