"""Stores, buses and servers, started once for each test process, and stopped before other tests run."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.harness.processes import throwaway_folder
from tests.server.harness.server import ADMIN_KEY, Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.misbehaving_bots import NOTES, offer
from tests.server.seat_logs import QUICK
from wanderwall.server.settings import Settings
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.workers.jobs import Workers

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="package")
def postgres() -> Iterator[Postgres]:
    with throwaway_folder("postgres") as folder:
        cluster = Postgres(folder)
        cluster.start()
        yield cluster
        cluster.stop()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that the test may break, with fsync on."""
    with throwaway_folder("postgres") as folder:
        cluster = Postgres(folder, fsync=True)
        cluster.start()
        yield cluster
        cluster.stop()


@pytest.fixture(scope="package")
def redis() -> Iterator[Redis]:
    with throwaway_folder("redis") as folder:
        bus = Redis(folder)
        bus.start()
        yield bus
        bus.stop()


class Backing(NamedTuple):
    """A store and a bus; None means SQLite in the server's folder, and a bus in memory for a single process."""

    database: str
    redis: str | None


BACKINGS = ("sqlite-memory", "postgres-redis")
#: about games rather than storage: they run with the other store and bus in a soak
OF_GAMES = ("test_after", "test_arranging", "test_games", "test_pause", "test_seats", "test_time", "test_views")
#: fixtures and parameters that need a program which `make parts` installs
PARTS = re.compile("postgres|redis|nginx|caddy|two workers")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent != Path(__file__).parent:
            continue
        if item.path.stem in OF_GAMES and BACKINGS[1] in item.name:
            item.add_marker(pytest.mark.broad)
        if PARTS.search(" ".join([item.name, *getattr(item, "fixturenames", ())])):
            item.add_marker(pytest.mark.parts)


@pytest.fixture(scope="package", params=BACKINGS)
def backing(request: pytest.FixtureRequest) -> Backing:
    """A store and a bus of each kind, empty at first; the tests share them."""
    return _empty(request)


@pytest.fixture(scope="module", params=BACKINGS)
def own_backing(request: pytest.FixtureRequest) -> Backing:
    """The same, for one test alone."""
    return _empty(request)


def _empty(request: pytest.FixtureRequest) -> Backing:
    if request.param == "sqlite-memory":
        return Backing("", None)
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: Redis = request.getfixturevalue("redis")
    return Backing(postgres.database(), redis.url())


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A store of each kind, empty, for one test."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database()
    one = SqlStore(Settings(address))
    assert await one.start()
    yield one
    await one.stop()


@pytest.fixture(scope="package")
def server(backing: Backing, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server process over each kind of store and bus; many tests share it."""
    one = Server(tmp_path_factory.mktemp("server"), *backing).start()
    yield one
    one.stop()


@pytest.fixture(scope="package")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server process as families run it, for what does not depend on store or bus."""
    one = Server(tmp_path_factory.mktemp("plain")).start()
    yield one
    one.stop()


@pytest.fixture(scope="package")
def pair(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two server processes over one PostgreSQL and one Redis."""
    database, bus = postgres.database(), redis.url()
    environment = {"WANDERWALL_ADMIN_KEY": ADMIN_KEY}
    first = Server(tmp_path_factory.mktemp("first"), database, bus, environment=environment).start()
    second = Server(tmp_path_factory.mktemp("second"), database, bus, environment=environment).start()
    yield first, second
    first.stop()
    second.stop()


@pytest.fixture(scope="package")
def two_workers(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`wanderwall serve --workers 2`: two server processes on one port. It loads all bots, which takes long."""
    folder = tmp_path_factory.mktemp("two")
    one = Server(folder, postgres.database(), redis.url(), arguments=["--workers", "2"]).start()
    yield one
    one.stop()


@pytest.fixture
def misbehaving_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where the misbehaving bots leave their notes; worker processes started from here know these bots."""
    offer(tmp_path)
    paths = [str(tmp_path), str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv(NOTES, str(tmp_path))
    return tmp_path


@pytest.fixture
async def players(misbehaving_bots: Path) -> AsyncIterator[Workers]:
    crew = Workers(1, QUICK)
    crew.bots.warms = False  # these tests need no search
    await crew.start()
    yield crew
    await crew.stop()
