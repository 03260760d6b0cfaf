"""The flight school: a lesson as a game of its own, laid out without any chance (SA-R46)."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.script import Message
from quarterdeck.games.space_alert.content.ship import PHASE_OF, ZONES
from quarterdeck.games.space_alert.rules import messages
from quarterdeck.games.space_alert.rules.planning import Resolution
from quarterdeck.games.space_alert.rules.setup import empty_table
from quarterdeck.games.space_alert.school.lessons import Lesson
from quarterdeck.games.space_alert.school.planning import LessonPlanning, lesson_of
from quarterdeck.games.space_alert.state import CrewMember, Options, Pile, SpaceAlert, Step
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.coach import Coach
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.goals import Verdict, verdict_lines
from quarterdeck.kernel.manifest import changed_options

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

FREE = ("lesson", "clock")
"""Options that a lesson does not bring with it; whatever is said of the clock, it stands still."""


def lesson_table(seats: int, options: Options, chance: Chance) -> SpaceAlert:
    """The table of a lesson with its figures and boards; the agenda begins with laying out the rest."""
    lesson = _checked(seats, options)
    table = empty_table(seats, replace(options, clock=False), chance)
    table.crew = [_member(lesson, board, station) for board, station in enumerate(lesson.crew)]
    table.coach = Coach()
    table.then(LayOut())
    return table


def _member(lesson: Lesson, board: int, station: int) -> CrewMember:
    """A figure with its board: the learner's is the first, the others are androids'."""
    heroic = lesson.heroic[board - 1] if 0 < board <= len(lesson.heroic) else None
    return CrewMember(-1 if board else 0, lesson.board(board), heroic, station)


def _checked(seats: int, options: Options) -> Lesson:
    """The lesson that is meant, if nothing contradicts it."""
    lessons = pack().lessons
    if options.lesson not in lessons:
        raise BadOptions(f"lesson {options.lesson!r}: there are {', '.join(lessons)}")
    if seats != 1:
        raise BadOptions(f"lesson {options.lesson!r} is for one seat, not {seats}")
    for name in changed_options(options):
        if name not in FREE:
            raise BadOptions(f"{name}: the lesson {options.lesson!r} leaves nothing else to choose")
    return lessons[options.lesson]


class LayOut(Step, frozen=True):
    """Put everything where the lesson wants it; all threats lie open from the start."""

    clause = "SA-R46"

    def run(self, table: SpaceAlert) -> None:
        lesson = lesson_of(table)
        table.kind, table.last_slot = lesson.kind, lesson.slots
        red, white, blue, internal = lesson.tracks
        table.tracks = (red, white, blue, internal)
        table.players[0].hand = list(lesson.hand)
        _lay_out_ship(table, lesson)
        _lay_out_decks(table, lesson)
        table.emit("lesson-begins", "SA-R46", lesson=lesson.id)
        _announce(table, lesson)
        table.then(LessonPlanning(table.now), Resolution())


def _lay_out_ship(table: SpaceAlert, lesson: Lesson) -> None:
    """Energy, supplies and damage; the tiles left lie in the order of the pack."""
    ship, start = table.ship, lesson.ship
    for zone, name in enumerate(ZONES):
        ship.shields[zone] = start.shields.get(name, ship.shields[zone])
        ship.reactors[zone] = start.reactors.get(name, ship.reactors[zone])
        ship.tiles[zone] += start.damage.get(name, ())
        table.tiles.append(Pile(name, tuple(t for t in table.pack.tiles[zone] if t not in ship.tiles[zone])))
    ship.capsules = ship.capsules if start.capsules is None else start.capsules
    ship.rockets = ship.rockets if start.rockets is None else start.rockets


def _lay_out_decks(table: SpaceAlert, lesson: Lesson) -> None:
    """Every deck holds the threats of the lesson and no others, in the order in which they are announced."""
    for name in messages.DECKS:
        codes = [threat.code for threat in lesson.threats if _deck_of(table, threat.code) == name]
        table.decks.append(Pile(name, tuple(codes)))


def _deck_of(table: SpaceAlert, code: str) -> str:
    card = table.pack.threats[code]
    return f"{'serious' if card.serious else 'common'}_{'external' if card.kind == 'external' else 'internal'}"


def _announce(table: SpaceAlert, lesson: Lesson) -> None:
    """The computer announces all threats at once; only the end of planning is left to be said."""
    table.phase = table.players[0].phase = 1
    for threat in lesson.threats:
        serious = table.pack.threats[threat.code].serious
        messages.hear(table, Message(0, "threat", threat.number, threat.zone, serious))
    table.script = (Message(0, "end", PHASE_OF[lesson.slots]),)


# What others want to know


class LessonReport(Struct, frozen=True):
    """How a lesson ended (SA-R47)."""

    id: str
    passed: bool
    goals: tuple[Verdict, ...]
    plan: tuple[str, ...]
    """The options that lay the plan out again in another try; `read` follows them."""
    read: tuple[str, ...]
    practised: tuple[str, ...] = ()
    """The steps of the coach that were done before the flight."""


def report(table: SpaceAlert) -> LessonReport | None:
    """How a lesson ended, as part of the game's result (SA-R47)."""
    if table.school is None:
        return None
    school = table.school
    passed = all(verdict.met for verdict in school.verdicts)
    return LessonReport(table.setting.lesson, passed, school.verdicts, school.plan, school.read, school.practised)


def goal_lines(result: Any, words: "Words") -> list[str]:
    """The goals of a lesson in words: met, or missed with what happened instead."""
    return verdict_lines(result.lesson.goals, words) if result.lesson else []


def syllabus() -> list[dict[str, Any]]:
    """The lessons of the base game in order, with what the coach says and what counts."""
    lessons = pack().lessons.values()
    return [{"id": lesson.id, "minutes": lesson.minutes, **lesson.outline()} for lesson in lessons]
