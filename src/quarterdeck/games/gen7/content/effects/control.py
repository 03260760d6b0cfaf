"""Words of effect lines: control words, which hold other lines (G7-D48)."""

from collections.abc import Iterator

from quarterdeck.games.gen7.content.effects.steps import Duration, Effects, Inner, ModifierLine, Parts, Step, Test
from quarterdeck.games.gen7.content.lines import Count, Kind
from quarterdeck.games.gen7.content.terms import CountField


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
    """The target may decline it."""

    form = "may {do}"
    do: Inner


class Pay(Step, frozen=True):
    """Only for those who pay in full."""

    form = "pay {type} {n} for {do}"
    type: Kind
    n: Count
    do: Inner


class ForSeats(Step, frozen=True):
    """Once for each seat."""

    form = "for_each seats {do}"
    do: Inner


class ForEach(Step, frozen=True):
    """Once for each time an event happened."""

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
