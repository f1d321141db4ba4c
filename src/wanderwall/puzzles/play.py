"""A puzzle as a match: its position at a table, and the next turn of the solver's line from the current state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from wanderwall.board.grid import SPARE, Square, squares_of
from wanderwall.board.reach import reach
from wanderwall.bots.sliding.courses import MOST, SolverTask, count_ways, par
from wanderwall.bots.towers.courses import par as par_among
from wanderwall.game.protocol import AnyGame
from wanderwall.games import game_of
from wanderwall.games.classic.state import State
from wanderwall.games.go.state import Roll
from wanderwall.games.sliding.state import PUSH
from wanderwall.puzzles import towers
from wanderwall.puzzles.puzzle import BLOCK, GO, TREASURES, fits
from wanderwall.puzzles.sliding import block
from wanderwall.puzzles.solve import checkpoint_until


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
