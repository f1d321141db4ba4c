"""Pools of workers: a request waits in a fair queue for its slot, and is given up when its pool's patience is over.

The queue is fair between people: they take turns, however many tables one of them has. The tables of a person also take
turns, however many requests one of them makes.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from wanderwall.bots.protocol import BotFailed
from wanderwall.problem import Problem
from wanderwall.server.workers.messages import JobReply
from wanderwall.server.workers.process import Request, Worker, WorkerLost, WorkerProcess

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items by owner and by table, in the order in which these take turns.

    >>> queue = FairQueue[str]()
    >>> for owner, table in ("rogue", 1), ("rogue", 1), ("rogue", 2), ("rogue", 3), ("ida", 4):
    ...     queue.put(owner, str(table), f"{owner} {table}")
    >>> async def all_of_them() -> list[str]:
    ...     return [await queue.get() for _ in range(len(queue))]
    >>> asyncio.run(all_of_them())
    ['rogue 1', 'ida 4', 'rogue 2', 'rogue 3', 'rogue 1']
    """

    def __init__(self) -> None:
        self._owners: dict[str, dict[str, deque[T]]] = {}
        self._not_empty = asyncio.Event()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, table: str, item: T) -> None:
        self._owners.setdefault(owner, {}).setdefault(table, deque()).append(item)
        self._count += 1
        self._not_empty.set()

    async def get(self) -> T:
        """Return the next item of the owner, and of their table, that has waited longest for a turn."""
        await self._not_empty.wait()
        owner, tables = next(iter(self._owners.items()))
        table, line = next(iter(tables.items()))
        del self._owners[owner], tables[table]
        item = line.popleft()
        if line:
            tables[table] = line  # behind the others
        if tables:
            self._owners[owner] = tables
        self._count -= 1
        if not self._owners:
            self._not_empty.clear()
        return item


#: a table moves to an idle slot when more requests than this are queued at its slot
MAX_QUEUED = 4
#: number of tables whose slots are remembered
TABLES_KEPT = 20_000
#: extra seconds that a pool waits for an answer while a process may be compiling
WARMING_SECONDS = 300.0
#: seconds that a process has to exit before it is killed
LEAVING_SECONDS = 2.0


#: starts a worker with this niceness
Start = Callable[[int], Awaitable[Worker]]


@dataclass(slots=True)
class Job:
    """A request whose caller waits for the answer."""

    request: Request
    answer: asyncio.Future[object]
    since: float = field(default_factory=time.monotonic)


