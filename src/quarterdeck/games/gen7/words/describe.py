"""A table of Gen7, and the end of an episode, as text for screen readers and terminals."""

from functools import cache
from typing import TYPE_CHECKING, Any

from quarterdeck.games.gen7.content.cards import KeyTask
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.prose import find_text, find_texts, present_key
from quarterdeck.games.gen7.guided.coach import coach_lines
from quarterdeck.games.gen7.words.card_words import Card, all_cards, card_text
from quarterdeck.games.gen7.words.spelling import named
from quarterdeck.kernel.manifest import Keepsake
from quarterdeck.kernel.words import sentences

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]
QUARTERS = "quarters"
HANDS = {"files": "describe-files", "work_tasks": "describe-work-tasks"}
"""Zones of a player of which others see only the backs."""


def describe(view: View, words: "Words", fully: bool) -> list[str]:
    """The table as one seat sees it, line by line; `fully` with all that cards say."""
    now = {"episode": view["episode"], "round": view["round"], "last": view["last_round"]}
    lines = [words.text("describe-episode", {**now, "name": f"E{view['episode']}"})]
    lines += [*_goal(view, words), *_ship(view, words)]
    cards = pack(view["pack"]).key_tasks
    lines += [_task(task, cards[task["card"]], words, fully) for task in view["row"]]
    for player in view["players"]:
        lines += _player(player, words)
        if fully:
            lines += [f"        {said}" for said in _card_texts(player, view["pack"], words)]
    return lines + _told(view, words) + coach_lines(view, words)


def _told(view: View, words: "Words") -> list[str]:
    """The texts on the table; options with the word that chooses them: `report: Report the order to Alma`."""
    texts = find_texts(view["told"], words.language)
    return [f"{key.partition('?')[2]}: {text}" if "?" in key else text for key, text in texts.items()]


def _goal(view: View, words: "Words") -> list[str]:
    """The plot goal, if the section has one."""
    if not view["target"]:
        return []
    known = {"success": view["success"], "deadline": view["plot_advance"]}
    goal = words.text(f"plot-{view['section'].replace('.', '-')}")
    return [words.text("describe-goal", {**known, "goal": goal, "target": view["target"] + view["setbacks"]})]


def _ship(view: View, words: "Words") -> list[str]:
    """Systems, Vault, tracks and the badge."""
    systems = [
        words.text("describe-system", {"system": system, "division": division})
        for system, division in view["divisions"].items()
    ]
    return [
        words.text("describe-systems", {"all": ", ".join(systems)}),
        words.text("describe-vault", view["vault"]),
        words.text("describe-track", {"value": view["heart_mind"], "squares": view["squares"]}),
        words.text("describe-chief", {"seat": view["chief"]}),
    ]


def _task(task: View, card: KeyTask, words: "Words", fully: bool) -> str:
    if task["finished"]:
        return words.text("describe-task-finished", {"task": card.id})
    said = card_text(words, card) if fully else card_text(words, card)[:2]
    return words.text("describe-task", {"task": card.id, "text": sentences(said)})


def _player(player: View, words: "Words") -> list[str]:
    """A player with dice, store and cards."""
    known = {name: player[name] for name in ("seat", "rank", "sector", "merit", "stars")}
    lines = [words.text("describe-store", player["store"]), *_dice(player, words), *_cards(player, words)]
    return [words.text("describe-player", known), *(f"    {line}" for line in lines)]


def _dice(player: View, words: "Words") -> list[str]:
    home = [_die(die, words) for die in player["dice"] if die["at"] == QUARTERS]
    away = [
        words.text("describe-die-at", {"die": _die(die, words), "at": die["at"]})
        for die in player["dice"]
        if die["at"] not in (QUARTERS, "supply")
    ]
    lines = {"describe-dice": home, "describe-placed": away}
    return [words.text(message, {"all": ", ".join(dice)}) for message, dice in lines.items() if dice]


def _die(die: View, words: "Words") -> str:
    return words.text(f"die-{die['kind']}-{die['result']}")


def _cards(player: View, words: "Words") -> list[str]:
    """Hands as far as they are seen, algorithms, skills and plans."""
    lines = [
        words.text(message, {"all": _hand(player[hand], words)}) for hand, message in HANDS.items() if player[hand]
    ]
    shown = {
        "describe-algorithms": [card for card in player["algorithms"] if card],
        "describe-skills": list(player["skills"]),
        "describe-plans": [plan for plan in (player["plan_a"], player["plan_b"]) if isinstance(plan, str)],
    }
    for message, cards in shown.items():
        if names := [text for card in cards if (text := named(words, card))]:
            lines.append(words.text(message, {"all": "; ".join(names)}))
    return lines


def _card_texts(player: View, content: str, words: "Words") -> list[str]:
    """What the cards of a player say, as far as they are seen."""
    held = [*player["algorithms"], *player["skills"], player["plan_a"], player["plan_b"]]
    for hand in HANDS:
        held += [] if isinstance(player[hand], int) else player[hand]
    cards = _all_cards(content)
    seen = dict.fromkeys([card for card in held if isinstance(card, str) and card in cards])
    return [
        words.text("describe-card", {"card": card, "text": sentences(card_text(words, cards[card]))}) for card in seen
    ]


@cache
def _all_cards(content: str) -> dict[str, Card]:
    return dict(all_cards(pack(content)))


def _hand(cards: Any, words: "Words") -> str:
    """The names of cards, or how many there are."""
    if isinstance(cards, int):
        return words.text("describe-hidden", {"n": cards})
    names = [named(words, card) for card in cards if isinstance(card, str)]
    known = [name for name in names if name]
    return "; ".join(known) if len(known) == len(cards) else words.text("describe-hidden", {"n": len(cards)})


def keepsake(result: dict[str, Any], words: "Words") -> Keepsake | None:
    """The ending of a campaign as it was read, for the gallery; an episode has none (G7-R43)."""
    if not (section := result.get("ending")):
        return None
    key = present_key(result.get("ending_text") or section)
    kind = words.text(f"kind-{result['ending_class']}")
    return Keepsake(key, named(words, section) or section, kind, find_text(key, words.language) or "")


def ending(result: Any, words: "Words") -> list[str]:
    """How an episode ended for everybody, and after the seventh the ending with its text (G7-D72.6)."""
    lines = [words.text("ending-episode", {"episode": result.episode})]
    for seat, merit in enumerate(result.merit):
        known = {"seat": seat, "merit": merit, "stars": result.stars[seat], "rank": result.ranks[seat]}
        lines.append(words.text("ending-officer", known))
    lines.append(words.text("ending-best", {"seat": result.best}))
    if result.ending:
        lines.append(words.text("ending-campaign", {"ending": result.ending, "kind": result.ending_class}))
        lines.append(find_text(result.ending_text or result.ending, words.language) or "")
    return lines
