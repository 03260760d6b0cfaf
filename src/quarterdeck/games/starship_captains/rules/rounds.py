"""Turns one after another (SC-3.2), the end of a round and what begins the next (SC-15)."""

from functools import cache

from quarterdeck.games.starship_captains.guided.coach import Lecture
from quarterdeck.games.starship_captains.rules.scoring import FinalScoring, note_standings
from quarterdeck.games.starship_captains.rules.solo import ShadowActs, new_actions
from quarterdeck.games.starship_captains.rules.technologies import Refill, refill
from quarterdeck.games.starship_captains.rules.turn import AtStation, EndOfTurn, Turn
from quarterdeck.games.starship_captains.state import CADET, OUT, STAY, Marks, StarshipCaptains, Step


def begin_turn(table: StarshipCaptains, seat: int) -> None:
    """Everything a turn consists of, in order (SC-3.15, SC-D11); Shadow acts after each of yours (SC-17.12)."""
    table.active, table.marks = seat, Marks()
    table.then(*_whole_turn(seat, table.shadow is not None))
    if table.coach is not None:
        table.then(Lecture(seat))


@cache
def _whole_turn(seat: int, shadow: bool) -> tuple[Step, ...]:
    """The choices and what follows them: always the same frames, so they are made once."""
    acts = (Refill(), ShadowActs()) if shadow else ()
    return (Turn(seat), AtStation(seat), EndOfTurn(seat), *acts, NextTurn(seat))


class NextTurn(Step, frozen=True):
    """Empty spaces are filled, unless they were before Shadow acted; then clockwise to the next captain.

    That is one who has not passed (SC-3.2, SC-3.5).
    """

    clause = "SC-3.2"
    seat: int

    def run(self, table: StarshipCaptains) -> None:
        if table.shadow is None:
            refill(table)
        for seat in _clockwise_after(self.seat, table.seat_count):
            if not table.captains[seat].passed:
                begin_turn(table, seat)
                return
        table.then(EndOfRound())


@cache
def _clockwise_after(seat: int, seats: int) -> tuple[int, ...]:
    """All seats in the order of play, this one last."""
    return tuple((seat + step) % seats for step in range(1, seats + 1))


class EndOfRound(Step, frozen=True):
    """The order of SC-D27: queue, resources, station tiles, first player."""

    clause = "SC-15.3"

    def run(self, table: StarshipCaptains) -> None:
        table.emit("round-ended", "SC-15.3", round=table.round)
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
        table.emit("round-begins", clause, round=table.round, seat=table.first)
        begin_turn(table, table.first)


def wake_crews(table: StarshipCaptains) -> None:
    """All but the last 3 of every queue go to the ready room, those in front first (SC-15.4, SC-15.5)."""
    for captain in table.captains:
        awake = captain.queue[:-STAY]
        captain.ready += awake
        captain.queue = captain.queue[-STAY:]
        if awake:
            table.emit("crew-rested", "SC-15.4", seat=captain.seat, figures=awake)


def share_resources(table: StarshipCaptains) -> None:
    """Round 2 a medal each, rounds 3 and 4 a cadet each (SC-15.8, SC-15.9)."""
    for captain in table.captains:
        if table.round == 2:
            captain.medals += 1
            table.emit("medals-gained", "SC-15.8", seat=captain.seat, count=1)
        else:
            captain.ready.append(CADET)
            table.emit("cadet-gained", "SC-15.9", seat=captain.seat)


def return_tiles(table: StarshipCaptains) -> None:
    """A station tile comes back unless a ship is there; then it waits another round, if there is one."""
    for place, station in table.stations.items():
        if table.tiles[station] != table.round:
            continue
        if table.ships_at(place) and table.round == table.last_round:
            table.tiles[station] = OUT
            table.emit("station-closed", "SC-D12", station=station)
        elif table.ships_at(place):
            table.tiles[station] = table.round + 1
            table.emit("station-blocked", "SC-15.11", station=station)
        else:
            table.tiles[station] = 0
            table.emit("station-open", "SC-15.10", station=station)
