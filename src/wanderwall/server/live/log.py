"""Logs as one server process knows them, of tables and of rooms: commands come in, entries go out to the sockets.

A command looks at the state and drafts an entry; the writer commits it; only then does the state advance. If another
server process was first, the log catches up and the command is tried again.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from wanderwall.problem import Problem
from wanderwall.server.clock import Clock
from wanderwall.server.ids import ID_LENGTH, LETTERS
from wanderwall.server.live.bus import Bus, News
from wanderwall.server.storage.store import NewEntry, Store, error_name
from wanderwall.server.storage.writer import Writer
from wanderwall.server.tables.log import Draft, Entry

#: how often a command is tried when others commit first
TRIES = 50
#: logs that are compared with the database in one query
COMPARED = 500

logger = logging.getLogger(__name__)


class LogState(Protocol):
    """What follows from a log: a table or a room."""

    @property
    def id(self) -> str: ...

    @property
    def seq(self) -> int:
        """The number of the last entry."""


class LiveSocket(Protocol):
    """The connection of one client."""

    def send(self, message: bytes) -> None: ...
    def close(self, code: int) -> None: ...


S = TypeVar("S", bound=LogState)
K = TypeVar("K", bound=LiveSocket)


class LoadedLog(ABC, Generic[S, K]):
    """One log in the memory of this process, with its state and its sockets."""

    def __init__(self, state: S, now: int) -> None:
        self.state = state
        self.sockets: set[K] = set()
        #: when it was last asked for
        self.used = now
        self.lock = asyncio.Lock()
        #: whether this process receives what others do here
        self.followed = False
        #: whether the log may have entries that this process has not seen
        self.stale = False

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory even without sockets."""
        return False

    @abstractmethod
    def advance(self, entry: Entry, state: S, now: int, by: K | None = None, ref: object = None) -> None:
        """Advance by one entry and send each socket what is new to it; `ref` is an answer to the socket `by`."""

    def has_void_key(self, socket: K) -> bool:
        """Whether a key of this socket has been replaced."""
        return False

    def close_all(self, code: int) -> None:
        for socket in list(self.sockets):
            socket.close(code)


L = TypeVar("L", bound=LoadedLog[Any, Any])


