"""Starship Captains as a registered game."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType, to_builtins

from quarterdeck.games.starship_captains.content.pack import PACKS, pack, printed_items
from quarterdeck.games.starship_captains.content.vocabulary import effect, items
from quarterdeck.games.starship_captains.guided.coach import report
from quarterdeck.games.starship_captains.guided.script import guide
from quarterdeck.games.starship_captains.rules import drawing, gains, holodeck, rounds  # noqa: F401 - their words and frames
from quarterdeck.games.starship_captains.rules.diplomacy import EVENT_SPACE, LAP_POINTS, points
from quarterdeck.games.starship_captains.rules.pointing import meant
from quarterdeck.games.starship_captains.rules.rooms import BASIC
from quarterdeck.games.starship_captains.rules.scoring import epilogue, epilogue_text, omega_points, winners
from quarterdeck.games.starship_captains.rules.setup import new_table
from quarterdeck.games.starship_captains.rules.turn import TILES
from quarterdeck.games.starship_captains.state import HOLDS, RINGS, SPACES, Options, StarshipCaptains
from quarterdeck.games.starship_captains.study import STRENGTH, STUDY
from quarterdeck.games.starship_captains.words.card_words import Card, card_text
from quarterdeck.games.starship_captains.words.describe import describe, ending
from quarterdeck.games.starship_captains.words.picture import picture
from quarterdeck.games.starship_captains.words.spelling import names, spell
from quarterdeck.kernel import clauses
from quarterdeck.kernel.goals import Verdict
from quarterdeck.kernel.manifest import GameBots, GameRules, GameTexts, Lesson, Manifest, TableRules
from quarterdeck.kernel.quick_start import StartChoice, StartQuestion
from quarterdeck.kernel.recap import RecapRules
from quarterdeck.kernel.result import Result, Standing

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


class GuidedReport(Struct, frozen=True):
    """What became of the goals of a guided game (SC-R35)."""

    goals: tuple[Verdict, ...]


class VoyageResult(Result, frozen=True, kw_only=True):
    """How a game ended: who won, every score sheet, and which epilogue each captain reads."""

    winners: list[int]
    sheets: list[dict[str, float]]
    epilogues: list[str]
    """The printed bands of the totals (SC-16.15)."""
    standings: list[list[float]]
    epilogue_texts: list[str] = []
    """The messages that captains read (SC-16.18)."""
    omega_points: list[dict[str, float]] = []
    """What each captain's omegas and the passenger brought, by card."""
    guided: GuidedReport | UnsetType = UNSET

    def standing(self, seats: int) -> Standing:
        """The totals; equal ones share the first place (SC-16.12)."""
        won = tuple(seat in self.winners for seat in range(seats))
        return Standing(won, tuple(sheet["total"] for sheet in self.sheets))


def result(table: StarshipCaptains) -> VoyageResult:
    return VoyageResult(
        outcome="finished" if table.scores else None,
        score=table.scores[0]["total"] if table.scores and table.solo else None,
        winners=winners(table) if table.scores else [],
        sheets=list(map(dict, table.scores)),
        epilogues=[] if table.setting.guided else [epilogue(lines["total"]) for lines in table.scores],  # SC-R35
        standings=list(map(list, table.standings)),
        epilogue_texts=[] if table.setting.guided else [epilogue_text(lines["total"]) for lines in table.scores],
        omega_points=[omega_points(table, captain.seat) for captain in table.captains] if table.scores else [],
        guided=GuidedReport(goals) if (goals := report(table)) else UNSET,
    )


def cards(name: str) -> dict[str, Any]:
    """Everything printed: maps, tracks, boards and cards, which anybody may read at any time."""
    content = to_builtins(pack(name))
    for card in content["technologies"].values():
        card["symbols"] = [effect(item).symbols() for item in card["effects"]]
    for card in content["missions"].values():
        card["symbols"] = [[effect(item).symbols() for item in items(row)] for _, row in card["rows"]]
    content["chips"] = {item: effect(item).symbols() for item in printed_items(pack(name))}
    rooms = {room: {"colour": colour, "effects": row} for room, (colour, row) in BASIC.items()}
    return {
        **content,
        "rooms": rooms,
        "stations": TILES,
        "track": TRACK,
        "rounds": ROUNDS,
        "holds": HOLDS,
        "rings": RINGS,
        "guided": guide().outline(),
    }


