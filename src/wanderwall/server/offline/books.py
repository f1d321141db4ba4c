"""The puzzles of the one guest of the offline page, stored with its tables."""

from __future__ import annotations

from collections.abc import Sequence

from wanderwall.puzzles.results import BEST, RUSH, PuzzleResult, first_result
from wanderwall.server.book.kept import kept_puzzles
from wanderwall.server.json_bytes import dumps
from wanderwall.server.offline.store import OfflineStore
from wanderwall.server.tables.attempts import puzzle_result
from wanderwall.server.tables.state import Table
from wanderwall.server.workers.jobs import Workers

#: games whose log one request reads
MAX_MISSING = 10


class OfflineBooks:
    """The `PuzzleBooks` of one guest, who has one book."""

    def __init__(self, store: OfflineStore) -> None:
        self._store = store

    async def book_of(self, guest: str) -> str:
        return guest

    async def readers(self, book: str) -> list[str]:
        return [book]

    async def missing(self, guests: Sequence[str]) -> list[str]:
        return self._store.tables_without_result()[:MAX_MISSING]

    async def keep_results(self, table: Table) -> None:
        await self._keep(table, over=True)

    async def keep_puzzle(self, table: Table) -> None:
        await self._keep(table)

    async def _keep(self, table: Table, over: bool = False) -> None:
        result = puzzle_result(table)
        await self._store.keep_puzzles(self._firsts([result] if result else []), table.id if over else None)

    def _firsts(self, new: Sequence[PuzzleResult]) -> list[PuzzleResult]:
        known = {(one.shelf, one.name): one for one in self._store.puzzles()}
        return [first_result(known.get((one.shelf, one.name), one), one) for one in new]

    async def puzzle_results(self, book: str, names: Sequence[tuple[str, str]]) -> list[PuzzleResult]:
        wanted = set(names)
        return [one for one in self._store.puzzles() if (one.shelf, one.name) in wanted]

    async def note(self, book: str, new: Sequence[PuzzleResult]) -> None:
        await self._store.keep_puzzles(self._firsts(new))

    async def puzzles_json(self, workers: Workers, book: str, owner: str) -> bytes:
        rush = PuzzleResult(RUSH, BEST, await self._store.best_rush(0))
        return dumps(kept_puzzles([*self._store.puzzles(), rush]))

    async def keep_rush(self, book: str, solved: int, now: int) -> int:
        return await self._store.best_rush(solved)
