"""What counts as solved: the first try, by the server's own log of the table; a shown solution closes a puzzle."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from itertools import count
from typing import Any

import pytest

from tests.server.client import Device, Json, Live, Refused
from tests.server.harness.server import Server
from tests.server.test_puzzles import at_table, attempt, play, solve
from tests.server.test_table import Log, of_game
from wanderwall.puzzles import kinds
from wanderwall.puzzles.collection import collection, next_number, offered_puzzles, rating_of, ratings
from wanderwall.puzzles.part import LEVELS
from wanderwall.puzzles.puzzle import next_turn
from wanderwall.puzzles.results import SHIPPED
from wanderwall.server.api.calls import BookApi, PuzzlesApi, SolvedApi
from wanderwall.server.api.puzzles import count_tries
from wanderwall.server.api.requests import BookKeyRequest, PuzzleRequest, SolvedRequest
from wanderwall.server.storage.books import Books
from wanderwall.server.storage.puzzle_ratings import FARTHEST, MOST_A_DAY, SETTLED, rate_first_try
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import CountedTries
from wanderwall.server.tables import commands, snapshot
from wanderwall.server.tables.attempts import FirstTry, first_try, puzzle_result
from wanderwall.server.tables.openings import rematch_opening
from wanderwall.server.tables.state import OVER, PLAYING, new_table
from wanderwall.server.tables.views import table_json
from wanderwall.server.workers.puzzle_jobs import puzzle_of, solution_of

FEWEST_TURNS, ONE_PUSH = 1, 560


def stay(log: Log) -> str:
    state = of_game(log.table.state)
    name: str = state.edition.grid.names[state.pawns[0]]
    return name


def waste_a_turn(log: Log) -> None:
    """Make a push that is not the solver's, and stay."""
    game, state = log.table.game, log.table.state
    best = next_turn(state)
    texts = [game.notation.move_text(state, move) for move in game.legal(state, 0)]
    play(log, [next(text for text in texts if text != getattr(best, "push", None))])
    play(log, [stay(log)])


def finish(log: Log) -> None:
    while log.table.status == PLAYING:
        turn: Any = next_turn(log.table.state)
        play(log, [f"{turn.push} {turn.walk}" if turn.push else turn.walk])


def test_par_and_solved_are_two_results_and_one_push_is_right_or_wrong() -> None:
    puzzle = puzzle_of({"number": FEWEST_TURNS})
    log = at_table(puzzle)
    assert attempt(log) == (0, 0, 0, "open")
    finish(log)
    assert attempt(log) == (2, 0, 0, "par")
    kept = puzzle_result(log.table)
    assert kept
    assert (kept.shelf, kept.name, kept.own, kept.state, kept.tries) == ("house", "1", 2, "solved", 1)
    log = at_table(puzzle)
    for _ in range(3):
        waste_a_turn(log)
    finish(log)
    own, *rest, result = attempt(log)
    assert (own > 2, rest, result) == (True, [0, 0], "solved")
    log = at_table(puzzle_of({"number": ONE_PUSH}))
    waste_a_turn(log)
    assert (log.table.status, attempt(log)) == (OVER, (1, 0, 0, "failed"))
    assert table_json(log.table)["puzzle"]["decisive"]  # type: ignore[index]
    kept = puzzle_result(log.table)
    assert kept
    assert (kept.state, kept.tries) == ("tried", 1)


