"""Migrations: how a store of an older version becomes one of this version (Alembic)."""

from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Connection, MetaData, create_engine, event, inspect

from quarterdeck.kernel.errors import QuarterdeckError

FIRST = "0001"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config


@cache
def known() -> list[str]:
    """All versions that a store has ever had, the first one first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def newest() -> str:
    """The version of this code's store."""
    return known()[-1]


def current(connection: Connection) -> str | None:
    """The version of a store; None if it is empty. One that was made by newer code is refused."""
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None and inspect(connection).has_table("people"):  # made before stores had versions
        return FIRST
    if version is not None:
        check(version)
    return version


def check(version: str, what: str = "the store") -> None:
    if version not in known():
        raise QuarterdeckError(
            f"{what} has version {version}, but this Quarterdeck knows only versions up to {newest()}: update it"
        )


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a store to the newest version, or to a given one; everything in it stays."""
    config = _config(connection)
    if current(connection) == FIRST:
        command.stamp(config, FIRST)
    command.upgrade(config, to)


@cache
def form(version: str) -> MetaData:
    """What a store of some version consists of."""
    found = MetaData()
    event.listen(found, "column_reflect", _generalize)
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        upgrade(connection, version)
        found.reflect(connection)
    engine.dispose()
    found.remove(found.tables["alembic_version"])
    return found


def _generalize(_inspector: Any, _table: Any, column: Any) -> None:
    """Columns as every kind of store has them."""
    generic = column["type"].as_generic()
    column["type"] = JSON(none_as_null=True) if isinstance(generic, JSON) else generic
