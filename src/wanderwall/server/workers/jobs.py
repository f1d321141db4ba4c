"""The server's interface to bots and coach. They run in worker processes, so that no table waits for the bots of
another one, and the server itself never loads their code.

Bots, hints, reviews, puzzles and long logs have a pool each: a long review delays no hint, and neither delays a bot.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, cast

from wanderwall.bots.protocol import Answer, AnyEvent, BotFailed, Budget
from wanderwall.coach.types import HintJson, TurnVerdictJson
from wanderwall.game.protocol import Choices, Seat, View
from wanderwall.problem import Problem
from wanderwall.server.json_bytes import Fragment, Message, loads
from wanderwall.server.tables.history import SavedLog
from wanderwall.server.workers.pool import TABLES_KEPT, Start, WorkerPool
from wanderwall.server.workers.process import Sent, WorkerProcess

#: limit of processes for bots, unless configured
MAX_PROCESSES = 4
#: time limits in seconds: for an answer beyond its budget, for one with a budget in nodes, for a hint, for a part of a
#: review, for replaying a log; for a puzzle, whose solver is compiled once, and for a picture
GRACE_SECONDS, NODES_SECONDS, HINT_SECONDS, REVIEW_SECONDS, ARCHIVE_SECONDS = 10.0, 60.0, 30.0, 300.0, 120.0
PUZZLE_SECONDS, PICTURE_SECONDS = 180.0, 60.0
#: number of parts into which a game is cut for its review
REVIEW_PARTS = 16
#: processes that replay logs
ARCHIVE_SLOTS = 2
#: processes for puzzles: proofs of imported puzzles leave one of them free for other requests
PUZZLE_SLOTS = 2
#: niceness of the processes relative to the server: higher for reviews than for jobs that a player waits for
NICENESS, REVIEW_NICENESS = 5, 10
#: hints, reviews and logs that may wait
MAX_WAITING = 100


class SeatLog(Protocol):
    """What a seat has seen, computed on demand, so that it does not have to be stored."""

    @property
    def generation(self) -> int:
        """A number that increases whenever a move is taken back: events sent before may be void."""

    @property
    def count(self) -> int:
        """The number of events."""

    @property
    def first(self) -> int:
        """How many of the events are no longer in memory."""

    async def past(self) -> bytes:
        """Return those events, as JSON."""

    def opening(self) -> View: ...

    def since(self, number: int, /) -> list[AnyEvent]:
        """Return the events after the first `number`."""


@dataclass(frozen=True, slots=True)
class MoveJob:
    """A request for a bot's move. The log may grow while this waits: later events are not part of it."""

    bot: str
    game: str
    table: str
    seat: Seat
    log: SeatLog
    generation: int
    count: int
    choices: Choices
    budget: Budget
    seed: int
    owner: str = ""

    async def message(self, sent: Sent) -> Message:
        """Return the message with the events that are new to the process, or with all if it has none."""
        key, first = (self.table, self.seat), self.log.first
        generation, known = sent.pop(key, (self.generation, None))
        if generation != self.generation or (known is not None and not first <= known <= self.count):
            known = None
        past: Message = {"after": known}
        if known is None:
            past = {"opening": self.log.opening()} | ({"past": Fragment(await self.log.past())} if first else {})
        start = first if known is None else known
        events = self.log.since(start)[: self.count - start]
        sent[key] = (self.generation, self.count)
        if len(sent) > TABLES_KEPT:
            sent.popitem(last=False)
        return {
            "do": "choose",
            "bot": self.bot,
            "game": self.game,
            "table": self.table,
            "seat": self.seat,
            "generation": self.generation,
            **past,
            "events": [(*event,) for event in events],
            "choices": self.choices,
            "budget": (*self.budget,),
            "seed": str(self.seed),
        }


@dataclass(frozen=True, slots=True)
class PlainJob:
    """A request for a hint, or for work on a log; its message contains everything needed."""

    body: Message
    table: str = ""
    owner: str = ""

    async def message(self, sent: Sent) -> Message:
        return self.body


def bot_failure(silent: bool) -> Problem:
    return BotFailed("bot.silent") if silent else BotFailed("bot.crashed")


