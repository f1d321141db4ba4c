"""What lists show of a finished game, so that it does not have to be replayed for that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "told")
