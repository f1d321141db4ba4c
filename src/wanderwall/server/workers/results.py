"""Cached answers of workers: each is computed once for all concurrent callers, and kept while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Protocol, Unpack

from wanderwall import __version__
from wanderwall.game.protocol import Seat, View
from wanderwall.problem import Problem
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.tables.history import SavedLog
from wanderwall.server.tables.snapshot import Snapshot
from wanderwall.server.tables.types import OfferedPuzzle, ProvenPuzzle, PuzzleDraftJson, PuzzleShelf, RushPuzzle
from wanderwall.server.workers.jobs import (
    BUILT_IN,
    CHECK_DRAFT,
    DAILY,
    DRAFT,
    FILM,
    FROM_RECORD,
    NEXT_PUZZLE,
    PICTURE,
    PROVEN,
    RECORD,
    REPLAY,
    REVIEW,
    RUSH,
    RUSH_SOLVED,
    SEAT_HISTORY,
    SHELVES,
    SNAPSHOT,
    SOLUTION,
    STORY,
    UNFINISHED_RECORD,
    JobKind,
    Workers,
)
from wanderwall.server.workers.messages import JobMessage, PuzzleSpec, PuzzleWish


class SingleFlightCache:
    """Answers by key; `max_bytes` limits their size."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._working: dict[str, asyncio.Task[bytes]] = {}

    def __len__(self) -> int:
        """How many answers are being computed."""
        return len(self._working)

    def task(self, asked: str, work: Callable[[], Awaitable[bytes]]) -> asyncio.Task[bytes]:
        """Return the task that computes the answer; it continues if the callers go away."""
        task = self._working.get(asked)
        if task is None:
            task = asyncio.create_task(self._answer(asked, work))
            if asked not in self._kept:
                self._working[asked] = task
                task.add_done_callback(lambda _: self._working.pop(asked))
                task.add_done_callback(_retrieve)
        return task

    def drop(self, which: Callable[[str], bool]) -> None:
        """Drop cached answers whose key fits `which`."""
        for asked in [asked for asked in self._kept if which(asked)]:
            self._size -= len(self._kept.pop(asked))

    async def _answer(self, asked: str, work: Callable[[], Awaitable[bytes]]) -> bytes:
        if asked in self._kept:
            self._kept.move_to_end(asked)
            return self._kept[asked]
        answer = await work()
        if len(answer) <= self.max_bytes:
            self._kept[asked] = answer
            self._size += len(answer)
        while self._size > self.max_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)
        return answer


def _retrieve(task: asyncio.Task[bytes]) -> None:
    """Retrieve the exception, because no caller may be left to do it and asyncio would log a warning."""
    if not task.cancelled():
        task.exception()


class CachedJobs:
    """Jobs whose answers are cached under the names that their kinds declare."""

    def __init__(self, workers: Workers, max_bytes: int) -> None:
        self._workers = workers
        self._cache = SingleFlightCache(max_bytes)

    def _task(
        self,
        kind: JobKind,
        read: Callable[[], Awaitable[JobMessage]],
        owner: str = "",
        table: str = "",
        **asked: object,
    ) -> asyncio.Task[bytes]:
        """Return the task for the answer named after what is asked; it continues if the callers go away."""
        name = kind.key.format(table=table, **asked)
        return self._cache.task(name, lambda: self._compute(kind, read, owner, table))

    async def _answer(
        self,
        kind: JobKind,
        read: Callable[[], Awaitable[JobMessage]],
        owner: str = "",
        table: str = "",
        **asked: object,
    ) -> bytes:
        """Return the answer named after what is asked; if it is not cached, `read` returns what the worker needs."""
        return await asyncio.shield(self._task(kind, read, owner, table, **asked))

    async def _compute(self, kind: JobKind, read: Callable[[], Awaitable[JobMessage]], owner: str, table: str) -> bytes:
        if kind.limit is not None and len(self._cache) > kind.limit:
            raise Problem(kind.busy)
        return await self._workers.ask_bytes(kind, await read(), owner, table)


#: bytes of replays, records and stories that are cached: the past never changes, unless a person has to be
#: forgotten
ARCHIVE_BYTES = 64 * 1024 * 1024

