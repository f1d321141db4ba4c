"""A table from a record, and a rematch in the same maze: the game continues or begins as it lay, and replays."""

from __future__ import annotations

import random
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.server.client import Device, Refused
from tests.server.harness.server import Server
from tests.server.test_table import GUEST, Log, of_game
from wanderwall import start
from wanderwall.games import edition, game_of
from wanderwall.games.sliding.notation import opening_tiles
from wanderwall.match import record
from wanderwall.match.match import Match
from wanderwall.match.record import final, read, write
from wanderwall.match.steps import deal
from wanderwall.problem import Problem
from wanderwall.server.api.calls import ArchiveApi
from wanderwall.server.api.requests import RecordRequest
from wanderwall.server.book.results import results_of
from wanderwall.server.tables import commands, snapshot
from wanderwall.server.tables.history import MAX_IMPORTED_MOVES, import_record, record_of
from wanderwall.server.tables.openings import prepare_imported_table, rematch_opening
from wanderwall.server.tables.state import OVER, PLAYING, WAITING, Table, new_table

SEED = 1986


def played(edition: str, moves: int, **names: str) -> Match:
    """A game with one goal each, after this many moves or finished."""
    match = start(edition, seats=2, goals=1, seed=SEED) if edition != "go" else start("go", seats=2, seed=SEED)
    match.headers |= {
        colour.capitalize(): name for colour, name in zip(match.colours, ("Ida", "bot:random"), strict=True)
    }
    match.headers |= names
    dice = random.Random(SEED)
    while len(match.moves) < moves and not match.outcome:
        seat = min(match.game.to_act(match.state))
        match.move(dice.choice(match.legal(seat)), seat)
    return match


def brought(text: str) -> Log:
    """The table at which it continues, rebuilt from its log."""
    game = import_record(text)
    log = Log()
    log.made = log.table = new_table("tabletable", 1000, prepare_imported_table(game, GUEST, str).opening)
    log.do(commands.import_record, game["moves"], log.dice)
    return log


@pytest.mark.parametrize("edition", ["classic-1986", "one-piece", "towers-3d", "go"])
def test_it_goes_on_as_it_lay(edition: str) -> None:
    match = played(edition, 3)
    log = brought(write(match.record()))
    table = log.table
    assert (table.status, table.state, table.is_rated) == (PLAYING, match.state, False)
    assert [(one.kind, one.name) for one in table.occupants] == [("person", "Ida"), ("bot", "random")]
    assert log.again() == table
    assert snapshot.restore(log.made, snapshot.snapshot(table).data) == table
    kept = record_of(table, unfinished=True)
    assert (kept.opening, final(kept), len(kept.moves)) == (match.opening, match.state, len(match.moves))
    assert (
        commands.import_record(table, log.now, [], log.dice) is None
    )  # the request was repeated: its response was lost
    with pytest.raises(Problem, match=r"table\.not_over"):
        record_of(table)


def test_one_that_is_over_is_seen_again_and_counts_for_nothing() -> None:
    text = write(played("classic-1986", MAX_IMPORTED_MOVES).record())
    table = brought(text).table
    assert (table.status, record_of(table).moves) == (OVER, read(text).moves)
    assert [kept.result for kept in results_of(table)] == [None]
    again = new_table("anothertab", 1000, rematch_opening(table))
    assert (again.status, again.imported, again.state.step) == (WAITING, False, "deal")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: "Dear diary", "record.unreadable"),
        (lambda text: text.replace(" 2. ", " 2. a1 ", 1), "record.unreadable"),
        (lambda text: text.replace("classic-1986", "chess"), "record.unreadable"),
        (lambda text: text.replace("bot:random", "Ida"), "table.same_name"),
    ],
)
def test_what_cannot_be_brought_is_refused(change: Any, problem: str) -> None:
    with pytest.raises(Problem) as refused:
        brought(change(write(played("classic-1986", 4).record())))
    assert refused.value.code == problem


def test_at_one_device_only_one_can_lay_at_a_time() -> None:
    with pytest.raises(Problem, match=r"table\.together_here"):
        brought(write(played("go", 3, Blue="Mia").record()).replace("bot:random", "Mia"))


@pytest.mark.anyio
async def test_it_comes_over_http(plain_server: Server) -> None:
    async with Device(plain_server.url) as ida:
        text = write(played("classic-1986", 6).record())
        made = await ida.ask(ArchiveApi.import_record(RecordRequest(record=text)))
        assert (made["table"]["status"], made["table"]["rated"], list(made["keys"])) == ("playing", False, ["0"])
        assert [table["id"] for table in (await ida.ask(ArchiveApi.mine()))["tables"]] == [made["table"]["id"]]
        story = await ida.ask(ArchiveApi.story(made["table"]["id"]))
        assert all(event["seq"] > 1 for event in story["events"])  # what was played elsewhere is not repeated
        with pytest.raises(Refused) as refused:
            await ida.ask(ArchiveApi.import_record(RecordRequest(record="[Opening]")))
        assert (refused.value.code, refused.value.details) == ("record.unreadable", {"line": 1})


