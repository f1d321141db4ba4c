"""HTTP requests that must be refused: paths, headers, guessed secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from tests.server.client import Device
from tests.server.harness.processes import resident_bytes
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.players import people, play_all, seated
from wanderwall.server import connections as http_wire
from wanderwall.server.limits import RATES

pytestmark = pytest.mark.anyio

STRANGE_PATHS = (
    "/%00",
    "/t/%00",
    "/assets/%00",
    "/docs/files/%00",
    "/api/tables/%00",
    "/api/tables/%0a%0d",
    "/" + "x" * 300,
    "/" + "%F0%9F%A6%89" * 70,
    "/assets/" + "x" * 300,
    "/" + "x/" * 3000,
    "/api/tables/" + "x" * 300 + "/record",
)
TRAVERSING = (
    "/../app.py",
    "/..%2fapp.py",
    "/%2e%2e/app.py",
    "/assets/../../app.py",
    "/assets/..%2f..%2fapp.py",
    "/docs/files/..%2f..%2f__init__.py",
    "/manual/..%2fapp.py",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/assets//etc/passwd",
)


@pytest.fixture(scope="module")
def watchful_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, behind a proxy that reports the client addresses."""
    environment = {"WANDERWALL_LIMITS": "", "WANDERWALL_PROXY": "yes"}
    one = Server(tmp_path_factory.mktemp("watchful"), environment=environment).start()
    yield one
    one.stop()


