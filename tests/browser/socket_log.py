"""What a page received over its live connection, and what it sent."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket

from tests.server.client import Json
from wanderwall.server.tables.views import apply_changes


class SocketLog:
    """Listens to the live connections of a page, as they come and go. Nothing here is known to the page only."""

    def __init__(self, page: Page) -> None:
        self.view: Json | None = None
        self.choices: Json | None = None
        self.table: Json = {}
        self.keys: list[int] = []
        self.seq = -1
        #: everything the page sent, and everything it received
        self.sent: list[Json] = []
        self.received: list[Json] = []
        self.connections = 0
        #: the connection made last: cards of the start page follow games, too, before a table is opened
        self.last: WebSocket | None = None
        page.on("websocket", self._dialled)

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    def said(self, kind: str) -> list[Json]:
        return [message for message in self.sent if message["type"] == kind]

    def _dialled(self, socket: WebSocket) -> None:
        if not socket.url.endswith("/live"):
            return
        self.connections += 1
        self.last = socket
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))
        socket.on("framereceived", lambda payload: self._heard(payload) if socket is self.last else None)

    def _heard(self, payload: str | bytes) -> None:
        message: Json = json.loads(payload)
        self.received.append(message)
        match message["type"]:
            case "welcome":
                self.table, self.keys = message["table"], message["keys"]
            case "table":
                self.table = message["table"]
            case "view":
                self.seq, self.view, self.choices = message["seq"], message["view"], message["choices"]
            case "event":
                assert self.view is not None
                self.seq, self.choices = message["seq"], message["choices"]
                self.view = apply_changes(self.view, message["changes"])
