"""Measure what a bot has spent of its budget, and run work in small parts so that it never spends much more."""

from __future__ import annotations

import time
from collections.abc import Callable

from wanderwall.bots.protocol import Budget

#: share of the time for searching; the rest is for preparing the search and returning the move
SEARCHING = 0.85
#: wall-clock seconds that one part of the work should take
PART = 0.001
#: items in one part when nodes are counted: the same on every machine
ITEMS = 8


#: how much longer than the budget a move may take in wall-clock time while others keep the CPU busy
LATEST = 2.0


def cpu_time() -> float:
    """CPU seconds of this thread; wall-clock seconds if the system does not report them."""
    return time.thread_time() if hasattr(time, "thread_time") else time.perf_counter()


class Meter:
    """Counts nodes, or CPU time if the budget is in milliseconds. A busy machine makes no bot weaker, up to twice the
    budget in wall-clock time.
    """

    def __init__(self, budget: Budget, searching: float = SEARCHING) -> None:
        self.began, self.thought = time.perf_counter(), cpu_time()
        self.seconds = None if budget.ms is None or budget.nodes is not None else searching * budget.ms / 1000
        self.limit = budget.nodes
        self.nodes = 0

    def spent_share(self) -> float:
        """The share of the budget that is spent."""
        if self.limit is not None:
            return self.nodes / max(1, self.limit)
        if self.seconds is None:
            return 0.0
        wall = (time.perf_counter() - self.began) / LATEST
        return max(wall, cpu_time() - self.thought) / max(1e-9, self.seconds)

    def run(self, part: Callable[[int, int], int], items: int, until: float = 1.0) -> int:
        """Work on items in order until all are done or the share `until` of the budget is spent; return how many are
        done.

        `part` works on a range of items and returns the nodes used. The first item is always done.
        """
        done, size = 0, 1
        while done < items and (done == 0 or self.spent_share() < until):
            began = time.perf_counter()
            stop = min(items, done + size)
            self.nodes += part(done, stop)
            done = stop
            if self.limit is not None:
                size = min(2 * size, ITEMS)
            else:
                took = time.perf_counter() - began
                size = 2 * size if took < PART / 2 else max(1, size // 2) if took > PART else size
        return done
