"""Limits apply if they are on, and headers keep other sites out."""

from __future__ import annotations

import asyncio
import os
import random
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress

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
            # only our own files, and nothing inline; pictures may be generated in the page
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


# ── a school behind one address ──────────────────────────────────────────────────────────────────────────────────────


def at(server: Server) -> httpx.Client:
    """A device at the address of the school: a new address for each test, with no limit used up."""
    address = f"127.1.0.{zlib.crc32(os.environ['PYTEST_CURRENT_TEST'].partition(' ')[0].encode()) % 250 + 1}"
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    return httpx.Client(base_url=server.url, transport=transport, timeout=60)


def opens_room(http: httpx.Client) -> tuple[str, str, dict[str, str]]:
    """Open a room; returns its id, its code, and the teacher's key."""
    made = http.post("/api/rooms", json={"edition": "classic-1986"}).json()
    return made["room"]["id"], made["room"]["code"], {"X-Room-Key": made["key"]}


def test_no_prankster_keeps_a_class_from_its_code(strict_server: Server) -> None:
    """Endless wrong codes from the same address; every pupil has their own device, and joins by the code."""
    with at(strict_server) as teacher, at(strict_server) as prankster:
        room, code, key = opens_room(teacher)
        wrong = ["".join(random.choices("23456789acdefhjkmnpqrtvwxy", k=len(code))) for _ in range(400)]

        def guess(some: list[str]) -> list[int]:
            with at(strict_server) as prankster:
                return [prankster.get(f"/api/codes/{one}").status_code for one in some]

        with ThreadPoolExecutor(20) as pranksters:
            guessed = [
                status for some in pranksters.map(guess, [wrong[start::20] for start in range(20)]) for status in some
            ]
        assert set(guessed) == {404, 429}
        assert guessed.count(404) < 40
        statuses = []
        for number in range(23):
            with at(strict_server) as pupil:
                statuses.append(pupil.get(f"/api/codes/{code.upper()}").status_code)
                prankster.get(f"/api/codes/{wrong[number]}")
                joined = pupil.post(f"/api/rooms/{room}/join", json={"name": f"Pupil {chr(65 + number)}"})
                assert joined.status_code == 200, joined.text
        assert statuses == [200] * 23
        assert len(teacher.get(f"/api/rooms/{room}").json()["room"]["members"]) == 23
        # a pupil who mistypes learns that the code is wrong, not that there were too many requests
        with at(strict_server) as pupil:
            pupil.get(f"/api/codes/{code}")
            assert pupil.get("/api/codes/22222222").json()["problem"]["code"] == "table.unknown"
        assert teacher.post(f"/api/rooms/{room}/end", headers=key).status_code == 200


def test_guessing_the_letters_of_a_tv_ends_soon_and_leaves_the_tv_alone(strict_server: Server) -> None:
    with at(strict_server) as living_room, at(strict_server) as prankster:
        tv = living_room.post("/api/screens").json()
        own, path = {"X-Screen-Key": tv["key"]}, f"/api/screens/{tv['code']}"
        wrong = "bcdf" if tv["code"] != "BCDF" else "bcdh"
        guessed = [prankster.get(f"/api/screens/{wrong}").status_code for _ in range(60)]
        assert set(guessed) == {404, 429}
        assert guessed.count(404) < 40
        assert prankster.get(path).json()["problem"]["code"] == "server.too_many"
        assert {living_room.get(path, headers=own).status_code for _ in range(60)} == {200}


def test_no_prankster_fills_a_room_and_the_teacher_sends_one_device_away(strict_server: Server) -> None:
    """Endless names from one address, each as a new guest: there are still places for a class of thirty, and a device
    that is sent away takes no other with it.
    """
    with at(strict_server) as teacher:
        room, code, key = opens_room(teacher)
        door = f"/api/rooms/{room}/join"
        came = []
        for number in range(120):
            with at(strict_server) as somebody_new:
                came.append(somebody_new.post(door, json={"name": f"Prank {number}"}).status_code)
        assert set(came) == {200, 429}
        assert came.count(200) <= 60  # thirty, and one every two seconds
        with ExitStack() as stack:
            pupils = [stack.enter_context(at(strict_server)) for _ in range(30)]
            members, keys = [], []
            for number, pupil in enumerate(pupils):
                assert pupil.get(f"/api/codes/{code}").status_code == 200
                joined = pupil.post(door, json={"name": f"Pupil {chr(65 + number)}"})
                assert joined.status_code == 200, joined.text
                members.append(joined.json()["member"])
                keys.append(joined.json()["key"])
            # a second name on one device; then all members on that device are sent away
            assert pupils[0].post(door, json={"name": "Twin"}).status_code in (200, 429)
            where = f"/api/rooms/{room}/members/{members[0]}"
            assert pupils[1].post(where, json={"out": True, "device": True}).status_code == 403
            shown = teacher.post(where, json={"out": True, "device": True}, headers=key).json()["room"]
            names = {member["name"] for member in shown["members"]}
            assert not names & {"Pupil A", "Twin"}
            assert {f"Pupil {chr(65 + number)}" for number in range(1, 30)} <= names
            assert shown["barred"] == [{"number": members[0], "name": "Pupil A"}]
            refused = pupils[0].post(door, json={"name": "Here again"})
            assert (refused.status_code, refused.json()["problem"]["code"]) == (403, "room.barred")
            # everybody else at the same address stays, and may join
            with at(strict_server) as late:
                assert late.get(f"/api/codes/{code}").status_code == 200
                assert late.post(door, json={"name": "Late"}).status_code == 200
            shown = teacher.post(where, json={"out": False, "device": True}, headers=key).json()["room"]
            assert shown["barred"] == []
            back = pupils[0].get(f"/api/rooms/{room}/me", headers={"X-Room-Key": keys[0]})
            assert back.json()["you"]["member"] == members[0]


def test_a_class_without_cookies_comes_in_within_a_minute(strict_server: Server) -> None:
    """Programs, and browsers that store no cookies."""
    with at(strict_server) as teacher:
        room, _, _ = opens_room(teacher)
    for number in range(30):
        with at(strict_server) as pupil:
            joined = pupil.post(f"/api/rooms/{room}/join", json={"name": f"Pupil {chr(65 + number)}"})
            assert joined.status_code == 200, joined.text


async def test_new_tables_are_limited_by_address(strict_server: Server) -> None:
    """The last test here: it uses up the limits for the others, except for known guests, since a school is one
    address.
    """
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
