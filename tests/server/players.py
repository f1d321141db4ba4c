"""Players over live connections: they know only what their device has received."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

import httpx

from tests.server.client import Device, Json, Live, Refused
from tests.server.game_checks import check_finished
from wanderwall.bots import bot
from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.bots.sliding.greedy import GreedySliding
from wanderwall.server.api.calls import TablesApi

#: short games of every edition that greedy players end soon
SHORT: dict[str, Json] = {
    "classic-1986": {"goals": 2},
    "one-piece": {"goals": 2},
    "garden-9": {"goals": 1},
    "towers-3d": {"goals": 1},
    "go": {},
}
#: problems of a move when another player was quicker
OVERTAKEN = (
    "table.stale",
    "table.not_playing",
    "go.not_now",
    "go.grabbed",
    "go.over",
    "go.ready.already",
    "go.stop.already",
)

GREEDY: dict[str, Bot] = {"classic": GreedySliding(), "towers": GreedySliding(), "go": GreedyGo()}
RANDOM: dict[str, Bot] = {"classic": bot("random", "classic"), "towers": bot("random", "towers"), "go": GreedyGo()}


def chosen(view: Json, choices: Json, dice: random.Random, *, wild: float = 0.0) -> str:
    """A move for a view: mostly a good one; `wild` is the share of random ones."""
    bots = RANDOM if dice.random() < wild else GREEDY
    return bots[view["game"]].choose(History.now(view, choices), Budget(), dice.getrandbits(32)).move


async def play(
    live: Live, seed: int = 1, *, wild: float = 0.0, pause: float = 0.0, most: int = 10**9, patient: bool = False
) -> int:
    """Play the open seat of this connection until the game is over; returns the number of moves made.

    `patient`: the server may be unable to store a move for a while.
    """
    dice, made = random.Random(seed), 0
    while made < most:
        await live.until(lambda: live.over or (live.choices and live.view), 60.0)
        if live.over:
            break
        assert live.view is not None
        assert live.choices is not None
        if pause:
            await asyncio.sleep(pause * dice.random())
            if not live.choices or live.over:
                continue
        seat = live.view["you"]
        answer = await live.move(seat, chosen(live.view, live.choices, dice, wild=wild))
        if answer["type"] == "refused":
            assert answer["code"] in OVERTAKEN or (patient and answer["code"].startswith("server.")), answer
            # what overtook it is on its way, or here already
            await asyncio.sleep(0.01)
        else:
            made += 1
    return made


async def play_hot_seat(live: Live, seed: int = 1) -> int:
    """Play all seats of one device: open the curtain, move, close it."""
    dice, made = random.Random(seed), 0
    while not live.over:
        await live.until(lambda: live.over or (live.view and live.view["turn"] in live.keys))
        if live.over:
            break
        assert live.view is not None
        seat = live.view["turn"]
        await live.open_curtain(seat)
        while live.choices:
            answer = await live.move(seat, chosen(live.view, live.choices, dice))
            assert answer["type"] == "event", answer
            made += 1
        if live.over:
            break
        await live.close_curtain()
        assert live.choices is None
    return made


async def people(
    device: Device, edition: str, seats: int, options: Json | None = None, name: str = "Ida", **more: Any
) -> tuple[str, dict[int, str]]:
    """Begin a table of people who each joined on their own; returns its id and all keys."""
    kinds = [{"kind": "me", "name": name}, *({"kind": "open"} for _ in range(seats - 1))]
    table, keys = await device.make(edition, kinds, options=SHORT[edition] if options is None else options, **more)
    for number in range(1, seats):
        async with Device(device.url) as other:
            seat, key = await other.join(table["id"], f"Guest {number}")
            keys[seat] = key
    if (await device.table(table["id"]))["status"] == "waiting":
        await device.ask(TablesApi.begin(table["id"], seat_key=(0, keys[0])))
    return table["id"], keys


@asynccontextmanager
async def seated(table: str, keys: Mapping[int, str], urls: Sequence[str]) -> AsyncIterator[list[Live]]:
    """A live connection for every seat, each on the next of the server processes."""
    async with AsyncExitStack() as stack:
        lives = [Live(urls[n % len(urls)], table, {seat: key}) for n, (seat, key) in enumerate(sorted(keys.items()))]
        yield [await stack.enter_async_context(live) for live in lives]


async def play_all(lives: Sequence[Live], **how: Any) -> list[int]:
    """Let everybody play until the game is over."""
    return list(await asyncio.gather(*(play(live, seed, **how) for seed, live in enumerate(lives, 1))))


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
