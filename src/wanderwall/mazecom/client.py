"""A built-in bot as a client on another MazeCom server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from xml.etree.ElementTree import Element

from wanderwall.bots import bot
from wanderwall.bots.protocol import Bot, Budget, close
from wanderwall.mazecom import board, messages, wire
from wanderwall.mazecom.messages import NEW, OLD, XmlMessage
from wanderwall.mazecom.wire import BadLength, BadXml
from wanderwall.problem import Problem

#: seconds to connect, and to wait for the next message: others may think long, and log in late
CONNECTING, WAITING = 10.0, 3600.0


async def join(
    host: str,
    port: int,
    name: str,
    player: str,
    budget: Budget,
    report: Callable[[str], None] = lambda _: None,
    number: int = 1,
) -> int | None:
    """Play one game there, `number` counting from 1; return the id of the winner, or None if it ended without one."""
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(host, port), CONNECTING)
    except (OSError, TimeoutError):
        raise Problem("mazecom.unreachable", address=f"{host}:{port}") from None
    one = bot(player, "classic")
    guest = _Guest(reader, writer, number)
    try:
        return await guest.play(name, lambda asked: guest.answer(one, asked, budget), report)
    except (BadXml, BadLength):
        raise Problem("mazecom.nonsense", address=f"{host}:{port}") from None
    except EOFError:
        raise Problem("mazecom.hung_up", address=f"{host}:{port}") from None
    except TimeoutError:
        raise Problem("mazecom.silent", address=f"{host}:{port}") from None
    finally:
        writer.close()
        close(one)


class _Guest:
    """Our end of the connection; it falls back to the old dialect if a server does not understand the new one."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, number: int) -> None:
        self.reader, self.writer, self.dialect = reader, writer, NEW
        self.number = number
        self.id = -1
        self.dice = Random(0)

    def say(self, message: Element) -> None:
        self.writer.write(wire.to_frame(message))

    async def hear(self) -> XmlMessage:
        return messages.read(await asyncio.wait_for(wire.read(self.reader), WAITING))

    async def play(
        self, name: str, answer: Callable[[XmlMessage], messages.XmlMove], report: Callable[[str], None]
    ) -> int | None:
        self.say(messages.login(self.dialect, name))
        while True:
            message = await self.hear()
            if message.kind == "LOGINREPLY":
                self.id = messages.number(messages.text(message.body, "newID"))
                report(f"{name} plays as number {self.id}.")
            elif message.kind == "AWAITMOVE":
                move = await asyncio.to_thread(answer, message)
                self.say(messages.move_message(self.dialect, self.id, move))
            elif message.kind == "ACCEPT" and messages.text(message.body, "accept") not in ("true", "1"):
                error = messages.text(message.body, message.dialect.error)
                if self.id == -1 and message.dialect is OLD and self.dialect is NEW:
                    self.dialect = OLD
                    self.say(messages.login(self.dialect, name))
                elif self.id == -1:
                    raise Problem("mazecom.refused", error=error)
                else:
                    report(f"The server did not accept that: {error}.")
            elif message.kind == "WIN":
                winner = messages.child(message.body, "winner")
                report(f"Game {self.number}: {(winner.text or '').strip()} has won.")
                return messages.number(winner.get("id"))
            elif message.kind == "DISCONNECT":
                report(f"{name} has left: {messages.text(message.body, message.dialect.error)}.")
                return None

    def answer(self, one: Bot, asked: XmlMessage, budget: Budget) -> messages.XmlMove:
        """The move of a bot on the board in a message."""
        shown = messages.board(messages.child(asked.body, "board"))
        found = tuple((each.text or "").strip() for each in asked.body.findall("foundTreasures"))
        to_go = {
            messages.number(messages.text(each, "player")): messages.number(messages.text(each, "treasures"))
            for each in asked.body.findall("treasuresToGo")
        }
        treasure = messages.text(asked.body, asked.dialect.treasure)
        match, seat = board.as_match(shown._replace(found=shown.found + found), self.id, to_go, treasure)
        before = match.state
        for _ in ("push", "walk"):
            answer = one.choose(match.history(seat), budget, self.dice.getrandbits(63))
            match.move(answer.move, seat)
        return board.as_move(before, match.state)
