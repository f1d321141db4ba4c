"""TVs, by their four letters: the key of each, and the table it shows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "screens",
        sa.Column("code", sa.String(4), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table", sa.String(10)),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("screens_by_seen", "screens", ["seen"])


def downgrade() -> None:
    op.drop_table("screens")
