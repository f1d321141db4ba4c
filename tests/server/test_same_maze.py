"""A rematch in the same maze: as it was at the end, with new cards; and it replays exactly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.server.test_table import Log
from wanderwall.games import edition, game_of
from wanderwall.games.sliding.notation import opening_tiles
from wanderwall.match import record
from wanderwall.match.steps import deal
from wanderwall.problem import Problem
from wanderwall.server.tables.history import record_of
from wanderwall.server.tables.openings import rematch_opening
from wanderwall.server.tables.state import OVER, PLAYING, Table, new_table

TWO = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]


def played(log: Log) -> Table:
    """Play the game to its end, which a turn limit brings soon."""
    log.begin()
    while log.table.status == PLAYING:
        log.play()
    assert log.table.status == OVER
    return log.table


@pytest.mark.parametrize("box", ["classic-1986", "garden-9", "one-piece", "towers-3d"])
def test_the_maze_stays_as_it_lies_and_the_cards_are_new(box: str) -> None:
    log = Log(box, seed=8, seats=TWO, options={"turn_limit": 6})
    before = played(log)
    again = Log(box, seed=9, seats=TWO)
    again.made = again.table = new_table("tablettwoo", 5000, rematch_opening(before, same_maze=True))
    after = played(again)
    opening = after.start
    assert (opening.maze, opening.places) == (before.state.maze, before.state.places)
    assert getattr(opening, "heights", None) == getattr(before.state, "heights", None)
    assert (opening.barred, opening.turns, opening.found) == (None, 0, ((), ()))  # a game like any other (S5)
    assert opening.pawns == tuple(opening.home(seat) for seat in range(2))
    assert opening.stacks != before.start.stacks[::-1]
    assert again.again() == after
    kept = record_of(after)
    assert record.final(record.read(record.write(kept))) == after.state
    # one game in the same maze, not all of them
    assert new_table("tablethree", 9000, rematch_opening(after)).opening["maze"] is None


def test_t2_a_few_movable_towers_of_a_kept_maze_are_swapped() -> None:
    """As the rulebook advises: each keeps its height, its treasure and its rotation, and the rest stays."""
    log = Log("towers-3d", seed=8, seats=TWO, options={"turn_limit": 6})
    before = played(log)
    for seed in range(9, 19):
        again = Log("towers-3d", seed=seed, seats=TWO)
        again.made = again.table = new_table("tablettwoo", 5000, rematch_opening(before, same_maze=True, swap=True))
        opening = again.begin().table.start
        assert again.again() == again.table
        tiles = [opening_tiles(state, state.heights) for state in (before.state, opening)]
        moved = [n for n, (old, new) in enumerate(zip(*tiles, strict=True)) if old != new]
        assert len(moved) == 6
        assert Counter(tiles[0]) == Counter(tiles[1])


def test_tiles_are_swapped_in_no_other_game_and_in_no_new_maze() -> None:
    classic, towers = (played(Log(box, seats=TWO, options={"turn_limit": 1})) for box in ("classic-1986", "towers-3d"))
    for table, same_maze in ((classic, True), (towers, False)):
        with pytest.raises(Problem, match=r"table\.no_swap") as refused:
            rematch_opening(table, same_maze, swap=True)
        assert refused.value.clause == "T2"


def test_k3_a_rematch_begins_with_whoever_is_named() -> None:
    """Named by the seat in the game before; everybody moves on by one seat."""
    before = played(Log(seed=8, seats=[*TWO, {"kind": "here", "name": "Tom"}], options={"turn_limit": 2, "first": 1}))
    for same_maze in (False, True):
        for first, name in enumerate(("Ida", "Opa", "Tom")):
            again = Log(seed=9, seats=TWO)
            again.made = again.table = new_table("tablettwoo", 5000, rematch_opening(before, same_maze, first=first))
            table = again.begin().table
            assert table.sitters[table.start.first].name == name
    begins = set()
    for seed in range(20):
        again = Log(seed=seed, seats=TWO)
        again.made = again.table = new_table("tablettwoo", 5000, rematch_opening(before))
        begins.add(again.begin().table.start.first)
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
