"""A rematch in the same maze: as it lay at the end, with new cards; and it replays exactly."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.test_table import Log
from wanderwall.games import edition, game_of
from wanderwall.match import record
from wanderwall.match.steps import dealt
from wanderwall.problem import Problem
from wanderwall.server.table.rematch import rematch_opening
from wanderwall.server.table.saved import record_of
from wanderwall.server.table.state import OVER, PLAYING, Table, opened

TWO = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]


def played(log: Log) -> Table:
    """The game to its end, which a limit of turns brings soon."""
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
    again.made = again.table = opened("tablettwoo", 5000, rematch_opening(before, same_maze=True))
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
    assert opened("tablethree", 9000, rematch_opening(after)).opening["maze"] is None


def test_there_is_no_maze_to_keep_in_go_and_none_of_another_edition() -> None:
    with pytest.raises(Problem, match=r"table\.no_maze"):
        rematch_opening(Log("go", seats=[TWO[0], {"kind": "bot", "bot": "random"}]).table, same_maze=True)
    small, large = edition("classic-1986"), edition("garden-9")
    game = game_of(small)
    with pytest.raises(Problem, match=r"table\.other_maze"):
        game.same_maze(game.setup(large, 2, {}), dealt(game, game.setup(small, 2, {}), Random(1)), Random(2))  # type: ignore[attr-defined]
