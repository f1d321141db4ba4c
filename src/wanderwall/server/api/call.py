"""What an action is given, and what it may answer.

An action is a plain async function: it asks by the names of its parameters for the services, for who asks, and for the
parts of the request, and returns a typed response. It knows no HTTP. `routes` lists all actions.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from wanderwall.problem import Problem
from wanderwall.server.ids import read_id
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import SeatKey, Services, parse_seat_key
from wanderwall.server.tables import commands

T = TypeVar("T")
#: what was counted, and for whom (`limits`)
Taken = Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class JsonText(Generic[T]):
    """A response that is JSON text already: a worker has written it."""

    text: bytes


@dataclass(frozen=True, slots=True)
class NotReady:
    """Work that takes longer: the share of it that is done."""

    progress: float


@dataclass(frozen=True, slots=True)
class Download:
    """A response to save as a file."""

    body: bytes
    media_type: str
    name: str


class Header(NamedTuple):
    """A header that proves who asks."""

    name: str
    max_length: int
    sentence: str
    #: the name it had before; accepted until 0.4
    old: str = ""


class ApiCaller(Protocol):
    """The client that asks, as the transport knows it."""

    #: whether the server is the client's own device, where nothing is secret and nobody else can come
    offline: bool
    #: for whom work is done: clients take turns
    address: str
    #: the URL for phones nearby
    network: str | None
    #: whether other sites may embed replays
    embed: bool

    @property
    def name(self) -> str:
        """The idempotency key: a repeated request with it gets the response that was lost; random if there is none."""

    def header(self, header: Header) -> str:
        """The value of a header; empty if it is missing."""

    def guest(self, meet: bool = True) -> str:
        """The guest who asks; a new one gets a cookie. `meet`: they may become known."""

    def take(self, what: str) -> Taken | None:
        """Count a request; None if it is over the limit."""

    def give_back(self, taken: Taken | None) -> None:
        """Undo `take`."""

    def wrong_guess(self, problem: Problem) -> Problem:
        """The problem for a request for something that the client has no right to. Ids and keys are secrets, so wrong
        guesses are counted. A client with the right one is never locked out by those who guess.
        """

    def drop_cookie(self) -> None:
        """Delete the cookie of a guest who was deleted."""


def require_limit(caller: ApiCaller, what: str) -> None:
    """Count a request, and refuse it if it is over the limit."""
    if caller.take(what) is None:
        raise Problem("server.too_many")


#: the parts of the request, and what the needs before have found, by name
Found = Mapping[str, object]
#: returns what a need provides
Find = Callable[[Services, ApiCaller, Found], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Need:
    """An identity that a route asks for: what it is called in the docs, which parameter of the action it provides, and
    how it is found.
    """

    word: str
    provides: str
    find: Find
    header: Header | None = None


async def _guest(services: Services, caller: ApiCaller, found: Found) -> str:
    return caller.guest()


async def _live_table(services: Services, caller: ApiCaller, found: Found) -> LiveTable:
    try:
        return await services.tables.visit(read_id(str(found["id"])))
    except Problem as problem:
        raise caller.wrong_guess(problem) from None


async def _claimed_key(services: Services, caller: ApiCaller, found: Found) -> SeatKey | None:
    return parse_seat_key(caller.header(SEAT_HEADER))


async def _seat_key(services: Services, caller: ApiCaller, found: Found) -> SeatKey | None:
    key, live_table = parse_seat_key(caller.header(SEAT_HEADER)), found["live_table"]
    assert isinstance(live_table, LiveTable)
    if key:
        try:
            commands.check_key(live_table.table, *key)
        except Problem as problem:
            raise count_wrong_key(caller, problem) from None
    return key


def count_wrong_key(caller: ApiCaller, problem: Problem) -> Problem:
    """Count a refused key as a guess."""
    return caller.wrong_guess(problem) if problem.code == "table.wrong_key" else problem


SEAT_HEADER = Header("x-seat-key", 80, "The seat and its key, as `3.key`.")


async def _nobody(services: Services, caller: ApiCaller, found: Found) -> None:
    """Find nobody yet."""


GUEST = Need("guest", "guest", _guest)
#: the action identifies the guest itself, after it has checked something
LATE_GUEST = Need("guest", "", _nobody)
TABLE = Need("", "live_table", _live_table)
#: the key that a client claims is right: the command checks it
CLAIMED_KEY = Need("seat key", "key", _claimed_key, SEAT_HEADER)
#: the same if it is right now; the command checks it again when it is executed
SEAT_KEY = Need("seat key", "key", _seat_key, SEAT_HEADER)
