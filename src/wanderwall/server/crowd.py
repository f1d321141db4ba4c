"""Who is connected: so many in all, so many of an address, and never more than there are files for."""

from __future__ import annotations

import resource
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress

#: files of the process that are no connections: databases, pipes to bots, what is being sent
KEPT_FILES = 128
#: more than one worker can serve
ENOUGH_FILES = 65_536


def open_files() -> int:
    """Let this process open as many files as it may; how many connections that leaves."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    with suppress(ValueError, OSError):  # some systems let less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(files - KEPT_FILES, files // 2)


class Crowd:
    """Connections of one kind. One too many is let in all the same: whoever of its address, or of all, has been here
    longest has to go. So those who only wait never keep out those who come for something.

    >>> left = []
    >>> crowd = Crowd(most=3, most_of_address=2)
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
        """Somebody comes; `leave` is called if they have to go."""
        self._leave[who] = leave
        self._addresses[who] = address
        others = self._by_address.setdefault(address, OrderedDict())
        others[who] = None
        if len(others) > self._most_of_address:
            self._send_away(next(iter(others)))
        elif len(self._leave) > self._most:
            self._send_away(next(iter(self._leave)))

    def stay(self, who: Hashable) -> None:
        """Somebody has done something: all others have waited longer."""
        if who in self._leave:
            self._leave.move_to_end(who)
            self._by_address[self._addresses[who]].move_to_end(who)

    def leave(self, who: Hashable) -> None:
        """Somebody goes, who may have gone already."""
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
