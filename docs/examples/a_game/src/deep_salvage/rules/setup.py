"""Set-up (DS-1) and the end (DS-4)."""

from deep_salvage.rules.race import TurnUp
from deep_salvage.state import HAND, DeepSalvage, Options, Pilot, Step
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.result import Result


def new_table(seats: int, options: Options, chance: Chance) -> DeepSalvage:
    """A table before anything is dealt: chance is for frames, so that what it decides is on the record."""
    pilots = [Pilot(seat) for seat in range(seats)]
    return DeepSalvage(seat_count=seats, chance=chance, setting=options, pilots=pilots, agenda=[Deal()])


class Deal(Step, frozen=True):
    """Shuffle and deal (DS-1.2, DS-1.3)."""

    def run(self, table: DeepSalvage) -> None:
        cells = table.shuffled("cells", table.cells)
        for pilot in table.pilots:
            pilot.cells = sorted(cells.pop() for _ in range(HAND))
        table.cells = tuple(cells)
        table.wrecks = tuple(table.shuffled("wrecks", table.wrecks))
        table.emit("dealt", "DS-1.2", count=HAND)
        table.then(TurnUp())


def result(table: DeepSalvage) -> Result:
    """The points of every seat; the most win (DS-4.1)."""
    return Result(outcome="finished" if table.over else None, score=[pilot.points for pilot in table.pilots])
