"""The client of the HTTP API. `calls` has a method for every route, generated from the table of routes: it returns a
`Call`, which knows the type of its response, and any transport can send it.

`ApiClient` is a transport of the standard library: programs of this project that ask a server need no other.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from datetime import date
from http.client import HTTPException
from typing import TYPE_CHECKING, Generic, TypeVar, cast
from urllib.parse import quote, urlencode

from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.server.tables.types import RequestBody

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

#: a seat and its key
SeatKey = tuple[int, str]
#: a part of an address or of a query
Part = str | int | date | None


class Refused(Problem):
    """The server refused a request; nothing has changed."""

    def __init__(self, status: int, code: str, clause: str, details: Mapping[str, str | int]) -> None:
        super().__init__(code, clause, **details)
        self.status = status


class Unreachable(Exception):
    """No server answers, or its answer is not JSON."""


class NotThisApi(Exception):
    """Another kind of server answers at this address."""


@dataclass(frozen=True, slots=True)
class Call(Generic[T_co]):
    """One request; its type says what the response is."""

    method: str
    #: as the table of routes has it: its parts are in `parts`
    route: str
    body: RequestBody | None = None
    parts: Mapping[str, Part] = field(default_factory=dict)
    query: Mapping[str, Part] = field(default_factory=dict)
    #: headers that prove who asks, and the idempotency key; empty ones are not sent
    headers: Mapping[str, str | SeatKey | None] = field(default_factory=dict)
    is_file: bool = False

    @property
    def path(self) -> str:
        """The path with its query."""
        path = self.route.format_map({name: quote(_to_text(part), safe="") for name, part in self.parts.items()})
        query = {name: _to_text(part) for name, part in self.query.items() if part is not None}
        return f"{path}?{urlencode(query)}" if query else path

    @property
    def sent_headers(self) -> dict[str, str]:
        return {
            name: value if isinstance(value, str) else f"{value[0]}.{value[1]}"
            for name, value in self.headers.items()
            if value
        }

    def content(self) -> bytes | None:
        """The body as JSON; None: a request of this method has none."""
        if self.method == "GET":
            return None
        return json.dumps({} if self.body is None else to_json(self.body)).encode()

    def read(self, status: int, content: bytes) -> T_co:
        """The response; raise Refused if it is a problem, NotThisApi if it is another error."""
        if status < 400:
            return cast(T_co, content if self.is_file else json.loads(content))
        try:
            problem = json.loads(content)["problem"]
            refused = Refused(status, problem["code"], problem["clause"], problem["details"])
        except (ValueError, KeyError, TypeError):
            raise NotThisApi(status) from None
        raise refused


def _to_text(part: Part) -> str:
    if isinstance(part, bool):
        return "true" if part else "false"
    return part.isoformat() if isinstance(part, date) else str(part)


def to_json(value: object) -> object:
    """The JSON of a body without keys that have their default: an older server may not know them yet.

    >>> from wanderwall.server.api.requests import JoinRequest
    >>> to_json(JoinRequest(name="Ida"))
    {'name': 'Ida'}
    """
    if is_dataclass(value):
        return {
            one.name: to_json(inner) for one in fields(value) if (inner := getattr(value, one.name)) != _default(one)
        }
    if isinstance(value, Mapping):
        return {_to_text(key): to_json(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [to_json(inner) for inner in value]
    return value.isoformat() if isinstance(value, date) else value


def _default(one: Field[object]) -> object:
    """The default of a field; MISSING, which equals nothing, if it has none."""
    return one.default if one.default_factory is MISSING else one.default_factory()


class ApiClient:
    """Sends calls to one server."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url, self.seconds = url, seconds

    def send(self, call: Call[T]) -> T:
        """Return the response; raise Refused, Unreachable or NotThisApi if there is none."""
        headers = {"Content-Type": "application/json", **call.sent_headers}
        try:
            request = urllib.request.Request(self.url + call.path, call.content(), headers, method=call.method)
            with urllib.request.urlopen(request, timeout=self.seconds) as answer:
                return call.read(answer.status, answer.read())
        except urllib.error.HTTPError as refusal:
            return call.read(refusal.code, refusal.read())
        except (OSError, ValueError, HTTPException):
            raise Unreachable(self.url) from None

    async def ask(self, call: Call[T]) -> T:
        """The same, while other tasks go on."""
        return await asyncio.to_thread(self.send, call)
