"""Rename the column with the public JSON of a finished game."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.alter_column("tables", "told", new_column_name="public_json")


def downgrade() -> None:
    op.alter_column("tables", "public_json", new_column_name="told")