#: reads the log of a table
ReadLog = Callable[[str], Awaitable[SavedLog]]


class Archive(CachedJobs):
    """What follows from the log of a table, computed without blocking other requests."""

    def __init__(self, workers: Workers, read_log: ReadLog) -> None:
        super().__init__(workers, ARCHIVE_BYTES)
        self._read_log = read_log

    async def replay(self, table: str) -> bytes:
        """Return a finished game move by move: the frames, as JSON."""
        return await self._answer(REPLAY, partial(self._log, table), table=table)

    async def story(self, table: str, seq: int) -> bytes:
        """Return a game as a spectator has seen it so far, as JSON."""
        return await self._answer(STORY, partial(self._log, table), table=table, seq=seq)

    async def record(self, table: str) -> bytes:
        """Return the record of a finished game."""
        return await self._answer(RECORD, partial(self._log, table), table=table)

    async def unfinished_record(self, table: str) -> bytes:
        """Return the record of a game so far, including hidden information."""
        body = await self._log(table, unfinished=True)
        return await self._workers.ask_bytes(UNFINISHED_RECORD, body, table=table)

    async def _log(self, which: str, **more: Unpack[JobMessage]) -> JobMessage:
        return {"log": (await self._read_log(which)).json(), **more}

    def forget(self, table: str) -> None:
        """Drop cached answers about a table, which are no longer valid."""
        self._cache.drop(lambda asked: asked.split()[1] == table)

    async def snapshot(self, table: str) -> Snapshot:
        """Return a snapshot of a table, computed from its log."""
        return Snapshot(*loads(await self._workers.ask_bytes(SNAPSHOT, await self._log(table), table=table)))

    async def seat_history(self, table: str, seat: Seat, upto: int, count: int) -> bytes:
        """Return what a seat saw of the first `count` moves, from the log up to seq `upto`, as JSON."""
        body = await self._log(table, upto=upto, seat=seat, count=count)
        return await self._workers.ask_bytes(SEAT_HISTORY, body, table=table)


#: the version of the coach, and the contents of its reviews
VERSION = f"{__version__} course"
#: bytes of cached reviews
REVIEW_BYTES = 8 * 1024 * 1024


class ReviewStore(Protocol):
    """Storage of reviews, by the version of the coach."""

    async def review(self, id: str, version: str) -> str | None: ...
    async def keep_review(self, id: str, version: str, review: str) -> None: ...


class Reviews(CachedJobs):
    """The coach's reviews of finished games, which the database keeps."""

    def __init__(self, workers: Workers, archive: Archive, store: ReviewStore) -> None:
        super().__init__(workers, REVIEW_BYTES)
        self._archive = archive
        self._store = store
        #: by table, which share of its review is ready
        self.progress: dict[str, float] = {}

    def of(self, table: str) -> asyncio.Task[bytes]:
        """Return the review of a game, as JSON; callers at the same time share one task."""
        return self._task(REVIEW, partial(self._review_parts, table), table=table)

    async def _compute(self, kind: JobKind, read: Callable[[], Awaitable[JobMessage]], owner: str, table: str) -> bytes:
        kept = await self._store.review(table, VERSION)
        if kept is not None:
            return kept.encode()
        try:
            review = await super()._compute(kind, read, owner, f"{table}/0")
        finally:
            self.progress.pop(table, None)
        await self._store.keep_review(table, VERSION, review.decode())
        return review

    async def _review_parts(self, table: str) -> JobMessage:
        def report(share: float) -> None:
            self.progress[table] = share

        return await self._workers.review_parts((await self._archive.record(table)).decode(), table, report)


#: bytes of cached pictures: dozens of them
PICTURE_BYTES = 12 * 1024 * 1024


