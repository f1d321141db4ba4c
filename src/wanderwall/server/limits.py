"""Rate limits for clients: buckets that refill over time."""

from __future__ import annotations

import ipaddress
import re
import resource
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import cast

#: the part of an IPv6 address that identifies a home or school network; all addresses in it count as one
HOME_BITS = 64
#: headers that proxies add
FORWARDED, FORWARDED_X = (b"forwarded", b"via", b"x-real-ip"), b"x-forwarded-"
#: a valid Host header: an IPv6 address in brackets, or a name or IPv4 address; then an optional port, and nothing else
_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?)(?::(\d{1,5}))?", re.ASCII)
MAX_PORT = 65_535


def host_name(text: str) -> str | None:
    """The name or address in a Host header, without its port; None if it contains anything else. An ignored part could
    be the real name of another site's page.

    >>> host_name("Maze.Local.:8000"), host_name("[::1]:80"), host_name("[::1].evil.example")
    ('maze.local', '::1', None)
    """
    said = _HOST.fullmatch(text.strip(" \t").lower())
    if said is None or int(said[3] or 0) > MAX_PORT:
        return None
    if said[2]:
        return said[2]
    try:
        return str(ipaddress.IPv6Address(said[1]))
    except ValueError:
        return None


def home(text: str) -> str:
    """The address as limits count it: IPv4 as it is, IPv6 by its first half.

    >>> home("2001:db8:1:2:3:4:5:6"), home("[2001:db8:1:2::9]:4711"), home("::ffff:10.0.0.1"), home("10.0.0.1:80")
    ('2001:db8:1:2::', '2001:db8:1:2::', '10.0.0.1', '10.0.0.1')
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text[:40]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOME_BITS), strict=False).network_address)


def is_own_machine(scope: Mapping[str, object]) -> bool:
    """Whether the request comes directly from this machine, under a name of the machine. Headers about the origin of a
    request are not trusted: a client that reaches the port directly, past the proxy, can set them.
    """
    headers = _headers(scope)
    names = [host_name(value.decode("latin-1")) or "" for name, value in headers if name == b"host"]
    return (
        not any(name in FORWARDED or name.startswith(FORWARDED_X) for name, _ in headers)
        and _is_loopback(client(scope, 0))
        and all(name == "localhost" or _is_loopback(home(name)) for name in names)
    )


def _is_loopback(address: str) -> bool:
    try:
        return address == "::" or ipaddress.ip_address(address).is_loopback  # the network address of ::1
    except ValueError:
        return False


def _headers(scope: Mapping[str, object]) -> Sequence[tuple[bytes, bytes]]:
    return cast("Sequence[tuple[bytes, bytes]]", scope["headers"])


def client(scope: Mapping[str, object], proxies: int) -> str:
    """The client address: the peer, or the address reported by the outermost of our own proxies. Each proxy appends the
    address it received the request from. Everything before that was sent by the client and is not trusted.
    """
    address = scope.get("client")
    peer = str(address[0]) if isinstance(address, tuple | list) and address else ""
    if proxies:
        lines = [value.decode("latin-1") for name, value in _headers(scope) if name == b"x-forwarded-for"]
        named = [part for part in ",".join(lines).split(",") if part.strip()]
        if named:
            return home(named[-min(proxies, len(named))])
    return home(peer)


#: file descriptors for other things than connections: databases, pipes to bots, files being sent
RESERVED_FILES = 128
#: more than one server process can serve
ENOUGH_FILES = 65_536


def open_files() -> int:
    """Raise the limit of open files as far as allowed; return how many connections that leaves."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    with suppress(ValueError, OSError):  # some systems allow less than they report
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(files - RESERVED_FILES, files // 2)


class ConnectionLimit:
    """Connections of one kind. A new one is always accepted: above the limit, the connection that has been idle
    longest, of that address or of all, is closed. So idle clients never keep out active ones.

    >>> left = []
    >>> crowd = ConnectionLimit(most=3, most_of_address=2)
    >>> for who in ("a1", "a2", "a3", "b1", "c1"):
    ...     crowd.enter(who, who[0], lambda who=who: left.append(who))
    >>> left
    ['a1', 'a2']
    """

    def __init__(self, most: int, most_of_address: int) -> None:
        self._most, self._most_of_address = most, most_of_address
        self._leave: OrderedDict[Hashable, Callable[[], None]] = OrderedDict()
        self._addresses: dict[Hashable, str] = {}
        self._by_address: dict[str, OrderedDict[Hashable, None]] = {}

    def __len__(self) -> int:
        return len(self._leave)

    def enter(self, who: Hashable, address: str, leave: Callable[[], None]) -> None:
        """Add a connection; `leave` is called if it has to be closed."""
        self._leave[who] = leave
        self._addresses[who] = address
        others = self._by_address.setdefault(address, OrderedDict())
        others[who] = None
        if len(others) > self._most_of_address:
            self._send_away(next(iter(others)))
        elif len(self._leave) > self._most:
            self._send_away(next(iter(self._leave)))

    def stay(self, who: Hashable) -> None:
        """Mark a connection as active: all others have been idle longer."""
        if who in self._leave:
            self._leave.move_to_end(who)
            self._by_address[self._addresses[who]].move_to_end(who)

    def leave(self, who: Hashable) -> None:
        """Remove a connection, which may already be gone."""
        if who not in self._leave:
            return
        del self._leave[who]
        address = self._addresses.pop(who)
        of_address = self._by_address[address]
        del of_address[who]
        if not of_address:
            del self._by_address[address]

    def _send_away(self, who: Hashable) -> None:
        leave = self._leave[who]
        self.leave(who)
        leave()


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

    def address(self, scope: Mapping[str, object]) -> str:
        """The client address of a request."""
        return client(scope, self._proxies)

    def _bucket(self, key: tuple[str, str]) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*BUCKETS[key[0]])
            if len(self._buckets) > MAX_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def may(self, what: str, scope: Mapping[str, object]) -> bool:
        """Count a request, and return whether it is within the limit. Known guests have their own limits, so that
        nobody at the same address can use up everything.
        """
        return self.take(what, scope) is not None

    def take(self, what: str, scope: Mapping[str, object]) -> Taken | None:
        """Count a request; return the buckets it was taken from, for `give_back`, or None if it is over the limit."""
        if not self.on:
            return ()
        address, state = self.address(scope), scope.get("state")
        known: str | None = state.get(KNOWN) if isinstance(state, dict) else None
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
        address = home(peer)
        if self.on and not self._proxies and not self._may(("connect", address)):
            return False
        self.waiting.enter(who, address, leave)
        return True
