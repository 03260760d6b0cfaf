"""What is kept: people and their sessions, tables and their chairs, every input, and what was said."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("login", String(40)),
    Column("password", String(200)),
    UniqueConstraint("login", name="one_person_per_login"),
)  # fmt: skip

sessions = Table(
    "sessions", metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("result", JSON(none_as_null=True)),
    Column("due", Float, index=True),
    Column("follows", String(32), index=True),
    Column("asked", String(64)),
    Column("bots_by", String(32)),
    Column("bots_until", Float),
)  # fmt: skip

chairs = Table(
    "chairs", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("level", String(8)),
    Column("left", Float),
)  # fmt: skip

inputs = Table(
    "inputs", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("do", Text, nullable=False),
    Column("rolled", JSON, nullable=False),
    Column("binding", Boolean, nullable=False),
)  # fmt: skip

snapshots = Table(
    "snapshots", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)  # fmt: skip

chat = Table(
    "chat", metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

servers = Table(
    "servers", metadata,
    Column("id", Integer, primary_key=True),
    Column("alive", Float, nullable=False),
)  # fmt: skip

markers = Table(
    "markers", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("key", String(40), primary_key=True),
    Column("x", Float, nullable=False),
    Column("y", Float, nullable=False),
)  # fmt: skip
