"""The ship (SA-1): six stations in three zones on two decks, and the phases of a flight."""

UPPER_RED, UPPER_WHITE, UPPER_BLUE, LOWER_RED, LOWER_WHITE, LOWER_BLUE = range(6)
SPACE = 6
STATIONS = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue")
PLACES = (*STATIONS, "space")

RED, WHITE, BLUE, INTERNAL = range(4)
ZONES = ("red", "white", "blue")
TRAJECTORIES = (*ZONES, "internal")

SLOTS = 12
PHASE_SLOTS = ((1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11, 12))
PHASE_OF = (0, *(phase + 1 for phase, slots in enumerate(PHASE_SLOTS) for _ in slots))
"""The phase of each slot and turn (SA-4.1.6); slot 0 does not exist."""
LAST_OF_TWO_PHASES = 7
"""The last slot of a two-phase flight (SA-12.5)."""
CHECKED_TURNS = (2, 5, 9)
"""The turns after which the computer's maintenance is checked (SA-4.16.1)."""


BAND_ENDS = (5, 10)
"""The last squares of distance 1 and 2 (SA-4.13.3)."""


def zone_of(station: int) -> int:
    return station % 3


def other_deck(station: int) -> int:
    """The station at the other end of the gravolift (SA-1.3)."""
    return (station + 3) % 6


def left_of(station: int) -> int | None:
    """The next station towards red through the door (SA-1.2), if there is one."""
    return station - 1 if station % 3 > RED else None


def right_of(station: int) -> int | None:
    """The next station towards blue through the door (SA-1.2), if there is one."""
    return station + 1 if station % 3 < BLUE else None


def neighbours(station: int) -> list[int]:
    """The stations joined by a door or a gravolift (SA-1.4)."""
    beside = (left_of(station), right_of(station), other_deck(station))
    return [other for other in beside if other is not None]


def distance(square: int) -> int:
    """How far a square of a trajectory is from the ship, in bands (SA-4.13.3)."""
    near, middle = BAND_ENDS
    return 1 if square <= near else 2 if square <= middle else 3
