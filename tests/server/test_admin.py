"""Administration of a running server: who may, what it reports; tables are closed, guests forgotten, old games
deleted; health, metrics, the log.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.attackers import connected, heard
from tests.server.client import Device, Refused
from tests.server.conftest import Backing
from tests.server.harness.processes import wait_for
from tests.server.harness.server import ADMIN_KEY, Server
from tests.server.harness.stores import Postgres
from tests.server.players import people, play_all, seated
from tests.server.test_store import end, store_table
from wanderwall.cli import main
from wanderwall.cli.terminal import BAD_INPUT
from wanderwall.server.api.calls import AdminApi, ArchiveApi, TablesApi
from wanderwall.server.api.client import ApiClient, Call, T
from wanderwall.server.api.requests import EraseRequest, ForgetRequest
from wanderwall.server.api.responses import ClosedTable, ErasedGames, ForgottenTables
from wanderwall.server.limits import is_own_machine
from wanderwall.server.logs import MAX_KINDS, MOST, Repeats
from wanderwall.server.settings import Settings
from wanderwall.server.storage.admin import AdminStore
from wanderwall.server.storage.sql_store import SqlStore

pytestmark = pytest.mark.anyio


KEY = ADMIN_KEY
RIGHT = {"Authorization": f"Bearer {KEY}"}


@pytest.fixture(scope="module")
def kept(own_backing: Backing, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an admin key."""
    one = Server(tmp_path_factory.mktemp("kept"), *own_backing, environment={"WANDERWALL_ADMIN_KEY": KEY}).start()
    yield one
    one.stop()


def ask(server: Server, call: Call[T]) -> T:
    """The response of the server to a call of the admin."""
    return ApiClient(server.url, 60).send(call)


OVERVIEW = AdminApi.overview(admin_key=KEY)


def close(table: str) -> Call[ClosedTable]:
    return AdminApi.close(table, admin_key=KEY)


def forget(table: str) -> Call[ForgottenTables]:
    return AdminApi.forget(table, ForgetRequest(seat=0), admin_key=KEY)


def erase(days: int | None) -> Call[ErasedGames]:
    return AdminApi.erase(EraseRequest(days=days), admin_key=KEY)


# ── who may ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_comes_in_without_the_key(kept: Server, plain_server: Server) -> None:
    for path, method in (("", "GET"), ("/erase", "POST"), ("/tables/2222222222/close", "POST")):
        for said in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": f"Bearer {KEY[:-1]}"}):
            refused = httpx.request(method, f"{kept.url}/api/admin{path}", headers=said, json={"days": 1}, timeout=60)
            assert (refused.status_code, refused.json()["problem"]["code"]) == (403, "admin.wrong_key")
    without = httpx.get(f"{plain_server.url}/api/admin", headers=RIGHT, timeout=60)
    assert without.json()["problem"]["code"] == "admin.no_key"


def test_guessing_the_key_is_counted_and_the_right_one_always_works(tmp_path: Path) -> None:
    environment = {"WANDERWALL_ADMIN_KEY": KEY, "WANDERWALL_LIMITS": "on"}
    server = Server(tmp_path, environment=environment).start()
    try:
        with httpx.Client(base_url=server.url, timeout=60) as http:
            codes = {http.get("/api/admin", headers={"Authorization": f"Bearer {n}"}).status_code for n in range(40)}
            assert codes == {403, 429}
            assert http.get("/api/admin", headers=RIGHT).status_code == 200
    finally:
        server.stop()


def test_figures_are_for_the_machine_itself_or_by_the_key(kept: Server) -> None:
    address = f"{kept.url}/metrics"
    assert httpx.get(address, timeout=60).status_code == 200
    for through in ({"X-Forwarded-For": "192.0.2.7"}, {"Via": "1.1 proxy"}, {"Host": "maze.local"}):
        refused = httpx.get(address, headers=through, timeout=60)
        assert (refused.status_code, refused.json()["problem"]["code"]) == (403, "admin.figures")
        assert httpx.get(address, headers={**through, **RIGHT}, timeout=60).status_code == 200
    assert httpx.get(address, headers={"Authorization": "Bearer wrong"}, timeout=60).status_code == 403


