"""The server's interface to bots and coach. They run in worker processes, so that no table waits for the bots of
another one, and the server itself never loads their code.

Bots, hints, reviews, puzzles and long logs have a pool each: a long review delays no hint, and neither delays a bot.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol, cast

from wanderwall.bots.protocol import Answer, AnyEvent, BotFailed, Budget
from wanderwall.coach.types import HintJson, TurnVerdictJson
from wanderwall.game.protocol import Choices, Seat, View
from wanderwall.problem import Problem
from wanderwall.server.json_bytes import Fragment, loads
from wanderwall.server.workers.messages import JobMessage
from wanderwall.server.workers.pool import TABLES_KEPT, Start, WorkerPool
from wanderwall.server.workers.process import Sent, WorkerProcess

#: limit of processes for bots, unless configured
MAX_PROCESSES = 4
#: seconds for a bot's answer beyond its budget, and for one with a budget in nodes
GRACE_SECONDS, NODES_SECONDS = 10.0, 60.0
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


@dataclass(frozen=True, slots=True)
class JobKind:
    """One kind of job: what workers do, where, for how long, whether the answer is cached, and how many may wait."""

    #: what the worker is asked to do: see `runner.BYTES_WORK`
    do: str
    #: the pool of workers
    pool: str
    #: time limit in seconds
    seconds: float
    #: the queue in which these jobs take turns; empty: each table has one
    queue: str = ""
    #: the name under which `results` caches an answer, filled in with what is asked; empty: it is not cached
    key: str = ""
    #: code of the problem that too many wait, and how many may wait in its pool and for its cached answers; None: all
    busy: str = "coach.busy"
    limit: int | None = MAX_WAITING


# a bot's move: as long as a budget in nodes may take, see `Workers.move` for one in time; never too many, because each
# seat waits for one
MOVE = JobKind("choose", "bots", NODES_SECONDS, limit=None)
HINT = JobKind("hint", "hints", 30.0)
RATE_TRY = JobKind("judged", "hints", 30.0, "lesson")
# a part of a review; the parts combined, which the database keeps, too
REVIEW_PART = JobKind("review_part", "reviews", 300.0)
REVIEW = JobKind("review", "reviews", 300.0, key="review {table}")

REPLAY = JobKind("replay", "archive", 120.0, key="replay {table}")
STORY = JobKind("story", "archive", 120.0, key="story {table} {seq}")
RECORD = JobKind("record", "archive", 120.0, key="record {table}")
UNFINISHED_RECORD = JobKind("record", "archive", 120.0)
SNAPSHOT = JobKind("snapshot", "archive", 120.0)
SEAT_HISTORY = JobKind("seen", "archive", 120.0)
IMPORT = JobKind("brought", "archive", 120.0, "brought")
LESSON = JobKind("lesson", "archive", 120.0, "lesson")
BOOK = JobKind("book", "archive", 120.0, "book", busy="server.archive")

# built-in and daily puzzles need no compiled solver and do not wait for it; puzzles that must be proven or made have a
# queue of their own; the first solver of a process is compiled within the time limit
SHELVES = JobKind("shelves", "archive", 120.0, "house", key="shelves")
NEXT_PUZZLE = JobKind("next_puzzle", "archive", 120.0, "house")
BUILT_IN = JobKind("puzzle", "archive", 120.0, "house", key="puzzle {asked}")
DAILY = JobKind("puzzle", "days", 180.0, "day", key="puzzle {asked}")
PROVEN = JobKind("puzzle", "puzzles", 180.0, "strange", key="puzzle {asked}")
CHECK_DRAFT = JobKind("checked_draft", "puzzles", 180.0, "strange", key="checked_draft {draft}")
FROM_RECORD = JobKind("made_of", "puzzles", 180.0, "strange", key="made_of {table} {at}")
DRAFT = JobKind("draft", "puzzles", 180.0, "ours")
SOLUTION = JobKind("solution", "puzzles", 180.0, "ours", key="solution {shape} {position}")
RUSH = JobKind("rush", "puzzles", 180.0, "ours")
RUSH_SOLVED = JobKind("rush_solved", "puzzles", 180.0, "ours")
PUZZLE_HINT = JobKind("puzzle_hint", "puzzles", 180.0)

PICTURE = JobKind("picture", "pictures", 60.0, "picture", key="{name}")
FILM = JobKind("film", "pictures", 60.0, "picture", key="film {table}")


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


@dataclass(slots=True)
class SeenSoFar:
    """What a seat had seen when its bot was asked. The log may grow while the job waits: later events are not part of
    it.
    """

    table: str
    seat: Seat
    log: SeatLog
    generation: int
    count: int

    async def news(self, sent: Sent) -> JobMessage:
        """Return the events that are new to the process, or all if it has none."""
        key, first = (self.table, self.seat), self.log.first
        generation, known = sent.pop(key, (self.generation, None))
        if generation != self.generation or (known is not None and not first <= known <= self.count):
            known = None
        start = first if known is None else known
        news: JobMessage = {"generation": self.generation, "after": known}
        if known is None:
            news = {"generation": self.generation, "opening": self.log.opening()}
            if first:
                news["past"] = cast("list[tuple[Seat, str, View]]", Fragment(await self.log.past()))
        news["events"] = [(*event,) for event in self.log.since(start)[: self.count - start]]
        sent[key] = (self.generation, self.count)
        if len(sent) > TABLES_KEPT:
            sent.popitem(last=False)
        return news


@dataclass(slots=True)
class JobRequest:
    """One job that waits for its turn."""

    kind: JobKind
    body: JobMessage
    #: the queue in which it waits: see `JobKind.queue`
    table: str = ""
    owner: str = ""
    #: what a bot's seat saw, of which a worker gets only what is new to it
    seen: SeenSoFar | None = None

    @property
    def seconds(self) -> float:
        return self.kind.seconds

    async def message(self, sent: Sent) -> JobMessage:
        message: JobMessage = {"do": self.kind.do, **self.body}
        if self.seen is not None:
            message.update(await self.seen.news(sent))
        return message


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
        days: str = "archive",
    ) -> None:
        self.budget = budget
        in_time = budget.nodes is None and budget.ms is not None
        #: a bot's move within this budget
        self.move = replace(MOVE, seconds=(budget.ms or 0) / 1000 + GRACE_SECONDS) if in_time else MOVE
        start = start or (lambda pool: partial(WorkerProcess.start, admin_bots=admin_bots))
        self.bots = WorkerPool(
            processes or default_processes(), NICENESS, bot_failure, warms=True, start_worker=start("bots")
        )
        self.hints = WorkerPool(1, NICENESS, coach_failure, start_worker=start("hints"))
        self.reviews = WorkerPool(
            processes or review_processes(), REVIEW_NICENESS, coach_failure, start_worker=start("reviews")
        )
        #: all pools by name
        self.pools = {
            "bots": self.bots,
            "hints": self.hints,
            "reviews": self.reviews,
            "puzzles": WorkerPool(PUZZLE_SLOTS, REVIEW_NICENESS, coach_failure, start_worker=start("puzzles")),
            "archive": WorkerPool(ARCHIVE_SLOTS, NICENESS, archive_failure, start_worker=start("archive")),
            "pictures": WorkerPool(1, REVIEW_NICENESS, archive_failure, start_worker=start("pictures")),
        }
        #: the pool for daily puzzles
        self._days = self.pools[days]

    async def start(self) -> None:
        """Start all pools; the searches of the bots are compiled while the first tables are made."""
        for pool in self.pools.values():
            pool.start()

    async def stop(self) -> None:
        """End all processes and cancel waiting requests."""
        for pool in self.pools.values():
            await pool.stop()

    async def ask(
        self, kind: JobKind, body: JobMessage, owner: str = "", table: str = "", seen: SeenSoFar | None = None
    ) -> object:
        """Return the answer to a job of this kind; owners take turns."""
        pool = self._days if kind.pool == "days" else self.pools[kind.pool]
        if kind.limit is not None and pool.waiting >= kind.limit:
            raise Problem(kind.busy)
        return await pool.ask(JobRequest(kind, body, kind.queue or table, owner, seen))

    async def ask_bytes(self, kind: JobKind, body: JobMessage, owner: str = "", table: str = "") -> bytes:
        """Return the answer to a job of a kind that answers in bytes."""
        answer = await self.ask(kind, body, owner, table)
        assert isinstance(answer, bytes)
        return answer

    async def choose(
        self, bot: str, game: str, table: str, seat: Seat, log: SeatLog, choices: Choices, seed: int, owner: str = ""
    ) -> tuple[Answer, bool]:
        """Return a bot's move for a seat, or raise BotFailed; also whether the bot itself chose it, and not a lower
        level while its search is being compiled. A caller that takes back a move cancels its request.
        """
        body: JobMessage = {
            "bot": bot,
            "game": game,
            "table": table,
            "seat": seat,
            "choices": choices,
            "budget": (*self.budget,),
            "seed": str(seed),
        }
        seen = SeenSoFar(table, seat, log, log.generation, log.count)
        answer = await self.ask(self.move, body, owner, table, seen)
        move, seconds, ready = cast("tuple[str, float, bool]", answer)
        return Answer(move, seconds), ready

    def forget(self, table: str) -> None:
        """Release what is remembered of a table that is over."""
        self.bots.forget(table)

    async def hint(self, view: View, table: str = "", owner: str = "") -> HintJson:
        """Return the best turn for a view, as `wanderwall hint --json` prints it."""
        return cast(HintJson, await self.ask(HINT, {"view": view}, owner, table))

    async def puzzle_hint(self, view: View, position: str, table: str, owner: str) -> HintJson:
        """Return a hint at a puzzle: the next turn of the solver's line."""
        turn: HintJson = loads(await self.ask_bytes(PUZZLE_HINT, {"view": view, "position": position}, owner, table))
        return turn

    async def lesson(self, record: str, number: int, push: str | None, owner: str) -> bytes:
        """Return the board before a turn of a finished game, or after a push of it, as its seat knew it."""
        return await self.ask_bytes(LESSON, {"record": record, "number": number, "push": push}, owner)

    async def rate_try(self, record: str, number: int, push: str, walk: str, owner: str) -> TurnVerdictJson:
        """Return the coach's rating of another turn in its place."""
        body: JobMessage = {"record": record, "number": number, "push": push, "walk": walk}
        answer: TurnVerdictJson = loads(await self.ask_bytes(RATE_TRY, body, owner))
        return answer

    async def book(self, part: str, rows: Sequence[str], owner: str, more: Mapping[str, object]) -> bytes:
        """Return a response from the rows of a book: see `book.answers`. Addresses take turns."""
        return await self.ask_bytes(BOOK, {"part": part, "rows": (*rows,), "more": {**more}}, owner)

    async def import_record(self, record: str, owner: str) -> bytes:
        """Return the game of an imported record, as JSON: see `history.import_record`."""
        return await self.ask_bytes(IMPORT, {"record": record}, owner)

    async def review_parts(
        self, record: str, table: str = "", done: Callable[[float], None] = lambda share: None
    ) -> JobMessage:
        """Return a game with the parts of its review, for a worker to combine. As many parts as there are slots are
        reviewed at once; `done` is called with the share that is ready.
        """
        body: JobMessage = {"record": record, "parts": REVIEW_PARTS}
        waiting, ready = iter(range(REVIEW_PARTS)), dict[int, str]()

        async def run_parts(slot: int) -> None:
            for part in waiting:
                asked: JobMessage = {**body, "part": part}
                ready[part] = b64encode(await self.ask_bytes(REVIEW_PART, asked, table=f"{table}/{slot}")).decode()
                done(len(ready) / (REVIEW_PARTS + 1))

        workers = [asyncio.create_task(run_parts(slot)) for slot in range(len(self.reviews.slots))]
        try:
            await asyncio.gather(*workers)
        finally:
            for worker in workers:
                worker.cancel()
        return {**body, "ready": [ready[part] for part in range(REVIEW_PARTS)]}


def default_processes() -> int:
    """Return one process for each core except the server's, up to `MAX_PROCESSES`."""
    return max(1, min(MAX_PROCESSES, _cores() - 1))


def review_processes() -> int:
    """Return one process for each core, up to `MAX_PROCESSES`: reviews yield to all other processes."""
    return min(MAX_PROCESSES, _cores())


def _cores() -> int:
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1
