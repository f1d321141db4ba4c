"""Tables, their log, occupants, ratings, settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("opening", sa.JSON, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("rated", sa.Boolean),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "made"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_end", "tables", ["status", "rated", "ended"])
    op.create_table(
        "log",
        sa.Column("table", sa.String(10), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String(26), primary_key=True),
        sa.Column("table", sa.String(10), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("settings", "ratings", "sitters", "log", "tables"):
        op.drop_table(name)
