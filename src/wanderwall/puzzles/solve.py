"""The solver's facts of a puzzle: par, ways, traps, level, and a line of play."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from wanderwall.board.grid import SPARE, Square, squares_of
from wanderwall.board.reach import reach
from wanderwall.game.protocol import AnyGame
from wanderwall.games import game_of
from wanderwall.games.classic.state import State
from wanderwall.games.go.state import Roll
from wanderwall.games.sliding.state import PUSH
from wanderwall.kernel import FAST
from wanderwall.problem import Problem
from wanderwall.puzzles import classic as sliding
from wanderwall.puzzles import go, towers
from wanderwall.puzzles.classic import block
from wanderwall.puzzles.puzzle import BLOCK, FIND, GO, LEVELS, MOST_TURNS, TREASURES, Puzzle, fits
from wanderwall.solver import classic as courses
from wanderwall.solver.classic import count_ways, par
from wanderwall.solver.task import MOST, SolverTask
from wanderwall.solver.towers import par as par_among

#: seconds after which a proof is given up
PATIENCE = 20.0


class Solution(NamedTuple):
    """The facts of a puzzle; `line` contains turns, or a layout, in notation."""

    par: int
    ways: int
    misled: int
    level: int
    line: tuple[str, ...]


def solve(
    kind: str,
    state: Any,
    most: int = MOST_TURNS,
    pause: Callable[[], None] = lambda: None,
    compiled: bool = FAST,
) -> Solution | None:
    """The facts of a puzzle of this kind; None if it cannot be solved, or takes more turns than `most`. Flat mazes and
    rolls can be solved without the compiled search, if nobody should wait for the compiler.
    """
    fits(kind, state)
    if kind == GO:
        roll = go.solve(state, compiled)
        return Solution(roll.par, roll.ways, roll.traps, go.level(roll), (roll.line,))
    if kind == BLOCK:
        facts = sliding.block(state)
    elif state.edition.game == "towers":
        facts = towers.way_home(state, 1 if kind == FIND else most, pause)
    else:
        seat = state.mover
        goals = state.stacks[seat] if kind == TREASURES else state.stacks[seat][:1]
        targets = tuple(state.places[goal] for goal in goals) or (state.home(seat),)
        facts = sliding.reach_in_order(state, targets, 1 if kind == FIND else most, pause, compiled)
    return facts and Solution(*facts[:3], level(kind, facts), facts.line)


def level(kind: str, facts: sliding.Facts) -> int:
    """The level from 1 to 5: three points for each turn to think ahead, up to three for few ways, and up to three for
    traps.
    """
    deep = 1 if kind == BLOCK else facts.par - 1  # the other's answer is a turn to think of, too
    rare = sum(facts.ways <= most for most in (1, 9, 99))
    misled = min(3, facts.traps // 4 if kind in (FIND, BLOCK) else facts.traps)
    return min(LEVELS, 1 + (3 * deep + rare + misled) // 3)


def prove(puzzle: Puzzle, seconds: float = PATIENCE) -> Solution:
    """Solve a puzzle again; raise a Problem if its claims are false, or if that takes too long."""
    most = MOST_TURNS if puzzle.kind == GO else puzzle.par
    solution = solve(puzzle.kind, puzzle.state, most, checkpoint_until(seconds))
    if solution is None:
        raise Problem("puzzle.lies", what="par", said=puzzle.par, found="–")
    for what in ("par", "ways", "misled", "level"):
        said, found = getattr(puzzle, what), getattr(solution, what)
        if said != found:
            raise Problem("puzzle.lies", what=what, said=said, found=str(found))
    return solution


@cache
def _ready() -> None:
    """Compile the search before a clock starts, so that a fresh installation does not make a puzzle time out."""
    if FAST:
        courses.warm()


def checkpoint_until(seconds: float = PATIENCE) -> Callable[[], None]:
    """Make a checkpoint for a search that raises a Problem after this many seconds."""
    _ready()
    end = time.monotonic() + seconds

    def checkpoint() -> None:
        if time.monotonic() > end:
            raise Problem("puzzle.patience")

    return checkpoint


class Next(NamedTuple):
    """The next turn of a shortest line, the goal it finds, and how many turns are left after it."""

    push: str | None
    walk: str
    finds: str | None
    left: int


def solo_state(kind: str, state: Any) -> Any:
    """The position of a puzzle as a solo match: no other goals, every card open, finished with the last find.

    A puzzle of towers has this form already, and ends at home. In Labyrinth Go! it is this one roll, without a clock.
    In a blocking puzzle the blocked player answers.
    """
    fits(kind, state)
    game = game_of(state.edition)
    if kind == BLOCK:
        return _with_answer(game, state)
    if state.edition.game == "towers":
        return state
    if kind == GO:
        return game.apply(game.setup(state.edition, 1, {"untimed": True, "one_roll": True}), -1, Roll(state.roll))
    seat = state.mover
    goals = state.stacks[seat] if kind == TREASURES else state.stacks[seat][:1]
    found = () if goals else state.found[seat][:1]  # a pawn on its way home has found something
    options = {
        "first": 1,
        "cards": "open",
        "peek": state.options.peek,
        "finish": "last-find" if goals else "home",
        "goals": len(goals + found),
    }
    return replace(
        game.setup(state.edition, [state.colours[seat]], options),
        maze=state.maze,
        barred=state.barred,
        places=state.places,
        pawns=(state.pawns[seat],),
        stacks=(goals,),
        found=(found,),
        step=PUSH,
        looked=(True,),
    )


def _with_answer(game: AnyGame, state: State) -> Any:
    """The position with two seats and one turn each (K9): the next player answers, whatever happened before (K10), and
    wins by reaching its goal.
    """
    pair = sorted((state.mover, (state.mover + 1) % state.seats))
    seeks = [state.stacks[seat] if seat == state.mover else state.stacks[seat][:1] for seat in pair]
    found = [() if goals else state.found[seat][:1] for seat, goals in zip(pair, seeks, strict=True)]
    options = {
        "first": pair.index(state.mover) + 1,
        "cards": "open",
        "peek": state.options.peek,
        "goals": [len(goals + before) for goals, before in zip(seeks, found, strict=True)],
        "finish": ["home" if seat == state.mover or not state.stacks[seat] else "last-find" for seat in pair],
        "turn_limit": 1,
        "finish_round": True,
    }
    return replace(
        game.setup(state.edition, [state.colours[seat] for seat in pair], options),
        maze=state.maze,
        barred=state.barred,
        places=state.places,
        pawns=tuple(state.pawns[seat] for seat in pair),
        stacks=tuple(seeks),
        found=tuple(found),
        first=pair.index(state.mover),
        step=PUSH,
        looked=(True, True),
    )


def next_turn(state: Any, most: int = MOST) -> Next | None:
    """The next turn of a shortest line for a solo player, before or after the push; None if it takes more than `most`
    turns, or if the other player cannot be blocked.
    """
    if state.edition.game == "towers":
        return _among_towers(state, most)
    if state.seats > 1:
        return _blocking(state)
    goals = state.stacks[0]
    targets = tuple(state.places[goal] for goal in goals) or (state.home(0),)
    return _from_push(state, targets, most) if state.step == PUSH else _from_walk(state, targets, most)


def _blocking(state: State) -> Next | None:
    """A push that leaves the next player no way; after it, stay."""
    if state.step != PUSH:
        return Next(None, state.edition.grid.names[state.pawns[state.mover]], None, 0)
    facts = block(state)
    if facts is None:
        return None
    push, stay = facts.line[0].split()
    return Next(push, stay, None, 0)


def _among_towers(state: Any, most: int) -> Next | None:
    course, pause = towers.course_of(state), checkpoint_until()
    if state.step != PUSH:
        after = towers.next_walk(state, most, pause)
        return after and Next(None, after.walk, _found(state, after.to == course.targets[0]), after.left)
    solved = par_among(course, most, pause)
    if solved is None:
        return None
    turn, (line, *_) = solved.line[0], towers.line_texts(state, solved.line[:1])
    there = state.maze.grid.arrow(turn.push.arrow).ride(course.targets[0]) == turn.to
    push, walk = line.split()
    return Next(push, walk, _found(state, there), len(solved.line) - 1)


def _from_push(state: State, targets: tuple[Square, ...], most: int) -> Next | None:
    course = SolverTask(state.maze, state.pawns[0], targets, state.barred)
    solved = par(course, most, checkpoint_until())
    if solved is None:
        return None
    push, to = solved.line[0]
    there = state.maze.grid.arrow(push.arrow).ride(targets[0]) == to
    return Next(str(push), state.edition.grid.names[to], _found(state, there), len(solved.line) - 1)


def _from_walk(state: State, targets: tuple[Square, ...], most: int) -> Next | None:
    """Of all squares in reach, the one from which the rest takes the fewest turns."""
    squares, names, pause = squares_of(reach(state.maze, state.pawns[0])), state.edition.grid.names, checkpoint_until()
    rests = {square: targets[1:] if square == targets[0] else targets for square in squares}
    if targets[0] != SPARE and rests.get(targets[0]) == ():
        return Next(None, names[targets[0]], _found(state, True), 0)
    for turns in range(1, most + 1):
        for square, rest in rests.items():
            course = SolverTask(state.maze, square, rest, state.barred)
            if len(rest) <= turns and count_ways(course, turns, 1, pause)[0]:
                return Next(None, names[square], _found(state, square == targets[0]), turns)
    return None


def _found(state: Any, there: bool) -> str | None:
    return state.edition.goals[state.stacks[0][0]] if there and state.stacks[0] else None
