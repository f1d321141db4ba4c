"""The guests' books: results, solved puzzles, lessons, and the keys that bring a book to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "readers",
        sa.Column("guest", sa.String(26), primary_key=True),
        sa.Column("book", sa.String(26), nullable=False),
    )
    op.create_index("readers_by_book", "readers", ["book"])
    op.create_table(
        "book_keys",
        sa.Column("book", sa.String(26), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("book_keys_by_hash", "book_keys", ["hash"], unique=True)
    op.create_table(
        "results",
        sa.Column("guest", sa.String(26), primary_key=True),
        sa.Column("table", sa.String(10), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("others", sa.Text),
    )
    op.create_index("results_by_table", "results", ["table"])
    op.create_table(
        "solved",
        sa.Column("book", sa.String(26), primary_key=True),
        sa.Column("shelf", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(10), primary_key=True),
        sa.Column("own", sa.Integer, nullable=False),
        sa.Column("par", sa.Integer, nullable=False),
        sa.Column("moment", sa.BigInteger),
        sa.Column("ahead", sa.Integer),
    )
    op.create_table(
        "lessons",
        sa.Column("book", sa.String(26), primary_key=True),
        sa.Column("table", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("box", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("lessons_by_table", "lessons", ["table"])


def downgrade() -> None:
    for name in ("lessons", "solved", "results", "book_keys", "readers"):
        op.drop_table(name)
