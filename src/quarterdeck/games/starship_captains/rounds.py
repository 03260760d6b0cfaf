"""Turns one after another (SC-3.2), the end of a round and what begins the next (SC-15)."""

from quarterdeck.games.starship_captains.events import StationToken
from quarterdeck.games.starship_captains.guided import Lecture
from quarterdeck.games.starship_captains.scoring import FinalScoring, note_standings
from quarterdeck.games.starship_captains.solo import ShadowActs, new_actions
from quarterdeck.games.starship_captains.state import CADET, OUT, Marks, StarshipCaptains, Step
from quarterdeck.games.starship_captains.technologies import Refill
from quarterdeck.games.starship_captains.turn import EndOfTurn, StationTile, Turn

STAY = 3
"""Figures that stay in the queue (SC-15.4)."""


def begin_turn(table: StarshipCaptains, seat: int) -> None:
    """Everything a turn consists of, in order (SC-3.15, SC-D11); Shadow acts after each of yours (SC-17.12)."""
    table.active, table.marks = seat, Marks()
    shadow = () if table.shadow is None else (ShadowActs(),)
    table.then(Turn(seat), StationToken(seat), StationTile(seat), EndOfTurn(seat), Refill(), *shadow, NextTurn(seat))
    if table.coached is not None:
        table.then(Lecture(seat))


class NextTurn(Step, frozen=True):
    """Clockwise to the next captain who has not passed (SC-3.2, SC-3.5)."""

    clause = "SC-3.2"
    seat: int

    def run(self, table: StarshipCaptains) -> None:
        for step in range(1, table.seat_count + 1):
            captain = table.captains[(self.seat + step) % table.seat_count]
            if not captain.passed:
                begin_turn(table, captain.seat)
                return
        table.then(EndOfRound())


class EndOfRound(Step, frozen=True):
    """The order of SC-D27: queue, resources, station tiles, first player."""

    clause = "SC-15.3"

    def run(self, table: StarshipCaptains) -> None:
        table.tell("round-ended", "SC-15.3", round=table.round)
        if table.round == table.last_round:  # SC-16.1, SC-R33
            table.then(FinalScoring())
            return
        note_standings(table)
        wake_crews(table)
        table.round += 1
        share_resources(table)
        return_tiles(table)
        for captain in table.captains:
            captain.passed = False
        if table.shadow is not None:  # SC-17.11, SC-17.30
            new_actions(table)
        else:
            table.first = (table.first + 1) % table.seat_count
        clause = "SC-15.12" if table.shadow is None else "SC-17.11"
        table.tell("round-begins", clause, round=table.round, seat=table.first)
        begin_turn(table, table.first)


def wake_crews(table: StarshipCaptains) -> None:
    """All but the last 3 of every queue go to the ready room, those in front first (SC-15.4, SC-15.5)."""
    for captain in table.captains:
        awake = captain.queue[:-STAY]
        captain.ready += awake
        captain.queue = captain.queue[-STAY:]
        if awake:
            table.tell("crew-rested", "SC-15.4", seat=captain.seat, figures=awake)


def share_resources(table: StarshipCaptains) -> None:
    """Round 2 a medal each, rounds 3 and 4 a cadet each (SC-15.8, SC-15.9)."""
    for captain in table.captains:
        if table.round == 2:
            captain.medals += 1
            table.tell("medals-gained", "SC-15.8", seat=captain.seat, count=1)
        else:
            captain.ready.append(CADET)
            table.tell("cadet-gained", "SC-15.9", seat=captain.seat)


def return_tiles(table: StarshipCaptains) -> None:
    """A station tile comes back unless a ship is there; then it waits another round, if there is one."""
    for place, station in table.stations.items():
        if table.tiles[station] != table.round:
            continue
        if table.ships_at(place) and table.round == table.last_round:
            table.tiles[station] = OUT
            table.tell("station-closed", "SC-D12", station=station)
        elif table.ships_at(place):
            table.tiles[station] = table.round + 1
            table.tell("station-blocked", "SC-15.11", station=station)
        else:
            table.tiles[station] = 0
            table.tell("station-open", "SC-15.10", station=station)
