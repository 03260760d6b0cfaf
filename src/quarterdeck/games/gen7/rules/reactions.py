"""Rules that react to events: the modifier `on` (G7-D58.13)."""

from quarterdeck.games.gen7.content.effects import May, Step
from quarterdeck.games.gen7.content.modifiers import On
from quarterdeck.games.gen7.rules.effects import Offered, Resolve, line_of
from quarterdeck.games.gen7.rules.happenings import Happening, fits_filters, listens
from quarterdeck.games.gen7.rules.special_rules import rules_of, spend, spent_key
from quarterdeck.games.gen7.state import NOBODY, Gen7, Rule


@listens()
def react(table: Gen7, what: Happening) -> None:
    """Several lines of one event work in the order of their cards' ids."""
    if not table.rules:
        return
    found = [
        (rule, on)
        for rule, on in rules_of(table, On)
        if on.event.kind == what.kind and fits_filters(table, on.event, what)
    ]
    if not found:
        return
    for rule, on in sorted(found, key=lambda pair: pair[0].source, reverse=True):
        _work(table, rule, on, what)


def _work(table: Gen7, rule: Rule, on: On, what: Happening) -> None:
    """A line that may be left is spent only if it is used (G7-D58.4)."""
    seat = what.seats[0] if what.seats else NOBODY
    first: Step = on.effects[0]
    if isinstance(first, May) and first.target == "chief" and len(on.effects) == 1:
        key = spent_key(rule) if on.once else ""
        table.then(Offered(table.chief, line_of(first.do), rule.source, rule=key))
        return
    spend(table, rule)
    table.then(Resolve(line_of(on.effects), rule.source, seat))
