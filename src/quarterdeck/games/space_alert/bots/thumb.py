"""Rules of thumb for Space Alert: everybody goes to a threatened zone, fires there, and lets the crew go on.

Each slot is planned once, from the first on; nothing is moved again.
"""

from collections.abc import Sequence
from typing import Any

from quarterdeck.bots.bot import Seat
from quarterdeck.games.space_alert.bots.signs import answer, pause
from quarterdeck.games.space_alert.content.cards import top
from quarterdeck.games.space_alert.content.ship import STATIONS, ZONES
from quarterdeck.games.space_alert.rules.commands import Place
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

PLANNING = {
    "place", "take-back", "turn", "move", "swap", "give", "end-phase", "consent", "withdraw", "go-on", "ask-pause",
}  # fmt: skip
AGREED = ("go-on", "consent")
STEPS = {"<": (-1, 0), ">": (1, 0), "^": (0, 1)}
WORTH = {"A": 3.0, "B": 1.5, "C": 1.0}
"""What an action is worth at one's post."""
MIDDLE = ZONES.index("white")


class Thumb:
    """A crew member who looks at what was announced."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        others = [option for option in options if option.verb not in PLANNING]
        if others:  # a sign, a vote, a repair
            return answer(others)
        view = seat.view()
        agreed = [option for verb in AGREED for option in options if option.verb == verb]
        return pause(view, seat.people, options) or self._place(view, options) or next(iter(agreed), None)

    def _place(self, view: dict[str, Any], options: Sequence[Option]) -> Option | None:
        """The best card for the first slot that one is any good for; the own board first, androids' if alone."""
        found = [option for option in options if isinstance(option, Place)]
        found.sort(key=lambda option: (_androids(view, option.board), option.board, option.slot))
        best: Place | None = None
        most = 0.0
        for option in found:
            if best is not None and (best.board, best.slot) != (option.board, option.slot):
                break
            value = self._value(view, option) + self._chance.below("whim", 10) / 100
            if value > max(most, 0.1):
                best, most = option, value
        return best

    def _value(self, view: dict[str, Any], option: Place) -> float:
        if _androids(view, option.board) and view["seat_count"] > 1:
            return 0.0
        symbol, spot, post = top(option.card), _spot(view, option), _post(view, option.board)
        if symbol in STEPS:
            return 4.0 if _distance(_moved(spot, symbol), post) < _distance(spot, post) else 0.0
        return WORTH.get(symbol, 0.5) if spot == post else WORTH.get(symbol, 0.5) / 4


def _androids(view: dict[str, Any], board: int) -> bool:
    """Whether a board is an android's; of people's boards only the own one is ever offered."""
    return bool(view["crew"][board]["seat"] < 0)


def _post(view: dict[str, Any], board: int) -> tuple[int, int]:
    """Zone and deck to go to: announced threats are shared out by number, even boards above and odd ones below."""
    threatened = sorted((threat["number"], threat["zone"]) for threat in view["threats"] if threat["zone"] < len(ZONES))
    zone = threatened[board % len(threatened)][1] if threatened else MIDDLE
    return zone, board % 2


def _spot(view: dict[str, Any], option: Place) -> tuple[int, int]:
    """Where a figure will be in a slot, if nothing comes in between."""
    member = view["crew"][option.board]
    spot = (member["station"] % len(ZONES), member["station"] // len(ZONES))
    for card in member["plan"][1 : option.slot]:
        spot = _moved(spot, top(card)) if card else spot
    return spot


def _moved(spot: tuple[int, int], symbol: str) -> tuple[int, int]:
    if symbol.startswith("H:"):
        station = STATIONS.index(symbol[2:])
        return station % len(ZONES), station // len(ZONES)
    step, lift = STEPS.get(symbol, (0, 0))
    return min(max(spot[0] + step, 0), len(ZONES) - 1), (spot[1] + lift) % 2


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
