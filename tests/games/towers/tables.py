"""Tables of towers drawn in a test: a 3×3 box of our own; a tower is a glyph and its height."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.games.mazes import fields, place, played, where
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import from_letters
from wanderwall.game.protocol import AnyGame, IllegalMove
from wanderwall.games import edition, game, read_edition
from wanderwall.games.towers.state import State
from wanderwall.match.steps import after_chance

GAME: AnyGame = game("towers")

TINY = Path(__file__).with_name("tiny.toml")
DRAWN = ("pawns", "stacks", "found", "things", "barred", "step", "turns")

#: a ring of corridors on level ground around a walled-in middle; c1, the rune stone, is too high
RING = """
    ┏1━1┓5
    ┃1·1┃1
    ┗1━1┛1
"""


@cache
def tiny() -> Any:
    return read_edition(TINY)


def maze_of(picture: str, spare: str) -> tuple[Maze, tuple[int, ...]]:
    """A maze and its heights from a picture."""
    towers = "".join(picture.split()) + spare
    tiles = [from_letters(glyph) for glyph in towers[::2]]
    return Maze.of(tiles[:-1], tiles[-1]), tuple(int(digit) for digit in towers[1::2])


def table(
    picture: str = RING,
    spare: str = "┃1",
    *,
    hands: tuple[str, str] = ("", ""),
    pile: str = "udj",
    discards: str = "",
    runes: tuple[bool, bool] = (False, False),
    **given: Any,
) -> State:
    """A table as drawn, red to walk: what `fields` knows, magic, and options."""
    maze, heights = maze_of(picture, spare)
    drawn: dict[str, Any] = {"step": "walk"} | {key: given.pop(key) for key in DRAWN if key in given}
    shared = fields(GAME, tiny(), maze, given, **drawn)
    return State(
        **shared, heights=heights, hands=hands, pile=pile, discards=discards, runes=runes, drawn="", late=False
    )


def play(state: State, *moves: str) -> State:
    """Play moves, each by the seat to move."""
    return played(GAME, state, *moves)


def offered(state: State) -> dict[str, list[str]]:
    """Every square in reach and the payments offered for it."""
    choices = GAME.choices(state, state.mover)
    names = state.edition.grid.names
    reached = int(choices["reach"], 16)
    return {name: choices["pay"].get(name, [""]) for square, name in enumerate(names) if reached >> square & 1}


def dealt(seats: Any = 2, seed: int = 1, **options: Any) -> State:
    state: State = after_chance(GAME, GAME.setup(edition("towers-3d"), seats, options), random.Random(seed))
    return state


def refusal(state: State, seat: int, move: Any) -> tuple[str, str]:
    """The code and clause that refuse a move, and nothing has changed."""
    before = hash(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, move)
    assert hash(state) == before
    return refused.value.code, refused.value.clause


def won(state: State) -> tuple[int, ...]:
    """The winners, nobody while the game runs."""
    outcome = GAME.outcome(state)
    return outcome.winners if outcome else ()


__all__ = ["GAME", "RING", "dealt", "offered", "place", "play", "refusal", "table", "where", "won"]
