"""The client address of a request, by which limits are counted."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from typing import Any

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


def is_own_machine(scope: Mapping[str, Any]) -> bool:
    """Whether the request comes directly from this machine, under a name of the machine. Headers about the origin of a
    request are not trusted: a client that reaches the port directly, past the proxy, can set them.
    """
    headers = scope["headers"]
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


def client(scope: Mapping[str, Any], proxies: int) -> str:
    """The client address: the peer, or the address reported by the outermost of our own proxies. Each proxy appends the
    address it received the request from. Everything before that was sent by the client and is not trusted.
    """
    peer = scope["client"][0] if scope.get("client") else ""
    if proxies:
        lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        named = [part for part in ",".join(lines).split(",") if part.strip()]
        if named:
            return home(named[-min(proxies, len(named))])
    return home(peer)
