"""Tables and puzzles of the offline page: in memory here, and saved by the page before anything counts as done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from wanderwall.puzzles.results import BEST, RUSH, SHIPPED, PuzzleResult, first_result
from wanderwall.server.book.types import kept_puzzles
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.storage.store import AnswerBook, CountedTries, FinishedTable, NewEntry, RatedPlayer
from wanderwall.server.tables.attempts import puzzle_result
from wanderwall.server.tables.history import LogRow, SavedLog
from wanderwall.server.tables.log import Entry, TableSummary
from wanderwall.server.tables.snapshot import VERSION, Snapshot, restore
from wanderwall.server.tables.state import OVER, PLAYING, WAITING, Table, apply_entry, new_table, with_deadline

#: rows by name, as JSON: `table ID`, `summary ID`, `entry ID SEQ`, `snapshot ID`, `review ID`, `setting KEY`,
#: `puzzle SHELF NAME`, `kept ID` of a finished table whose puzzle is noted
Rows = Mapping[str, str]
#: saves all rows or none; once it returns, they survive a reload of the page
Keep = Callable[[Rows], Awaitable[None]]

ALIVE = "alive"
#: milliseconds between two saved heartbeats while a clock runs
ALIVE_MS = 5000
#: the summary of a table before its first entry
NEW = TableSummary(WAITING, None, None, None)


class OfflineStore:
    """A `Store` of a few tables, all of one guest."""

    def __init__(self, keep: Keep, rows: Iterable[tuple[str, str]] = ()) -> None:
        self._keep = keep
        self._rows: dict[str, str] = {}
        #: by table, in the order in which they were made
        self._summaries: dict[str, TableSummary] = {}
        #: the number of entries of each table
        self._last: dict[str, int] = {}
        self._alive: int | None = None
        for name, text in rows:
            self._take(name, text)
        self._summaries = dict(sorted(self._summaries.items(), key=lambda table: self._created_at(table[0])))

    def _created_at(self, id: str) -> int:
        made: int = loads(self._rows[f"table {id}"])[0]
        return made

    def _take(self, name: str, text: str) -> None:
        self._rows[name] = text
        match name.split():
            case ["table", id]:
                self._summaries.setdefault(id, NEW)
            case ["summary", id]:
                self._summaries[id] = TableSummary(*loads(text))
            case ["entry", id, seq]:
                self._last[id] = max(self._last.get(id, 0), int(seq))

    async def _put(self, rows: Rows) -> None:
        await self._keep(rows)
        for name, text in rows.items():
            self._take(name, text)

    async def start(self) -> bool:
        return True

    async def stop(self) -> None:
        """Nothing to close."""

    # ── settings and time ────────────────────────────────────────────────────────────────────────────────────────────

    async def setting(self, key: str) -> str | None:
        return self._rows.get(f"setting {key}")

    async def once(self, key: str, value: str) -> str:
        if f"setting {key}" not in self._rows:
            await self._put({f"setting {key}": value})
        return self._rows[f"setting {key}"]

    async def best_rush(self, solved: int) -> int:
        """The best rush before this one; this one is saved if it is better."""
        best = int(await self.setting(RUSH) or 0)
        if solved > best:
            await self._put({f"setting {RUSH}": str(solved)})
        return best

    def puzzles(self) -> list[PuzzleResult]:
        """The results of puzzles."""
        return [PuzzleResult(*loads(text)) for name, text in self._rows.items() if name.startswith("puzzle ")]

    async def keep_puzzles(self, results: Sequence[PuzzleResult], table: str | None = None) -> None:
        """Save results of puzzles, and which finished table has been looked at."""
        rows = {f"puzzle {one.shelf} {one.name}": dumps([*one]).decode() for one in results}
        await self._put({**rows, **({f"kept {table}": ""} if table else {})})

    def tables_without_result(self) -> list[str]:
        """Finished tables whose puzzles have not been looked at, the latest first."""
        over = (id for id, summary in reversed(self._summaries.items()) if summary.status == OVER)
        return [id for id in over if f"kept {id}" not in self._rows]

    async def sign_of_life(self, now: int) -> None:
        """Save a heartbeat only while a clock runs, and not every second, so that the device can sleep."""
        runs = any(summary.deadline is not None for summary in self._summaries.values())
        if runs and (self._alive is None or now - self._alive >= ALIVE_MS):
            self._alive = now
            await self._put({f"setting {ALIVE}": str(now)})

    async def last_sign_of_life(self) -> int | None:
        alive = await self.setting(ALIVE)
        return int(alive) if alive else None

    async def shift(self, now: int) -> int:
        alive = await self.last_sign_of_life() or now
        gone = max(0, now - alive)
        for id, summary in list(self._summaries.items()):
            if summary.due is not None:
                later = None if summary.deadline is None else summary.deadline + gone
                await self._summarise(id, summary._replace(deadline=later, due=now if later is None else later))
        return gone

    async def _summarise(self, id: str, summary: TableSummary) -> None:
        await self._put({f"summary {id}": dumps([*summary]).decode()})

    # ── one table ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, table: Table, guests: set[str]) -> bool:
        if table.id in self._summaries:
            return False
        await self._put({f"table {table.id}": dumps([table.made, dict(table.opening)]).decode()})
        return True

    async def append(self, batch: Sequence[NewEntry]) -> set[tuple[str, int]]:
        rows: dict[str, str] = {}
        kept = set()
        for entry, summary, _, snapshot in batch:
            id, seq, *_ = entry
            if seq <= self._last.get(id, 0) or (id, seq) in kept:
                continue
            kept.add((id, seq))
            rows[f"entry {id} {seq}"] = dumps([*entry[2:]]).decode()
            if summary:
                rows[f"summary {id}"] = dumps([*summary]).decode()
            if snapshot:
                rows |= _snapshot_row(snapshot)
        await self._put(rows)
        return kept

    async def load(self, id: str) -> Table | None:
        if id not in self._summaries:
            return None
        table = new_table(id, *loads(self._rows[f"table {id}"]))
        if saved := self._snapshot(id):
            table = restore(table, saved.data) or table
        for entry in await self.entries(id, table.seq):
            table = apply_entry(table, entry)
        return with_deadline(table, self._summaries[id].deadline)

    def _snapshot(self, id: str) -> Snapshot | None:
        """The snapshot of a table, if this version wrote it."""
        text = self._rows.get(f"snapshot {id}")
        version, *values = loads(text) if text else (None,)
        return Snapshot(*values) if version == VERSION else None

    async def behind(self, id: str) -> int:
        saved = self._snapshot(id)
        return self._last.get(id, 0) - (saved.seq if saved else 0)

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        await self._put(_snapshot_row(snapshot))

    async def saved_log(self, id: str) -> SavedLog:
        entries = await self.entries(id, 0)
        rows = [LogRow(*entry[1:5], dumps(entry.data).decode()) for entry in entries]
        made, opening = loads(self._rows[f"table {id}"])
        return SavedLog(id, made, opening, rows)

    async def entries(self, id: str, seq: int) -> list[Entry]:
        last = self._last.get(id, 0)
        return [Entry(id, number, *loads(self._rows[f"entry {id} {number}"])) for number in range(seq + 1, last + 1)]

    async def deadline(self, id: str) -> int | None:
        return self._summaries[id].deadline

    async def set_due(self, id: str, due: int | None) -> None:
        """Kept in memory only: due times are computed again when the page is reloaded."""
        self._summaries[id] = self._summaries[id]._replace(due=due)

    async def review(self, id: str, version: str) -> str | None:
        text = self._rows.get(f"review {id}")
        by, review = loads(text) if text else (None, None)
        return review if by == version else None

    async def keep_review(self, id: str, version: str, review: str) -> None:
        await self._put({f"review {id}": dumps([version, review]).decode()})

    async def rate(self, table: Table) -> None:
        """Do nothing: a single person has no rating."""

    async def leave_unrated(self, id: str) -> None:
        """Do nothing: no ratings are pending."""

    # ── many tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def last_seqs(self, ids: Sequence[str]) -> dict[str, int]:
        return {id: self._last.get(id, 0) for id in ids}

    async def due(self, now: int) -> list[str]:
        return [id for id, summary in self._summaries.items() if summary.due is not None and summary.due <= now]

    def nothing_due(self) -> bool:
        return not any(summary.due is not None for summary in self._summaries.values())

    async def tables_to_rate(self) -> list[str]:
        return []

    async def lobby(self, since: int, game: str | None) -> list[str]:
        return []

    async def running_tables(self) -> list[str]:
        return []

    async def waiting(self, since: int, code: str) -> list[str]:
        return []

    async def unfinished_tables(self, guest: str) -> list[str]:
        return [id for id, summary in reversed(self._summaries.items()) if summary.status in (WAITING, PLAYING)]

    async def finished_tables(
        self, guest: str | None, game: str | None, before: int | None, limit: int
    ) -> list[FinishedTable]:
        """The finished games, all of the one guest; none is listed."""
        over = [(id, summary) for id, summary in self._summaries.items() if guest and summary.status == OVER]
        latest = sorted(over, key=lambda table: table[1].ended or 0, reverse=True)
        return [
            FinishedTable(id, summary.public_json)
            for id, summary in latest
            if (before is None or (summary.ended or 0) < before)
            and (not game or loads(summary.public_json or "{}").get("game") == game)
        ][:limit]

    async def points(self, game: str, guest: str) -> float | None:
        return None

    async def ratings(self, game: str) -> list[RatedPlayer]:
        return []


def _snapshot_row(snapshot: Snapshot) -> Rows:
    return {f"snapshot {snapshot.table}": dumps([VERSION, *snapshot]).decode()}


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

    async def puzzles_json(self, answer: AnswerBook, book: str, owner: str) -> bytes:
        rush = PuzzleResult(RUSH, BEST, await self._store.best_rush(0))
        return dumps(kept_puzzles([*self._store.puzzles(), rush]))

    async def keep_rush(self, book: str, solved: int, now: int) -> int:
        return await self._store.best_rush(solved)

    async def puzzle_player(self, book: str) -> None:
        """Return nothing: a single person has no rating."""

    async def tried_numbers(self, book: str) -> list[int]:
        return [int(one.name) for one in self._store.puzzles() if one.shelf == SHIPPED]

    async def first_tries(self, shelf: str, name: str) -> list[CountedTries]:
        """Return nothing: nobody else is here."""
        return []

    async def moved_puzzles(self) -> dict[int, int]:
        return {}
