"""What browsers send with their requests, strictly typed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from quarterdeck.server.bot_crew import BotPace

Level = Literal["easy", "normal", "hard"]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table somebody wants to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    options: dict[str, Any] = {}
    start: bool = False
    one_screen: bool = False
    """Whoever opens the table holds every seat: all play on one screen."""
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    """What the people on one screen are called, by seat; where it is empty, by the name of whoever opens the table."""
    bots: Level | None = None
    """How well bots play in all seats that nobody holds; without it these are open."""
    bot_pace: BotPace = "normal"
    hints: bool | None = None
    """Whether players may ask what a bot would do; if nothing is said, unless people play against each other."""


class ChangeTable(Struct, forbid_unknown_fields=True):
    """What the host changes of a table that waits; what is not named stays. The pace of bots changes at any time."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    public: bool | None = None
    options: dict[str, Any] | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    bot_pace: BotPace | None = None
    hints: bool | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Who shall hold a seat."""

    kind: Literal["me", "bot", "open"]
    level: Level = "normal"
    """How well a bot plays."""


class SeatName(Struct, forbid_unknown_fields=True):
    """What whoever plays a seat is called; empty for its person's own name."""

    name: Annotated[str, Meta(max_length=40)]


class ShareHash(Struct, forbid_unknown_fields=True):
    """The hash of my share of a table's seed."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class ShareValue(Struct, forbid_unknown_fields=True):
    """My share of a table's seed, shown at the start."""

    value: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Rematch(Struct, forbid_unknown_fields=True):
    """The same people again; `same` also deals the same."""

    same: bool = False


class RealTable(Struct, forbid_unknown_fields=True):
    """A game at a real table: how many people, which set-up, and the seed of what chance decides."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(max_length=60)] = "0"


class Rename(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Login(Struct, forbid_unknown_fields=True):
    """A login and its password: for a new account, or to come back to one."""

    login: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.@+-]+$")]
    password: Password


class Leaving(Struct, forbid_unknown_fields=True):
    """What proves that somebody may delete an account; guests have no password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password
