"""Settings: what each variable does, at two servers with different settings in one process."""

from __future__ import annotations

import gc
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from tests.bots.test_learned import any_policy
from tests.server.harness.processes import wait_for
from tests.server.push_service import Browser
from wanderwall.bots.classic.learned.policy import write
from wanderwall.server import settings
from wanderwall.server.app import make_app
from wanderwall.server.http.protocol import LimitedHttp
from wanderwall.server.settings import OLD_NAMES, Settings, admin_key, from_environment
from wanderwall.server.sockets.protocol import LimitedWebSocket

HERE_KEY, THERE_KEY = "the key of this server", "the key of the other"
NEAR, ALSO_PRIVATE = "https://push.local", "https://push.lan"


class ServerThread:
    """A server in a thread of this process."""

    def __init__(self, found: Settings) -> None:
        self.app: FastAPI = make_app(found)
        self._listener = socket.socket()
        self._listener.bind(("127.0.0.1", 0))
        self._listener.listen()
        config = uvicorn.Config(
            self.app, log_config=None, http=LimitedHttp, ws=LimitedWebSocket, proxy_headers=found.proxies > 0
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._listener],))
        self.root = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.http = httpx.Client(base_url=self.root + found.path, timeout=60)
        self.services: Any = self.app.state.services

    def start(self) -> None:
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive(), "the server did not start")
        assert self._server.started

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(30)
        self._listener.close()

    def status(self, path: str, **headers: str) -> int:
        return self.http.get(
            path, headers={name.replace("_", "-"): value for name, value in headers.items()}
        ).status_code

    def make(self, **bot: str) -> httpx.Response:
        seats = [{"kind": "me"}, {"kind": "bot", **bot}]
        return self.http.post("api/tables", json={"edition": "classic-1986", "seats": seats, "options": {"goals": 1}})


@dataclass(frozen=True)
class Effect:
    """A variable at two servers, what is asked there, and the answers."""

    variable: str
    here: str | None
    there: str | None
    ask: Callable[[ServerThread], Any]
    answers: tuple[Any, Any]


def origin_of_pages(server: ServerThread) -> str:
    policy = server.http.get("r/abcde23456?embed").headers["content-security-policy"]
    return str(policy.partition("frame-ancestors ")[2].partition(";")[0])


def nearby_services(server: ServerThread) -> list[int]:
    """Statuses for subscriptions at two push services that are not on the internet."""
    asked = [{"endpoint": f"{origin}/x", "keys": Browser().keys} for origin in (NEAR, ALSO_PRIVATE)]
    return [server.http.post("api/push", json=one).status_code for one in asked]


def address_behind_proxies(server: ServerThread) -> str:
    headers = [(b"x-forwarded-for", b"203.0.113.7, 203.0.113.8")]
    return str(server.services.limits.address({"client": ("127.0.0.1", 5), "headers": headers}))


def guesses(server: ServerThread) -> int:
    """The status after many wrong ids."""
    return [server.status("api/tables/2222222222") for _ in range(40)][-1]


def bot_of_the_admin(server: ServerThread) -> tuple[bool, int]:
    (bots,) = (game["bots"] for game in server.http.get("api/games").json()["games"] if game["game"] == "classic")
    return "two" in bots, server.make(bot="two").status_code


def admin_keys(server: ServerThread) -> list[int]:
    return [server.status("api/host", authorization=f"Bearer {key}") for key in (HERE_KEY, THERE_KEY)]


