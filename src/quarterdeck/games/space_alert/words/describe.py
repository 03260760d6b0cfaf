"""A table of Space Alert in words: what a screen reader says and a terminal shows."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import INTERNAL, PHASE_SLOTS, PLACES, TRAJECTORIES, ZONES
from quarterdeck.games.space_alert.words.spelling import card_text

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]
HEADINGS = frozenset({"step-begins"})
"""The kinds of events that are headings: the steps of a turn (SA-R33)."""


def describe(view: View, words: "Words", fully: bool) -> list[str]:
    """The table as one seat sees it, line by line; `fully` in words and with what the threat cards say."""
    return _long(view, words) if fully else _short(view, words)


def _long(view: View, words: "Words") -> list[str]:
    lines = [_trajectories(view, words), *_threats(view, words, fully=True), *_ship(view, words)]
    lines += [line for number, member in enumerate(view["crew"]) for line in _member(view, number, member, words)]
    return lines + [_hand(player, words) for player in _shown_hands(view)]


def _shown_hands(view: View) -> list[View]:
    """The players whose cards this seat sees."""
    return [player for player in view["players"] if isinstance(player["hand"], list)]


def _trajectories(view: View, words: "Words") -> str:
    tracks = [
        words.text("describe-track", {"zone": zone, "track": track})
        for zone, track in zip(TRAJECTORIES, view["tracks"], strict=True)
    ]
    return words.text("describe-tracks", {"tracks": tracks})


def _threats(view: View, words: "Words", *, fully: bool) -> list[str]:
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


# The short form, which fits on a screen


def _short(view: View, words: "Words") -> list[str]:
    """One line per threat, zone and crew member; cards as symbols."""
    crew = [_member_line(number, member, words) for number, member in enumerate(view["crew"])]
    hands = [_hand_line(player, words) for player in _shown_hands(view)]
    return [*_threats(view, words, fully=False), *_ship_lines(view, words), *crew, *hands]


def _ship_lines(view: View, words: "Words") -> list[str]:
    ship, lines = view["ship"], []
    for zone, name in enumerate(ZONES):
        tiles = [words.text(f"tile-{tile}") for tile in ship["tiles"][zone]]
        energy = {"shield": ship["shields"][zone], "reactor": ship["reactors"][zone], "damage": tiles}
        lines.append(words.text("describe-zone-short", {"zone": name, "track": view["tracks"][zone], **energy}))
    supplies = {"capsules": ship["capsules"], "rockets": ship["rockets"]}
    return [*lines, words.text("describe-supplies-short", {"track": view["tracks"][INTERNAL], **supplies})]


def _member_line(number: int, member: View, words: "Words") -> str:
    kind = "describe-android-short" if member["seat"] < 0 else "describe-player-short"
    plan = " | ".join(" ".join(_mark(member["plan"][slot]) for slot in slots) for slots in PHASE_SLOTS)
    line = words.text(kind, {"number": number + 1, "plan": plan, "place": PLACES[member["station"]]})
    return f"{line} +{member['heroic']}" if isinstance(member["heroic"], str) else line


def _mark(card: str | None) -> str:
    """A slot as one symbol: the upper half of its card, `?` for a card that lies face down, `-` for none."""
    if card is None:
        return "-"
    return "?" if card in ("action", "movement") else cards.top(card)


def _hand_line(player: View, words: "Words") -> str:
    counts = {card: player["hand"].count(card) for card in dict.fromkeys(player["hand"])}
    symbols = "  ".join(card if count == 1 else f"{count}×{card}" for card, count in counts.items())
    return words.text("describe-hand-short", {"seat": player["seat"], "phase": player["phase"], "symbols": symbols})
