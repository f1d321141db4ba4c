"""Alembic's entry point; `migrate` passes it a connection."""

from __future__ import annotations

from alembic import context

from wanderwall.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
