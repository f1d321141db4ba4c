"""The coach at Labyrinth Go!: the board it shows is a solution and keeps as much as any; hints lead there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from wanderwall.coach.go import all_solutions, hint, nearest, review, summaries
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition, game
from wanderwall.games.go.check import check_layout, right
from wanderwall.games.go.state import Grab, Lay, Roll, Skip
from wanderwall.match.record import PlayedMove, Record, final, read
from wanderwall.problem import Problem
from wanderwall.solver.go import rolls
from wanderwall.solver.go_search import solve

RECORDS = Path(__file__).parents[1] / "records"
GO: Any = edition("go")
ROLL = ("purse", "spider", "owl", "candelabra")


@pytest.mark.parametrize("name", ["go-2-051", "go-3-054", "go-4-057"])
def test_every_round_is_there_with_solutions_of_its_roll(name: str) -> None:
    record = read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    rounds = list(review(record))
    last: Any = final(record)
    assert [one.number for one in rounds] == list(range(1, last.last.number + 1))
    for one in rounds:
        for board in one.boards:
            assert right(check_layout(GO, one.roll, board.better))
            assert board.right == right(check_layout(GO, one.roll, board.layout))
            assert board.changes >= (0 if board.right else 1)
    for summary in summaries(rounds, len(last.players)):
        assert summary.right == sum(one.boards[summary.seat].right for one in rounds)
        assert summary.rounds == len(rounds)


def test_one_tile_away_is_one_tile_away() -> None:
    whole = solve(GO, ROLL)
    assert whole
    for gone in range(len(whole)):
        rest = (*whole[:gone], *whole[gone + 1 :])
        better, changes = nearest(all_solutions(GO, ROLL, joker=False), rest, shortest=False)
        assert changes == (0 if right(check_layout(GO, ROLL, rest)) else 1)
        assert right(check_layout(GO, ROLL, better))


def test_nothing_is_nearer_than_the_nearest() -> None:
    """Against every solution, for boards with some tiles of a solution and some anywhere."""
    dice = random.Random(7)
    ways = all_solutions(GO, ROLL, joker=False)
    everything = list(ways.layouts())
    for _ in range(5):
        some = tuple(lay for lay in dice.choice(everything) if dice.random() < 0.6)
        _, changes = nearest(ways, some, shortest=False)
        assert changes == min(sum(lay not in some for lay in layout) for layout in everything)


def test_alone_a_roll_that_is_given_up_is_looked_at_too() -> None:
    go = game("go")
    opening: Any = go.setup(GO, 1, {"untimed": True})
    layout = solve(GO, ROLL)
    assert layout
    first = layout[0]
    moves = (
        PlayedMove(CHANCE, Roll(ROLL)),
        *(PlayedMove(0, lay) for lay in layout),
        PlayedMove(0, Grab()),
        PlayedMove(CHANCE, Roll(ROLL)),
        PlayedMove(0, first),
        PlayedMove(0, Skip()),
    )
    solved_it, gave_up = review(Record(opening, moves))
    assert (solved_it.boards[0].right, gave_up.boards[0].right) == (True, False)
    assert gave_up.boards[0].layout == (first,)
    (summary,) = summaries([solved_it, gave_up], 1)
    assert (summary.rounds, summary.right) == (2, 1)


@pytest.mark.parametrize("seed", range(4))
def test_hint_after_hint_joins_the_roll(seed: int) -> None:
    """From any board: what lies in the way is taken away first, nothing is laid twice, and a grab is right."""
    go, dice = game("go"), random.Random(seed)
    state: Any = go.apply(go.setup(GO, 1, {"untimed": True}), CHANCE, Roll(dice.choice(rolls(GO))))
    for _ in range(seed):
        state = go.apply(state, 0, dice.choice([move for move in go.legal(state, 0) if isinstance(move, Lay)]))
    before = 99
    for _ in range(20):
        advice = hint(go.view(state, 0))
        assert advice.changes <= before
        before = advice.changes
        state = go.apply(state, 0, go.notation.read_move(state, 0, advice.move))
        if advice.move == "grab":
            break
    assert state.last.results[0].points == 1


def test_a_hint_is_for_who_plays() -> None:
    go = game("go")
    state: Any = go.apply(go.setup(GO, 2, {}), CHANCE, Roll(ROLL))
    with pytest.raises(Problem, match=r"go\.not_now.*G3"):
        hint(go.view(state, 0))
    with pytest.raises(Problem, match=r"go\.not_now"):
        hint(go.view(state, None))
