"""Checks across the rows of a pack: names that exist, numbers of cards, where components are unlocked."""

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from quarterdeck.games.gen7.content import effects, modifiers, story, terms
from quarterdeck.games.gen7.content.cards import CrewCard
from quarterdeck.games.gen7.content.events import Event
from quarterdeck.games.gen7.content.pack import Pack
from quarterdeck.games.gen7.content.walking import walk
from quarterdeck.games.gen7.content.workable import why_unworkable
from quarterdeck.kernel.sheet import Sheet

ROWS = (
    "key_tasks", "work_tasks", "files", "algorithms", "crossroads", "crew", "goals", "personal_goals", "rules_cards",
    "rooms", "sectors", "sections", "epilogue",
)  # fmt: skip
"""The files whose rows name other rows, besides `episodes.toml`."""
LEAST = {
    "key_tasks": 36, "work_tasks": 45, "skills": 29, "crossroads": 92, "crew": 8, "goals": 12, "personal_goals": 20,
    "sections": 70, "sectors": 4,
}  # fmt: skip
"""Sizes may grow, not shrink (G7-D42, G7-D50.3)."""
WORN_THROUGH = "B9"
"""The rules card that the last condition square brings (G7-41.3)."""
REFERENCES: dict[type[Struct], dict[str, str]] = {
    effects.SetFlag: {"flag": "flags"},
    effects.ClearFlag: {"flag": "flags"},
    effects.NoteCard: {"card": "crossroads"},
    effects.AddCard: {"card": "crossroads"},
    effects.RemoveCard: {"card": "crossroads"},
    effects.GoTo: {"section": "sections"},
    effects.Unlock: {"component": "components"},
    effects.TurnGoal: {"goal": "goals"},
    effects.RedirectReturn: {"room": "rooms"},
    effects.RepairMarker: {"room": "rooms"},
    effects.FailureMarker: {"room": "rooms"},
    effects.ClearFailure: {"room": "rooms"},
    effects.LogDamage: {"room": "rooms"},
    effects.Mend: {"room": "rooms"},
    terms.OfficerRoom: {"room": "rooms"},
    terms.Sector: {"sector": "sectors"},
    terms.Crew: {"card": "crossroads"},
    terms.InPlay: {"card": "crossroads"},
    terms.HasSkill: {"skill": "skills"},
    terms.FlagSet: {"flag": "flags"},
    terms.Kept: {"card": "crossroads"},
    terms.Visited: {"section": "sections"},
    modifiers.Closed: {"room": "rooms"},
    modifiers.NewRoom: {"room": "rooms"},
    modifiers.RulesOf: {"room": "rooms"},
    modifiers.ReturnTo: {"room": "rooms"},
    modifiers.Barred: {"room": "rooms"},
    modifiers.Yield: {"room": "rooms"},
    modifiers.ExtraCost: {"what": "costs"},
    modifiers.LessCost: {"what": "costs"},
    story.Section: {"opening": "sections", "next": "sections", "unlocks": "components"},
    story.PlotGoal: {"next_reached": "sections", "next_missed": "sections"},
    story.VoteOption: {"to": "sections"},
    story.Turning: {"section": "sections"},
    story.Episode: {"entries": "sections", "result": "sections", "goals": "goals", "unlocks": "components"},
    story.EpilogueLine: {"crew": "crossroads", "flag": "flags"},
    CrewCard: {"adds": "crossroads"},
    Event: {"room": "rooms"},
}
"""The fields that name something, and among what it must be found."""
FREE = ("", "chosen")
"""Names with a meaning of their own: nothing, or a choice."""


def check(folder: Path, pack: Pack) -> None:
    """Raise a complaint about the first thing that does not fit."""
    known = _known(pack)
    for file, row, value in rows(pack):
        for what, name in _named(value):
            if name not in FREE and name not in known[what]:
                raise Sheet(folder / f"{file}.toml").wrong((row,), f"there is no {name!r} among the {what}")
        if complaint := why_unworkable(pack, value):
            raise Sheet(folder / f"{file}.toml").wrong((row,), complaint)
    for file, least in LEAST.items():
        if (count := len(getattr(pack, file))) < least:
            raise Sheet(folder / f"{file}.toml").wrong((), f"there should be at least {least} rows, not {count}")
    _check_unlocks(folder, pack)


def rows(pack: Pack) -> Iterator[tuple[str, str, Struct]]:
    """Every row that may name others: its file, its name and what it says."""
    for file in ROWS:
        for name, value in getattr(pack, file).items():
            yield file, name, value
    for number, episode in pack.episodes.items():
        yield "episodes", f"E{number}", episode


def components(pack: Pack) -> dict[str, bool]:
    """Everything that can be unlocked, and whether it is locked at first."""
    decks: tuple[dict[str, Any], ...] = (
        pack.key_tasks, pack.work_tasks, pack.files, pack.algorithms, pack.rules_cards,
    )  # fmt: skip
    locked = {name: card.locked for deck in decks for name, card in deck.items()}
    return locked | {name: card.set[0] == "E" for name, card in pack.crossroads.items()}


def unlocked_by(pack: Pack) -> dict[str, list[str]]:
    """Where each component is unlocked: sections and episodes by name."""
    found: dict[str, list[str]] = {}
    for _, row, value in rows(pack):
        steps = [part.component for part in walk(value) if isinstance(part, effects.Unlock)]
        for name in (*steps, *getattr(value, "unlocks", ())):
            found.setdefault(name, []).append(row)
    return found


def _known(pack: Pack) -> dict[str, Collection[str]]:
    rooms = list(pack.rooms)
    return {
        "flags": pack.table.flags,
        "crossroads": pack.crossroads,
        "sections": pack.sections,
        "components": components(pack),
        "goals": pack.goals,
        "rooms": rooms,
        "sectors": pack.sectors,
        "skills": pack.skills,
        "costs": ["key_task", "work_task", *(f"fill:{room}" for room in rooms)],
    }


def _named(value: Struct) -> Iterator[tuple[str, str]]:
    """What a row names, and among what it must be found."""
    for part in walk(value):
        for field, what in REFERENCES.get(type(part), {}).items():
            names = getattr(part, field)
            for name in names if isinstance(names, tuple) else (names,):
                yield what, name


def _check_unlocks(folder: Path, pack: Pack) -> None:
    """Every locked card can be unlocked, and no other is (G7-D76)."""
    points = unlocked_by(pack)
    for name, locked in components(pack).items():
        if locked and name not in points and name != WORN_THROUGH:
            raise Sheet(folder / "episodes.toml").wrong((), f"nothing ever unlocks {name!r}, which is locked at first")
        if not locked and name in points:
            raise Sheet(folder / "episodes.toml").wrong((), f"{points[name][0]} unlocks {name!r}, which is not locked")
