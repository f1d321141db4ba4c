"""One client of the server: what it is sent, and what it answers in time."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from wanderwall.game.protocol import IllegalMove, Seat
from wanderwall.match import Match
from wanderwall.mazecom import board, messages, wire
from wanderwall.mazecom.messages import NEW, Dialect, XmlMessage
from wanderwall.mazecom.wire import BadLength, BadXml

#: maximum length of a name, and the characters it may not have
LONGEST_NAME, NO_NAME = 30, re.compile(r"[^\w äüöÜÖÄß!-/:-@\[-`{-~]")
#: maximum number of unread bytes of a client
MOST_UNREAD = 1024 * 1024
#: seconds for a client to receive the last message
LEAVING = 1.0


@dataclass(frozen=True)
class Patience:
    """How long and how often the server waits for a client; for a move the same as the first server of this
    protocol.
    """

    #: seconds to log in, however often it tries, and for a move
    login: float = 10.0
    move: float = 20.0
    #: number of messages of which one must be right
    tries: int = 3


class ClientLeft(Exception):
    """The client has gone, or was disconnected; `error` is the code that was sent to it."""

    def __init__(self, error: str = messages.ERROR) -> None:
        super().__init__(error)
        self.error = error


@dataclass(eq=False)
class Client:
    """A connection. Before login its id is -1."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    patience: Patience
    id: int = -1
    name: str = "<not logged in>"
    role: str = messages.PLAYER
    dialect: Dialect = field(default=NEW)

    @property
    def is_gone(self) -> bool:
        return self.reader.at_eof() or self.writer.is_closing()

    def send(self, message: Element) -> None:
        """Send without waiting; a client that does not read for long is cut off."""
        if not self.writer.is_closing():
            self.writer.write(wire.to_frame(message))
            if self.writer.transport.get_write_buffer_size() > MOST_UNREAD:
                self.writer.transport.abort()

    async def hear(self, seconds: float | None) -> XmlMessage:
        """Return the next message; raise BadXml if it is not valid, Left if there will not be any."""
        try:
            text = await asyncio.wait_for(wire.read(self.reader), seconds)
        except TimeoutError:
            raise await self.send_away(messages.TIMEOUT) from None
        except BadLength:
            raise await self.send_away(messages.ERROR) from None
        except EOFError:
            raise ClientLeft from None
        return messages.read(text)

    async def send_away(self, error: str) -> ClientLeft:
        """Send the reason, and hang up."""
        self.send(messages.disconnect(self.dialect, self.id, self.name, error))
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(self.writer.drain(), LEAVING)
        self.writer.close()
        return ClientLeft(error)

    async def log_in(self) -> str:
        """Return the role in which it wants to log in; its name and its dialect are known then."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.patience.login
        for _ in range(self.patience.tries):
            try:
                message = await self.hear(until - loop.time())
                self.dialect = message.dialect
                if message.kind == "LOGIN":
                    self.name = NO_NAME.sub("", messages.text(message.body, "name"))[:LONGEST_NAME] or "?"
                    role = message.body.find("role")
                    self.role = messages.PLAYER if role is None else (role.text or "").strip()
                    if self.role in (messages.PLAYER, messages.MANAGER, messages.SPECTATOR):
                        return self.role
            except BadXml:
                pass
            self.send(messages.accept(self.dialect, -1, messages.AWAIT_LOGIN))
        raise await self.send_away(messages.TOO_MANY_TRIES)

    def welcome(self, id: int) -> None:
        self.id = id
        self.send(messages.login_reply(self.dialect, id))

    async def turn(self, match: Match, seat: Seat) -> None:
        """Ask until a whole turn is made; raise Left after too many tries, or too long."""
        state = match.state
        to_go = {board.id_of(state, each): len(board.to_find(state, each)) for each in range(len(state.colours))}
        asking = messages.await_move(self.dialect, self.id, board.as_board(state), to_go, board.to_find(state, seat)[0])
        for _ in range(self.patience.tries):
            self.send(asking)
            error = messages.AWAIT_MOVE
            with suppress(BadXml):
                message = await self.hear(self.patience.move)
                if message.kind == "MOVE":
                    move = messages.move(message.body)
                    error = messages.ILLEGAL_MOVE
                    if play_turn(match, seat, move):
                        self.send(messages.accept(self.dialect, self.id, messages.NOERROR))
                        return
            self.send(messages.accept(self.dialect, self.id, error))
        raise await self.send_away(messages.TOO_MANY_TRIES)


def play_turn(match: Match, seat: Seat, move: messages.XmlMove) -> bool:
    """Make a turn, whole or not at all; return False if it is illegal."""
    try:
        push, walk = board.as_moves(match.state, move)
        match.move(push, seat)
    except (board.Illegal, IllegalMove):
        return False
    try:
        match.move(walk, seat)
    except IllegalMove:
        match.undo()
        return False
    return True


def fault_of(left: ClientLeft) -> str:
    """Why a client lost its game: a problem code, as in the arena."""
    codes = {messages.TIMEOUT: "bot.silent", messages.TOO_MANY_TRIES: "bot.illegal_move"}
    return codes.get(left.error, "bot.crashed")
