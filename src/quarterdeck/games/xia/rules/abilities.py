"""Ability cards: when they can be used, what they cost, and the d20 that decides their effect (XIA-4.2)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from types import ModuleType
from typing import Any, ClassVar, Self

from quarterdeck.games.xia.content.abilities import Ability, Band, Condition, Cube, Planet, Sight
from quarterdeck.games.xia.content.bands import D20, percent_of, rolls_of
from quarterdeck.games.xia.content.effects import Effect, Overdrive
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.acting import DEPLETED
from quarterdeck.games.xia.rules.answers import Question
from quarterdeck.games.xia.rules.dice import Throw
from quarterdeck.games.xia.rules.targets import adjacent_targets, targets_of
from quarterdeck.games.xia.state import Captain, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.phrases import forms_of

NOT_OWNED = Reason("no-such-ability", "XIA-4.2.6")
WRONG_TIME = Reason("ability-not-now", "XIA-4.2.1")
FACE_DOWN = Reason("ability-used", "XIA-4.2.3")
TOO_LITTLE_ENERGY = Reason("ability-needs-energy", "XIA-4.2.2")
DEPLETED_OUTSIDE_ACTIONS = Reason("depleted", "XIA-D34")
NO_SUCH_TARGET = Reason("ability-target", "XIA-4.2.1")


def ability_named(table: Xia, name: str) -> Ability | None:
    return table.pack.abilities.get(name)


def unused(table: Xia, captain: Captain, timings: tuple[str, ...]) -> tuple[Ability, ...]:
    """The cards of some timings that a captain could use and pay now."""
    if len(captain.used) == len(captain.abilities) or (not captain.energy and captain.depleted):
        return ()
    return _payable(captain.abilities, captain.used, captain.energy, timings, table.setting.pack)


@lru_cache(maxsize=4096)
def _payable(
    owned: tuple[str, ...], used: tuple[str, ...], energy: int, timings: tuple[str, ...], content: str
) -> tuple[Ability, ...]:
    printed = pack(content).abilities
    cards = [printed[name] for name in owned if name not in used]
    return tuple([card for card in cards if card.timing in timings and card.energy <= energy])


def why_not_usable(table: Xia, seat: int, name: str, timings: Sequence[str]) -> Reason | None:
    """Why a captain cannot use an ability at this time, whatever its target (XIA-4.2)."""
    captain, card = table.captains[seat], ability_named(table, name)
    if card is None or name not in captain.abilities:
        return NOT_OWNED
    if card.timing not in timings:
        return WRONG_TIME
    if name in captain.used:
        return FACE_DOWN
    if captain.depleted:
        return DEPLETED if card.timing == "action" else DEPLETED_OUTSIDE_ACTIONS
    return TOO_LITTLE_ENERGY if captain.energy < card.energy else None


def pay(table: Xia, seat: int, name: str) -> Ability:
    """Pay the energy and turn the card over (XIA-4.2.2)."""
    captain, card = table.captains[seat], table.pack.abilities[name]
    captain.energy -= card.energy
    captain.used = (*captain.used, name)
    return card


def objects_of(table: Xia, seat: int, condition: Condition | None) -> list[str]:
    """What an ability can name before its roll: ships, types of cargo, or nothing at all (`""`)."""
    if condition is None:
        return [""]
    if isinstance(condition, Planet):
        return [""] if table.chart.planet_of(table.captains[seat].at) else []
    if isinstance(condition, Cube):
        return [kind for kind in table.pack.cargo.types if kind in table.captains[seat].cargo]
    if isinstance(condition, Sight):
        return targets_of(table, seat, condition.low, condition.high)
    return adjacent_targets(table, seat)


class Use(Option, frozen=True):
    """use sun-sip, use signal-jammer swamp-rat, use red-line m-22-engine swamp-rat: an ability as a full action."""

    timings: ClassVar[tuple[str, ...]] = ("action",)
    ability: str
    about: str = ""
    """Its target, the type of cargo, the outfit, or the number of the die."""
    extra: str = ""
    """The ship that an outfit attacks which `red-line` uses (XIA-4.3.10)."""

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Any) -> Sequence[Self]:
        cards = unused(table, table.captains[seat], cls.timings)
        return [cls(card.id, *words) for card in cards for words in cls.words_of(table, seat, card)] if cards else ()

    @classmethod
    def words_of(cls, table: Xia, seat: int, card: Ability) -> Sequence[tuple[str, ...]]:
        """What can be named with an ability."""
        if is_overdrive(card):
            words: Sequence[tuple[str, ...]] = _overdrive().overdrives(table, seat)
            return words
        return [(name,) for name in objects_of(table, seat, card.condition)]

    def reason(self, table: Xia, seat: int, frame: Any) -> Reason | None:
        refused = why_not_usable(table, seat, self.ability, self.timings)
        if refused is not None:
            return refused
        card = table.pack.abilities[self.ability]
        if (self.about, self.extra) in [(*words, "", "")[:2] for words in self.words_of(table, seat, card)]:
            return None
        return Reason("ability-target", card.condition.clause) if card.condition is not None else NO_SUCH_TARGET

    def take(self, table: Xia, seat: int, frame: Any) -> None:
        card = pay(table, seat, self.ability)
        table.emit("ability-used", "XIA-4.2.2", seat=seat, ability=self.ability)
        begin(table, seat, card, self.about, self.extra)

    def label(self, table: Xia, seat: int, frame: Any) -> Reason | None:
        """Its target as a message."""
        if self.about in table.pack.cargo.types:
            return Reason("option-use-on-cargo", "", {"ability": self.ability, "cargo": self.about})
        if self.about.partition(".")[0] in table.pack.outfits:
            args = {"ability": self.ability, "outfit": self.about, "ship": self.extra}
            return Reason("option-overdrive-to-attack" if self.extra else "option-overdrive-to-move", "", args)
        return Reason("option-use-on-ship", "", {"ability": self.ability, "ship": self.about}) if self.about else None

    def targets(self, table: Xia, seat: int, frame: Any) -> tuple[str, ...]:
        about = [_target(table, word) for word in (self.extra, self.about) if word]
        return (*filter(None, about), f"ability:{self.ability}")

    def preview(self, table: Xia, seat: int, frame: Any) -> list[Reason]:
        card = table.pack.abilities[self.ability]
        cost = [Reason("costs-energy", "XIA-4.2.2", {"energy": card.energy})] if card.energy else []
        if is_overdrive(card):
            forecast: list[Reason] = _overdrive().overdrive_forecast(table, seat, self.about, self.extra)
            return cost + forecast
        return cost + ability_odds(card)


@cache
def _overdrive() -> ModuleType:
    """Overdrive, whose attacks may use abilities."""
    from quarterdeck.games.xia.rules import overdrive

    return overdrive


def is_overdrive(card: Ability) -> bool:
    """Whether an ability uses an outfit, which then has to be named (XIA-4.3.7)."""
    return isinstance(card.bands[0].choices[0][0], Overdrive)


def _target(table: Xia, word: str) -> str:
    """What a word of an option means on the board."""
    if word.partition(".")[0] in table.pack.outfits:
        return f"outfit:{word}"
    if word in table.pack.cargo.types:
        return f"cargo:{word}"
    return f"ship:{word}" if table.ship(word) is not None else ""


def ability_odds(card: Ability) -> list[Reason]:
    """What the d20 of an ability could bring, and how likely that is; nothing for cards without a roll (XIA-R13)."""
    if not card.rolls:
        return []
    chances = [_chance(band) for band in card.bands]
    nothing = 100 - sum([percent_of(band) for band in card.bands])
    return [*chances, Reason("ability-nothing", "XIA-32.1.3", {"percent": nothing})] if nothing else chances


def _chance(band: Band) -> Reason:
    """How likely a band of the d20 is, and what it brings."""
    args = {"percent": percent_of(band), "rolls": rolls_of(band), "effects": " / ".join(alternatives_of(band))}
    return Reason("ability-chance", "XIA-R13", args)


@cache
def alternatives_of(band: Band) -> tuple[str, ...]:
    """The alternatives of a band as they are written on the card."""
    return tuple(", ".join(map(written, choice)) for choice in band.choices)


def written(effect: Effect) -> str:
    """An effect in the words of its card: `engine +8`."""
    words = {name: word for name, word in effect.words().items() if word is not None}
    forms = [form for form in forms_of(type(effect)) if form.count("{") == len(words)]
    return forms[0].format(**words)


# What the d20 brings


def begin(table: Xia, seat: int, card: Ability, about: str = "", extra: str = "") -> None:
    """Roll for an ability that was paid for, or carry it out where nothing is rolled (XIA-32.2.2)."""
    if card.rolls:
        table.then(Throw(seat, card.id, (D20,)), AbilityRolled(seat, card.id, about))
    else:
        carry_out(table, seat, card, 1, 0, about, extra)


def carry_out(table: Xia, seat: int, card: Ability, face: int, choice: int, about: str, extra: str = "") -> None:
    """The effects of one alternative of a band, one after the other (XIA-32.1.2)."""
    from quarterdeck.games.xia.rules.ability_effects import apply_effect  # whose effects use abilities

    band = card.band(face)
    assert band is not None
    for effect in band.choices[choice]:
        apply_effect(table, seat, effect, about, extra)


class AbilityRolled(Step, frozen=True):
    """The d20 of an ability is final: it brings what its band says, or nothing (XIA-32.1.3)."""

    seat: int
    ability: str
    about: str

    def run(self, table: Xia) -> None:
        face, card = table.rolls.pop().dice[0].face, table.pack.abilities[self.ability]
        band = card.band(face)
        if band is None:
            table.emit("ability-failed", "XIA-32.1.3", seat=self.seat, ability=self.ability)
        elif len(band.choices) > 1:
            table.then(Choosing(self.seat, self.ability, face, self.about))
        else:
            carry_out(table, self.seat, card, face, 0, self.about)


class Choose(Option, frozen=True):
    """choose engine double: one of the alternatives on a card (XIA-32.1.2)."""

    takes_rest = True
    words: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Choosing") -> Sequence[Self]:
        return [cls(words) for words in frame.alternatives(table)]

    def take(self, table: Xia, seat: int, frame: "Choosing") -> None:
        table.done()
        choice = frame.alternatives(table).index(self.words)
        carry_out(table, seat, table.pack.abilities[frame.ability], frame.face, choice, frame.about)

    def targets(self, table: Xia, seat: int, frame: "Choosing") -> tuple[str, ...]:
        return (f"ability:{frame.ability}",)


class Choosing(Question, frozen=True):
    """The d20 of an ability leaves its owner a choice (XIA-32.1.2)."""

    clause = "XIA-32.1.2"
    choices = (Choose,)
    ability: str
    face: int
    about: str

    def alternatives(self, table: Xia) -> tuple[str, ...]:
        band = table.pack.abilities[self.ability].band(self.face)
        assert band is not None
        return alternatives_of(band)

    def default(self, table: Xia) -> Option:
        return Choose(self.alternatives(table)[0])
