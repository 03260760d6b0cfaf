"""Names of people who share a screen, and what each person adds to the seed of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(sa.Column("name", sa.String(40)))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("secret", sa.String(64)))
        tables.add_column(sa.Column("sealed", sa.Float))
    op.create_table(
        "shares",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("value", sa.String(64)),
    )
