"""Tables of classic drawn in a test: a 3×3 box of our own, and any maze on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.games.mazes import fields, place, played, where
from wanderwall.board.maze import Maze
from wanderwall.games import edition, read_edition
from wanderwall.games.classic import GAME
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import Push, Walk

TINY = Path(__file__).with_name("tiny.toml")

#: nothing joins anything: the walls of this maze let no pawn out
CLOSED = """
    ┛┛┏
    ┛┛┛
    ┛┓┛
"""

DRAWN = ("pawns", "stacks", "found", "things", "barred", "step", "turns")


@cache
def box(name: str) -> Any:
    return read_edition(TINY) if name == "tiny" else edition(name)


def table(picture: str, spare: str = "┃", *, name: str = "tiny", **given: Any) -> State:
    """A table as drawn: what `fields` knows, and options."""
    drawn = {key: given.pop(key) for key in DRAWN if key in given}
    shared = fields(GAME, box(name), Maze.from_picture(picture, spare), given, **drawn)
    return State(**shared, looked=(True,) * len(shared["pawns"]))


def play(state: State, *moves: str) -> State:
    """Play moves, each by the seat to move."""
    return played(GAME, state, *moves)


__all__ = ["CLOSED", "GAME", "Push", "Walk", "place", "play", "table", "where"]
