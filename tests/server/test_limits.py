"""Limits hold where they are on, and headers keep strangers out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import Device, Dropped, Refused
from tests.server.harness.server import Server
from tests.server.players import people

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me", "name": "Ida"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, as people run it."""
    one = Server(tmp_path_factory.mktemp("strict"), environment={"WANDERWALL_LIMITS": ""}).start()
    yield one
    one.stop()


async def test_too_many_messages_close_the_socket(strict_server: Server) -> None:
    async with Device(strict_server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2)
        async with maker.live(table, {0: keys[0]}, again=False) as live, maker.live(table, {1: keys[1]}) as other:
            with suppress(Dropped):
                for _ in range(5000):
                    await live.send({"type": "ping"})
            assert await live.cut_off() == 4429
            assert (await other.ask({"type": "ping"}))["type"] == "pong"


async def test_a_message_over_four_kilobytes_closes_the_socket(strict_server: Server) -> None:
    async with Device(strict_server.url) as maker:
        table, _ = await people(maker, "classic-1986", 2)
        async with maker.live(table, again=False) as live:
            await live.send_raw('{"type":"ping","ref":"' + "x" * 5000 + '"}')
            assert await live.cut_off() in (4413, 1009)


async def test_no_hello_closes_the_socket(strict_server: Server) -> None:
    async with Device(strict_server.url) as maker:
        table, _ = await people(maker, "classic-1986", 2)
        address = f"ws{maker.url.removeprefix('http')}/api/tables/{table}/live"
        async with connect(address) as socket, asyncio.timeout(15):
            await socket.wait_closed()
            assert socket.close_code == 4408


async def test_close_codes_say_what_was_wrong(strict_server: Server) -> None:
    async with Device(strict_server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2)
        for id, wrong, code in ((table, {0: keys[1]}, 4401), ("2222222222", {}, 4404), (table, {9: keys[0]}, 4401)):
            live = maker.live(id, wrong, again=False)
            with pytest.raises(Dropped):
                async with live:
                    pass
            assert live.closed
            assert live.closed[0] == code


async def test_a_foreign_page_opens_no_socket(strict_server: Server) -> None:
    async with Device(strict_server.url) as maker:
        address = f"ws{maker.url.removeprefix('http')}/api/tables/2222222222/live"
        with pytest.raises(InvalidStatus) as caught:
            async with connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        assert caught.value.response.status_code == 403


async def test_a_foreign_page_posts_nothing(strict_server: Server) -> None:
    async with httpx.AsyncClient(base_url=strict_server.url) as http:
        body = {"edition": "classic-1986", "seats": SEATS}
        answer = await http.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403


async def test_pages_come_with_a_strict_policy(strict_server: Server) -> None:
    async with httpx.AsyncClient(base_url=strict_server.url) as http:
        for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/openapi.json"):
            headers = (await http.get(path)).headers
            rules = dict(rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";"))
            # nothing but our own files, and nothing written into a page; pictures may be made there
            assert rules.pop("img-src") == "'self' data: blob:"
            assert set(rules.values()) == {"'self'", "'none'"}
            assert {rules[what] for what in ("default-src", "base-uri", "form-action", "frame-ancestors")} == {"'none'"}
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
    async with httpx.AsyncClient(base_url=strict_server.url) as http:
        cookie = (await http.get("/api/me")).headers["set-cookie"]
        assert "httponly" in cookie.lower()
        assert "samesite" in cookie.lower()


async def test_a_huge_body_is_refused(strict_server: Server) -> None:
    async with httpx.AsyncClient(base_url=strict_server.url) as http:
        answer = await http.post("/api/tables", content=b'{"edition":"' + b"x" * 5_000_000 + b'"}')
        assert 400 <= answer.status_code < 500


async def test_pictures_of_links_are_limited_and_the_page_still_comes(strict_server: Server) -> None:
    async with httpx.AsyncClient(base_url=strict_server.url, timeout=120) as http:
        answers: list[int] = []
        while 429 not in answers and len(answers) < 1000:
            answers.append((await http.get("/preview/edition/classic-1986.png")).status_code)
        assert set(answers) == {200, 429}
        page = await http.get("/t/abcdefghijklmnopqrst")
        assert page.status_code == 200
        assert "preview/edition/classic-1986.png" in page.text


async def test_new_tables_are_limited_by_address(strict_server: Server) -> None:
    """The last test here: it leaves nothing to the others, except to those who are known: a school is one address."""
    async with Device(strict_server.url) as maker, Device(strict_server.url) as other:
        assert (await other.get("/api/me"))["name"]

        async def make_many() -> None:
            for _ in range(500):
                await maker.make("classic-1986", SEATS)

        with pytest.raises(Refused) as caught:
            await make_many()
        assert caught.value.status == 429
        assert (await maker.get("/api/me"))["name"]
        await other.make("classic-1986", SEATS)
