"""Migrations: how a store of an older version becomes one of this version (Alembic)."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

FIRST = "0001"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The version of this code's store."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def current(connection: Connection) -> str | None:
    """The version of a store; None if it is empty."""
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None and inspect(connection).has_table("people"):  # made before stores had versions
        return FIRST
    return version


def upgrade(connection: Connection) -> None:
    """Bring a store to the newest version; everything in it stays."""
    config = _config(connection)
    if current(connection) == FIRST:
        command.stamp(config, FIRST)
    command.upgrade(config, "head")
