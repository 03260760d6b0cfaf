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
    Column("used", Float, nullable=False),
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
    Column("bot_pace", String(8), nullable=False, server_default="normal"),
    Column("hints", Boolean),
    Column("pack", String(120)),
    Column("rolled", JSON(none_as_null=True)),
    Column("same_deal", Boolean, nullable=False, default=False),
    Column("epoch", Float),
    Column("ended", Float),
    Column("humans", JSON(none_as_null=True)),
    Column("secret", String(64)),
    Column("sealed", Float),
    Column("restart", JSON(none_as_null=True)),
    Column("restarts", Integer, nullable=False, server_default="0"),
)  # fmt: skip
"""`humans` are the seats that people took at the start; in older games it is not known, and None.

`started` and `ended` are dates for people. The game's clock counts from `epoch`, and `due` is on the same
clock, the servers' own (`service_clock.py`); games from before there was one have only `started`.

`secret` and `sealed` belong to the seed that people make together (`shared_seed.py`). `restart` is a request to begin
anew (`restarts.py`), `restarts` how often this game of a campaign has begun anew already."""

packs = Table(
    "packs", metadata,
    Column("game", String(40), primary_key=True),
    Column("id", String(120), primary_key=True),
    Column("files", JSON, nullable=False),
)  # fmt: skip

chairs = Table(
    "chairs", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("level", String(8)),
    Column("left", Float),
    Column("name", String(40)),
)  # fmt: skip
"""`name` is what a person calls whoever plays this seat on their screen; without it the seat has the person's name."""

shares = Table(
    "shares", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("value", String(64)),
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
    Column("clock", Float),
)  # fmt: skip

markers = Table(
    "markers", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("key", String(40), primary_key=True),
    Column("x", Float, nullable=False),
    Column("y", Float, nullable=False),
)  # fmt: skip
