"""Effect lines (G7-D48, G7-D71.1): steps joined by `;`, each for the player concerned or for a target it names."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

from msgspec import structs

from quarterdeck.games.gen7.content.conditions import Condition, CountField, condition_text, parse_condition
from quarterdeck.games.gen7.content.lines import (
    ALL,
    BRACES,
    Count,
    DiceField,
    Id,
    Kind,
    SectionId,
    Signed,
    SystemChoice,
    Where,
    braced,
    inside,
    split,
)
from quarterdeck.kernel.phrases import Phrase, Written

TARGETS = ("each", "others", "chosen", "chief", "last", "contributors")
Target = Literal["", "each", "others", "chosen", "chief", "last", "contributors"]
Deck = Literal["files", "algorithms", "work_tasks", "key_tasks"]
End = Literal["first", "last"]
Duration = Literal["turn", "round", "section", "episode", "campaign"]
_TARGET = re.compile(rf"({'|'.join(TARGETS)}): (.*)", re.DOTALL)


class Step(Phrase, frozen=True, kw_only=True):
    """One operation. Inside braces a step without a target is for the target of the word before them."""

    sort, clause = "step", "G7-D48"
    target: Target = ""
    """Nothing: the player the card applies to."""

    def write(self) -> str:
        """Its text, with the target."""
        words = Phrase.write(structs.replace(self, target="") if self.target else self)
        return f"{self.target}: {words}" if self.target else words


Effects = tuple[Step, ...]


@cache
def parse_effects(text: str) -> Effects:
    """`lose any 1; each: merit +2`; an empty line does nothing."""
    return tuple(_step(part) for part in split(text, ";")) if text else ()


def _step(text: str) -> Step:
    match = _TARGET.fullmatch(text)
    return structs.replace(Step.parse(match[2]), target=match[1]) if match else Step.parse(text)


def effects_text(effects: Effects) -> str:
    """The line that `parse_effects` makes these steps of."""
    return "; ".join(step.write() for step in effects)


def _braced_effects(effects: Effects) -> str:
    return braced(effects_text(effects))


def _read_braced(text: str) -> Effects:
    return parse_effects(inside(text))


def _read_parts(text: str) -> tuple[Effects, ...]:
    return tuple(_read_braced(part) for part in split(text, " or "))


def _show_parts(parts: tuple[Effects, ...]) -> str:
    return " or ".join(_braced_effects(part) for part in parts)


Inner = Annotated[Effects, Written(BRACES, read=_read_braced, show=_braced_effects)]
Parts = Annotated[tuple[Effects, ...], Written(f"{BRACES}(?: or {BRACES})+", read=_read_parts, show=_show_parts)]
Test = Annotated[Condition, Written(".+?", read=parse_condition, show=condition_text)]
ModifierLine = Annotated[str, Written(BRACES, read=inside, show=braced)]
Room = Annotated[str, Written("[a-z_]+")]
"""A room by its id, or `chosen`."""

# Resources


class Gain(Step, frozen=True):
    """Tokens for the sector."""

    form = "gain {type} {n}"
    type: Kind
    n: Count


class Lose(Step, frozen=True):
    """Tokens of the sector to the supply; takes what there is."""

    form = "lose {type} {n}"
    type: Kind
    n: Count


class VaultGain(Step, frozen=True):
    """Tokens into the Vault, up to its capacity."""

    form = "vault_gain {type} {n}"
    type: Kind
    n: Count


class VaultLose(Step, frozen=True):
    """Tokens from the Vault; takes what there is."""

    form = "vault_lose {type} {n}"
    type: Kind
    n: Count


class PutOnTask(Step, frozen=True):
    """Tokens from the supply on one unfinished key task."""

    form = "put_on_task {type} {n}"
    type: Kind
    n: Count


# Rewards


class Merit(Step, frozen=True):
    """Merit up or down."""

    form = "merit {n}"
    n: Signed


class Stars(Step, frozen=True):
    """Stars, paid at G7-6.4."""

    form = "stars {n}"
    n: Count


# Dice


class Change(Step, frozen=True):
    """Changes results within limits."""

    form = "change {dice} {low}..{high}"
    dice: DiceField
    low: Signed
    high: Signed


class Set(Step, frozen=True):
    """Sets dice to a result, or to any result (0)."""

    form = ("set {dice} {value}", "set {dice} any")
    dice: DiceField
    value: int = 0


class Reroll(Step, frozen=True):
    """Rolls dice of the sector again."""

    form = "reroll {dice}"
    dice: DiceField


class ToRecovery(Step, frozen=True):
    """Dice of own choice go to the Recovery Room."""

    form = "to_recovery {dice}"
    dice: DiceField


class FromRecovery(Step, frozen=True):
    """Own dice come from the Recovery Room to Crew Quarters and are rolled."""

    form = "from_recovery {n}"
    n: Count


class TakeBack(Step, frozen=True):
    """An own die comes from a spot or card to Crew Quarters with its result."""

    form = "take_back {dice}"
    dice: DiceField


class RedirectReturn(Step, frozen=True):
    """Where the dice of a room go in the next phase 5."""

    form = "redirect_return {room} {where}"
    room: Room
    where: Where


class Awaken(Step, frozen=True):
    """The action Awaken without placing a die."""

    form = "awaken"


class ToSupply(Step, frozen=True):
    """Colonists from Crew Quarters to the supply; all of them (-1)."""

    form = ("to_supply colonist {n}", "to_supply colonist all")
    n: int = ALL


class FromSupply(Step, frozen=True):
    """Colonists from the supply to Crew Quarters; all of them (-1)."""

    form = ("from_supply colonist {n}", "from_supply colonist all")
    n: int = ALL


class FetchRobot(Step, frozen=True):
    """The own robot comes from the supply, rolled, to Crew Quarters."""

    form = "fetch_robot"


class ExtraPlacement(Step, frozen=True):
    """One more die this turn."""

    form = "extra_placement"


# Cards


class DrawKeep(Step, frozen=True):
    """Draws cards and keeps some of them."""

    form = "draw_keep {deck} {draw} {keep}"
    deck: Literal["files", "algorithms", "work_tasks"]
    draw: Count
    keep: Count


class Look(Step, frozen=True):
    """Sees the top cards of a deck and puts them back in any order."""

    form = "look {deck} {n}"
    deck: Deck
    n: Count


class Search(Step, frozen=True):
    """Looks through a deck, takes cards and shuffles it."""

    form = "search {deck} {n}"
    deck: Deck
    n: Count


class Discard(Step, frozen=True):
    """Cards of own choice; work tasks without penalty."""

    form = "discard {kind} {n}"
    kind: Literal["file", "work_task", "algorithm"]
    n: Count


class ReplaceTasks(Step, frozen=True):
    """Discards up to so many work tasks and draws as many."""

    form = "replace_tasks {n}"
    n: Count


class SwapKeyTask(Step, frozen=True):
    """One unfinished card of the row goes under the deck, a new one is drawn."""

    form = "swap_key_task"


class RepeatFile(Step, frozen=True):
    """The last file played this turn works again."""

    form = "repeat_file"


# Tasks


class ReduceCost(Step, frozen=True):
    """The task or fill being paid now costs less."""

    form = "reduce_cost {n}[ {type}]"
    n: Count
    type: Literal["data", "parts", "chems", "any"] = "any"


class BonusMerit(Step, frozen=True):
    """Merit on top of the task being finished now."""

    form = "bonus_merit {n}"
    n: Count


class RelaxRule(Step, frozen=True):
    """The number on one shared spot counts as up to so much higher or lower."""

    form = "relax_rule {n}"
    n: Count


# Systems


class Worsen(Step, frozen=True):
    """A condition marker moves right (G7-D14)."""

    form = "worsen {system} {n}"
    system: SystemChoice
    n: Count


class Improve(Step, frozen=True):
    """A condition marker moves left (G7-D14)."""

    form = "improve {system} {n}"
    system: SystemChoice
    n: Count


class RepairMarker(Step, frozen=True):
    """Blocks a spot until refresh."""

    form = "repair_marker {room} {end}"
    room: Room
    end: End


class FailureMarker(Step, frozen=True):
    """Blocks a spot until the episode ends."""

    form = "failure_marker {room} {end}"
    room: Room
    end: End


class ClearFailure(Step, frozen=True):
    """Frees the covered spot with fewest dots (G7-D62.2)."""

    form = "clear_failure {room}"
    room: Room


class LogDamage(Step, frozen=True):
    """One more on the logged count of a room."""

    form = "log_damage {room}"
    room: Room


class Mend(Step, frozen=True):
    """One off the logged count of a room."""

    form = "mend {room}"
    room: Room


class CrossSquare(Step, frozen=True):
    """Condition squares are crossed."""

    form = "cross_square {n}"
    n: Count


# Control


class If(Step, frozen=True):
    """The first part if the condition holds now, otherwise the second."""

    form = "if {condition} {then}[ else {otherwise}]"
    condition: Test
    then: Inner
    otherwise: Inner = ()


class Choose(Step, frozen=True):
    """The target picks one part."""

    form = "choose {parts}"
    parts: Parts


class May(Step, frozen=True):
    """The target may leave it."""

    form = "may {do}"
    do: Inner


class Pay(Step, frozen=True):
    """Only for those who pay in full."""

    form = "pay {type} {n} for {do}"
    type: Kind
    n: Count
    do: Inner


class ForSeats(Step, frozen=True):
    """As often as there are seats."""

    form = "for_each seats {do}"
    do: Inner


class ForEach(Step, frozen=True):
    """As often as an event happened."""

    form = "for_each count{count} {do}"
    count: CountField
    do: Inner


class Apply(Step, frozen=True):
    """A modifier line (`modifiers.parse_modifier`) for some time."""

    form = "apply {modifier} for {duration}"
    modifier: ModifierLine
    duration: Duration


class Nothing(Step, frozen=True):
    """No effect."""

    form = "nothing"


# Story


class Success(Step, frozen=True):
    """Success markers on the current section (G7-D63)."""

    form = "success {n}"
    n: Count


class Setback(Step, frozen=True):
    """Failure markers on the current section: its target rises (G7-D63)."""

    form = "setback {n}"
    n: Count


class HeartMind(Step, frozen=True):
    """Plus is heart, minus is mind."""

    form = "heart_mind {n}"
    n: Signed


class SetFlag(Step, frozen=True):
    """Sets a flag of the campaign."""

    form = "flag {flag}"
    flag: str


class ClearFlag(Step, frozen=True):
    """Clears a flag of the campaign."""

    form = "clear {flag}"
    flag: str


class NoteCard(Step, frozen=True):
    """A crossroads card joins the deck at an episode end, for that episode or a later one (G7-D73)."""

    form = "note_card {card} from {since}"
    card: Id
    since: int


class AddCard(Step, frozen=True):
    """A crossroads card is shuffled into the deck now."""

    form = "add_card {card}"
    card: Id


class RemoveCard(Step, frozen=True):
    """A crossroads card leaves deck and notes."""

    form = "remove_card {card}"
    card: Id


class KeepCard(Step, frozen=True):
    """The card goes to its player (G7-D74)."""

    form = "keep_card"


class GoTo(Step, frozen=True):
    """Another section, at once."""

    form = "go_to {section}"
    section: SectionId


class LastRound(Step, frozen=True):
    """Puts the last round marker there."""

    form = "last_round {round}"
    round: int


class PlotAdvance(Step, frozen=True):
    """Moves the deadline."""

    form = "plot_advance {round}"
    round: int


class Unlock(Step, frozen=True):
    """A component joins the campaign."""

    form = "unlock {component}"
    component: Id


class TurnGoal(Step, frozen=True):
    """An episode goal turns to its failure side."""

    form = "turn_goal {goal}"
    goal: Id


class EndEpisode(Step, frozen=True):
    """The episode ends after this round."""

    form = "end_episode"


def steps_of(effects: Effects) -> Iterator[Step]:
    """All steps of a line, those inside braces included."""
    for step in effects:
        yield step
        for part in _inner(step):
            yield from steps_of(part)


def _inner(step: Step) -> tuple[Effects, ...]:
    if isinstance(step, If):
        return step.then, step.otherwise
    if isinstance(step, Choose):
        return step.parts
    return (step.do,) if isinstance(step, May | Pay | ForSeats | ForEach) else ()
