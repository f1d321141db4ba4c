"""The host names this server answers to.

Another site can let its own name resolve to this server (DNS rebinding); its page would then have the same origin as
ours. But it cannot choose a name that only belongs to us.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

from starlette.types import Scope

from wanderwall.server.addresses import host_name

#: endings that nobody can register on the internet
LOCAL = (".localhost", ".local", ".internal", ".home.arpa")
#: the admin's setting for a server behind a proxy that checks host names itself
ANY = "*"


def host_of(scope: Scope) -> str:
    """The `Host` header as it was sent; empty if a program sends none, and not a valid name if there are two.

    >>> host_of({"headers": [(b"host", b"Maze.Local.:8000")]}), host_of({"headers": []})
    ('Maze.Local.:8000', '')
    """
    return " ".join(value.decode("latin-1").strip() for name, value in scope["headers"] if name == b"host")


class AllowedHosts:
    """The accepted names: IP addresses, this machine's own name, names of the local network, and those the admin has
    set.
    """

    def __init__(self, given: Iterable[str]) -> None:
        names = {name.strip().lower().removesuffix(".") for name in given}
        self._any = ANY in names
        self._names = {"", "localhost", socket.gethostname().lower(), *names}
        self._endings = (*LOCAL, *(name[1:] for name in names if name.startswith("*.")))

    def answers_to(self, said: str) -> bool:
        """Whether this is an accepted name, with or without a port; anything that is not a host name is refused."""
        host = host_name(said) if said else ""
        if host is None:
            return self._any
        return self._any or host in self._names or host.endswith(self._endings) or _is_number(host)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
