"""What makes a mind think again."""

from collections import Counter
from typing import Any

from msgspec import Struct

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.ship import PHASE_OF

View = dict[str, Any]


class News(Struct, frozen=True):
    """What one seat sees that matters for a plan."""

    threats: list[str]
    phase: int
    last_call: bool
    held: Counter[str]
    """The own cards, in hand and on the board; alone one has all of them from the start."""

    def surprises(self, before: "News | None") -> bool:
        """Whether there is something new; a card that was laid for an android is only gone."""
        if before is None or (self.threats, self.phase, self.last_call) != (
            before.threats,
            before.phase,
            before.last_call,
        ):
            return True
        return bool(self.held - before.held)


def news(view: View, seat: int) -> News:
    player = view["players"][seat]
    own = [card for member in view["crew"] if member["seat"] == seat for card in member["plan"] if card]
    held = Counter(map(cards.face, (*player["hand"], *own))) if view["seat_count"] > 1 else Counter()
    return News([threat["code"] for threat in view["threats"]], player["phase"], last_call(view), held)


def last_call(view: View) -> bool:
    """Whether nothing more is likely to be announced before a phase is locked."""
    said = [message["say"] for message in view["heard"] if message["say"] in ("start", "warning", "phase_end")]
    last_phase = PHASE_OF[view["last_slot"]] == int(view["phase"])
    return said[-1] == "warning" or last_phase or not view["setting"]["clock"]
