"""The cards of the decks and on the table, as they are written in a pack and as the rules use them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.games.gen7.content.conditions import Condition, parse_condition
from quarterdeck.games.gen7.content.effects import Effects, parse_effects
from quarterdeck.games.gen7.content.events import Event, parse_event
from quarterdeck.games.gen7.content.lines import Center, Cost, SystemName, Tag, read_cost
from quarterdeck.games.gen7.content.modifiers import Modifier, parse_modifier
from quarterdeck.games.gen7.content.placement import Placement, parse_placement
from quarterdeck.kernel.errors import BadContent

Count = Annotated[int, Meta(ge=1)]
EpisodeNumber = Annotated[int, Meta(ge=1, le=7)]
LAST_EPISODE = 7

# Key tasks


class KeyTask(Struct, frozen=True):
    """A key task (G7-1.10)."""

    id: str
    department: SystemName
    spots: int
    rule: Placement
    cost: Cost
    merit: int
    failure: int
    """Divisions by which the system of the department worsens."""
    locked: bool


class KeyTaskRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A key task as it is written in a pack."""

    department: SystemName
    spots: Annotated[int, Meta(ge=2, le=4)]
    rule: str
    merit: Count
    failure: Count
    cost: str = ""
    locked: bool = False


def read_key_task(name: str, row: KeyTaskRow) -> KeyTask:
    rule = parse_placement(row.rule)
    if rule.limits and len(rule.limits) != row.spots:
        raise BadContent(f"{row.rule!r} should have a limit for each of {row.spots} spots")
    return KeyTask(name, row.department, row.spots, rule, read_cost(row.cost), row.merit, row.failure, row.locked)


# Work tasks


class WorkTask(Struct, frozen=True):
    """A work task (G7-1.14)."""

    id: str
    center: Center
    cost: Cost
    merit: int
    penalty: int
    special: Effects
    locked: bool


class WorkTaskRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A work task as it is written in a pack."""

    center: Center
    cost: str
    merit: Count
    penalty: Count
    special: str = ""
    locked: bool = False


def read_work_task(name: str, row: WorkTaskRow) -> WorkTask:
    special = parse_effects(row.special)
    return WorkTask(name, row.center, read_cost(row.cost), row.merit, row.penalty, special, row.locked)


# Files and algorithms


class File(Struct, frozen=True):
    """A file (G7-1.16)."""

    id: str
    copies: int
    do: Effects
    own_turn: bool
    """Whether it cannot be played on another player's turn (G7-4.17)."""
    chance: bool
    """Whether it rolls or draws, and so cannot be sealed in an offer (G7-R18)."""
    locked: bool


class FileRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it is written in a pack."""

    do: str
    copies: Count = 1
    own_turn: bool = False
    chance: bool = False
    locked: bool = False


def read_file(name: str, row: FileRow) -> File:
    return File(name, row.copies, parse_effects(row.do), row.own_turn, row.chance, row.locked)


class Algorithm(Struct, frozen=True):
    """An algorithm (G7-1.17)."""

    id: str
    copies: int
    when: Event
    do: Effects
    upgraded: Effects
    """What it does with a card beneath it."""
    locked: bool


class AlgorithmRow(Struct, frozen=True, forbid_unknown_fields=True):
    """An algorithm as it is written in a pack."""

    when: str
    do: str
    upgraded: str
    copies: Count = 2
    locked: bool = False


def read_algorithm(name: str, row: AlgorithmRow) -> Algorithm:
    do, upgraded = parse_effects(row.do), parse_effects(row.upgraded)
    return Algorithm(name, row.copies, parse_event(row.when), do, upgraded, row.locked)


# Skills


class Skill(Struct, frozen=True):
    """An officer skill (G7-43); what it does stands in the rules."""

    id: str
    clause: str
    cost: int
    rank: int
    uses: int
    """Uses per episode; 0: it works by itself, or whenever its owner likes."""


class SkillRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A skill as it is written in a pack."""

    clause: str
    cost: Count
    rank: Annotated[int, Meta(ge=1, le=5)]
    uses: int = 0


def read_skill(name: str, row: SkillRow) -> Skill:
    return Skill(name, row.clause, row.cost, row.rank, row.uses)


# Crossroads cards


class CardOption(Struct, frozen=True):
    """An option of a crossroads card with its hidden consequence."""

    tag: Tag
    do: Effects


class Variant(Struct, frozen=True):
    """A text that stands instead of the plain one while a condition holds (G7-D72.3)."""

    condition: Condition
    text: str
    """Its key in the prose."""


CardSet = Literal["base", "crew", "E2", "E3", "E4", "E5", "E6", "E7", "follow_up"]


class Crossroads(Struct, frozen=True):
    """A crossroads card (G7-1.18)."""

    id: str
    set: CardSet
    """When it joins the deck: from the start, with its crew card, at the set-up of an episode, or when noted."""
    condition: Condition
    options: tuple[CardOption, ...]
    since: int
    """A follow-up joins for this episode at the earliest; otherwise 1."""
    until: int
    """The last episode in which it stays in the deck (G7-D73)."""
    who: Literal["officer", "vote", "each"]
    keep: Effects | None
    """What a kept card is good for, once (G7-D74)."""
    variants: tuple[Variant, ...]
    fits: int
    """How many of a hundred tests it should fit."""