class Pictures(CachedJobs):
    """PNG files of 1200 × 630 pixels, and films of games. An owner who asks for many waits behind all others."""

    def __init__(self, workers: Workers) -> None:
        super().__init__(workers, PICTURE_BYTES)

    async def of_view(self, name: str, view: View, owner: str) -> bytes:
        """Return the board of a view, cached under a name."""
        return await self._answer(PICTURE, _at_once(view=view), owner, name=name)

    async def of_position(self, position: str, owner: str) -> bytes:
        """Return the board of a position in which nothing is secret."""
        return await self._answer(PICTURE, _at_once(position=position), owner, name=position)

    async def of_edition(self, edition: str) -> bytes:
        """Return a board of an edition, always the same."""
        return await self._answer(PICTURE, _at_once(edition=edition), name=f"edition {edition}")

    async def film(self, table: str, game: Callable[[], Awaitable[JobMessage]], owner: str) -> bytes:
        """Return the film of a finished game; `game` reads its record and its review."""
        return await self._answer(FILM, game, owner, table)


def _at_once(**body: Unpack[JobMessage]) -> Callable[[], Awaitable[JobMessage]]:
    """Return what a worker needs if nothing of it has to be read first."""

    async def read() -> JobMessage:
        return body

    return read


#: bytes of cached puzzles: thousands of them
PUZZLE_BYTES = 4 * 1024 * 1024


class Puzzles(CachedJobs):
    """Daily, shipped and imported puzzles."""

    def __init__(self, workers: Workers) -> None:
        super().__init__(workers, PUZZLE_BYTES)

    async def puzzle(self, owner: str, **asked: Unpack[PuzzleSpec]) -> ProvenPuzzle:
        """Return a puzzle, by `day` and `roll`, by `number`, from a `line`, or made from a `seed`."""
        kind = BUILT_IN if "number" in asked else DAILY if "day" in asked else PROVEN
        found: ProvenPuzzle = loads(await self._answer(kind, _at_once(asked=asked), owner, asked=dumps(asked).decode()))
        return found

    async def shelves(self, owner: str) -> list[PuzzleShelf]:
        """Return the shipped puzzles, by kind and level."""
        shelves: list[PuzzleShelf] = loads(await self._answer(SHELVES, _at_once(), owner))
        return shelves

    async def next_puzzle(self, owner: str, wish: PuzzleWish) -> OfferedPuzzle | None:
        """Return the puzzle that is offered next; None if none is left."""
        offered: OfferedPuzzle | None = loads(await self._workers.ask_bytes(NEXT_PUZZLE, {"wish": wish}, owner))
        return offered

    async def rush(self, owner: str, seed: str) -> list[RushPuzzle]:
        """Return the puzzles of a rush: each rush has its own, so they are not cached."""
        puzzles: list[RushPuzzle] = loads(await self._workers.ask_bytes(RUSH, {"seed": seed}, owner))
        return puzzles

    async def count_rush_solved(self, owner: str, seed: str, pushes: list[str]) -> int:
        """Return how many puzzles of a rush these pushes solve."""
        return int(await self._workers.ask_bytes(RUSH_SOLVED, {"seed": seed, "pushes": pushes}, owner))

    async def solution(self, owner: str, kind: str, position: str) -> list[str]:
        """Return the solver's line from a position."""
        read = _at_once(kind=kind, position=position)
        line: list[str] = loads(await self._answer(SOLUTION, read, owner, shape=kind, position=position))
        return line

    async def draft(self, owner: str, line: str | None, seed: str) -> PuzzleDraftJson:
        """Return a maze to edit."""
        draft: PuzzleDraftJson = loads(await self._workers.ask_bytes(DRAFT, {"line": line, "seed": seed}, owner))
        return draft

    async def check_draft(self, owner: str, draft: Mapping[str, object]) -> ProvenPuzzle:
        """Return the puzzle of an edited maze, as the solver proves it."""
        puzzle: ProvenPuzzle = loads(
            await self._answer(CHECK_DRAFT, _at_once(draft=draft), owner, draft=dumps(draft).decode())
        )
        return puzzle

    async def from_record(self, owner: str, table: str, record: bytes, at: int) -> ProvenPuzzle:
        """Return the puzzle of a position in a finished game; cached by table, because records may be long."""
        read = _at_once(record=record.decode(), at=at)
        made: ProvenPuzzle = loads(await self._answer(FROM_RECORD, read, owner, table=table, at=at))
        return made
