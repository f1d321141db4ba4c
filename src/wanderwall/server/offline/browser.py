"""Entry points for the browser: JavaScript calls `serve` or `listen`, each in a browser worker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from wanderwall.problem import Problem
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.offline.assemble import BrowserWorker, BrowserWorkerMain, WorkerPort, assemble, start
from wanderwall.server.offline.client import OfflineClient
from wanderwall.server.offline.store import Rows
from wanderwall.server.workers.pool import Start
from wanderwall.server.workers.process import Worker

#: two workers, so that answers a player waits for are not delayed by long jobs
QUICK, SLOW = "quick", "slow"
HELPERS = {"bots": QUICK, "hints": QUICK, "reviews": SLOW, "puzzles": SLOW}


async def serve(
    rows: str,
    keep: Callable[[str], Awaitable[str]],
    helper: Callable[[str], WorkerPort],
    post: Callable[[str], None],
) -> Callable[[str], None]:
    """Load the tables stored as `rows`; the returned function takes messages of the page. `keep` returns what prevented
    it from saving, if anything; `helper` starts another browser worker.
    """

    async def keep_rows(rows: Rows) -> None:
        if wrong := await keep(dumps([*rows.items()]).decode()):
            raise Problem(wrong)

    helpers: dict[str, Worker] = {}

    def think(pool: str) -> Start:
        async def start_worker(niceness: int) -> Worker:
            kind = HELPERS[pool]
            if kind not in helpers or helpers[kind].gone:
                helpers[kind] = BrowserWorker(helper(kind))
            return helpers[kind]

        return start_worker

    services = assemble(keep_rows, loads(rows), think)
    await start(services)
    return OfflineClient(services, post).hear


def listen() -> Callable[[str], str]:
    """A worker for jobs: takes requests, returns responses."""
    return BrowserWorkerMain().answer
