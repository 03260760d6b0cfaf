"""The stories that belong to what a seat sees (`GameTexts.texts`): made from its view alone, so that nothing leaks.

Keys are those of the prose for its texts; `name:ID` and `card:ID` are name and lines of a card that is not known from
the start, `goal` and `goal-missed` the plot goal, `rule:N` a rule in force, `sentence:N` a line of the ship's log.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from quarterdeck.games.gen7.content.modifiers import parse_modifier
from quarterdeck.games.gen7.content.pack import Pack, pack
from quarterdeck.games.gen7.content.prose import find_texts
from quarterdeck.games.gen7.words.card_words import all_cards, card_text, is_sealed
from quarterdeck.games.gen7.words.line_words import effects_in_words, event_in_words, modifier_in_words
from quarterdeck.games.gen7.words.spelling import named

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]


def stories(view: View, words: "Words") -> dict[str, str]:
    """All texts for one seat, by key."""
    content = pack(view.get("pack", "base"))
    found = find_texts([*view["told"], *view.get("library", ())], words.language)
    found |= _sealed(view, words, content)
    found |= {
        f"rule:{at}": modifier_in_words(words, parse_modifier(rule["text"])) for at, rule in enumerate(view["rules"])
    }
    found |= {f"sentence:{at}": str(words.spell("sentence", one)) for at, one in enumerate(view["sentences"])}
    found["episode"] = words.text(f"name-E{view['episode']}")
    return found | _goal(view, words, content)


def _sealed(view: View, words: "Words", content: Pack) -> dict[str, str]:
    """Names and lines of everything in the view that is not known from the start."""
    seen = set(_strings(view))
    found = {f"name:{name}": text for name in seen if (text := _sealed_name(words, name))}
    for name, card in all_cards(content):
        if name in seen and is_sealed(card) and (lines := card_text(words, card)):
            found[f"card:{name}"] = "\n".join(lines)
    return found


def _sealed_name(words: "Words", name: str) -> str | None:
    return named(words, name) if words.has(f"name-{name.replace('.', '-')}") else None


def _strings(value: Any) -> Iterator[str]:
    """All texts in a view; of `loom:warp` both parts."""
    if isinstance(value, str):
        yield from (value, *value.split(":")) if ":" in value else (value,)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(key)
            yield from _strings(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _strings(item)


def _goal(view: View, words: "Words", content: Pack) -> dict[str, str]:
    """What the section asks for, what counts, and what a miss costs."""
    section = content.sections.get(view["section"])
    if section is None or section.goal is None:
        return {}
    counted = [{"happening": event_in_words(words, count.event), "n": count.n} for count in section.goal.counts]
    missed = [step for step in section.goal.missed if step.name != "set-flag"]
    cost = words.text("goal-missed-line", {"do": effects_in_words(words, tuple(missed))}) if missed else ""
    return {
        "goal": words.text(f"plot-{section.id.replace('.', '-')}"),
        "goal-counts": "; ".join(words.text("goal-count", count) for count in counted),
        "goal-missed": cost or words.text("goal-missed-nothing"),
    }