def test_attempts_and_hints_are_counted_and_a_shown_solution_closes_the_puzzle() -> None:
    log = at_table(puzzle_of({"number": FEWEST_TURNS}))
    log.do(commands.start_over, 0, log.table.seq)  # nothing was tried yet
    log.do(commands.hint, 0)
    assert commands.hint(log.table, 9, 0) is None  # the same one again
    waste_a_turn(log)
    log.do(commands.hint, 0)
    log.do(commands.start_over, 0, log.table.seq)
    assert attempt(log) == (0, 1, 2, "open")
    assert snapshot.restore(log.made, snapshot.snapshot(log.table).data) == log.table
    finish(log)
    assert attempt(log) == (2, 1, 2, "par")
    assert log.again() == log.table
    # the next table of the same puzzle knows
    opening = rematch_opening(log.table)
    assert opening["past"] == {"tries": 2, "hints": 2, "state": "solved", "own": 2, "retries": 1}
    log.made = log.table = new_table("tabletwoxx", 5000, opening)
    log.entries = []
    log.begin()
    waste_a_turn(log)
    finish(log)
    puzzle: Any = table_json(log.table)["puzzle"]
    assert (puzzle["retries"], puzzle["first"]) == (2, {"own": 2, "retries": 1, "hints": 2})
    kept = puzzle_result(log.table)
    assert kept
    assert (kept.state, kept.tries) == ("tried", 3)  # it adds nothing but an attempt
    shown = at_table(puzzle_of({"number": FEWEST_TURNS}))
    shown.do(commands.start_over, 0, shown.table.seq, True)
    finish(shown)
    assert attempt(shown) == (2, 0, 0, "shown")
    kept = puzzle_result(shown.table)
    assert kept
    assert (kept.state, rematch_opening(shown.table)["past"]["state"]) == ("shown", "shown")


async def open_puzzle(device: Device, **asked: Any) -> Live:
    made = await device.ask(PuzzlesApi.play(PuzzleRequest(**asked)))
    return device.live(made["table"]["id"], {0: made["keys"]["0"]})


async def book_of(device: Device) -> Json:
    return {**await device.ask(SolvedApi.puzzles())}


@pytest.mark.anyio
async def test_the_server_counts_and_nobody_starts_afresh_at_another_table(plain_server: Server) -> None:
    async with Device(plain_server.url) as device, Device(plain_server.url) as phone:
        past = await device.ask(PuzzlesApi.of_day(date.fromisoformat("2026-11-09"), "maze", solution=True))
        asked: Json = {"day": "2026-11-09"}
        async with await open_puzzle(device, **asked) as live:
            await live.ready()
            await live.move(0, next(iter((live.choices or {})["pushes"])))
        await phone.ask(BookApi.take(BookKeyRequest(take=(await device.ask(BookApi.pass_on()))["take"])))
        async with await open_puzzle(phone, **asked) as again:  # it goes on where it was left, on any device
            await again.ready()
            assert (again.id, (again.view or {})["step"]) == (live.id, "walk")
            await again.send({"type": "undo", "seat": 0, "after": again.seq, "all": True})
            await again.until(lambda: again.table["puzzle"]["retries"] == 1)
            await again.ask({"type": "hint", "seat": 0})
            await solve(again, past["solution"])
            await again.until(lambda: again.over)
            assert again.table["puzzle"]["result"] == "par"
        own = {"own": past["par"], "par": past["par"], "retries": 1, "hints": 1, "when": None}
        assert (await book_of(device))["mazes"] == {"2026-11-09": own}
        async with await open_puzzle(device, **asked) as third:
            await third.ready()
            assert third.id != live.id
            await solve(third, past["solution"])
            await third.until(lambda: third.over)
            first = {"own": own["own"], "retries": 1, "hints": 1}
            assert (third.table["puzzle"]["retries"], third.table["puzzle"]["first"]) == (2, first)
        assert (await book_of(phone))["mazes"] == {"2026-11-09": own}
        lie = {"mazes": {"2026-11-09": {**own, "retries": 0, "hints": 0}}}
        with pytest.raises(Refused, match=r"book\.claim"):
            await device.post("/api/book/puzzles", lie)
        assert (await book_of(device))["mazes"] == {"2026-11-09": own}


