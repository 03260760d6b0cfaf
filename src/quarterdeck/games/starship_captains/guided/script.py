"""The first guided game (SC-R33 to SC-R35) as it is written: its set-up, the steps of its coach, and its goals."""

from functools import cache

from msgspec import Struct

from quarterdeck.games.starship_captains.content.pack import CONTENT
from quarterdeck.games.starship_captains.guided.goals import Goal
from quarterdeck.kernel.coach import Course, StepReader
from quarterdeck.kernel.sheet import Sheet


class GuidedScript(Course, frozen=True, kw_only=True):
    """A guided game."""

    board: str
    tracks: tuple[str, ...]
    tiles: tuple[str, ...]
    piles: dict[str, tuple[str, ...]]
    """What lies on top of the decks."""


class _GuideRow(Struct, frozen=True, forbid_unknown_fields=True):
    board: str
    tracks: tuple[str, ...]
    tiles: tuple[str, ...]
    piles: dict[str, tuple[str, ...]]
    steps: tuple[str, ...]
    goals: tuple[str, ...]


@cache
def guide() -> GuidedScript:
    """The guided game of the base pack."""
    sheet = Sheet(CONTENT / "guided.toml")
    row = sheet.read(_GuideRow)
    return GuidedScript(
        board=row.board,
        tracks=row.tracks,
        tiles=row.tiles,
        piles=row.piles,
        steps=sheet.each(StepReader("guided"), row.steps, "steps"),
        goals=sheet.each(Goal.parse, row.goals, "goals"),
        binding=True,
        shows_progress=True,
    )
