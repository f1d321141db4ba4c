"""The offline page as a client of its own server, in plain Python: no browser, no worker."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import parse_qsl

from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.bots.sliding.greedy import GreedySliding
from wanderwall.server.api.client import Call, Refused, T
from wanderwall.server.offline.assemble import assemble, run_inline, start, stop
from wanderwall.server.offline.client import OfflineClient
from wanderwall.server.offline.store import Rows
from wanderwall.server.tables.views import apply_changes
from wanderwall.server.workers.pool import Start

__all__ = ["PLANS", "PageClient", "Refused", "RowSaver", "Talk", "whole_game"]

Json = dict[str, Any]

GREEDY: dict[str, Bot] = {"classic": GreedySliding(), "towers": GreedySliding(), "go": GreedyGo()}


class RowSaver:
    """Saves rows as a browser does: later, all or none. It can be full."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.full: Exception | None = None

    async def keep(self, rows: Rows) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise self.full
        self.rows.update(rows)


class PageClient:
    """Sends requests, opens sessions and receives messages."""

    def __init__(self, keeper: RowSaver, think: Callable[[str], Start] = run_inline) -> None:
        self.keeper = keeper
        self.house = assemble(keeper.keep, list(keeper.rows.items()), think)
        self.page = OfflineClient(self.house, self._hear)
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._talks: dict[int, Talk] = {}

    async def __aenter__(self) -> PageClient:
        await start(self.house)
        return self

    async def __aexit__(self, *error: object) -> None:
        await stop(self.house)

    def _hear(self, text: str) -> None:
        what, number, value = json.loads(text)
        if what == "answer":
            self._answers.pop(number).set_result(json.loads(value))
        elif what == "refuse":
            self._answers.pop(number).set_exception(Refused(0, **value))
        elif what == "told":
            self._talks[number].receive(json.loads(value))
        else:
            self._talks[number].closed.set_result(value)

    def say(self, *words: Any) -> None:
        self.page.hear(json.dumps(words))

    async def send(self, call: Call[T]) -> T:
        """Send a call as the page does."""
        headers, content = call.sent_headers, call.content()
        said = await self.ask(
            call.path.removeprefix("/api"),
            None if content is None else json.loads(content),
            headers.get("x-seat-key", ""),
            headers.get("Idempotency-Key", ""),
        )
        return cast(T, said["record"].encode() if call.is_file else said)

    async def ask(self, path: str, body: Json | None = None, key: str = "", name: str = "") -> Any:
        number = next(self._numbers)
        self._answers[number] = asyncio.get_running_loop().create_future()
        place, _, query = path.partition("?")
        self.say("ask", number, "GET" if body is None else "POST", place, dict(parse_qsl(query)), body, key, name)
        return await self._answers[number]

    def dial(self, table: str, keys: Json) -> Talk:
        number = next(self._numbers)
        talk = self._talks[number] = Talk(self, number, table)
        self.say("dial", number, table)
        talk.say("hello", keys=keys)
        return talk


class Talk:
    """One session at a table."""

    def __init__(self, client: PageClient, number: int, table: str) -> None:
        self.client, self.number, self.table = client, number, table
        self.heard: list[Json] = []
        self.closed: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.seq = 0
        self.view: Any = None
        self.choices: Any = None
        #: the view after each entry of the log
        self.views: dict[int, Any] = {}
        self.over = False
        self._news = asyncio.Event()

    def receive(self, message: Json) -> None:
        if message["type"] == "event":  # no client may see anything that would be gone after a reload
            assert f"entry {self.table} {message['seq']}" in self.client.keeper.rows
            self.view = apply_changes(self.view, message["changes"])
        if message["type"] == "view":
            self.view = message["view"]
        if message["type"] in ("event", "view"):
            self.seq, self.choices = message["seq"], message["choices"]
            self.views[self.seq] = self.view
        if message["type"] in ("table", "welcome"):
            self.over = message["table"]["status"] == "over"
        self.heard.append(message)
        self._news.set()

    def say(self, kind: str, **more: Any) -> None:
        self.client.say("say", self.number, json.dumps({"type": kind, **more}))

    async def until(self, what: Any) -> None:
        while not what():
            self._news.clear()
            await self._news.wait()

    async def answer(self, kind: str, **more: Any) -> Json:
        """The answer to a message."""
        ref = len(self.heard) + 1
        self.say(kind, ref=ref, **more)
        await self.until(lambda: any(message.get("ref") == ref for message in self.heard))
        return next(message for message in self.heard if message.get("ref") == ref)

    async def play(self, seat: int = 0, moves: int | None = None) -> None:
        """Play greedily, to the end or for this many moves; in a solo game without a clock, until one roll is
        solved.
        """
        for number in itertools.count():
            await self.until(lambda: self.choices or self.over)
            if self.over or number == moves:
                return
            if self.view.get("solved"):
                await self.move("stop", seat)
                continue
            answer = GREEDY[self.view["game"]].choose(History.now(self.view, self.choices), Budget(), number)
            await self.move(answer.move, seat)

    async def move(self, move: str, seat: int = 0) -> None:
        said = await self.answer("move", seat=seat, move=move, after=self.seq)
        assert said["type"] == "event", said


#: requests for short games with a bot, by edition
PLANS: dict[str, Json] = {
    "classic-1986": {"options": {"goals": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]},
    "garden-9": {"options": {"goals": 1}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level2"}]},
    "one-piece": {"options": {"goals": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level3"}]},
    "towers-3d": {"options": {"goals": 1}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]},
    "go": {"options": {"untimed": True}, "seats": [{"kind": "me"}]},
}  # fmt: skip


async def whole_game(edition: str) -> None:
    """Make, play, leave and replay a game, with three instances on the same rows."""
    keeper = RowSaver()
    async with PageClient(keeper) as page:
        made = await page.ask("/tables", {"edition": edition, **PLANS[edition]})
        id, keys = made["table"]["id"], made["keys"]
        talk = page.dial(id, keys)
        await talk.play(moves=2)
        unfinished = (await page.ask(f"/tables/{id}/record"))["record"]
        view = talk.view
    async with PageClient(keeper) as page:  # a reload in mid game
        (mine,) = (await page.ask("/mine"))["tables"]
        assert (mine["id"], mine["seats_mine"]) == (id, [0])
        await page.dial(id, keys).play()
    async with PageClient(RowSaver()) as elsewhere:
        brought = await elsewhere.ask("/records", {"record": unfinished})
        talk = elsewhere.dial(brought["table"]["id"], brought["keys"])
        await talk.play(moves=0)
        assert talk.view == view
        await talk.play()
    async with PageClient(keeper) as page:
        assert [table["id"] for table in (await page.ask("/finished?mine=true&limit=5"))["tables"]] == [id]
        assert (await page.ask(f"/tables/{id}/record"))["record"].startswith("[")
        assert len((await page.ask(f"/tables/{id}/replay"))["frames"]) > 2
        assert (await page.ask(f"/tables/{id}/story"))["events"]
