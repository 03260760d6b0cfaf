"""How often conditions of crossroads cards fit, how options are chosen, what happens to follow-ups (G7-D42, G7-D45)."""

from collections import Counter

from quarterdeck.games.gen7.commands.shares import Bands, Figures, in_band, share
from quarterdeck.games.gen7.content.cards import Crossroads
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.state import Gen7

LAST_EPISODE = 7
LATE = ("E5", "E6", "E7")
"""Cards that join in these episodes have less time."""
FOLLOW_UP = "follow_up"
OPTION_BAND = (0.15, 0.85)
SELDOM = 20
"""Figures from fewer cases than this are not judged."""


class FollowUps:
    """When follow-ups joined the deck of a campaign, and whether they were met within two episodes (G7-D45.8)."""

    def __init__(self) -> None:
        self._in_time: dict[str, int] = {}
        """The first episode of those that joined with two episodes to go."""

    def count(self, table: Gen7, counts: Counter[str]) -> None:
        """What an episode that has ended did with them."""
        for entry in table.event_sink or ():
            if getattr(entry, "kind", "") == "crossroads-met" and entry.args["card"] in self._in_time:
                counts[f"resolved {entry.args['card']}"] += table.episode <= self._in_time[entry.args["card"]] + 1
        for card in table.joined:
            follows = table.pack.crossroads[card].set == FOLLOW_UP
            if follows and card not in self._in_time and card not in table.removed and table.episode + 1 < LAST_EPISODE:
                self._in_time[card] = table.episode + 1
                counts[f"joined {card}"] += 1


def crossroads_figures(total: Counter[str], seats: int, campaigns: int) -> Figures:
    """How many cards are used, and how many are within their limits."""
    cards = pack().crossroads
    base = [name for name, card in cards.items() if card.set == "base"]
    single, limits = card_figures(total), card_bands(seats)
    good = sum(in_band(*figure, limits[name]) for name, figure in single.items())
    return {
        "crossroads cards used": (sum(total[f"met {name}"] for name in cards) / campaigns, 0.0),
        "base cards fit": share(_sum(total, "met", base), _sum(total, "tested", base)),
        "figures of cards in their bands": (good / max(1, len(single)), 0.0),
    }


def _sum(total: Counter[str], what: str, cards: list[str]) -> int:
    return sum(total[f"{what} {name}"] for name in cards)


def card_figures(total: Counter[str]) -> Figures:
    """The figures of single cards: how often they fit, are resolved in time, and each option is chosen."""
    found: Figures = {}
    for name, card in pack().crossroads.items():
        found |= _of_card(total, name, card)
    return found


def _of_card(total: Counter[str], name: str, card: Crossroads) -> Figures:
    chosen = sum(total[option] for option in _options(name, card))
    asked = {f"fits {name}": ("met", "tested"), f"resolved {name}": ("resolved", "joined")}
    found = {
        figure: share(total[f"{part} {name}"], total[f"{whole} {name}"])
        for figure, (part, whole) in asked.items()
        if total[f"{whole} {name}"] >= SELDOM
    }
    return found | {option: share(total[option], chosen) for option in _options(name, card) if chosen >= SELDOM}


def _options(name: str, card: Crossroads) -> list[str]:
    return [f"option {name}?{number + 1}" for number in range(len(card.options))]


def card_bands(seats: int) -> Bands:
    found: Bands = {}
    for name, card in pack().crossroads.items():
        found[f"fits {name}"] = (0.5, 0.8) if card.set == FOLLOW_UP else (0.3, 0.6) if card.set in LATE else (0.2, 0.5)
        found[f"resolved {name}"] = (0.45 if seats == 3 else 0.6, 1.0)
        found |= dict.fromkeys(_options(name, card), OPTION_BAND)
    return found