@pytest.mark.anyio
async def test_a_day_whose_solution_was_shown_is_closed_at_once_and_for_the_streak(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        today = datetime.now(UTC).date()
        asked: Json = {"day": today.isoformat(), "ahead": 0}
        async with await open_puzzle(device, **asked) as live:
            await live.ready()
            line = (await live.ask({"type": "solution", "seat": 0, "after": live.seq}))["line"]
            closed = (await book_of(device))["closed"]
            assert closed == {"mazes": [today.isoformat()], "rolls": [], "numbers": []}
            await live.until(lambda: live.table["puzzle"]["shown"])
            await solve(live, line)
            await live.until(lambda: live.over)
            assert live.table["puzzle"]["result"] == "shown"
        async with await open_puzzle(device, **asked) as again:
            await again.ready()
            await solve(again, line)
            await again.until(lambda: again.over)
            assert again.table["puzzle"]["result"] == "shown"
        kept = await book_of(device)
        assert (kept["mazes"], (await device.ask(BookApi.read()))["puzzles"]["longest"]) == ({}, 0)
        par = live.table["puzzle"]["par"]
        claim = {"own": par, "par": par, "when": {"moment": int(time.time()), "ahead": 0}}
        with pytest.raises(Refused, match=r"book\.claim"):
            await device.post("/api/book/puzzles", {"mazes": {today.isoformat(): claim}})
        roll = await device.ask(PuzzlesApi.of_day(today, "roll"))
        (layout,) = solution_of("go", roll["position"])
        async with await open_puzzle(device, **asked, roll=True) as live:
            await live.ready()
            for move in (*layout.split(","), "grab"):
                await live.move(0, move)
            await live.until(lambda: live.over)
        assert (await book_of(device))["rolls"][today.isoformat()]["when"]["ahead"] == 0


def test_the_first_try_is_over_once_and_counts_nothing_but_itself() -> None:
    puzzle = puzzle_of({"number": FEWEST_TURNS})
    log = at_table(puzzle)
    assert first_try(log.table) is None  # it goes on
    finish(log)
    tried = first_try(log.table)
    assert tried is not None
    assert tried.push is not None
    assert (tried.shelf, tried.name, tried.at_par, tried.push[0] in "NESW") == ("house", "1", True, True)
    again = new_table("tabletwoxx", 5000, rematch_opening(log.table))
    log.made = log.table = again
    log.entries = []
    finish(log.begin())
    assert first_try(log.table) is None
    over, hinted, shown = at_table(puzzle), at_table(puzzle), at_table(puzzle)
    waste_a_turn(over)
    over.do(commands.start_over, 0, over.table.seq)
    finish(over)
    hinted.do(commands.hint, 0)
    finish(hinted)
    shown.do(commands.start_over, 0, shown.table.seq, True)
    tries = [first_try(one.table) for one in (over, hinted, shown)]
    assert [one and one.at_par for one in tries] == [False] * 3
    assert tries[0] is not None
    assert tries[0].push is None  # what came first is no longer on the board


def test_every_shipped_puzzle_has_a_rating_and_every_level_each_kind() -> None:
    assert len(ratings()) == len(collection())
    assert all(800 < rating.points < 2600 and 80 <= rating.deviation <= 400 for rating in ratings())
    offered = {(one.kind, ratings()[number - 1].level) for number, one in offered_puzzles().items()}
    assert offered == {(kind, level) for kind in kinds() for level in range(1, LEVELS + 1)}
    assert puzzle_of({"number": FEWEST_TURNS})["level"] == ratings()[FEWEST_TURNS - 1].level
    assert next_number(1500, ("block",), offered_puzzles(), {}, "") is None


@pytest.mark.anyio
async def test_ratings_move_with_first_tries_and_not_for_newcomers_nor_far(store: SqlStore) -> None:
    books = Books(store.database)

    now = count(10**12)

    async def rate(book: str, name: str, at_par: bool) -> None:
        tried, at = FirstTry(SHIPPED, name, "fewest", 2, at_par, "N2"), next(now)
        await store.database.write(lambda connection: rate_first_try(connection, store.database, book, tried, at))

    begins = rating_of("fewest", 2, 1).points
    for number in range(2, 2 + SETTLED):
        await rate("ida", str(number), True)
    ida = await books.puzzle_player("ida")
    assert (ida.tries, len(ida.latest), ida.points > 1500) == (SETTLED, SETTLED, True)
    assert await books.moved_puzzles() == {}  # a newcomer tells nothing of puzzles
    await rate("ida", "1", False)
    after = await books.puzzle_player("ida")
    moved = (await books.moved_puzzles())[1]
    assert (after.points < ida.points, moved > begins) == (True, True)
    for _ in range(3):  # once a puzzle, whatever is reported
        await rate("ida", "1", True)
    assert (await books.puzzle_player("ida"), (await books.moved_puzzles())[1]) == (after, moved)
    for guest in range(60):  # even with any number of guests it stays near
        for number in range(2, 2 + SETTLED):
            await rate(f"guest{guest}", str(number), True)
        await rate(f"guest{guest}", "1", False)
    assert (await books.moved_puzzles())[1] == begins + FARTHEST
    assert sum(one.tries for one in await books.first_tries(SHIPPED, "1")) == 61
    for number in range(10, 10 + MOST_A_DAY):
        await rate("ida", str(number), True)
    capped = await books.puzzle_player("ida")
    await rate("ida", "999", True)
    assert (await books.puzzle_player("ida"))[:2] == capped[:2]
    assert (await books.delete("ida")).puzzles == 0
    assert (await books.puzzle_player("ida")).tries == 0


def test_what_everybody_did_is_shown_from_ten_tries_on_and_by_arrow() -> None:
    rows = [CountedTries("N4es", True, 2), CountedTries("N4ns", False, 3), CountedTries("W2es", False, 4)]
    assert count_tries(rows) == {"count": 0, "at_par": 0, "pushes": {}, "arrows": {}, "right": []}
    assert count_tries([*rows, CountedTries(None, True, 1)]) == {
        "count": 10, "at_par": 30, "pushes": {"W2es": 44, "N4ns": 33, "N4es": 22}, "arrows": {"N4": 56, "W2": 44},
        "right": ["N4es"],
    }  # fmt: skip


@pytest.mark.anyio
async def test_the_next_puzzle_fits_and_what_is_only_claimed_moves_nothing(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        first: Any = await device.ask(PuzzlesApi.next_puzzle(kinds="find"))
        offered, player = first["next"]["puzzle"], first["player"]
        assert (offered["kind"], player["tries"], player["points"]) == ("find", 0, 1500)
        assert abs(first["next"]["points"] - 1500) < 150
        assert first["next"]["view"]["seats"][0]["cards"]
        assert await device.ask(PuzzlesApi.next_puzzle(kinds="find")) == first  # until it is tried
        assert (await device.ask(PuzzlesApi.everybody(number=offered["number"])))["count"] == 0
        await device.ask(SolvedApi.note(SolvedRequest(numbers=[offered["number"]])))
        claimed: Any = await device.ask(PuzzlesApi.next_puzzle(kinds="find"))
        assert claimed["player"] == player
        number = claimed["next"]["puzzle"]["number"]
        assert number != offered["number"]
        (turn,) = solution_of("find", claimed["next"]["puzzle"]["position"])
        for _ in range(2):
            async with await open_puzzle(device, number=number) as live:
                await live.ready()
                await solve(live, [turn])
                await live.until(lambda: live.over)
            after: Any = await device.ask(PuzzlesApi.next_puzzle())
            assert (after["player"]["tries"], after["player"]["points"] > 1500) == (1, True)
        assert after["next"]["puzzle"]["number"] not in (number, offered["number"])
        with pytest.raises(Refused, match=r"server\.request"):
            await device.ask(PuzzlesApi.next_puzzle(kinds="a'b"))
