"""The book of a guest over HTTP: who gets which, how it moves to another device, what strangers get, how it is
deleted.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Device, Json, Refused
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.server.book.recovery_phrase import new_phrase
from wanderwall.server.http.book import PASS_MS

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
        empty = await ida.get("/api/book")
        assert (empty["games"], empty["rivals"], empty["devices"]) == ([], [], 1)
        assert not any(badge["earned"] for badge in empty["badges"])
        table = await game_over(ida, server.url)
        answer = await ida.get("/api/book")
        ((game,), (rival,)) = answer["games"], answer["rivals"]
        assert (game["game"], game["played"], rival["name"], rival["played"]) == ("classic", 1, "Guest 1", 1)
        assert game["won"] + rival["lost"] == 1
        file = await ida.get("/api/book/file")
        assert [(one["table"], one["others"][0][0]) for one in file["games"]] == [(table, "Guest 1")]
        second = await game_over(ida, server.url)
        page = await ida.get("/api/book/games", limit=1)
        assert [one["table"] for one in page["games"]] == [second]
        page = await ida.get("/api/book/games", limit=1, before=page["next"])
        assert [(one["table"], one["others"][0][0], page["next"]) for one in page["games"]] == [
            (table, "Guest 1", None)
        ]
        assert await refused(ida.get("/api/book/games", before="yesterday")) == (422, "server.request")
        other = await stranger.get("/api/book")
        assert other == empty
        assert await stranger.get("/api/book/games") == {"games": [], "next": None}
        assert "Guest 1" not in str(await stranger.get("/api/book/file"))


async def test_puzzles_come_into_the_book_and_what_cannot_be_is_left_out(server: Server) -> None:
    async with Device(server.url) as ida:
        day, own = "2026-11-02", {"own": 3, "par": 2, "when": {"moment": 1793616000, "ahead": 3600}}
        kept = {"mazes": {day: own}, "rolls": {day: {**own, "when": None}}, "numbers": [3, 7]}
        answer = {**kept, "rush": 0}
        assert await ida.post("/api/book/puzzles", kept) == answer
        assert await ida.post("/api/book/puzzles", NOTHING) == answer
        elsewhen = {"own": 2, "par": 2, "when": {"moment": 1793616000 + 86400 * 3, "ahead": 0}}
        strange = {"mazes": {"1999-01-01": own, "2999-01-01": own, day: elsewhen}, "rolls": {}, "numbers": [7]}
        assert await ida.post("/api/book/puzzles", strange) == {**answer, "mazes": {day: {**own, "own": 2}}}
        for wrong in (
            {"numbers": [0]},
            {"numbers": ["many"]},
            {"mazes": {"yesterday": own}},
            {"mazes": {day: {**own, "when": {"moment": 0, "ahead": 10**6}}}},
            {"mazes": {day: {**own, "when": {"moment": 2**35, "ahead": 0}}}},
            {"mazes": {day: {**own, "own": -1}}},
            {"more": 1},
        ):
            assert await refused(ida.post("/api/book/puzzles", wrong)) == (422, "server.request")


async def test_a_book_moves_along_by_a_pass_and_a_phrase_and_forgers_hear_why_not(server: Server) -> None:
    async with Device(server.url) as ida, Device(server.url) as phone, Device(server.url) as thief:
        await ida.post("/api/book/puzzles", {"numbers": [1]})
        await phone.post("/api/book/puzzles", {"numbers": [2]})
        made = await ida.post("/api/book/pass")
        assert made["until"] - PASS_MS > 0
        assert await phone.post("/api/book/take", {"take": made["take"]}) == {"devices": 2}
        assert await refused(thief.post("/api/book/take", {"take": made["take"]})) == (410, "book.pass_used")
        assert await refused(thief.post("/api/book/take", {"take": "x" * 32})) == (404, "book.pass_unknown")
        assert await refused(thief.post("/api/book/take", {"phrase": new_phrase()})) == (404, "book.phrase_unknown")
        assert await refused(thief.post("/api/book/take", {"phrase": "let me in"})) == (400, "book.phrase_length")
        for wrong in ({}, {"take": "x", "phrase": "y"}, {"phrase": "Koa " * 100}):
            assert await refused(thief.post("/api/book/take", wrong)) == (422, "server.request")
        phrase = (await phone.post("/api/book/phrase"))["phrase"]
        async with Device(server.url) as tablet:
            assert await tablet.post("/api/book/take", {"phrase": phrase.upper()}) == {"devices": 3}
            assert (await tablet.post("/api/book/puzzles", NOTHING))["numbers"] == [1, 2]
        assert (await thief.get("/api/book"))["puzzles"]["numbers"] == []


async def test_whose_book_it_is_is_seen_before_it_comes_and_devices_leave_or_are_removed(server: Server) -> None:
    async with Device(server.url) as ida, Device(server.url) as phone, Device(server.url) as thief:
        await game_over(ida, server.url, "Grandma Hildegard")
        await ida.get("/api/book")
        await phone.post("/api/book/puzzles", {"numbers": [2, 3]})
        nothing = {"name": None, "games": 0, "puzzles": 0, "devices": 1}
        phrase = {"phrase": (await ida.post("/api/book/phrase"))["phrase"]}
        hers = {"name": "Grandma Hildegard", "games": 1, "puzzles": 0, "devices": 1}
        assert await phone.post("/api/book/look", phrase) == {"book": hers, "here": {**nothing, "puzzles": 2}}
        assert (await phone.get("/api/book"))["devices"] == 1
        assert await refused(thief.post("/api/book/look", {"take": "x" * 32})) == (404, "book.pass_unknown")
        await phone.post("/api/book/take", phrase)
        assert (await phone.post("/api/book/look", phrase))["book"] is None
        devices = (await phone.get("/api/book/devices"))["devices"]
        assert [(one["games"], one["name"], one["this"]) for one in devices] == [
            (1, "Grandma Hildegard", False), (0, None, True)
        ]  # fmt: skip
        assert await ida.guest() not in str(devices)
        # a device of another person cannot be removed
        assert len((await thief.post("/api/book/remove", {"device": devices[0]["device"]}))["devices"]) == 1
        assert len((await phone.get("/api/book/devices"))["devices"]) == 2
        assert [one["this"] for one in (await phone.post("/api/book/leave"))["devices"]] == [True]
        assert (await phone.get("/api/book"))["puzzles"]["numbers"] == []
        await phone.post("/api/book/take", phrase)
        left = (await ida.post("/api/book/remove", {"device": devices[1]["device"]}))["devices"]
        assert [(one["games"], one["this"]) for one in left] == [(1, True)]
        assert (await ida.get("/api/book"))["puzzles"]["numbers"] == [2, 3]
        assert await refused(thief.post("/api/book/take", phrase)) == (404, "book.phrase_unknown")


async def test_whoever_guesses_phrases_is_slowed_down_and_the_right_one_always_works(tmp_path: Path) -> None:
    server = Server(tmp_path, environment={"WANDERWALL_LIMITS": "on"}).start()
    try:
        async with Device(server.url) as ida, Device(server.url) as phone, Device(server.url) as thief:
            phrase = (await ida.post("/api/book/phrase"))["phrase"]
            heard = {await refused(thief.post("/api/book/take", {"phrase": new_phrase()})) for _ in range(40)}
            assert heard == {(404, "book.phrase_unknown"), (429, "server.too_many")}
            assert await phone.post("/api/book/take", {"phrase": phrase}) == {"devices": 2}
    finally:
        server.stop()


async def test_forget_me_deletes_everything_on_all_devices_and_says_what(server: Server) -> None:
    async with Device(server.url) as ida, Device(server.url) as phone:
        table = await game_over(ida, server.url, "Grandma Hildegard")
        await ida.get("/api/book")
        await phone.post("/api/book/puzzles", {"numbers": [4, 5]})
        phrase = (await ida.post("/api/book/phrase"))["phrase"]
        await phone.post("/api/book/take", {"phrase": phrase})
        before = await ida.guest()
        deleted = (await phone.post("/api/book/forget"))["deleted"]
        assert {**deleted, "ratings": 0} == {
            "tables": 1, "ratings": 0, "devices": 2, "games": 1, "puzzles": 2, "lessons": 0
        }  # fmt: skip
        assert "Hildegard" not in str(await ida.get(f"/api/tables/{table}/replay"))
        assert await ida.guest() == before  # this device does not know yet; it has nothing left
        answer = await ida.get("/api/book")
        assert (answer["games"], answer["puzzles"]["numbers"], answer["devices"]) == ([], [], 1)
        assert not dict(phone.http.cookies)
        async with Device(server.url) as late:
            assert await refused(late.post("/api/book/take", {"phrase": phrase})) == (404, "book.phrase_unknown")
