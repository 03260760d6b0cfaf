"""The plot book: sections, episode tables, endings and epilogue lines (G7-D50, G7-D72)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.games.gen7.content.cards import EpisodeNumber, Variant, read_variants
from quarterdeck.games.gen7.content.conditions import Condition, parse_condition
from quarterdeck.games.gen7.content.effects import Effects, parse_effects
from quarterdeck.games.gen7.content.lines import Tag
from quarterdeck.games.gen7.content.modifiers import Counter, Modifier, SideCount, parse_modifier
from quarterdeck.kernel.errors import BadContent

SectionKind = Literal["entry", "opening", "goal", "pass", "vote", "modifier", "closing", "ending"]
EndingClass = Literal["victory", "mixed", "defeat"]
USED_IN: dict[str, frozenset[str]] = {
    "entry": frozenset({"opening", "rules", "unlocks", "variants"}),
    "opening": frozenset({"setup", "rules", "goal", "variants"}),
    "goal": frozenset({"setup", "rules", "goal", "variants"}),
    "pass": frozenset({"until_round", "effects", "next", "unlocks", "variants"}),
    "vote": frozenset({"track", "options", "variants"}),
    "modifier": frozenset({"rules", "side_count", "unlocks", "variants"}),
    "closing": frozenset({"variants"}),
    "ending": frozenset({"ending", "variants"}),
}
"""The fields that each kind of section may use (G7-D72)."""


class Adjustment(Struct, frozen=True):
    """A change of the target while a condition holds."""

    condition: Condition
    by: int


class PlotGoal(Struct, frozen=True):
    """The goal of a section."""

    counts: tuple[Counter, ...]
    targets: tuple[int, int]
    """For 3 and 4 seats."""
    adjust: tuple[Adjustment, ...]
    by_round: int
    reached: Effects
    missed: Effects
    next_reached: str
    """The section that follows; nothing: the goal lasts to the end of the episode."""
    next_missed: str

    def target(self, seats: int) -> int:
        """The number of success markers, before changes."""
        return self.targets[seats - 3]


class VoteOption(Struct, frozen=True):
    """An option of a vote section."""

    id: str
    tag: Tag
    offer: Condition
    """When it can be chosen."""
    effects: Effects
    to: str


class Section(Struct, frozen=True):
    """A section of the plot book."""

    id: str
    kind: SectionKind
    opening: str
    """Of an entry: the section read in step 13."""
    rules: tuple[Modifier, ...]
    setup: Effects
    goal: PlotGoal | None
    until_round: int
    """Of a pass: the round at whose end it is left; 0: at once."""
    effects: Effects
    next: str
    track: bool
    """Of a vote: whether the heart/mind track counts."""
    options: tuple[VoteOption, ...]
    side_count: SideCount | None
    unlocks: tuple[str, ...]
    variants: tuple[Variant, ...]
    ending: EndingClass | Literal[""]

    @property
    def episode(self) -> int:
        return int(self.id[0])


class GoalLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A plot goal as it is written in a pack."""

    counts: Annotated[tuple[str, ...], Meta(min_length=1)]
    target: tuple[int, int]
    by_round: Annotated[int, Meta(ge=1)]
    adjust: tuple[str, ...] = ()
    reached: str = ""
    missed: str = ""
    next_reached: str = ""
    next_missed: str = ""


class SectionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A section as it is written in a pack."""

    kind: SectionKind
    opening: str = ""
    rules: tuple[str, ...] = ()
    setup: str = ""
    goal: GoalLine | None = None
    until_round: int = 0
    effects: str = ""
    next: str = ""
    track: bool = False
    options: dict[str, str] = {}
    side_count: str = ""
    unlocks: tuple[str, ...] = ()
    variants: dict[str, str] = {}
    ending: EndingClass | Literal[""] = ""


def read_section(name: str, row: SectionRow) -> Section:
    _check_fields(row)
    return Section(
        id=name,
        kind=row.kind,
        opening=row.opening,
        rules=tuple(map(parse_modifier, row.rules)),
        setup=parse_effects(row.setup),
        goal=_goal(row.goal) if row.goal else None,
        until_round=row.until_round,
        effects=parse_effects(row.effects),
        next=row.next,
        track=row.track,
        options=tuple(_option(option, text) for option, text in row.options.items()),
        side_count=_side_count(row.side_count) if row.side_count else None,
        unlocks=expand(row.unlocks),
        variants=read_variants(row.variants),
        ending=row.ending,
    )


def _check_fields(row: SectionRow) -> None:
    for name in row.__struct_fields__[1:]:
        if getattr(row, name) and name not in USED_IN[row.kind]:
            raise BadContent(f"{name!r} is not used in a section of kind {row.kind!r} (G7-D72)")


def _goal(line: GoalLine) -> PlotGoal:
    return PlotGoal(
        counts=tuple(map(_counter, line.counts)),
        targets=line.target,
        adjust=tuple(map(_adjustment, line.adjust)),
        by_round=line.by_round,
        reached=parse_effects(line.reached),
        missed=parse_effects(line.missed),
        next_reached=line.next_reached,
        next_missed=line.next_missed,
    )


def _counter(text: str) -> Counter:
    found = parse_modifier(text)
    if not isinstance(found, Counter):
        raise BadContent(f"{text!r} should be 'count EVENT NUMBER'")
    return found


def _side_count(text: str) -> SideCount:
    found = parse_modifier(text)
    if not isinstance(found, SideCount):
        raise BadContent(f"{text!r} should be 'side_count EVENT NUMBER most NUMBER'")
    return found


def _adjustment(text: str) -> Adjustment:
    """`+1 if flag loop_torn`."""
    by, joined, condition = text.partition(" if ")
    if not joined or by[:1] not in "+-" or not by[1:].isdecimal():
        raise BadContent(f"{text!r} should be '+NUMBER if CONDITION' or '-NUMBER if CONDITION'")
    return Adjustment(parse_condition(condition), int(by))


def _option(name: str, text: str) -> VoteOption:
    """`heart to 3.80: flag names_read; unlock B3`, perhaps with `if CONDITION` after the section."""
    head, _, effects = text.partition(": ") if ": " in text else (text, "", "")
    head, _, offer = head.partition(" if ")
    tag, joined, to = head.partition(" to ")
    if not joined or tag not in ("heart", "mind", "ship", "self"):
        raise BadContent(f"{text!r} should be 'TAG to SECTION[ if CONDITION][: EFFECTS]'")
    return VoteOption(name, tag, parse_condition(offer), parse_effects(effects), to)  # type: ignore[arg-type]


def expand(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Components one by one: `C-201..C-206` means six of them."""
    found: list[str] = []
    for name in ids:
        first, dots, last = name.partition("..")
        if not dots:
            found.append(name)
            continue
        letters, digits = first.split("-")
        numbers = range(int(digits), int(last.split("-")[1]) + 1)
        found += [f"{letters}-{number:0{len(digits)}d}" for number in numbers]
    return tuple(found)


# Episodes


class AtEnd(Struct, frozen=True):
    """What is noted at the end of an episode if a condition holds (G7-D50.11)."""

    condition: Condition
    do: Effects


class Turning(Struct, frozen=True):
    """A section that is read or gone to if a condition holds."""

    condition: Condition
    section: str


class Episode(Struct, frozen=True):
    """An episode table (G7-D50.10)."""

    number: int
    last_round: int
    entries: tuple[str, ...]
    goals: tuple[str, ...]
    unlocks: tuple[str, ...]
    """Components unlocked at its set-up."""
    result: tuple[str, ...]
    """The sections whose goal decides the result of the episode (G7-D72.4)."""
    at_end: tuple[AtEnd, ...]
    closings: tuple[Turning, ...]
    exits: tuple[Turning, ...]
    """In order; the first whose condition holds. Of episode 7: the endings."""


class EpisodeRow(Struct, frozen=True, forbid_unknown_fields=True):
    """An episode table as it is written in a pack."""

    last_round: EpisodeNumber
    entries: tuple[str, ...]
    goals: tuple[str, ...]
    result: tuple[str, ...]
    exits: tuple[str, ...]
    unlocks: tuple[str, ...] = ()
    at_end: tuple[str, ...] = ()
    closings: tuple[str, ...] = ()


def read_episode(name: str, row: EpisodeRow) -> Episode:
    exits = tuple(map(_turning, row.exits))
    if exits[-1].condition != parse_condition(""):
        raise BadContent("the last exit has no condition (G7-D50.11)")
    return Episode(
        number=int(name.removeprefix("E")),
        last_round=row.last_round,
        entries=row.entries,
        goals=row.goals,
        unlocks=expand(row.unlocks),
        result=row.result,
        at_end=tuple(map(_at_end, row.at_end)),
        closings=tuple(map(_turning, row.closings)),
        exits=exits,
    )


def _at_end(text: str) -> AtEnd:
    """`flag valve_open; unlock B2 if visited 2.81`."""
    line, _, condition = text.partition(" if ")
    return AtEnd(parse_condition(condition), parse_effects(line))


def _turning(text: str) -> Turning:
    """`6.60 if flag split`, or `6.60`."""
    section, _, condition = text.partition(" if ")
    return Turning(parse_condition(condition), section)


# Endings


class EpilogueLine(Struct, frozen=True):
    """A line after the ending (G7-D72.6)."""

    id: str
    crew: str
    """The crossroads card of a crew card that somebody holds; nothing: a flag decides."""
    flag: str


class EpilogueRow(Struct, frozen=True, forbid_unknown_fields=True):
    """An epilogue line as it is written in a pack."""

    crew: str = ""
    flag: str = ""


def read_epilogue(name: str, row: EpilogueRow) -> EpilogueLine:
    if bool(row.crew) == bool(row.flag):
        raise BadContent("an epilogue line belongs to a crew card or to a flag")
    return EpilogueLine(name, row.crew, row.flag)
