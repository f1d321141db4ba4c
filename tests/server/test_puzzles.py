"""A puzzle is played at a table: the server looks it up, the solver helps, nothing is rated, the log contains
everything.
"""

from __future__ import annotations

import asyncio
from datetime import date, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.client import Device, Json, Live, Refused
from tests.server.harness.server import Server
from tests.server.test_table import GUEST, Log, code, of_game
from wanderwall.bots import bot
from wanderwall.bots.protocol import Budget, History
from wanderwall.game.protocol import View
from wanderwall.games.sliding.state import Walk
from wanderwall.match import record
from wanderwall.problem import Problem
from wanderwall.puzzles.collection import MOST, rush
from wanderwall.puzzles.make import make_puzzle, usual_edition
from wanderwall.server.api.calls import BookApi, PuzzlesApi, TablesApi
from wanderwall.server.api.puzzles import of_day
from wanderwall.server.api.requests import FreshPuzzle, NewDraftRequest, PuzzleRequest, RushRequest
from wanderwall.server.offline.assemble import run_inline
from wanderwall.server.tables import commands, snapshot
from wanderwall.server.tables.history import record_of
from wanderwall.server.tables.openings import prepare_puzzle_table, rematch_opening, rematch_seat
from wanderwall.server.tables.state import OVER, PLAYING, new_table
from wanderwall.server.tables.types import ProvenPuzzle
from wanderwall.server.tables.views import table_json
from wanderwall.server.workers.jobs import Workers
from wanderwall.server.workers.messages import PuzzleSpec
from wanderwall.server.workers.process import Worker
from wanderwall.server.workers.puzzle_jobs import puzzle_hint, puzzle_json, puzzle_of, solution_of
from wanderwall.server.workers.results import Puzzles


def at_table(puzzle: ProvenPuzzle) -> Log:
    """A table at a puzzle, rebuilt from its log."""
    log = Log()
    log.made = log.table = new_table("tabletable", 1000, prepare_puzzle_table(puzzle, "Ida", GUEST, str).opening)
    return log.begin()


def play(log: Log, line: Any) -> None:
    """Play the turns of a line, or a layout."""
    for text in line:
        for move in text.split():
            log.do(commands.move, 0, move, log.table.seq, log.dice)


@pytest.mark.parametrize("number", [1, 560, 1110, 1550, 2100, 2265, 2495, 2695])
def test_it_begins_as_it_lies_and_ends_with_the_last_find(number: int) -> None:
    puzzle = puzzle_of({"number": number})
    log = at_table(puzzle)
    shown: Any = table_json(log.table)["puzzle"]
    assert (shown["kind"], shown["par"], shown["number"], shown["shown"]) == (
        puzzle["kind"], puzzle["par"], number, False,
    )  # fmt: skip
    line = solution_of(puzzle["kind"], puzzle["position"])
    assert len(line) == puzzle["par"]
    play(log, line[:-1])
    assert log.table.status == PLAYING
    play(log, line[-1:])
    table = log.table
    assert (table.status, table.is_rated, of_game(table.state).turns) == (OVER, False, puzzle["par"])
    assert log.again() == table
    assert snapshot.restore(log.made, snapshot.snapshot(table).data) == table
    kept = record_of(table)
    assert record.final(record.read(record.write(kept))) == table.state
    # a rematch is the same puzzle
    again = new_table("tablettwoo", 5000, rematch_opening(table))
    assert again.start == table.start
    assert code(rematch_opening, table, True) == "table.no_maze"


def test_a_roll_is_one_roll() -> None:
    puzzle = puzzle_json(make_puzzle("go", usual_edition("go"), "1"))  # type: ignore[arg-type]
    log = at_table(puzzle)
    (layout,) = solution_of("go", puzzle["position"])
    play(log, layout.split(","))
    play(log, ["grab"])
    assert log.table.status == OVER
    outcome: Any = table_json(log.table)["outcome"]
    assert (outcome["scores"], attempt(log)) == ([1], (puzzle["par"], 0, 0, "par"))
    assert log.again() == log.table
    given_up = at_table(puzzle)
    play(given_up, ["skip"])
    ended: Any = table_json(given_up.table)["outcome"]
    assert (given_up.table.status, ended["scores"], attempt(given_up)[3]) == (OVER, [0], "failed")


