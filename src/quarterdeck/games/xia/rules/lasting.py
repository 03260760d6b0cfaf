"""What abilities leave behind for a while, and when it ends (XIA-4.3.3, XIA-4.4.3, XIA-4.4.4, XIA-4.4.11, XIA-D63)."""

from quarterdeck.games.xia.state import Captain


def at_start_of_turn(captain: Captain) -> None:
    """Stored moves and a veil last until the captain's next turn, even if that is skipped (XIA-4.4.3, XIA-4.4.11)."""
    captain.moves, captain.veil = 0, None


def at_end_of_turn(captain: Captain) -> None:
    """Crossings and a free scan last until the captain's turn ends (XIA-4.3.3, XIA-4.4.4)."""
    captain.crossings, captain.free_scan = 0, False


def at_destruction(captain: Captain) -> None:
    """Nothing lasts beyond the destruction of the ship (XIA-D63)."""
    at_start_of_turn(captain)
    at_end_of_turn(captain)
