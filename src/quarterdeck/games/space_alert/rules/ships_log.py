"""The ship's log (SA-6): a line for every flight. Clients put the lines of a crew on its page."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from quarterdeck.games.space_alert.rules.campaign import total
from quarterdeck.games.space_alert.state import Difficulty

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert

DIFFICULTY_MARKS: dict[Difficulty, str] = {"white": "1", "yellow": "2", "mixed": "1+2"}


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A line of the ship's log (SA-6.2). A lost flight has no points but names what destroyed the ship (SA-6.5)."""

    date: str
    sound_track: str
    common: str
    serious: str
    survived: int | None = None
    destroyed: int | None = None
    penalties: int | None = None
    visual: int | None = None
    total: int | None = None
    lost_to: str = ""
    paused: bool = False
    campaign_mission: int = 0
    """1, 2 or 3 within a campaign, whose lines belong together (SA-10.4.4)."""


def log_line(table: "SpaceAlert", date: str = "") -> LogLine | None:
    """The line for a finished flight; training and practice are not logged (SA-12.11, SA-R45)."""
    if not table.outcome or table.practice or (table.kind != "mission" and not table.setting.full_rules):
        return None
    return LogLine(
        date,
        table.script_code,
        DIFFICULTY_MARKS[table.setting.common],
        DIFFICULTY_MARKS[table.setting.serious],
        lost_to=table.lost_to,
        paused=table.was_paused,
        campaign_mission=table.setting.campaign.mission if table.setting.campaign else 0,
        **_points(table),
    )


def _points(table: "SpaceAlert") -> dict[str, Any]:
    """The columns of points; in a campaign penalties and total stand on the last line only (SA-10.4.1)."""
    sheet = table.sheet
    if sheet is None:
        return {}
    gained = {"survived": sheet.survived, "destroyed": sheet.destroyed, "visual": sheet.visual}
    whole = total(table) if table.setting.campaign else sheet.total
    return gained if whole is None else {**gained, "penalties": sheet.penalties, "total": whole}
