"""Space Alert as a registered game."""

from typing import Any

from msgspec import to_builtins

from quarterdeck.games.space_alert.campaign import afresh, next_mission, total
from quarterdeck.games.space_alert.describe import describe
from quarterdeck.games.space_alert.pack import pack
from quarterdeck.games.space_alert.picture import picture
from quarterdeck.games.space_alert.printed import printed
from quarterdeck.games.space_alert.real_table import REAL_TABLE, writing
from quarterdeck.games.space_alert.school import lesson_table, report, syllabus, told_goals
from quarterdeck.games.space_alert.setup import new_table
from quarterdeck.games.space_alert.ships_log import log_line
from quarterdeck.games.space_alert.state import Options, SpaceAlert
from quarterdeck.games.space_alert.study import STUDY
from quarterdeck.games.space_alert.words import spell
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.registry import GameRules, shipped_messages


def opened(seats: int, options: Options, chance: Chance) -> SpaceAlert:
    """A new table for a flight, or for a lesson of the flight school (SA-R46)."""
    return (lesson_table if options.lesson else new_table)(seats, options, chance)


def result(table: SpaceAlert) -> dict[str, Any]:
    """How a flight ended, with its line for the ship's log (SA-R36); a campaign has a score of its own."""
    return {
        "outcome": table.outcome or None,
        "score": table.sheet.total if table.sheet else None,
        "lost_to": table.lost_to or None,
        "campaign_score": total(table),
        "log": to_builtins(line) if (line := log_line(table)) else None,
        **report(table),
    }


def cards() -> dict[str, Any]:
    """Threat cards, trajectories, boards and lessons, which anybody may read at any time; and how a case is written."""
    return {**printed(pack("base")), "lessons": syllabus(), "writing": writing()}


def messages(name: str, language: str) -> str:
    """The words of the game and of its school."""
    return shipped_messages(name, language) + "\n" + shipped_messages(f"{name}-school", language)


def may_talk(table: SpaceAlert) -> bool:
    """Nobody communicates while communications are down (SA-R21), nor in a pause (SA-R43)."""
    return table.communications and not table.paused


def may_mark(table: SpaceAlert) -> bool:
    """Plans are illustrated until the resolution starts (SA-3.1.17, SA-R25)."""
    return table.turn == 0


def showman(table: SpaceAlert) -> int:
    """The Captain sets the pace (SA-R31)."""
    return table.setting.captain


def showable(table: SpaceAlert) -> bool:
    """Plans and script are public when planning is over (SA-R28): the crew sees its flight before it votes (SA-R34)."""
    return table.turn > 0


SPACE_ALERT = GameRules(
    name="space-alert",
    prefix="SA",
    counted_from_1=frozenset({"seat", "crew", "to", "board"}),
    version=1,
    seats=(1, 2, 3, 4, 5),
    options=Options,
    state=SpaceAlert,
    setup=opened,
    result=result,
    sequel=next_mission,
    afresh=afresh,
    spell=spell,
    describe=describe,
    picture=picture,
    ending=told_goals,
    messages=messages,
    cards=cards,
    may_talk=may_talk,
    may_mark=may_mark,
    showman=showman,
    showable=showable,
    printed=REAL_TABLE,
    study=STUDY,
    together=True,
    most_options=2048,  # a solo player plans for five with an open deck
)
