"""Scoring (SA-5) and the ship's log (SA-6)."""

from typing import TYPE_CHECKING

from msgspec import Struct

from quarterdeck.games.space_alert.pack import pack
from quarterdeck.games.space_alert.state import Difficulty, ScoreSheet

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert

DIFFICULTY_MARKS: dict[Difficulty, str] = {"white": "1", "yellow": "2", "mixed": "1+2"}


def score(table: "SpaceAlert") -> ScoreSheet:
    """The points of a completed mission."""
    return ScoreSheet(
        destroyed=sum(table.card(t).destroyed for t in table.threats if t.status == "destroyed"),
        survived=sum(table.card(t).survived or 0 for t in table.threats if t.status == "survived"),
        penalties=penalties(
            [len(tiles) for tiles in table.ship.tiles],
            sum(member.knocked_out for member in table.crew),
            sum(squad.disabled for squad in table.squads),
        ),
        visual=sum(table.ship.visual),
    )


def penalties(tiles: list[int], knocked_out: int, disabled_squads: int) -> int:
    """What damage and casualties cost (SA-5.3 to SA-5.6): the worst zone counts twice."""
    return sum(tiles) + max(tiles) + 2 * knocked_out + disabled_squads


def campaign_score(threat_points: list[int], visual: list[int], last_penalties: int) -> int:
    """The score of an exploration campaign (SA-10.4.2, SA-10.4.3)."""
    return sum(threat_points) - last_penalties + sum(visual) // len(visual)


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


def log_line(table: "SpaceAlert", date: str) -> LogLine | None:
    """The line for a finished flight; training and practice are not logged (SA-12.11, SA-R45)."""
    if not table.outcome or table.practice or (table.kind != "mission" and not table.setting.full_rules):
        return None
    difficulty = DIFFICULTY_MARKS[table.setting.common], DIFFICULTY_MARKS[table.setting.serious]
    sheet = table.sheet
    if sheet is None:
        return LogLine(date, table.script_code, *difficulty, lost_to=table.lost_to, paused=table.was_paused)
    points = sheet.survived, sheet.destroyed, sheet.penalties, sheet.visual, sheet.total
    return LogLine(date, table.script_code, *difficulty, *points, paused=table.was_paused)


class ScoreInput(Struct, forbid_unknown_fields=True):
    """The numbers of a worked example of scoring."""

    destroyed: list[str]
    survived: list[str]
    damage: dict[str, int]
    knocked_out: int
    disabled_squads: int
    visual: list[int]

    def score(self) -> int:
        cards = pack("base").threats
        gained = sum(cards[code].destroyed for code in self.destroyed)
        gained += sum(cards[code].survived or 0 for code in self.survived)
        return gained - penalties(list(self.damage.values()), self.knocked_out, self.disabled_squads) + sum(self.visual)


class CampaignInput(Struct, forbid_unknown_fields=True):
    """The numbers of a worked example of campaign scoring."""

    threat_points: list[int]
    visual: list[int]
    last_penalties: int

    def score(self) -> int:
        return campaign_score(self.threat_points, self.visual, self.last_penalties)
