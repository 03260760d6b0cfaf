"""Accounts; deadlines, sequels, snapshots and markers of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("login", sa.String(40)))
        people.add_column(sa.Column("password", sa.String(200)))
        people.create_unique_constraint("one_person_per_login", ["login"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("due", sa.Float))
        tables.add_column(sa.Column("follows", sa.String(32)))
        tables.create_index("ix_tables_due", ["due"])
        tables.create_index("ix_tables_follows", ["follows"])
    op.execute("UPDATE tables SET due = 0 WHERE state = 'playing'")
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "markers",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("x", sa.Float, nullable=False),
        sa.Column("y", sa.Float, nullable=False),
    )
