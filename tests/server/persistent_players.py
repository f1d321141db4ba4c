"""Players who play their games to the end, whatever happens to the server in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import httpx

from tests.server.client import Device, Refused
from tests.server.game_checks import check_finished
from tests.server.players import play_all, seated

T = TypeVar("T")

EDITIONS = ("classic-1986", "towers-3d", "go", "one-piece")


class PersistentTables:
    """A number of tables, where one game follows the other until stopped; every game is checked when it is over."""

    def __init__(self, urls: Sequence[str], tables: int, *, patient: bool = False) -> None:
        self.games = 0
        self._urls, self._patient = urls, patient
        self._enough = asyncio.Event()
        self._sitting = [asyncio.create_task(self._sit(EDITIONS[n % len(EDITIONS)])) for n in range(tables)]

    async def _sit(self, edition: str) -> None:
        while not self._enough.is_set():
            await one_game(self._urls, edition, patient=self._patient)
            self.games += 1

    def check(self) -> None:
        """Raise at once if something went wrong at a table."""
        for task in self._sitting:
            if task.done():
                task.result()

    async def end(self, seconds: float = 60.0) -> int:
        """Let everybody finish; returns the number of finished games."""
        self._enough.set()
        async with asyncio.timeout(seconds):
            await asyncio.gather(*self._sitting)
        return self.games

    def leave(self) -> None:
        for task in self._sitting:
            task.cancel()


async def one_game(urls: Sequence[str], edition: str, *, patient: bool = False) -> None:
    """A game of two people. `patient`: the server may be unable to store anything for a while."""
    options = {} if edition == "go" else {"goals": 3}
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "me", "name": "Opa"}]
    async with Device(urls[0]) as maker:
        table, keys = await persist(lambda: maker.make(edition, seats, options=options))
        async with seated(table["id"], keys, urls) as lives:
            await play_all(lives, pause=0.05, patient=patient)
            for live in lives:
                await live.ready()
            await persist(lambda: check_finished(maker, table["id"], lives))


async def persist(asking: Callable[[], Awaitable[T]]) -> T:
    """Repeat a request until there is a response."""
    while True:
        try:
            return await asking()
        except httpx.TransportError:
            pass
        except Refused as refusal:
            if not refusal.code.startswith("server."):
                raise
        await asyncio.sleep(0.1)
