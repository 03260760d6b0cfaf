"""Special rules, rules cards and lasting effects: the modifiers in force (G7-D58)."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.games.gen7.content.conditions import Condition
from quarterdeck.games.gen7.content.modifiers import Modifier, ReplenishMerit, TaskMerit, parse_modifier
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


def modifiers_by_kind(
    rules: tuple[Rule, ...], spent: tuple[str, ...], round_: int
) -> dict[type[Modifier], Sequence[Any]]:
    """The modifiers that work in a round, if their conditions hold."""
    return {kind: same.modifiers for kind, same in _by_kind(rules, spent, round_).items()}


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
    return modifier.condition is None or _test()(table, modifier.condition, seat)


@cache
def _test() -> Callable[[Gen7, Condition, int | None], bool]:
    """What tests conditions; it asks for places, and they for rules."""
    from quarterdeck.games.gen7.rules.conditions import is_true

    return is_true


def without_conditions(table: Gen7) -> tuple[Rule, ...]:
    """The rules that work, in this round or in others, as players may read them (G7-R49)."""
    readable = _readable(table.rules, table.spent)
    return tuple([plain for plain, condition in readable if condition is None or _holds_for_any(table, condition)])


@lru_cache(KEPT)
def _readable(rules: tuple[Rule, ...], spent: tuple[str, ...]) -> tuple[tuple[Rule, Condition | None], ...]:
    """The rules that are not spent, without their conditions, and these beside them."""
    found: list[tuple[Rule, Condition | None]] = []
    for rule in rules:
        modifier = parse_modifier(rule.text)
        if not (modifier.once and spent_key(rule) in spent):
            condition = modifier.condition
            plain = rule if condition is None else replace(rule, text=replace(modifier, condition=None).write())
            found.append((plain, condition))
    return tuple(found)


def _holds_for_any(table: Gen7, condition: Condition) -> bool:
    holds = _test()
    for seat in range(table.seat_count):  # noqa: SIM110  in every view; a generator is slower
        if holds(table, condition, seat):
            return True
    return False


def spent_key(rule: Rule) -> str:
    return f"{rule.source} {rule.text}"


def spend(table: Gen7, rule: Rule) -> None:
    """Mark a one-time modifier as spent (G7-D58.4)."""
    if parse_modifier(rule.text).once:
        table.spent = (*table.spent, spent_key(rule))


def spend_all(table: Gen7, rules: Iterable[tuple[Rule, Modifier]]) -> None:
    """Mark those that work once as spent: they have worked."""
    for rule, _ in rules:
        spend(table, rule)


def claim_merit(table: Gen7, kind: type[TaskMerit | ReplenishMerit], what: str = "") -> int:
    """What modifiers add to the merit of something that is done now; those that work once are spent."""
    working = [pair for pair in rules_of(table, kind) if getattr(pair[1], "what", "") == what]
    spend_all(table, working)
    return sum(modifier.n for _, modifier in working)


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
