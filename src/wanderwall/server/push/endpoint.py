"""The addresses to which messages may be sent.

A browser names the address, so it can be anything. It must not lead into the server's own network: neither by its text,
nor by what its host name resolves to when a message is sent.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import threading
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from wanderwall.problem import Problem

#: characters of an address; those of the browser makers have at most a few hundred
LONGEST = 1000
HTTPS = 443
#: a last label like this makes a host an IP address, in any notation: 127.0.0.1, 127.1, 0x7f.1
NUMBER = re.compile(r"(0x[0-9a-f]*|[0-9]+)\.?", re.IGNORECASE)

#: the part of IPv6 from which public addresses are assigned
PUBLIC_IPV6 = ipaddress.ip_network("2000::/3")
#: networks with a special purpose, from the registries of IANA (RFC 6890): private and shared ones, documentation,
#: tests, multicast, and the IPv6 networks that embed an IPv4 address
SPECIAL = [
    ipaddress.ip_network(text)
    for text in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
    )
]

#: seconds until a name must have resolved
RESOLVE_SECONDS = 3.0
#: names that are resolved at once: for services that have answered before, and for all others. The system may take half
#: a minute to give up on one
MAX_LOOKUPS = {True: 16, False: 32}


#: resolves a name and a port as `getaddrinfo` does: each answer ends with an address and a port
Lookup = Callable[..., Sequence[tuple[object, object, object, object, tuple[object, ...]]]]


class NotAllowed(Exception):
    """An address inside the server's own network, or one that does not exist."""


def read_endpoint(text: str, near: Collection[str] = ()) -> SplitResult:
    """Parse and check the address of a subscription; `near` are trusted origins in the server's own network.

    >>> read_endpoint("https://push.example/send/abc").hostname
    'push.example'
    """
    try:
        address = urlsplit(text)
        port, host = address.port, address.hostname or ""
    except ValueError:
        raise Problem("push.endpoint") from None
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise Problem("push.endpoint")
    if origin_of(address) in near:
        return address
    ours = address.scheme != "https" or "@" in address.netloc or port not in (None, HTTPS) or "." not in host
    if ours or address.fragment or _is_number(host):
        raise Problem("push.endpoint")
    return address


def origin_of(address: SplitResult) -> str:
    return f"{address.scheme}://{address.netloc}"


class Resolver:
    """Resolve names of push services, in threads of its own, so that nothing else in the server waits for a name server
    that does not answer. They are daemon threads, so the shutdown does not wait either.
    """

    def __init__(self, lookup: Lookup = socket.getaddrinfo) -> None:
        self._lookup = lookup
        self._running: dict[tuple[str, int], asyncio.Future[list[str]]] = {}
        self._threads: Counter[bool] = Counter()

    async def find(self, address: SplitResult, near: Collection[str] = (), known: bool = False) -> list[str]:
        """The current IP addresses of a push service, all of them public. The sender connects to one of these without
        resolving the name again, since it might resolve differently by then. Raises OSError if there is no answer in
        time.
        """
        assert address.hostname is not None
        key = address.hostname, address.port or HTTPS
        if key not in self._running:
            if self._threads[known] >= MAX_LOOKUPS[known]:
                raise OSError("too many names are being resolved")
            self._start(key, known)
        async with asyncio.timeout(RESOLVE_SECONDS):
            numbers = await asyncio.shield(self._running[key])
        if origin_of(address) not in near and not all(is_public(number) for number in numbers):
            raise NotAllowed
        return numbers

    def _start(self, key: tuple[str, int], known: bool) -> None:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()
        self._running[key] = found
        self._threads[known] += 1

        def end(numbers: list[str], error: OSError | None) -> None:
            del self._running[key]
            self._threads[known] -= 1
            if error is None:
                found.set_result(numbers)
            else:
                found.set_exception(error)
                found.exception()  # there may be no caller left to retrieve it

        def resolve() -> None:
            numbers, error = [], None
            try:
                answers = self._lookup(*key, type=socket.SOCK_STREAM)
                numbers = list(dict.fromkeys(str(answer[4][0]) for answer in answers))
            except (OSError, UnicodeError) as failure:  # UnicodeError: a label that is too long
                error = failure if isinstance(failure, OSError) else OSError("no such name")
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(end, numbers, error)

        threading.Thread(target=resolve, name="push name", daemon=True).start()


def is_public(number: str) -> bool:
    """Whether an address is on the public internet.

    >>> is_public("9.9.9.9"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1"), is_public("64:ff9b::7f00:1")
    (True, False, False, False)
    >>> is_public("2a00:1450:4001::1"), is_public("fd00::1"), is_public("2002:7f00:1::1")
    (True, False, False)
    """
    address = ipaddress.ip_address(number.partition("%")[0])
    if address.version == 6 and address not in PUBLIC_IPV6:
        return False
    return not any(address in network for network in SPECIAL if network.version == address.version)


def _is_number(host: str) -> bool:
    """Whether a host is an IP address: push services have names."""
    return ":" in host or NUMBER.fullmatch(host.rstrip(".").rpartition(".")[2]) is not None
