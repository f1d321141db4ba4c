"""The parts of a server that sessions and requests use, and what responses have in common."""

from __future__ import annotations

from typing import Any, Protocol

from wanderwall.problem import Problem
from wanderwall.server.clock import Clock
from wanderwall.server.ids import KeyDeriver
from wanderwall.server.live.scheduler import Scheduler
from wanderwall.server.live.table import LiveTable
from wanderwall.server.live.tables import Tables
from wanderwall.server.settings import Settings
from wanderwall.server.storage.store import Store
from wanderwall.server.tables.state import OVER
from wanderwall.server.tables.views import table_json
from wanderwall.server.workers.jobs import Workers
from wanderwall.server.workers.results import Archive, Puzzles, Reviews

#: the body of a response
Json = dict[str, Any]
#: a seat, and the key that the client claims is right
SeatKey = tuple[int, str]


class TableServices(Protocol):
    """The services a session needs."""

    settings: Settings
    workers: Workers
    puzzles: Puzzles
    tables: Tables
    scheduler: Scheduler


class DeskServices(TableServices, Protocol):
    """The parts of a server that responses need."""

    clock: Clock
    archive: Archive
    reviews: Reviews
    key_deriver: KeyDeriver

    @property
    def store(self) -> Store: ...


def live_table_json(services: DeskServices, live_table: LiveTable) -> Json:
    """A table as everybody may see it, with who is present now."""
    return table_json(live_table.table, live_table.present(services.clock.now()))


def require_over(live_table: LiveTable) -> str:
    """The id of a table whose game is over, so that nothing of it is secret any more."""
    if live_table.table.status != OVER:
        raise Problem("table.not_over")
    return live_table.table.id


def parse_seat_key(header: str) -> SeatKey | None:
    """The seat and the key in a header such as `3.key`, whether the key is right or not.

    >>> parse_seat_key("3.secret"), parse_seat_key("x.secret"), parse_seat_key("")
    ((3, 'secret'), (-1, 'secret'), None)
    """
    if not header:
        return None
    number, _, key = header.partition(".")
    return int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1, key
