"""A review that takes long: clients that ask for the progress get the finished share, and the coach works once for
all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tests.server.test_table import Log
from wanderwall.server.book.lessons import Lesson
from wanderwall.server.http import archive, lessons
from wanderwall.server.http.dependencies import guest_of, live_table_of, services_of
from wanderwall.server.tables.state import OVER
from wanderwall.server.workers.results import Reviews

pytestmark = pytest.mark.anyio


class SlowCoach:
    """Has reviewed half of a game, and continues when the test wants it to."""

    def __init__(self) -> None:
        self.asked = 0
        self.halfway, self.go_on = asyncio.Event(), asyncio.Event()

    async def review(self, record: str, table: str, done: Callable[[float], None]) -> bytes:
        self.asked += 1
        done(0.5)
        self.halfway.set()
        await self.go_on.wait()
        return b'{"turns":[]}'


class Shelf:
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
    sitter = SimpleNamespace(guest="ida", here=False)
    return SimpleNamespace(
        table=SimpleNamespace(
            id=table.id, status=OVER, sitters=[sitter], puzzle=None, start=SimpleNamespace(colours=["red"]), ended=1
        )
    )


@pytest.mark.parametrize(("method", "path"), [("GET", "review?progress=true"), ("POST", "lessons")])
async def test_it_tells_which_share_is_ready_until_all_is(
    monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    monkeypatch.setattr("wanderwall.server.desk.archive.PROGRESS_SECONDS", 0.01)
    monkeypatch.setattr("wanderwall.server.http.lessons.PROGRESS_SECONDS", 0.01)
    coach, shelf, room = SlowCoach(), Shelf(), over()
    reviews = Reviews(coach, shelf, shelf)  # type: ignore[arg-type]
    service = SimpleNamespace(reviews=reviews, books=shelf, lessons=shelf, clock=SimpleNamespace(now=lambda: 1))
    app = FastAPI()
    app.include_router(archive.router)
    app.include_router(lessons.router)
    app.dependency_overrides = {services_of: lambda: service, live_table_of: lambda: room, guest_of: lambda: "ida"}
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
