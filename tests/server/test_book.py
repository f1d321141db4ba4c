"""The book of a guest over HTTP: who gets which, how it moves to another device, what strangers get, how it is
deleted; and lessons, turns of its games to try again.
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
from wanderwall.server.api.book import PASS_MS
from wanderwall.server.api.calls import ArchiveApi, BookApi, SolvedApi
from wanderwall.server.api.requests import BookKeyRequest, RemoveRequest, SolvedRequest
from wanderwall.server.book.lessons import worth_trying
from wanderwall.server.book.recovery_phrase import new_phrase
from wanderwall.server.workers.other_jobs import lesson_view, rate_try

pytestmark = pytest.mark.anyio


NOTHING: Json = {"mazes": {}, "rolls": {}, "numbers": []}


async def refused(work: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as wrong:
        await work
    return wrong.value.status, wrong.value.code


async def game_over(device: Device, url: str, name: str = "Ida") -> str:
    table, keys = await people(device, "classic-1986", 2, {"goals": 1}, name)
    async with seated(table, keys, [url]) as lives:
        await play_all(lives)
    return table


async def test_a_book_tells_of_ones_own_games_and_of_nobody_elses(server: Server) -> None:
    async with Device(server.url) as ida, Device(server.url) as stranger:
        empty = await ida.ask(BookApi.read())
        assert (empty["games"], empty["rivals"], empty["devices"]) == ([], [], 1)
        assert not any(badge["earned"] for badge in empty["badges"])
        table = await game_over(ida, server.url)
        answer = await ida.ask(BookApi.read())
        ((game,), (rival,)) = answer["games"], answer["rivals"]
        assert (game["game"], game["played"], rival["name"], rival["played"]) == ("classic", 1, "Guest 1", 1)
        assert game["won"] + rival["lost"] == 1
        file = await ida.get("/api/book/file")
        assert [(one["table"], one["others"][0][0]) for one in file["games"]] == [(table, "Guest 1")]
        second = await game_over(ida, server.url)
        page = await ida.ask(BookApi.games(limit=1))
        assert [one["table"] for one in page["games"]] == [second]
        page = await ida.ask(BookApi.games(limit=1, before=page["next"]))
        assert [(one["table"], one["others"][0][0], page["next"]) for one in page["games"]] == [
            (table, "Guest 1", None)
        ]
        assert await refused(ida.ask(BookApi.games(before="yesterday"))) == (422, "server.request")
        other = await stranger.ask(BookApi.read())
        assert other == empty
        assert await stranger.ask(BookApi.games()) == {"games": [], "next": None}
        assert "Guest 1" not in str(await stranger.get("/api/book/file"))


async def test_puzzles_from_elsewhere_come_into_the_book_and_what_cannot_be_is_refused(server: Server) -> None:
    async with Device(server.url) as ida:
        day, own = "2026-11-02", {"own": 3, "par": 2, "when": {"moment": 1793616000, "ahead": 3600}}
        roll = {"own": 5, "par": 4, "retries": 2, "hints": 1, "when": None}
        kept = {"mazes": {day: own}, "rolls": {day: roll}, "numbers": [3, 7]}
        closed: Json = {"mazes": [], "rolls": [], "numbers": []}
        answer: Json = {**kept, "mazes": {day: {**own, "retries": 0, "hints": 0}}, "closed": closed, "rush": 0}
        assert await ida.post("/api/book/puzzles", kept) == answer
        assert await ida.post("/api/book/puzzles", NOTHING) == answer
        assert await ida.post("/api/book/puzzles", kept) == answer  # the response was lost
        assert await ida.ask(SolvedApi.puzzles()) == answer
        strange = {"mazes": {"1999-01-01": own, "2999-01-01": own}, "rolls": {}, "numbers": [7]}
        assert await ida.post("/api/book/puzzles", strange) == answer
        elsewhen = {"own": 3, "par": 3, "when": {"moment": 1793616000 + 86400 * 3, "ahead": 0}}
        late: Json = {"2026-11-01": {**elsewhen, "retries": 0, "hints": 0, "when": None}}
        answer["mazes"] |= late
        assert await ida.post("/api/book/puzzles", {"mazes": {"2026-11-01": elsewhen}}) == answer
        for lie in (
            {"mazes": {day: {**own, "own": 2}}},  # better than it was
            {"mazes": {day: {**own, "hints": 1}}},
            {"rolls": {day: {**roll, "retries": 1}}},
            {"mazes": {"2026-11-03": {**own, "par": 5, "own": 5}}},  # not its par
            {"mazes": {"2026-11-03": {**own, "own": 1}}},  # less than par
            {"numbers": [8], "mazes": {day: {**own, "own": 2}}},  # nothing of it counts
        ):
            assert await refused(ida.post("/api/book/puzzles", lie)) == (409, "book.claim"), lie
        assert await ida.ask(SolvedApi.puzzles()) == answer
        for wrong in (
            {"numbers": [0]},
            {"numbers": ["many"]},
            {"mazes": {"yesterday": own}},
            {"mazes": {day: {**own, "when": {"moment": 0, "ahead": 10**6}}}},
            {"mazes": {day: {**own, "when": {"moment": 2**35, "ahead": 0}}}},
            {"mazes": {day: {**own, "own": -1}}},
            {"mazes": {day: {**own, "retries": -1}}},
            {"more": 1},
        ):
            assert await refused(ida.post("/api/book/puzzles", wrong)) == (422, "server.request")


async def test_a_book_moves_along_by_a_pass_and_a_phrase_and_forgers_hear_why_not(server: Server) -> None:
    async with Device(server.url) as ida, Device(server.url) as phone, Device(server.url) as thief:
        await ida.ask(SolvedApi.note(SolvedRequest(numbers=[1])))
        await phone.ask(SolvedApi.note(SolvedRequest(numbers=[2])))
        made = await ida.ask(BookApi.pass_on())
        assert made["until"] - PASS_MS > 0
        assert await phone.ask(BookApi.take(BookKeyRequest(take=made["take"]))) == {"devices": 2}
        assert await refused(thief.ask(BookApi.take(BookKeyRequest(take=made["take"])))) == (410, "book.pass_used")
        assert await refused(thief.ask(BookApi.take(BookKeyRequest(take="x" * 32)))) == (404, "book.pass_unknown")
        assert await refused(thief.ask(BookApi.take(BookKeyRequest(phrase=new_phrase())))) == (
            404,
            "book.phrase_unknown",
        )
        assert await refused(thief.ask(BookApi.take(BookKeyRequest(phrase="let me in")))) == (400, "book.phrase_length")
        for wrong in ({}, {"take": "x", "phrase": "y"}, {"phrase": "Koa " * 100}):
            assert await refused(thief.post("/api/book/take", wrong)) == (422, "server.request")
        phrase = (await phone.ask(BookApi.phrase()))["phrase"]
        async with Device(server.url) as tablet:
            assert await tablet.ask(BookApi.take(BookKeyRequest(phrase=phrase.upper()))) == {"devices": 3}
            assert (await tablet.post("/api/book/puzzles", NOTHING))["numbers"] == [1, 2]
        assert (await thief.ask(BookApi.read()))["puzzles"]["numbers"] == []


async def test_whose_book_it_is_is_seen_before_it_comes_and_devices_leave_or_are_removed(server: Server) -> None:
    async with Device(server.url) as ida, Device(server.url) as phone, Device(server.url) as thief:
        await game_over(ida, server.url, "Grandma Hildegard")
        await ida.ask(BookApi.read())
        await phone.ask(SolvedApi.note(SolvedRequest(numbers=[2, 3])))
        nothing = {"name": None, "games": 0, "puzzles": 0, "devices": 1}
        phrase = {"phrase": (await ida.ask(BookApi.phrase()))["phrase"]}
        hers = {"name": "Grandma Hildegard", "games": 1, "puzzles": 0, "devices": 1}
        assert await phone.ask(BookApi.look(BookKeyRequest(**phrase))) == {
            "book": hers,
            "here": {**nothing, "puzzles": 2},
        }
        assert (await phone.ask(BookApi.read()))["devices"] == 1
        assert await refused(thief.ask(BookApi.look(BookKeyRequest(take="x" * 32)))) == (404, "book.pass_unknown")
        await phone.ask(BookApi.take(BookKeyRequest(**phrase)))
        assert (await phone.ask(BookApi.look(BookKeyRequest(**phrase))))["book"] is None
        devices = (await phone.ask(BookApi.devices()))["devices"]
        assert [(one["games"], one["name"], one["this"]) for one in devices] == [
            (1, "Grandma Hildegard", False), (0, None, True)
        ]  # fmt: skip
        assert await ida.guest() not in str(devices)
        # a device of another person cannot be removed
        assert len((await thief.ask(BookApi.remove(RemoveRequest(device=devices[0]["device"]))))["devices"]) == 1
        assert len((await phone.ask(BookApi.devices()))["devices"]) == 2
        assert [one["this"] for one in (await phone.ask(BookApi.leave()))["devices"]] == [True]
        assert (await phone.ask(BookApi.read()))["puzzles"]["numbers"] == []
        await phone.ask(BookApi.take(BookKeyRequest(**phrase)))
        left = (await ida.ask(BookApi.remove(RemoveRequest(device=devices[1]["device"]))))["devices"]
        assert [(one["games"], one["this"]) for one in left] == [(1, True)]
        assert (await ida.ask(BookApi.read()))["puzzles"]["numbers"] == [2, 3]
        assert await refused(thief.ask(BookApi.take(BookKeyRequest(**phrase)))) == (404, "book.phrase_unknown")


async def test_whoever_guesses_phrases_is_slowed_down_and_the_right_one_always_works(tmp_path: Path) -> None:
    server = Server(tmp_path, environment={"WANDERWALL_LIMITS": "on"}).start()
    try:
        async with Device(server.url) as ida, Device(server.url) as phone, Device(server.url) as thief:
            phrase = (await ida.ask(BookApi.phrase()))["phrase"]
            heard = {await refused(thief.ask(BookApi.take(BookKeyRequest(phrase=new_phrase())))) for _ in range(40)}
            assert heard == {(404, "book.phrase_unknown"), (429, "server.too_many")}
            assert await phone.ask(BookApi.take(BookKeyRequest(phrase=phrase))) == {"devices": 2}
    finally:
        server.stop()


async def test_forget_me_deletes_everything_on_all_devices_and_says_what(server: Server) -> None:
    async with Device(server.url) as ida, Device(server.url) as phone:
        table = await game_over(ida, server.url, "Grandma Hildegard")
        await ida.ask(BookApi.read())
        await phone.ask(SolvedApi.note(SolvedRequest(numbers=[4, 5])))
        phrase = (await ida.ask(BookApi.phrase()))["phrase"]
        await phone.ask(BookApi.take(BookKeyRequest(phrase=phrase)))
        before = await ida.guest()
        # the page reads from these games who usually plays together
        assert [one["id"] for one in (await ida.get("/api/finished", mine="true"))["tables"]] == [table]
        deleted = (await phone.ask(BookApi.forget()))["deleted"]
        assert {**deleted, "ratings": 0} == {
            "tables": 1, "ratings": 0, "devices": 2, "games": 1, "puzzles": 2, "lessons": 0
        }  # fmt: skip
        assert "Hildegard" not in str(await ida.ask(ArchiveApi.replay(table)))
        assert await ida.guest() == before  # this device does not know yet; it has nothing left
        assert (await ida.get("/api/finished", mine="true"))["tables"] == []
        answer = await ida.ask(BookApi.read())
        assert (answer["games"], answer["puzzles"]["numbers"], answer["devices"]) == ([], [], 1)
        assert not dict(phone.http.cookies)
        async with Device(server.url) as late:
            assert await refused(late.ask(BookApi.take(BookKeyRequest(phrase=phrase)))) == (404, "book.phrase_unknown")


RECORDS = Path(__file__).parents[1] / "records"


def test_turns_among_towers_are_tried_again_with_the_cards_of_that_moment() -> None:
    """With the functions that answer for the server: a turn that paid, and every other that was worth less."""
    record = read((RECORDS / "towers-3d-2-060.txt").read_text(encoding="utf-8"))
    turns = {turn.number: turn.as_json(record) for turn in coach("towers").review(record)}
    numbers = worth_trying({"turns": turns.values()}, record.opening.colours)
    assert numbers
    for number in {*numbers, 4}:
        asked: Any = lesson_view(record, number, None)
        seats, seat = asked["view"]["seats"], asked["seat"]
        assert seats[seat]["hand"] is not None
        assert (seats[1 - seat]["hand"], seats[1 - seat]["cards"]) == (None, [])
        played, best = turns[number]["played"], turns[number]["best"]
        walked: Any = lesson_view(record, number, best["push"])
        assert walked["choices"]["step"] == "walk"
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
            answer = {**await device.ask(BookApi.choose_lessons(table))}
        if len(answer["lessons"]) > 1:
            return table, answer["lessons"]
    pytest.fail("nobody ever made a mistake")


async def test_two_tries_then_the_reason_and_only_what_the_seat_knew(plain_server: Server) -> None:
    url = plain_server.url
    async with Device(url) as ida, Device(url) as stranger:
        table, lessons = await mistakes(ida, url)
        assert len(lessons) <= 3
        assert (await ida.ask(BookApi.due_lessons()))["lessons"] == lessons
        first, second = (f"/api/tables/{table}/lessons/{lesson['number']}" for lesson in lessons[:2])
        shown = await ida.get(first)
        view, seat = shown["view"], shown["seat"]
        assert (view["you"], view["step"], view["turns"] + 1) == (seat, "push", lessons[0]["number"])
        assert [bool(one["cards"]) for one in view["seats"]] == [number == seat for number in range(2)]
        assert "best" not in str(shown)
        whole: Any = await ida.ask(ArchiveApi.review(table))
        review = {turn["number"]: turn for turn in whole["turns"]}
        played, best = (review[lessons[0]["number"]][which] for which in ("played", "best"))
        pushed = await ida.get(first, push=played["push"])
        assert (pushed["view"]["step"], pushed["choices"]["step"], pushed["view"]["you"]) == ("walk", "walk", seat)
        turn = {"push": played["push"], "walk": played["walk"]}
        assert await ida.post(first, turn) == {"right": False, "left": 1, "explanation": None, "told": None}
        answer = await ida.post(first, turn)
        assert (answer["right"], answer["left"], answer["explanation"]["best"]["push"]) == (False, 0, best["push"])
        assert answer["explanation"]["reasons"] == review[lessons[0]["number"]]["reasons"]
        again = await ida.post(first, {"push": best["push"], "walk": best["walk"]})
        assert (again["right"], again["left"]) == (True, 0)  # practice: it comes back tomorrow
        better = review[lessons[1]["number"]]["best"]
        right = await ida.post(second, {"push": better["push"], "walk": better["walk"]})
        assert (right["right"], right["left"]) == (True, 0)
        left = await ida.ask(BookApi.due_lessons())
        assert left["lessons"] == lessons[2:]
        assert (left["all"], left["due"], left["learned"]) == (len(lessons), len(lessons) - 2, 0)
        nothing = (404, "book.no_lesson")
        assert await refused(stranger.get(first)) == nothing
        assert await refused(stranger.ask(BookApi.choose_lessons(table))) == nothing
        assert await refused(ida.ask(BookApi.show_lesson(table, 9999))) == nothing
        for bad in ({"push": "Q9", "walk": "a1"}, {"push": best["push"], "walk": "z9"}):
            status, code = await refused(ida.post(first, bad))
            assert (status, code.split(".")[0]) in ((400, "notation"), (400, "grid"), (400, "move"), (400, "board"))
        assert (await refused(ida.post(first, {"push": best["push"]})))[0] == 422
        # many at once have the same effect as one
        answers = await asyncio.gather(*(ida.get(first) for _ in range(8)))
        assert {str(one["view"]) for one in answers} == {str(view)}
