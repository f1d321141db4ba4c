"""Settings from the environment: the database, how server processes reach each other, what is allowed."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from wanderwall.problem import Problem

DATABASE, REDIS, LIMITS, FILE, PROXY, NETWORK, PATIENCE, HOSTS, HOST_KEY, PATH, EMBED, PUSH, PUSH_NEAR, HSTS = (
    f"WANDERWALL_{name}"
    for name in (
        "DATABASE", "REDIS", "LIMITS", "FILE", "PROXY", "NETWORK", "PATIENCE", "HOSTS", "HOST_KEY", "PATH", "EMBED",
        "PUSH", "PUSH_NEAR", "HSTS",
    )
)  # fmt: skip
#: a part of a path, and those that would hide our own paths
PATH_PART, OWN_PATHS = (
    re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*"),
    ("alone/", "api/", "assets/", "docs/", "manual/", "preview/"),
)
#: whose pages may embed our replays: an origin, all names below one, or everybody
ORIGIN = re.compile(r"\*|https?://(\*\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:\d{1,5})?")
#: whom push services contact about problems: an e-mail address, or a web page
CONTACT = re.compile(r"mailto:[^\s@<>\"]+@[^\s@<>\"]+|https://[^\s<>\"]+")
#: characters of the admin key
SHORTEST_KEY = 16


def home() -> Path:
    """The folder where a server without configuration stores its games."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "wanderwall"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process."""

    #: an SQLAlchemy URL: `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`
    database: str
    #: `redis://…`; without it there is only one server process
    redis: str | None = None
    #: disabled for load and fuzz tests only
    limits: bool = True
    #: how many of our own proxies are in front, one behind the other, and report the client address
    proxies: int = 0
    #: the URL at which phones on the same network reach the server, for links made on this machine
    network: str | None = None
    #: names that the server answers to, in addition to IP addresses and names of the local network
    hosts: tuple[str, ...] = ()
    #: seconds after which other players may let a bot play for a person who is gone
    patience: int = 45
    #: the secret of the admin; without it the server cannot be administered remotely
    admin_key: str | None = None
    #: the path of this server on a shared host, with a slash at both ends
    path: str = "/"
    #: origins whose pages may embed replays; empty: none
    embed: tuple[str, ...] = ()
    #: the contact for push services; None: turn notifications are off
    push: str | None = None
    #: origins of push services in the server's own network; all others must be on the internet, or are not contacted
    push_near: tuple[str, ...] = ()
    #: whether responses over HTTPS make browsers use only HTTPS for a year
    hsts: bool = False
    #: worker processes for bots and coach; None: by the number of cores
    processes: int | None = None

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def names(self) -> tuple[str, ...]:
        """All names that the admin has set."""
        return (*self.hosts, urlsplit(self.network or "").hostname or "")

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        return Path(self.database.partition("///")[2]) if self.sqlite else None


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings from the environment.

    >>> from_environment({"WANDERWALL_DATABASE": "postgresql://maze@db/games"}).database
    'postgresql+asyncpg://maze@db/games'
    """
    database = environment.get(DATABASE) or f"sqlite:///{environment.get(FILE) or home() / 'games.db'}"
    scheme, colon, rest = database.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    scheme = drivers.get(scheme, scheme)
    if scheme not in drivers.values() or not colon:
        raise Problem("server.database_kind", text=scheme, expected="sqlite, postgresql")
    patience = environment.get(PATIENCE, "")
    if patience and not patience.isdecimal():
        raise Problem("server.patience", text=patience)
    key = environment.get(HOST_KEY, "").strip()
    if key and len(key) < SHORTEST_KEY:
        raise Problem("server.host_key", least=SHORTEST_KEY)
    return Settings(
        database=f"{scheme}://{rest}",
        redis=environment.get(REDIS) or None,
        limits=environment.get(LIMITS) != "off",
        proxies=_proxies(environment.get(PROXY, "")),
        network=environment.get(NETWORK) or None,
        hosts=tuple(name for name in environment.get(HOSTS, "").split(",") if name.strip()),
        admin_key=key or None,
        path=_path(environment.get(PATH, "")),
        embed=_origins(environment.get(EMBED, "")),
        push=_contact(environment.get(PUSH, "")),
        push_near=tuple(word.rstrip("/") for word in environment.get(PUSH_NEAR, "").replace(",", " ").split()),
        hsts=_is_on(HSTS, environment.get(HSTS, "")),
        **({"patience": int(patience)} if patience else {}),
    )


def _path(text: str) -> str:
    """Normalise a path to the form browsers request, however its slashes were written; a whole URL is refused.

    >>> _path("games"), _path("/our/games/"), _path("")
    ('/games/', '/our/games/', '/')
    """
    parts = [part for part in text.strip().split("/") if part]
    if not all(PATH_PART.fullmatch(part) for part in parts) or (parts and f"{parts[0]}/" in OWN_PATHS):
        raise Problem("server.path", text=text)
    return "/".join(["", *parts, ""])


def _origins(text: str) -> tuple[str, ...]:
    """Origins, separated by commas or spaces.

    >>> _origins("https://school.example, https://*.club.example:8443")
    ('https://school.example', 'https://*.club.example:8443')
    """
    origins = tuple(word.rstrip("/") for word in text.replace(",", " ").split())
    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise Problem("server.embed", text=origin)
    return origins


def _contact(text: str) -> str | None:
    """An address that push services can write to.

    >>> _contact(" mailto:ida@school.example "), _contact("")
    ('mailto:ida@school.example', None)
    """
    contact = text.strip()
    if contact and not CONTACT.fullmatch(contact):
        raise Problem("server.push", text=contact)
    return contact or None


def _is_on(name: str, text: str) -> bool:
    """Parse a switch."""
    if text not in ("", "no", "yes"):
        raise Problem("server.switch", name=name, text=text)
    return text == "yes"


def _proxies(text: str) -> int:
    """Parse the number of proxies; `yes` is one."""
    known = {"": 0, "no": 0, "yes": 1}
    if text not in known and not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Problem("server.proxy", text=text)
    return known[text] if text in known else int(text)
