"""Packs: everything that is printed, and the packs that are in use."""

from pathlib import Path

from msgspec import Struct

from quarterdeck.games.gen7.content.cards import (
    Algorithm,
    CrewCard,
    Crossroads,
    File,
    Goal,
    KeyTask,
    PersonalGoal,
    RulesCard,
    Skill,
    WorkTask,
)
from quarterdeck.games.gen7.content.ship import Room, Sector, Table
from quarterdeck.games.gen7.content.story import EpilogueLine, Episode, Section
from quarterdeck.kernel.packs import Packs

BASE_PACK = Path(__file__).with_name("base")


class Pack(Struct, frozen=True):
    """All content of the game, by id."""

    name: str
    key_tasks: dict[str, KeyTask]
    work_tasks: dict[str, WorkTask]
    files: dict[str, File]
    algorithms: dict[str, Algorithm]
    skills: dict[str, Skill]
    crossroads: dict[str, Crossroads]
    crew: dict[str, CrewCard]
    goals: dict[str, Goal]
    personal_goals: dict[str, PersonalGoal]
    rules_cards: dict[str, RulesCard]
    rooms: dict[str, Room]
    sectors: dict[str, Sector]
    episodes: dict[int, Episode]
    sections: dict[str, Section]
    epilogue: dict[str, EpilogueLine]
    table: Table

    def adds(self, card: str) -> str:
        """The crew card that adds a crossroads card."""
        return next(crew.id for crew in self.crew.values() if crew.adds == card)


def _load(folder: Path) -> Pack:
    from quarterdeck.games.gen7.content.sheets import load  # which knows packs

    return load(folder)


def sum_up(pack: Pack) -> dict[str, int]:
    return {
        "sections": len(pack.sections),
        "crossroads cards": len(pack.crossroads),
        "key tasks": len(pack.key_tasks),
        "work tasks": len(pack.work_tasks),
        "files": sum(file.copies for file in pack.files.values()),
        "algorithms": sum(algorithm.copies for algorithm in pack.algorithms.values()),
        "skills": len(pack.skills),
    }


def examine(pack: Pack) -> list[str]:
    """A way to each ending, or a complaint about unreachable endings or missing texts."""
    from quarterdeck.games.gen7.content.examining import report  # which knows packs

    return report(pack)


PACKS = Packs("gen7", BASE_PACK, _load, sum_up, examine)
use = PACKS.use
pack = PACKS.find
