"""Settings: what a server can be told from outside, by environment variables."""

import os
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """How a server runs."""

    database: str
    """An SQLAlchemy address: an SQLite file or `postgresql+asyncpg://...`."""
    secure_cookies: bool = False
    """True behind HTTPS."""
    clock_speed: float = 1.0
    """The game's seconds in a second of ours: more than 1 only to try a server out."""
    messages_per_second: int = 20
    largest_message: int = 4096
    largest_case: int = 16384
    """Bytes of a planned game that somebody wrote down."""


def from_environment() -> Settings:
    """Settings as the environment has them; without any, an SQLite file in the user's data folder."""
    return Settings(
        database=os.environ.get("QUARTERDECK_DATABASE_URL") or f"sqlite+aiosqlite:///{default_file()}",
        secure_cookies=os.environ.get("QUARTERDECK_SECURE_COOKIES", "") == "1",
        clock_speed=float(os.environ.get("QUARTERDECK_CLOCK_SPEED") or 1),
    )


def default_file() -> Path:
    """Where games are kept on this machine."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "quarterdeck"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "quarterdeck.sqlite"