TWO = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]


def play_out(log: Log) -> Table:
    """Play the game to its end, which a turn limit brings soon."""
    log.begin()
    while log.table.status == PLAYING:
        log.play()
    assert log.table.status == OVER
    return log.table


@pytest.mark.parametrize("box", ["classic-1986", "garden-9", "one-piece", "towers-3d"])
def test_the_maze_stays_as_it_lies_and_the_cards_are_new(box: str) -> None:
    log = Log(box, seed=8, seats=TWO, options={"turn_limit": 6})
    before = play_out(log)
    again = Log(box, seed=9, seats=TWO)
    again.made = again.table = new_table("tablettwoo", 5000, rematch_opening(before, same_maze=True))
    after = play_out(again)
    opening, end = of_game(after.start), of_game(before.state)
    assert (opening.maze, opening.places) == (end.maze, end.places)
    assert getattr(opening, "heights", None) == getattr(end, "heights", None)
    assert (opening.barred, opening.turns, opening.found) == (None, 0, ((), ()))  # a game like any other (S5)
    assert opening.pawns == tuple(opening.home(seat) for seat in range(2))
    assert opening.stacks != of_game(before.start).stacks[::-1]
    assert again.again() == after
    kept = record_of(after)
    assert record.final(record.read(record.write(kept))) == after.state
    # one game in the same maze, not all of them
    assert new_table("tablethree", 9000, rematch_opening(after)).opening["maze"] is None


def test_t2_a_few_movable_towers_of_a_kept_maze_are_swapped() -> None:
    """As the rulebook advises: each keeps its height, its treasure and its rotation, and the rest stays."""
    log = Log("towers-3d", seed=8, seats=TWO, options={"turn_limit": 6})
    before = play_out(log)
    for seed in range(9, 19):
        again = Log("towers-3d", seed=seed, seats=TWO)
        again.made = again.table = new_table("tablettwoo", 5000, rematch_opening(before, same_maze=True, swap=True))
        states = [of_game(state) for state in (before.state, again.begin().table.start)]
        assert again.again() == again.table
        tiles = [opening_tiles(state, state.heights) for state in states]
        moved = [n for n, (old, new) in enumerate(zip(*tiles, strict=True)) if old != new]
        assert len(moved) == 6
        assert Counter(tiles[0]) == Counter(tiles[1])


def test_tiles_are_swapped_in_no_other_game_and_in_no_new_maze() -> None:
    classic, towers = (
        play_out(Log(box, seats=TWO, options={"turn_limit": 1})) for box in ("classic-1986", "towers-3d")
    )
    for table, same_maze in ((classic, True), (towers, False)):
        with pytest.raises(Problem, match=r"table\.no_swap") as refused:
            rematch_opening(table, same_maze, swap=True)
        assert refused.value.clause == "T2"


def test_k3_a_rematch_begins_with_whoever_is_named() -> None:
    """Named by the seat in the game before; everybody moves on by one seat."""
    before = play_out(Log(seed=8, seats=[*TWO, {"kind": "here", "name": "Tom"}], options={"turn_limit": 2, "first": 1}))
    for same_maze in (False, True):
        for first, name in enumerate(("Ida", "Opa", "Tom")):
            again = Log(seed=9, seats=TWO)
            again.made = again.table = new_table("tablettwoo", 5000, rematch_opening(before, same_maze, first=first))
            table = again.begin().table
            assert table.occupants[of_game(table.start).first].name == name
    begins = set()
    for seed in range(20):
        again = Log(seed=seed, seats=TWO)
        again.made = again.table = new_table("tablettwoo", 5000, rematch_opening(before))
        begins.add(of_game(again.begin().table.start).first)
    assert begins == {0, 1, 2}
    for first in (-1, 3):
        with pytest.raises(Problem, match=r"table\.no_seat"):
            rematch_opening(before, first=first)
    go = Log("go", seats=[TWO[0], {"kind": "bot", "bot": "random"}]).table
    with pytest.raises(Problem, match=r"option\.unknown"):
        rematch_opening(go, first=0)


def test_there_is_no_maze_to_keep_in_go_and_none_of_another_edition() -> None:
    with pytest.raises(Problem, match=r"table\.no_maze"):
        rematch_opening(Log("go", seats=[TWO[0], {"kind": "bot", "bot": "random"}]).table, same_maze=True)
    small, large = edition("classic-1986"), edition("garden-9")
    game = game_of(small)
    with pytest.raises(Problem, match=r"table\.other_maze"):
        game.same_maze(game.setup(large, 2, {}), deal(game, game.setup(small, 2, {}), Random(1)), Random(2))  # type: ignore[attr-defined]
