"""Where messages may be sent. A browser names the address, so it may be anybody's: it must not lead into the host's own
network, neither by its words nor by what a name means when it is asked for.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import SplitResult, urlsplit

from wanderwall.problem import Problem

#: characters of an address; those of the browsers' makers have up to some hundred
LONGEST = 1000
HTTPS = 443
#: of IPv6, where an address of IPv4 stands inside of another one
HOLDS_IPV4 = ipaddress.ip_network("64:ff9b::/96")


class NotAllowed(Exception):
    """An address inside of the host's own network, or of nobody."""


def read_endpoint(text: str, near: Collection[str] = ()) -> SplitResult:
    """The address of a subscription, if it may be one; `near` are origins in the host's own network that it trusts.

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


async def found(address: SplitResult, near: Collection[str] = ()) -> list[str]:
    """The numbers of a push service, as they are now: whoever sends connects to one of these, and asks for no name
    again, which might mean something else by then.
    """
    answers = await asyncio.get_running_loop().getaddrinfo(
        address.hostname, address.port or HTTPS, type=socket.SOCK_STREAM
    )
    numbers = list(dict.fromkeys(str(answer[4][0]) for answer in answers))
    if origin_of(address) not in near and not all(is_public(number) for number in numbers):
        raise NotAllowed
    return numbers


def is_public(number: str) -> bool:
    """Whether an address is on the internet, and nowhere nearer.

    >>> is_public("9.9.9.9"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1"), is_public("64:ff9b::7f00:1")
    (True, False, False, False)
    """
    address = ipaddress.ip_address(number.partition("%")[0])
    if address.version == 6 and (address.ipv4_mapped or address.sixtofour or address in HOLDS_IPV4):
        return False
    return address.is_global and not address.is_multicast


def _is_number(host: str) -> bool:
    """Push services have names."""
    try:
        return bool(ipaddress.ip_address(host.partition("%")[0]))
    except ValueError:
        return False
