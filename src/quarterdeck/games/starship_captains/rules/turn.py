"""What a turn consists of (SC-3): train and promote, then one of three things, then the station tile."""

from collections.abc import Hashable

from quarterdeck.games.starship_captains.rules.crew import PROMOTION, TRAINING, Promote, Train, ready_kinds
from quarterdeck.games.starship_captains.rules.effects import resolve
from quarterdeck.games.starship_captains.rules.events import StationToken
from quarterdeck.games.starship_captains.rules.missions import Perform
from quarterdeck.games.starship_captains.rules.paying import purse
from quarterdeck.games.starship_captains.rules.rooms import Activate, ActivateWithArtifacts, more_rooms
from quarterdeck.games.starship_captains.state import OUT, RINGS, Asked, StarshipCaptains, Step
from quarterdeck.kernel.coach import PlayFreely
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.memo import remembered_by
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

    bars_undo = True
    ends_turn = True

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        table.captains[seat].passed = True
        table.emit("passed", "SC-15.2", seat=seat)


class Turn(Asked, frozen=True):
    """Training and promotion first, as often as you like; then a room, a mission, or a pass (SC-3.3, SC-3.4)."""

    clause = "SC-3.3"
    choices = (Activate, ActivateWithArtifacts, Perform, Train, Promote, Pass, PlayFreely)
    before = {verb: Reason(f"activate-{room}-first", clause) for verb, (room, clause) in ROOM_FIRST.items()}

    def offer(self, table: StarshipCaptains, seat: int) -> list[Option]:
        return [*_choices(table, seat, self)]


def _facts(table: StarshipCaptains, seat: int, frame: Turn) -> tuple[Hashable, ...]:
    """What is aboard, what medals are enough for, and whether there is a mission to perform and a coach."""
    captain = table.captains[seat]
    medals = purse(table, seat)
    rings = medals >= PROMOTION and captain.commanders < RINGS
    return (
        ready_kinds(table, seat),
        more_rooms(table, seat),
        (*captain.in_rooms,),
        (*captain.artifacts,) if len(captain.artifacts) > 1 else (),
        captain.at in table.planets and bool(Perform.offer(table, seat, frame)),
        medals >= TRAINING,
        rings,
        table.coach is None,
        table.setting.pack,
    )


@remembered_by(_facts)
def _choices(table: StarshipCaptains, seat: int, frame: Turn) -> list[Option]:
    """Kind by kind, as every frame offers them."""
    return Asked.offer(frame, table, seat)


class AtStation(Step, frozen=True):
    """Who ends a turn on a station takes its tokens, then uses its tile (SC-19.31, SC-6.4)."""

    clause = "SC-6.4"
    seat: int

    def run(self, table: StarshipCaptains) -> None:
        place = table.captains[self.seat].at
        if place in table.tokens:
            table.then(StationToken(self.seat), StationTile(self.seat))
        elif place in table.stations:
            use_tile(table, self.seat)


class StationTile(Step, frozen=True):
    """A turn that ends on a station with its tile uses it, once per round (SC-6.3 to SC-6.7)."""

    clause = "SC-6.4"
    seat: int

    def run(self, table: StarshipCaptains) -> None:
        use_tile(table, self.seat)


def use_tile(table: StarshipCaptains, seat: int) -> None:
    station = table.stations.get(table.captains[seat].at, "")
    if station and table.tiles[station] == 0:
        table.tiles[station] = table.round + 1 if table.round < table.last_round else OUT  # SC-D12
        table.emit("station-used", "SC-6.4", seat=seat, station=station)
        resolve(table, seat, TILES[station])


class EndTurn(Option, frozen=True):
    """end-turn: from here on nothing of the turn is taken back (SC-R13)."""

    bars_undo = True
    ends_turn = True

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        if table.event_sink is not None:  # the commonest events of play-outs are not even built
            table.emit("turn-ended", "SC-3.15", seat=seat)


_END_TURN = EndTurn()


class EndOfTurn(Asked, frozen=True):
    """The captain confirms; whoever passed has done so already, and nothing after it is taken back (SC-R13, SC-R14)."""

    clause = "SC-R13"
    choices = (EndTurn,)

    def open(self, table: StarshipCaptains) -> bool:
        return not table.captains[self.seat].passed

    def offer(self, table: StarshipCaptains, seat: int) -> list[Option]:
        return [_END_TURN]

    def run(self, table: StarshipCaptains) -> None:
        table.bar_undo()
