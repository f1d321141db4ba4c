"""The names this server answers to. A page from elsewhere may let its own name point here (DNS rebinding) and would
then be of the same origin as ours; but it cannot choose a name that is only ours.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

from starlette.types import Scope

from wanderwall.server.addresses import host_name

#: endings that nobody on the internet can have
LOCAL = (".localhost", ".local", ".internal", ".home.arpa")
#: what whoever runs the server says where it stands behind something that looks at names itself
ANY = "*"


def host_of(scope: Scope) -> str:
    """What was asked for, as it was said; nothing where a program says none, and no name where two are said.

    >>> host_of({"headers": [(b"host", b"Maze.Local.:8000")]}), host_of({"headers": []})
    ('Maze.Local.:8000', '')
    """
    return " ".join(value.decode("latin-1").strip() for name, value in scope["headers"] if name == b"host")


class Hosts:
    """The names: numbers, this machine's own, those of the local network, and those that whoever runs it has told."""

    def __init__(self, given: Iterable[str]) -> None:
        names = {name.strip().lower().removesuffix(".") for name in given}
        self._any = ANY in names
        self._names = {"", "localhost", socket.gethostname().lower(), *names}
        self._endings = (*LOCAL, *(name[1:] for name in names if name.startswith("*.")))

    def answers_to(self, said: str) -> bool:
        """Whether it is one of ours, with or without a port; what is no name at all never is."""
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
