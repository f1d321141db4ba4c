"""Whole games, over every store and bus."""

from __future__ import annotations

import asyncio
import random

import orjson
import pytest

from tests.server.client import Device
from tests.server.game_checks import check_finished, people_moves
from tests.server.harness.server import Server
from tests.server.players import SHORT, people, play_all, play_hot_seat, seated
from wanderwall.games import editions
from wanderwall.match import record
from wanderwall.server.api.calls import ArchiveApi

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("edition", editions())
async def test_a_whole_game_of_every_edition(server: Server, edition: str) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, edition, 2)
        async with seated(table, keys, [server.url]) as lives, maker.live(table) as onlooker:
            made = await play_all(lives)
            await onlooker.until(lambda: onlooker.over)
            game = await check_finished(maker, table, [*lives, onlooker])
            assert len(people_moves(game)) == sum(made)
            for live in lives:
                async with maker.live(table, live.keys) as fresh:
                    assert (fresh.seq, fresh.view, fresh.choices) == (live.seq, live.view, None)


@pytest.mark.parametrize("edition", editions())
async def test_differences_add_up_to_the_whole_view(server: Server, edition: str) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, edition, 2)
        async with seated(table, keys, [server.url]) as lives:
            playing = asyncio.create_task(play_all(lives, pause=0.01))
            compared = 0
            while not playing.done() or not compared:
                for live in lives:
                    async with maker.live(table, live.keys) as fresh:
                        await live.reach(fresh.seq)
                        assert fresh.view == live.views[fresh.seq]
                        compared += 1
            await playing
            assert compared >= 2


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d"])
async def test_four_seats_with_two_bots(server: Server, edition: str) -> None:
    async with Device(server.url) as maker:
        bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
        seats = [{"kind": "me", "name": "Ida"}, bots[0], {"kind": "here", "name": "Opa"}, bots[1]]
        table, keys = await maker.make(edition, seats, options=SHORT[edition])
        assert table["status"] == "playing"
        assert set(keys) == {0, 2}
        async with seated(table["id"], keys, [server.url]) as lives:
            await play_all(lives)
            await check_finished(maker, table["id"], lives)


async def test_solo(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await maker.make("classic-1986", [{"kind": "me", "name": "Ida"}], options={"goals": 2})
        async with seated(table["id"], keys, [server.url]) as lives:
            await play_all(lives)
            await check_finished(maker, table["id"], lives)


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d"])
async def test_hot_seat_shows_one_private_view_at_a_time(server: Server, edition: str) -> None:
    async with Device(server.url) as maker:
        seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}, {"kind": "here", "name": "Mia"}]
        table, keys = await maker.make(edition, seats, options=SHORT[edition])
        async with maker.live(table["id"], keys) as live:
            assert live.open is None
            assert live.view is not None
            assert live.view["you"] is None
            assert live.choices is None
            await play_hot_seat(live, 2)
            assert live.over
            messages = [orjson.loads(text) for text in live.traffic]
            assert {message["view"]["you"] for message in messages if message["type"] == "view"} == {None, 0, 1, 2}
        game = await check_finished(maker, table["id"], [])
        assert len(people_moves(game)) == len(live.acknowledged)


async def test_a_shared_device_learns_of_one_seat_only_what_its_owner_opened(server: Server) -> None:
    async with Device(server.url) as maker:
        seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]
        table, keys = await maker.make("classic-1986", seats, options={"goals": 2, "first": 1, "peek": "at-once"})
        async with maker.live(table["id"], keys) as live:
            assert (await live.ask({"type": "hint", "seat": 0}))["code"] == "table.curtain"
            await live.open_curtain(1)
            assert live.view is not None
            assert live.choices is None
            assert live.view["seats"][0]["cards"] == []
            assert len(live.view["seats"][1]["cards"]) == 1
            assert (await live.ask({"type": "hint", "seat": 0}))["code"] == "table.curtain"
            await live.open_curtain(0)
            assert live.choices
            assert live.view["seats"][1]["cards"] == []
            assert (await live.ask({"type": "hint", "seat": 0}))["type"] == "hint"
            push = random.Random(1).choice(list(live.choices["pushes"]))
            assert (await live.move(0, push))["type"] == "event"


async def test_a_record_reads_back_with_names_and_times(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"goals": 1})
        async with seated(table, keys, [server.url]) as lives:
            await play_all(lives)
        text = (await maker.ask(ArchiveApi.download(table))).decode()
        game = record.read(text)
        assert record.write(game) == text
        assert set(game.headers.values()) >= {"Ida", "Guest 1"}
        assert all(played.seconds is not None for played in game.moves if played.seat >= 0)
