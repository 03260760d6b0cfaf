"""Modifier lines (G7-D58, G7-D71.5): what special rules, rules cards and lasting effects change."""

import re
from functools import cache
from typing import Annotated, Literal

from msgspec import structs

from quarterdeck.games.gen7.content.conditions import Condition, condition_text, parse_condition
from quarterdeck.games.gen7.content.effects import Effects, effects_text, parse_effects
from quarterdeck.games.gen7.content.events import Event, event_text, parse_event
from quarterdeck.games.gen7.content.lines import (
    Count,
    DepartmentName,
    DivisionIndex,
    Kind,
    Signed,
    SystemName,
    Where,
    Whole,
)
from quarterdeck.games.gen7.content.placement import Placement, parse_placements, placements_text
from quarterdeck.kernel.phrases import Phrase, Written

Once = Literal["", "once", "once per episode"]
_QUALIFIED = re.compile(
    r"(?P<words>.+?)(?: (?P<once>once per episode|once))?(?: rounds (?P<low>\d+)-(?P<high>\d+))?(?: if (?P<test>.+))?"
)
_ON = re.compile(r"(?P<words>on [^:]+?)(?: (?P<once>once per episode|once))?: (?P<effects>.+)")
EventField = Annotated[Event, Written(r".+?", read=parse_event, show=event_text)]
EffectsField = Annotated[Effects, Written(r".+", read=parse_effects, show=effects_text)]
Placements = Annotated[tuple[Placement, ...], Written(r"\[.+\]", read=parse_placements, show=placements_text)]
What = Annotated[str, Written(r"key_task|work_task|fill:[a-z_]+")]
DieKind = Literal["officer", "colonist", "robot"]
Stored = Literal["data", "parts", "chems", "each"]
"""Tokens of the Vault, where nobody could choose a type."""


class Modifier(Phrase, frozen=True, kw_only=True, cache_hash=True):
    """A change of the rules, with its qualifiers."""

    sort, clause = "modifier", "G7-D58"
    once: Once = ""
    """Whether it is spent the first time it applies (G7-D58.4)."""
    rounds: tuple[int, int] | None = None
    """The rounds in which it works, both included (G7-D58.5)."""
    condition: Condition | None = None
    """Tested each time it would apply (G7-D58.6)."""

    def write(self) -> str:
        """Its text, with the qualifiers."""
        words = Phrase.write(structs.replace(self, once="", rounds=None, condition=None))
        words += f" {self.once}" if self.once else ""
        words += f" rounds {self.rounds[0]}-{self.rounds[1]}" if self.rounds else ""
        return words + (f" if {condition_text(self.condition)}" if self.condition is not None else "")


@cache
def parse_modifier(text: str) -> Modifier:
    """`upkeep chems 1 rounds 3-6 if flag valve_open`, or `on round_started once per episode: chief: awaken`."""
    if match := _ON.fullmatch(text):
        found = Modifier.parse(f"{match['words']}: {match['effects']}")
        return structs.replace(found, once=match["once"] or "")
    match = _QUALIFIED.fullmatch(text)
    assert match is not None  # it has at least one word
    return structs.replace(
        Modifier.parse(match["words"]),
        once=match["once"] or "",
        rounds=(int(match["low"]), int(match["high"])) if match["low"] else None,
        condition=parse_condition(match["test"]) if match["test"] else None,
    )


# Places


class Closed(Modifier, frozen=True):
    """No die may be placed there."""

    form = "closed {room}"
    room: str


class NewRoom(Modifier, frozen=True):
    """The board of a room joins the ship."""

    form = "new_room {room}"
    room: str


class RulesOf(Modifier, frozen=True):
    """The placement rule of each fill of a room in turn (G7-D58.7)."""

    form = "rules {room} {rules}"
    room: str
    rules: Placements


class ReturnTo(Modifier, frozen=True):
    """Dice of a room return elsewhere unless their owner pays for each (G7-D58.8)."""

    form = "return_to {room} {where} unless {type} {n}"
    room: str
    where: Where
    type: Kind
    n: Count


