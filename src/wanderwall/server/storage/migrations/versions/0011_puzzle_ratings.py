"""Ratings of puzzles, and the first try of each book at each of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("shelf", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(10), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_table(
        "first_tries",
        sa.Column("book", sa.String(26), primary_key=True),
        sa.Column("shelf", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(10), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("at_par", sa.Boolean, nullable=False),
        sa.Column("push", sa.String(8)),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("first_tries_by_book", "first_tries", ["book", "at"])
    op.create_index("first_tries_by_puzzle", "first_tries", ["shelf", "name", "push", "at_par"])


def downgrade() -> None:
    op.drop_table("first_tries")
    op.drop_table("puzzle_ratings")
