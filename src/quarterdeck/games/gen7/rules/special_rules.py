"""Special rules, rules cards and lasting effects: the modifiers in force (G7-D58)."""

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.games.gen7.content.modifiers import Modifier, parse_modifier
from quarterdeck.games.gen7.state import Gen7, Rule

M = TypeVar("M", bound=Modifier)
KEPT = 10_000
"""For how many sets of rules modifiers are cached."""


class _OfKind(Struct):
    """The modifiers of one kind that work in a round, if their conditions hold."""

    rules: list[Rule] = []
    modifiers: list[Any] = []
    conditional: bool = False


@lru_cache(KEPT)
def _by_kind(rules: tuple[Rule, ...], spent: tuple[str, ...], round_: int) -> dict[type[Modifier], _OfKind]:
    """The modifiers that are not spent and work in a round, with their rules (G7-D58.4, G7-D58.5)."""
    found: dict[type[Modifier], _OfKind] = {}
    for rule in rules:
        modifier = parse_modifier(rule.text)
        first, last = modifier.rounds or (round_, round_)
        if first <= round_ <= last and not (modifier.once and spent_key(rule) in spent):
            same = found.setdefault(type(modifier), _OfKind())
            same.rules.append(rule)
            same.modifiers.append(modifier)
            same.conditional |= modifier.condition is not None
    return found


def rules_of(table: Gen7, *kinds: type[M]) -> list[tuple[Rule, M]]:
    """The modifiers of some kinds that work now, with the rules they stand in (G7-D58.4 to G7-D58.6)."""
    found: list[tuple[Rule, M]] = []
    if table.rules:
        by_kind = _by_kind(table.rules, table.spent, table.round)
        for kind in kinds:
            if same := by_kind.get(kind):
                pairs = zip(same.rules, same.modifiers, strict=True)
                found += [pair for pair in pairs if _applies(table, pair[1], None)]
    return found


def kinds_in_force(table: Gen7) -> Collection[type[Modifier]]:
    """The kinds of modifier of which some may work now, if their conditions hold."""
    return _by_kind(table.rules, table.spent, table.round) if table.rules else ()


def in_force(table: Gen7, kind: type[M], seat: int | None = None) -> Sequence[M]:
    """The modifiers of one kind that work now."""
    if not table.rules:
        return ()
    found = _by_kind(table.rules, table.spent, table.round).get(kind)
    if found is None:
        return ()
    if not found.conditional:
        return found.modifiers
    return [modifier for modifier in found.modifiers if _applies(table, modifier, seat)]


def _applies(table: Gen7, modifier: Modifier, seat: int | None) -> bool:
    """Whether its condition holds (G7-D58.6)."""
    if modifier.condition is None:
        return True
    from quarterdeck.games.gen7.rules.conditions import is_true  # which asks for places, and they for rules

    return is_true(table, modifier.condition, seat)


def without_conditions(table: Gen7) -> tuple[Rule, ...]:
    """The rules that work, in this round or in others, as players may read them (G7-R49)."""
    if not _are_conditional(table.rules) and not table.spent:
        return table.rules
    found = []
    for rule in table.rules:
        modifier = parse_modifier(rule.text)
        if _may_work(table, rule, modifier):
            plain = rule if modifier.condition is None else replace(rule, text=_plain_text(rule.text))
            found.append(plain)
    return tuple(found)


@lru_cache(KEPT)
def _are_conditional(rules: tuple[Rule, ...]) -> bool:
    """Whether any of the rules has a condition."""
    return any(parse_modifier(rule.text).condition is not None for rule in rules)


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
    """Mark a one-time modifier as spent (G7-D58.4)."""
    if parse_modifier(rule.text).once:
        table.spent = (*table.spent, spent_key(rule))


def used_up(table: Gen7, *kinds: type[M], what: str = "") -> list[M]:
    """The modifiers of some kinds that work now, about something if they say so; those that work once are spent."""
    pairs = [pair for pair in rules_of(table, *kinds) if getattr(pair[1], "what", "") == what]
    for rule, _ in pairs:
        spend(table, rule)
    return [modifier for _, modifier in pairs]


@cache
def texts_of(rules: tuple[Modifier, ...]) -> tuple[str, ...]:
    """The lines of some modifiers: tables keep lines as text."""
    return tuple(rule.write() for rule in rules)


def add_rules(table: Gen7, texts: tuple[str, ...], source: str, lasts: str) -> None:
    table.rules = (*table.rules, *[_rule(text, source, lasts) for text in texts])


@cache
def _rule(text: str, source: str, lasts: str) -> Rule:
    """Rules recur from game to game, so each is made once: identical objects compare fast."""
    return Rule(text, source, lasts)  # type: ignore[arg-type]


def end_rules(table: Gen7, *lasts: str) -> None:
    """Rules of a turn, a round or a section end (G7-D58)."""
    if table.rules:
        kept = tuple([rule for rule in table.rules if rule.lasts not in lasts])
        if len(kept) < len(table.rules):
            table.rules = kept