BLOCKS = 1571


def test_whoever_is_to_be_left_no_way_answers() -> None:
    puzzle = puzzle_of({"number": BLOCKS})
    assert (puzzle["kind"], puzzle["seat"]) == ("block", 0)
    log = at_table(puzzle)
    assert [occupant.kind for occupant in log.table.occupants] == ["person", "bot"]
    push, stay = solution_of("block", puzzle["position"])[0].split()
    play(log, [push])
    hint: Any = puzzle_hint(cast(View, {}), log.table.game.notation.position_text(log.table.state))
    assert hint["walk"] == stay
    play(log, [stay])
    for seat in (1, 1):  # whatever the other seat does
        log.do(commands.move, seat, first_move(log, seat), log.table.seq, log.dice)
    outcome: Any = log.table.game.outcome(log.table.state)
    assert (log.table.status, outcome.reason, attempt(log)) == (OVER, "turn_limit", (1, 0, 0, "par"))
    assert log.again() == log.table
    again = new_table("tablettwoo", 5000, rematch_opening(log.table))
    assert [again.occupants[rematch_seat(log.table, seat)].kind for seat in (0, 1)] == ["person", "bot"]
    # a push that leaves the other a way: the bot takes it
    game, other = log.table.game, Log()
    for move in game.legal(log.table.start, 0):
        other = at_table(puzzle)
        play(other, [game.notation.move_text(other.table.state, move)])
        play(other, [game.notation.move_text(other.table.state, Walk(of_game(other.table.state).pawns[0]))])
        for _ in range(2):
            state = other.table.state
            seen = History.now(game.view(state, 1), game.choices(state, 1))
            text = bot("greedy", "classic").choose(seen, Budget(), 1).move
            other.do(commands.move, 1, text, other.table.seq, other.dice)
        outcome = game.outcome(other.table.state)
        if outcome.reason != "turn_limit":
            break
    assert (outcome.reason, outcome.winners) == ("last-find", (1,))
    assert attempt(other)[3] == "failed"


def first_move(log: Log, seat: int) -> str:
    game, state = log.table.game, log.table.state
    return game.notation.move_text(state, game.legal(state, seat)[0])


def test_it_starts_over_and_tells_who_has_seen_the_solution() -> None:
    puzzle = puzzle_of({"number": 1})
    log = at_table(puzzle)
    log.play()
    log.play()
    assert code(commands.undo, log.table, 1, 0, log.table.seq) == "table.no_undo"
    assert code(commands.start_over, log.table, 1, 0, log.table.seq - 1) == "table.stale"
    log.do(commands.start_over, 0, log.table.seq)
    assert (log.table.state, log.table.moves.total, log.table.shown) == (log.table.start, 0, False)
    log.play()
    log.do(commands.start_over, 0, log.table.seq, True)
    assert log.table.shown
    play(log, solution_of(puzzle["kind"], puzzle["position"]))
    puzzle_json_now: Any = table_json(log.table)["puzzle"]
    assert puzzle_json_now["shown"]
    assert log.again() == log.table
    assert len(record_of(log.table).moves) == 2 * puzzle["par"]
    plain = Log().begin().table
    assert (code(commands.start_over, plain, 1, 0, plain.seq), plain.puzzle) == ("table.no_puzzle", None)


async def refused(device: Device, **asked: Any) -> str:
    with pytest.raises(Refused) as caught:
        await device.post("/api/puzzles", asked)
    return caught.value.code


