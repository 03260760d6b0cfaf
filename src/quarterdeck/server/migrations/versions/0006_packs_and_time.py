"""The pack and the set-up rolls of a table, kept packs, repeated deals, the servers' own time, used sessions."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("pack", sa.String(120)))
        tables.add_column(sa.Column("rolled", sa.JSON))
        tables.add_column(sa.Column("same_deal", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("epoch", sa.Float))
        tables.add_column(sa.Column("ended", sa.Float))
    op.execute(
        "UPDATE tables SET same_deal = true WHERE EXISTS "
        "(SELECT 1 FROM tables AS earlier WHERE earlier.id = tables.follows AND earlier.seed = tables.seed)"
    )
    op.create_table(
        "packs",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(120), primary_key=True),
        sa.Column("files", sa.JSON, nullable=False),
    )
    with op.batch_alter_table("servers") as servers:
        servers.add_column(sa.Column("clock", sa.Float))
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("used", sa.Float, nullable=False, server_default=str(time.time())))
