"""Missions as rules of thumb see them: which to keep, where to go, when to give one up."""

from collections.abc import Iterator
from typing import Any

from quarterdeck.games.xia.bots.exploring import ExplorationValues
from quarterdeck.games.xia.bots.goals import CREDIT, Goal
from quarterdeck.games.xia.content.missions import DistancePay, Mission, RollPay, TierPay
from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.mission_cards import AT_PLACES, fits_target, is_place
from quarterdeck.games.xia.rules.titles import ship_tier
from quarterdeck.games.xia.state import Captain, Npc, Xia, ship_id

OFFER = 0.7
"""What a look at three missions is worth."""
EMPTY = 0.2
"""A mission worth less than this is discarded for another."""
UNSEEN = 0.2
"""The part of its worth that a mission without a known place keeps."""
DOUBTS = {"board": 0.85, "steal": 0.7, "load": 0.57}
"""The chance of success of missions that need luck or lead far away; hunting depends on the guns."""
HUNTER = 2.5
"""How much a captain who likes weapons prefers hunts."""
URGENT = 1.6
"""How much more a delivery counts than other goals: it makes room for the next mission."""
SHARE = 0.85
"""The part of its worth that a mission has whose task is still to be done."""

Point = tuple[str, str]
"""A sector and its mission point."""


