"""Work tasks: finishing one in its center (G7-18, G7-30.5, G7-32.6, G7-37.5)."""

from collections.abc import Mapping
from functools import lru_cache

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.content.modifiers import ExtraCost, LessCost, TaskMerit
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules import decks, stocks
from quarterdeck.games.gen7.rules.costs import Cost, can_be_paid, cost_of, stock_of, ways_to_pay
from quarterdeck.games.gen7.rules.effects import does, resolve
from quarterdeck.games.gen7.rules.files import PlayFile, UseKept
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.merit import gain_merit
from quarterdeck.games.gen7.rules.skills import CENTER_SKILL, Save, UseSkill, cards_and_skills
from quarterdeck.games.gen7.rules.special_rules import claim_merit, in_force, rules_of, spend_all
from quarterdeck.games.gen7.state import RESOURCES, Asked, Gen7, Rule, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

KEPT = 10_000
"""How many costs of work tasks are cached."""
SKILL_MERIT = 3
"""What Biologist, Engineer and Scientist add (G7-43.4, G7-43.6, G7-43.7)."""


def task_cost(table: Gen7, card: str) -> Cost:
    """The price of a work task, with what special rules and effects played now take off."""
    changes = (*in_force(table, ExtraCost), *in_force(table, LessCost)) if table.rules else ()
    cost = _cost(table.setting.pack, card, changes)
    saved, savings = table.turn.saved, table.turn.savings
    return cost.less(saved, savings) if saved or savings else cost


@lru_cache(KEPT)
def _cost(pack_name: str, card: str, changes: tuple[ExtraCost | LessCost, ...]) -> Cost:
    meant = [change for change in changes if change.what == "work_task"]
    return cost_of(stock_of(pack(pack_name).work_tasks[card].cost), meant)


def _cost_rules(table: Gen7) -> list[tuple[Rule, ExtraCost | LessCost]]:
    """The modifiers that change what a work task costs."""
    pairs: list[tuple[Rule, ExtraCost | LessCost]] = rules_of(table, ExtraCost, LessCost)
    return [pair for pair in pairs if pair[1].what == "work_task"]


class FinishTask(Option, frozen=True):
    """finish-task WT-01: pay for a work task of this center (G7-18.6)."""

    task: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "FinishingTask") -> list["FinishTask"]:
        player, tasks = table.players[seat], table.pack.work_tasks
        here = [card for card in player.work_tasks if tasks[card].center == frame.center]
        return [cls(card) for card in here if can_be_paid(task_cost(table, card), player.store)]

    def reason(self, table: Gen7, seat: int, frame: "FinishingTask") -> Reason | None:
        player = table.players[seat]
        if self.task not in player.work_tasks:
            return Reason("no-such-task", "G7-18.6", {})
        if table.pack.work_tasks[self.task].center != frame.center:
            return Reason("other-center", "G7-18.6", {"room": table.pack.work_tasks[self.task].center})
        payable = can_be_paid(task_cost(table, self.task), player.store)
        return None if payable else Reason("cannot-pay", "G7-18.7", {})

    def take(self, table: Gen7, seat: int, frame: "FinishingTask") -> None:
        table.done()
        player = table.players[seat]
        player.work_tasks = decks.without(player.work_tasks, self.task)  # shown to all from now on
        ways = ways_to_pay(task_cost(table, self.task), player.store)
        if len(ways) == 1:
            finish(table, seat, self.task, ways[0])
        else:
            table.then(PayingForTask(seat, self.task))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.task}",)


class PayWith(Option, frozen=True):
    """pay-with 2 0 1: pay these amounts of data, parts and chems for the work task (G7-D31.6, G7-D71.2)."""

    data: int
    parts: int
    chems: int

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "PayingForTask") -> list["PayWith"]:
        ways = ways_to_pay(task_cost(table, frame.task), table.players[seat].store)
        return [cls(*paid) for paid in ways]

    def take(self, table: Gen7, seat: int, frame: "PayingForTask") -> None:
        table.done()
        finish(table, seat, frame.task, (self.data, self.parts, self.chems))


