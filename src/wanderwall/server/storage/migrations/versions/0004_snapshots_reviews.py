"""Snapshots, so that loading a long game does not replay it; reviews, which take the coach a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(10), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(10), primary_key=True),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("review", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_table("snapshots")