def card_texts(words: "Words", name: str) -> dict[str, list[str]]:
    """What every technology, mission, event and passenger says."""
    content = pack(name)
    printed: tuple[Mapping[str, Card], ...] = (
        content.technologies, content.missions, content.events, content.passengers
    )  # fmt: skip
    texts = {name: card_text(words, card) for cards in printed for name, card in cards.items()}
    coach = {
        part: [words.text(one["id"], one["args"]) for one in guide().outline()[part]] for part in ("steps", "goals")
    }
    return texts | {f"{part}-guided": lines for part, lines in coach.items()}


PUBLIC_NAMES = (
    "action", "artifact", "captain", "cargo", "effect", "epilogue", "figure", "flavour", "guided", "name", "place",
    "room", "station", "symbol", "track", "where",
)  # fmt: skip
RECAP = RecapRules(
    turn_ends=frozenset({"turn-ended", "passed"}),
    headlines=frozenset({
        "room-activated", "room-activated-by-artifacts", "extra-work", "trained", "promoted", "moved", "jumped",
        "pirate-fought", "technology-installed", "mission-completed", "lap-completed", "passed", "event-happens",
        "shadow-jumped", "shadow-took-technology", "shadow-performed", "shadow-fought",
    }),
)  # fmt: skip
"""A turn in a sentence: what was activated, where the ship flew, and what came of it."""
TRACK = {"points": [points(space) for space in range(SPACES)], "lap": LAP_POINTS, "event": EVENT_SPACE}
ROUNDS = {1: "", 2: "medal", 3: "cadet", 4: "cadet"}
"""What the round track shows for each captain (SC-15.8)."""


def lessons() -> tuple[Lesson, ...]:
    """The first guided game (SC-R33)."""
    return (Lesson("guided", "A coach leads through a round, then you play on towards goals.", {"guided": True}),)


PASSENGERS = (
    "teddy", "the-ambassador", "the-safety-inspector", "the-reformed-pirate", "the-touring-curator",
    "the-android-philosopher",
)  # fmt: skip
QUICK_START = (
    StartQuestion(  # SC-17.5: Teddy is recommended for a first game
        "passenger",
        (
            *(StartChoice(name, {"passenger": name}, card=name) for name in PASSENGERS),
            StartChoice("random", {"passenger": "random"}),
        ),
        seats=(1,),
    ),
)
OPTION_SEATS = {"first": (2, 3, 4), "passenger": (1,)}  # SC-17.11, SC-17.5


BOTS = "quarterdeck.games.starship_captains.bots"
STARSHIP_CAPTAINS = Manifest(
    name="starship-captains",
    rules=GameRules(
        version=4,
        seats=(1, 2, 3, 4),
        options=Options,
        state=StarshipCaptains,
        setup=new_table,
        result=result,
        marks_irreversible=True,  # SC-R15
        meant=meant,
        seat_fields=frozenset({"seat", "first", "active", "holders"}),
    ),
    texts=GameTexts(
        locale=Path(__file__).parent / "locale",
        prefix="SC",
        rules_page=clauses.page("starship-captains"),
        spell=spell,
        declined=frozenset({"route", "where", "room"}),
        describe=describe,
        picture=picture,
        recap=RECAP,
        ending=ending,
        cards=cards,
        card_texts=card_texts,
        names=PUBLIC_NAMES,
        more_names=names,
    ),
    bots=GameBots(
        makers={
            "thumb": f"{BOTS}:Thumb",
            "easy": f"{BOTS}:easy",
            "normal": f"{BOTS}:Thumb",
            "hard": f"{BOTS}:Hard",
        },
        timed={"hard": f"{BOTS}:in_time"},
        slow=("hard",),
        quick="thumb",
    ),
    table=TableRules(quick_start=QUICK_START, option_seats=OPTION_SEATS),
    packs=PACKS,
    lessons=lessons,
    study=STUDY,
    strength=STRENGTH,
)
