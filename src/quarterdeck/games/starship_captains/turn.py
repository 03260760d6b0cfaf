"""What a turn consists of (SC-3): train and promote, then one of three things, then the station tile."""

from quarterdeck.games.starship_captains.crew import Promote, Train
from quarterdeck.games.starship_captains.effects import resolve
from quarterdeck.games.starship_captains.guided import PlayFreely
from quarterdeck.games.starship_captains.missions import Perform
from quarterdeck.games.starship_captains.rooms import Activate, Spend
from quarterdeck.games.starship_captains.state import OUT, Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

TILES = {
    "home": ("advance fleet", "advance androids", "advance pirates"),
    "gold": ("android",),
    "grey": ("artifact", "repair"),
}
"""What the station tiles give (SC-6.8, SC-6.9, SC-D13)."""

ROOM_FIRST = {
    "fly": ("navigation", "SC-4.1"),
    "attack": ("weapons", "SC-4.2"),
    "take": ("science", "SC-4.3"),
    "mend": ("repair", "SC-4.4"),
}
"""Which room comes before what newcomers try at once."""


class Pass(Option, frozen=True):
    """pass: no more turns in this round (SC-3.5, SC-3.7)."""

    binds = True

    def take(self, table: StarshipCaptains, seat: int) -> None:
        table.done()
        table.captains[seat].passed = True
        table.tell("passed", "SC-15.2", seat=seat)


class Turn(Asked, frozen=True):
    """Training and promotion first, as often as you like; then a room, a mission, or a pass (SC-3.3, SC-3.4)."""

    clause = "SC-3.3"
    choices = (Activate, Spend, Perform, Train, Promote, Pass, PlayFreely)
    before = {verb: Reason(f"activate-{room}-first", clause) for verb, (room, clause) in ROOM_FIRST.items()}


class StationTile(Step, frozen=True):
    """A turn that ends on a station with its tile uses it, once per round (SC-6.3 to SC-6.7)."""

    clause = "SC-6.4"
    seat: int

    def run(self, table: StarshipCaptains) -> None:
        station = table.stations.get(table.captains[self.seat].at, "")
        if station and table.tiles[station] == 0:
            table.tiles[station] = table.round + 1 if table.round < table.last_round else OUT  # SC-D12
            table.tell("station-used", "SC-6.4", seat=self.seat, station=station)
            resolve(table, self.seat, TILES[station])


class EndTurn(Option, frozen=True):
    """end-turn: from here on nothing of the turn is taken back (SC-R13)."""

    binds = True

    def take(self, table: StarshipCaptains, seat: int) -> None:
        table.done()
        table.tell("turn-ended", "SC-3.15", seat=seat)


class EndOfTurn(Asked, frozen=True):
    """The captain confirms; whoever passed has done so already, and nothing after it is taken back (SC-R13, SC-R14)."""

    clause = "SC-R13"
    choices = (EndTurn,)

    def open(self, table: StarshipCaptains) -> bool:
        return not table.captains[self.seat].passed

    def run(self, table: StarshipCaptains) -> None:
        table.bind()
