"""Games of a campaign that begin anew: who has agreed to it, and how often it has happened."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("restart", sa.JSON(none_as_null=True)))
        tables.add_column(sa.Column("restarts", sa.Integer, nullable=False, server_default="0"))
