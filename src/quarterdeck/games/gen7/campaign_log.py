"""The ship's log and the other set-up options of an episode (G7-41, G7-R39)."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct


class OfficerRecord(Struct, frozen=True, gc=False):
    """What one officer carries from episode to episode (G7-R39)."""

    crew: str
    temperament: str
    rank: int = 1
    lines: int = 0
    """Lines under the present rank (G7-6.12)."""
    stars: int = 0
    skills: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    """Crossroads cards that lie before the player (G7-D74)."""


class Average(Struct, frozen=True, gc=False):
    """The average merit of an episode, kept exactly (G7-D18)."""

    total: int
    count: int


class Opened(Struct, frozen=True, gc=False):
    """The ballots of the last vote, as they were counted (G7-R28)."""

    about: str
    options: tuple[str, ...]
    ballots: tuple[str | None, ...]
    """By seat; none: abstained."""
    weights: tuple[int, ...]
    """What each seat's ballot counted; 0 if only a tie would have needed it (G7-D55.3)."""
    votes: tuple[int, ...]
    """For each option, the heart/mind track included."""
    track: int = 0
    """What the track stood at, if it counted."""
    winner: str = ""
    episode: int = 1
    by_chief: bool = False
    """Whether the chief of staff broke a tie (G7-8.2); votes that were stored before this was noted do not say so."""


class Note(Struct, frozen=True, gc=False):
    """A crossroads card that waits in the log (G7-D73)."""

    card: str
    since: int
    """The first episode that it may join."""


class Log(Struct, frozen=True, gc=False):
    """The ship's log and everything else that passes from episode to episode (G7-41, G7-R39)."""

    episode: int
    bookmark: str
    officers: tuple[OfficerRecord, ...]
    best: tuple[int, ...] = ()
    """The best officer of each episode."""
    earned: tuple[tuple[int, ...], ...] = ()
    """Merit of all officers in each episode."""
    decided: tuple[Opened, ...] = ()
    """How votes went (G7-R49)."""
    heart_mind: tuple[int, ...] = ()
    averages: tuple[Average, ...] = ()
    squares: int = 0
    damage: Mapping[str, int] = {}
    """How often each room was noted after a critical situation (G7-6.18)."""
    flags: tuple[str, ...] = ()
    results: Mapping[str, str] = {}
    """Plot goals by episode: `reached` or `missed` (G7-D72.4)."""
    visited: tuple[str, ...] = ()
    library: tuple[str, ...] = ()
    """The texts of these sections, as they were read (G7-R15)."""
    unlocked: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Crossroads cards that were removed from the campaign (G7-4.26)."""
    joined: tuple[str, ...] = ()
    """Crossroads cards that consequences have added (G7-6.23)."""
    notes: tuple[Note, ...] = ()


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is chosen before a campaign, and what an episode carries over to the next."""

    ship: Annotated[str, Meta(max_length=40)] = ""
    """The name of the ship (G7-2.1)."""
    officers: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=4)] = ()
    """The names of the officers, by seat (G7-2.2)."""
    bots_vote: bool = False
    """Whether the ballots of bots count like those of people (G7-D55.3)."""
    answer_time: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds for an answer to a proposal and for a ballot; 0: no limit (G7-R23, G7-R30)."""
    reading_time: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds for reading a text together; 0: no limit (G7-R10)."""
    guided: bool = False
    """Whether a coach explains the first episode (G7-R51)."""
    log: Log | None = None
    """The campaign so far; none before the first episode."""
    pack: str = "base"
    """The content pack: a name, or a name and a digest."""
