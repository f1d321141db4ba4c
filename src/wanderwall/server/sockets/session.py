"""The session of one client at a table, independent of the transport."""

from __future__ import annotations

import asyncio
import hmac
import logging
from functools import partial

from wanderwall.coach.types import HintJson
from wanderwall.game.protocol import Seat, View
from wanderwall.problem import Problem
from wanderwall.server.ids import hash_key, read_id
from wanderwall.server.json_bytes import dumps
from wanderwall.server.live.table import KEY_VOID, NO_TABLE, TABLE_CLOSED, LiveTable
from wanderwall.server.services import Services, problem_json
from wanderwall.server.sockets import messages
from wanderwall.server.storage.store import error_name, storage_problem
from wanderwall.server.tables import commands
from wanderwall.server.tables.state import PERSON, Table
from wanderwall.server.tables.views import view_of

HELLO_SECONDS = 10.0
#: length limit of one message
MAX_MESSAGE_CHARACTERS = 4096
#: what the standard leaves for a reason, next to the code
MAX_REASON_BYTES = 123
#: how the path of a key of a message begins
MESSAGE = "message"

NOT_UNDERSTOOD, WRONG_KEY, NO_HELLO, TOO_LARGE, COME_BACK = 4400, 4401, 4408, 4413, 1013

logger = logging.getLogger(__name__)


class SessionClosed(Exception):
    """Raised to end the session with this close code, because of what was wrong with a message."""

    def __init__(self, code: int, problem: Problem | None = None) -> None:
        super().__init__(code)
        self.code, self.reason = code, reason_of(problem) if problem else ""


