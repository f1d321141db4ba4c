"""Where Python meets the browser: JavaScript calls `serve` or `listen`, in a worker each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from wanderwall.problem import Problem
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.offline.helpers import Apart, Elsewhere, Listener
from wanderwall.server.offline.house import PageHouse
from wanderwall.server.offline.page import Page
from wanderwall.server.offline.store import Rows
from wanderwall.server.processes.crew import Start
from wanderwall.server.processes.process import Helper

#: what somebody waits for at a table is not kept waiting by what takes long
QUICK, SLOW = "quick", "slow"
HELPERS = {"bots": QUICK, "hints": QUICK, "reviews": SLOW, "puzzles": SLOW}


async def serve(
    rows: str,
    keep: Callable[[str], Awaitable[str]],
    helper: Callable[[str], Elsewhere],
    post: Callable[[str], None],
) -> Callable[[str], None]:
    """Open the tables kept as `rows`; the page is heard by what comes back. `keep` says what hindered it, if anything;
    `helper` starts another worker.
    """

    async def keep_rows(rows: Rows) -> None:
        if wrong := await keep(dumps([*rows.items()]).decode()):
            raise Problem(wrong)

    helpers: dict[str, Helper] = {}

    def think(crew: str) -> Start:
        async def start(niceness: int) -> Helper:
            kind = HELPERS[crew]
            if kind not in helpers or helpers[kind].gone:
                helpers[kind] = Apart(helper(kind))
            return helpers[kind]

        return start

    house = PageHouse(keep_rows, loads(rows), think)
    await house.start()
    return Page(house, post).hear


def listen() -> Callable[[str], str]:
    """A helper: requests in, answers out."""
    return Listener().answered
