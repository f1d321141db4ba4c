"""Rooms: what happens there is stored in the log, like games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("opening", sa.JSON, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("clubs_by_end", "clubs", ["ended", "started"])


def downgrade() -> None:
    op.drop_table("clubs")
