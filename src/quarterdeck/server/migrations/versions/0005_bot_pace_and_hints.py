"""How fast bots act at a table, and whether players may ask for hints there."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("bot_pace", sa.String(8), nullable=False, server_default="normal"))
        tables.add_column(sa.Column("hints", sa.Boolean))
