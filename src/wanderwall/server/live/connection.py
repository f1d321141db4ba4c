"""A table session over a WebSocket, within its limits."""

from __future__ import annotations

from typing import Annotated, Protocol

from fastapi import WebSocket
from pydantic import Field, TypeAdapter

from wanderwall.problem import Problem
from wanderwall.server.live import messages, talk
from wanderwall.server.live.conversation import Conversation
from wanderwall.server.live.conversation import Worker as AnyWorker
from wanderwall.server.live.talk import Talk
from wanderwall.server.table.ids import read_id

#: validates messages from the network, which may contain anything
_read: TypeAdapter[messages.ClientMessage] = TypeAdapter(Annotated[messages.ClientMessage, Field(discriminator="type")])


class Worker(talk.House, AnyWorker, Protocol):
    """The services a connection uses."""


class Connection(Conversation, Talk):
    """One socket at a table."""

    def __init__(self, websocket: WebSocket, worker: Worker) -> None:
        Talk.__init__(self, worker, worker.limits.address(websocket.scope))
        Conversation.__init__(self, websocket, worker)

    async def hear(self) -> messages.ClientMessage:
        return await self.hear_one(_read)

    def seated(self) -> None:
        self._wire.sit_down()

    def guessed(self) -> None:
        self.count_guess()

    def refused(self, problem: Problem) -> None:
        self._worker.metrics.refusals.labels(problem.code).inc()


async def live(websocket: WebSocket, id: str, worker: Worker) -> None:
    """Endpoint of a table: run a session and close it with the right code."""
    await websocket.accept()
    connection = Connection(websocket, worker)
    await connection.hold(connection.serve(read_id(id)))
