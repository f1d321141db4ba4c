"""How a server starts: with its database, whichever of them is first, and with its settings."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from tests.bots.test_learned import any_policy
from tests.server.client import Device
from tests.server.harness.processes import answers, wait_for
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.players import people, play_all, seated
from tests.server.push_service import Browser
from tests.server.test_two_processes import workers_of
from wanderwall.bots.classic.learned.policy import write
from wanderwall.server import settings
from wanderwall.server.app import make_app
from wanderwall.server.connections import LimitedHttp, LimitedWebSocket
from wanderwall.server.old_names import VARIABLES
from wanderwall.server.settings import Settings, admin_key, from_environment

WAITS = "Waiting for it"
#: of the command, which otherwise starts one server process
TWO = ("--workers", "2")
#: databases that will not become available soon
HOPELESS = (
    ("postgresql://wanderwall@127.0.0.1:{}/nowhere", "does not let us in"),
    ("postgresql://nobody@127.0.0.1:{}/postgres", "does not let us in"),
    ("postgresql://wanderwall:secret@127.0.0.1:many/games", "cannot be read"),
)


async def until(holds: object, what: str) -> None:
    await asyncio.to_thread(wait_for, holds, what)  # type: ignore[arg-type]


async def play_a_game(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, [server.url]) as lives:
            await play_all(lives)


@pytest.mark.anyio
async def test_the_database_may_start_later(own_postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    server = Server(tmp_path, own_postgres.database(), redis.url())
    own_postgres.stop()
    server.launch()
    try:
        await is_waited_for(own_postgres, server)
    finally:
        server.stop()


async def is_waited_for(postgres: Postgres, server: Server, times: int = 1) -> None:
    """Check that a database that is down is reported once, and that the server serves when it is up."""
    await until(lambda: server.log_text().count(WAITS) == times, "waits")
    assert server.running()
    postgres.start()
    await until(server.healthy, "serves")
    await play_a_game(server)
    assert server.log_text().count(WAITS) == times
    assert "Traceback" not in server.log_text()


@pytest.mark.broad
@pytest.mark.anyio
async def test_several_workers_wait_for_the_database_and_go_with_the_command_that_started_them(
    own_postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    server = Server(tmp_path, own_postgres.database(), redis.url(), arguments=TWO)
    own_postgres.stop()
    server.launch()
    await is_waited_for(own_postgres, server)
    await until(lambda: len(workers_of(server)) == 2, "two workers")
    own_postgres.stop()
    os.kill(workers_of(server)[0], signal.SIGKILL)
    await is_waited_for(own_postgres, server, 2)  # by the process that is started instead
    await until(lambda: len(workers_of(server)) == 2, "two workers again")
    left = workers_of(server)
    server.kill_worker()
    await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left), "workers left")
    assert not answers(server.port)


@pytest.mark.anyio
async def test_a_server_that_waits_for_its_database_can_be_ended(tmp_path: Path) -> None:
    server = Server(tmp_path, "postgresql://wanderwall@127.0.0.1:1/games")
    server.launch()
    await until(lambda: WAITS in server.log_text(), "waits")
    assert server.process
    server.process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(server.process.wait, 10) != 0


@pytest.mark.anyio
async def test_a_database_whose_name_is_not_known_is_named_and_waited_for(tmp_path: Path) -> None:
    server = Server(tmp_path, "postgresql://wanderwall:secret@postgres.invalid/games")
    server.launch()
    try:
        await until(lambda: WAITS in server.log_text(), "waits")
        assert "no machine is called “postgres.invalid”" in server.log_text()
        assert "secret" not in server.log_text()
        assert server.running()
    finally:
        server.kill()


async def refused(server: Server) -> str:
    """What a server prints if it does not start."""
    server.launch()
    assert server.process
    assert await asyncio.to_thread(server.process.wait, 60) > 0
    assert "Traceback" not in server.log_text()
    return server.log_text()


@pytest.mark.parametrize(
    ("arguments", "address", "text"),
    [
        pytest.param(arguments, address, text, marks=pytest.mark.broad if arguments == TWO and number else [])
        for arguments in ((), TWO)
        for number, (address, text) in enumerate(HOPELESS)
    ],
)
@pytest.mark.anyio
async def test_where_waiting_is_hopeless_the_server_says_why(
    postgres: Postgres, redis: Redis, tmp_path: Path, arguments: tuple[str, ...], address: str, text: str
) -> None:
    server = Server(tmp_path, address.format(postgres.port), redis.url(), arguments=arguments)
    said = await refused(server)
    assert text in said
    assert "secret" not in said


# ── whose it is ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_nobody_else_on_the_machine_reads_the_games(tmp_path: Path) -> None:
    server, file = Server(tmp_path), tmp_path / "tables.sqlite"
    for _ in range(2):
        server.start()
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.sqlite*")}
        assert {f"{file.name}{suffix}" for suffix in ("", "-wal", "-shm")} <= set(modes)
        assert {modes[name] for name in modes if not name.endswith(".lock")} == {0o600}
        server.kill()
        for path in tmp_path.glob("tables.sqlite*"):  # as an earlier version left them
            path.chmod(0o644)


@pytest.mark.anyio
async def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "A later version" in await refused(server)


@pytest.mark.anyio
async def test_a_database_of_something_else_is_left_alone(tmp_path: Path, postgres: Postgres) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    assert "belongs to something else" in await refused(Server(tmp_path))
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    file.write_text("a letter to grandmother" * 100)
    assert "belongs to something else" in await refused(Server(tmp_path))
    assert file.read_text() == "a letter to grandmother" * 100
    address = postgres.database()
    postgres.query(address.rpartition("/")[2], "CREATE TABLE recipes (name TEXT)")
    assert "belongs to something else" in await refused(Server(tmp_path, address))


# ── its settings ─────────────────────────────────────────────────────────────────────────────────────────────────────

HERE_KEY, THERE_KEY = "the key of this server", "the key of the other"
NEAR, ALSO_PRIVATE = "https://push.local:8443", "https://push.lan:8443"


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

    def make(self, bot: str) -> httpx.Response:
        """Make a table for two bots of this name."""
        seats = [{"kind": "bot", "bot": bot}] * 2
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


def path_of_the_cookie(server: ServerThread) -> str:
    server.http.cookies.clear()
    cookie = server.http.get("api/me").headers["set-cookie"]
    return str(cookie.partition("Path=")[2].partition(";")[0])


def guesses(server: ServerThread) -> int:
    """The status after many wrong ids."""
    return [server.status("api/tables/2222222222") for _ in range(40)][-1]


def bot_of_the_admin(server: ServerThread) -> tuple[bool, int]:
    (bots,) = (game["bots"] for game in server.http.get("api/games").json()["games"] if game["game"] == "classic")
    return "two" in bots, server.make("two").status_code


def admin_keys(server: ServerThread) -> list[int]:
    return [server.status("api/admin", authorization=f"Bearer {key}") for key in (HERE_KEY, THERE_KEY)]


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
        Effect("PATH", "games", None, path_of_the_cookie, ("/games/", "/")),
        Effect("EMBED", "https://school.example", "*", origin_of_pages, ("https://school.example", "*")),
        Effect(
            "PUSH",
            None,
            "mailto:ida@school.example",
            lambda one: bool(one.http.get("api/push").json()["key"]),
            (False, True),
        ),
        Effect("PUSH_NEAR", None, NEAR, nearby_services, ([404, 404], [200, 400])),
        Effect(
            "HSTS",
            "yes",
            None,
            lambda one: "strict-transport-security" in one.http.get("api/me", headers=OVER_HTTPS).headers,
            (True, False),
        ),
        Effect("BOTS", f"learned:{folder / 'two.npz'}", None, bot_of_the_admin, ((True, 201), (False, 400))),
        Effect("LIMITS", "off", None, guesses, (404, 429)),  # the last one: after it nothing is left to guess
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
    old = {name.removeprefix("WANDERWALL_") for name in VARIABLES.values()}
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
    """Its worker process knows the file, too."""
    server.http.get(f"api/tables/{server.make('two').json()['table']['id']}")  # bots play for an audience
    pool = server.services.workers.bots
    wait_for(lambda: pool.done + pool.failed > 0, "no bot was asked", 120)
    assert pool.failed == 0


@pytest.mark.parametrize("new", VARIABLES)
def test_an_old_name_is_read_until_0_4_unless_the_new_one_is_set(new: str) -> None:
    old = VARIABLES[new]
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


#: what importing the server finds
OTHER_UVICORN = """
import importlib.metadata
importlib.metadata.version = lambda name: "0.60.1"
from wanderwall.cli import main
raise SystemExit(main(["serve", "--lang", "en"]))
"""


def test_a_uvicorn_that_the_limits_are_not_written_for_is_refused() -> None:
    ended = subprocess.run([sys.executable, "-c", OTHER_UVICORN], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "uvicorn" in ended.stderr
    assert "0.60.1" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
