"""Tables of classic drawn in a test: a 3×3 box of our own, and any maze on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from wanderwall.board.grid import SPARE
from wanderwall.board.maze import Maze
from wanderwall.game.options import settled
from wanderwall.games import edition, read_edition
from wanderwall.games.classic import GAME
from wanderwall.games.classic.state import Options, State
from wanderwall.games.sliding.state import Push, Walk

TINY = Path(__file__).with_name("tiny.toml")

#: nothing joins anything: the walls of this maze let no pawn out
CLOSED = """
    ┛┛┏
    ┛┛┛
    ┛┓┛
"""


@cache
def box(name: str) -> Any:
    return read_edition(TINY) if name == "tiny" else edition(name)


def table(
    picture: str,
    spare: str = "┃",
    *,
    pawns: Sequence[str] = ("a1", "c3"),
    stacks: Sequence[str] = ("gem", "sun"),
    found: Sequence[str] = ("", ""),
    things: Mapping[str, str] | None = None,
    lies: str | None = None,
    step: str = "push",
    turns: int = 0,
    name: str = "tiny",
    **options: Any,
) -> State:
    """A table as drawn; goals nobody placed lie on the spare, or where they are fixed. Red begins."""
    the_box = box(name)
    grid, number = the_box.grid, the_box.goal_numbers
    places = {goal: the_box.fixed_places.get(number[goal], SPARE) for goal in the_box.goals}
    places |= {goal: grid.place(place) for goal, place in (things or {}).items()}
    colours = ("red", "yellow", "blue", "green")[: len(pawns)] if len(pawns) != 2 else ("red", "blue")
    return State(
        edition=the_box,
        options=settled(Options, len(pawns), options),
        colours=colours,
        maze=Maze.drawn(picture, spare),
        lies=lies,
        places=tuple(places.values()),
        pawns=tuple(grid.square(pawn) for pawn in pawns),
        stacks=tuple(tuple(number[goal] for goal in stack.split()) for stack in stacks),
        found=tuple(tuple(number[goal] for goal in pile.split()) for pile in found),
        first=0,
        turns=turns,
        step=step,
        finished=(),
        looked=(True,) * len(pawns),
    )


def play(state: State, *moves: str) -> State:
    """Play moves by whoever's turn it is."""
    for text in moves:
        move = GAME.notation.read_move(state, state.mover, text)
        state = GAME.apply(state, state.mover, move)
    return state


def where(state: State) -> list[str]:
    """The squares of the pawns."""
    return [state.edition.grid.names[pawn] for pawn in state.pawns]


def place(state: State, goal: str) -> str:
    """Where a goal is."""
    return state.edition.grid.place_name(state.places[state.edition.goal_numbers[goal]])


__all__ = ["CLOSED", "GAME", "Push", "Walk", "place", "play", "table", "where"]
