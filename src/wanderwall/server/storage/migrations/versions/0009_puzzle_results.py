"""Keep of a puzzle how often it was tried, with how many hints, and whether its solution was shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("solved") as solved:
        solved.add_column(sa.Column("state", sa.String(8), nullable=False, server_default="solved"))
        solved.add_column(sa.Column("tries", sa.Integer, nullable=False, server_default="1"))
        solved.add_column(sa.Column("retries", sa.Integer, nullable=False, server_default="0"))
        solved.add_column(sa.Column("hints", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.execute("DELETE FROM solved WHERE state <> 'solved'")
    with op.batch_alter_table("solved") as solved:
        for name in ("hints", "retries", "tries", "state"):
            solved.drop_column(name)
