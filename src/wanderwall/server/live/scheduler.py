"""The scheduler: moves bots, ends timed-out turns, rates finished tables and records that the server is alive."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Awaitable, Callable
from math import inf

from wanderwall.bots.protocol import Answer
from wanderwall.game.protocol import Seat
from wanderwall.problem import Problem
from wanderwall.server.live.table import LiveTable
from wanderwall.server.live.tables import Tables
from wanderwall.server.storage.store import error_name
from wanderwall.server.tables import commands
from wanderwall.server.tables.commands import DraftEntry
from wanderwall.server.tables.history import SeatHistory
from wanderwall.server.tables.state import BOT, CLOSED, GRACE_MS, OVER, Table
from wanderwall.server.workers.jobs import Workers

#: the substitute for people who left or whose time is up
SUBSTITUTE = "level2"
#: seconds between two checks for due tables, for lost messages, for tables to unload, between two signs of life, and
#: between two garbage collections, of new objects and of all
DUE, COMPARE, TIDY, ALIVE, COLLECT_NEW, COLLECT = 0.25, 3.0, 5.0, 1.0, 1.0, 600.0
#: new objects above which garbage is collected: fewer mean that nobody has played
MANY_NEW = 2000
#: how much faster bots of a game of speed are while only they have something to do: still slow enough to watch
WATCHABLE_SPEEDUP = 10.0
#: seconds in which a reloaded page reconnects, and milliseconds after which another server process would have published
#: who is present
RELOAD, PRESENCE_DELAY_MS = 3.0, 12_000
#: milliseconds after which a table that cannot be read is tried again: it may have been repaired
SET_ASIDE_MS = 3600 * 1000

logger = logging.getLogger(__name__)


class TableChanged(Exception):
    """The table has changed since the bot was asked."""


class Scheduler:
    """Schedules the work of all tables."""

    def __init__(self, tables: Tables, workers: Workers, patience: int) -> None:
        self.tables = tables
        self.workers = workers
        #: milliseconds for which bots keep playing after everybody has left
        self.patience = patience
        tables.subscribe(
            commit=lambda before, live_table: self.wake_bots(live_table),
            visit=self.wake_bots,
            leave=self.pause_if_deserted,
        )
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (DUE, self.due),
            (TIDY, self.forget_idle),
            (TIDY, self.rate),
            (ALIVE, self.heartbeat_if_due),
            (COLLECT_NEW, self.collect_new),
            (COLLECT, self.collect),
        ]
        if self.tables.bus.shared:
            rounds += [(COMPARE, self.tables.compare), (10.0, self._broadcast_presence)]
        self._tasks = [asyncio.create_task(repeat(seconds, work), name=work.__name__) for seconds, work in rounds]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(OSError):
            await self.heartbeat()

    async def forget_idle(self) -> None:
        self.tables.forget_idle()

    async def collect_new(self) -> None:
        if gc.get_count()[0] > MANY_NEW:
            gc.collect(0)

    async def collect(self) -> None:
        gc.collect()

    async def heartbeat_if_due(self) -> None:
        """Record a sign of life if a clock runs or a bot thinks: only then must downtime be subtracted later."""
        if not self.tables.store.nothing_due():
            await self.heartbeat()

    async def heartbeat(self) -> None:
        await self.tables.store.sign_of_life(self.tables.clock.now())

    async def _broadcast_presence(self) -> None:
        for live_table in list(self.tables.loaded.values()):
            if live_table.sockets:
                self.tables.broadcast_presence(live_table)

    # ── bots ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def wake_bots(self, live_table: LiveTable) -> None:
        """Ask the bots that are to move, if anybody is watching or waiting."""
        if live_table.table.status in (OVER, CLOSED):
            self.workers.forget(live_table.table.id)
        for seat in self._bots_to_act(live_table):
            if seat not in live_table.thinking:
                live_table.thinking.add(seat)
                self.tables.spawn(self._play(live_table, seat))

    def _bots_to_act(self, live_table: LiveTable) -> list[Seat]:
        bots = live_table.table.bots_to_act
        if not bots:
            return bots
        now = self.tables.clock.now()
        return bots if live_table.has_audience(now, self.patience) and not live_table.awaits_first_view(now) else []

    async def _play(self, live_table: LiveTable, seat: Seat) -> None:
        """Move for a seat as long as it is its turn."""
        try:
            while seat in self._bots_to_act(live_table):
                table = live_table.table
                answer = await self._answer(live_table, table, seat)
                # in a game of speed the bot takes the time that its answer states
                await sleep_scaled(answer.seconds, lambda: speedup(live_table), asyncio.sleep)
                with contextlib.suppress(TableChanged):
                    await self._move(table, seat, answer.move)
        finally:
            live_table.thinking.discard(seat)

    async def _move(self, asked: Table, seat: Seat, text: str) -> None:
        together = asked.game.together

        def move(table: Table, now: int) -> DraftEntry:
            same = table.last.get(seat) == asked.last.get(seat) if together else table.seq == asked.seq
            if seat not in table.bots_to_act or not same:
                raise TableChanged
            try:
                return commands.move(table, now, seat, text, table.seq, self.tables.dice)
            except Problem as problem:
                if together:  # another player was faster, and the round is over
                    raise TableChanged from None
                logger.error("a bot's move was refused: %s", problem)
                return commands.move(
                    table, now, seat, random_move(table, seat, self.tables), table.seq, self.tables.dice
                )

        await self.tables.do(asked.id, move)

    async def _answer(self, live_table: LiveTable, table: Table, seat: Seat) -> Answer:
        log = live_table.logs.get(seat)
        if log is None:
            log = live_table.logs[seat] = SeatHistory(table, seat, self.tables.archive.seat_history)
        log.table = table
        choices = table.game.choices(table.state, seat)
        bot = table.occupants[seat].bot if table.occupants[seat].kind == BOT else SUBSTITUTE
        seed = self.tables.dice.randrange(2**31)
        try:
            name, game = bot or SUBSTITUTE, table.game.name
            answer, ready = await self.workers.choose(name, game, table.id, seat, log, choices, seed, live_table.owner)
            before = bool(live_table.compiling)
            (live_table.compiling.discard if ready else live_table.compiling.add)(seat)
            if bool(live_table.compiling) != before:
                live_table.broadcast_table(self.tables.clock.now())
            return answer
        except Problem as failure:
            logger.error("a bot failed: %s", failure)
            return Answer(random_move(table, seat, self.tables))

    # ── time ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    async def due(self) -> None:
        """Wake the tables where something is due."""
        for id in await self.tables.store.due(self.tables.clock.now()):
            try:
                await self._wake(id)
            except OSError:
                raise
            except Exception as error:  # an error at one table must not stop the others
                if not isinstance(error, Problem):
                    logger.error("a table cannot be scheduled", exc_info=error)
                elif error.code != "table.damaged":  # another server process was faster
                    continue
                await self.tables.store.set_due(id, self.tables.clock.now() + SET_ASIDE_MS)

    async def _wake(self, id: str) -> None:
        live_table = await self.tables.fresh(id)
        now = self.tables.clock.now()
        if live_table.table.deadline is not None and live_table.table.deadline <= now:
            gone = live_table.empty_for(now)
            if gone is None:
                await self.tables.do(id, lambda table, now: commands.time_up(table, now, self.tables.dice))
            elif (
                self.tables.bus.shared and gone < PRESENCE_DELAY_MS
            ):  # a player may be connected to another server process
                await self.tables.store.set_due(id, now + 1000)
            else:
                await self._pause(live_table)
        else:
            self.wake_bots(live_table)
            later = now + GRACE_MS if self._bots_to_act(live_table) else None
            if live_table.table.deadline is not None:
                later = min(later or live_table.table.deadline, live_table.table.deadline)
            await self.tables.store.set_due(id, later)

    def pause_if_deserted(self, live_table: LiveTable) -> None:
        """Pause a running game soon if all its players have gone and nobody else waits for them."""
        table = live_table.table
        runs = table.paused is None and (table.deadline is not None or table.game.together)
        if runs and live_table.empty_for(self.tables.clock.now()) is not None:
            self.tables.spawn(self._pause_later(live_table))

    async def _pause_later(self, live_table: LiveTable) -> None:
        await asyncio.sleep(RELOAD)
        await self._pause(live_table)

    async def _pause(self, live_table: LiveTable) -> None:
        def pause(table: Table, now: int) -> DraftEntry | None:
            gone = live_table.empty_for(now)
            return None if gone is None else commands.pause(table, now, now - gone)

        await self.tables.do(live_table.table.id, pause)
        if live_table.empty_for(self.tables.clock.now()) is None:  # a player came while the pause was being committed
            await self.tables.do(live_table.table.id, commands.resume)

    # ── ratings ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def rate(self) -> None:
        """Compute the ratings of games that have ended."""
        ids = await self.tables.store.tables_to_rate()
        live_tables = await self.tables.readable(ids)
        for live_table in live_tables:
            await self.tables.store.rate(live_table.table)
        for id in set(ids) - {live_table.table.id for live_table in live_tables}:
            await self.tables.store.leave_unrated(id)


def random_move(table: Table, seat: Seat, tables: Tables) -> str:
    """Return any legal move: better than a game that is stuck."""
    moves = table.game.legal(table.state, seat)
    return table.game.notation.move_text(table.state, moves[tables.dice.randrange(len(moves))])


def people_wait(table: Table) -> bool:
    """Whether people play at the table and only bots have anything to do."""
    return not all(occupant.bot_plays for occupant in table.occupants) and len(table.bots_to_act) == len(table.acting)


def speedup(live_table: LiveTable) -> float:
    """How much faster than its stated time a bot is now."""
    if not people_wait(live_table.table):
        live_table.skipping = False  # they have something to do again
        return 1.0
    return inf if live_table.skipping else WATCHABLE_SPEEDUP


async def sleep_scaled(seconds: float, speedup: Callable[[], float], sleep: Callable[[float], Awaitable[None]]) -> None:
    """Let a bot's time pass, faster while people wait for it; checked every second, as they may finish in between."""
    while seconds > 0:
        part = min(seconds, 1.0)
        await sleep(part / speedup())
        seconds -= part


async def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Call `work` every `seconds` seconds; errors never end the loop, such as a database that is down for a while."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (OSError, Problem) as error:
            logger.warning("%s: %s", work.__name__, error_name(error))
            await asyncio.sleep(1)
        except Exception:
            logger.exception("%s failed", work.__name__)
            await asyncio.sleep(1)