class CrossroadsRow(Struct, frozen=True, forbid_unknown_fields=True, rename={"when": "if", "since": "from"}):
    """A crossroads card as it is written in a pack."""

    set: CardSet
    fits: Annotated[int, Meta(ge=1, le=100)]
    when: str
    options: Annotated[tuple[str, ...], Meta(min_length=2, max_length=3)]
    since: EpisodeNumber = 1
    until: EpisodeNumber = LAST_EPISODE
    who: Literal["officer", "vote", "each"] = "officer"
    keep: str = ""
    variants: dict[str, str] = {}


def read_option(text: str) -> CardOption:
    """`heart: lose chems 1; awaken`."""
    tag, colon, line = text.partition(": ")
    if not colon or tag not in ("heart", "mind", "ship", "self"):
        raise BadContent(f"{text!r} should be 'heart|mind|ship|self: EFFECTS'")
    return CardOption(tag, parse_effects(line))  # type: ignore[arg-type]  # looked up above


def read_variants(rows: dict[str, str]) -> tuple[Variant, ...]:
    """Keys of the prose with their conditions, in order."""
    return tuple(Variant(parse_condition(condition), text) for text, condition in rows.items())


def read_crossroads(name: str, row: CrossroadsRow) -> Crossroads:
    return Crossroads(
        id=name,
        set=row.set,
        condition=parse_condition(row.when),
        options=tuple(map(read_option, row.options)),
        since=row.since,
        until=row.until,
        who=row.who,
        keep=parse_effects(row.keep) if row.keep else None,
        variants=read_variants(row.variants),
        fits=row.fits,
    )


# Goals


class GoalSide(Struct, frozen=True):
    """A criterion and the stars it pays."""

    condition: Condition
    stars: int


class Goal(Struct, frozen=True):
    """An episode goal (G7-1.19)."""

    id: str
    episodes: tuple[int, ...]
    common: bool
    """Whether the condition is common and pays every player; otherwise it is tested for each."""
    success: GoalSide
    turns: Event | None
    """When it turns to its failure side."""
    failure: GoalSide | None


class GoalRow(Struct, frozen=True, forbid_unknown_fields=True, rename={"paid": "for"}):
    """An episode goal as it is written in a pack."""

    episodes: tuple[EpisodeNumber, ...]
    paid: Literal["each", "own"]
    success: str
    turns: str = ""
    failure: str = ""


def read_side(text: str) -> GoalSide:
    """`2 if standing first`, or `0`."""
    stars, _, condition = text.partition(" if ")
    if not stars.isdecimal():
        raise BadContent(f"{text!r} should be 'STARS' or 'STARS if CONDITION'")
    return GoalSide(parse_condition(condition), int(stars))


def read_goal(name: str, row: GoalRow) -> Goal:
    if bool(row.turns) != bool(row.failure):
        raise BadContent("a goal that turns has a failure side, and no other has one (G7-20.4)")
    turns = parse_event(row.turns) if row.turns else None
    failure = read_side(row.failure) if row.failure else None
    return Goal(name, row.episodes, row.paid == "each", read_side(row.success), turns, failure)


class PersonalGoal(Struct, frozen=True):
    """A personal goal (G7-1.20)."""

    id: str
    plan: Literal["A", "B", "sector"]
    sector: str
    """Whose it is, of a sector goal."""
    condition: Condition
    at_end: bool
    """Whether it is tested at the end of the episode only (G7-D33)."""
    stars: int


class PersonalGoalRow(Struct, frozen=True, forbid_unknown_fields=True, rename={"when": "if"}):
    """A personal goal as it is written in a pack."""

    plan: Literal["A", "B", "sector"]
    when: str
    stars: Count
    sector: str = ""
    at_end: bool = False


def read_personal_goal(name: str, row: PersonalGoalRow) -> PersonalGoal:
    return PersonalGoal(name, row.plan, row.sector, parse_condition(row.when), row.at_end, row.stars)


# Crew and rules cards


class CrewCard(Struct, frozen=True):
    """A crew card (G7-1.21): a person close to an officer."""

    id: str
    adds: str
    """The crossroads card that joins the deck with it."""


class CrewRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A crew card as it is written in a pack."""

    adds: str


def read_crew_card(name: str, row: CrewRow) -> CrewCard:
    return CrewCard(name, row.adds)


class RulesCard(Struct, frozen=True):
    """A rules card (G7-1.22)."""

    id: str
    episodes: tuple[int, ...]
    """The episodes in which its rules work."""
    rules: tuple[Modifier, ...]
    locked: bool


class RulesRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A rules card as it is written in a pack."""

    episodes: tuple[EpisodeNumber, ...]
    rules: tuple[str, ...] = ()
    locked: bool = True


def read_rules_card(name: str, row: RulesRow) -> RulesCard:
    return RulesCard(name, row.episodes, tuple(map(parse_modifier, row.rules)), row.locked)
