"""Turns and rounds: what a turn consists of, phase by phase (XIA-17, XIA-30.3, XIA-R27)."""

from functools import cache

from quarterdeck.games.xia.guided.coach import Lecture
from quarterdeck.games.xia.rules.abilities import Use
from quarterdeck.games.xia.rules.acting import NOT_BEFORE_BUSINESS, not_now
from quarterdeck.games.xia.rules.business import BusinessPhase
from quarterdeck.games.xia.rules.cargo import Buy, Gather, Sell
from quarterdeck.games.xia.rules.combat import Attack
from quarterdeck.games.xia.rules.exploring import Scan
from quarterdeck.games.xia.rules.fame import end_at_last_round, note_standings
from quarterdeck.games.xia.rules.flying import FULL, IMPULSE, Engine
from quarterdeck.games.xia.rules.gifts import AT_ANY_TIME, ManyActions
from quarterdeck.games.xia.rules.lasting import at_start_of_turn
from quarterdeck.games.xia.rules.loose_cubes import Jettison, PickUp
from quarterdeck.games.xia.rules.minor import MINOR
from quarterdeck.games.xia.rules.missions import ABORT, Deliver, Task
from quarterdeck.games.xia.rules.npcs import NpcTurn
from quarterdeck.games.xia.rules.rescue import NEEDED, Rescue
from quarterdeck.games.xia.rules.respawn import Respawn
from quarterdeck.games.xia.rules.stored_moves import AutopilotsOfOthers
from quarterdeck.games.xia.rules.taking_missions import TakeMission
from quarterdeck.games.xia.rules.titles import judge_phase
from quarterdeck.games.xia.state import Captain, Step, Xia
from quarterdeck.games.xia.under_way import Turn
from quarterdeck.kernel.coach import LEARNER, PlayFreely
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option


class TurnOf(Step, frozen=True):
    """The turn of a captain, unless it is skipped (XIA-17.1, XIA-13.1.11)."""

    clause = "XIA-17.1.1"
    seat: int

    def run(self, table: Xia) -> None:
        captain = table.captains[self.seat]
        table.active, table.turn = self.seat, Turn()
        table.harpoon = None  # XIA-D19: one of the NPC's turn before
        at_start_of_turn(captain)
        if captain.skip:
            captain.skip = False
            table.emit("turn-skipped", "XIA-13.1.7", seat=self.seat)
            table.then(NpcTurns(self.seat))
            return
        table.emit("turn-began", "XIA-17.1.1", seat=self.seat, round=table.round)
        table.then(*_phases(self.seat))
        if not captain.at:
            table.then(Respawn(self.seat))  # XIA-14.1.1
        if table.coach is not None and self.seat == LEARNER:
            table.then(Lecture(self.seat))


@cache
def _phases(seat: int) -> tuple[Step, ...]:
    """The phases of a turn and what follows it: always the same frames, so they are made once.

    The status phase follows from the business phase, the next turn from those of NPCs.
    """
    read = (Lecture(seat),) if seat == LEARNER else ()
    return (ActionPhase(seat), BusinessPhase(seat), *read, AutopilotsOfOthers(seat), NpcTurns(seat))


class EndActions(Option, frozen=True):
    """end-actions: go on to business on a planet, else to the status phase (XIA-17.2.4).

    It can be taken back as long as the turn has not ended (XIA-R14).
    """

    ends_turn = True

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.done()
        judge_phase(table, seat)


_END_ACTIONS = EndActions()
_AT_MARK: dict[str, tuple[type[Option], ...]] = {
    **dict.fromkeys(("", "exploration", "spawn"), ()),
    "buy": (Buy,),
    "sell": (Sell,),
    "mine": (Gather,),
    "harvest": (Gather,),
    "salvage": (Gather,),
    "mission": (Deliver, TakeMission),
}
"""Actions that need a mark on the hex of the ship (XIA-20.1)."""


