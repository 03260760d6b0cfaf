"""Logs of campaigns under way, for episodes that tests begin in the middle."""

from typing import Any

import msgspec

from quarterdeck.games.gen7.campaign_log import Average, Log, OfficerRecord
from quarterdeck.games.gen7.content.pack import pack

SKILLS = (
    ("inventor", "tutor", "mentor", "hacker"),
    ("researcher", "medic", "leader", "saviour"),
    ("lone_wolf", "commandant", "patron", "innovator"),
    ("optimizer", "administrator", "curator", "supplier"),
)
MORE_SKILLS = (
    ("workhorse", "developer", "archivist", "loyal_friend"),
    ("planner", "storekeeper", "chemist", "biologist"),
    ("dealer", "analyst", "engineer", "scientist"),
    ("technologist", "mentor", "patron", "saviour"),
)


def log_before(
    bookmark: str, seats: int, *, skills: tuple[tuple[str, ...], ...] = SKILLS, **more: Any
) -> dict[str, Any]:
    """What a campaign leaves to the episode that begins at `bookmark`, as set-up options."""
    content = pack()
    episode = int(bookmark[0])
    crew = list(content.crew)[:seats]
    before = range(1, episode)
    unlocked = [name for number in before for name in content.episodes[number].unlocks]
    unlocked += ["B1", "B3", *(["A2"] if episode > 4 else [])]
    temperaments = ("warden", "careerist", "humanist", "rationalist")
    officers = tuple(
        OfficerRecord(
            card, temperaments[seat], rank=4, stars=9, skills=skills[seat], kept=("C-009",) if seat == 0 else ()
        )
        for seat, card in enumerate(crew)
    )
    log = Log(
        episode=episode,
        bookmark=bookmark,
        officers=officers,
        best=tuple(number % seats for number in before),
        heart_mind=tuple(1 for _ in before),
        averages=tuple(Average(30 * seats, seats) for _ in before),
        squares=2,
        damage={"science_lab": 1},
        visited=("1.00",),
        library=("1.00",),
        unlocked=tuple(unlocked),
        joined=tuple(content.crew[card].adds for card in crew),
        removed=("C-009",),
        results={str(number): "reached" for number in before},
    )
    return {"log": {**msgspec.to_builtins(log), **more}}
