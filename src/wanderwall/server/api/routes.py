"""The table of routes: what can be asked of tables, by whom, how often, and whether the offline page answers it too.

FastAPI and the offline page read the same table. `server_routes` adds what only a server answers, which imports the
database.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cached_property
from typing import Literal, NamedTuple, cast, get_args, get_type_hints

from wanderwall.server.api import archive, puzzles, solved, tables
from wanderwall.server.api.call import (
    CLAIMED_KEY,
    GUEST,
    SEAT_KEY,
    TABLE,
    ApiCaller,
    Download,
    Found,
    Need,
    require_limit,
)
from wanderwall.server.old_names import old_path
from wanderwall.server.services import Services
from wanderwall.server.tables.types import TableId

#: what every action may ask for by name
ALWAYS = ("services", "caller", "name")
#: the parameter that is the body
BODY = "request"


class Parameter(NamedTuple):
    """A part of the address, or of the query."""

    name: str
    kind: object
    #: `inspect.Parameter.empty` if it must be given
    default: object


@dataclass(frozen=True)
class Route:
    """One line of the table."""

    method: Literal["GET", "POST", "PUT"]
    path: str
    action: Callable[..., Awaitable[object]]
    #: who may ask; found in this order
    needs: tuple[Need, ...] = ()
    #: which limit of the address or guest one request counts against
    limit: str = ""
    #: whether the action counts it itself, because not every request counts
    limits_itself: bool = False
    status: int = 200
    #: whether the offline page answers it, too
    offline: bool = False
    tag: str = "tables"
    #: whether the answer is the same for everybody until the server restarts
    cached: bool = False

    def __post_init__(self) -> None:
        known = {*ALWAYS, BODY, *(need.provides for need in self.needs), *self.in_path}
        given = [one.name for one in self.query]
        missing = [name for name in self._signature if name not in known and name not in given]
        if missing:
            raise TypeError(f"{self.method} {self.path}: nothing provides {missing}")

    @property
    def old(self) -> str:
        """The path it had before; accepted until 0.4. Empty: it had no other."""
        return old_path(self.path)

    @cached_property
    def in_path(self) -> tuple[str, ...]:
        return tuple(re.findall(r"{(\w+)}", self.path))

    @cached_property
    def _hints(self) -> Mapping[str, object]:
        return get_type_hints(self.action, include_extras=True)

    @cached_property
    def _signature(self) -> Mapping[str, inspect.Parameter]:
        return inspect.signature(self.action).parameters

    @cached_property
    def address(self) -> tuple[Parameter, ...]:
        """The parts of the path, with their types."""
        empty = inspect.Parameter.empty
        return tuple(Parameter(name, self._hints.get(name, TableId), empty) for name in self.in_path)

    @cached_property
    def query(self) -> tuple[Parameter, ...]:
        """What else the action takes."""
        known = {*ALWAYS, BODY, *(need.provides for need in self.needs), *self.in_path}
        return tuple(
            Parameter(name, self._hints[name], one.default)
            for name, one in self._signature.items()
            if name not in known
        )

    @cached_property
    def body(self) -> type | None:
        """The type of the body, if there is one."""
        kind = self._hints.get(BODY)
        return next((one for one in (kind, *get_args(kind)) if is_dataclass(one) and isinstance(one, type)), None)

    @property
    def is_body_optional(self) -> bool:
        return BODY in self._signature and self._signature[BODY].default is None

    @property
    def response(self) -> object:
        """The type of the response."""
        return self._hints["return"]

    @property
    def is_file(self) -> bool:
        """Whether the response is a file, whose media type only the action knows."""
        return self.response is Download

    @property
    def is_named(self) -> bool:
        """Whether a repeated request with the same idempotency key gets the same response."""
        return "name" in self._signature or any(need.word == "guest" for need in self.needs)

    @property
    def summary(self) -> str:
        """What it does, in one sentence."""
        return (self.action.__doc__ or "").partition("\n\n")[0]

    async def find_caller(self, services: Services, caller: ApiCaller, given: Found) -> dict[str, object]:
        """Find who asks, and check whether they may; returns the arguments of the action so far."""
        found: dict[str, object] = {**given, "services": services, "caller": caller}
        if self.is_named:
            found["name"] = caller.name
        for need in self.needs:
            found[need.provides] = await need.find(services, caller, found)
        return found

    async def answer(self, found: Found) -> object:
        """Count the request and run the action."""
        if self.limit and not self.limits_itself:
            require_limit(cast(ApiCaller, found["caller"]), self.limit)
        return await self.action(**{name: found[name] for name in self._signature if name in found})


ROUTES: tuple[Route, ...] = (
    Route("GET", "/api/games", tables.games, offline=True, cached=True),
    Route("GET", "/api/me", tables.me, (GUEST,), offline=True),
    Route("POST", "/api/tables", tables.make, (GUEST,), "make", status=201, offline=True),
    Route("POST", "/api/records", archive.import_record, (GUEST,), "make", status=201, offline=True),
    Route("GET", "/api/tables", tables.lobby),
    Route("GET", "/api/live", tables.live_tables, offline=True),
    Route("GET", "/api/tables/{id}", tables.show, (TABLE,), offline=True),
    Route("POST", "/api/tables/{id}/join", tables.join, (TABLE, GUEST)),
    Route("POST", "/api/tables/{id}/seats", tables.reseat, (TABLE, GUEST), offline=True),
    Route("POST", "/api/tables/{id}/stand", tables.stand, (TABLE, SEAT_KEY)),
    Route("POST", "/api/tables/{id}/colour", tables.recolour, (TABLE, SEAT_KEY, GUEST), offline=True),
    Route("POST", "/api/tables/{id}/first", tables.first, (TABLE, SEAT_KEY, GUEST), offline=True),
    Route("POST", "/api/tables/{id}/begin", tables.begin, (TABLE, SEAT_KEY, GUEST), offline=True),
    Route("POST", "/api/tables/{id}/key", tables.reissue, (TABLE, CLAIMED_KEY)),
    Route(
        "POST", "/api/tables/{id}/rematch", tables.rematch, (TABLE, SEAT_KEY), "make", limits_itself=True, offline=True
    ),
    Route("POST", "/api/tables/{id}/next", tables.play_on, (TABLE, GUEST)),
    Route("GET", "/api/tables/{id}/record", archive.download, (TABLE,), offline=True, tag="archive"),
    Route("GET", "/api/tables/{id}/replay", archive.replay, (TABLE,), offline=True, tag="archive"),
    Route("GET", "/api/tables/{id}/story", archive.story, (TABLE,), offline=True, tag="archive"),
    Route("GET", "/api/tables/{id}/review", archive.review, (TABLE,), offline=True, tag="archive"),
    Route("GET", "/api/finished", archive.finished_games, (GUEST,), offline=True, tag="archive"),
    Route("GET", "/api/mine", archive.mine, (GUEST,), offline=True, tag="archive"),
    Route("GET", "/api/puzzles", puzzles.shelves, offline=True, tag="puzzles"),
    Route("GET", "/api/puzzles/next", puzzles.next_puzzle, (GUEST,), offline=True, tag="puzzles"),
    Route("GET", "/api/puzzles/tries", puzzles.everybody, (GUEST,), offline=True, tag="puzzles"),
    Route("GET", "/api/puzzles/days/{day}/{which}", puzzles.of_day, offline=True, tag="puzzles"),
    Route("POST", "/api/puzzles", puzzles.play, (GUEST,), "make", status=201, offline=True, tag="puzzles"),
    Route("POST", "/api/puzzles/drafts", puzzles.draft, offline=True, tag="puzzles"),
    Route("POST", "/api/puzzles/drafts/check", puzzles.check, offline=True, tag="puzzles"),
    Route("GET", "/api/tables/{id}/puzzle", puzzles.of_game, (TABLE,), offline=True, tag="puzzles"),
    Route("GET", "/api/book/puzzles", solved.puzzles, (GUEST,), offline=True, tag="book"),
    Route("POST", "/api/book/puzzles", solved.note, (GUEST,), "make", limits_itself=True, offline=True, tag="book"),
    Route("POST", "/api/rush", puzzles.begin_rush, (), "make", status=201, offline=True, tag="puzzles"),
    Route("POST", "/api/rush/result", puzzles.finish_rush, (GUEST,), offline=True, tag="puzzles"),
)
