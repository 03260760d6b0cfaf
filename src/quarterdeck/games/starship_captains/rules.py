"""Starship Captains as a registered game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from quarterdeck.games.starship_captains import drawing, gains, holodeck, rounds  # noqa: F401 - their words and frames
from quarterdeck.games.starship_captains.card_words import Card, card_text
from quarterdeck.games.starship_captains.describe import describe, ending
from quarterdeck.games.starship_captains.diplomacy import EVENT_SPACE, LAP_POINTS, points
from quarterdeck.games.starship_captains.guided import report, syllabus
from quarterdeck.games.starship_captains.pack import pack, printed_items
from quarterdeck.games.starship_captains.picture import picture
from quarterdeck.games.starship_captains.rooms import BASIC
from quarterdeck.games.starship_captains.scoring import epilogue, winners
from quarterdeck.games.starship_captains.setup import new_table
from quarterdeck.games.starship_captains.state import HOLDS, RINGS, SPACES, Options, StarshipCaptains
from quarterdeck.games.starship_captains.study import STUDY
from quarterdeck.games.starship_captains.turn import TILES
from quarterdeck.games.starship_captains.vocabulary import effect, items
from quarterdeck.games.starship_captains.words import spell
from quarterdeck.kernel.registry import GameRules, shipped_messages
from quarterdeck.kernel.standing import Standing

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


def result(table: StarshipCaptains) -> dict[str, Any]:
    """How a game ended: who won, every score sheet, and which epilogue each captain reads."""
    return {
        "outcome": "finished" if table.scores else None,
        "score": table.scores[0]["total"] if table.scores and table.solo else None,
        "winners": winners(table) if table.scores else [],
        "sheets": table.scores,
        "epilogues": [] if table.setting.guided else [epilogue(lines["total"]) for lines in table.scores],  # SC-R35
        "standings": table.standings,
        **report(table),
    }


def standing(result: dict[str, Any], seats: int) -> Standing:
    """The totals; equal ones share the first place (SC-16.12)."""
    won = tuple(seat in result["winners"] for seat in range(seats))
    return Standing(won, tuple(sheet["total"] for sheet in result["sheets"]))


def cards() -> dict[str, Any]:
    """Everything printed: maps, tracks, boards and cards, which anybody may read at any time."""
    content = to_builtins(pack("base"))
    for card in content["technologies"].values():
        card["symbols"] = [effect(item).symbols() for item in card["effects"]]
    for card in content["missions"].values():
        card["symbols"] = [[effect(item).symbols() for item in items(row)] for _, row in card["rows"]]
    content["chips"] = {item: effect(item).symbols() for item in printed_items(pack("base"))}
    rooms = {room: {"colour": colour, "effects": row} for room, (colour, row) in BASIC.items()}
    return {
        **content,
        "rooms": rooms,
        "stations": TILES,
        "track": TRACK,
        "rounds": ROUNDS,
        "holds": HOLDS,
        "rings": RINGS,
        "guided": syllabus(),
    }


def card_texts(words: "Words") -> dict[str, list[str]]:
    """What every technology, mission, event and passenger says."""
    content = pack("base")
    printed: tuple[Mapping[str, Card], ...] = (
        content.technologies, content.missions, content.events, content.passengers
    )  # fmt: skip
    return {name: card_text(words, card) for cards in printed for name, card in cards.items()}


TRACK = {"points": [points(space) for space in range(SPACES)], "lap": LAP_POINTS, "event": EVENT_SPACE}
ROUNDS = {1: "", 2: "medal", 3: "cadet", 4: "cadet"}
"""What the round track shows for each captain (SC-15.8)."""


def messages(name: str, language: str) -> str:
    """The words of the game and of its guided game."""
    return shipped_messages(name, language) + "\n" + shipped_messages(f"{name}-guided", language)


STARSHIP_CAPTAINS = GameRules(
    name="starship-captains",
    prefix="SC",
    version=4,
    seats=(1, 2, 3, 4),
    options=Options,
    state=StarshipCaptains,
    setup=new_table,
    result=result,
    spell=spell,
    describe=describe,
    picture=picture,
    ending=ending,
    messages=messages,
    cards=cards,
    card_texts=card_texts,
    study=STUDY,
    standing=standing,
    foretells=True,  # SC-R15
)
