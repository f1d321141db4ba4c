"""Rate limits for clients: buckets that refill over time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any

from wanderwall.server import addresses
from wanderwall.server.crowd import ConnectionLimit

#: addresses that are remembered, and how many are sent to other server processes
MAX_ADDRESSES, MAX_NEWS = 10_000, 1000
#: connections per address: those that wait for requests, sockets without a seat, and sockets with one
WAITING_PER_ADDRESS, STRANGERS_PER_ADDRESS, PLAYERS_PER_ADDRESS = 200, 200, 1000

#: limits of an address: requests a second, and burst size
RATES: Mapping[str, tuple[float, float]] = {
    "connect": (100.0, 2000),  # connections
    "make": (0.2, 30),  # tables
    "ask": (20.0, 200),  # requests to the API
    "fetch": (100.0, 2000),  # all others: the page has many files
    "code": (0.05, 20),  # short codes that do not exist; right ones are not counted
    "guess": (0.5, 30),  # ids of tables that do not exist, and wrong keys
    "enter": (0.5, 30),  # members who join rooms: a class joins at once
    "preview": (2.0, 120),  # link previews and their pictures
    "book": (1.0, 60),  # whole books: each reads a whole history
    "meet": (0.1, 60),  # guests who become known
}
#: limits of each known guest, which are used first, independent of others at the same address
OWN_RATES: Mapping[str, tuple[float, float]] = {
    "make": (1 / 60, 3),
    "ask": (0.5, 20),
    "fetch": (1.0, 60),
    "code": (0.05, 5),
    "enter": (1 / 60, 1),
}
#: how many times the limit of one guest all known guests at one address have together: as many as can become known at
#: once, and a class for joining rooms, so that a client that drops its cookie each time cannot fill a room
TOGETHER = {"make": 60, "ask": 60, "fetch": 60, "code": 60, "enter": 40}
#: by what is counted
BUCKETS = {
    **RATES,
    **{f"own {what}": rate for what, rate in OWN_RATES.items()},
    **{f"all own {what}": (many * OWN_RATES[what][0], many * OWN_RATES[what][1]) for what, many in TOGETHER.items()},
}
#: the buckets from which one was taken: what is counted, and for whom
Taken = Sequence[tuple[str, str]]
#: the key of a request's state that holds the identity of the client
KNOWN = "known"


class Bucket:
    """A token bucket: `burst` at once, and `rate` a second afterwards.

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

    def take(self, amount: int = 1) -> bool:
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def lose(self, amount: int) -> None:
        """Remove tokens that were taken elsewhere; a negative amount gives them back."""
        self._fill()
        self._left = max(self._left - amount, -self._burst)


class Limits:
    """What each address has requested, and who is connected. A quarter of all connections may wait for requests, a
    quarter may be sockets without a seat; the rest is reserved for players.
    """

    def __init__(self, on: bool, proxies: int, connections: int) -> None:
        self.on = on
        self._proxies = proxies
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        #: what was taken since it was last sent to other server processes
        self._taken: Counter[tuple[str, str]] = Counter()
        quarter = connections // 4
        # behind a proxy all connections come from the proxy
        self.waiting = ConnectionLimit(quarter, WAITING_PER_ADDRESS if on and not proxies else quarter)
        self.strangers = ConnectionLimit(quarter, STRANGERS_PER_ADDRESS if on else quarter)
        self.players = ConnectionLimit(2 * quarter, PLAYERS_PER_ADDRESS if on else 2 * quarter)

    def address(self, scope: Mapping[str, Any]) -> str:
        """The client address of a request."""
        return addresses.client(scope, self._proxies)

    def _bucket(self, key: tuple[str, str]) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*BUCKETS[key[0]])
            if len(self._buckets) > MAX_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def may(self, what: str, scope: Mapping[str, Any]) -> bool:
        """Count a request, and return whether it is within the limit. Known guests have their own limits, so that
        nobody at the same address can use up everything.
        """
        return self.take(what, scope) is not None

    def take(self, what: str, scope: Mapping[str, Any]) -> Taken | None:
        """Count a request; return the buckets it was taken from, for `give_back`, or None if it is over the limit."""
        if not self.on:
            return ()
        address, known = self.address(scope), scope.get("state", {}).get(KNOWN)
        if known and what in OWN_RATES:
            own = ((f"own {what}", known), (f"all own {what}", address))
            if all(self._may(key) for key in own):
                return own
        return ((what, address),) if self._may((what, address)) else None

    def give_back(self, taken: Taken | None) -> None:
        """Undo `take`: the request does not count after all."""
        for key in taken or ():
            self._bucket(key).lose(-1)
            self._taken[key] -= 1

    def _may(self, key: tuple[str, str]) -> bool:
        may = self._bucket(key).take()
        if may:
            self._taken[key] += 1
        return may

    # ── other server processes ───────────────────────────────────────────────────────────────────────────────────────

    def news(self) -> list[tuple[str, str, int]]:
        """Tokens taken here since the last call, for the other server processes: limits are shared."""
        taken, self._taken = self._taken, Counter()
        return [(what, who, count) for (what, who), count in taken.most_common(MAX_NEWS)]

    def subtract_news(self, news: Iterable[tuple[str, str, int]]) -> None:
        """Subtract what was taken in another server process."""
        for what, who, count in news:
            if what in BUCKETS:
                self._bucket((what, who)).lose(count)

    # ── connections ──────────────────────────────────────────────────────────────────────────────────────────────────

    def admit(self, who: Hashable, peer: str, leave: Callable[[], None]) -> bool:
        """Count a new connection that will send a request; return whether it is allowed."""
        address = addresses.home(peer)
        if self.on and not self._proxies and not self._may(("connect", address)):
            return False
        self.waiting.enter(who, address, leave)
        return True
