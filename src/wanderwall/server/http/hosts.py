"""The names this server answers to. A page from elsewhere may let its own name point here (DNS rebinding) and would
then be of the same origin as ours; but it cannot choose a name that is only ours.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

from starlette.types import Scope

#: endings that nobody on the internet can have
LOCAL = (".localhost", ".local", ".internal", ".home.arpa")
#: what whoever runs the server says where it stands behind something that looks at names itself
ANY = "*"


def host_of(scope: Scope) -> str:
    """The name that was asked for, without its port; nothing where a program says none.

    >>> host_of({"headers": [(b"host", b"Maze.Local.:8000")]}), host_of({"headers": [(b"host", b"[::1]:80")]})
    ('maze.local', '::1')
    """
    said: list[str] = [value.decode("latin-1").strip().lower() for name, value in scope["headers"] if name == b"host"]
    if len(said) != 1:
        return " ".join(said)  # two names are none of ours
    if said[0].startswith("["):
        return said[0][1:].partition("]")[0]
    return said[0].partition(":")[0].removesuffix(".")


class Hosts:
    """The names: numbers, this machine's own, those of the local network, and those that whoever runs it has told."""

    def __init__(self, given: Iterable[str]) -> None:
        names = {name.strip().lower().removesuffix(".") for name in given}
        self._any = ANY in names
        self._names = {"", "localhost", socket.gethostname().lower(), *names}
        self._endings = (*LOCAL, *(name[1:] for name in names if name.startswith("*.")))

    def answers_to(self, host: str) -> bool:
        return self._any or host in self._names or host.endswith(self._endings) or _is_number(host)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
