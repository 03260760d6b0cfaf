"""Words of effect lines: systems and rooms (G7-D48)."""

from quarterdeck.games.gen7.content.effects.steps import End, Room, Step
from quarterdeck.games.gen7.content.lines import Count, SystemChoice


class Worsen(Step, frozen=True):
    """A condition marker moves right (G7-D14)."""

    form = "worsen {system} {n}"
    system: SystemChoice
    n: Count


class Improve(Step, frozen=True):
    """A condition marker moves left (G7-D14)."""

    form = "improve {system} {n}"
    system: SystemChoice
    n: Count


class RepairMarker(Step, frozen=True):
    """Blocks a spot until refresh."""

    form = "repair_marker {room} {end}"
    room: Room
    end: End


class FailureMarker(Step, frozen=True):
    """Blocks a spot until the episode ends."""

    form = "failure_marker {room} {end}"
    room: Room
    end: End


class ClearFailure(Step, frozen=True):
    """Frees the covered spot with fewest dots (G7-D62.2)."""

    form = "clear_failure {room}"
    room: Room


class LogDamage(Step, frozen=True):
    """One more on the logged count of a room."""

    form = "log_damage {room}"
    room: Room


class Mend(Step, frozen=True):
    """One off the logged count of a room."""

    form = "mend {room}"
    room: Room


class CrossSquare(Step, frozen=True):
    """Condition squares are crossed."""

    form = "cross_square {n}"
    n: Count