def test_figures_are_not_given_for_what_a_header_says(tmp_path: Path) -> None:
    """With a proxy in front: a client that bypasses it can set the same headers."""
    server = Server(tmp_path, environment={"WANDERWALL_PROXY": "yes"}).start()
    try:
        address = f"{server.url}/metrics"
        assert httpx.get(address, headers={"Host": "localhost"}, timeout=60).status_code == 200
        for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Forwarded-Proto"):
            forged = {"Host": "localhost", name: "127.0.0.1"}
            assert httpx.get(address, headers=forged, timeout=60).status_code == 403, name
            assert httpx.get(f"{server.url}/health", headers=forged, timeout=60).status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("peer", "headers", "own"),
    [
        ("127.0.0.1", {"host": "localhost:8000"}, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("192.0.2.7", {"host": "127.0.0.1"}, False),
        ("192.0.2.7", {"host": "localhost", "x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"host": "localhost.evil.example"}, False),
        ("127.0.0.1", {"host": "127.0.0.1", "x-forwarded-for": "192.0.2.7"}, False),
        ("127.0.0.1", {"host": "127.0.0.1", "x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"host": "127.0.0.1", "x-forwarded-proto": "https"}, False),
    ],
)
def test_who_is_on_the_machine_itself(peer: str, headers: dict[str, str], own: bool) -> None:
    lines = [(name.encode(), value.encode()) for name, value in headers.items()]
    assert is_own_machine({"client": (peer, 4711), "headers": lines}) is own


# ── what it reports and does ─────────────────────────────────────────────────────────────────────────────────────────


async def test_it_tells_how_much_there_is_and_where_most_happens(kept: Server) -> None:
    before = ask(kept, OVERVIEW)
    assert before["erase_after"] is None
    async with Device(kept.url) as ida:
        table, keys = await people(ida, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, [kept.url]) as lives:
            await play_all(lives)
    after = ask(kept, OVERVIEW)
    assert after["bytes"] > 10_000
    assert after["tables"]["over"] == before["tables"]["over"] + 1
    assert after["guests"] == before["guests"] + 2
    busy = {one["table"]["id"]: one["entries"] for one in after["busiest"]}
    assert after["entries"] - before["entries"] == busy[table]


async def test_a_closed_table_is_closed_for_everybody_and_stays_so(kept: Server) -> None:
    async with Device(kept.url) as ida:
        made, keys = await ida.make("classic-1986", [{"kind": "me", "name": "Ida"}, {"kind": "open"}], listed=True)
        id = made["id"]
        async with ida.live(id, keys) as live:
            assert ask(kept, close(id)) == {"closed": id}
            assert await live.cut_off() == 4410
        for path in ("", "/join", "/begin"):
            with pytest.raises(Refused) as refused:
                await (ida.ask(TablesApi.show(id)) if not path else ida.post(f"/api/tables/{id}{path}"))
            assert (refused.value.status, refused.value.code) == (410, "table.closed")
        late = ida.live(id, keys)
        with pytest.raises(Exception, match="4410"):
            await late.__aenter__()
        assert id not in str((await ida.ask(TablesApi.lobby()))["tables"])
        assert id not in str((await ida.ask(ArchiveApi.mine()))["tables"])
        assert ask(kept, OVERVIEW)["tables"]["closed"] >= 1
        assert ask(kept, close(id)) == {"closed": id}  # repeated


async def test_what_is_over_or_not_there_cannot_be_closed(kept: Server) -> None:
    async with Device(kept.url) as ida:
        table, keys = await people(ida, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, [kept.url]) as lives:
            await play_all(lives)
        for id, code in ((table, "table.not_playing"), ("2222222222", "table.unknown")):
            refused = httpx.post(f"{kept.url}/api/admin/tables/{id}/close", headers=RIGHT, timeout=60)
            assert refused.json()["problem"]["code"] == code
        assert (await ida.table(table))["status"] == "over"


def database_dump(server: Server, postgres: Postgres) -> str:
    """The whole content of the database, as text."""
    if server.database.startswith("sqlite"):
        with closing(sqlite3.connect(server.database.partition("///")[2])) as database:
            return "\n".join(database.iterdump())
    name = server.database.rpartition("/")[2]
    tables = (
        "tables", "log", "snapshots", "reviews", "sitters", "ratings", "readers", "book_keys", "results", "solved",
        "lessons",
    )  # fmt: skip
    return "\n".join(postgres.query(name, f"SELECT * FROM {table}") for table in tables)


async def test_a_guest_is_forgotten_everywhere_and_the_games_go_on(kept: Server, postgres: Postgres) -> None:
    name = "Grandma Hildegard"
    async with Device(kept.url) as ida:
        guest = await ida.guest()
        over, keys = await people(ida, "classic-1986", 2, {"turn_limit": 1}, name)
        async with seated(over, keys, [kept.url]) as lives:
            await play_all(lives)
        assert name in (await ida.ask(ArchiveApi.download(over))).decode()
        table, keys = await people(ida, "classic-1986", 2, {"goals": 1}, name)
        async with seated(table, keys, [kept.url]) as lives:
            assert name in database_dump(kept, postgres)
            assert guest in database_dump(kept, postgres)
            assert ask(kept, forget(table)) == {"tables": 2}
            await lives[1].until(lambda: lives[1].table["seats"][0]["name"] != name)
            await play_all(lives)  # the seat keys are unchanged
        for text in (name, guest):
            assert text not in database_dump(kept, postgres)
        assert name not in (await ida.ask(ArchiveApi.download(over))).decode()
        assert (await ida.ask(ArchiveApi.mine()))["tables"] == []
        assert (await ida.ask(ArchiveApi.finished_games(mine=True)))["tables"] == []
        for id in (over, table):
            assert name not in json.dumps(await ida.ask(ArchiveApi.replay(id)))
            assert "Guest 1" in json.dumps(await ida.table(id))  # another guest, who was not to be forgotten
    refused = httpx.post(f"{kept.url}/api/admin/tables/{table}/forget", json={"seat": 9}, headers=RIGHT, timeout=60)
    assert refused.json()["problem"]["code"] == "admin.no_guest"


async def test_what_one_worker_forgets_or_closes_the_other_does_too(pair: tuple[Server, Server]) -> None:
    first, second = pair
    async with Device(first.url) as ida, Device(second.url) as mia:
        table, _ = await people(ida, "classic-1986", 2, {"goals": 1}, "Grandpa Hubert")
        async with mia.live(table) as live:
            assert "Grandpa Hubert" in json.dumps(live.table)
            ask(first, forget(table))
            await live.until(lambda: "Grandpa Hubert" not in json.dumps(live.table))
            ask(first, close(table))
            assert await live.cut_off() == 4410


async def test_games_that_are_over_are_kept_unless_they_are_to_be_erased(kept: Server) -> None:
    async with Device(kept.url) as ida:
        table, keys = await people(ida, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, [kept.url]) as lives:
            await play_all(lives)
        assert ask(kept, erase(1)) == {"erased": 0}  # none is that old
        assert ask(kept, OVERVIEW)["erase_after"] == 1
        assert (await ida.table(table))["status"] == "over"
        assert ask(kept, erase(None)) == {"erased": 0}
        assert ask(kept, OVERVIEW)["erase_after"] is None
    for days in (0, -1, 10**9, "many"):
        refused = httpx.post(f"{kept.url}/api/admin/erase", json={"days": days}, headers=RIGHT, timeout=60)
        assert refused.status_code == 422


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_erasing_leaves_nothing_of_a_game_and_touches_no_other(
    kind: str, postgres: Postgres, tmp_path: Path
) -> None:
    file = tmp_path / "games.db"
    address = postgres.database() if kind == "postgres" else f"sqlite+aiosqlite:///{file}"
    store = SqlStore(Settings(address))
    await store.start()
    upkeep = AdminStore(store.database)
    for id, over in (("oldoldoldo", 1000), ("newnewnewn", 3000), ("goinggoing", None)):
        table = store_table(id)
        await store.make(table, {"maker"})
        if over:
            await end(store, table, over, "{}")
            await store.keep_review(id, "1", "well played")
    assert await upkeep.erase(2000) == ["oldoldoldo"]
    assert await upkeep.erase(2000) == []
    assert await store.load("oldoldoldo") is None
    assert await store.entries("oldoldoldo", 0) == []
    assert await store.review("oldoldoldo", "1") is None
    assert [table.id for table in await store.finished_tables("maker", None, None, 9)] == ["newnewnewn"]
    assert await store.unfinished_tables("maker") == ["goinggoing"]
    assert (await upkeep.sizes()).tables == {"over": 1, "waiting": 1}
    await store.stop()


# ── the command ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_command_does_the_same(
    kept: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> str:
        """What it prints; a refusal is one sentence."""
        code = main(["admin", "--at", kept.url, "--lang", "en", *words])
        printed = capsys.readouterr()
        assert (code, bool(printed.err)) in ((0, False), (BAD_INPUT, True))
        return printed.out or printed.err

    monkeypatch.setenv("WANDERWALL_ADMIN_KEY", "")
    assert "WANDERWALL_ADMIN_KEY" in admin()
    monkeypatch.setenv("WANDERWALL_ADMIN_KEY", "not the key of this one")
    assert "not the host’s key" in admin()
    monkeypatch.setenv("WANDERWALL_ADMIN_KEY", KEY)
    async with Device(kept.url) as ida:
        made, keys = await ida.make("classic-1986", [{"kind": "me", "name": "Ida"}, {"kind": "open"}])
        await ida.ask(TablesApi.stand(made["id"], seat_key=(0, keys[0])))
        id, colour = made["id"], made["seats"][0]["colour"]
        assert "Finished games are kept" in admin()
        assert "Finished games are kept" in admin("--at", kept.url.removeprefix("http://"))
        assert id in admin()
        assert f'"id": "{id}"' in admin("--json")
        assert "Nobody sits there" in admin("--forget", f"{id}:{colour}")
        await ida.join(id, "Ida")
        assert "Forgotten at one table" in admin("--forget", f"{id.upper()}:{colour}")
        assert "There is no seat" in admin("--forget", f"{id}:pink")
        assert "closed" in admin("--close", f"{id[:5]}-{id[5:]}")
        assert (await ida.http.get(f"/api/tables/{id}")).status_code == 410
    assert "0 games" in admin("--erase-after", "1")
    assert "erased one day" in admin()
    assert "are kept" in admin("--erase-after", "never")
    assert "whole number" in admin("--erase-after", "soon")
    assert "No server answers" in admin("--at", "http://127.0.0.1:1/")


def test_a_key_that_could_be_guessed_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WANDERWALL_ADMIN_KEY", "short")
    assert main(["serve", "--port", "0", "--lang", "en"]) == BAD_INPUT
    assert "16 characters" in capsys.readouterr().err


RUBBISH = b"\x00\x01 rubbish\r\n\r\n"


def figure(server: Server, name: str) -> float:
    with httpx.Client(timeout=60) as http:  # a new connection: any of the processes may answer
        text = http.get(f"{server.url}/metrics").text
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE))


def test_health_sees_a_database_that_nobody_can_write_to(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # reading works, writing waits
            answer = httpx.get(f"{server.url}/health", timeout=20)
            assert answer.status_code == 503
            assert answer.json()["problem"]["code"] == "server.storage"
            other.execute("ROLLBACK")
        wait_for(server.healthy, "it is not well again")
    finally:
        server.stop()


def test_any_worker_tells_the_figures_of_all(two_workers: Server) -> None:
    wait_for(lambda: figure(two_workers, "wanderwall_workers") == 2, "there are two of them")
    answered = 'wanderwall_requests_seconds_count{status="4xx"}'
    before = figure(two_workers, re.escape(answered))
    for _ in range(20):
        httpx.get(f"{two_workers.url}/api/tables/2222222222", timeout=60)
    assert {figure(two_workers, re.escape(answered)) for _ in range(10)} == {before + 20}


def test_a_worker_that_died_is_counted_no_more(tmp_path: Path) -> None:
    """What it did is still counted."""
    worker = (
        "import sys; from wanderwall.server.settings import share_metrics; share_metrics(sys.argv[1]);"
        "from wanderwall.server.metrics import Metrics; m = Metrics(sys.argv[1]); m.workers.set(1); m.messages.inc();"
    )

    def run(more: str) -> list[str]:
        command = [sys.executable, "-c", worker + more, str(tmp_path)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()

    run("")
    (left,) = tmp_path.glob("gauge_live*")
    figures = run("print(m.text().decode())")
    assert "wanderwall_workers 1.0" in figures
    assert "wanderwall_messages_total 2.0" in figures
    assert not left.exists()


def test_lines_of_the_log_have_times_and_are_not_repeated(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        for _ in range(50):
            with connected(server.port) as one:
                one.sendall(RUBBISH)
                assert heard(one).startswith(b"HTTP/1.1 400")
        lines = [line for line in server.log_text().splitlines() if "Invalid HTTP" in line]
        assert len(lines) == MOST
        assert all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING ", line) for line in lines)
    finally:
        server.stop()


def test_the_log_says_how_often_a_line_came() -> None:
    repeats = Repeats()

    def written(second: float, text: str) -> str | None:
        record = logging.LogRecord("maze", logging.WARNING, "", 0, text, (7,), None)
        record.created = 1e9 + second
        return record.getMessage() if repeats.filter(record) else None

    assert [written(n, "lost %d") for n in range(10)] == ["lost 7"] * MOST + [None] * (10 - MOST)
    assert written(20, "found %d") == "found 7"
    assert written(61, "lost %d") == f"lost 7 (and {10 - MOST} more like it)"
    for number in range(3 * MAX_KINDS):
        assert written(62, f"{number}: %d")
    assert len(repeats._seen) <= MAX_KINDS
