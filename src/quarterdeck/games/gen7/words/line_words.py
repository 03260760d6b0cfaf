"""Lines of G7-D71 as text: effects, rules in force, events that count, costs."""

from functools import singledispatch
from typing import TYPE_CHECKING, Any

from quarterdeck.games.gen7.content import effects, modifiers
from quarterdeck.games.gen7.content.conditions import parse_condition
from quarterdeck.games.gen7.content.effects import Effects, Step
from quarterdeck.games.gen7.content.events import Event
from quarterdeck.games.gen7.content.lines import DIVISIONS, TYPES, Cost, Dice
from quarterdeck.games.gen7.content.modifiers import Modifier, parse_modifier
from quarterdeck.games.gen7.content.placement import HIGHEST, Placement
from quarterdeck.games.gen7.content.terms import Division

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

FILTERS = ("room", "department", "center", "system", "type")
QUALIFIERS = ("once", "rounds", "condition")


# Effects


def describe_effects(words: "Words", line: Effects) -> str:
    """`gain 2 data; each player loses 1 merit`."""
    return "; ".join(describe_step(words, step) for step in line)


def _together(words: "Words", line: Effects) -> str:
    """The steps of a line inside another, which must not look like steps of the whole: `lose 2 parts and awaken`."""
    return words.text("step-and").join(describe_step(words, step) for step in line)


def describe_step(words: "Words", step: Step) -> str:
    """One step; whom it is for is said by the target it names."""
    who = {"target": "other", "who": words.text(f"who-{step.target}")} if step.target else {"target": "self", "who": ""}
    message, args = _said(step, words, who)
    return words.text(f"step-{message}", {**who, **args})


def _said(step: Step, words: "Words", who: dict[str, str]) -> tuple[str, dict[str, Any]]:
    """The message of a step and its arguments besides the target."""
    match step:
        case effects.Merit(n) | effects.HeartMind(n):
            return _signed(step.name, n, words)
        case effects.Change(dice, low, high):
            return ("change-up" if low >= 0 else "change"), {"dice": _dice(words, dice, who), "most": high}
        case effects.Set(dice, result):
            return step.name, {"dice": _dice(words, dice, who), "result": result}
        case effects.DrawKeep(deck, draw, keep):
            return step.name, {"cards": cards(words, deck, draw), "keep": keep, "all": "yes" if draw == keep else "no"}
        case effects.If(_, then, otherwise):
            parts = {"then": _together(words, then), "otherwise": _together(words, otherwise)}
            return ("if-else" if otherwise else "if"), parts
        case effects.Choose(parts):
            return step.name, {"parts": words.text("step-or").join(_together(words, part) for part in parts)}
        case effects.Apply(modifier, duration):
            return step.name, {"rule": describe_modifier(words, parse_modifier(modifier)), "duration": duration}
        case effects.Discard(kind, n):
            return step.name, {"cards": cards(words, f"{kind}s", n)}
    return step.name, _arguments(step, words, who)


def _arguments(step: Step, words: "Words", who: dict[str, str]) -> dict[str, Any]:
    """The fields of a step, with tokens, dice, cards and inner lines as text."""
    found = {name: getattr(step, name) for name in step.__struct_fields__ if name != "target"}
    if "type" in found and "n" in found:
        found["tokens"] = tokens(words, found.pop("type"), found["n"])
    if "dice" in found:
        found["dice"] = _dice(words, found["dice"], who)
    if "do" in found:
        found["do"] = _together(words, found["do"])
    if "deck" in found:
        found["cards"] = cards(words, found["deck"], found["n"])
    if isinstance(step, effects.BonusMerit):
        found["merits"] = merits(words, step.n)
    if isinstance(step, effects.ToSupply | effects.FromSupply):
        found["colonists"] = words.text("colonists", {"n": step.n})
    return found


def _signed(name: str, n: int, words: "Words") -> tuple[str, dict[str, Any]]:
    """Merit up or down, or the track towards heart or mind."""
    if name == "merit":
        return ("merit-up" if n >= 0 else "merit-down"), {"merits": merits(words, abs(n))}
    return ("heart-mind-heart" if n > 0 else "heart-mind-mind"), {"n": abs(n)}


def _dice(words: "Words", dice: Dice, who: dict[str, str]) -> str:
    return words.text(f"dice-{dice.kind}", {"target": who["target"], "n": dice.n})


def tokens(words: "Words", kind: str, n: int) -> str:
    """`2 parts`, in the accusative where a language has one."""
    return words.text("tokens", {"kind": kind, "n": n})


def merits(words: "Words", n: int) -> str:
    return words.text("merits", {"n": n})


def cards(words: "Words", deck: str, n: int) -> str:
    return words.text(f"cards-{deck}", {"n": n})


