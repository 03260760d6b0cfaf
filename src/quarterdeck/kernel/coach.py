"""The coach: a script of steps that leads a newcomer through a game.

A *course* is content: steps, each with a message and the clause behind it, and goals (`kernel.goals`). A step waits for
tasks. A task is done by choosing an option (`ChooseTask`), or when the table shows it (a game's own kinds of task). The
steps are written as rows: a name if they have one, a clause, then tasks, one after the other or one of several:

>>> class Towed(Task, frozen=True):
...     sort = "task"
...     form = "towed {wreck}"
...     wreck: str
...     def done(self, table, seen):
...         return self.wreck in table
>>> rows = ["DS-2.1: read", "tow DS-3.1: towed hulk; towed tug or towed liner"]
>>> steps = tuple(map(StepReader("drill", Towed), rows))
>>> [step.id for step in steps]
['drill-1', 'drill-tow']
>>> course = Course(steps=steps)
>>> course.awaited({"liner"}, seen=0)
(ChooseTask(text='got-it', number=1),)
>>> course.awaited({"liner"}, seen=1)
(Towed(wreck='hulk'),)

The state holds only how far the coach has got (`State.coach`); the kernel's `State` asks the functions below what the
coach allows, and reports what was chosen. If a course is binding, what the coach waits for is all that is
legal, and whatever else the rules allow is refused with the option it waits for. If it is not, steps are advice: a
wrong attempt is allowed, and answered with what the step needs.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from quarterdeck.kernel import clauses
from quarterdeck.kernel.errors import BadContent, Reason, UnknownOption
from quarterdeck.kernel.frame import Asked
from quarterdeck.kernel.goals import Goal
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.phrases import Phrase

if TYPE_CHECKING:
    from quarterdeck.kernel.state import State
    from quarterdeck.kernel.words import Words

LEARNER = 0
"""The seat that is coached."""
READ = "read"
"""How something to read is written among tasks."""


# What a course consists of


class Task(Phrase, frozen=True):
    """What the coach waits for. A game with tasks of its own begins a family of them: a subclass with a `sort`."""

    sort = "task"

    def done(self, table: Any, seen: int) -> bool:
        """Whether it is done, once the coach has seen `seen` of the options it waited for."""
        raise NotImplementedError

    def judge(self, option: Option) -> bool | None:
        """Whether choosing this option does it; None if the option is about something else."""
        return None

    def expected(self) -> Reason | None:
        """What a wrong attempt is answered with, where there can be one."""
        return None

    def where(self) -> dict[str, int]:
        """What on the board it is about, for its message."""
        return {}


class ChooseTask(Task, frozen=True):
    """An option to be chosen, by its text or the first words of it: the `number`th one that the coach waits for."""

    text: str
    number: int

    def done(self, table: Any, seen: int) -> bool:
        return seen >= self.number

    def judge(self, option: Option) -> bool | None:
        return True if f"{option} ".startswith(f"{self.text} ") else None


class CoachStep(Struct, frozen=True):
    """What the coach says, the clause behind it, and tasks: all groups, one after the other; of a group any task does.

    The message of the same id with `-more` explains the background.
    """

    id: str
    clause: str
    tasks: tuple[tuple[Task, ...], ...]

    @property
    def options(self) -> list[str]:
        """The options it waits for, one after the other: of several that will do, the first."""
        chosen = [[task.text for task in group if isinstance(task, ChooseTask)] for group in self.tasks]
        return [texts[0] for texts in chosen if texts]

    def awaited(self, table: Any, seen: int) -> tuple[Task, ...]:
        """The tasks of which one has to be done next; none if the step is done."""
        return next((group for group in self.tasks if not any(task.done(table, seen) for task in group)), ())


class Course(Struct, frozen=True, kw_only=True):
    """A script for the coach, and the goals of the game that is played with it."""

    steps: tuple[CoachStep, ...]
    goals: tuple[Goal, ...] = ()
    binding: bool = False
    """Whether only what the coach waits for may be chosen."""
    shows_progress: bool = False
    """Whether the table shows the progress towards the goals."""
    parts: Mapping[int, tuple[str, ...]] = {}
    """The options that other seats choose, in order, as long as there is a coach: what a lesson needs of its bots."""

    def step_after(self, table: Any, seen: int) -> int:
        """The number of the first step that is not done, from 0; the last one if all are."""
        waiting = (number for number, step in enumerate(self.steps) if step.awaited(table, seen))
        return next(waiting, len(self.steps) - 1)

    def awaited(self, table: Any, seen: int) -> tuple[Task, ...]:
        """The tasks of which one has to be done next."""
        return self.steps[self.step_after(table, seen)].awaited(table, seen)

    def wants(self, option: Option) -> bool:
        """Whether an option does something that any step asks for."""
        return any(task.judge(option) for step in self.steps for group in step.tasks for task in group)

    def saying(self, number: int) -> Reason:
        """A step as a message, with what on the board it is about."""
        step = self.steps[number]
        where = step.tasks[-1][-1].where()
        return Reason(step.id, step.clause, {"step": number, "steps": len(self.steps), **where})

    def outline(self) -> dict[str, Any]:
        """All that the coach will say, and the goals, as plain data."""
        steps = [
            {**to_builtins(self.saying(number)), "options": step.options} for number, step in enumerate(self.steps)
        ]
        return {"steps": steps, "goals": [to_builtins(goal.say()) for goal in self.goals]}


class Coach(Struct, frozen=True):
    """How far the coach has got."""

    seen: int = 0
    """How many of the options it waited for were chosen."""
    missed: bool = False
    """Whether the last choice was a wrong attempt at what it waits for."""
    played: tuple[int, ...] = ()
    """The seats that have chosen an option of their part, in order."""


# Reading


class StepReader:
    """Reads the steps of a course row by row; their messages are `PREFIX-NAME`, or `PREFIX-1` where they have no names.

    A task is one of a game's own kinds, if it has any, else the text of an option; `read` is something to read.
    """

    def __init__(self, prefix: str, kinds: type[Task] | None = None) -> None:
        self.prefix, self.kinds = prefix, kinds
        self.steps = self.chosen = 0

    def __call__(self, text: str) -> CoachStep:
        head, colon, tasks = text.partition(": ")
        *names, clause = head.split(" ")
        if not colon or len(names) > 1 or not clauses.exists(clause):
            form = "a name if it has one, a clause of the rules, tasks"
            raise BadContent(f"{text!r} should read like 'fly DS-2.1: fly s2': {form}")
        self.steps += 1
        groups = tuple(self._group(words) for words in tasks.split("; "))
        return CoachStep(f"{self.prefix}-{(*names, self.steps)[0]}", clause, groups)

    def _group(self, words: str) -> tuple[Task, ...]:
        group = tuple(self._task(task) for task in words.split(" or "))
        self.chosen += any(isinstance(task, ChooseTask) for task in group)
        return group

    def _task(self, text: str) -> Task:
        if self.kinds is None or text == READ:
            return ChooseTask(GotIt.verb if text == READ else text, self.chosen + 1)
        return self.kinds.parse(text)


# What the state asks


def allowed(table: "State", seat: int, options: list[Option]) -> list[Option]:
    """The options that the coach allows; where bots imagine that it waits for what cannot be done, all of them."""
    texts = _texts_awaited(table, seat)
    if not texts:
        return options
    passed = [option for option in options if option.aside or _means(option, texts)]
    return passed + _unlisted(table, seat, options, texts) or options


def _unlisted(table: "State", seat: int, options: list[Option], texts: list[str]) -> list[Option]:
    """Awaited options of open kinds that the rules allow, though they are not listed; bystanders are not coached."""
    if seat not in table.seats():
        return []
    open_kinds = {kind.verb: kind for kind in table.agenda[-1].choices if kind.is_open}
    awaited = filter(None, (_parsed(text, open_kinds) for text in texts))
    new = [option for option in awaited if option not in options]
    return [option for option in new if option.reason(table, seat, table.agenda[-1]) is None]


def _parsed(text: str, kinds: dict[str, type[Option]]) -> Option | None:
    """The option that a text means; None if it names only a kind, or one of another kind."""
    try:
        return Option.parse(text, kinds)
    except UnknownOption:
        return None


def refusal(table: "State", seat: int, option: Option) -> Reason | None:
    """Why the coach refuses an option that the rules allow."""
    texts = _texts_awaited(table, seat)
    if not texts or option in table.options(seat):
        return None
    return Reason("coach-waits", table.coach_clause, {"awaited": texts})


def watch(table: "State", seat: int, option: Option) -> None:
    """Let the coach see what is chosen, before it happens; after the last step the coach is gone."""
    course, coach = table.course(), table.coach
    if course is None or coach is None:
        return
    if seat != LEARNER:
        if str(option) == _next_of_part(course, coach, seat):
            table.coach = replace(coach, played=(*coach.played, seat))
        return
    awaited = _is_awaited(table, option)
    if course.binding and not awaited:  # the learner goes on without it, or a bot imagines something else
        table.coach = None
        return
    seen = coach.seen + awaited
    wrong = any(task.judge(option) is False for task in awaited_by(table)) and not course.wants(option)
    over = not any(step.awaited(table, seen) for step in course.steps)
    table.coach = None if over else replace(coach, seen=seen, missed=wrong)


def awaited_by(table: "State") -> tuple[Task, ...]:
    """The tasks of which the coach waits for one; none without a coach."""
    course = table.course()
    return () if course is None or table.coach is None else course.awaited(table, table.coach.seen)


def _is_awaited(table: "State", option: Option) -> bool:
    return any(isinstance(task, ChooseTask) and task.judge(option) for task in awaited_by(table))


def _texts_awaited(table: "State", seat: int) -> list[str]:
    """The options, or their first words, of which a seat has to choose one; none if it is free."""
    course, coach = table.course(), table.coach
    if course is None or coach is None or not course.binding:
        return []
    if seat != LEARNER:
        text = _next_of_part(course, coach, seat)
        return [text] if text else []
    return [task.text for task in awaited_by(table) if isinstance(task, ChooseTask)]


def _next_of_part(course: Course, coach: Coach, seat: int) -> str:
    """What another seat chooses next; nothing once its part is over."""
    part, done = course.parts.get(seat, ()), coach.played.count(seat)
    return part[done] if done < len(part) else ""


def _means(option: Option, texts: list[str]) -> bool:
    return any(f"{option} ".startswith(f"{text} ") for text in texts)


def coach_says(table: "State") -> Reason | None:
    """What the coach says now: the step to do, or what it needs instead of a wrong attempt; None without a coach."""
    course, coach = table.course(), table.coach
    if course is None or coach is None:
        return None
    said = course.saying(course.step_after(table, coach.seen))
    answers = filter(None, (task.expected() for task in awaited_by(table) if coach.missed))
    return next((Reason(answer.id, said.clause, {**said.args, **answer.args}) for answer in answers), said)


# What a learner chooses


class GotIt(Option, frozen=True):
    """got-it: the learner has read what the coach said."""

    keeps_undo = True

    def reason(self, table: "State", seat: int, frame: Any) -> Reason | None:
        return None if _is_awaited(table, self) else Reason("nothing-to-read", table.coach_clause)

    def take(self, table: "State", seat: int, frame: Any) -> None:
        """Nothing to do: the coach was told of the choice already."""


class PlayFreely(Option, frozen=True):
    """play-freely: dismiss the coach for the rest of the game."""

    aside = True
    keeps_undo = True

    @classmethod
    def offer(cls, table: "State", seat: int, frame: Any) -> list["PlayFreely"]:
        return [] if table.coach is None or seat != LEARNER else [cls()]

    def reason(self, table: "State", seat: int, frame: Any) -> Reason | None:
        return None if table.coach is not None else Reason("no-coach", table.coach_clause)

    def take(self, table: "State", seat: int, frame: Any) -> None:
        table.coach = None


class Lecture(Asked, frozen=True):
    """Something to read, if that is what the coach waits for. A game combines it with its own base class of frames."""

    choices = (GotIt, PlayFreely)

    def open(self, table: Any) -> bool:
        return _is_awaited(table, GotIt())


def coach_lines(said: Reason, words: "Words") -> list[str]:
    """A step as text, with its background."""
    step = words.text("coach-step", {**said.args, "step": said.args["step"] + 1})
    return [f"{step} {words.prompt(said)} ({said.clause})", f"    {words.text(f'{said.id}-more')}"]