def effects(folder: Path) -> list[Effect]:
    """All variables; None leaves one out."""
    write(any_policy(), folder / "two.npz")
    here, there = folder / "here.db", folder / "there.db"
    return [
        Effect("FILE", str(here), str(folder / "unused.db"), lambda one: one.services.settings.file, (here, there)),
        Effect("DATABASE", None, f"sqlite:///{there}", lambda _: (folder / "unused.db").exists(), (False, False)),
        Effect(
            "REDIS",
            None,
            "redis://127.0.0.1:1",
            lambda one: one.http.get("health").json()["status"],
            ("well", "degraded"),
        ),
        Effect("LIMITS", "off", None, guesses, (404, 429)),
        Effect("PROXY", "2", "yes", address_behind_proxies, ("203.0.113.7", "203.0.113.8")),
        Effect(
            "NETWORK",
            "http://192.168.7.7:8000/",
            None,
            lambda one: one.http.get("api/me").json()["network"],
            ("http://192.168.7.7:8000/", None),
        ),
        Effect("PATIENCE", "7", None, lambda one: one.services.scheduler.patience, (7_000, 45_000)),
        Effect("HOSTS", "maze.example", None, lambda one: one.status("api/me", host="maze.example"), (200, 421)),
        Effect("ADMIN_KEY", HERE_KEY, None, admin_keys, ([200, 403], [403, 200])),
        Effect("HOST_KEY", "not read at all: it is set", THERE_KEY, admin_keys, ([200, 403], [403, 200])),
        Effect("PATH", "games", None, lambda one: one.status(f"{one.root}/games/api/me"), (200, 404)),
        Effect("EMBED", "https://school.example", "*", origin_of_pages, ("https://school.example", "*")),
        Effect(
            "PUSH",
            None,
            "mailto:ida@school.example",
            lambda one: bool(one.http.get("api/push").json()["key"]),
            (False, True),
        ),
        Effect("PUSH_NEAR", None, NEAR, nearby_services, ([409, 409], [200, 422])),
        Effect(
            "HSTS",
            "yes",
            None,
            lambda one: "strict-transport-security" in one.http.get("api/me", headers=OVER_HTTPS).headers,
            (True, False),
        ),
        Effect("BOTS", f"learned:{folder / 'two.npz'}", None, bot_of_the_admin, ((True, 201), (False, 422))),
    ]


OVER_HTTPS: Mapping[str, str] = {"X-Forwarded-Proto": "https"}


@pytest.fixture
def calm() -> Iterator[None]:
    """A server tunes the garbage collector of its process."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_two_servers_in_one_process_each_follow_their_own_settings(tmp_path: Path, calm: None) -> None:
    rows = effects(tmp_path)
    old = {name.removeprefix("WANDERWALL_") for name in OLD_NAMES.values()}
    known = {word for word, value in vars(settings).items() if value == f"WANDERWALL_{word}"}
    assert {row.variable for row in rows} == known | old
    environments: list[dict[str, str]] = [
        {f"WANDERWALL_{row.variable}": value for row in rows if (value := (row.here, row.there)[number]) is not None}
        for number in range(2)
    ]
    servers = [ServerThread(from_environment(environment)) for environment in environments]
    try:
        for server in servers:
            server.start()
        for row in rows:
            assert tuple(map(row.ask, servers)) == row.answers, row.variable
        plays_with_the_bot_of_its_admin(servers[0])
    finally:
        for server in servers:
            server.stop()


def plays_with_the_bot_of_its_admin(server: ServerThread) -> None:
    """Its worker process knows the file, too: it has moved, and no failure was reported."""
    id = server.make(bot="two").json()["table"]["id"]
    pool = server.services.workers.bots

    def moved() -> bool:
        return bool(server.http.get(f"api/tables/{id}").json()["table"]["round"])

    wait_for(lambda: pool.done > 0 or pool.failed > 0 or moved(), "the bot did not move", 120)
    assert (pool.failed, pool.done > 0) == (0, True)


@pytest.mark.parametrize("new", OLD_NAMES)
def test_an_old_name_is_read_until_0_4_unless_the_new_one_is_set(new: str) -> None:
    old = OLD_NAMES[new]
    assert from_environment({old: THERE_KEY}) == from_environment({new: THERE_KEY})
    assert from_environment({old: THERE_KEY, new: ""}) == from_environment({new: THERE_KEY})
    assert from_environment({old: THERE_KEY, new: HERE_KEY}) == from_environment({new: HERE_KEY})
    assert admin_key({old: THERE_KEY}) == THERE_KEY


def test_options_of_the_command_replace_variables_and_its_names_are_added() -> None:
    variables = {"WANDERWALL_FILE": "/x/a.db", "WANDERWALL_HSTS": "yes", "WANDERWALL_HOSTS": "a.example"}
    options = {"WANDERWALL_FILE": "/x/b.db", "WANDERWALL_HSTS": "", "WANDERWALL_PATH": "games"}
    found = from_environment(variables, options, ["b.example", "c.example,d.example"])
    assert (str(found.file), found.hsts, found.path) == ("/x/b.db", True, "/games/")
    assert found.hosts == ("a.example", "b.example", "c.example", "d.example")
