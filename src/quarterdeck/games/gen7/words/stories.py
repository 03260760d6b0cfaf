"""The stories that belong to what a seat sees (`GameTexts.texts`): made from its view alone, so that nothing leaks.

Keys are those of the prose for its texts; `name:ID` and `card:ID` are name and lines of a card that is not known from
the start, `goal` and `goal-missed` the plot goal, `rule:N` a rule in force, `sentence:N` a line of the ship's log,
`progress:ID` how far a personal goal is, `chips:ID` what a consequence that lies there gave and cost.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from quarterdeck.games.gen7.content.modifiers import parse_modifier
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.prose import find_texts
from quarterdeck.games.gen7.words.card_words import all_cards, card_text, is_sealed
from quarterdeck.games.gen7.words.chips import chips, told_steps
from quarterdeck.games.gen7.words.line_words import describe_effects, describe_event, describe_modifier
from quarterdeck.games.gen7.words.progress import progress
from quarterdeck.games.gen7.words.spelling import named
from quarterdeck.kernel.words import words as words_of

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]


def stories(view: View, words: "Words") -> dict[str, str]:
    """All texts for one seat, by key."""
    content = view["pack"]
    found = find_texts([*view["told"], *view.get("library", ()), *_on_ballots(view)], words.language)
    for name in set(_strings(view)) & _sealed_ids(content):
        found |= _sealed(content, name, words.language)
    found |= {f"rule:{at}": _rule(rule["text"], words.language) for at, rule in enumerate(view["special_rules"])}
    found |= {f"sentence:{at}": str(words.spell("sentence", one)) for at, one in enumerate(view["sentences"])}
    found |= {f"name:E{number}": words.text(f"name-E{number}") for number in range(1, view["episode"] + 1)}
    found["episode"] = found[f"name:E{view['episode']}"]
    found |= progress(view, words)
    found |= {f"chips:{key}": told for key in view["told"] if (told := chips(content, key, words))}
    found["previously"] = _previously(view.get("results", {}), len(view["logged"]), words)
    if view["ending"]:
        found[f"name:{view['ending']}"] = words.text(f"name-{view['ending'].replace('.', '-')}")
    return found | _goal(content, view["section"], words.language)


def _on_ballots(view: View) -> list[str]:
    """The options of the vote that is held, and of those that were counted."""
    votes = [vote for vote in (view.get("asked"), view.get("opened"), *view.get("decided", ())) if vote]
    votes = [vote for vote in votes if "about" in vote]
    return [f"{vote['about']}?{option}" for vote in votes for option in vote["options"]]


def before(options: dict[str, Any], words: "Words") -> str:
    """What came before an episode (`GameTexts.before`): how the others went, then the last page that its log has."""
    log = options.get("log")
    if not log:
        return ""
    told = _previously(log["results"], log["episode"] - 1, words)
    read = find_texts(log["library"][-1:], words.language)
    return "\n\n".join([part for part in (told, *read.values()) if part])


def _previously(results: Mapping[str, str], finished: int, words: "Words") -> str:
    """How finished episodes went; their consequences are in the sentences of the log."""
    return "\n".join(
        words.text(f"previously-{result}", {"episode": f"E{number}"})
        for number, result in results.items()
        if int(number) <= finished
    )


@cache
def _sealed_ids(content: str) -> frozenset[str]:
    """Everything with a name that is not known from the start."""
    found = pack(content)
    rooms = [room for room in found.rooms.values() if room.locked]
    groups = [group.id for room in rooms for group in room.groups]
    cards = [name for name, card in all_cards(found) if is_sealed(card)]
    return frozenset([*cards, *(room.id for room in rooms), *groups])


@cache
def _sealed(content: str, name: str, language: str) -> dict[str, str]:
    """Name and lines of one of them."""
    here, card = words_of("gen7", language), dict(all_cards(pack(content))).get(name)
    lines = card_text(here, card) if card else []
    text = {f"card:{name}": "\n".join(lines)} if lines else {}
    return {f"name:{name}": named(here, name) or name, **text}


@cache
def _rule(line: str, language: str) -> str:
    return describe_modifier(words_of("gen7", language), parse_modifier(line))


def _strings(value: Any) -> Iterator[str]:
    """All texts in a view; of `sixth_b:shared_b` both parts."""
    if isinstance(value, str):
        yield from value.split(":") if ":" in value else (value,)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(key)
            yield from _strings(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _strings(item)


@cache
def _goal(content: str, name: str, language: str) -> dict[str, str]:
    """What a section asks for, what counts, and what a miss costs."""
    section, words = pack(content).sections.get(name), words_of("gen7", language)
    if section is None or section.goal is None:
        return {}
    counted = [{"happening": describe_event(words, count.event), "n": count.n} for count in section.goal.counts]
    missed = told_steps(section.goal.missed)
    cost = words.text("goal-missed-line", {"do": describe_effects(words, missed)}) if missed else ""
    return {
        "goal": words.text(f"plot-{name.replace('.', '-')}"),
        "goal-counts": "; ".join(words.text("goal-count", count) for count in counted),
        "goal-missed": cost or words.text("goal-missed-nothing"),
    }
