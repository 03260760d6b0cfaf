"""Taking a mission: three cards are looked at, one is kept or none (XIA-27.2)."""

from quarterdeck.games.xia.rules.acting import begin_action, here
from quarterdeck.games.xia.rules.mission_cards import mission_sector
from quarterdeck.games.xia.rules.titles import perk
from quarterdeck.games.xia.state import Asked, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

LOOKED_AT = 3
"""Mission cards that are looked at (XIA-27.2.2)."""
NO_MISSION_POINT = Reason("no-mission-point", "XIA-27.2.1")
HAS_MISSION = Reason("has-mission", "XIA-27.2.5")
POINT_USED = Reason("mission-point-used", "XIA-27.2.4")
NO_MISSIONS_LEFT = Reason("no-missions-left", "XIA-D45")


class TakeMission(Option, frozen=True):
    """take-mission: look at three cards, as a minor action (XIA-27.2)."""

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        if table.captains[seat].mission is not None:
            return HAS_MISSION
        spot = here(table, seat, frame)
        if not mission_sector(table, spot):
            return NO_MISSION_POINT
        if spot in table.turn.mission_points:
            return POINT_USED
        return None if table.mission_deck or table.mission_discard else NO_MISSIONS_LEFT

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain = table.captains[seat]
        table.turn.mission_points = (*table.turn.mission_points, here(table, seat, frame))
        begin_action(table, frame, full=False)
        captain.looked_at = _drawn(table, perk(table, seat, "mission-cards") or LOOKED_AT)
        table.emit("missions-looked-at", "XIA-27.2.2", seat=seat, count=len(captain.looked_at))
        table.then(ChoosingMission(seat))

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"hex:{here(table, seat, frame)}",)


def _drawn(table: Xia, count: int) -> list[str]:
    """The top cards, as far as there are any; an empty deck is refilled from the discard pile (XIA-27.2.6)."""
    found: list[str] = []
    while len(found) < count and (table.mission_deck or table.mission_discard):
        if not table.mission_deck:
            table.mission_deck = table.shuffled("missions", table.mission_discard)
            table.mission_discard = []
            table.emit("missions-shuffled", "XIA-27.2.6")
        found.append(table.mission_deck.pop())
    return found


class Keep(Option, frozen=True):
    """keep M11: the mission to carry out, face down (XIA-27.2.3)."""

    keeps_undo = True
    hidden = ("mission",)
    mission: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> list["Keep"]:
        return [cls(mission) for mission in table.captains[seat].looked_at]

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.captains[seat].mission = self.mission
        table.captains[seat].looked_at.remove(self.mission)
        _put_back(table, seat)
        table.emit("mission-kept", "XIA-27.2.3", seat=seat)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"mission:{self.mission}",)


class KeepNone(Option, frozen=True):
    """keep-none: none of the missions (XIA-27.2.2)."""

    keeps_undo = True

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        _put_back(table, seat)
        table.emit("no-mission-kept", "XIA-27.2.2", seat=seat)


def _put_back(table: Xia, seat: int) -> None:
    """The choice is made: the other cards go to the discard pile (XIA-27.2.2)."""
    table.done()
    captain = table.captains[seat]
    table.mission_discard += captain.looked_at
    captain.looked_at = []


class ChoosingMission(Asked, frozen=True):
    """One of the cards, or none (XIA-27.2.2)."""

    clause = "XIA-27.2.2"
    choices = (Keep, KeepNone)