def cost(words: "Words", price: Cost) -> str:
    """`2 data, 1 part`."""
    paid = [tokens(words, kind, n) for kind, n in zip(TYPES, price, strict=True) if n]
    return ", ".join(paid) or words.text("cost-none")


def placement(words: "Words", rule: Placement) -> str:
    """A placement rule; thresholds with the limit of each spot."""
    limits = [_limit(words, low, high) for low, high in rule.limits]
    return words.text(f"rule-{rule.kind}", {"limits": ", ".join(limits)})


def _limit(words: "Words", low: int, high: int) -> str:
    return words.text("limit-least", {"n": low}) if high == HIGHEST else words.text("limit-most", {"n": high})


# Rules in force


def describe_modifier(words: "Words", rule: Modifier) -> str:
    """A rule in force, with its qualifiers; the condition that brought it stays the story's secret."""
    said = _rule(rule, words)
    if rule.once:
        said = words.text(f"qualifier-{rule.once.replace(' ', '-')}", {"rule": said})
    if rule.rounds:
        low, high = rule.rounds
        said = words.text(
            "qualifier-round" if low == high else "qualifier-rounds", {"rule": said, "low": low, "high": high}
        )
    return said


@singledispatch
def _rule(rule: Modifier, words: "Words") -> str:
    """Most rules: their fields, with tokens as text; rules that go up or down have a message for either."""
    found = {name: getattr(rule, name) for name in rule.__struct_fields__ if name not in QUALIFIERS}
    n, name = found.get("n"), f"modifier-{rule.name}"
    if isinstance(n, int) and words.has(f"{name}-up"):
        name += "-up" if n >= 0 else "-down"
        found["n"] = n = abs(n)
    if "type" in found:
        found["tokens"] = tokens(words, found.pop("type"), n or 0)
    if "what" in found:
        found["what"] = _what(words, found["what"])
    if "division" in found:
        found["division"] = DIVISIONS[found["division"]]
    return words.text(name, found)


@_rule.register(modifiers.Toll)
def _(rule: modifiers.Toll, words: "Words") -> str:
    return words.text("modifier-toll", {"tokens": tokens(words, "any", rule.n)})


@_rule.register(modifiers.RulesOf)
def _(rule: modifiers.RulesOf, words: "Words") -> str:
    rules = "; ".join(placement(words, one) for one in rule.rules)
    return words.text("modifier-rules-of", {"room": rule.room, "rules": rules})


@_rule.register(modifiers.StartPlace)
def _(rule: modifiers.StartPlace, words: "Words") -> str:
    return words.text(f"modifier-start-place-{rule.what}", {"place": rule.where})


@_rule.register(modifiers.Counter)
def _(rule: modifiers.Counter, words: "Words") -> str:
    return words.text("modifier-counter", {"happening": describe_event(words, rule.event), "n": rule.n})


@_rule.register(modifiers.SideCount)
def _(rule: modifiers.SideCount, words: "Words") -> str:
    args = {"happening": describe_event(words, rule.event), "merits": merits(words, rule.n), "most": rule.most}
    return words.text("modifier-side-count", args)


@_rule.register(modifiers.On)
def _(rule: modifiers.On, words: "Words") -> str:
    said = {"happening": describe_event(words, rule.event), "do": describe_effects(words, rule.effects)}
    return words.text("modifier-on", said)


def _what(words: "Words", what: str) -> str:
    kind, _, room = what.partition(":")
    return words.text("what-fill", {"room": room}) if room else words.text(f"what-{kind}")


# Events


def describe_event(words: "Words", event: Event) -> str:
    """What counts, with its filters: `key task finished (energy department)`."""
    named = f"happens-{event.kind}-{event.die}"
    said = words.text(named if event.die and words.has(named) else f"happens-{event.kind}")
    details = [
        words.text(f"filter-{name}", _filter(name, value)) for name in FILTERS if (value := getattr(event, name))
    ]
    if event.result:
        details.append(words.text("filter-result", {"bound": _bound(words, *event.result)}))
    if event.contributors:
        op, n = event.contributors
        kind = {"=": "eq", ">=": "least", "<=": "most"}[op]
        details.append(words.text(f"filter-contributors-{kind}", {"n": n}))
    if event.seats == "each_seat_once":
        details.append(words.text("filter-each-seat-once"))
    condition = parse_condition(event.condition)
    if isinstance(condition, Division):
        details.append(words.text("filter-calm", {"system": condition.system}))
    return f"{said} ({', '.join(details)})" if details else said


def _filter(name: str, value: str) -> dict[str, str]:
    return {"room" if name == "center" else name: value}


def _bound(words: "Words", op: str, n: int) -> str:
    return str(n) if op == "=" else _limit(words, n, HIGHEST) if op == ">=" else _limit(words, 0, n)
