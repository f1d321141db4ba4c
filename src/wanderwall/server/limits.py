"""How much one client may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from wanderwall.server.crowd import Crowd

#: addresses that are remembered
MAX_ADDRESSES = 10_000
#: connections of an address: those that wait for requests, sockets without a seat, and sockets with one
WAITING_PER_ADDRESS, STRANGERS_PER_ADDRESS, PLAYERS_PER_ADDRESS = 200, 200, 1000

#: what an address may do: so many a second, and so many at once
RATES: Mapping[str, tuple[float, float]] = {
    "connect": (100.0, 2000),  # connections
    "make": (0.2, 30),  # tables
    "ask": (20.0, 200),  # requests to the API
    "fetch": (100.0, 2000),  # all others: the page has many files
    "guess": (0.5, 30),  # ids of tables that do not exist, and wrong keys
}


class Bucket:
    """So many at once, and so many a second afterwards.

    >>> bucket = Bucket(rate=0.0, burst=2)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    @property
    def empty(self) -> bool:
        self._fill()
        return self._left < 1

    def take(self, amount: int = 1) -> bool:
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Limits:
    """What each address has asked for, and who is connected. A quarter of all connections may wait for requests, a
    quarter may be sockets without a seat: the rest is kept free for those who play.
    """

    def __init__(self, on: bool, proxy: bool, connections: int) -> None:
        self.on = on
        self._proxy = proxy
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        quarter = connections // 4
        # behind a proxy all connections are the proxy's
        self.waiting = Crowd(quarter, WAITING_PER_ADDRESS if on and not proxy else quarter)
        self.strangers = Crowd(quarter, STRANGERS_PER_ADDRESS if on else quarter)
        self.players = Crowd(2 * quarter, PLAYERS_PER_ADDRESS if on else 2 * quarter)

    def address(self, scope: Mapping[str, Any]) -> str:
        """Whose request it is; the address that a proxy names, where there is one."""
        if self._proxy:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    return str(value.decode("latin-1").rpartition(",")[2].strip())
        client = scope.get("client")
        return client[0] if client else ""

    def _bucket(self, what: str, scope: Mapping[str, Any]) -> Bucket:
        key = (what, self.address(scope))
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*RATES[what])
            if len(self._buckets) > MAX_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def may(self, what: str, scope: Mapping[str, Any]) -> bool:
        """Count one; whether it is not one too many."""
        return not self.on or self._bucket(what, scope).take()

    def may_guess(self, scope: Mapping[str, Any]) -> bool:
        """Whether somebody has not guessed wrong too often."""
        return not self.on or not self._bucket("guess", scope).empty

    def guessed_wrong(self, scope: Mapping[str, Any]) -> None:
        if self.on:
            self._bucket("guess", scope).take()

    def arrived(self, who: Hashable, peer: str, leave: Callable[[], None]) -> bool:
        """Somebody connects from there and will send a request; whether they may."""
        if not self._proxy and not self.may("connect", {"client": (peer, 0)}):
            return False
        self.waiting.enter(who, peer, leave)
        return True
