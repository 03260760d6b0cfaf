"""A table of Space Alert in words: what a screen reader says and a terminal shows."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.space_alert import cards
from quarterdeck.games.space_alert.pack import pack
from quarterdeck.games.space_alert.ship import PLACES, TRAJECTORIES, ZONES
from quarterdeck.games.space_alert.words import card_text

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]


def describe(view: View, words: "Words", fully: bool) -> list[str]:
    """The table as one seat sees it, line by line; `fully` with what the threat cards say."""
    lines = [_trajectories(view, words), *_threats(view, words, fully), *_ship(view, words)]
    lines += [line for number, member in enumerate(view["crew"]) for line in _member(view, number, member, words)]
    return lines + [_hand(player, words) for player in view["players"] if isinstance(player["hand"], list)]


def _trajectories(view: View, words: "Words") -> str:
    tracks = [
        words.text("describe-track", {"zone": zone, "track": track})
        for zone, track in zip(TRAJECTORIES, view["tracks"], strict=True)
    ]
    return words.text("describe-tracks", {"tracks": tracks})


def _threats(view: View, words: "Words", fully: bool) -> list[str]:
    lines = []
    for threat in view["threats"]:
        place = {"threat": threat["code"], "n": threat["number"], "zone": TRAJECTORIES[threat["zone"]]}
        square = {"square": threat["square"], "damage": threat["damage"], "hits": threat["hits"]}
        lines.append(words.text(f"describe-threat-{threat['status']}", {**place, **square}))
        if fully:
            card = pack(view["setting"]["pack"]).threats[threat["code"]]
            lines += [f"    {line}" for line in card_text(words, card)]
    return lines


def _ship(view: View, words: "Words") -> list[str]:
    ship = view["ship"]
    lines = [words.text("describe-supplies", {"capsules": ship["capsules"], "rockets": ship["rockets"]})]
    for zone, name in enumerate(ZONES):
        energy = {"shield": ship["shields"][zone], "reactor": ship["reactors"][zone]}
        tiles = [words.text(f"tile-{tile}") for tile in ship["tiles"][zone]]
        lines.append(words.text("describe-zone", {"zone": name, **energy, "damage": tiles}))
    return lines


def _member(view: View, number: int, member: View, words: "Words") -> list[str]:
    kind = "describe-android" if member["seat"] < 0 else "describe-player"
    state = {"crew": number, "seat": member["seat"], "place": PLACES[member["station"]]}
    lines = [words.text(kind, state)]
    filled = [
        words.text("describe-slot", {"slot": slot, "card": cards.top(card)})
        for slot, card in enumerate(member["plan"])
        if card is not None
    ]
    lines.append("    " + words.text("describe-plan", {"slots": filled}))
    if isinstance(member["heroic"], str):
        lines.append("    " + words.text("describe-heroic", {"card": member["heroic"]}))
    return lines


def _hand(player: View, words: "Words") -> str:
    counts = {card: player["hand"].count(card) for card in dict.fromkeys(player["hand"])}
    held = [words.text("describe-card", {"card": card, "count": count}) for card, count in counts.items()]
    return words.text("describe-hand", {"seat": player["seat"], "held": held, "phase": player["phase"]})
