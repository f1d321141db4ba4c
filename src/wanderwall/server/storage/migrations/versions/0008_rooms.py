"""Name the table of rooms and its index after what is in them."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    _rename("clubs", "rooms")


def downgrade() -> None:
    _rename("rooms", "clubs")


def _rename(old: str, new: str) -> None:
    op.drop_index(f"{old}_by_end", old)  # SQLite cannot rename an index
    op.rename_table(old, new)
    op.create_index(f"{new}_by_end", new, ["ended", "started"])
    if op.get_bind().dialect.name == "postgresql":  # SQLite's index of a primary key has no name of its own
        op.execute(f"ALTER INDEX {old}_pkey RENAME TO {new}_pkey")
