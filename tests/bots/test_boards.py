"""The compiled look at a maze, and the packed one, against the rules."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.contract.cases import Case
from wanderwall.board.grid import SPARE, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach, reach_all
from wanderwall.board.tiles import rotate
from wanderwall.bots.classic.goals import IndexedView, even_weights
from wanderwall.bots.classic.info_state import board_state_of, info_state_of, places_of
from wanderwall.bots.classic.levels import SETTINGS
from wanderwall.bots.classic.search.one_turn import best_turn, look_at_all, roots_of
from wanderwall.bots.classic.search.packed import END as PACKED_END
from wanderwall.bots.classic.search.packed import PackedBoard, PackedSearch, PackedTarget
from wanderwall.bots.classic.search.reach_eval import END, Counts, Target, goals_in_reach
from wanderwall.kernel.board import kernel_size
from wanderwall.kernel.jit import u64
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

CASE = Case("classic-1986", 2, {})


def table(seed: int, case: Case = CASE) -> Any:
    """A table after a few random turns, before a push."""
    game, rng = case.game, random.Random(seed)
    state = after_chance(game, case.table(), rng)
    for _ in range(2 * rng.randrange(6)):
        (seat,) = game.to_act(state)
        state = game.apply(state, seat, rng.choice(game.legal(state, seat)))
    return state


def plainly(state: Any, pawn: int, home: int | None = None, out: bool = False) -> tuple[set[int], bool]:
    """The goals that a pawn reaches with one push, and whether it comes home or out, push by push."""
    goals, done = set(), False
    for (arrow, openings), squares in reach_all(state.maze, pawn, state.barred).items():
        goals |= {g for g, place in enumerate(state.places) if (to := arrow.ride(place)) != SPARE and squares >> to & 1}
        maze = state.maze.push(arrow, openings)
        exits = set(squares_of(maze.exits))
        done = done or (home is not None and bool(squares >> home & 1))
        done = done or (out and any(squares >> square & 1 for square in exits))
    return goals, done


@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_goals_in_reach(seed: int, out: bool) -> None:
    state = table(seed)
    view = CASE.game.view(state, 0)
    everything = u64((1 << len(state.places)) - 1) | END
    home = state.home(0)
    aim = Target(everything, u64(1 << home), out)
    for pawn in (*state.pawns, 24):
        found = int(goals_in_reach(kernel_size(7), board_state_of(view), pawn, places_of(view), aim))
        goals, done = plainly(state, pawn, None if out else home, out)
        assert {goal for goal in range(len(state.places)) if found >> goal & 1} == goals
        assert bool(found & int(END)) == done
        sought = PackedTarget(state.places, None if out else home, out)
        packed = PackedBoard(state.maze, state.barred).in_reach(pawn, sought)
        assert {goal for goal, place in enumerate(state.places) if place in packed} == goals
        assert (PACKED_END in packed) == done


def pushes_that_reach(maze: Maze, barred: str | None, pawn: int, place: int) -> int:
    slides = reach_all(maze, pawn, barred).items()
    return sum((to := arrow.ride(place)) != SPARE and squares >> to & 1 for (arrow, _), squares in slides)


@pytest.mark.parametrize("seed", range(4))
def test_every_push_is_seen_as_the_rules_see_it(seed: int) -> None:
    state = table(seed)
    seat = state.mover
    seen = HistoryRecorder(CASE.game, seat, state).history(state)
    scene = info_state_of(seen, even_weights(IndexedView(seen.view)))
    roots = roots_of(scene)
    look_at_all(scene, roots, 0, len(roots.arrows), True)
    goal = state.stacks[seat][0]
    board = state.edition.grid
    hoping = 0
    for i, (number, quarters) in enumerate(zip(roots.arrows, roots.quarters, strict=True)):
        arrow = board.arrows[number]
        maze = state.maze.push(arrow, rotate(state.maze.spare, int(quarters)))
        place, barred = arrow.ride(state.places[goal]), board.across(arrow).name
        squares = reach(maze, arrow.carry(state.pawns[seat]))
        assert int(roots.reach[i]) == squares
        found = place != SPARE and squares >> place & 1
        assert (roots.finds[i] >= 0) == bool(found)
        if not found:
            hoping += 1
            counts = Counts(roots.one[i], roots.two[i], roots.four[i])
            packed = PackedBoard(maze, barred).sources(PackedTarget((place,), None, False))
            for square in squares_of(squares):
                plain = min(7, pushes_that_reach(maze, barred, square, place))
                assert counted(counts, square) == packed[square] == plain
        rival = 1 - seat
        other = [goal for goal in range(len(state.places)) if scene.weights[rival][goal] > 0]
        reached = {
            g
            for (a, _), there in reach_all(maze, arrow.carry(state.pawns[rival]), barred).items()
            for g in other
            if (to := a.ride(arrow.ride(state.places[g]))) != SPARE and there >> to & 1
        }
        assert roots.threat[i, rival] == pytest.approx(len(reached) / len(other))
    assert hoping > 5


def counted(counts: Counts, square: int) -> int:
    """The number of a square."""
    return sum(int(plane >> np.uint64(square)) % 2 * worth for plane, worth in zip(counts, (1, 2, 4), strict=True))


@pytest.mark.parametrize("level", [3, 4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_packed_search_thinks_what_the_compiled_one_thinks(level: int, seats: int) -> None:
    """So these levels may bear the same name where nothing is compiled: every push is worth the same, but for whims."""
    skill = replace(SETTINGS[level], sight=1.0)
    for seed in range(6):
        case = Case("classic-1986", seats, {"goals": 1 + seed % 3, "cards": "own" if seed % 2 else "top"})
        state = table(seed, case)
        seen = HistoryRecorder(case.game, state.mover, state).history(state)
        scene = info_state_of(seen, even_weights(IndexedView(seen.view)))
        roots = roots_of(scene)
        look_at_all(scene, roots, 0, len(roots.arrows), skill.denial)
        best_turn(scene, roots, len(roots.arrows), skill.taste(seats), u64(1))
        compiled = {
            (state.edition.grid.arrows[number].name, rotate(state.maze.spare, int(quarters))): score
            for number, quarters, score in zip(roots.arrows, roots.quarters, roots.score, strict=True)
        }
        for push, reached in PackedSearch(seen, 1, skill).roots:
            search = PackedSearch(seen, 1, skill)
            search.roots = [(push, reached)]
            search.look(0, 1)
            assert push is not None
            assert search.best is not None
            assert search.best.score == pytest.approx(compiled[push[0].name, push[1]], abs=0.004)
