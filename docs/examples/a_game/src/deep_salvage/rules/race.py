"""The race (DS-2): everybody chooses a fuel cell at once, and they are turned up together."""

from deep_salvage.rules.wreck import AtWreck
from deep_salvage.state import DeepSalvage, Pilot, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option


class TurnUp(Step, frozen=True):
    """The next wreck, or the end of the game (DS-2.1, DS-4.1)."""

    def run(self, table: DeepSalvage) -> None:
        if table.round == table.setting.rounds:
            return
        table.round += 1
        table.wreck, *rest = table.wrecks
        table.wrecks = tuple(rest)
        table.emit("wreck-turned-up", "DS-2.1", wreck=table.wreck, round=table.round)
        table.then(Race())


class Burn(Option, frozen=True):
    """burn 17: choose this fuel cell (DS-2.2)."""

    hidden = ("cell",)
    cell: int

    @classmethod
    def offer(cls, table: DeepSalvage, seat: int, frame: Step) -> list["Burn"]:
        return [cls(cell) for cell in table.pilots[seat].cells]

    def reason(self, table: DeepSalvage, seat: int, frame: Step) -> Reason | None:
        mine = self.cell in table.pilots[seat].cells
        return None if mine else Reason("not-your-cell", "DS-2.2", {"cell": self.cell})

    def take(self, table: DeepSalvage, seat: int, frame: Step) -> None:
        pilot = table.pilots[seat]
        pilot.cells.remove(self.cell)
        pilot.chosen = self.cell
        table.emit("cell-chosen", "DS-2.2", seat=seat)


class Race(Step, frozen=True):
    """Waits for every pilot, then turns the cells up (DS-2.2 to DS-2.5)."""

    clause = "DS-2.2"
    choices = (Burn,)

    def seats(self, table: DeepSalvage) -> tuple[int, ...]:
        return tuple(pilot.seat for pilot in table.pilots if pilot.chosen is None)

    def prompt(self, table: DeepSalvage, seat: int | None) -> Reason:
        asked = seat in self.seats(table)
        return Reason("prompt-race" if asked else "waiting-race", self.clause, {"wreck": table.wreck})

    def run(self, table: DeepSalvage) -> None:
        burned = sorted((_turned_up(table, pilot), pilot.seat) for pilot in table.pilots)
        (_, last), (_, first) = burned[0], burned[-1]
        table.pilots[last].points += 1
        table.emit("debris", "DS-2.5", seat=last)
        table.then(AtWreck(first, table.wreck), TurnUp())


def _turned_up(table: DeepSalvage, pilot: Pilot) -> int:
    """The cell that a pilot has chosen, now spent (DS-2.3)."""
    assert pilot.chosen is not None
    cell, pilot.chosen = pilot.chosen, None
    pilot.spent.append(cell)
    table.emit("cell-burned", "DS-2.3", seat=pilot.seat, cell=cell)
    return cell
