"""Imports everything that a server loads sooner or later, so that processes forked from here need not."""

import aiosqlite
import alembic.command
import asyncpg  # type: ignore[import-untyped]
import sqlalchemy.dialects.postgresql.asyncpg
import sqlalchemy.dialects.sqlite.aiosqlite

import wanderwall.cli
import wanderwall.server.app
import wanderwall.server.run
from wanderwall.i18n import bundle

__all__ = ["aiosqlite", "alembic", "asyncpg", "sqlalchemy", "wanderwall"]

bundle("en")
