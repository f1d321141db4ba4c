"""Limits on connections: in all, per address, and never more than there are file descriptors."""

from __future__ import annotations

import resource
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress

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