class LiveLog(ABC, Generic[L, S, K]):
    """All logs of one kind that are loaded in this server process."""

    #: the code of the problem that there is no such log
    unknown: ClassVar[str]
    #: sent with all news, so that other server processes know which kind they are about
    label: ClassVar[News] = {}
    #: how long a log without sockets stays in memory
    idle_ms: ClassVar[int]
    #: with which code sockets are closed when their log is gone
    gone: ClassVar[int]

    def __init__(self, store: Store, writer: Writer, bus: Bus, clock: Clock) -> None:
        self.store = store
        self.writer = writer
        self.bus = bus
        self.clock = clock
        self.loaded: dict[str, L] = {}
        self._loading: dict[str, asyncio.Task[L]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        #: logs that could not be read, and of which that has been logged
        self._unreadable: set[str] = set()
        self._on_commit: list[Callable[[S, L], None]] = []
        self._on_change: list[Callable[[L], None]] = []
        self._on_visit: list[Callable[[L], None]] = []
        self._on_leave: list[Callable[[L], None]] = []

    # ── what each kind of log defines ────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    async def read(self, id: str) -> S | None:
        """Read the state of a log from the store."""

    @abstractmethod
    def hold(self, state: S) -> L:
        """Return a state as it is held in memory."""

    @abstractmethod
    def apply(self, state: S, entry: Entry, news: News) -> S:
        """Return the state after an entry, which may have come with news of another process."""

    def to_write(self, before: S, draft: Draft[S], guest: str | None) -> NewEntry:
        """Return what the writer commits."""
        return NewEntry(draft.entry, None, guest)

    def news_of(self, draft: Draft[S]) -> News:
        """Return what other server processes need in order to advance, too."""
        return {"entry": draft.entry[:]}

    # ── subscribers ──────────────────────────────────────────────────────────────────────────────────────────────────

    def subscribe(
        self,
        *,
        commit: Callable[[S, L], None] | None = None,
        change: Callable[[L], None] | None = None,
        visit: Callable[[L], None] | None = None,
        leave: Callable[[L], None] | None = None,
    ) -> None:
        """Call these functions, in the order of their subscription.

        `commit`: after each entry that this process committed, with the state before; `change`: after entries of any
        process; `visit`: when a client comes; `leave`: when a socket has left.
        """
        self._on_commit += [commit] if commit else []
        self._on_change += [change] if change else []
        self._on_visit += [visit] if visit else []
        self._on_leave += [leave] if leave else []

    def _notify_change(self, live: L) -> None:
        for call in self._on_change:
            call(live)

    def _notify_visit(self, live: L) -> None:
        for call in self._on_visit:
            call(live)

    def _notify_leave(self, live: L) -> None:
        for call in self._on_leave:
            call(live)

    # ── loading ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def get(self, id: str) -> L:
        """Return a log, loading it if necessary."""
        live = self.loaded.get(id)
        if live is None:
            if len(id) != ID_LENGTH or not set(id) <= set(LETTERS):
                raise Problem(self.unknown)
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            live = await asyncio.shield(self._loading[id])
        live.used = self.clock.now()
        return live

    async def _load(self, id: str) -> L:
        try:
            with self._reading(id):
                state = await self.read(id)
            if state is None:
                raise Problem(self.unknown)
            return self.loaded.setdefault(id, self.hold(state))
        finally:
            del self._loading[id]

    @contextmanager
    def _reading(self, id: str) -> Iterator[None]:
        """Turn the errors of damaged stored data into a Problem, so that no other log suffers. Report it once, with the
        id: it is no longer an invitation.
        """
        try:
            yield
        except OSError:
            raise
        except Exception as error:
            if id not in self._unreadable:
                self._unreadable.add(id)
                logger.error("table %s cannot be read: %s", id, error_name(error))
            raise Problem("table.damaged") from error

    async def fresh(self, id: str) -> L:
        """Return a log, up to date with other server processes."""
        live = await self.get(id)
        if live.stale or (self.bus.shared and not live.followed):
            async with live.lock:
                await self._catch_up(live)
        return live

    async def readable(self, ids: Iterable[str]) -> list[L]:
        """Return these logs, without those that cannot be read."""
        found = []
        for id in ids:
            with suppress(Problem):
                found.append(await self.fresh(id))
        return found

    def forget_idle(self) -> None:
        """Unload logs where nothing happens."""
        before = self.clock.now() - self.idle_ms
        for id, live in list(self.loaded.items()):
            if not live.sockets and not live.busy and not live.lock.locked() and live.used < before:
                del self.loaded[id]

    # ── commands ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def do(
        self,
        id: str,
        command: Callable[[S, int], Draft[S] | None],
        by: K | None = None,
        ref: object = None,
        guest: str | None = None,
    ) -> L:
        """Try a command until its entry is committed, and send it to all sockets. If it came `by` a socket, check the
        keys of that socket against the state at each try.
        """
        live = self.loaded.get(id) or await self.get(id)
        async with live.lock:
            if live.stale or (self.bus.shared and not live.followed):
                await self._catch_up(live)
            for _ in range(TRIES):
                if by is not None and live.has_void_key(by):
                    raise Problem("table.wrong_key")
                now = live.used = self.clock.now()
                before: S = live.state
                draft = command(before, now)
                if draft is None:
                    return live
                try:
                    kept = await self.writer.append(self.to_write(before, draft, guest))
                except BaseException:  # the entry may be committed or not: catch up before the next one
                    live.stale = True
                    raise
                if kept:
                    live.advance(draft.entry, draft.state, self.clock.now(), by, ref)
                    if self.bus.shared:
                        self.publish(id, self.news_of(draft))
                    for call in self._on_commit:
                        call(before, live)
                    self._notify_change(live)
                    return live
                await self._catch_up(live)
        raise Problem("server.busy")

    async def _catch_up(self, live: L) -> None:
        """Apply entries that other processes wrote. The caller holds the lock."""
        state: S = live.state
        id = state.id
        with self._reading(id):
            for entry in await self.store.entries(id, state.seq):
                if entry.seq == live.state.seq + 1:
                    live.advance(entry, self.apply(live.state, entry, {}), self.clock.now())
        await self.complete(live)
        live.stale = False
        if live.state is not state:
            self._notify_change(live)

    async def complete(self, live: L) -> None:
        """Complete a state that has just caught up, from what is not in its log."""

    async def catch_up_if_stale(self, live: L) -> None:
        async with live.lock:
            if live.stale:
                await self._catch_up(live)

    async def reload(self, id: str) -> None:
        """Reload a log whose stored data changed outside of it, or is gone; notify other server processes."""
        await self._reload(id)
        self.publish(id, {"reload": True})

    async def _reload(self, id: str) -> None:
        if id in self._loading:  # it may be reading the old data
            await asyncio.wait({self._loading[id]})
        live = self.loaded.get(id)
        if live is None:
            return
        async with live.lock:
            state = await self.read(id)
            if state is None:
                del self.loaded[id]
                live.close_all(self.gone)
            else:
                live.state = state
                self._notify_change(live)

    # ── other server processes ───────────────────────────────────────────────────────────────────────────────────────

    def publish(self, id: str, news: News) -> None:
        """Send news of a log to the other server processes, if there may be any."""
        if self.bus.shared:
            self.bus.publish(id, {**self.label, **news})

    def on_message(self, process: str, id: str, news: News) -> None:
        """Handle news of a log from another server process."""
        if "reload" in news:
            self.spawn(self._reload(id))
            return
        live = self.loaded.get(id)
        if live is None:
            return
        entry = Entry(*news["entry"]) if "entry" in news else None
        if entry is not None and entry.seq == live.state.seq + 1 and not live.lock.locked():
            live.advance(entry, self.apply(live.state, entry, news), self.clock.now())
            self._notify_change(live)
        elif entry is None or entry.seq > live.state.seq:
            live.stale = True
            self.spawn(self.catch_up_if_stale(live))

    def resync(self) -> None:
        """Mark every log as stale after messages may have been lost; catch up at once where a client is connected."""
        for live in self.loaded.values():
            live.stale = True
            if live.sockets:
                self.spawn(self.catch_up_if_stale(live))

    async def compare(self) -> None:
        """Catch up logs with sockets here whose news were lost."""
        watched = [live for live in self.loaded.values() if live.sockets]
        for start in range(0, len(watched), COMPARED):
            part = watched[start : start + COMPARED]
            last = await self.store.last_seqs([live.state.id for live in part])
            for live in part:
                if last.get(live.state.id, 0) > live.state.seq and not live.lock.locked():
                    live.stale = True
                    with suppress(Problem):
                        await self.catch_up_if_stale(live)

    # ── background ───────────────────────────────────────────────────────────────────────────────────────────────────

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Run a coroutine in the background and log its errors."""
        task: asyncio.Task[object] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_report)


def _report(task: asyncio.Task[object]) -> None:
    if not task.cancelled() and (error := task.exception()):
        logger.error("a task failed: %s", error, exc_info=error if not isinstance(error, Problem) else None)
