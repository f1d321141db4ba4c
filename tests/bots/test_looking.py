"""The compiled look at a maze, and the packed one for large boards, against the rules."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.contract.boxes import Case
from wanderwall.board.grid import SPARE, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach, reach_all
from wanderwall.board.tiles import turned
from wanderwall.bots.classic.look import END, Aim, Counts, goals_in_reach
from wanderwall.bots.classic.scene import Table as Numbers
from wanderwall.bots.classic.scene import even_weights, laid_of, places_of, scene_of
from wanderwall.bots.classic.turns import look_at_all, roots_of
from wanderwall.bots.classic.wide import END as WIDE_END
from wanderwall.bots.classic.wide import Laid, Sought
from wanderwall.bots.compiled import sized
from wanderwall.kernel.jit import u64
from wanderwall.match.seen import Onlooker
from wanderwall.match.steps import settle

CASE = Case("classic-1986", 2, {})


def table(seed: int, case: Case = CASE) -> Any:
    """A table after a few random turns, before a push."""
    game, rng = case.game, random.Random(seed)
    state = settle(game, case.table(), rng)
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
        exits = {square for square in squares_of(maze.grid.rim) if maze.leads_out(square)}
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
    aim = Aim(everything, u64(1 << home), out)
    for pawn in (*state.pawns, 24):
        found = int(goals_in_reach(sized(7), laid_of(view), pawn, places_of(view), aim))
        goals, done = plainly(state, pawn, None if out else home, out)
        assert {goal for goal in range(len(state.places)) if found >> goal & 1} == goals
        assert bool(found & int(END)) == done
        sought = Sought(state.places, None if out else home, out)
        wide = Laid(state.maze, state.barred).in_reach(pawn, sought)
        assert {goal for goal, place in enumerate(state.places) if place in wide} == goals
        assert (WIDE_END in wide) == done


def pushes_that_reach(maze: Maze, lies: str | None, pawn: int, place: int) -> int:
    slides = reach_all(maze, pawn, lies).items()
    return sum((to := arrow.ride(place)) != SPARE and squares >> to & 1 for (arrow, _), squares in slides)


@pytest.mark.parametrize("seed", range(4))
def test_every_push_is_seen_as_the_rules_see_it(seed: int) -> None:
    state = table(seed)
    seat = state.mover
    seen = Onlooker(CASE.game, seat, state).seen(state)
    scene = scene_of(seen, even_weights(Numbers(seen.view)))
    roots = roots_of(scene)
    look_at_all(scene, roots, 0, len(roots.arrows), True)
    goal = state.stacks[seat][0]
    board = state.edition.grid
    hoping = 0
    for i, (number, quarters) in enumerate(zip(roots.arrows, roots.quarters, strict=True)):
        arrow = board.arrows[number]
        maze = state.maze.push(arrow, turned(state.maze.spare, int(quarters)))
        place, lies = arrow.ride(state.places[goal]), board.across(arrow).name
        squares = reach(maze, arrow.carry(state.pawns[seat]))
        assert int(roots.reach[i]) == squares
        found = place != SPARE and squares >> place & 1
        assert (roots.finds[i] >= 0) == bool(found)
        if not found:
            hoping += 1
            counts = Counts(roots.one[i], roots.two[i], roots.four[i])
            wide = Laid(maze, lies).sources(Sought((place,), None, False))
            for square in squares_of(squares):
                plain = min(7, pushes_that_reach(maze, lies, square, place))
                assert counted(counts, square) == wide[square] == plain
        rival = 1 - seat
        other = [goal for goal in range(len(state.places)) if scene.weights[rival][goal] > 0]
        reached = {
            g
            for (a, _), there in reach_all(maze, arrow.carry(state.pawns[rival]), lies).items()
            for g in other
            if (to := a.ride(arrow.ride(state.places[g]))) != SPARE and there >> to & 1
        }
        assert roots.threat[i, rival] == pytest.approx(len(reached) / len(other))
    assert hoping > 5


def counted(counts: Counts, square: int) -> int:
    """The number of a square."""
    return sum(int(plane >> np.uint64(square)) % 2 * worth for plane, worth in zip(counts, (1, 2, 4), strict=True))
