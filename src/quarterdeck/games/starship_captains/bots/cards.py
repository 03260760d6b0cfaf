"""What technologies of Starship Captains are worth to a captain, in points until the end of the game."""

from collections.abc import Callable
from typing import Any

from quarterdeck.games.starship_captains.content.cards import Ability, Technology
from quarterdeck.games.starship_captains.content.pack import Pack
from quarterdeck.games.starship_captains.content.vocabulary import effect
from quarterdeck.games.starship_captains.rules.diplomacy import points
from quarterdeck.games.starship_captains.state import ANDROID, COLOURS, DAMAGED, GUIDED_ROUNDS, LAST_ROUND, is_commander

View = dict[str, Any]
PATIENCE = (0.8, 0.55, 0.35, 0.25)
"""By rounds to come: an omega gives the same points later, a room does not."""
ELSEWHERE = 1.2
"""What a figure does on average in another room."""
USES = {"red": 1.0, "yellow": 1.0, "blue": 1.0, "grey": 1.5}
"""How often a room is used in a round; every figure can use a grey one."""
ROOMS = {"tech": 2.0, "copy": 2.0, "fight": 1.1, "artifact": 0.6}
"""Where a room brings less than the scale of SC-D61 says: slots, pirates within reach and holds run out."""
MISSIONS = 1.25
"""Missions that a captain performs in a round."""
TALKED_OF = 0.66
"""The share of missions with a row of one colour."""
BONUSES = 0.8
"""Technology bonuses of one kind in a round."""
ABILITIES = {
    "one_more_move": 0.6, "instead_of_move": 0.8, "instead_of_damage": 0.65, "stands_for_medal": 0.65, "holds": 0.7,
    "ignores_damage": 0.75, "translates": 0.7,
}  # fmt: skip
"""What an ability saves or brings in a round."""


def rounds_to_come(view: View) -> int:
    """Rounds after this one."""
    return rounds_after(int(view["round"]), view["setting"]["guided"])


def rounds_after(number: int, guided: bool) -> int:
    """How many rounds follow; a guided game is shorter (SC-R33)."""
    return (GUIDED_ROUNDS if guided else LAST_ROUND) - number


def rounds_left(view: View) -> float:
    """How many rounds a card that is installed now will still see, this one by half."""
    return rounds_to_come(view) + 0.5


def card_value(view: View, me: View, cards: Pack, name: str) -> float:
    card = cards.technologies[name]
    if card.kind == "omega":
        return PATIENCE[rounds_to_come(view)] * omega_value(view, me, cards, card)
    if card.ability is not None:
        return ability_value(card.ability) * rounds_left(view)
    value = sum(_brings(item) for item in card.effects)
    if card.once:
        return 0.5 * value
    return max(0.0, value - ELSEWHERE) * USES[card.colour] * rounds_left(view)


def _brings(item: str) -> float:
    """What one use of a room brings by an effect."""
    one = effect(item)
    return ROOMS[one.name] * getattr(one, "count", 1) if one.name in ROOMS else one.worth()


def ability_value(ability: Ability) -> float:
    """Points in a round."""
    brings = sum(effect(item).worth() for item in ability.effects)
    if ability.after_mission:
        often = {"android": 0.3, "hostile": 0.8}.get(ability.after_mission, TALKED_OF)
        return MISSIONS * often * brings
    if ability.bonus:
        return BONUSES * (brings - effect(ability.bonus).worth())
    return next(value for name, value in ABILITIES.items() if getattr(ability, name))


# Omegas


def omega_value(view: View, me: View, cards: Pack, card: Technology) -> float:
    """Points if the game went on as it goes."""
    rate, _, rest = card.scoring.partition(" per ")
    what, _, most = rest.partition(" most ")
    name, *words = what.split()
    value = float(rate) * COUNTS[name](view, me, cards, words)
    return min(value, float(most)) if most else value


def _missions(view: View, me: View, cards: Pack, words: list[str]) -> float:
    done = [cards.missions[name] for name in me["missions"]]
    now = sum(any(colour == words[0] for colour, _ in mission.rows) for mission in done)
    return now + TALKED_OF * MISSIONS * rounds_left(view)


def _crew(view: View, me: View, cards: Pack, words: list[str]) -> float:
    return sum(COLOURS.get(figure[0]) in words for figure in crew_of(me)) + 0.3 * rounds_left(view)


def crew_of(me: View) -> list[str]:
    return [*me["ready"], *me["queue"], *me["assigned"], *([me["working"]] if me["working"] else [])]


def _commanders(view: View, me: View, cards: Pack, words: list[str]) -> float:
    return sum(map(is_commander, crew_of(me))) + 0.5 * rounds_left(view)


def _damage(view: View, me: View, cards: Pack, words: list[str]) -> float:
    return 0.9 * float(me["damage"] + me["slots"].count(DAMAGED)) - 0.3 * rounds_left(view)


def _pirates(view: View, me: View, cards: Pack, words: list[str]) -> float:
    return 0.9 * (len(me["pirates"]) + int(me["unseen_pirates"])) + 0.4 * rounds_left(view)


def _technologies(view: View, me: View, cards: Pack, words: list[str]) -> float:
    return sum(card not in ("", DAMAGED) for card in me["slots"]) + 1 + 0.4 * rounds_left(view)


Count = Callable[[View, View, Pack, list[str]], float]
COUNTS: dict[str, Count] = {
    "mission": _missions,
    "crew": _crew,
    "commander": _commanders,
    "damage": _damage,
    "pirate": _pirates,
    "technology": _technologies,
    "room": _technologies,
    "pair": lambda view, me, cards, words: 2.5 + 0.5 * rounds_left(view),
    "artifact-kind": lambda view, me, cards, words: 0.9 * len({*me["artifacts"]}) + 0.1 * rounds_left(view),
    "empty-hold": lambda view, me, cards, words: 3.0,
    "android": lambda view, me, cards, words: float(crew_of(me).count(ANDROID)),
    "lap": lambda view, me, cards, words: 1.0,
    "track": lambda view, me, cards, words: 2.0,
    "last-track": lambda view, me, cards, words: float(points(min(me["markers"])) + 0.4 * rounds_left(view)),
}
"""How many of what an omega counts there will be."""