class TableSession:
    """Session of one client at a table: handle its messages and send it news. Subclasses send, close and receive."""

    def __init__(self, services: Services, address: str) -> None:
        self.keys: dict[Seat, str] = {}
        #: current seat of each player who has moved, by the seat they named
        self.moved: dict[str, Seat] = {}
        self.viewer: Seat | None = None
        self.screen = False
        self.tv = ""
        self.address = address
        self.closing: int | None = None
        self._services = services
        #: whether the coach is working for this client
        self._hint_pending = False

    # The transport's half, which subclasses write. It is not abstract: the hooks after it may stay empty.
    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def close(self, code: int) -> None:
        """End the session: finish the message in progress and read no more."""
        raise NotImplementedError

    async def next_message(self) -> messages.ClientMessage:
        """Return the next message."""
        raise NotImplementedError

    def on_seat_key(self) -> None:
        """Note that the client has shown the key of a seat."""

    def on_wrong_key(self) -> None:
        """Note that the client named an unknown table or key; correct ones are never counted."""

    def on_refusal(self, problem: Problem) -> None:
        """Note that a message of the client was refused."""

    def send_json(self, message: messages.ServerMessage) -> None:
        self.send(dumps(message))

    async def greet(self, id: str) -> LiveTable:
        """Receive the hello, check its keys and return the table."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self.next_message()
        except TimeoutError:
            raise SessionClosed(NO_HELLO) from None
        if not isinstance(hello, messages.HelloMessage):
            raise SessionClosed(NO_HELLO)
        self.screen = hello.screen
        if hello.screen and hello.key:
            self.tv = await self._own_tv(hello.code, hello.key)
        try:
            live_table = await self._services.tables.fresh(id)
        except Problem:
            self.on_wrong_key()
            raise
        for seat, key in hello.keys.items():
            try:
                own = commands.named_seat(live_table.table, int(seat), key)
            except Problem:
                self.on_wrong_key()
                raise SessionClosed(WRONG_KEY) from None
            self.keys[own] = hash_key(key)
            if own != int(seat):
                self.moved[seat] = own
        if len(self.keys) == 1:
            (self.viewer,) = self.keys
        if self.keys:
            self.on_seat_key()
        return live_table

    async def _own_tv(self, code: str, key: str) -> str:
        """The letters of a TV if that is its key."""
        row = await self._services.screens.find(read_id(code), self._services.clock.now())
        return row.code.upper() if row and hmac.compare_digest(row.hash, hash_key(key)) else ""

    async def serve(self, id: str) -> None:
        """Run the session from hello to close."""
        tables = self._services.tables
        live_table = await self.greet(id)
        if self.keys and live_table.table.paused is not None:
            await tables.do(id, commands.resume)
        live_table = await tables.enter(id, self)
        try:
            if live_table.has_void_key(self):  # a key was replaced while the hello was being checked
                raise SessionClosed(KEY_VOID)
            # nothing is awaited since `enter`, so the table and the view show the same moment
            now = tables.clock.now()
            table = live_table.json(now)
            if self.moved:
                self.send_json({"type": "moved", "seats": self.moved})
            self.send_json(
                {"type": "welcome", "now": now, "table": table, "keys": sorted(self.keys), "open": self.viewer}
            )
            live_table.show(self, now)
            tables.broadcast_presence(live_table)
            while self.closing is None:
                said = await self.next_message()
                try:
                    await self.answer(live_table, said)
                except Problem as problem:
                    self.on_refusal(problem)
                    self.send_json(refusal(problem, said.ref))
                except OSError as error:
                    if not live_table.stale:  # log it once a table, not once a request
                        logger.error("the database does not answer: %s", error_name(error))
                    live_table.stale = True
                    self.send_json(refusal(storage_problem(error), said.ref))
        finally:
            tables.leave(live_table, self)

    async def answer(self, live_table: LiveTable, said: messages.ClientMessage) -> None:
        """Carry out one message."""
        tables, id = self._services.tables, live_table.table.id
        match said:
            case messages.MoveMessage(seat=seat, move=text, after=seen):
                self._require_key(seat)
                dice = tables.dice
                await tables.do(
                    id, lambda table, now: commands.move(table, now, seat, text, seen, dice), self, said.ref
                )
            case messages.PingMessage():
                self.send_json({"type": "pong", "now": tables.clock.now(), "ref": said.ref})
            case messages.OpenMessage(seat=seat):
                self._require_key(seat)
                # first the entry, then the card: no player sees it before the clock runs
                await tables.do(id, partial(commands.open_curtain, seat=seat), self)
                self.viewer = seat
                live_table.show(self, tables.clock.now())
            case messages.CloseMessage():
                if len(self.keys) > 1:
                    self.viewer = None
                live_table.show(self, tables.clock.now())
            case messages.UndoMessage(seat=seat, after=seen, all=all):
                self._require_key(seat)
                back = commands.start_over if all else commands.undo
                await tables.do(id, lambda table, now: back(table, now, seat, seen), self, said.ref)
            case messages.AgreeMessage(seat=seat, yes=yes):
                self._require_key(seat)
                await tables.do(id, lambda table, now: commands.agree(table, now, seat, yes), self, said.ref)
            case messages.SolutionMessage(seat=seat, after=seen):
                self._require_key(seat)
                await self._solution(live_table, seat, seen, said.ref)
            case messages.SignMessage(seat=seat, sign=sign):
                self._require_key(seat)
                tables.broadcast_sign(live_table, seat, sign)
            case messages.LeaveMessage(seat=seat):
                if seat not in self.keys:
                    self._require_absent(live_table, seat)
                await tables.do(id, lambda table, now: commands.away(table, now, seat), self, said.ref)
            case messages.BackMessage(seat=seat):
                self._require_key(seat)
                await tables.do(id, lambda table, now: commands.back(table, now, seat), self, said.ref)
            case messages.SkipMessage():
                if not self.keys:
                    raise Problem("table.wrong_key")
                live_table.skipping = True
            case messages.HintMessage(seat=seat):
                self._require_key(seat)
                await self._hint(live_table, seat, said.ref)
            case messages.HelloMessage():
                raise Problem("table.hello_twice")

    def _require_key(self, seat: Seat) -> None:
        if seat not in self.keys:
            raise Problem("table.wrong_key")

    def _require_absent(self, live_table: LiveTable, seat: Seat) -> None:
        """Refuse a substitute unless the player is gone and no clock would ever bring one in; others may ask for it."""
        if not self.keys or seat >= len(live_table.table.occupants):
            raise Problem("table.wrong_key")
        gone = live_table.absent_for(seat, self._services.tables.clock.now()) > self._services.scheduler.patience
        if not gone or live_table.table.opening["clock"] is not None or live_table.table.occupants[seat].kind != PERSON:
            raise Problem("table.not_missing")

    async def _solution(self, live_table: LiveTable, seat: Seat, seen: int, ref: messages.Ref) -> None:
        """Put the puzzle back to its start, no longer count it as solved, and send the solution line later."""
        if self._hint_pending:
            raise Problem("coach.busy")
        over = partial(commands.start_over, seat=seat, seen=seen, shown=True)
        live_table = await self._services.tables.do(live_table.table.id, over, self)
        await self._services.puzzle_books.keep_puzzle(live_table.table)  # before anybody has seen it
        self._hint_pending = True
        self._services.tables.spawn(self._ask_solver(live_table.table, ref))

    async def _ask_solver(self, table: Table, ref: messages.Ref) -> None:
        assert table.puzzle is not None
        position = table.game.notation.position_text(table.start)
        try:
            line = await self._services.puzzles.solution(self.address, table.puzzle["kind"], position)
            self.send_json({"type": "solution", "ref": ref, "line": line})
        except Problem as problem:
            self.send_json(refusal(problem, ref))
        finally:
            self._hint_pending = False

    async def _hint(self, live_table: LiveTable, seat: Seat, ref: messages.Ref) -> None:
        tables = self._services.tables
        if self.viewer != seat:  # a hint reveals the card
            raise Problem("table.curtain")
        if self._hint_pending:
            raise Problem("coach.busy")
        await tables.do(live_table.table.id, lambda table, now: commands.hint(table, now, seat), self)
        view = view_of(live_table.table, seat)
        assert view is not None
        self._hint_pending = True
        tables.spawn(self._ask_coach(live_table, seat, view, ref))

    async def _ask_coach(self, live_table: LiveTable, seat: Seat, view: View, ref: messages.Ref) -> None:
        """Ask in the background, so that no move waits for the coach."""
        try:
            turn = await self._best_turn(live_table.table, view)
            if self.viewer != seat:
                raise Problem("table.curtain")
            self.send_json({"type": "hint", "ref": ref, "turns": [turn]})
        except Problem as problem:
            self.send_json(refusal(problem, ref))
        finally:
            self._hint_pending = False

    async def _best_turn(self, table: Table, view: View) -> HintJson:
        """Return the coach's turn; at a puzzle the next turn of the solver's line, from public information."""
        workers = self._services.workers
        if table.puzzle is None:
            return await workers.hint(view, table.id, self.address)
        return await workers.puzzle_hint(view, table.game.notation.position_text(table.state), table.id, self.address)


def refusal(problem: Problem, ref: messages.Ref) -> messages.RefusedMessage:
    return {"type": "refused", **problem_json(problem), "ref": ref}


def reason_of(problem: Problem) -> str:
    """The reason of a close frame, which has at most 123 bytes: the code, and the key that is wrong.

    >>> reason_of(Problem("server.request", where="message.seat"))
    'server.request message.seat'
    """
    words = " ".join([problem.code, *map(str, problem.details.values())])
    return words.encode()[:MAX_REASON_BYTES].decode(errors="ignore")


def closing_of(error: Exception) -> SessionClosed:
    """With which code and reason the error that ended a session closes it."""
    if isinstance(error, SessionClosed):
        return error
    if isinstance(error, Problem):
        gone = ("table.unknown", "table.damaged", "room.unknown")
        closed = TABLE_CLOSED if error.code == "table.closed" else COME_BACK
        return SessionClosed(NO_TABLE if error.code in gone else closed)
    if not isinstance(error, OSError):
        logger.error("a session failed", exc_info=error)
    return SessionClosed(COME_BACK)
