"""The coach in worker processes: clients that wait for a long review get its progress, and the coach works once for
all of them.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import orjson
import pytest
from fastapi import FastAPI

from tests.server.seat_logs import Sitting, review_game
from tests.server.test_table import Log
from wanderwall.bots.protocol import BotFailed
from wanderwall.coach import coach
from wanderwall.match import record
from wanderwall.problem import Problem
from wanderwall.server.api.fastapi import add_routes
from wanderwall.server.api.server_routes import ROUTES
from wanderwall.server.book.lessons import Lesson
from wanderwall.server.http.problems import STATUS
from wanderwall.server.tables.state import OVER
from wanderwall.server.workers.jobs import HINT, REVIEW, JobKind, Workers
from wanderwall.server.workers.messages import JobMessage
from wanderwall.server.workers.results import Reviews

pytestmark = pytest.mark.anyio


RECORDS = Path(__file__).parents[1] / "records"


async def test_a_hint_that_cannot_be_given_says_why(players: Workers) -> None:
    sitting = Sitting(players, "t")
    with pytest.raises(Problem, match=r"coach\.not_now") as caught:
        await players.hint(sitting.game.view(sitting.state, 1 - sitting.seat))
    assert not isinstance(caught.value, BotFailed)
    assert caught.value.clause == "S9"


async def test_a_coach_that_is_asked_too_much_says_so(players: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wanderwall.server.workers.jobs.HINT", replace(HINT, limit=2))
    sitting = Sitting(players, "t")
    view = sitting.game.view(sitting.state, sitting.seat)
    asked = [asyncio.create_task(players.hint(view)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Problem, match=r"coach\.busy"):
        await players.hint(view)
    assert len({str(review) for review in await asyncio.gather(*asked)}) == 1


async def test_a_coach_that_breaks_down_says_so(players: Workers, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Problem, match=r"coach\.failed"):
        await players.hint(cast("Any", {"maze": []}))
    assert "KeyError" in capfd.readouterr().err


async def test_a_coach_who_dies_over_a_review_keeps_nobody_waiting(players: Workers) -> None:
    text = min(RECORDS.glob("classic-1986-*.txt"), key=lambda path: path.stat().st_size).read_text()
    died: set[int] = set()

    async def die() -> None:
        while not (fresh := set(players.reviews.pids) - died):
            await asyncio.sleep(0.01)
        for pid in fresh:
            os.kill(pid, signal.SIGKILL)
        died.update(fresh)

    once = asyncio.create_task(review_game(players, text))
    await die()
    assert orjson.loads(await once)["turns"]
    again = asyncio.create_task(review_game(players, text))
    await die()
    await die()
    with pytest.raises(Problem, match=r"coach\.failed"):
        await again
    assert orjson.loads(await review_game(players, text))["turns"]
    assert STATUS["coach.failed"] == 503


#: begins in the middle of its only round
GIVEN_UP = """[Game "go"]
[Edition "go"]
[Options "untimed=yes"]
[Opening "go 1 play keys,ghost,sword,goblin red=0:-:- untimed=yes"]
[Result "red"]

H3b-b2s H1b-c4e stop
=red
"""


@pytest.mark.parametrize(
    "game",
    ["classic-1986", "towers-3d", pytest.param("go", marks=pytest.mark.broad), GIVEN_UP],
    ids=lambda game: game.splitlines()[0],
)
async def test_a_review_in_parts_is_the_review_of_the_whole(players: Workers, game: str) -> None:
    text = game
    if "\n" not in game:
        text = min(RECORDS.glob(f"{game}-*.txt"), key=lambda path: path.stat().st_size).read_text()
    shares: list[float] = []
    review = orjson.loads(await review_game(players, text, shares.append))
    whole = record.read(text)
    helper = coach(whole.game.name)
    assert review == orjson.loads(orjson.dumps(helper.as_json(list(helper.review(whole)), whole)))
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] < 1


class SlowCoach:
    """Has reviewed half of a game, and continues when the test wants it to."""

    def __init__(self) -> None:
        self.asked = 0
        self.halfway, self.go_on = asyncio.Event(), asyncio.Event()

    async def review_parts(self, record: str, table: str, done: Callable[[float], None]) -> JobMessage:
        self.asked += 1
        done(0.5)
        self.halfway.set()
        await self.go_on.wait()
        return {"record": record, "ready": []}

    async def ask_bytes(self, kind: JobKind, body: JobMessage, owner: str, table: str) -> bytes:
        assert (kind, body) == (REVIEW, {"record": "a record", "ready": []})
        return b'{"turns":[]}'


class ReviewStore:
    """Stores reviews, records and lessons of one game."""

    kept: str | None = None

    async def record(self, table: str) -> bytes:
        return b"a record"

    async def review(self, id: str, version: str) -> str | None:
        return self.kept

    async def keep_review(self, id: str, version: str, review: str) -> None:
        self.kept = review

    async def book_of(self, guest: str) -> str:
        return "book"

    async def readers(self, book: str) -> list[str]:
        return ["ida"]

    async def add(self, book: str, new: list[Lesson]) -> None:
        assert new == []

    async def of_table(self, book: str, id: str) -> list[Lesson]:
        return []


def over() -> Any:
    """A finished game in which Ida sat."""
    table = Log().begin().table
    occupant = SimpleNamespace(guest="ida", here=False)
    return SimpleNamespace(
        table=SimpleNamespace(
            id=table.id, status=OVER, occupants=[occupant], puzzle=None, start=SimpleNamespace(colours=["red"]), ended=1
        )
    )


@pytest.mark.parametrize(("method", "path"), [("GET", "review?progress=true"), ("POST", "lessons")])
async def test_it_tells_which_share_is_ready_until_all_is(
    monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    monkeypatch.setattr("wanderwall.server.api.archive.PROGRESS_SECONDS", 0.01)
    coach, shelf, room = SlowCoach(), ReviewStore(), over()
    reviews = Reviews(coach, shelf, shelf)  # type: ignore[arg-type]
    found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    found.set_result(room)
    app = FastAPI()
    app.state.services = SimpleNamespace(
        reviews=reviews,
        books=shelf,
        lessons=shelf,
        clock=SimpleNamespace(now=lambda: 1),
        tables=SimpleNamespace(visit=lambda id: found),
        guests=SimpleNamespace(read=lambda cookie: "ida", read_known=lambda cookie: "ida"),
        limits=SimpleNamespace(address=lambda scope: "here"),
        settings=SimpleNamespace(network=None, embed=None),
    )
    add_routes(app, ROUTES)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
        first = await http.request(method, f"/api/tables/{room.table.id}/{path}")
        assert (first.status_code, list(first.json())) == (202, ["progress"])
        await coach.halfway.wait()
        half = await http.request(method, f"/api/tables/{room.table.id}/{path}")
        assert (half.status_code, half.json()) == (202, {"progress": 0.5})
        coach.go_on.set()
        await reviews.of(room.table.id)
        answer = await http.request(method, f"/api/tables/{room.table.id}/{path}")
        while answer.status_code == 202:
            answer = await http.request(method, f"/api/tables/{room.table.id}/{path}")
        assert answer.json() == ({"turns": []} if method == "GET" else {"lessons": []})
        assert (coach.asked, reviews.progress) == (1, {})
