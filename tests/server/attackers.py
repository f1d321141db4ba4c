"""Attackers over bare sockets: they know HTTP and WebSocket, and nothing of our protocol."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

#: the address of all other clients in the tests, and another one, both of this machine
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.66"
UPGRADE = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
GET = b"GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
#: frames without content, masked as a client's must be
PONG, PING, TEXT_BEGINS, TEXT_GOES_ON = (bytes((first, 0x80, 0, 0, 0, 0)) for first in (0x8A, 0x89, 0x01, 0x00))


def connected(port: int, address: str = ELSEWHERE) -> socket.socket:
    """A bare connection from an address of this machine."""
    return socket.create_connection((HERE, port), timeout=10, source_address=(address, 0))


def upgraded(port: int, table: str = "2222222222", address: str = ELSEWHERE) -> socket.socket:
    """A WebSocket that has sent nothing yet; raises OSError if it is refused."""
    one = connected(port, address)
    try:
        one.sendall(UPGRADE % table.encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += one.recv(4096) or b"\r\n\r\n"
        if not answer.startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError(answer)
    except OSError:
        one.close()
        raise
    return one


def sent_until_hung_up(one: socket.socket, data: bytes, most: int) -> int:
    """How many bytes were accepted before the server closed the connection."""
    sent = 0
    with suppress(OSError):
        while sent < most:
            sent += one.send(data)
    return sent


def heard(one: socket.socket) -> bytes:
    """All bytes until the server closes the connection."""
    parts = []
    with suppress(ConnectionError):
        while part := one.recv(65536):
            parts.append(part)
    return b"".join(parts)


@asynccontextmanager
async def attacked(attack: Callable[[], int], at_once: int = 2) -> AsyncIterator[list[int]]:
    """Repeat an attack in the background; yields the results."""
    over = threading.Event()
    results: list[int] = []

    def again_and_again() -> None:
        while not over.is_set():
            with suppress(OSError):  # refused, as expected
                results.append(attack())

    running = [asyncio.create_task(asyncio.to_thread(again_and_again)) for _ in range(at_once)]
    try:
        while not results:
            await asyncio.sleep(0.01)
        yield results
    finally:
        over.set()
        await asyncio.gather(*running)


@contextmanager
def held(make: Callable[[], socket.socket], times: int) -> Iterator[list[socket.socket]]:
    """Open `times` connections at once, as many of them as are accepted."""
    made: list[socket.socket] = []
    try:
        for _ in range(times):
            with suppress(OSError):
                made.append(make())
        yield made
    finally:
        for one in made:
            one.close()


def files_of(pid: int) -> int:
    """How many files a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))
