"""Reading lessons: every row of `lessons.toml` is checked, and whatever is wrong is said with its line."""

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Annotated, TypeVar

from msgspec import Meta, Struct

from quarterdeck.games.space_alert.content.cards import face
from quarterdeck.games.space_alert.content.script import Kind
from quarterdeck.games.space_alert.content.ship import INTERNAL, SLOTS, TRAJECTORIES, ZONES
from quarterdeck.games.space_alert.content.threat_cards import station_number
from quarterdeck.games.space_alert.school import goal_words  # noqa: F401 - the kinds of goals
from quarterdeck.games.space_alert.school.coach import Flown, LessonTask
from quarterdeck.games.space_alert.school.goals import Goal
from quarterdeck.games.space_alert.school.lessons import Announced, Lesson, ShipStart
from quarterdeck.kernel.coach import CoachStep, StepReader
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.sheet import Sheet

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.content.pack import Pack

T = TypeVar("T")
WHOLE_DECK = "deck"


class LessonRow(Struct, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written in a pack."""

    minutes: Annotated[int, Meta(ge=1, le=30)]
    kind: Kind
    slots: Annotated[int, Meta(ge=1, le=SLOTS)]
    crew: Annotated[tuple[str, ...], Meta(min_length=1, max_length=4)]
    hand: str
    tracks: dict[str, str] = {}
    threats: tuple[str, ...] = ()
    planned: tuple[str, ...] = ()
    heroic: tuple[str, ...] = ()
    ship: ShipStart = ShipStart()
    steps: Annotated[tuple[str, ...], Meta(min_length=1)]
    goals: Annotated[tuple[str, ...], Meta(min_length=1)]
    solution: tuple[str, ...]


def read_lessons(sheet: Sheet, pack: "Pack") -> dict[str, Lesson]:
    """The lessons of a pack in the order in which they are taught."""
    return {name: _Reader(sheet, name, pack).lesson() for name in sheet.data}


class _Reader:
    """Reads one lesson; whatever is wrong is said with its line."""

    def __init__(self, sheet: Sheet, name: str, pack: "Pack") -> None:
        self.sheet, self.name, self.pack = sheet, name, pack
        self.row = sheet.read(LessonRow, name)

    def lesson(self) -> Lesson:
        row = self.row
        lesson = Lesson(
            id=self.name, minutes=row.minutes, kind=row.kind, slots=row.slots, ship=row.ship, solution=row.solution,
            crew=self.each("crew", row.crew, station_number),
            hand=self.pack.deck if row.hand == WHOLE_DECK else self.each("hand", row.hand.split(), self.card),
            tracks=self.tracks(),
            threats=self.each("threats", row.threats, self.threat),
            planned=self.each("planned", row.planned, self.board),
            heroic=self.each("heroic", row.heroic, self.card),
            steps=self.steps(),
            goals=self.each("goals", row.goals, Goal.parse),
        )  # fmt: skip
        self.check(lesson)
        return lesson

    def each(self, key: str, rows: Iterable[str], read: Callable[[str], T]) -> tuple[T, ...]:
        return self.sheet.each(read, rows, self.name, key)

    def card(self, text: str) -> str:
        if text not in (*self.pack.deck, *self.pack.heroic):
            raise BadContent(f"{text!r} is no card of the pack; write action/movement: 'A/<'")
        return text

    def board(self, text: str) -> tuple[str | None, ...]:
        """A board from its cards, the upper half first, `-` for an empty slot: `C/< - >/A`."""
        words = text.split()
        if len(words) > self.row.slots:
            raise BadContent(f"{text!r}: the lesson has {self.row.slots} slots")
        for word in words:
            if word != "-":
                self.card(face(word))
        return tuple(None if word == "-" else word for word in words)

    def threat(self, text: str) -> Announced:
        match = re.fullmatch(r"(\S+) T\+(\d+) (\w+)", text)
        if not match or match[1] not in self.pack.threats or match[3] not in TRAJECTORIES:
            raise BadContent(f"{text!r} should read like 'E1-07 T+1 red': a threat, its turn, its trajectory")
        found = Announced(match[1], int(match[2]), TRAJECTORIES.index(match[3]))
        if (self.pack.threats[found.code].kind == "external") == (found.zone == INTERNAL):
            raise BadContent(f"{text!r}: only internal threats are internal")
        if not 1 <= found.number <= self.row.slots:
            raise BadContent(f"{text!r}: the lesson has {self.row.slots} turns")
        return found

    def tracks(self) -> tuple[str, ...]:
        names = dict(zip(TRAJECTORIES, self.pack.tracks, strict=False)) | self.row.tracks
        with self.sheet.at(self.name, "tracks"):
            for zone, name in names.items():
                if zone not in TRAJECTORIES or name not in self.pack.tracks:
                    raise BadContent(f"{zone} = {name!r} should be a trajectory, like red = 'T5'")
        return tuple(names[zone] for zone in TRAJECTORIES)

    def steps(self) -> tuple[CoachStep, ...]:
        found = self.each("steps", self.row.steps, StepReader(f"lesson-{self.name}", LessonTask))
        if not isinstance(found[-1].tasks[0][0], Flown):
            raise self.sheet.wrong((self.name, "steps", len(found) - 1), "the last step is 'flown'")
        return found

    def check(self, lesson: Lesson) -> None:
        """What each row could not know by itself."""
        for number, goal in enumerate(lesson.goals):
            with self.sheet.at(self.name, "goals", number):
                goal.check(lesson)
        for number, step in enumerate(lesson.steps):
            with self.sheet.at(self.name, "steps", number):
                for task in (task for group in step.tasks for task in group if isinstance(task, LessonTask)):
                    task.check(lesson)
        for key, count, most in (
            ("planned", len(lesson.planned), len(lesson.crew)),
            ("heroic", len(lesson.heroic), len(lesson.crew) - 1),
        ):
            if count > most:
                raise self.sheet.wrong((self.name, key), f"{count} rows, but there are {most} boards for them")
        with self.sheet.at(self.name, "ship"):
            self._check_ship(lesson.ship)

    def _check_ship(self, ship: ShipStart) -> None:
        for zone in (*ship.shields, *ship.reactors, *ship.damage):
            if zone not in ZONES:
                raise BadContent(f"{zone!r} is no zone; there are {', '.join(ZONES)}")
        for zone, tiles in ship.damage.items():
            known = self.pack.tiles[ZONES.index(zone)]
            if unknown := [tile for tile in tiles if tile not in known]:
                raise BadContent(f"{unknown[0]!r} is no tile of zone {zone}; there are {', '.join(known)}")
