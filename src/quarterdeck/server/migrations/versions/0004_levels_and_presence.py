"""How well a bot plays, also one that stands in for a person; when a person left; which process plays the bots."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(sa.Column("level", sa.String(8)))
        chairs.add_column(sa.Column("left", sa.Float))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("bots_by", sa.String(32)))
        tables.add_column(sa.Column("bots_until", sa.Float))