async def asked(server: Server, head: bytes) -> bytes:
    """The response to a request as it is written here, which no library would send; as far as it arrives."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    answer = b""
    with suppress(ConnectionError):
        writer.write(head)
        await writer.drain()
        async with asyncio.timeout(30):
            answer = await reader.read()
    writer.close()
    return answer


async def get(server: Server, path: str) -> bytes:
    return await asked(server, f"GET {path} HTTP/1.1\r\nHost: maze.local\r\nConnection: close\r\n\r\n".encode())


@pytest.mark.parametrize("path", STRANGE_PATHS)
async def test_a_path_that_cannot_be_is_not_found(server: Server, path: str) -> None:
    assert (await get(server, path)).startswith((b"HTTP/1.1 404", b"HTTP/1.1 422"))


@pytest.mark.parametrize("path", TRAVERSING)
async def test_no_path_leads_out_of_the_page(plain_server: Server, path: str) -> None:
    answer = await get(plain_server, path)
    assert b"import " not in answer
    assert b"root:" not in answer
    assert answer.startswith(b"HTTP/1.1 ")


@pytest.mark.parametrize(
    "query", ["tables?game=%00", "finished?game=%00", "finished?mine=true&game=%00", "ratings?game=%00"]
)
async def test_a_query_that_no_database_takes_is_refused(server: Server, query: str) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get(f"/api/{query}")
        assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("place", ["edition", "bot", "name", "colour", "option", "value"])
async def test_half_a_character_is_refused_wherever_it_stands(server: Server, place: str) -> None:
    half = r"\ud800"
    words = dict.fromkeys(("edition", "bot", "name", "colour", "option", "value"), "x") | {place: half}
    seat = '{{"kind":"me","name":"{name}","colour":"{colour}","bot":"{bot}"}}'.format(**words)
    edition = words["edition"] if place == "edition" else "classic-1986"
    body = f'{{"edition":"{edition}","options":{{"{words["option"]}":"{words["value"]}"}},"seats":[{seat}]}}'
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500
        assert answer.json()["problem"]["code"]


async def test_headers_without_end_are_cut_off(plain_server: Server) -> None:
    before = resident_bytes(plain_server.pid)
    endless = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 8000) for number in range(4000))
    answer = await asked(plain_server, b"GET / HTTP/1.1\r\nHost: maze.local\r\n" + endless + b"\r\n")
    assert not answer.startswith(b"HTTP/1.1 200")
    assert resident_bytes(plain_server.pid) < before + 20e6
    assert plain_server.healthy()


async def test_headers_that_never_come_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_wire, "HEAD_SECONDS", 0.3)

    async def app(scope: object, receive: object, send: object) -> None:
        raise AssertionError("nobody asked for anything")

    config = uvicorn.Config(app, log_level="critical")
    state = ServerState()
    loop = asyncio.get_running_loop()
    async with await loop.create_server(lambda: http_wire.LimitedHttp(config, state, {}), "127.0.0.1", 0) as door:
        address = door.sockets[0].getsockname()
        for begun in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
            reader, writer = await asyncio.open_connection(*address)
            writer.write(begun)
            async with asyncio.timeout(20):
                assert await reader.read() == b""
            writer.close()


async def test_whoever_guesses_is_soon_told_so_and_keeps_nobody_out(watchful_server: Server) -> None:
    url = watchful_server.url
    async with Device(url) as maker, Device(url) as school:
        school.http.headers["X-Forwarded-For"] = "203.0.113.66"
        table, keys = await people(maker, "classic-1986", 2)
        key = f"/api/tables/{table}/key"
        statuses = []
        for number in range(int(RATES["guess"][1]) + 20):
            statuses.append((await school.http.post(key, headers={"X-Seat-Key": f"0.{number:032}"})).status_code)
        assert statuses[0] == 403
        assert statuses[-1] == 429
        assert (await school.http.get("/api/tables/2222222222")).status_code == 429
        # a client there with the true id and key is not affected
        true = {"X-Seat-Key": f"0.{keys[0]}"}
        assert (await school.http.get(f"/api/tables/{table}")).status_code == 200
        answer = await school.http.post(key, headers=true)
        assert answer.status_code == 200
        forwarded = [("X-Forwarded-For", "203.0.113.66")]
        address = f"ws{url.removeprefix('http')}/api/tables/{table}/live"
        async with connect(address, additional_headers=forwarded) as live:
            await live.send(json.dumps({"type": "hello", "keys": {"0": answer.json()["key"]}}))
            assert json.loads(await live.recv())["type"] == "welcome"

        async def guess() -> int | None:
            async with connect(address, additional_headers=forwarded) as live:
                await live.send(json.dumps({"type": "hello", "keys": {"0": "x" * 32}}))
                await live.wait_closed()
                return live.close_code

        # a slow machine may have left time for another guess or two
        assert 4429 in await asyncio.gather(*(guess() for _ in range(10)))


@pytest.mark.parametrize(
    "forwarded",
    [
        lambda number: [("X-Forwarded-For", f"10.1.{number}.1"), ("X-Forwarded-For", "203.0.113.5")],
        lambda number: [("X-Forwarded-For", f"10.1.{number}.1, 203.0.113.6")],
        lambda number: [("X-Forwarded-For", f"2001:db8:0:7::{number:x}")],
    ],
    ids=["second line", "own word", "IPv6"],
)
async def test_limits_are_not_slipped_past_with_many_addresses(
    watchful_server: Server, forwarded: Callable[[int], list[tuple[str, str]]]
) -> None:
    async with httpx.AsyncClient(base_url=watchful_server.url, timeout=60) as http:
        statuses = [
            (await http.get("/api/tables/2222222222", headers=forwarded(number))).status_code
            for number in range(int(RATES["guess"][1]) + 20)
        ]
    assert statuses[0] == 404
    assert statuses[-1] == 429


async def test_a_second_worker_gives_no_second_allowance(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> None:
    backing, limits = (postgres.database(), redis.url()), {"WANDERWALL_LIMITS": ""}
    first, second = (Server(tmp_path_factory.mktemp("worker"), *backing, environment=limits) for _ in range(2))
    try:
        first.start()
        second.start()
        async with httpx.AsyncClient(timeout=60) as http:

            async def guessed(server: Server) -> int:
                return (await http.get(f"{server.url}/api/tables/2222222222")).status_code

            many = int(RATES["guess"][1])
            assert 429 in [await guessed(first) for _ in range(many + 10)]
            # far fewer than its own limit allows: the first process shares its counts soon
            for _ in range(many // 2):
                if await guessed(second) == 429:
                    return
                await asyncio.sleep(0.2)
        pytest.fail("the second worker knows nothing of the first")
    finally:
        first.stop()
        second.stop()


async def test_a_rematch_is_a_new_table_to_the_limits(watchful_server: Server) -> None:
    url, seats = watchful_server.url, [{"kind": "me", "name": "Ida"}]
    async with Device(url) as maker, Device(url) as busy:
        busy.http.headers["X-Forwarded-For"] = "203.0.113.77"
        table, keys = await maker.make("classic-1986", seats, options={"turn_limit": 1})
        async with seated(table["id"], keys, [url]) as lives:
            await play_all(lives)
        body = {"edition": "classic-1986", "seats": seats}
        made = [(await busy.http.post("/api/tables", json=body)).status_code for _ in range(int(RATES["make"][1]) + 10)]
        assert made[0] == 201
        assert made[-1] == 429
        path, key = f"/api/tables/{table['id']}/rematch", {"X-Seat-Key": f"0.{keys[0]}"}
        # a client over its limit makes no table; a table that another person made is visible to everybody
        for device, status in ((busy, 429), (maker, 200), (busy, 200)):
            assert (await device.http.post(path, headers=key)).status_code == status


async def test_browsers_are_bound_to_https_where_the_host_wants_it(tmp_path: Path) -> None:
    """By the setting, and over HTTPS only."""
    server = Server(tmp_path, environment={"WANDERWALL_PROXY": "yes"}, arguments=["--hsts"]).start()
    try:
        async with httpx.AsyncClient(base_url=server.url) as http:
            secure = await http.get("/", headers={"X-Forwarded-Proto": "https"})
            assert secure.headers["strict-transport-security"] == "max-age=31536000"
            assert "strict-transport-security" not in (await http.get("/")).headers
    finally:
        server.stop()


async def test_cookies_travel_safely_where_the_proxy_speaks_https(
    watchful_server: Server, plain_server: Server
) -> None:
    for server, secure in ((watchful_server, True), (plain_server, False)):
        async with httpx.AsyncClient(base_url=server.url, headers={"X-Forwarded-Proto": "https"}) as http:
            headers = (await http.get("/api/me")).headers
            assert "strict-transport-security" not in headers
            cookie = headers["set-cookie"].lower()
            assert ("secure" in cookie.split("; ")) is secure
            assert {"httponly", "samesite=lax", "path=/"} <= set(cookie.split("; "))


async def test_what_the_api_tells_one_person_is_kept_by_nobody_between(plain_server: Server) -> None:
    async with Device(plain_server.url) as maker:
        table, _ = await people(maker, "classic-1986", 2)
        for path in ("/api/me", "/api/mine", f"/api/tables/{table}", "/api/tables/2222222222"):
            assert (await maker.http.get(path)).headers["cache-control"] == "no-store"
