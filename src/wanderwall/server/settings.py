"""Settings from the environment: the database, how server processes reach each other, what is allowed.

They are read once, by the command, and passed on to all server processes and their workers. Nothing else in the server
reads the environment.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from wanderwall.problem import Problem
from wanderwall.server.old_names import OFFLINE_FOLDER, VARIABLES

DATABASE, REDIS, LIMITS, FILE, PROXY, NETWORK, PATIENCE, HOSTS, ADMIN_KEY, PATH, EMBED, PUSH, PUSH_NEAR, HSTS, BOTS = (
    f"WANDERWALL_{name}"
    for name in (
        "DATABASE", "REDIS", "LIMITS", "FILE", "PROXY", "NETWORK", "PATIENCE", "HOSTS", "ADMIN_KEY", "PATH", "EMBED",
        "PUSH", "PUSH_NEAR", "HSTS", "BOTS",
    )
)  # fmt: skip
#: where the server processes of one machine store their metrics, so that each of them can report all; the library reads
#: this variable when it is imported, and a single process needs none
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
#: a part of a path, and those that would hide our own paths
PATH_PART, OWN_PATHS = (
    re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*"),
    (f"{OFFLINE_FOLDER}/", "api/", "assets/", "docs/", "manual/", "offline/", "preview/"),
)
#: whose pages may embed our replays: an origin, all names below one, or everybody
ORIGIN = re.compile(r"\*|https?://(\*\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:\d{1,5})?")
#: whom push services contact about problems: an e-mail address, or a web page
CONTACT = re.compile(r"mailto:[^\s@<>\"]+@[^\s@<>\"]+|https://[^\s<>\"]+")
#: characters of the admin key
SHORTEST_KEY = 16


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder where a server without configuration stores its games."""
    data = environment.get("XDG_DATA_HOME")
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
    #: the URL at which phones on the same network reach the server, for links made on this machine; empty: there is
    #: none, None: not known yet
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
    #: bots of the admin at Labyrinth tables, such as `learned:/srv/mine.npz`
    bots: tuple[str, ...] = ()
    #: the folder in which all server processes store their metrics
    metrics_folder: str | None = None
    #: worker processes for bots and coach; None: by the number of cores
    processes: int | None = None

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def names(self) -> tuple[str, ...]:
        """All names that the admin has set."""
        from urllib.parse import urlsplit  # the offline page has no urllib

        return (*self.hosts, urlsplit(self.network or "").hostname or "")

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        return Path(self.database.partition("///")[2]) if self.sqlite else None


def from_environment(
    environment: Mapping[str, str] = os.environ,
    options: Mapping[str, str] = {},
    names: Sequence[str] = (),
) -> Settings:
    """Read the settings from the environment. The options of a command replace variables where they are not empty; its
    names of the server are added to those of the variable.

    >>> from_environment({"WANDERWALL_DATABASE": "postgresql://maze@db/games"}).database
    'postgresql+asyncpg://maze@db/games'
    """
    environment = {**environment, **{name: value for name, value in options.items() if value}}
    database = environment.get(DATABASE) or f"sqlite:///{environment.get(FILE) or home(environment) / 'games.db'}"
    scheme, colon, rest = database.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    scheme = drivers.get(scheme, scheme)
    if scheme not in drivers.values() or not colon:
        raise Problem("server.database_kind", text=scheme, expected="sqlite, postgresql")
    patience = environment.get(PATIENCE, "")
    if patience and not patience.isdecimal():
        raise Problem("server.patience", text=patience)
    key = admin_key(environment)
    if key and len(key) < SHORTEST_KEY:
        raise Problem("server.admin_key", least=SHORTEST_KEY)
    return Settings(
        database=f"{scheme}://{rest}",
        redis=environment.get(REDIS) or None,
        limits=environment.get(LIMITS) != "off",
        proxies=_proxies(environment.get(PROXY, "")),
        network=environment.get(NETWORK),
        hosts=_words([environment.get(HOSTS, ""), *names]),
        admin_key=key or None,
        path=_path(environment.get(PATH, "")),
        embed=_origins(environment.get(EMBED, "")),
        push=_contact(environment.get(PUSH, "")),
        push_near=tuple(word.rstrip("/") for word in environment.get(PUSH_NEAR, "").replace(",", " ").split()),
        hsts=_is_on(HSTS, environment.get(HSTS, "")),
        bots=_words([environment.get(BOTS, "")]),
        metrics_folder=environment.get(METRICS_FOLDER) or None,
        **({"patience": int(patience)} if patience else {}),
    )


def admin_key(environment: Mapping[str, str] = os.environ) -> str:
    """The admin key for the server and for `wanderwall admin`; empty if none is set.

    >>> admin_key({"WANDERWALL_HOST_KEY": "as in version 0.3"})
    'as in version 0.3'
    """
    return (environment.get(ADMIN_KEY) or environment.get(VARIABLES[ADMIN_KEY], "")).strip()


def share_metrics(folder: str) -> None:
    """Let all processes that are started from now on store their metrics in one folder: the library takes it from the
    environment only.
    """
    os.environ[METRICS_FOLDER] = folder


def _words(texts: Sequence[str]) -> tuple[str, ...]:
    """Words separated by commas.

    >>> _words(["maze.example,,*.school.example", "a.example"])
    ('maze.example', '*.school.example', 'a.example')
    """
    return tuple(word for text in texts for word in text.split(",") if word.strip())


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
