"""A table of Starship Captains in words: what a screen reader says and a terminal shows."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.starship_captains.content.cards import abilities
from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.guided.coach import coach_lines, goal_lines
from quarterdeck.games.starship_captains.state import DAMAGED, FACTIONS, HOLDS, cards_in
from quarterdeck.games.starship_captains.words.card_words import card_text
from quarterdeck.games.starship_captains.words.describe_board import (
    card_lines,
    decks_line,
    edges_lines,
    events_lines,
    map_lines,
    place_text,
    routes_text,
    shadow_lines,
)

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]
OFFERS = ("taking-technology", "copying")
"""Questions that are about the cards on the central board."""
INSTALLING = ("taking-technology", "installing")
"""Questions in which the edges of the own technology board matter."""


def describe(view: View, words: "Words", fully: bool) -> list[str]:
    """The table as one seat sees it, line by line; `fully` with the whole map and what all cards say."""
    return (_long if fully else _short)(view, words) + coach_lines(view, words)


def _long(view: View, words: "Words") -> list[str]:
    lines = [round_line(view, words), *map_lines(view, words), *events_lines(view, words), decks_line(view, words)]
    lines += [words.text("describe-offer"), *card_lines(view, words, filter(None, view["central"]))]
    lines += shadow_lines(view, words)
    return lines + [line for captain in view["captains"] for line in _captain(view, captain, words)]


def _short(view: View, words: "Words") -> list[str]:
    """Whoever is asked in full and where that ship is, the others in a line each, and what the question is about."""
    chosen = view["asked"]["seats"][0] if "asked" in view and view["asked"]["seats"] else view["active"]
    captain = view["captains"][chosen]
    others = [captain_line(other, words) for other in view["captains"] if other is not captain]
    return [round_line(view, words), *others, *_captain(view, captain, words), *_here(view, captain, words)]


def round_line(view: View, words: "Words") -> str:
    shown = {"round": view["round"], "rounds": view["last_round"], "place": view["next_mission"]}  # SC-R5
    return words.text("describe-round", shown)


def _captain(view: View, captain: View, words: "Words") -> list[str]:
    """A ship with everything on it."""
    points = sum(pack(view["setting"]["pack"]).missions[mission].points for mission in captain["missions"])
    done = {"missions": len(captain["missions"]), "points": points}
    lines = [words.text("describe-captain", {**_known(captain), **done})]
    lines += [_crew(captain, words), _holds(view, captain, words), _slots(view, captain, words)]
    lines.append("    " + words.text("describe-markers", _markers(captain)))
    if captain["in_rooms"]:
        lines.append("    " + words.text("describe-furnished", {"all": _furnished(captain, words)}))
    return lines + _on_mission(view, captain, words)


def _known(captain: View) -> View:
    """What is said first of a ship; its damage lies in holds and in slots (SC-16.10)."""
    damage = captain["damage"] + captain["slots"].count(DAMAGED)
    return {"seat": captain["seat"], "place": captain["at"], "medals": captain["medals"], "damage": damage}


def _crew(captain: View, words: "Words") -> str:
    waiting = words.spell("figures", captain["queue"])
    return "    " + words.text("describe-crew", {"figures": captain["ready"], "queue": waiting})


def _cargo(captain: View) -> list[str]:
    return [*captain["artifacts"], *["pirate"] * _pirates(captain)]


def _pirates(captain: View) -> int:
    return len(captain["pirates"]) + int(captain["unseen_pirates"])


def _holds(view: View, captain: View, words: "Words") -> str:
    cards = cards_in(tuple(captain["slots"])) + tuple(view["shared"])
    lockers = sum(ability.holds for ability in abilities(view["setting"]["pack"], cards))
    free = max(0, HOLDS - captain["damage"]) + lockers - len(_cargo(captain))
    return "    " + words.text("describe-holds", {"cargo": _cargo(captain), "free": free})


def _slots(view: View, captain: View, words: "Words") -> str:
    slots = [
        words.text(f"describe-slot-{'empty' if not card else 'damage' if card == DAMAGED else 'card'}", about)
        for number, card in enumerate(captain["slots"], 1)
        for about in [{"slot": number, "card": card}]
    ]
    shared = [str(words.spell("card", card)) for card in view["shared"] if card not in captain["used_up"]]
    kept = words.text("describe-slots", {"slots": ", ".join(slots)})
    return "    " + (kept if not shared else f"{kept} {words.text('describe-shared', {'all': ', '.join(shared)})}")


def _furnished(captain: View, words: "Words") -> str:
    """The artifacts that Collective research put into rooms (SC-D44)."""
    inside = captain["in_rooms"].items()
    return ", ".join(f"{words.spell('room', room)} ({words.spell('artifact', kind)})" for room, kind in inside)


def _markers(captain: View) -> dict[str, int]:
    return dict(zip(FACTIONS, captain["markers"], strict=True))


def _on_mission(view: View, captain: View, words: "Words") -> list[str]:
    """A mission that is under way, with the figures on its rows."""
    if not captain["mission"]:
        return []
    begun = words.text("describe-mission-begun", {"mission": captain["mission"], "figures": captain["assigned"]})
    return [f"    {begun}", *card_lines(view, words, [captain["mission"]])]


def captain_line(captain: View, words: "Words") -> str:
    counted = {"figures": captain["ready"], "queue": len(captain["queue"]), "cargo": _cargo(captain)}
    line = words.text("describe-captain-short", {**_known(captain), **counted, **_markers(captain)})
    return f"{line} {words.text('describe-passed')}" if captain["passed"] else line


def _here(view: View, captain: View, words: "Words") -> list[str]:
    """Where the ship is, what can be done there, and the cards that a question is about."""
    place, content = captain["at"], pack(view["setting"]["pack"])
    lines = [place_text(view, words, place)]
    if place in view["planets"] and not captain["mission"]:
        lines += [f"    {line}" for line in card_text(words, content.missions[view["planets"][place]])]
    lines.append(routes_text(view, words, place))
    return [*lines, *_question(view, captain, words)]


def _question(view: View, captain: View, words: "Words") -> list[str]:
    """The cards that a question is about, and what they may match."""
    asked = view["asked"]["frame"] if "asked" in view else ""
    drawn = [*captain["drawn"], *captain["drawn_omegas"]] if isinstance(captain["drawn"], list) else []
    offer = [card for card in view["central"] if card and asked in OFFERS]
    looked_at = view["peek"]["cards"] if isinstance(view["peek"]["cards"], list) else []
    edges = edges_lines(view, words, captain["slots"]) if asked in INSTALLING else []
    return [*card_lines(view, words, [*drawn, *offer, *looked_at]), *edges]


def ending(result: Any, words: "Words") -> list[str]:
    """The score sheets (SC-16.13), who won (SC-16.11), and what becomes of each captain (SC-16.14)."""
    lines = []
    for seat, sheet in enumerate(result.sheets):
        lines.append(words.text("ending-sheet", {"seat": seat, **sheet}))
        lines += _omega_lines(result.omega_points[seat : seat + 1], words)
        for epilogue in result.epilogue_texts[seat : seat + 1]:  # a guided game has none
            lines.append("    " + words.text(epilogue))
    if len(result.sheets) > 1:
        lines.append(words.text("ending-winners", {"all": _names(result.winners, words), "count": len(result.winners)}))
    return lines + goal_lines(result, words)


def _omega_lines(found: list[dict[str, float]], words: "Words") -> list[str]:
    """What omegas and the passenger brought, each on its own (SC-16.4, SC-16.5)."""
    return [
        "    " + words.text("ending-omega", {"card": card, "points": points})
        for by in found
        for card, points in by.items()
    ]


def _names(seats: list[int], words: "Words") -> str:
    return ", ".join(str(words.spell("seat", seat)) for seat in seats)
