"""Which seats a table waits for; when a server was last alive."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("asked", sa.String(64)))
    op.create_table(
        "servers", sa.Column("id", sa.Integer, primary_key=True), sa.Column("alive", sa.Float, nullable=False)
    )