_MOVE_FIRST = Reason("move-first", "XIA-15.1.1")
_WITHIN_MOVEMENT = not_now({
    "stop": "XIA-15.1.1", "jump": "XIA-17.4.3", "gate": "XIA-23.9.2", "tigris": "XIA-23.9.5", "reach": "XIA-15.3.1",
}) | {"step": _MOVE_FIRST, "fly": _MOVE_FIRST}  # fmt: skip
"""What needs a movement action."""


class ActionPhase(ManyActions, frozen=True):
    """Actions in any order, as many as the captain likes; a destroyed ship takes none (XIA-17.2, XIA-13.1.9)."""

    clause = "XIA-17.2.2"
    choices = (*FULL, *MINOR, EndActions, *AT_ANY_TIME, PlayFreely)
    before = NOT_BEFORE_BUSINESS | _WITHIN_MOVEMENT

    def open(self, table: Xia) -> bool:
        return table.captains[self.seat].at != ""

    def offer(self, table: Xia, seat: int) -> list[Option]:
        found = super().offer(table, seat)
        return [*found, PlayFreely()] if table.coach is not None and seat == self.seat == LEARNER else found

    def possible(self, table: Xia, captain: Captain) -> list[Option]:
        chart, seat, at = table.chart, captain.seat, captain.at
        found: list[Option] = [IMPULSE] if captain.impulse else []
        if captain.outfits and captain.armed:
            found += Engine.offer(table, seat, self)
            found += Attack.offer(table, seat, self)
        if len(captain.used) < len(captain.abilities):
            found += Use.offer(table, seat, self)
        if captain.mission is not None:
            found += Task.offer(table, seat, self)
            found.append(ABORT)
        for kind in _AT_MARK[chart.cells[at].mark]:
            found += kind.offer(table, seat, self)
        if at in chart.rim and table.stack_size:
            found += Scan.offer(table, seat, self)
        if at in table.ground:
            found += PickUp.offer(table, seat, self)
        if captain.cargo:
            found += Jettison.offer(table, seat, self)
        if captain.energy >= NEEDED:
            found += Rescue.offer(table, seat, self)
        found.append(_END_ACTIONS)
        return found


class NpcTurns(Step, frozen=True):
    """The turns of the NPCs that a captain controls, skipped or not (XIA-30.3.1, XIA-D57); then the next turn."""

    clause = "XIA-30.3.1"
    seat: int

    def run(self, table: Xia) -> None:
        own = [npc.id for npc in table.npcs if npc.controller == self.seat and npc.entered]
        if own:
            table.then(*[frame for npc in own for frame in _npc_turn(npc)], NextTurn(self.seat))
        else:
            NextTurn(self.seat).run(table)


@cache
def _npc_turn(npc: str) -> tuple[Step, ...]:
    """The frames of an NPC's turn, which are made once."""
    return BeginNpcTurn(npc), NpcTurn(npc)


class BeginNpcTurn(Step, frozen=True):
    """An NPC's turn is a turn of its own (XIA-D14)."""

    clause = "XIA-30.3.1"
    npc: str

    def run(self, table: Xia) -> None:
        table.turn, table.harpoon = Turn(npc=self.npc), None
        table.emit("npc-turn-began", "XIA-30.3.1", npc=self.npc)


class NextTurn(Step, frozen=True):
    """Clockwise to the next captain; after the last one a round is over (XIA-17.1.5)."""

    clause = "XIA-17.1.5"
    seat: int

    def run(self, table: Xia) -> None:
        if self.seat == table.picking[0]:
            _end_round(table)
        TurnOf((self.seat + 1) % table.seat_count).run(table)


def _end_round(table: Xia) -> None:
    """The last captain in turn order, and an NPC after him, have had their turns (XIA-R27)."""
    table.emit("round-ended", "XIA-R27", round=table.round)
    if table.round == table.setting.rounds:
        end_at_last_round(table)
    note_standings(table)
    table.round += 1
