"""Special rules, rules cards and lasting effects: the modifiers in force (G7-D58)."""

from functools import cache
from typing import TypeVar

from quarterdeck.games.gen7.content.modifiers import Modifier, parse_modifier
from quarterdeck.games.gen7.state import Gen7, Rule

M = TypeVar("M", bound=Modifier)


@cache
def _by_kind(rules: tuple[Rule, ...]) -> dict[type[Modifier], tuple[tuple[Rule, Modifier], ...]]:
    found: dict[type[Modifier], list[tuple[Rule, Modifier]]] = {}
    for rule in rules:
        modifier = parse_modifier(rule.text)
        found.setdefault(type(modifier), []).append((rule, modifier))
    return {kind: tuple(pairs) for kind, pairs in found.items()}


def rules_of(table: Gen7, *kinds: type[M]) -> list[tuple[Rule, M]]:
    """The modifiers of some kinds that work now, with the rules they stand in (G7-D58.4 to G7-D58.6)."""
    by_kind, found = _by_kind(table.rules), list[tuple[Rule, M]]()
    for kind in kinds:
        if pairs := by_kind.get(kind):
            found += [pair for pair in pairs if _works(table, *pair, None)]  # type: ignore[misc]
    return found


def in_force(table: Gen7, kind: type[M], seat: int | None = None) -> list[M]:
    """The modifiers of one kind that work now."""
    pairs = _by_kind(table.rules).get(kind)
    if not pairs:
        return []
    return [modifier for rule, modifier in pairs if _works(table, rule, modifier, seat)]  # type: ignore[misc]


def _works(table: Gen7, rule: Rule, modifier: Modifier, seat: int | None) -> bool:
    if modifier.once and spent_key(rule) in table.spent:
        return False
    if modifier.rounds is not None and not modifier.rounds[0] <= table.round <= modifier.rounds[1]:
        return False
    if modifier.condition is None:
        return True
    from quarterdeck.games.gen7.rules.conditions import is_true  # which asks for places, and they for rules

    return is_true(table, modifier.condition, seat)


def spent_key(rule: Rule) -> str:
    return f"{rule.source} {rule.text}"


def spend(table: Gen7, rule: Rule) -> None:
    """A modifier that works once has worked (G7-D58.4)."""
    if parse_modifier(rule.text).once:
        table.spent = (*table.spent, spent_key(rule))


@cache
def texts_of(rules: tuple[Modifier, ...]) -> tuple[str, ...]:
    """The lines of some modifiers: tables keep lines as text."""
    return tuple(rule.write() for rule in rules)


def add_rules(table: Gen7, texts: tuple[str, ...], source: str, lasts: str) -> None:
    table.rules = (*table.rules, *(Rule(text, source, lasts) for text in texts))  # type: ignore[arg-type]


def end_rules(table: Gen7, *lasts: str) -> None:
    """Rules of a turn, a round or a section end (G7-D58)."""
    if any(rule.lasts in lasts for rule in table.rules):
        table.rules = tuple([rule for rule in table.rules if rule.lasts not in lasts])
