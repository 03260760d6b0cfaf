"""Announcements: what processes that share a store tell each other, which is only where to look."""

from msgspec import Struct


class Announcement(Struct, frozen=True):
    """Something that other processes should know."""


class AboutTable(Announcement, frozen=True):
    """Something about a table, for those who have it."""

    table: str


class InputWritten(AboutTable, frozen=True, tag="input"):
    """A log has grown by the input of this number."""

    seq: int


class TableChanged(AboutTable, frozen=True, tag="table"):
    """Who sits at a table or what it is called has changed, or it was removed."""


class ChatChanged(AboutTable, frozen=True, tag="chat"):
    """Somebody has said something."""


class MarkersChanged(AboutTable, frozen=True, tag="markers"):
    """Planning markers were moved."""


class PausesSkipped(AboutTable, frozen=True, tag="skip"):
    """Bots need not pause until it is a person's turn."""


class ShowingMoved(AboutTable, frozen=True, tag="showing"):
    """Whoever sets the pace of a showing went to a step."""

    step: int
    running: bool


class SessionsEnded(Announcement, frozen=True, tag="sessions"):
    """Sessions of a person have ended."""

    person: str


class GuestJoined(Announcement, frozen=True, tag="joined"):
    """A guest has become somebody, with a new session."""

    guest: str
    person: str
    session: str


class Letter(Struct, frozen=True):
    """An announcement on its way, and the process that sent it."""

    process: str
    announcement: (
        InputWritten | TableChanged | ChatChanged | MarkersChanged
        | PausesSkipped | ShowingMoved | SessionsEnded | GuestJoined
    )  # fmt: skip