class MissionValues(ExplorationValues):
    """What missions are worth."""

    def mission_goals(self) -> Iterator[Goal]:
        me, table = self.me, self.table
        if me.depleted or not me.at:
            return
        card = None if me.mission is None else table.pack.missions[me.mission]
        if card is None:
            yield from self._offers(OFFER + self.ambition("missions"))
        elif me.mission_open:
            worth = URGENT * self._reward(card, me.pay)
            places = self.points(card.deliver)
            yield from [Goal(spot, worth) for sector, spot in places if sector != me.picked_up]
        else:
            found = list(self._tasks(card))
            yield from found
            if max([goal.worth for goal in found], default=0.0) < EMPTY:
                yield from self._offers(0.4)

    def _offers(self, worth: float) -> Iterator[Goal]:
        """Mission points where no mission was taken in this turn."""
        used = self.table.turn.mission_points
        for spot, _ in self.marked("mission"):
            if spot not in used:
                yield Goal(spot, worth, 1.0)

    def _tasks(self, card: Mission) -> Iterator[Goal]:
        """Where the task of a mission could be done, with what the delivery takes after it."""
        inclination = 1.0 if card.legal else self.inclination.crime
        worth = SHARE * self._reward(card, None) * DOUBTS.get(card.task, 1.0) * inclination
        if card.task in AT_PLACES:
            for sector, spot in self.points(card.place):
                later = self._delivery(spot, card, sector) if sector != card.deliver else None
                if later is not None:
                    yield Goal(spot, worth, later)
        else:
            yield from self._victims(card, worth)

    def _victims(self, card: Mission, worth: float) -> Iterator[Goal]:
        pay = self.table.pack.pay[card.pay]
        eagerness = 1.0 + HUNTER * max(self.inclination.blaster, self.inclination.missile)
        for ship in self.table.all_ships():
            if ship.at and ship is not self.me and self.is_wanted(card, ship):
                later = self._delivery(ship.at, card)
                likely = 1.0 if card.task == "steal" else self.kill_hope(ship) * eagerness
                refused = card.task != "steal" and self.declines(ship)
                if later is not None and likely > 0.05 and not refused:
                    more = (pay.amount(self._tier(ship)) - pay.one) * CREDIT if isinstance(pay, TierPay) else 0.0
                    if card.task != "steal":  # the kill itself is worth something
                        more, later = more + self.spoils(ship), later / 2
                    yield Goal(ship.at, (worth + more) * likely, 0.5 + later, 1)

    def _tier(self, ship: Captain | Npc) -> int:
        return ship_tier(self.table, ship_id(ship))

    def declines(self, ship: Captain | Npc) -> bool:
        """Whether a ship could be attacked at once but is not worth it."""
        return False

    def spoils(self, victim: Captain | Npc) -> float:
        """What a kill is worth by itself: fame and bounty, less the bounty incurred."""
        return 0.0

    def kill_hope(self, victim: Captain | Npc) -> float:
        """How likely a captain is to destroy a ship sooner or later."""
        return 0.0

    def is_wanted(self, card: Mission, ship: Captain | Npc) -> bool:
        return ship.outlaw if card.task == "hunt" else fits_target(self.table, self.seat, ship, card.target)

    def _delivery(self, start: str, card: Mission, sector: str = "") -> float | None:
        """Turns from a hex to the nearest delivery, which is not in the sector of the task (XIA-27.3.10)."""
        found = [self.turns(start, spot) for other, spot in self.points(card.deliver) if other != sector]
        if found:
            return min(found)
        return 4.0 if self.table.stack else None

    def points(self, place: str) -> list[Point]:
        """The mission points of a description."""
        chart, table = self.chart, self.table
        return chart.kept(("points", place), lambda: _points(chart, table, place))

    def _reward(self, card: Mission, pay: int | None) -> float:
        """Fame and payment, with what titles add."""
        credits = mean_pay(self.table, card) if pay is None else pay
        kind = "legal" if card.legal else "illegal"
        return 1.0 + credits * CREDIT + self.ambition("missions") + self.ambition(kind) + self.ambition("same") * 0.5

    def _lost_delivery(self) -> float:
        me = self.me
        if me.mission is None:
            return 0.0
        card = self.table.pack.missions[me.mission]
        places = [card.deliver] if me.mission_open else [card.deliver, card.place or "any"]
        return 1.0 if any(not self.points(place) for place in places) else 0.0

    # Options

    def mission_worth(self, card: Mission) -> float:
        """What a mission is worth from here: the best of its places, by the turns that it takes."""
        goals = list(self._tasks(card))
        if not goals:
            return UNSEEN * DOUBTS.get(card.task, 1.0)
        return max([goal.worth / (1.0 + 0.15 * (goal.later + self.turns(self.me.at, goal.hex))) for goal in goals])

    def do_take_mission(self, option: Any) -> float:
        return OFFER

    def do_keep(self, option: Any) -> float:
        return self.mission_worth(self.table.pack.missions[option.mission])

    def do_keep_none(self, option: Any) -> float:
        return EMPTY + 0.5

    def do_task(self, option: Any) -> float:
        return 0.9

    def do_deliver(self, option: Any) -> float:
        return 1.0 + (self.me.pay or 0) * CREDIT

    def do_claim(self, option: Any) -> float:
        return 0.8

    def do_abort(self, option: Any) -> float:
        """A mission that leads nowhere is discarded, if another can be taken."""
        if self.me.mission is None or self.me.mission_open:
            return -0.5
        here, used = self.table.chart.cells[self.me.at], self.table.turn.mission_points
        if here.mark != "mission" or self.me.at in used:
            return -0.1
        return EMPTY + 0.05 - self.mission_worth(self.table.pack.missions[self.me.mission])

    def do_experience(self, option: Any) -> float:
        return 0.5 if self.table.rolls and self.table.rolls[-1].value <= 5 else -0.1


def _points(chart: Chart, table: Xia, place: str) -> list[Point]:
    sectors = [sector for sector in chart.centres if is_place(table, sector, place)]
    return [(sector, spot) for sector in sectors if (spot := chart.mission_point(sector))]


def mean_pay(table: Xia, card: Mission) -> float:
    """What a mission pays on average."""
    pay = table.pack.pay[card.pay]
    if isinstance(pay, RollPay):
        return sum([(band.high - band.low + 1) * (band.amount or 0) for band in pay.bands]) / 20
    return pay.two if isinstance(pay, DistancePay) else pay.one if isinstance(pay, TierPay) else 0
