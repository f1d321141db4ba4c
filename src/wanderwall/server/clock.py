"""The server's time: the wall clock at start, and from then on only elapsed time.

A wall clock may jump, by hand or by a correction; no player must lose a turn because of that.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Milliseconds since 1970, UTC, that never jump while the server runs.

    >>> seconds = [5.0]
    >>> clock = Clock(wall=lambda: 1000.0, steady=lambda: seconds[0])
    >>> seconds[0] += 2
    >>> clock.now()
    1002000
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self._offset = wall() - steady()

    def now(self) -> int:
        return round((self._offset + self.steady()) * 1000)

    def agree(self, now: int) -> None:
        """Adopt the time of server processes that started earlier."""
        self._offset = now / 1000 - self.steady()
