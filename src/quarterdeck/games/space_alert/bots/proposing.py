"""Changes to a plan that might make it better."""

from collections.abc import Callable, Iterable
from random import Random

from quarterdeck.games.space_alert.bots.flight import Course, Plan
from quarterdeck.games.space_alert.bots.jobs import closed_up, distance, places, shifted, with_job
from quarterdeck.games.space_alert.bots.knowledge import Board, Knowledge
from quarterdeck.games.space_alert.bots.targets import STORAGES, Job, against, lifetime, upkeep

SYMBOLS = (None, "A", "B", "C", "X", "<", ">", "^")
HEROIC = 0.35
"""How often a heroic action takes the place of a normal one."""
TRIES = 12
EFFORT = 4.0
"""How much chance counts beside the way to a job, in steps."""
CANDIDATES = 3
"""How many members are asked before a job is given up."""
Change = dict[int, Plan]
"""New plans by board."""


class Proposer:
    """Makes up changes of a course within what is known."""

    def __init__(self, known: Knowledge, luck: Random) -> None:
        self.known, self.luck = known, luck
        self.boards = [board for board in known.boards.values() if board.free]

    def propose(self, course: Course) -> list[Plan] | None:
        """All plans with a change that cards and slots allow; None if none was found."""
        for _ in range(TRIES if self.boards else 0):
            kinds: list[Callable[[Course], Change]] = self.luck.choices(
                [self._fight, self._keep_up, self._alter, self._retime, self._exchange], (45, 10, 25, 14, 6)
            )
            change = kinds[0](course)
            plans = [change.get(board, plan) for board, plan in enumerate(course.plans)]
            if any(plans[board] != course.plans[board] for board in change) and self._possible(plans, course, change):
                return plans
        return None

    def _possible(self, plans: list[Plan], course: Course, change: Iterable[int]) -> bool:
        """Whether nothing is changed that is locked, and the cards suffice."""
        for board in change:
            free = self.known.boards[board].free
            for slot, (new, old) in enumerate(zip(plans[board], course.plans[board], strict=True)):
                if new != old and slot not in free:
                    return False
        return all(self.known.allows(plans, board) for board in change)

    def _fight(self, course: Course) -> Change:
        """One or several members do something about a threat in the same turn."""
        threats = course.end.threats
        if not threats:
            return self._keep_up(course)
        weights = [1 if threat.status == "destroyed" else 4 for threat in threats]
        number = self.luck.choices(range(len(threats)), weights)[0]
        turn = self.luck.randint(*lifetime(course, number))
        change: Change = {}
        for job in against(course, number, turn, self.luck):
            self._give(course, change, job, turn)
        return change

    def _keep_up(self, course: Course) -> Change:
        job, turn = upkeep(self.luck)
        change: Change = {}
        self._give(course, change, job, turn or self.luck.randint(1, course.end.last_slot))
        return change

    def _give(self, course: Course, change: Change, job: Job, turn: int) -> None:
        """Let somebody do a job who can, rather one who is near and has nothing else to do."""

        def effort(board: Board) -> float:
            plan = course.plans[board.number]
            busy = turn < len(plan) and plan[turn] is not None
            return distance(places(plan)[turn], job.station) + busy + EFFORT * self.luck.random()

        for board in sorted((board for board in self.boards if board.number not in change), key=effort)[:CANDIDATES]:
            plan = self._at_work(course, board, job, turn)
            if plan is not None:
                plans = [change.get(number, old) for number, old in enumerate(course.plans)]
                plans[board.number] = plan
                if self._possible(plans, course, (board.number,)):
                    change[board.number] = plan
                    return

    def _at_work(self, course: Course, board: Board, job: Job, turn: int) -> Plan | None:
        """A board's plan with a job in it, with a squad fetched first where that is needed."""
        plan, luck = course.plans[board.number], self.luck
        symbols = [self._heroic(board, symbol) for symbol in job.symbols][: len(plan) - turn]
        if job.squad and not any(squad.leader == board.number for squad in course.before(turn).squads):
            storage = luck.choice(STORAGES)
            fetched = turn - distance(storage, job.station) - 1 - luck.choice((0, 0, 0, 1, 2))
            with_squad = with_job(plan, storage, ["C"], fetched, luck, board.heroic) if fetched >= 1 else None
            if with_squad is None:
                return None
            plan = with_squad
        return with_job(plan, job.station, symbols, turn, luck, board.heroic)

    def _heroic(self, board: Board, symbol: str) -> str:
        better = board.heroic is not None and board.heroic.startswith(f"H{symbol}/")
        return f"H{symbol}" if better and self.luck.random() < HEROIC else symbol

    def _alter(self, course: Course) -> Change:
        """Another symbol in one slot, or two slots exchanged."""
        board = self.luck.choice(self.boards)
        plan, free = list(course.plans[board.number]), sorted(board.free)
        slot = self.luck.choice(free)
        if self.luck.random() < 0.3:
            other = self.luck.choice(free)
            plan[slot], plan[other] = plan[other], plan[slot]
        else:
            plan[slot] = self.luck.choice((*SYMBOLS, *(board.heroic.split("/") if board.heroic else ())))
        return {board.number: plan}

    def _retime(self, course: Course) -> Change:
        """Everything from some slot on a turn earlier or later."""
        board = self.luck.choice(self.boards)
        slot = self.luck.choice(sorted(board.free))
        change = shifted if self.luck.random() < 0.5 else closed_up
        return {board.number: change(course.plans[board.number], slot)}

    def _exchange(self, course: Course) -> Change:
        """Two members take over from each other where they meet."""
        if len(self.boards) < 2:
            return {}
        one, other = self.luck.sample(self.boards, 2)
        slot = self.luck.choice(sorted(one.free))
        first, second = course.plans[one.number], course.plans[other.number]
        if places(first)[slot] != places(second)[slot]:
            return {}
        return {one.number: [*first[:slot], *second[slot:]], other.number: [*second[:slot], *first[slot:]]}
