"""The parts of one server, and what responses have in common.

`assemble` builds them for a server process, `offline.assemble` for the offline page. This module needs none of the
server's libraries: parts that need one are imported for their types only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

from wanderwall.problem import Problem
from wanderwall.server.clock import Clock
from wanderwall.server.ids import KeyDeriver
from wanderwall.server.live.bus import Bus
from wanderwall.server.live.scheduler import Scheduler
from wanderwall.server.live.table import LiveTable
from wanderwall.server.live.tables import Tables
from wanderwall.server.settings import Settings
from wanderwall.server.storage.store import PuzzleBooks, Store
from wanderwall.server.tables.state import OVER
from wanderwall.server.tables.types import ProblemJson, TableJson
from wanderwall.server.workers.jobs import Workers
from wanderwall.server.workers.results import Archive, Pictures, Puzzles, Reviews

if TYPE_CHECKING:
    from wanderwall.server.admin import Admin
    from wanderwall.server.guests import Guests
    from wanderwall.server.limits import Limits
    from wanderwall.server.live.codes import Codes
    from wanderwall.server.live.rooms import Rooms
    from wanderwall.server.metrics import Metrics
    from wanderwall.server.push.notifier import TurnNotifier
    from wanderwall.server.storage.books import Books
    from wanderwall.server.storage.devices import Screens, Subscriptions
    from wanderwall.server.storage.lessons import Lessons

#: a seat, and the key that the client claims is right
SeatKey = tuple[int, str]


class Absent:
    """A part that the offline page does not have. The page asks for nothing that needs it; a request that does is
    refused.
    """

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):  # Python itself asks for those
            raise AttributeError(name)
        raise Problem("server.request", where=name)


ABSENT: Any = Absent()


@dataclass(slots=True, kw_only=True)
class Services:
    """Everything that requests and sessions need."""

    settings: Settings
    clock: Clock
    store: Store
    bus: Bus
    workers: Workers
    archive: Archive
    reviews: Reviews
    puzzles: Puzzles
    tables: Tables
    scheduler: Scheduler
    puzzle_books: PuzzleBooks
    #: known when the store has been opened
    key_deriver: KeyDeriver = field(init=False)
    #: the only guest of the offline page, known then, too
    guest: str = field(init=False)

    # ── not on the offline page ──────────────────────────────────────────────────────────────────────────────────────

    metrics: Metrics = ABSENT
    limits: Limits = ABSENT
    pictures: Pictures = ABSENT
    books: Books = ABSENT
    lessons: Lessons = ABSENT
    rooms: Rooms = ABSENT
    codes: Codes = ABSENT
    subscriptions: Subscriptions = ABSENT
    screens: Screens = ABSENT
    admin: Admin = ABSENT
    #: identifies guests by their cookies; known when the store has been opened
    guests: Guests = ABSENT
    #: notifies devices whose turn it is, and what browsers need to subscribe; None: the admin has not enabled that
    turn_notifier: TurnNotifier | None = None
    push_key: str | None = None


def live_table_json(services: Services, live_table: LiveTable) -> TableJson:
    """A table as everybody may see it, with who is present now."""
    return live_table.json(services.clock.now())


def problem_json(problem: Problem) -> ProblemJson:
    """A refusal, the same over HTTP, over sockets and offline."""
    return {"code": problem.code, "clause": problem.clause, "details": problem.details}


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
