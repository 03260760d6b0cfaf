"""Scoring (SA-5)."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.state import Losses, ScoreSheet
from quarterdeck.kernel.errors import BadContent

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert


def score(table: "SpaceAlert") -> ScoreSheet:
    """The points of a completed mission."""
    lost = losses(
        [len(tiles) for tiles in table.ship.tiles],
        sum(member.knocked_out for member in table.crew),
        sum(squad.disabled for squad in table.squads),
    )
    return ScoreSheet(
        destroyed=sum(table.card(t).destroyed for t in table.threats if t.status == "destroyed"),
        survived=sum(table.card(t).survived or 0 for t in table.threats if t.status == "survived"),
        penalties=lost.penalties,
        visual=sum(table.ship.visual),
        losses=lost,
    )


def losses(tiles: list[int], knocked_out: int, disabled_squads: int) -> Losses:
    """What damage and casualties cost points for, with the tiles of each zone (SA-5.3 to SA-5.6)."""
    return Losses(sum(tiles), max(tiles), knocked_out, disabled_squads)


def campaign_score(threat_points: list[int], visual: list[int], last_penalties: int) -> int:
    """The score of an exploration campaign (SA-10.4.2, SA-10.4.3)."""
    return sum(threat_points) - last_penalties + sum(visual) // len(visual)


DEFEAT = -losses([6, 6, 6], 5, 2).penalties - 1
"""What a lost flight counts as where points are compared: less than any completed one, as it has no score (SA-5.1)."""


class ScoreInput(Struct, forbid_unknown_fields=True):
    """The numbers of a worked example of scoring."""

    destroyed: list[str]
    survived: list[str]
    damage: dict[str, Annotated[int, Meta(ge=0, le=6)]]
    knocked_out: Annotated[int, Meta(ge=0, le=5)]
    disabled_squads: Annotated[int, Meta(ge=0, le=2)]
    visual: list[Annotated[int, Meta(ge=0, le=7)]]

    def score(self) -> int:
        cards = pack().threats
        for code in (*self.destroyed, *self.survived):
            if code not in cards:
                raise BadContent(f"threat {code!r} does not exist")
        gained = sum(cards[code].destroyed for code in self.destroyed)
        gained += sum(cards[code].survived or 0 for code in self.survived)
        lost = losses(list(self.damage.values()), self.knocked_out, self.disabled_squads)
        return gained - lost.penalties + sum(self.visual)


class CampaignInput(Struct, forbid_unknown_fields=True):
    """The numbers of a worked example of campaign scoring."""

    threat_points: list[int]
    visual: list[int]
    last_penalties: int

    def score(self) -> int:
        return campaign_score(self.threat_points, self.visual, self.last_penalties)
