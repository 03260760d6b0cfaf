"""The ship's log (SA-6): a page for a crew, a line for every flight."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from quarterdeck.games.space_alert.campaign import total
from quarterdeck.games.space_alert.state import Difficulty, Options

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert

DIFFICULTY_MARKS: dict[Difficulty, str] = {"white": "1", "yellow": "2", "mixed": "1+2"}
ROLE_MARKS = {"captain": "star", "communications_officer": "headphones", "chief_of_security": "exclamation mark"}


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


class LogMember(Struct, frozen=True):
    """A member of the crew as the page names it, with the marks of its roles (SA-6.1)."""

    name: str
    marks: tuple[str, ...] = ()


class LogPage(Struct):
    """The log of one crew (SA-6.1)."""

    crew: tuple[LogMember, ...]
    lines: list[LogLine] = []

    def add(self, line: LogLine | None) -> None:
        """Write a line, if the flight has one."""
        if line is not None:
            self.lines.append(line)

    def brackets(self) -> list[list[LogLine]]:
        """The lines, those of one campaign together (SA-10.4.4)."""
        groups: list[list[LogLine]] = []
        for line in self.lines:
            if line.campaign_mission > 1 and groups:
                groups[-1].append(line)
            else:
                groups.append([line])
        return groups


def new_page(names: list[str], options: Options) -> LogPage:
    """An empty page for the people in seats 0, 1, 2, ..."""
    return LogPage(tuple(LogMember(name, _marks(seat, options)) for seat, name in enumerate(names)))


def _marks(seat: int, options: Options) -> tuple[str, ...]:
    return tuple(mark for role, mark in ROLE_MARKS.items() if getattr(options, role) == seat)


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
