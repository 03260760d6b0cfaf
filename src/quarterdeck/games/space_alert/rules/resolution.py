"""The resolution (SA-4.1): thirteen turns as a list of steps."""

from typing import TYPE_CHECKING

from quarterdeck.games.space_alert.fields import computer_checks
from quarterdeck.games.space_alert.rules import campaign, interceptors, systems, threats, weapons
from quarterdeck.games.space_alert.rules.acts import resolve_card
from quarterdeck.games.space_alert.rules.scoring import score
from quarterdeck.games.space_alert.rules.trips import CardResolves, Trip, trips_of
from quarterdeck.games.space_alert.state import Step, TurnMarks

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert


def turns(table: "SpaceAlert", first: int = 1) -> list[Step]:
    """Everything that is resolved from turn `first` on (SA-4.1.3 to SA-4.1.5, SA-12.5)."""
    last = table.last_slot
    steps: list[Step] = [step for turn in range(first, last + 1) for step in turn_steps(table, turn)]
    return [*steps, RocketArrives(last + 1), PilotReturns(last + 1), ThreatActions(last + 1), Debriefing()]


def turn_steps(table: "SpaceAlert", turn: int) -> list[Step]:
    steps: list[Step] = [ThreatsAppear(turn), PlayerActions(turn), ComputeDamage(turn), ThreatActions(turn)]
    if turn in computer_checks(table.rules, table.last_slot):  # SA-4.1.4, SA-12.10
        steps.append(MaintenanceCheck(turn))
    return steps


class TurnStep(Step, frozen=True):
    """A step of one turn of the resolution."""

    turn: int

    def begin(self, table: "SpaceAlert") -> None:
        """Every log entry belongs to a turn and a step (SA-R33)."""
        table.emit("step-begins", self.clause, turn=self.turn, step=self.name)


class ThreatsAppear(TurnStep, frozen=True):
    clause = "SA-4.2"

    def run(self, table: "SpaceAlert") -> None:
        table.turn = self.turn
        table.marks = TurnMarks([None] * 6, [False] * 3)
        self.begin(table)
        for threat in table.threats:
            if threat.status == "waiting" and threat.number == self.turn:
                threats.appear(table, threat)


class PlayerActions(TurnStep, frozen=True):
    """Everybody acts in turn order (SA-4.3.2); repairs and visual confirmation are settled at the end."""

    clause = "SA-4.3"

    def run(self, table: "SpaceAlert") -> None:
        self.begin(table)
        actions = [PlayerAction(self.turn, who) for who in range(len(table.crew))]
        table.then(*actions, EndOfActions(self.turn))


class PlayerAction(TurnStep, frozen=True):
    clause = "SA-4.3"
    who: int

    def run(self, table: "SpaceAlert") -> None:
        member = table.crew[self.who]
        card = member.plan[self.turn]
        if card is not None and not member.knocked_out and trips_of(table, self.who):
            table.then(Trip(self.who), CardResolves(self.who))
        else:
            resolve_card(table, self.who)


class EndOfActions(TurnStep, frozen=True):
    clause = "SA-4.3"

    def run(self, table: "SpaceAlert") -> None:
        systems.finish_repairs(table)
        systems.confirm_visually(table)


class ComputeDamage(TurnStep, frozen=True):
    clause = "SA-4.13"

    def run(self, table: "SpaceAlert") -> None:
        self.begin(table)
        weapons.compute_damage(table)


class ThreatActions(TurnStep, frozen=True):
    clause = "SA-4.14"

    def run(self, table: "SpaceAlert") -> None:
        self.begin(table)
        threats.act(table)


class MaintenanceCheck(TurnStep, frozen=True):
    clause = "SA-4.16"

    def run(self, table: "SpaceAlert") -> None:
        self.begin(table)
        systems.check_maintenance(table)


class RocketArrives(TurnStep, frozen=True):
    """The final turn: the last rocket hits, nothing else fires (SA-4.17.1 to SA-4.17.3)."""

    clause = "SA-4.17"

    def run(self, table: "SpaceAlert") -> None:
        table.turn = self.turn
        table.marks = TurnMarks([None] * 6, [False] * 3)
        self.begin(table)
        weapons.compute_damage(table)


class PilotReturns(TurnStep, frozen=True):
    clause = "SA-4.17"

    def run(self, table: "SpaceAlert") -> None:
        who = interceptors.pilot(table)
        if who is not None:
            interceptors.come_home(table, who, "SA-4.17.4")


class Debriefing(Step, frozen=True):
    """The mission is complete (SA-4.1.7)."""

    clause = "SA-5"

    def run(self, table: "SpaceAlert") -> None:
        table.outcome = "won"
        table.sheet = score(table)
        table.emit("mission-complete", "SA-4.1.7", score=table.sheet.total)
        table.then(*campaign.after(table))
