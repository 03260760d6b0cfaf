"""Reading packs: rows of words, checked with file and line (`quarterdeck pack check FOLDER`)."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from quarterdeck.games.gen7.content import cards, ship, story
from quarterdeck.games.gen7.content.checks import check
from quarterdeck.games.gen7.content.pack import Pack
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.sheet import Sheet

T = TypeVar("T")
Row = TypeVar("Row")


class _About(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
    game: Literal["gen7"]
    format: Literal[1]


def load(folder: Path) -> Pack:
    """Read a pack, or say what is wrong with it and where."""
    about = Sheet(folder / "pack.toml").read(_About)

    def each(file: str, kind: type[Row], read: Callable[[str, Row], T]) -> dict[str, T]:
        return _cards(Sheet(folder / f"{file}.toml"), kind, read)

    episodes = each("episodes", story.EpisodeRow, story.read_episode)
    found = Pack(
        name=about.name,
        key_tasks=each("key_tasks", cards.KeyTaskRow, cards.read_key_task),
        work_tasks=each("work_tasks", cards.WorkTaskRow, cards.read_work_task),
        files=each("files", cards.FileRow, cards.read_file),
        algorithms=each("algorithms", cards.AlgorithmRow, cards.read_algorithm),
        skills=each("skills", cards.SkillRow, cards.read_skill),
        crossroads=each("crossroads", cards.CrossroadsRow, cards.read_crossroads),
        crew=each("crew", cards.CrewRow, cards.read_crew_card),
        goals=each("goals", cards.GoalRow, cards.read_goal),
        personal_goals=each("personal_goals", cards.PersonalGoalRow, cards.read_personal_goal),
        rules_cards=each("rules_cards", cards.RulesRow, cards.read_rules_card),
        rooms=each("rooms", ship.RoomRow, ship.read_room),
        sectors=each("sectors", ship.SectorRow, ship.read_sector),
        episodes={episode.number: episode for episode in episodes.values()},
        sections=each("sections", story.SectionRow, story.read_section),
        epilogue=each("epilogue", story.EpilogueRow, story.read_epilogue),
        table=Sheet(folder / "table.toml").read(ship.Table),
    )
    check(folder, found)
    return found


def _cards(sheet: Sheet, kind: type[Row], read: Callable[[str, Row], T]) -> dict[str, T]:
    """All rows of a file; a complaint names the line of the row."""
    found = {}
    for name in sheet.data:
        row = sheet.read(kind, name)
        with sheet.at(name):
            try:
                found[name] = read(name, row)
            except ValueError as error:
                raise BadContent(str(error)) from None
    return found
