"""Rules that react to events: the modifier `on` (G7-D58.13)."""

from quarterdeck.games.gen7.content.effects import May, Step
from quarterdeck.games.gen7.content.modifiers import On, parse_modifier
from quarterdeck.games.gen7.rules.effects import Offered, Resolve, line_of
from quarterdeck.games.gen7.rules.happenings import Happening, fits_filters, listens
from quarterdeck.games.gen7.rules.special_rules import rules_of, spend, spent_key
from quarterdeck.games.gen7.state import NOBODY, Gen7, Rule


def _kinds(rules: tuple[Rule, ...]) -> frozenset[str]:
    """The kinds of event that some rules react to."""
    modifiers = [parse_modifier(rule.text) for rule in rules]
    return frozenset(one.event.kind for one in modifiers if isinstance(one, On))


@listens(lambda pack, section, rules: _kinds(rules))
def react(table: Gen7, what: Happening) -> None:
    """Several lines of one event work in the order of their cards' ids."""
    found = [(rule, on) for rule, on in rules_of(table, On) if fits_filters(table, on.event, what)]
    for rule, on in sorted(found, key=lambda pair: pair[0].source, reverse=True):
        _work(table, rule, on, what)


def _work(table: Gen7, rule: Rule, on: On, what: Happening) -> None:
    """An optional line is spent only if it is used (G7-D58.4)."""
    seat = what.seats[0] if what.seats else NOBODY
    first: Step = on.effects[0]
    if isinstance(first, May) and first.target == "chief" and len(on.effects) == 1:
        key = spent_key(rule) if on.once else ""
        table.then(Offered(table.chief, line_of(first.do), rule.source, rule=key))
        return
    spend(table, rule)
    table.then(Resolve(line_of(on.effects), rule.source, seat))
