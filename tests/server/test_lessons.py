"""Lessons, turns of a guest's games to try again: as they were, only for the guest, two tries, then the coach's
reason.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Device, Json, Refused
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.coach import coach
from wanderwall.match.record import read
from wanderwall.server.book.lessons import worth_trying
from wanderwall.server.workers.other_jobs import lesson_view, rate_try

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"


def test_turns_among_towers_are_tried_again_with_the_cards_of_that_moment() -> None:
    """With the functions that answer for the server: a turn that paid, and every other that was worth less."""
    record = read((RECORDS / "towers-3d-2-060.txt").read_text(encoding="utf-8"))
    turns = {turn.number: turn.as_json(record) for turn in coach("towers").review(record)}
    numbers = worth_trying({"turns": turns.values()}, record.opening.colours)
    assert numbers
    for number in {*numbers, 4}:
        asked = lesson_view(record, number, None)
        seats, seat = asked["view"]["seats"], asked["seat"]
        assert seats[seat]["hand"] is not None
        assert (seats[1 - seat]["hand"], seats[1 - seat]["cards"]) == (None, [])
        played, best = turns[number]["played"], turns[number]["best"]
        assert lesson_view(record, number, best["push"])["choices"]["step"] == "walk"
        right = rate_try(record, number, best["push"], best["walk"])
        assert (right["good"], right["best"]["push"]) == (True, best["push"])
        assert rate_try(record, number, played["push"], played["walk"])["good"] == (number not in numbers)


async def mistakes(device: Device, url: str) -> tuple[str, list[Json]]:
    """Play a game of random moves; returns the turns that are worth another try, of which nearly every game has
    some.
    """
    for _ in range(5):
        table, keys = await people(device, "classic-1986", 2, {"turn_limit": 8})
        async with seated(table, keys, [url]) as lives:
            await play_all(lives, wild=1.0)
        answer: Json = {}
        while "lessons" not in answer:
            answer = await device.post(f"/api/tables/{table}/lessons")
        if len(answer["lessons"]) > 1:
            return table, answer["lessons"]
    pytest.fail("nobody ever made a mistake")


async def refused(work: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as wrong:
        await work
    return wrong.value.status, wrong.value.code


async def test_two_tries_then_the_reason_and_only_what_the_seat_knew(plain_server: Server) -> None:
    url = plain_server.url
    async with Device(url) as ida, Device(url) as stranger:
        table, lessons = await mistakes(ida, url)
        assert len(lessons) <= 3
        assert (await ida.get("/api/book/lessons"))["lessons"] == lessons
        first, second = (f"/api/tables/{table}/lessons/{lesson['number']}" for lesson in lessons[:2])
        shown = await ida.get(first)
        view, seat = shown["view"], shown["seat"]
        assert (view["you"], view["step"], view["turns"] + 1) == (seat, "push", lessons[0]["number"])
        assert [bool(one["cards"]) for one in view["seats"]] == [number == seat for number in range(2)]
        assert "best" not in str(shown)
        review = {turn["number"]: turn for turn in (await ida.get(f"/api/tables/{table}/review"))["turns"]}
        played, best = (review[lessons[0]["number"]][which] for which in ("played", "best"))
        pushed = await ida.get(first, push=played["push"])
        assert (pushed["view"]["step"], pushed["choices"]["step"], pushed["view"]["you"]) == ("walk", "walk", seat)
        turn = {"push": played["push"], "walk": played["walk"]}
        assert await ida.post(first, turn) == {"right": False, "left": 1, "told": None}
        answer = await ida.post(first, turn)
        assert (answer["right"], answer["left"], answer["told"]["best"]["push"]) == (False, 0, best["push"])
        assert answer["told"]["reasons"] == review[lessons[0]["number"]]["reasons"]
        again = await ida.post(first, {"push": best["push"], "walk": best["walk"]})
        assert (again["right"], again["left"]) == (True, 0)  # practice: it comes back tomorrow
        better = review[lessons[1]["number"]]["best"]
        right = await ida.post(second, {"push": better["push"], "walk": better["walk"]})
        assert (right["right"], right["left"]) == (True, 0)
        left = await ida.get("/api/book/lessons")
        assert left["lessons"] == lessons[2:]
        assert (left["all"], left["due"], left["learned"]) == (len(lessons), len(lessons) - 2, 0)
        nothing = (404, "book.no_lesson")
        assert await refused(stranger.get(first)) == nothing
        assert await refused(stranger.post(f"/api/tables/{table}/lessons")) == nothing
        assert await refused(ida.get(f"/api/tables/{table}/lessons/9999")) == nothing
        for bad in ({"push": "Q9", "walk": "a1"}, {"push": best["push"], "walk": "z9"}):
            status, code = await refused(ida.post(first, bad))
            assert (status, code.split(".")[0]) in ((400, "notation"), (400, "grid"), (400, "move"), (400, "board"))
        assert (await refused(ida.post(first, {"push": best["push"]})))[0] == 422
        # many at once have the same effect as one
        answers = await asyncio.gather(*(ida.get(first) for _ in range(8)))
        assert {str(one["view"]) for one in answers} == {str(view)}
