"""The client of an offline server: the page, its requests and its sessions at tables."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from functools import partial
from inspect import Parameter
from typing import get_args

from wanderwall.problem import Problem
from wanderwall.server.api.call import SEAT_HEADER, Download, Header, JsonText, NotReady, Taken
from wanderwall.server.api.read import read, read_text
from wanderwall.server.api.responses import Progress, RecordText
from wanderwall.server.api.routes import BODY, ROUTES, Route
from wanderwall.server.ids import new_key, read_id
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.services import Services, problem_json
from wanderwall.server.sockets import messages
from wanderwall.server.sockets.session import (
    MAX_MESSAGE_CHARACTERS,
    MESSAGE,
    NOT_UNDERSTOOD,
    TOO_LARGE,
    SessionClosed,
    TableSession,
    closing_of,
)

#: messages by their `type`, which is the beginning of the class name
KINDS: dict[str, type[messages.ClientMessage]] = {
    kind.__name__.removesuffix("Message").lower(): kind for kind in get_args(messages.ClientMessage)
}


class OfflineSession(TableSession):
    """The counterpart of a socket on a server: the page sends and receives texts."""

    def __init__(
        self, services: Services, post: Callable[[str], None], closed: Callable[[SessionClosed], None]
    ) -> None:
        super().__init__(services, "")
        self._post, self._closed = post, closed
        #: messages of the page; None marks the end
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self, table: str) -> None:
        self._task = asyncio.create_task(self._run(table))

    async def _run(self, table: str) -> None:
        closing = SessionClosed(1000)
        try:
            await self.serve(read_id(table))
        except Exception as error:
            closing = closing_of(error)
        self._closed(SessionClosed(self.closing) if self.closing else closing)

    def say(self, text: str) -> None:
        """Handle a text of the page."""
        self._incoming.put_nowait(text)

    def hang_up(self) -> None:
        self.close(1000)

    def send(self, message: bytes) -> None:
        if self.closing is None:
            self._post(message.decode())

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._incoming.put_nowait(None)

    async def next_message(self) -> messages.ClientMessage:
        text = await self._incoming.get()
        if text is None:
            raise SessionClosed(self.closing or 1000)
        if len(text) > MAX_MESSAGE_CHARACTERS:
            raise SessionClosed(TOO_LARGE, Problem("server.too_large"))
        try:
            return _read_message(text)
        except Problem as problem:
            raise SessionClosed(NOT_UNDERSTOOD, problem) from None


def _read_message(text: str) -> messages.ClientMessage:
    try:
        said = loads(text)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise Problem("server.request", where=MESSAGE)
    if (kind := KINDS.get(str(said.get("type")))) is None:
        raise Problem("server.request", where=f"{MESSAGE}.type")
    return read(kind, said, MESSAGE)


logger = logging.getLogger(__name__)


class OfflineCaller:
    """The page, as the only client of its own server: it is the guest, and has no limits."""

    offline = True
    address = ""
    network: str | None = None
    embed = False

    def __init__(self, services: Services, key: str, name: str) -> None:
        self._services, self._key = services, key
        self.name = name or new_key()

    def header(self, header: Header) -> str:
        return self._key if header == SEAT_HEADER else ""

    def guest(self, meet: bool = True) -> str:
        return self._services.guest

    def drop_cookie(self) -> None:
        """Do nothing: there is none."""

    def take(self, what: str) -> Taken:
        return ()

    def give_back(self, taken: Taken | None) -> None:
        """Do nothing: nothing was taken."""

    def wrong_guess(self, problem: Problem) -> Problem:
        return problem


async def answer(
    services: Services, method: str, path: str, query: Mapping[str, str], body: object, caller: OfflineCaller
) -> bytes:
    """The response to a request of the page; raises a Problem if it is refused."""
    route, given = _find_route(method, path)
    found = await route.find_caller(services, caller, given)
    if route.body is not None and not (body is None and route.is_body_optional):
        found[BODY] = read(route.body, body, "body")
    for one in route.query:
        if one.name in query:
            found[one.name] = read_text(one.kind, query[one.name], f"query.{one.name}")
        elif one.default is Parameter.empty:
            raise Problem("server.request", where=f"query.{one.name}")
    return _bytes_of(await route.answer(found))


def _find_route(method: str, path: str) -> tuple[Route, dict[str, object]]:
    """The route of a request, and the parts of its path."""
    for route, pattern in PATTERNS:
        if route.method == method and (found := pattern.fullmatch(f"/api{path}")):
            if not route.offline:
                raise Problem("offline.together")
            kinds = {one.name: one.kind for one in route.address}
            return route, {
                name: read_text(kinds[name], text, f"path.{name}") for name, text in found.groupdict().items()
            }
    if ON_SERVERS.fullmatch(path):
        raise Problem("offline.together")
    raise Problem("server.request", where=f"/api{path}"[:80])


def _bytes_of(response: object) -> bytes:
    match response:
        case JsonText(text=text):
            return text
        case NotReady(progress=progress):
            return dumps(Progress(progress=progress))
        case Download(body=body):  # the only files are records
            return dumps(RecordText(record=body.decode()))
    return dumps(response)


#: the table of routes, with the patterns of the paths
PATTERNS = [(route, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", route.path))) for route in ROUTES]
#: paths of `server_routes`, which imports what a browser does not have
ON_SERVERS = re.compile(r"/(codes|ratings|book|rooms|screens|push|admin|tables/[^/]+/lessons)(/.*)?")


class OfflineClient:
    """The only client of an offline server."""

    def __init__(self, services: Services, post: Callable[[str], None]) -> None:
        self._services, self._post = services, post
        self._sessions: dict[int, OfflineSession] = {}
        self._answering: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """Handle a message of the page."""
        match loads(text):
            case ["ask", number, *asked]:
                task = asyncio.create_task(self._answer(number, *asked))
                self._answering.add(task)
                task.add_done_callback(self._answering.discard)
            case ["dial", number, table]:
                # the page knows this word for a message of a session, so it stays
                post = partial(self._send, "told", number)
                session = OfflineSession(self._services, post, partial(self._on_close, number))
                self._sessions[number] = session
                session.start(table)
            case ["say", number, said] if number in self._sessions:
                self._sessions[number].say(said)
            case ["hang up", number] if number in self._sessions:
                self._sessions[number].hang_up()

    async def _answer(
        self, number: int, method: str, path: str, query: Mapping[str, str], body: object, key: str, name: str
    ) -> None:
        try:
            said = await answer(self._services, method, path, query, body, OfflineCaller(self._services, key, name))
            self._send("answer", number, said.decode())
        except Problem as problem:
            self._send("refuse", number, problem_json(problem))
        except Exception:
            logger.exception("%s %s failed", method, path)
            self._send("refuse", number, problem_json(Problem("page.server")))

    def _on_close(self, number: int, closing: SessionClosed) -> None:
        self._sessions.pop(number, None)
        self._send("closed", number, {"code": closing.code, "reason": closing.reason})

    def _send(self, what: str, number: int, value: object) -> None:
        self._post(dumps([what, number, value]).decode())
