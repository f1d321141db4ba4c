"""Devices that asked for turn notifications."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(26), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_index("subscriptions_by_guest", "subscriptions", ["guest", "made"])


def downgrade() -> None:
    op.drop_table("subscriptions")