class Barred(Modifier, frozen=True):
    """A kind of die may not be placed in a room."""

    form = "barred {die} {room}"
    die: DieKind
    room: str


class Admitted(Modifier, frozen=True):
    """Robots may be placed in HQ, which is the only room that keeps dice out."""

    form = "admitted {die} {room}"
    die: Literal["robot"]
    room: Literal["hq"]


# Prices and yields


class ExtraCost(Modifier, frozen=True):
    """Key tasks, work tasks or fills of a room cost more."""

    form = "extra_cost {what}[ department={department}] {type} {n}"
    what: What
    type: Kind
    n: Count
    department: DepartmentName | Literal[""] = ""


class LessCost(Modifier, frozen=True):
    """Key tasks, work tasks or fills of a room cost less."""

    form = "less_cost {what}[ department={department}] {type} {n}"
    what: What
    type: Kind
    n: Count
    department: DepartmentName | Literal[""] = ""


class Yield(Modifier, frozen=True):
    """A lab yields more or less, never below 0."""

    form = "yield {room} {n}"
    room: str
    n: Signed


class ReplenishMerit(Modifier, frozen=True):
    """Each Replenish pays more or less merit."""

    form = "replenish_merit {n}"
    n: Signed


class TaskMerit(Modifier, frozen=True):
    """Each key task or work task pays more or less merit."""

    form = "task_merit {what} {n}"
    what: Literal["key_task", "work_task"]
    n: Signed


class Upkeep(Modifier, frozen=True):
    """What the Vault loses at the end of each round (G7-D58.10)."""

    form = "upkeep {type} {n}"
    type: Stored
    n: Whole


class Toll(Modifier, frozen=True):
    """What a contributor who is not the active player pays (G7-D58.9)."""

    form = "toll {n}"
    n: Whole


# Tasks and cards


class KeyTasks(Modifier, frozen=True):
    """More or fewer key tasks per round, never below 1."""

    form = "key_tasks {n}"
    n: Signed


class FailureSteps(Modifier, frozen=True):
    """More or fewer steps of each unfinished task."""

    form = "failure_steps {n}"
    n: Signed


class NoFiles(Modifier, frozen=True):
    """No file may be played."""

    form = "no_files"


class NoVault(Modifier, frozen=True):
    """The Vault pays for nothing."""

    form = "no_vault"


# Set-up


class StartDivision(Modifier, frozen=True):
    """Where condition markers start."""

    form = "start_division {system} {division}"
    system: SystemName | Literal["each"]
    division: DivisionIndex


class StartVault(Modifier, frozen=True):
    """More or fewer tokens in the Vault."""

    form = "start_vault {type} {n}"
    type: Stored
    n: Signed


class StartCrew(Modifier, frozen=True):
    """More or fewer colonists in Crew Quarters."""

    form = "start_crew colonist {n}"
    n: Signed


class StartPlace(Modifier, frozen=True):
    """Where the officers or robots of all players lie when round 1 begins."""

    form = "start_place {what} {where}"
    what: Literal["officer", "robot"]
    where: Where


class StartFiles(Modifier, frozen=True):
    """More or fewer files in hand."""

    form = "start_files {n}"
    n: Signed


# Counting and reacting


class Counter(Modifier, frozen=True):
    """Success markers for an event."""

    form = "count {event} {n}"
    event: EventField
    n: Count


class SideCount(Modifier, frozen=True):
    """Merit for each player for an event, up to a limit (G7-D58.12)."""

    form = "side_count {event} {n} most {most}"
    event: EventField
    n: Count
    most: Count


class On(Modifier, frozen=True):
    """What happens each time an event is complete (G7-D58.13)."""

    form = "on {event}: {effects}"
    event: EventField
    effects: EffectsField

    def write(self) -> str:
        """Its text; the qualifier stands before the colon."""
        once = f" {self.once}" if self.once else ""
        return f"on {event_text(self.event)}{once}: {effects_text(self.effects)}"