@pytest.mark.anyio
async def test_by_day_by_number_and_by_line(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        shelves = (await device.ask(PuzzlesApi.shelves()))["shelves"]
        assert {shelf["kind"] for shelf in shelves} == {"fewest", "find", "treasures", "block", "go"}
        assert shelves[0]["first"] == 1
        day = date(2026, 11, 15)
        made: Any = await device.ask(PuzzlesApi.play(PuzzleRequest(day=day, name="Ida")))
        table, keys = made["table"], {int(seat): key for seat, key in made["keys"].items()}
        assert (table["status"], table["rated"], table["puzzle"]["day"], table["puzzle"]["number"]) == (
            "playing", False, "2026-11-15", 15,
        )  # fmt: skip
        assert "solution" not in await device.ask(PuzzlesApi.of_day(day, "maze"))
        past = await device.ask(PuzzlesApi.of_day(day, "maze", solution=True))
        async with device.live(table["id"], keys) as live:
            await live.ready()
            await solve(live, past["solution"])
            await live.until(lambda: live.over)
            assert live.view
            assert live.view["turns"] == past["par"]
        line = past["line"]
        shared: Any = await device.ask(PuzzlesApi.play(PuzzleRequest(line=line)))
        assert shared["table"]["puzzle"]["par"] == past["par"]
        assert await refused(device, line=line.replace(" ways=", " ways=9")) == "puzzle.lies"
        assert await refused(device, line="fewest par=1") == "puzzle.form"
        assert await refused(device, line="x" * 1500) == "puzzle.too_long"
        assert await refused(device, number=99_999) == "puzzle.number"
        assert await refused(device, day="2026-10-01") == "day.early"
        assert await refused(device, day="2999-01-01") == "day.late"
        assert await refused(device) == "server.request"
        fresh: Json = {"kind": "treasures", "edition": "towers-3d", "level": 3}
        call = PuzzlesApi.play(PuzzleRequest(fresh=FreshPuzzle(**fresh)))
        new: list[Any] = [(await device.ask(call))["table"]["puzzle"] for _ in range(2)]
        assert [{name: one[name] for name in fresh} | {"fresh": one["fresh"]} for one in new] == 2 * [
            {**fresh, "fresh": True}
        ]
        assert new[0]["line"] != new[1]["line"]
        assert await refused(device, fresh={**fresh, "edition": "go"}) == "puzzle.none_made"
        assert await refused(device, fresh={**fresh, "level": 9}) == "server.request"
        assert await refused(device, fresh=fresh, number=1) == "server.request"
        assert await refused(device, day="2026-11-15", number=1) == "server.request"


@pytest.mark.anyio
async def test_the_rematch_of_a_block_names_the_seat_it_is_for(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        made = await device.ask(PuzzlesApi.play(PuzzleRequest(number=BLOCKS)))
        (line,) = solution_of("block", puzzle_of({"number": BLOCKS})["position"])
        async with device.live(made["table"]["id"], {0: made["keys"]["0"]}) as live:
            await live.ready()
            await solve(live, [line])
            await live.until(lambda: live.over)
        again = await device.ask(TablesApi.rematch(made["table"]["id"], seat_key=(0, made["keys"]["0"])))
        assert again["keys"] == made["keys"]
        async with device.live(again["table"]["id"], {0: again["keys"]["0"]}) as live:
            await live.ready()
            await solve(live, [line])


@pytest.mark.anyio
async def test_hints_and_the_solution_come_from_the_solvers_line(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        made: Any = await device.ask(PuzzlesApi.play(PuzzleRequest(number=1550)))
        par = made["table"]["puzzle"]["par"]
        async with device.live(made["table"]["id"], {0: made["keys"]["0"]}) as live:
            await live.ready()
            for turn in range(par):  # with hints only, it is solved in par
                (hint,) = (await live.ask({"type": "hint", "seat": 0}))["turns"]
                await live.move(0, hint["push"])
                (walk,) = (await live.ask({"type": "hint", "seat": 0}))["turns"]
                assert walk["push"] is None
                assert turn == par - 1 or walk["reasons"]
                await live.move(0, walk["walk"])
            await live.until(lambda: live.over)
        again = await device.ask(TablesApi.rematch(made["table"]["id"], seat_key=(0, made["keys"]["0"])))
        async with device.live(again["table"]["id"], {0: made["keys"]["0"]}) as live:
            await live.ready()
            await live.move(0, next(iter((live.choices or {})["pushes"])))
            solution = await live.ask({"type": "solution", "seat": 0, "after": live.seq})
            assert len(solution["line"]) == par
            await live.until(lambda: live.table["puzzle"]["shown"])
            await solve(live, solution["line"])
            await live.until(lambda: live.over)


@pytest.mark.anyio
async def test_a_position_of_a_finished_game_makes_a_puzzle(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        made: Any = await device.ask(PuzzlesApi.play(PuzzleRequest(number=1550)))
        id, key = made["table"]["id"], made["keys"]["0"]
        with pytest.raises(Refused, match=r"table\.not_over"):
            await device.ask(PuzzlesApi.of_game(id, at=0))
        async with device.live(id, {0: key}) as live:
            await live.ready()
            solution = await live.ask({"type": "solution", "seat": 0, "after": live.seq})
            await solve(live, solution["line"])
            await live.until(lambda: live.over)
        puzzle = await device.ask(PuzzlesApi.of_game(id, at=0))
        assert (puzzle["kind"], puzzle["par"]) == ("treasures", made["table"]["puzzle"]["par"])
        assert (await device.ask(PuzzlesApi.play(PuzzleRequest(line=puzzle["line"]))))["table"]["status"] == "playing"
        for at, why in ((1, "puzzle.position"), (999, "puzzle.position")):
            with pytest.raises(Refused) as caught:
                await device.ask(PuzzlesApi.of_game(id, at=at))
            assert caught.value.code == why


async def solve(live: Live, line: list[str]) -> None:
    for turn in line:
        for move in turn.split():
            await live.move(0, move)


@pytest.mark.anyio
async def test_a_rush_is_counted_by_the_server(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        begun = await device.ask(PuzzlesApi.begin_rush())
        run: str = begun["run"]
        assert (begun["seconds"], len(begun["puzzles"])) == (180, MOST)
        lines = [solution_of(puzzle.kind, puzzle.position) for puzzle in rush(run.partition(".")[0])[:2]]
        pushes = [line[0].split()[0] for line in lines]
        result = await device.ask(PuzzlesApi.finish_rush(RushRequest(run=run, pushes=[*pushes, "N2es"])))
        assert result["solved"] >= 2
        assert (result["best"], result["new_best"]) == (result["solved"], True)
        worse = await device.ask(PuzzlesApi.finish_rush(RushRequest(run=run, pushes=pushes[:1])))
        assert (worse["solved"], worse["best"], worse["new_best"]) == (1, result["solved"], False)
        # it is in the book as a personal best, and is not a puzzle of its own
        book = await device.ask(BookApi.read())
        assert [(best["kind"], best["value"]) for best in book["bests"]] == [("rush", result["solved"])]
        assert book["puzzles"]["rush"] == result["solved"]
        assert not any(badge["earned"] for badge in book["badges"])
        seed, began, sign = run.split(".")
        for forged in (
            f"{seed}.{int(began) + 60_000}.{sign}",
            f"other.{began}.{sign}",
            "x",
            "..",
            f"{seed}.{'9' * 40}.x",
        ):
            assert await code_of(device, "/api/rush/result", run=forged, pushes=pushes) == "rush.unknown"
        assert await code_of(device, "/api/rush/result", run=run, pushes=["N2es"] * 101) == "server.request"
        assert await code_of(device, "/api/rush/result", run=run, pushes=["x" * 1000]) == "server.request"


@pytest.mark.anyio
async def test_a_maze_is_laid_by_hand(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        made: Any = await device.ask(PuzzlesApi.play(PuzzleRequest(number=560)))
        line = made["table"]["puzzle"]["line"]
        view: Any = (await device.ask(PuzzlesApi.draft(NewDraftRequest(line=line))))["view"]
        seats = [{"colour": one["colour"], "pawn": one["pawn"], "goals": one["cards"]} for one in view["seats"]]
        asked = {**{key: view[key] for key in ("edition", "maze", "spare", "barred", "things")}, "seats": seats}
        draft = await device.post("/api/puzzles/drafts/check", asked)
        assert (draft["kind"], draft["par"]) == ("find", 1)
        old = {"lies" if key == "barred" else key: value for key, value in asked.items()}
        for arrow in (None, "N2", "S4"):
            now = await device.post("/api/puzzles/drafts/check", {**asked, "barred": arrow})
            assert now == await device.post("/api/puzzles/drafts/check", {**old, "lies": arrow})
            assert (f"@{arrow} " in now["line"]) == (arrow is not None), now["line"]
        assert (await device.ask(PuzzlesApi.play(PuzzleRequest(line=draft["line"]))))["table"]["status"] == "playing"
        fresh: Any = await device.ask(PuzzlesApi.draft(NewDraftRequest()))
        assert fresh["view"]["maze"] != view["maze"]
        check = "/api/puzzles/drafts/check"
        assert await code_of(device, check, **{**asked, "maze": [15] * 49}) == "position.fixed_tiles"
        assert await code_of(device, "/api/puzzles/drafts", line="fewest par=1") == "puzzle.form"
        many = {f"thing{number}": 1 for number in range(200)}
        lies: list[Json] = [
            {"maze": [1] * 1000},
            {"maze": [99] * 49},
            {"things": many},
            {"seats": []},
            {"seats": seats * 9},
        ]
        for lie in lies:
            assert await code_of(device, check, **{**asked, **lie}) == "server.request", lie
        for words in ({"barred": "N2 red>push"}, {"edition": "classic-1986 6BE"}, {"things": {"bat=a1,owl": 3}}):
            assert await code_of(device, check, **{**asked, **words}) == "server.request", words


@pytest.mark.anyio
async def test_lies_and_floods_harm_no_other_table(plain_server: Server) -> None:
    """Proofs for strangers have a queue of their own: players, and requests for built-in puzzles, are answered as
    usual.
    """
    async with Device(plain_server.url) as device, Device(plain_server.url) as stranger:
        made: Any = await device.ask(PuzzlesApi.play(PuzzleRequest(number=1550)))
        line: str = made["table"]["puzzle"]["line"]
        lies = [line.replace(" ways=", f" ways={lie}") for lie in range(1, 9)]
        floods = [asyncio.create_task(refused(stranger, line=lie)) for lie in lies]
        async with device.live(made["table"]["id"], {0: made["keys"]["0"]}) as live:
            await live.ready()
            await live.move(0, next(iter((live.choices or {})["pushes"])))
            assert (await device.ask(PuzzlesApi.play(PuzzleRequest(number=1))))["table"]["status"] == "playing"
        assert set(await asyncio.gather(*floods)) == {"puzzle.lies"}
        for at in (-1, 1_000_000, 10**30, "all"):
            with pytest.raises(Refused) as caught:
                await stranger.get(f"/api/tables/{made['table']['id']}/puzzle", at=at)
            assert caught.value.code == "server.request"


async def code_of(device: Device, path: str, **asked: Any) -> str:
    with pytest.raises(Refused) as caught:
        await device.post(path, asked)
    return caught.value.code


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("now", "begun", "solved"),
    [
        ("2026-11-16T09:59", False, False),  # the seventeenth has begun nowhere yet
        ("2026-11-16T10:00", True, False),
        ("2026-11-18T11:59", True, False),  # it is still the seventeenth somewhere
        ("2026-11-18T12:00", True, True),
    ],
)
async def test_a_day_is_told_when_it_has_begun_somewhere_and_solved_when_it_is_over_everywhere(
    now: str, begun: bool, solved: bool
) -> None:
    players = Workers(1, start=run_inline)
    await players.start()
    clock = SimpleNamespace(now=lambda: 1000 * datetime.fromisoformat(f"{now}+00:00").timestamp())
    house: Any = SimpleNamespace(clock=clock, puzzles=Puzzles(players))
    caller: Any = SimpleNamespace(address="ida")
    asked = partial(of_day, house, caller, date(2026, 11, 17), "maze", solution=True)
    try:
        if begun:
            assert ("solution" in await asked()) == solved
        else:
            with pytest.raises(Problem, match=r"day\.late"):
                await asked()
    finally:
        await players.stop()


@pytest.mark.anyio
async def test_the_puzzles_of_the_house_and_of_the_day_wait_for_no_solver() -> None:
    async def compiles_for_ever(niceness: int) -> Worker:
        await asyncio.get_running_loop().create_future()
        raise AssertionError

    players = Workers(1, start=lambda crew: compiles_for_ever if crew == "puzzles" else run_inline(crew))
    await players.start()
    puzzles = Puzzles(players)
    try:
        for roll in (False, True):
            asked: PuzzleSpec = {"day": "2026-11-17", "roll": roll}
            assert await puzzles.puzzle("ida", **asked) == puzzle_of(asked)
        shelves = await puzzles.shelves("ida")
        assert [shelf["first"] for shelf in shelves[:1]] == [1]
        assert await puzzles.puzzle("ida", number=1) == puzzle_of({"number": 1})
    finally:
        await players.stop()


def attempt(log: Log) -> tuple[Any, ...]:
    puzzle: Any = table_json(log.table)["puzzle"]
    return tuple(puzzle[name] for name in ("own", "retries", "hints", "result"))
