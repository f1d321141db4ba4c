"""What a bot has spent of its budget, and work in small parts so that it never spends much more."""

from __future__ import annotations

import time
from collections.abc import Callable

from wanderwall.bots.protocol import Budget

#: the part of the time that is for searching; the rest is for looking up and telling the move
SEARCHING = 0.85
#: seconds on the wall that one part of the work should take
PART = 0.001
#: items in one part when nodes are counted: the same on every machine
ITEMS = 8


#: how much longer than the budget a move may take on the wall while others keep the processor busy
LATEST = 2.0


def processor_time() -> float:
    """The seconds of processor that this thread had; those on the wall where the system does not tell."""
    return time.thread_time() if hasattr(time, "thread_time") else time.perf_counter()


class Meter:
    """Counts nodes, or processor time where the budget is in milliseconds: a busy machine makes nobody weaker, up to
    twice the budget on the wall.
    """

    def __init__(self, budget: Budget, searching: float = SEARCHING) -> None:
        self.began, self.thought = time.perf_counter(), processor_time()
        self.seconds = None if budget.ms is None or budget.nodes is not None else searching * budget.ms / 1000
        self.limit = budget.nodes
        self.nodes = 0

    def spent(self) -> float:
        """The part of the budget that is spent."""
        if self.limit is not None:
            return self.nodes / max(1, self.limit)
        if self.seconds is None:
            return 0.0
        wall = (time.perf_counter() - self.began) / LATEST
        return max(wall, processor_time() - self.thought) / max(1e-9, self.seconds)

    def run(self, part: Callable[[int, int], int], items: int, until: float = 1.0) -> int:
        """Work on items one after the other until all are done or so much of the budget is spent; how many are done.

        `part` works on the items from one number to another and returns the nodes that took. The first is always done.
        """
        done, size = 0, 1
        while done < items and (done == 0 or self.spent() < until):
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
