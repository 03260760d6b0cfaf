"""What a captain means by pointing at something unusable, so that the rules can say why not."""

from quarterdeck.games.xia.rules.missions import Deliver, Task
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.option import Option


def meant(table: Xia, seat: int, target: str, held: str) -> Option | None:
    """A captain's mission means carrying it out, then completing it (XIA-27.3.1, XIA-27.3.4)."""
    captain = table.captains[seat]
    if captain.mission is None or target != f"mission:{captain.mission}":
        return None
    return Deliver() if captain.mission_open else Task()
