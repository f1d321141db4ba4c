"""Tables of the sliding mazes as a test draws them: any maze, any goals anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from wanderwall.board.grid import SPARE
from wanderwall.board.maze import Maze
from wanderwall.game.options import resolve_options
from wanderwall.game.protocol import AnyGame
from wanderwall.games.sliding.state import Sliding

Table = TypeVar("Table", bound=Sliding)


def fields(
    game: AnyGame,
    box: Any,
    maze: Maze,
    options: Mapping[str, Any],
    *,
    pawns: Sequence[str] = ("a1", "c3"),
    stacks: Sequence[str] = ("gem", "sun"),
    found: Sequence[str] = ("", ""),
    things: Mapping[str, str] | None = None,
    lies: str | None = None,
    step: str = "push",
    turns: int = 0,
) -> dict[str, Any]:
    """What every table has; goals nobody placed lie on the spare, or where they are fixed. Red begins."""
    grid, number = box.grid, box.goal_numbers
    places = {goal: box.fixed_places.get(number[goal], SPARE) for goal in box.goals}
    places |= {goal: grid.place(place) for goal, place in (things or {}).items()}
    return {
        "edition": box,
        "options": resolve_options(game.options, len(pawns), options),
        "colours": ("red", "yellow", "blue", "green")[: len(pawns)] if len(pawns) != 2 else ("red", "blue"),
        "maze": maze,
        "barred": lies,
        "places": tuple(places.values()),
        "pawns": tuple(grid.square(pawn) for pawn in pawns),
        "stacks": tuple(tuple(number[goal] for goal in stack.split()) for stack in stacks),
        "found": tuple(tuple(number[goal] for goal in pile.split()) for pile in found),
        "first": 0,
        "turns": turns,
        "step": step,
        "finished": (),
    }


def played(game: AnyGame, state: Table, *moves: str) -> Table:
    """Play moves, each by the seat to move; an arrow alone pushes the spare as it is."""
    for text in moves:
        text = f"{text}+0" if state.step == "push" and text[1:].isdigit() else text
        state = game.apply(state, state.mover, game.notation.read_move(state, state.mover, text))
    return state


def where(state: Sliding) -> list[str]:
    """The squares of the pawns."""
    return [state.edition.grid.names[pawn] for pawn in state.pawns]


def place(state: Sliding, goal: str) -> str:
    """Where a goal is."""
    return state.edition.grid.place_name(state.places[state.edition.goal_numbers[goal]])
