"""Special rules, rules cards and lasting effects: the modifiers in force (G7-D58)."""

from functools import cache
from typing import TypeVar

from msgspec.structs import replace

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


def rules_of(table: Gen7, kind: type[M], seat: int | None = None) -> list[tuple[Rule, M]]:
    """The modifiers of one kind that work now, with the rules they stand in (G7-D58.4 to G7-D58.6)."""
    pairs = _by_kind(table.rules).get(kind)
    if not pairs:
        return []
    return [(rule, modifier) for rule, modifier in pairs if _works(table, rule, modifier, seat)]  # type: ignore[misc]


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


def without_conditions(table: Gen7) -> tuple[Rule, ...]:
    """The rules that work, in this round or in others, as players may read them (G7-R49)."""
    found = []
    for rule in table.rules:
        modifier = parse_modifier(rule.text)
        if _may_work(table, rule, modifier):
            plain = rule if modifier.condition is None else replace(rule, text=_plain_text(rule.text))
            found.append(plain)
    return tuple(found)


def _may_work(table: Gen7, rule: Rule, modifier: Modifier) -> bool:
    """Whether a rule is not spent and its condition holds for somebody."""
    if modifier.once and spent_key(rule) in table.spent:
        return False
    if modifier.condition is None:
        return True
    from quarterdeck.games.gen7.rules.conditions import is_true  # which asks for places, and they for rules

    return any(is_true(table, modifier.condition, player.seat) for player in table.players)


@cache
def _plain_text(text: str) -> str:
    return replace(parse_modifier(text), condition=None).write()


def spent_key(rule: Rule) -> str:
    return f"{rule.source} {rule.text}"


def spend(table: Gen7, rule: Rule) -> None:
    """A modifier that works once has worked (G7-D58.4)."""
    if parse_modifier(rule.text).once:
        table.spent = (*table.spent, spent_key(rule))


def add_rules(table: Gen7, texts: tuple[str, ...], source: str, lasts: str) -> None:
    table.rules = (*table.rules, *(Rule(text, source, lasts) for text in texts))  # type: ignore[arg-type]


def end_rules(table: Gen7, *lasts: str) -> None:
    """Rules of a turn, a round or a section end (G7-D58)."""
    if any(rule.lasts in lasts for rule in table.rules):
        table.rules = tuple([rule for rule in table.rules if rule.lasts not in lasts])
