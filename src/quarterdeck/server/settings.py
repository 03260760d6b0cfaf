"""Settings: what a server can be told from outside, by environment variables `QUARTERDECK_...`."""

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.kernel.errors import QuarterdeckError

Count = Annotated[int, Meta(ge=1)]


class Settings(Struct, frozen=True):
    """How a server runs. A field is set by the variable of its name: QUARTERDECK_DATABASE_URL and so on."""

    database_url: str
    """An SQLAlchemy address: an SQLite file or `postgresql+asyncpg://...`."""
    secure_cookies: bool = False
    """True behind HTTPS."""
    clock_speed: Annotated[float, Meta(gt=0)] = 1.0
    """The game's seconds in a second of ours: more than 1 only to try a server out."""
    read_ahead: bool = True
    """Read the words of all games at the start, so that nobody has to wait for them later."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    messages_per_second: Count = 20
    """Messages of one live connection."""
    requests_per_minute: Count = 1200
    """Requests of one address."""
    windows_per_person: Count = 100
    """Live connections of one person at a time."""
    guests_per_minute: Count = 60
    """New guests from one address."""
    logins_per_minute: Count = 10
    """Attempts to log in with one login from one address."""
    tables_per_minute: Count = 30
    """New tables from one address."""
    connections_per_address: Count = 200
    """Connections from one address at a time: so many requests, and as many live connections."""
    open_tables_per_person: Count = 10
    """Tables that wait for people, of one host."""
    running_tables_per_person: Count = 50
    """Games of one person that are not over."""
    chairs_per_person: Count = 8
    """Seats of one person at tables of others that wait."""
    waiting_hours: Annotated[float, Meta(gt=0)] = 24.0
    """How long a table is kept that waits, although everybody has left it."""
    session_days: Annotated[float, Meta(gt=0)] = 60.0
    """How long somebody stays logged in who does not come back."""
    film_seconds_per_minute: Annotated[float, Meta(gt=0)] = 20.0
    """Seconds of work on films and planned games for one address."""
    thinkers: Count = 2
    """Processes in which bots think; they give way to everything else."""
    largest_message: Count = 4096
    largest_case: Count = 16384
    """Bytes of a planned game that somebody wrote down."""


def from_environment() -> Settings:
    """Settings as the environment has them; without any, an SQLite file in the user's data folder."""
    found = {name: os.environ[variable(name)] for name in Settings.__struct_fields__ if os.environ.get(variable(name))}
    if "database_url" not in found:
        found["database_url"] = f"sqlite+aiosqlite:///{default_file()}"
    for name in found:
        _check(name, found[name])
    return msgspec.convert(found, Settings, strict=False)


def variable(name: str) -> str:
    return f"QUARTERDECK_{name.upper()}"


def _check(name: str, value: str) -> None:
    """A wrong value is named by its variable."""
    try:
        msgspec.convert({"database_url": "", name: value}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise QuarterdeckError(f"{variable(name)}={value}: {str(error).partition(' - at')[0]}") from None


def default_file() -> Path:
    """Where games are kept on this machine."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "quarterdeck"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / "quarterdeck.sqlite"
