"""After the game and around it: lists, replays, rematches, ratings, the lobby."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import random
import re
import time
from collections.abc import Awaitable, Callable
from math import exp
from typing import Any

import pytest

from tests.server.client import Device, Json, Refused
from tests.server.game_checks import record_of
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.bots.strength import EFOLD, scale
from wanderwall.game.protocol import CHANCE
from wanderwall.match import record
from wanderwall.server.api.calls import ArchiveApi, BookApi, RoomsApi, TablesApi
from wanderwall.server.api.responses import RatingJson, TableList
from wanderwall.server.tables.ratings import Rating, points_of, public_rating, rating_of_points, update_ratings
from wanderwall.server.tables.types import TableJson
from wanderwall.server.tables.views import apply_changes

pytestmark = pytest.mark.anyio


async def finished(
    maker: Device, edition: str = "classic-1986", seats: int = 2, **more: object
) -> tuple[str, dict[int, str]]:
    """Play a game to its end."""
    table, keys = await people(maker, edition, seats, **more)  # type: ignore[arg-type]
    async with seated(table, keys, [maker.url]) as lives:
        await play_all(lives)
    return table, keys


async def eventually(asking: Callable[[], Awaitable[Any]], value: Any, seconds: float = 60.0) -> None:
    """Repeat a request until this is the response: ratings are computed in the background."""
    async with asyncio.timeout(seconds):
        while await asking() != value:
            await asyncio.sleep(0.2)


def unseated(table: TableJson) -> Json:
    """A table without who is present just now."""
    return {**dict(table), "seats": [{**seat, "present": None} for seat in table["seats"]]}


def ids(answer: TableList) -> list[str]:
    return [table["id"] for table in answer["tables"]]


async def test_record_and_replay_only_when_over(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2)
        for what in ("record", "replay", "review"):
            with pytest.raises(Refused) as caught:
                await maker.get(f"/api/tables/{table}/{what}")
            assert (caught.value.status, caught.value.code) == (409, "table.not_over")
        with pytest.raises(Refused) as caught:
            await maker.ask(TablesApi.rematch(table, seat_key=(0, keys[0])))
        assert caught.value.status == 409


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d", "go"])
async def test_a_replay_shows_the_game_frame_by_frame(server: Server, edition: str) -> None:
    async with Device(server.url) as maker:
        table, _ = await finished(maker, edition)
        game = await record_of(maker, table)
        replay = await maker.ask(ArchiveApi.replay(table))
        assert replay["table"]["id"] == table
        frames = replay["frames"]
        assert len(frames) == len(game.moves) + 1
        assert frames[0]["move"] is None
        states = list(record.states(game))
        for frame, state, played in zip(frames[1:], states, game.moves, strict=False):
            text = game.game.notation.move_text(state, played.move)
            assert (frame["seat"], frame["move"]) == ((None, "") if played.seat == CHANCE else (played.seat, text))
        assert frames[-1]["view"]["outcome"] == game.game.view(states[-1], None)["outcome"]


@pytest.mark.parametrize("edition", ["classic-1986", "go"])
async def test_whoever_comes_late_is_told_the_story_so_far_and_no_secret(server: Server, edition: str) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, edition, 2)
        async with seated(table, keys, [maker.url]) as lives, maker.live(table) as onlooker:
            await play_all(lives)
            await onlooker.until(lambda: onlooker.table["status"] == "over")
            story = await maker.ask(ArchiveApi.story(table))
            view: Any = story["view"]
            for event in story["events"]:
                view = apply_changes(view, event["changes"])
            assert view == onlooker.view
            same = ("seq", "kind", "seat", "moves", "changes")
            seen = [{key: event[key] for key in same} for event in onlooker.events]
            assert story["events"][-len(seen) :] == seen
        waiting, _ = await maker.make(edition, [{"kind": "me", "name": "Ida"}, {"kind": "open"}])
        with pytest.raises(Refused, match=r"table\.not_playing"):
            await maker.ask(ArchiveApi.story(waiting["id"]))


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d"])
async def test_a_review_tells_how_well_everybody_played(server: Server, edition: str) -> None:
    async with Device(server.url) as maker:
        table, _ = await finished(maker, edition)
        review: Any = await maker.ask(ArchiveApi.review(table))
        game = await record_of(maker, table)
        assert len(review["turns"]) == record.final(game).turns
        assert len(review["summaries"]) == 2
        # it is ready now, also for clients that ask for the progress
        assert await maker.ask(ArchiveApi.review(table, progress=True)) == review


async def test_a_review_of_go_tells_of_every_roll(server: Server) -> None:
    async with Device(server.url) as maker:
        table, _ = await finished(maker, "go")
        review: Any = await maker.ask(ArchiveApi.review(table))
        last = record.final(await record_of(maker, table)).last
        assert [one["number"] for one in review["rounds"]] == list(range(1, last.number + 1))
        assert [one["rounds"] for one in review["summaries"]] == 2 * [last.number]


async def test_finished_games_are_listed_where_listed_and_always_to_their_players(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as other:
        public, _ = await finished(maker, listed=True)
        private, _ = await finished(maker)
        everybody = ids(await other.ask(ArchiveApi.finished_games(game="classic")))
        assert public in everybody
        assert private not in everybody
        mine = await maker.ask(ArchiveApi.finished_games(mine=True))
        assert ids(mine)[:2] == [private, public]
        newest = mine["tables"][0]
        assert unseated(newest) == unseated(await other.table(private))
        older = await maker.ask(ArchiveApi.finished_games(mine=True, before=newest["ended"], limit=1))
        assert len(older["tables"]) == 1
        assert (older["tables"][0]["ended"] or 0) <= (newest["ended"] or 0)
        assert ids(await other.ask(ArchiveApi.finished_games(mine=True))) == []


async def test_continue_where_you_left_off(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as other:
        day = 86_400
        table, keys = await people(maker, "classic-1986", 2, {"goals": 1, "first": 1}, clock=day)
        (mine,) = (await maker.ask(ArchiveApi.mine()))["tables"]
        assert (mine["id"], mine["seats_mine"], mine["turn_mine"]) == (table, [0], True)
        assert table not in ids(await maker.ask(ArchiveApi.finished_games(mine=True)))
        assert mine["deadline"] is not None
        assert 0 < mine["deadline"] - 1000 * time.time() <= 1000 * day
        assert (await other.ask(ArchiveApi.mine()))["tables"] == []
        async with seated(table, keys, [server.url]) as lives:
            await play_all(lives)
        assert (await maker.ask(ArchiveApi.mine()))["tables"] == []


async def test_the_lobby_lists_tables_that_wait_for_people(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as guest:
        seats = [{"kind": "me", "name": "Rude Name"}, {"kind": "open"}]
        shown, _ = await maker.make("towers-3d", seats, listed=True)
        hidden, _ = await maker.make("towers-3d", seats)
        lobby = await guest.ask(TablesApi.lobby(game="towers"))
        assert ids(lobby)[0] == shown["id"]
        assert hidden["id"] not in ids(lobby)
        assert shown["id"] not in ids(await guest.ask(TablesApi.lobby(game="go")))
        # listed tables have generated names, so that children can use them unattended
        assert "Rude Name" not in str(lobby)
        seat, key = await guest.join(shown["id"], "Also Rude")
        assert "Also Rude" not in str(await guest.table(shown["id"]))
        if (await guest.table(shown["id"]))["status"] == "waiting":
            await guest.ask(TablesApi.begin(shown["id"], seat_key=(seat, key)))
        assert shown["id"] not in ids(await guest.ask(TablesApi.lobby(game="towers")))


async def test_eight_letters_are_a_table_s_code_while_it_waits(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as guest:
        table, keys = await maker.make("classic-1986", [{"kind": "me", "name": "Ida"}, {"kind": "open"}])
        code = table["id"][:8]
        assert await guest.ask(RoomsApi.find(code.upper())) == {"table": table["id"]}
        for wrong in (table["id"], code[:5], code[:7], f"{code}%", "11111111", "".join(reversed(code)) + "x"):
            with pytest.raises(Refused, match=r"table\.unknown"):
                await guest.ask(RoomsApi.find(wrong))
        await guest.join(table["id"], "Tom")
        assert await guest.ask(RoomsApi.find(code)) == {"table": table["id"]}
        await maker.ask(TablesApi.begin(table["id"], seat_key=(0, keys[0])))
        with pytest.raises(Refused, match=r"table\.unknown"):
            await guest.ask(RoomsApi.find(code))


async def test_a_rematch_rotates_the_seats_and_everybody_gets_their_key(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await finished(maker, seats=3)
        before = await maker.table(table)
        names = [seat["name"] for seat in before["seats"]]
        first = await maker.ask(TablesApi.rematch(table, seat_key=(0, keys[0])))
        new = first["table"]["id"]
        assert [seat["name"] for seat in first["table"]["seats"]] == [names[-1], *names[:-1]]
        # everybody keeps the colour, and earlier wins still count
        colours = {seat["name"]: seat["colour"] for seat in before["seats"]}
        assert {seat["name"]: seat["colour"] for seat in first["table"]["seats"]} == colours
        assert before["series"] is None
        assert before["outcome"] is not None
        won = [int(seat in before["outcome"]["winners"]) for seat in range(3)]
        assert first["table"]["series"] == [won[-1], *won[:-1]]
        assert list(first["keys"]) == ["1"]
        again: dict[int, str] = {}
        for seat, key in keys.items():
            answer = await maker.ask(TablesApi.rematch(table, seat_key=(seat, key)))
            assert answer["table"]["id"] == new
            assert list(answer["keys"]) == [str((seat + 1) % 3)]
            again |= {int(seat): key for seat, key in answer["keys"].items()}
        assert (await maker.table(table))["rematch"] == new
        assert (await maker.ask(ArchiveApi.finished_games(mine=True)))["tables"][0]["rematch"] == new
        assert sorted(again) == [0, 1, 2]
        async with seated(new, again, [server.url]) as lives:
            await play_all(lives)
        assert (await maker.table(new))["status"] == "over"


async def test_a_rematch_keeps_the_maze_where_the_first_who_asks_likes_it_so(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await finished(maker)
        end = record.final(await record_of(maker, table))
        again: dict[int, str] = {}
        for seat, same in ((0, True), (1, False)):
            asked = {"same_maze": same, "first": 1 if same else 0}  # of two requests the first one counts
            answer = await maker.post(f"/api/tables/{table}/rematch", asked, key=(seat, keys[seat]))
            again |= {int(seat): key for seat, key in answer["keys"].items()}
        new = answer["table"]["id"]
        async with seated(new, again, [server.url]) as lives:
            await play_all(lives)
        game = await record_of(maker, new)
        assert (game.opening.maze, game.opening.places) == (end.maze, end.places)
        assert game.opening.stacks != end.found
        assert game.opening.first == 0  # the last seat moved on to the first (K3)
        # and the next one is dealt as usual
        (seat, key), *_ = again.items()
        last = (await maker.ask(TablesApi.rematch(new, seat_key=(seat, key))))["table"]["id"]
        async with maker.live(last) as live:
            assert live.view is not None
            assert live.view["maze"] != maker_view(game)["maze"]


def maker_view(game: record.Record) -> Json:
    """The end of a game as everybody sees it."""
    view: Json = game.game.view(record.final(game), None)
    return view


async def test_ratings_count_games_by_the_book_only(server: Server) -> None:
    """Ratings do not show the names that people use at private tables."""
    async with Device(server.url) as maker:

        async def rated() -> list[RatingJson]:
            ratings = (await maker.ask(BookApi.ratings(game="go")))["ratings"]
            assert "Rude Rita" not in str(ratings)
            return ratings

        own = (await maker.ask(TablesApi.me()))["name"]

        async def games() -> int:
            return sum(one["games"] for one in await rated() if one["name"] == own and not one["bot"])

        before = await games()  # made-up names are few, and others may have the same

        async def counted() -> bool:
            return await games() > before

        unrated, _ = await finished(maker, "go", options={"helper": True}, name="Rude Rita")
        assert not (await maker.table(unrated))["rated"]
        table, _ = await finished(maker, "go", name="Rude Rita")
        assert (await maker.table(table))["rated"]
        await eventually(counted, True)


async def test_bots_are_rated_too_and_one_may_be_as_strong_as_its_maker(server: Server) -> None:
    """The measured strength of bots is fixed, people's ratings change; a matched bot changes with the person, also in a
    rematch.
    """
    found, ida = scale("towers"), {"kind": "me", "name": "Ida"}
    assert found is not None

    async def even(seats: int, **more: Any) -> tuple[TableJson, dict[int, str]]:
        return await maker.make("towers-3d", [ida, *[{"kind": "bot", "bot": "even"}] * (seats - 1)], **more)

    def bots(table: TableJson) -> set[str | None]:
        return {seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"}

    async with Device(server.url) as maker:
        assert bots((await even(4, begin=False))[0]) == {f"strength:{found.even(1500, 3)}"}
        short, short_keys = await even(2, options={"turn_limit": 1})  # a house rule, so not rated
        assert bots(short) == {"strength:1500"}
        table, keys = await maker.make("towers-3d", [ida, {"kind": "bot", "bot": "level1"}])
        own = (await maker.ask(TablesApi.me()))["name"]

        async def ratings() -> list[RatingJson]:
            listed = (await maker.ask(BookApi.ratings(game="towers")))["ratings"]
            assert listed == sorted(listed, key=lambda one: -one["rating"])
            return listed

        async def games() -> int:
            return sum(one["games"] for one in await ratings() if one["name"] == own and not one["bot"])

        before = await games()  # made-up names are few, and others may have the same

        async def counted() -> bool:
            return await games() > before

        for one, own_keys in ((short, short_keys), (table, keys)):
            async with seated(one["id"], own_keys, [server.url]) as lives:
                await play_all(lives)
        await eventually(counted, True)
        (level,) = [one for one in await ratings() if one["name"] == "level1" and one["bot"]]
        assert (level["rating"], level["deviation"]) == (found.bots["level1"].points, 0)
        assert not [one for one in await ratings() if one["name"].startswith("strength")]
        again = (await maker.ask(TablesApi.rematch(short["id"], seat_key=(0, short_keys[0]))))["table"]
        (name,) = bots(again)
        assert name is not None
        assert name.startswith("strength:")
        assert name != "strength:1500"


async def test_games_and_their_editions_are_told(server: Server) -> None:
    async with Device(server.url) as maker:
        answer = await maker.ask(TablesApi.games())
        assert {game["game"] for game in answer["games"]} == {"classic", "towers", "go"}
        assert await maker.guest() == await maker.guest()
        assert (await maker.http.get("/metrics")).status_code == 200


async def test_the_api_describes_itself_without_asking_elsewhere(server: Server) -> None:
    async with Device(server.url) as reader:
        page = await reader.http.get("/docs")
        asked = re.findall(r"""(?:src|href)=["']([^"']+)""", page.text)
        assert len(asked) >= 3
        for address in asked:
            assert "//" not in address  # a relative link, which also works under a path of its own
            assert (await reader.http.get(address)).status_code == 200
        (script,) = re.findall(r"<script>(.*?)</script>", page.text, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in page.headers["content-security-policy"]
        assert "/api/tables/{id}/join" in (await reader.get("/openapi.json"))["paths"]


def test_winning_helps_and_more_so_against_the_strong() -> None:
    known = {"strong": Rating(32.0, 2.0), "weak": Rating(18.0, 2.0), "me": Rating(25.0, 2.0)}
    over_strong = update_ratings(known, ["me", "strong"], [0])["me"].mu - 25.0
    over_weak = update_ratings(known, ["weak", "me"], [1])["me"].mu - 25.0
    assert over_strong > over_weak > 0


def test_all_who_sat_there_are_rated_and_nobody_else() -> None:
    after = update_ratings({"away": Rating(30.0, 1.0)}, ["a", "b", "c", "d"], [2])
    assert set(after) == {"a", "b", "c", "d"}
    assert after["c"].mu > Rating().mu > after["a"].mu == after["b"].mu == after["d"].mu


def test_sharing_a_win_is_better_than_losing_and_less_than_winning() -> None:
    shared = update_ratings({}, ["a", "b", "c"], [0, 1])
    alone = update_ratings({}, ["a", "b", "c"], [0])
    assert alone["a"].mu > shared["a"].mu == shared["b"].mu > shared["c"].mu


@pytest.mark.parametrize(("seats", "winners"), [(["a", "b"], []), (["a"], [0]), (["a", "a"], [1])])
def test_games_that_say_nothing_change_nothing(seats: list[str], winners: list[int]) -> None:
    known = {"a": Rating(27.0, 3.0)}
    assert update_ratings(known, seats, winners)["a"] == known["a"]


def test_a_bot_in_several_seats_is_one_player() -> None:
    after = update_ratings({}, ["me", "level2", "level2"], [0])
    assert set(after) == {"me", "level2"}
    assert after["level2"].mu < Rating().mu


def test_who_wins_two_of_three_ends_above_and_is_known_better_with_time() -> None:
    dice, known = random.Random(3), {"a": Rating(), "b": Rating()}
    for _ in range(200):
        known |= update_ratings(known, ["a", "b"], [0 if dice.random() < 2 / 3 else 1])
    assert public_rating(known["a"]).rating > public_rating(known["b"]).rating > 1000
    assert public_rating(known["a"]).deviation < public_rating(Rating()).deviation / 3


def test_whoever_meets_bots_as_strong_as_themselves_wins_about_half() -> None:
    """With win chances from the points, whatever the true strength of a person, after some games to find it."""
    found, dice = scale("classic"), random.Random(4)
    assert found is not None
    for truth in (1300, 1500, 1900, 2300):
        me, won = Rating(), 0
        for game in range(140):
            points = found.even(points_of(me), 1)
            wins = dice.random() < 1 / (1 + exp((points - truth) / EFOLD))
            me = update_ratings({"me": me, "bot": rating_of_points(points)}, ["me", "bot"], [0 if wins else 1])["me"]
            won += wins and game >= 40
        assert 35 <= won <= 65, truth
        assert abs(points_of(me) - truth) < 150


def test_the_number_shown_is_never_below_nought() -> None:
    assert public_rating(Rating(-60.0, 3.0)).rating == 0
