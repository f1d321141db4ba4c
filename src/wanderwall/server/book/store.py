"""The interface of what stores the puzzles of books: a database, or the offline page for its one guest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wanderwall.puzzles.results import PuzzleResult
from wanderwall.server.tables.state import Table
from wanderwall.server.workers.jobs import Workers


class PuzzleBooks(Protocol):
    """Stores the results of puzzles by book."""

    async def book_of(self, guest: str) -> str:
        """Return the book of a guest."""

    async def readers(self, book: str) -> list[str]:
        """Return all guests of a book."""

    async def missing(self, guests: Sequence[str]) -> list[str]:
        """Return some finished tables of these guests without stored results, the latest first."""

    async def keep_results(self, table: Table) -> None:
        """Store the results of a finished table for its guests; doing it again changes nothing."""

    async def keep_puzzle(self, table: Table) -> None:
        """Store what a table says of its puzzle so far; doing it again changes nothing."""

    async def puzzle_results(self, book: str, names: Sequence[tuple[str, str]]) -> list[PuzzleResult]:
        """Return what a book has of these puzzles, by shelf and name."""

    async def note(self, book: str, new: Sequence[PuzzleResult]) -> None:
        """Store results of puzzles; the first one stays."""

    async def puzzles_json(self, workers: Workers, book: str, owner: str) -> bytes:
        """Return all puzzles of a book as JSON."""

    async def keep_rush(self, book: str, solved: int, now: int) -> int:
        """Note a rush; return the best one before it."""
