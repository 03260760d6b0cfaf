"""Exploration: scanning, blind jumps and laying out sectors (XIA-21, XIA-22)."""

from collections.abc import Sequence
from typing import Self

from quarterdeck.games.xia.rules import following
from quarterdeck.games.xia.rules.acting import DEPLETED, begin_action, here
from quarterdeck.games.xia.rules.chart import SIDES
from quarterdeck.games.xia.rules.missions import sector_laid
from quarterdeck.games.xia.rules.moving import ComeAfter, SetOut
from quarterdeck.games.xia.rules.npcs import enter_npc
from quarterdeck.games.xia.rules.risks import jump_risks
from quarterdeck.games.xia.rules.titles import perk, record_deed
from quarterdeck.games.xia.state import Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_SIDE = Reason("no-unexplored-side", "XIA-21.1.1")
STACK_EMPTY = Reason("stack-empty", "XIA-21.1.1")
NO_ENERGY = Reason("scan-needs-energy", "XIA-21.2.1")
NO_POINT = Reason("jump-needs-point", "XIA-21.3.1")


def lay_out(table: Xia, seat: int, start: str, side: str, reserved: str = "") -> str:
    """Draw the top sector and join it to the sector of a hex (XIA-21.1.4 to XIA-21.1.7).

    `reserved` is the hex of a blind jump, which counts as occupied (XIA-D56).
    """
    pile = table.survey.sectors or table.stack
    sector = pile.pop()
    placed = table.chart.placed(sector, start, side)
    table.lay_out((*table.sectors, placed))
    table.emit("sector-laid", "XIA-21.1.4", seat=seat, sector=sector, at=table.chart.centre(sector))
    put_token(table, sector)
    enter_npc(table, sector, reserved)
    sector_laid(table, sector)
    table.captains[seat].explored += 1
    record_deed(table, seat, "sectors", sector)
    return sector


def put_token(table: Xia, sector: str) -> None:
    """A token on the exploration hex of a new sector, unseen (XIA-22.1.1)."""
    spot = table.chart.exploration_hex(sector)
    if spot and table.token_pile:
        table.tokens[spot] = table.token_pile.pop()


def scan_cost(table: Xia, seat: int) -> int:
    if table.captains[seat].free_scan:
        return 0
    less = perk(table, seat, "scan-cost")
    return 1 if less is None else less


class Scan(Option, frozen=True):
    """scan ne: lay out the sector beyond that side of the ship's hex (XIA-21.2)."""

    is_open = True
    side: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        """One side for each place where a sector could come to lie (XIA-21.1.3)."""
        sides = table.chart.unexplored_sides(here(table, seat, frame))
        if not sides or _refused_scan(table, seat):
            return ()
        first = {centre: side for side, centre in reversed(sides.items())}
        return [cls(side) for side in SIDES if side in first.values()]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        if self.side not in table.chart.unexplored_sides(here(table, seat, frame)):
            return NO_SIDE
        return _refused_scan(table, seat)

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain = table.captains[seat]
        captain.energy -= scan_cost(table, seat)
        captain.free_scan = False
        start = here(table, seat, frame)
        begin_action(table, frame, full=True)
        table.emit("scanned", "XIA-21.2.1", seat=seat, side=self.side)
        lay_out(table, seat, start, self.side)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        start = here(table, seat, frame)
        return (f"place:{table.chart.unexplored_sides(start).get(self.side, '')}", f"side:{self.side}")

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return [Reason("costs-energy", "XIA-21.2.1", {"energy": scan_cost(table, seat)})]


def _refused_scan(table: Xia, seat: int) -> Reason | None:
    captain = table.captains[seat]
    if not table.stack_size:
        return STACK_EMPTY
    if captain.depleted:
        return DEPLETED
    return NO_ENERGY if captain.energy < scan_cost(table, seat) else None


class Jump(Option, frozen=True):
    """jump ne: explore and fly there at once, whatever it is (XIA-21.3)."""

    bars_undo = True
    side: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        sides = table.chart.unexplored_sides(table.captains[seat].at)
        if not sides or _refused_jump(table, seat):
            return ()
        return [cls(side) for side in sides]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        if self.side not in table.chart.unexplored_sides(table.captains[seat].at):
            return NO_SIDE
        return _refused_jump(table, seat)

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        assert table.movement is not None
        if not _free(table, seat):
            table.movement.points -= 1
        table.turn.jumped = True
        captain = table.captains[seat]
        goal = table.chart.neighbours(captain.at)[SIDES.index(self.side)]
        table.emit("blind-jump", "XIA-21.3.1", seat=seat, side=self.side)
        asked = following.questions(table, captain)
        after = [ComeAfter(captain.ship, captain.at)] if asked else []
        table.then(*asked, SetOut(captain.ship, self.side, "jump"), *after)
        lay_out(table, seat, captain.at, self.side, reserved=goal)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        goal = table.chart.neighbours(table.captains[seat].at)[SIDES.index(self.side)]
        return (f"hex:{goal}", f"side:{self.side}")

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        points = 0 if _free(table, seat) else 1
        return [Reason("jump-costs", "XIA-21.3.1", {"points": points}), *jump_risks(table, seat, self.side)]


def _free(table: Xia, seat: int) -> bool:
    """Blind Faith: the first jump of a turn costs no point (XIA-25.5.4)."""
    return not table.turn.jumped and perk(table, seat, "free-jump") is not None


def _refused_jump(table: Xia, seat: int) -> Reason | None:
    if not table.stack_size:
        return STACK_EMPTY
    return NO_POINT if table.movement is None or table.movement.points < 1 else None
