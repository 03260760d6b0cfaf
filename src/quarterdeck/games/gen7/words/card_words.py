"""What the cards of Gen7 say, line by line, without their names."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quarterdeck.games.gen7.content.cards import (
    Algorithm,
    CrewCard,
    Crossroads,
    File,
    Goal,
    KeyTask,
    PersonalGoal,
    RulesCard,
    Skill,
    WorkTask,
)
from quarterdeck.games.gen7.content.pack import Pack
from quarterdeck.games.gen7.content.ship import Formula, Sector
from quarterdeck.games.gen7.words.line_words import cost, describe_effects, merits, placement

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

Card = KeyTask | WorkTask | File | Algorithm | Skill | Goal | PersonalGoal | CrewCard | RulesCard | Crossroads
SEALED_GOALS = "G-"


def public_card_texts(words: "Words", content: Pack) -> dict[str, list[str]]:
    """The texts of all cards that are known from the start; those of others come with what a seat sees (G7-R9)."""
    cards = {name: card_text(words, card) for name, card in all_cards(content) if not is_sealed(card)}
    return cards | {name: sector_text(words, sector) for name, sector in content.sectors.items()}


def sector_text(words: "Words", sector: Sector) -> list[str]:
    """What the small lab of a sector gives, or what its spot for Reprogram is for (G7-D41, G7-29)."""
    action = words.text(f"action-{sector.id}")
    if not sector.type:
        return [words.text("card-sector-robot"), words.text("card-sector-reprogram", {"action": action})]
    does = describe_effects(words, sector.action)
    given = {"type": sector.type, "formula": _formula(sector.yields)}
    return [words.text("card-sector-lab", given), words.text("card-sector-action", {"action": action, "do": does})]


def _formula(yields: Formula) -> str:
    """`#/2`: half the result, rounded up."""
    return str(yields.plus) if not yields.over else f"#/{yields.over}" if yields.over > 1 else "#"


def all_cards(content: Pack) -> Iterator[tuple[str, Card]]:
    """Every card by its id."""
    yield from content.key_tasks.items()
    yield from content.work_tasks.items()
    yield from content.files.items()
    yield from content.algorithms.items()
    yield from content.skills.items()
    yield from content.goals.items()
    yield from content.personal_goals.items()
    yield from content.crew.items()
    yield from content.rules_cards.items()
    yield from content.crossroads.items()


def is_sealed(card: Card) -> bool:
    """Whether players meet it in the course of the campaign only (G7-1.40)."""
    match card:
        case Crossroads():
            return True
        case Goal():
            return card.id.startswith(SEALED_GOALS)
        case KeyTask() | WorkTask() | File() | Algorithm() | RulesCard():
            return card.locked
    return False


def card_text(words: "Words", card: Card) -> list[str]:
    """All that a card says, line by line."""
    match card:
        case KeyTask():
            return _key_task(words, card)
        case WorkTask():
            return _work_task(words, card)
        case File():
            said = _capital(describe_effects(words, card.do)) + "."
            return [said, words.text("card-own-turn")] if card.own_turn else [said]
        case Algorithm():
            return _algorithm(words, card)
        case Skill():
            return _skill(words, card)
        case Goal():
            return _goal(words, card)
        case PersonalGoal():
            return [words.text("card-goal-stars", {"n": card.stars, "text": words.text(f"wants-{card.id}")})]
        case CrewCard():
            job, review = (words.text(f"{what}-{card.id}") for what in ("job", "review"))
            return [words.text("card-crew", {"job": _capital(job), "review": review})]
        case RulesCard():
            return [words.text(f"say-{card.id}")]
        case Crossroads():
            return [words.text("card-keep", {"do": describe_effects(words, card.keep)})] if card.keep else []


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _key_task(words: "Words", card: KeyTask) -> list[str]:
    rule = {"department": card.department, "spots": card.spots, "rule": placement(words, card.rule)}
    return [
        _capital(words.text("card-key-task", rule)),
        words.text("card-cost", {"cost": cost(words, card.cost)}),
        words.text("card-key-reward", {"merits": merits(words, card.merit), "n": card.failure}),
    ]


def _work_task(words: "Words", card: WorkTask) -> list[str]:
    lines = [
        words.text("card-work-task", {"room": card.center}),
        words.text("card-cost", {"cost": cost(words, card.cost)}),
        words.text("card-work-reward", {"merit": card.merit, "penalty": card.penalty}),
    ]
    special = [words.text("card-special", {"do": describe_effects(words, card.special)})] if card.special else []
    return lines + special


def _algorithm(words: "Words", card: Algorithm) -> list[str]:
    plain = {"when": words.text(f"when-{card.id}"), "do": describe_effects(words, card.do)}
    upgraded = words.text("card-upgraded", {"do": describe_effects(words, card.upgraded)})
    return [words.text("card-algorithm", plain), upgraded]


def _skill(words: "Words", card: Skill) -> list[str]:
    uses = [words.text("card-skill-uses", {"n": card.uses})] if card.uses else []
    price = words.text("card-skill", {"n": card.cost, "rank": str(card.rank)})
    return [words.text(f"does-{card.id}"), *uses, price]


def _goal(words: "Words", card: Goal) -> list[str]:
    """Stars and criterion of each side, and when it turns."""
    wanted = words.text(f"wants-{card.id}")
    lines = (
        [words.text("card-goal-stars", {"n": card.success.stars, "text": wanted})] if card.success.stars else [wanted]
    )
    if card.failure is None:
        return lines
    failed = {"n": card.failure.stars, "text": words.text(f"fails-{card.id}")}
    return [*lines, words.text(f"turns-{card.id}"), words.text("card-goal-turned", failed)]