def coach_failure(silent: bool) -> Problem:
    return Problem("coach.failed")


def archive_failure(silent: bool) -> Problem:
    return Problem("server.archive")


class Workers:
    """The workers of bots and coach; created and used inside the event loop."""

    def __init__(
        self,
        processes: int | None = None,
        budget: Budget = Budget(),  # noqa: B008
        start: Callable[[str], Start] | None = None,
        admin_bots: Sequence[str] = (),
    ) -> None:
        self.budget = budget
        start = start or (lambda pool: partial(WorkerProcess.start, admin_bots=admin_bots))
        patience = NODES_SECONDS if budget.ms is None or budget.nodes is not None else budget.ms / 1000 + GRACE_SECONDS
        self.bots = WorkerPool(
            processes or default_processes(), patience, NICENESS, bot_failure, warms=True, start_worker=start("bots")
        )
        self.hints = WorkerPool(1, HINT_SECONDS, NICENESS, coach_failure, start_worker=start("hints"))
        self.reviews = WorkerPool(
            processes or review_processes(),
            REVIEW_SECONDS,
            REVIEW_NICENESS,
            coach_failure,
            start_worker=start("reviews"),
        )
        self.puzzles = WorkerPool(
            PUZZLE_SLOTS, PUZZLE_SECONDS, REVIEW_NICENESS, coach_failure, start_worker=start("puzzles")
        )
        self.archive = WorkerPool(
            ARCHIVE_SLOTS, ARCHIVE_SECONDS, NICENESS, archive_failure, start_worker=start("archive")
        )
        #: the pool for daily puzzles: without the compiled solver, so that no request waits for it
        self.days = self.archive
        self.pictures = WorkerPool(1, PICTURE_SECONDS, REVIEW_NICENESS, archive_failure, start_worker=start("pictures"))

    @property
    def pools(self) -> dict[str, WorkerPool]:
        """All pools by name, for the metrics."""
        return {
            "bots": self.bots, "hints": self.hints, "reviews": self.reviews, "puzzles": self.puzzles,
            "archive": self.archive, "pictures": self.pictures,
        }  # fmt: skip

    async def start(self) -> None:
        """Start all pools; the searches of the bots are compiled while the first tables are made."""
        for pool in self.pools.values():
            pool.start()

    async def stop(self) -> None:
        """End all processes and cancel waiting requests."""
        for pool in self.pools.values():
            await pool.stop()

    async def choose(
        self, bot: str, game: str, table: str, seat: Seat, log: SeatLog, choices: Choices, seed: int, owner: str = ""
    ) -> Answer:
        """Return a bot's move for a seat, or raise BotFailed. A caller that takes back a move cancels its request."""
        asked = MoveJob(bot, game, table, seat, log, log.generation, log.count, choices, self.budget, seed, owner)
        move, seconds = await self.bots.ask(asked)
        return Answer(move, seconds)

    def forget(self, table: str) -> None:
        """Release what is remembered of a table that is over."""
        self.bots.forget(table)

    async def hint(self, view: View, table: str = "", owner: str = "") -> HintJson:
        """Return the best turn for a view, as `wanderwall hint --json` prints it; owners take turns."""
        turn: HintJson = await _ask_pool(self.hints, PlainJob({"do": "hint", "view": view}, table, owner))
        return turn

    async def puzzle_hint(self, view: View, position: str, table: str, owner: str) -> HintJson:
        """Return a hint at a puzzle: the next turn of the solver's line."""
        body = {"do": "puzzle_hint", "view": view, "position": position}
        turn: HintJson = loads(await _ask_pool(self.puzzles, PlainJob(body, table, owner)))
        return turn

    async def lesson(self, record: str, number: int, push: str | None, owner: str) -> bytes:
        """Return the board before a turn of a finished game, or after a push of it, as its seat knew it."""
        body = {"do": "lesson", "record": record, "number": number, "push": push}
        return cast(bytes, await _ask_pool(self.archive, PlainJob(body, "lesson", owner)))

    async def rate_try(self, record: str, number: int, push: str, walk: str, owner: str) -> TurnVerdictJson:
        """Return the coach's rating of another turn in its place."""
        body = {"do": "judged", "record": record, "number": number, "push": push, "walk": walk}
        answer: TurnVerdictJson = loads(await _ask_pool(self.hints, PlainJob(body, "lesson", owner)))
        return answer

    async def puzzle(self, body: Message, owner: str) -> bytes:
        """Return something about a puzzle: see `runner.BYTES_WORK`. Puzzles that must be proven or made have a
        separate slot. Shipped and daily puzzles need no compiled solver, and do not wait for it.
        """
        asked = body.get("asked", {})
        if body["do"] == "shelves" or "number" in asked:
            return cast(bytes, await _ask_pool(self.archive, PlainJob(body, "house", owner)))
        if "day" in asked:
            return cast(bytes, await _ask_pool(self.days, PlainJob(body, "day", owner)))
        proven = "line" in asked or "seed" in asked or body["do"] in ("made_of", "checked_draft")
        return cast(bytes, await _ask_pool(self.puzzles, PlainJob(body, "strange" if proven else "ours", owner)))

    async def work(self, what: str, log: SavedLog, **more: Any) -> bytes:
        """Return something computed from a whole log: see `runner.BYTES_WORK`."""
        body = {"do": what, "log": log.json(), **more}
        return cast(bytes, await _ask_pool(self.archive, PlainJob(body, log.id)))

    async def picture(self, body: Message, owner: str) -> bytes:
        """Return a board as a PNG: see `other_jobs`. An owner who asks for many waits behind all others."""
        return cast(bytes, await _ask_pool(self.pictures, PlainJob({"do": "picture", **body}, "picture", owner)))

    async def book(self, part: str, rows: Sequence[str], owner: str, more: Mapping[str, object]) -> bytes:
        """Return a response from the rows of a book: see `book.answers`. Addresses take turns."""
        if self.archive.waiting >= MAX_WAITING:
            raise Problem("server.archive")
        body = {"do": "book", "part": part, "rows": (*rows,), "more": {**more}}
        return cast(bytes, await self.archive.ask(PlainJob(body, "book", owner)))

    async def import_record(self, record: str, owner: str) -> bytes:
        """Return the game of an imported record, as JSON: see `history.import_record`."""
        return cast(
            bytes, await _ask_pool(self.archive, PlainJob({"do": "brought", "record": record}, "brought", owner))
        )

    async def review(self, record: str, table: str = "", done: Callable[[float], None] = lambda share: None) -> bytes:
        """Return the coach's review of a game, as JSON. As many parts as there are slots are reviewed at once; `done`
        is called with the share that is ready.
        """
        body, waiting = {"record": record, "parts": REVIEW_PARTS}, iter(range(REVIEW_PARTS))
        ready: dict[int, str] = {}

        async def run_parts(slot: int) -> None:
            for part in waiting:
                asked = PlainJob({"do": "review_part", **body, "part": part}, f"{table}/{slot}")
                ready[part] = b64encode(await _ask_pool(self.reviews, asked)).decode()
                done(len(ready) / (REVIEW_PARTS + 1))

        workers = [asyncio.create_task(run_parts(slot)) for slot in range(len(self.reviews.slots))]
        try:
            await asyncio.gather(*workers)
        finally:
            for worker in workers:
                worker.cancel()
        parts = [ready[part] for part in range(REVIEW_PARTS)]
        reviewed = await _ask_pool(self.reviews, PlainJob({"do": "review", **body, "ready": parts}, f"{table}/0"))
        return cast(bytes, reviewed)


async def _ask_pool(pool: WorkerPool, asked: PlainJob) -> Any:
    if pool.waiting >= MAX_WAITING:
        raise Problem("coach.busy")
    return await pool.ask(asked)


def default_processes() -> int:
    """Return one process for each core except the server's, up to `MAX_PROCESSES`."""
    return max(1, min(MAX_PROCESSES, _cores() - 1))


def review_processes() -> int:
    """Return one process for each core, up to `MAX_PROCESSES`: reviews yield to all other processes."""
    return min(MAX_PROCESSES, _cores())


def _cores() -> int:
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1
