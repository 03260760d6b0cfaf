"""What cards say in words: effects, abilities, scoring and events each say themselves."""

from itertools import groupby
from typing import TYPE_CHECKING

from quarterdeck.games.starship_captains.content.cards import Ability, Mission, Technology
from quarterdeck.games.starship_captains.content.happenings import Happening, happening
from quarterdeck.games.starship_captains.content.pack import Event, Passenger
from quarterdeck.games.starship_captains.content.score_rules import ScoreRule, score_rules
from quarterdeck.games.starship_captains.content.vocabulary import effect, items

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

Card = Technology | Mission | Event | Passenger


def row_text(words: "Words", items: tuple[str, ...]) -> str:
    """A row of effects in words; equal ones that follow each other are said once."""
    alike = [(item, len([*same])) for item, same in groupby(items)]
    return ", ".join(effect_text(words, item) if count == 1 else _times(words, item, count) for item, count in alike)


def _times(words: "Words", item: str, count: int) -> str:
    return words.text("effect-times", {"effect": effect_text(words, item), "count": count})


def effect_text(words: "Words", item: str) -> str:
    one = effect(item)
    if one.name == "choice":
        sides = (side_text(words, side) for side in item.split(" / "))
        return words.text("effect-choice", {"either": words.text("effect-or").join(sides)})
    if one.name == "price":
        price, _, benefit = item[4:].partition(": ")
        return words.text("effect-price", {"cost": cost_text(words, price), "gain": side_text(words, benefit)})
    return words.prompt(one.say())


def side_text(words: "Words", side: str) -> str:
    """`medal & advance any 2` in words."""
    return row_text(words, tuple(side.split(" & ")))


def cost_text(words: "Words", price: str) -> str:
    """`medal 2` in words."""
    what, _, count = price.partition(" ")
    return words.text(f"cost-{what}", {"count": int(count or 1)})


def card_text(words: "Words", card: Card) -> list[str]:
    """All that a card says, line by line, without its name."""
    match card:
        case Technology():
            return _technology(words, card)
        case Mission():
            return _mission(words, card)
        case Event():
            return [_event(words, happening(card.text))]
        case Passenger():
            return _passenger(words, card)


def action_text(words: "Words", action: str) -> list[str]:
    """What one of Captain Shadow's action cards says."""
    return [words.text(f"action-text-{action}")]


def _technology(words: "Words", card: Technology) -> list[str]:
    lines = score_text(words, card.scoring)
    if card.colour:
        lines.append(words.text("card-room", {"about": card.colour, "does": row_text(words, card.effects)}))
    if card.ability is not None:
        lines.append(ability_text(words, card.ability))
    lines += [words.text(f"card-{mark}") for mark in ("once", "replaces") if getattr(card, mark)]
    if not any((*card.left, *card.right)):
        return lines
    sides = {"left": edge_text(words, card.left), "right": edge_text(words, card.right)}
    return [*lines, words.text("card-edges", sides)]


def _mission(words: "Words", card: Mission) -> list[str]:
    rows = [{"about": colour, "does": row_text(words, items(row))} for colour, row in card.rows]
    return [*(words.text("card-row", row) for row in rows), words.text("card-points", {"points": card.points})]


def edge_text(words: "Words", symbols: tuple[str, ...]) -> str:
    """The symbols of an edge from the top."""
    nothing = words.text("card-no-symbol")
    return ", ".join(words.text(f"symbol-{symbol}") if symbol else nothing for symbol in symbols)


def ability_text(words: "Words", ability: Ability) -> str:
    """The one field that is set names the message, its value is what the message is about."""
    name = next(name for name in ability.__struct_fields__ if getattr(ability, name))
    about = {"about": getattr(ability, name), "does": row_text(words, ability.effects)}
    return words.text(f"ability-{name.replace('_', '-')}", about)


def score_text(words: "Words", scoring: str) -> list[str]:
    """How omegas and passengers score, a line for each rule."""
    lines = []
    for rule in score_rules(scoring):
        colours = words.text("effect-or").join(words.text(f"crew-colour-{colour}") for colour in _of_crew(rule))
        each = words.text(f"scoring-{rule.count}", {"about": (*rule.colours, "any")[0], "colours": colours})
        points = words.text("scoring-points", {"rate": rule.rate, "shown": _halves(rule.rate)})
        about = {"points": points, "each": each}
        limit = {} if rule.most is None else {"most": rule.most}
        lines.append(words.text("scoring-rule-most" if limit else "scoring-rule", {**about, **limit}))
    return lines


def _halves(points: float) -> str:
    """Points as they are printed: with a true minus, and halves as a fraction."""
    whole, half = divmod(abs(points), 1)
    digits = str(int(whole)) if whole or not half else ""
    return f"{'−' if points < 0 else ''}{digits}{'½' if half else ''}"


def _of_crew(rule: ScoreRule) -> tuple[str, ...]:
    return rule.colours if rule.count == "crew" else ()


def _event(words: "Words", event: Happening) -> str:
    about = getattr(event, "token", getattr(event, "count", 0))
    return words.text(f"event-text-{event.name}", {"about": about, "does": row_text(words, event.effects)})


def _passenger(words: "Words", card: Passenger) -> list[str]:
    lines = [words.text("card-technologies", {"cards": card.cards})] if card.cards else []
    does = {"does": row_text(words, card.action)}
    action = words.text("card-action", does) if card.action else words.text("card-no-action")
    return [*lines, action, *score_text(words, card.scoring)]
