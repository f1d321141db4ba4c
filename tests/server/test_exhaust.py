"""Attacks from outside that would stop a careless server, each with a table next to it where people play on."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server import attackers
from tests.server.attackers import ELSEWHERE, GET, HERE, PING, PONG, POST, TEXT_BEGINS, TEXT_GOES_ON, attacked, held
from tests.server.client import Device, Live
from tests.server.harness.processes import resident_bytes
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.server import connections as http_wire

pytestmark = pytest.mark.anyio

#: files that the server may open: few, so that they would soon run out
FILES = 400
LONG = {"goals": 12}
MEGABYTE = 2**20


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on and few files."""
    folder = tmp_path_factory.mktemp("small")
    few_files = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (FILES // 2, FILES))
    one = Server(folder, environment={"WANDERWALL_LIMITS": ""}, before=few_files).start()
    yield one
    one.stop()


@asynccontextmanager
async def undisturbed(server: Server, moves: int = 12) -> AsyncIterator[list[Live]]:
    """A table next to the attack: people play there until it is over, and this many moves are answered in that time."""
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, LONG)
        async with seated(table, keys, [server.url]) as lives:
            begun = lives[0].seq
            playing = asyncio.create_task(play_all(lives, pause=0.05))
            try:
                yield lives
                async with asyncio.timeout(60):
                    await lives[0].until(lambda: lives[0].over or lives[0].seq >= begun + moves, 60)
            finally:
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
            assert all(live.connections == 1 for live in lives), "nobody was cut off"


@pytest.mark.parametrize("frames", [[PONG], [PING], [TEXT_BEGINS, TEXT_GOES_ON]], ids=["pongs", "pings", "fragments"])
async def test_frames_without_content_do_not_freeze_it(small_server: Server, frames: list[bytes]) -> None:
    before = resident_bytes(small_server.pid)

    def flood() -> int:
        with attackers.upgraded(small_server.port) as one:
            one.sendall(frames[0])
            return attackers.sent_until_hung_up(one, frames[-1] * 10_000, 100 * MEGABYTE)

    async with attacked(flood) as sent, undisturbed(small_server):
        pass
    assert max(sent) < 20 * MEGABYTE, "it hangs up"
    assert resident_bytes(small_server.pid) < before + 40 * MEGABYTE


async def test_a_message_in_endless_pieces_is_hung_up_on(small_server: Server) -> None:
    """Slowly enough to stay below every rate."""
    with attackers.upgraded(small_server.port) as one:
        one.sendall(TEXT_BEGINS + TEXT_GOES_ON * 100)
        answer = await asyncio.to_thread(attackers.heard, one)
    assert answer[:4] == b"\x88\x02\x11\x4d", "it says 4429"


async def test_requests_that_do_not_wait_for_answers_are_hung_up_on(small_server: Server) -> None:
    before = resident_bytes(small_server.pid)

    def pour() -> int:
        with attackers.connected(small_server.port) as one:
            return attackers.sent_until_hung_up(one, GET % b"/health" * 5_000, 24 * MEGABYTE)

    async with attacked(pour, at_once=4) as sent, undisturbed(small_server):
        pass
    assert max(sent) < 24 * MEGABYTE
    assert resident_bytes(small_server.pid) < before + 40 * MEGABYTE


@pytest.mark.parametrize(
    ("begun", "address"),
    [
        (b"", ELSEWHERE),
        (POST[:40], ELSEWHERE),
        (POST % 1000 + b"{", ELSEWHERE),
        (b"", HERE),
        (POST[:40], HERE),
    ],
    ids=["nothing", "head", "body", "nothing-neighbour", "head-neighbour"],
)
async def test_unfinished_requests_do_not_hold_all_files(small_server: Server, begun: bytes, address: str) -> None:
    def begin() -> socket.socket:
        one = attackers.connected(small_server.port, address)
        one.sendall(begun)
        return one

    with held(begin, 2 * FILES):
        async with undisturbed(small_server):
            assert attackers.files_of(small_server.pid) < FILES


@pytest.mark.parametrize("address", [ELSEWHERE, HERE], ids=["elsewhere", "neighbour"])
async def test_silent_sockets_do_not_hold_all_files(small_server: Server, address: str) -> None:
    with held(lambda: attackers.upgraded(small_server.port, address=address), 2 * FILES):
        async with undisturbed(small_server):
            assert attackers.files_of(small_server.pid) < FILES


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/tables/2222222222/begin", b"/nothing"])
async def test_a_refused_body_is_not_read(small_server: Server, path: bytes) -> None:
    head = POST.replace(b"/api/tables", path) % (1000 * MEGABYTE)

    def pour() -> tuple[int, bytes]:
        with attackers.connected(small_server.port) as one:
            one.sendall(head)
            sent = attackers.sent_until_hung_up(one, b"x" * 65536, 1000 * MEGABYTE)
            return sent, attackers.heard(one)

    sent, answer = await asyncio.to_thread(pour)
    assert sent < 32 * MEGABYTE
    assert answer.startswith(b"HTTP/1.1 413")


async def test_a_body_without_end_is_not_read(small_server: Server) -> None:
    def pour() -> tuple[int, bytes]:
        with attackers.connected(small_server.port) as one:
            one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            sent = attackers.sent_until_hung_up(one, b"1000\r\n" + b"x" * 4096 + b"\r\n", 1000 * MEGABYTE)
            return sent, attackers.heard(one)

    sent, answer = await asyncio.to_thread(pour)
    assert sent < 32 * MEGABYTE
    assert answer.startswith(b"HTTP/1.1 413")


async def test_a_body_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_wire, "BODY_SECONDS", 0.3)

    async def app(scope: object, receive: object, send: object) -> None:
        while (await receive())["type"] != "http.disconnect":  # type: ignore[operator]
            pass

    config = uvicorn.Config(app, log_level="critical")
    state, loop = ServerState(), asyncio.get_running_loop()
    async with await loop.create_server(lambda: http_wire.LimitedHttp(config, state, {}), "127.0.0.1", 0) as door:
        reader, writer = await asyncio.open_connection(*door.sockets[0].getsockname())
        writer.write(POST % 1000 + b"{")
        async with asyncio.timeout(20):
            assert await reader.read() == b""
        writer.close()
