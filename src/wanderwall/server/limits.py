"""How much one client may ask for: buckets that fill again with time."""

from __future__ import annotations

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any

#: addresses that are remembered
MAX_ADDRESSES = 10_000
SOCKETS_PER_ADDRESS = 200

#: what an address may do: so many a second, and so many at once
RATES: Mapping[str, tuple[float, float]] = {
    "make": (0.2, 30),  # tables
    "ask": (20.0, 200),  # any request
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

    def take(self) -> bool:
        if self.empty:
            return False
        self._left -= 1
        return True


class Limits:
    """What each address has asked for."""

    def __init__(self, on: bool, proxy: bool) -> None:
        self.on = on
        self._proxy = proxy
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

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

    @contextlib.contextmanager
    def connected(self, scope: Mapping[str, Any]) -> Iterator[bool]:
        """While a socket is open; whether its address may have it."""
        address = self.address(scope)
        self._sockets[address] += 1
        try:
            yield not self.on or (self._sockets[address] <= SOCKETS_PER_ADDRESS and self.may_guess(scope))
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
