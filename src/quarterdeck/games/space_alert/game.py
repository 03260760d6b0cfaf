"""Space Alert as a registered game."""

from pathlib import Path
from typing import Any

from msgspec import UNSET, UnsetType

from quarterdeck.games.space_alert.cases.real_table import REAL_TABLE, writing
from quarterdeck.games.space_alert.content.pack import PACKS, pack
from quarterdeck.games.space_alert.rules.campaign import campaign_game, goes_on, next_mission, restart_options, total
from quarterdeck.games.space_alert.rules.pointing import meant
from quarterdeck.games.space_alert.rules.scoring import DEFEAT
from quarterdeck.games.space_alert.rules.setup import new_table
from quarterdeck.games.space_alert.rules.ships_log import LogLine, log_line
from quarterdeck.games.space_alert.school.table import LessonReport, goal_lines, lesson_table, report, syllabus
from quarterdeck.games.space_alert.state import Options, SpaceAlert
from quarterdeck.games.space_alert.study import STRENGTH, STUDY
from quarterdeck.games.space_alert.words.describe import HEADINGS, describe
from quarterdeck.games.space_alert.words.picture import picture
from quarterdeck.games.space_alert.words.printed import printed
from quarterdeck.games.space_alert.words.spelling import called, card_names, card_texts, spell
from quarterdeck.kernel import clauses
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.manifest import Command, GameBots, GameRules, GameTexts, Lesson, Manifest, TableRules
from quarterdeck.kernel.quick_start import StartChoice, StartQuestion
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.words import words


def opened(seats: int, options: Options, chance: Chance) -> SpaceAlert:
    """A new table for a flight, or for a lesson of the flight school (SA-R46)."""
    return (lesson_table if options.lesson else new_table)(seats, options, chance)


class FlightResult(Result, frozen=True, kw_only=True):
    """How a flight ended, with its line for the ship's log (SA-R36); a campaign has a score of its own."""

    lost_to: str | None
    campaign_score: int | None
    log: LogLine | None
    lesson: LessonReport | UnsetType = UNSET


def result(table: SpaceAlert) -> FlightResult:
    return FlightResult(
        outcome=table.outcome or None,
        score=table.sheet.total if table.sheet else None,
        lost_to=table.lost_to or None,
        campaign_score=total(table),
        log=log_line(table),
        lesson=report(table) or UNSET,
    )


def cards(content: str) -> dict[str, Any]:
    """Threat cards, trajectories, boards and lessons, which anybody may read at any time; and how a case is written."""
    return {**printed(pack(content)), "lessons": syllabus(), "writing": writing()}


def may_talk(table: SpaceAlert) -> bool:
    """Nobody communicates while communications are down (SA-R21), nor in a pause (SA-R43)."""
    return table.communications and not table.paused


def may_mark(table: SpaceAlert) -> bool:
    """Plans are illustrated until the resolution starts (SA-3.1.17, SA-R25)."""
    return table.turn == 0


def replay_host(table: SpaceAlert) -> int:
    """The Captain sets the pace (SA-R31)."""
    return table.setting.captain


def showable(table: SpaceAlert) -> bool:
    """Plans and script are public when planning is over (SA-R28): the crew sees its flight before it votes (SA-R34)."""
    return table.turn > 0


def lessons() -> tuple[Lesson, ...]:
    """The lessons of the flight school (SA-R46)."""
    texts = words("space-alert")
    return tuple(Lesson(name, texts.text(f"lesson-{name}-about"), {"lesson": name}) for name in pack().lessons)


QUICK_START = (
    StartQuestion(
        "flight",
        (
            StartChoice("test-run", {"mission": "S1-1"}),
            StartChoice("simulation", {"mission": "S1-3"}),
            StartChoice("advanced-simulation", {"mission": "S1-6"}),
            StartChoice("mission"),
        ),
    ),
    StartQuestion("time", (StartChoice("untimed", {"clock": False}), StartChoice("timed"))),
)
SEVERAL = (2, 3, 4, 5)
OPTION_SEATS = {
    "captain": SEVERAL,
    "communications_officer": SEVERAL,
    "chief_of_security": SEVERAL,
    "transfer_seconds": SEVERAL,  # SA-9.6
    "extra_android": SEVERAL,  # SA-8.1; with five it is refused in words
}


BOTS = "quarterdeck.games.space_alert.bots"
COMMANDS = "quarterdeck.games.space_alert.commands"
SPACE_ALERT = Manifest(
    name="space-alert",
    rules=GameRules(
        version=1,
        seats=(1, 2, 3, 4, 5),
        options=Options,
        state=SpaceAlert,
        setup=opened,
        result=result,
        sequel=next_mission,
        campaign_game=campaign_game,
        goes_on=goes_on,
        restart_options=restart_options,
        public_options=dict,  # a campaign's log lies open on the table
        cooperative=True,
        meant=meant,
        defeat_points=DEFEAT,
        seat_fields=frozenset({"seat", "captain", "communications_officer", "chief_of_security"}),
        most_options=2048,  # a solo player plans for five with an open deck
    ),
    texts=GameTexts(
        locale=Path(__file__).parent / "locale",
        prefix="SA",
        rules_page=clauses.page("space-alert"),
        counted_from_1=frozenset({"seat", "crew", "to", "board"}),
        called=called,
        spell=spell,
        describe=describe,
        picture=picture,
        headings=HEADINGS,
        ending=goal_lines,
        cards=cards,
        card_texts=card_texts,
        names=("back", "common", "hits", "lesson", "place", "serious", "station", "step", "threat", "tile", "zone"),
        more_names=card_names,
    ),
    table=TableRules(
        may_talk=may_talk,
        may_mark=may_mark,
        replay_host=replay_host,
        showable=showable,
        printed=REAL_TABLE,
        quick_start=QUICK_START,
        option_seats=OPTION_SEATS,
    ),
    bots=GameBots(
        makers={
            "thumb": f"{BOTS}:Thumb",
            "easy": f"{BOTS}:Thumb",
            "normal": f"{BOTS}:Hasty",
            "hard": f"{BOTS}:Planner",
        },
        slow=("hard",),
        quick="thumb",
        follow=f"{BOTS}.signs:follow",
    ),
    packs=PACKS,
    commands=(
        Command(
            "resolve",
            "resolve a mission of the printed game as it was planned",
            f"{COMMANDS}.resolve:add_arguments",
            alias="resolve",
        ),
        Command(
            "mission",
            "print a mission script, scripted or random",
            f"{COMMANDS}.mission:add_arguments",
            alias="mission",
        ),
    ),
    lessons=lessons,
    study=STUDY,
    strength=STRENGTH,
)
