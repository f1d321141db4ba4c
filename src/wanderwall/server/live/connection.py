"""A table session over a WebSocket, within its limits."""

from __future__ import annotations

from typing import Annotated, Protocol

from fastapi import WebSocket
from pydantic import Field, TypeAdapter

from wanderwall.problem import Problem
from wanderwall.server.live import messages, talk
from wanderwall.server.live.conversation import SocketServices as AnyWorker
from wanderwall.server.live.conversation import WebSocketSession
from wanderwall.server.live.talk import TableSession
from wanderwall.server.table.ids import read_id

#: validates messages from the network, which may contain anything
_read: TypeAdapter[messages.ClientMessage] = TypeAdapter(Annotated[messages.ClientMessage, Field(discriminator="type")])


class TableSocketServices(talk.TableServices, AnyWorker, Protocol):
    """The services a connection uses."""


class TableWebSocketSession(WebSocketSession, TableSession):
    """One socket at a table."""

    def __init__(self, websocket: WebSocket, worker: TableSocketServices) -> None:
        TableSession.__init__(self, worker, worker.limits.address(websocket.scope))
        WebSocketSession.__init__(self, websocket, worker)

    async def next_message(self) -> messages.ClientMessage:
        return await self.read_message(_read)

    def on_seat_key(self) -> None:
        self._wire.mark_seated()

    def on_wrong_key(self) -> None:
        self.count_guess()

    def on_refusal(self, problem: Problem) -> None:
        self._socket_services.metrics.refusals.labels(problem.code).inc()


async def live(websocket: WebSocket, id: str, worker: TableSocketServices) -> None:
    """Endpoint of a table: run a session and close it with the right code."""
    await websocket.accept()
    session = TableWebSocketSession(websocket, worker)
    await session.run(session.serve(read_id(id)))