class PoolSlot:
    """One slot of a pool: its queue, and its current process."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.queue: FairQueue[Job] = FairQueue()
        self.process: Worker | None = None
        self.busy = False
        self._starting = asyncio.Lock()

    @property
    def load(self) -> int:
        return len(self.queue) + self.busy

    async def run(self) -> None:
        """Answer requests, one after the other."""
        while True:
            job = await self.queue.get()
            if job.answer.done():  # the caller does not wait any more
                continue
            self.busy = True
            began = time.monotonic()
            self.pool.waited_seconds += began - job.since
            try:
                answer = self.pool.read_reply(await self._reply(job.request))
            except Exception as error:  # passed to the caller; the slot continues
                self.pool.failed += 1
                if not job.answer.done():
                    job.answer.set_exception(error)
            else:
                self.pool.done += 1
                if not job.answer.done():
                    job.answer.set_result(answer)
            finally:
                self.busy = False
                self.pool.worked_seconds += time.monotonic() - began

    async def _reply(self, request: Request) -> JobReply:
        try:
            return await self._attempt(request)
        except WorkerLost:
            pass
        try:
            return await self._attempt(request)
        except WorkerLost as lost:
            raise self.pool.failure(lost.silent) from None

    async def _attempt(self, request: Request) -> JobReply:
        process = await self.ensure_process()
        patience = request.seconds + (0.0 if process.warm.is_set() or not self.pool.warms else WARMING_SECONDS)
        try:
            async with asyncio.timeout(patience):
                return await process.ask(request)
        except TimeoutError:
            await self._replace(process)
            raise WorkerLost(silent=True) from None
        except WorkerLost:
            await self._replace(process)
            raise

    async def _replace(self, process: Worker) -> None:
        """End a broken process; the next request starts another."""
        await process.end(0.0)
        if self.process is process:
            self.process = None
            self.pool.replaced += 1

    async def ensure_process(self) -> Worker:
        """Return the process of this slot; start one if there is none."""
        async with self._starting:
            if self.process and self.process.gone:
                await self._replace(self.process)
            if self.process is None:
                try:
                    self.process = await self.pool.start_worker(self.pool.niceness)
                except OSError:
                    raise self.pool.failure(False) from None
                if self.pool.warmed:
                    self.process.warm_up()
            return self.process


class WorkerPool:
    """A pool of slots for one kind of job. The counters are for the metrics."""

    def __init__(
        self,
        slots: int,
        niceness: int,
        failure: Callable[[bool], Problem],
        warms: bool = False,
        start_worker: Start = WorkerProcess.start,
    ) -> None:
        self.niceness = niceness
        #: returns the Problem to raise when a process died or, if called with true, did not answer
        self.failure = failure
        #: whether processes have to compile first, and whether the compiled code has been cached
        self.warms, self.warmed = warms, False
        self.start_worker = start_worker
        self.slots = [PoolSlot(self) for _ in range(slots)]
        #: numbers of answered and failed requests, and of replaced processes
        self.done = self.failed = self.replaced = 0
        #: total seconds that requests waited, and that answering them took
        self.waited_seconds = self.worked_seconds = 0.0
        self._slots_of_tables: OrderedDict[str, PoolSlot] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []
        self._jobs: set[asyncio.Future[object]] = set()

    @property
    def waiting(self) -> int:
        """Number of requests that no process works on yet."""
        return sum(len(slot.queue) for slot in self.slots)

    @property
    def pids(self) -> list[int]:
        """Ids of the processes that run now."""
        return [slot.process.pid for slot in self.slots if slot.process and not slot.process.gone]

    def start(self) -> None:
        """Start the slots. Processes start when they are needed, or to warm up."""
        self._tasks = [asyncio.create_task(slot.run()) for slot in self.slots]
        if self.warms:
            self._tasks.append(asyncio.create_task(self._warm()))

    async def _warm(self) -> None:
        """Let the first process compile, then let the others load what it cached."""
        for slot in self.slots:
            with suppress(Problem):
                process = await slot.ensure_process()
                process.warm_up()
                await process.warm.wait()
                self.warmed = True

    async def stop(self) -> None:
        """End all processes and cancel waiting requests."""
        left = set(self._tasks)
        while left:  # a task that has just got its answer may survive one cancellation
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1)
        for job in list(self._jobs):
            job.cancel()
        processes = [slot.process for slot in self.slots if slot.process]
        await asyncio.gather(*(process.end(LEAVING_SECONDS) for process in processes))

    async def ask(self, request: Request) -> object:
        """Queue a request and return its answer."""
        job = Job(request, asyncio.get_running_loop().create_future())
        self._jobs.add(job.answer)
        try:
            self._slot_of(request.table).queue.put(request.owner, request.table, job)
            return await job.answer
        finally:
            self._jobs.discard(job.answer)

    def forget(self, table: str) -> None:
        """Release what is remembered of a table that is over."""
        slot = self._slots_of_tables.pop(table, None)
        if slot and slot.process:
            slot.process.post({"do": "forget", "table": table})

    def _slot_of(self, table: str) -> PoolSlot:
        """Return the slot of a table: the one it had, unless that has a long queue while another is idle."""
        usual = self._slots_of_tables.get(table)
        idlest = min(self.slots, key=lambda slot: slot.load)
        if usual is None or (usual.load > MAX_QUEUED and idlest.load == 0):
            usual = self._slots_of_tables[table] = idlest
        self._slots_of_tables.move_to_end(table)
        if len(self._slots_of_tables) > TABLES_KEPT:
            self._slots_of_tables.popitem(last=False)
        return usual

    def read_reply(self, reply: JobReply) -> object:
        """Return the answer of a reply, or raise the Problem in it."""
        if problem := reply.get("problem"):
            kind = BotFailed if problem["bot"] else Problem
            raise kind(problem["code"], problem["clause"], **problem["details"])
        if "answer" not in reply:
            raise self.failure(False)
        return reply["answer"]