class PayingForTask(Asked, frozen=True):
    """Where tokens of any type are saved or asked for, the player chooses them (G7-D31.6, G7-D71.2)."""

    clause = "G7-D71.2"
    choices = (PayWith,)
    task: str
    """It has left the hand."""


def finish(table: Gen7, seat: int, card: str, price: tuple[int, ...]) -> None:
    """Paid from the sector, it pays merit and its special text; then it lies under the deck (G7-18.7 to G7-18.11)."""
    player, task = table.players[seat], table.pack.work_tasks[card]
    table.turn.saved, table.turn.savings = {}, 0
    spend_all(table, _cost_rules(table))
    table.emit("work-task-finished", "G7-18.9", seat=seat, task=card)
    table.then(WorkTaskDone(seat, card))
    resolve(table, seat, task.special, card)
    merit = task.merit + claim_merit(table, TaskMerit, "work_task")
    merit += SKILL_MERIT * (CENTER_SKILL[task.center] in player.skills)
    stocks.pay(table, seat, dict(zip(RESOURCES, price, strict=True)), "G7-18.7", card)
    gain_merit(table, seat, merit, "G7-18.9", card)


class WorkTaskDone(Step, frozen=True):
    """A finished work task goes face up under the deck (G7-18.11)."""

    clause = "G7-18.11"
    seat: int
    card: str

    def run(self, table: Gen7) -> None:
        decks.put_under(table, decks.WORK_TASKS, [self.card])
        center = table.pack.work_tasks[self.card].center
        happened(table, Happening("work_task_finished", (self.seat,), center=center))


class SkipTask(Option, frozen=True):
    """skip-task: finish no work task here (G7-4.10)."""

    def take(self, table: Gen7, seat: int, frame: "FinishingTask") -> None:
        table.done()
        table.turn.saved, table.turn.savings = {}, 0


_SKIP_TASK = SkipTask()


class FinishingTask(Asked, frozen=True):
    """The optional work task action of a center: at most one task per visit (G7-18.8)."""

    clause = "G7-18.6"
    choices = (FinishTask, SkipTask, PlayFile, UseSkill, UseKept, Save)
    pays = True
    center: str

    def open(self, table: Gen7) -> bool:
        """Every holder of work tasks is asked: not asking would reveal something about the hand."""
        return bool(table.players[self.seat].work_tasks)

    def offer(self, table: Gen7, seat: int) -> list[Option]:
        """Kinds of option that this player cannot have now are skipped."""
        player = table.players[seat]
        found: list[Option] = [*FinishTask.offer(table, seat, self), _SKIP_TASK]
        found += cards_and_skills(table, seat, self)
        if player.uses:
            found += Save.offer(table, seat, self)
        return found

    def prompt(self, table: Gen7, seat: int | None) -> Reason:
        if seat == self.seat and not FinishTask.offer(table, seat, self):
            return Reason("prompt-finishing-no-task", self.clause, {})
        return super().prompt(table, seat)


@does(e.ReduceCost)
def _reduce_cost(table: Gen7, seat: int, step: e.ReduceCost, source: str) -> None:
    """What is being paid now costs less; of any types where none is named (G7-D71)."""
    if step.type == "any":
        table.turn.savings += step.n
    else:
        saved: Mapping[str, int] = table.turn.saved
        table.turn.saved = {**saved, step.type: saved.get(step.type, 0) + step.n}


@does(e.RelaxRule)
def _relax_rule(table: Gen7, seat: int, step: e.RelaxRule, source: str) -> None:
    """It counts when shared spots are filled (`filling.relaxations`); a work task has no placement rule."""


@does(e.BonusMerit)
def _bonus_merit(table: Gen7, seat: int, step: e.BonusMerit, source: str) -> None:
    """On top of the work task being finished now; on shared spots it counts as they are filled."""
    if table.proposal is None:
        gain_merit(table, seat, step.n, "G7-D48", source)
