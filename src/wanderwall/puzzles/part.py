"""What a game brings for puzzles: a module with `PUZZLES`, in `puzzles/<game>.py` or in the folder of an external game.

A part lists the game's kinds of puzzles. Everything else in this package asks them, and knows no game by its name.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from wanderwall.game.edition import Edition
from wanderwall.game.protocol import Dice, Seat, State, View
from wanderwall.games import game_of, games, part
from wanderwall.problem import Problem

LEVELS = 5
#: maximum par on the sliding board, and how far its solver looks ahead
MOST_TURNS = 5
#: seconds after which a proof is given up
PATIENCE = 20.0

S = TypeVar("S", bound=State)
Checkpoint = Callable[[], None]


class Solution(NamedTuple):
    """The facts of a puzzle; `line` contains turns, or a layout, in notation."""

    par: int
    ways: int
    misled: int
    level: int
    line: tuple[str, ...]


class NextTurn(Protocol):
    """The next turn of a shortest line, in the game's own form."""

    @property
    def left(self) -> int:
        """How many turns are left after it."""

    def as_json(self) -> dict[str, object]:
        """The turn in the format of the game's hints."""


class PuzzleKind(ABC, Generic[S]):
    """One kind of puzzle of one game."""

    #: the bot on the other seat; None if nobody else moves
    opponent: str | None = None
    #: whether one answer decides, so that it is right or wrong and has no par
    is_decisive = False
    #: whether it is about a roll of dice, not about a maze
    is_roll = False

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def text_key(self) -> str:
        """The key of the texts that ask for it."""
        return self.name

    @abstractmethod
    def deal(self, edition: Edition, dice: Dice) -> S:
        """A random position."""

    @abstractmethod
    def fits(self, state: S) -> bool:
        """Whether a position can be asked about."""

    @abstractmethod
    def solve(self, state: S, most: int, checkpoint: Checkpoint, compiled: bool) -> Solution | None:
        """The facts of a position that fits; None if it cannot be solved, or takes more than `most` turns."""

    def is_worth_asking(self, state: S, solution: Solution) -> bool:
        """Whether a generated puzzle is not trivial."""
        return True

    def most_par(self, state: S) -> int:
        """The largest par that a puzzle line may claim."""
        return MOST_TURNS

    def solo_state(self, state: S) -> S:
        """The position as the match that the player plays."""
        return state

    def own(self, state: S, seat: Seat) -> int:
        """What the player has used so far, to be compared with par."""
        return 1

    def is_solved(self, state: S, seat: Seat) -> bool:
        """Whether a match from `solo_state` is over and was solved by the player at this seat."""
        outcome = game_of(state.edition).outcome(state)
        return outcome is not None and seat in outcome.winners

    def view(self, state: S, seat: Seat) -> View:
        """What the player at this seat may know."""
        view: View = game_of(state.edition).view(state, seat)
        return view

    def no_answer(self, most: int) -> Problem:
        """The problem with a position that has no answer within `most` turns."""
        return Problem("puzzle.no_way", most=most)


class GamePuzzles(Generic[S]):
    """The puzzles of one game."""

    def __init__(self, *kinds: PuzzleKind[S]) -> None:
        self.kinds = {kind.name: kind for kind in kinds}

    def warm(self) -> None:
        """Compile the search, so that a clock can start."""

    def next_turn(self, state: S, most: int) -> NextTurn | None:
        """The next turn of a shortest line from `solo_state` or later; None if there is none within `most` turns."""
        return None

    def from_match(self, state: S) -> tuple[S, tuple[str, ...]]:
        """What can be asked about a state of a match: the position, and the kinds to try in order."""
        return state, tuple(self.kinds)


AnyKind = PuzzleKind[Any]
AnyPuzzles = GamePuzzles[Any]


@cache
def all_puzzles() -> dict[str, AnyPuzzles]:
    """The puzzles of every game that has some."""
    parts = {name: part("puzzles", name) for name in games()}
    return {name: module.PUZZLES for name, module in parts.items() if module is not None}


def puzzles_of(game: str) -> AnyPuzzles:
    """The puzzles of a game; raise a Problem if it has none."""
    if game not in all_puzzles():
        raise Problem("game.not_here", game=game, known=", ".join(all_puzzles()))
    return all_puzzles()[game]


def kinds() -> tuple[str, ...]:
    """Every kind of puzzle.

    >>> kinds()
    ('fewest', 'find', 'treasures', 'block', 'go')
    """
    return tuple(dict.fromkeys(kind for puzzles in all_puzzles().values() for kind in puzzles.kinds))


def games_with(kind: str) -> list[str]:
    """The games that have puzzles of this kind."""
    return [name for name, puzzles in all_puzzles().items() if kind in puzzles.kinds]


def kind_of(kind: str, game: str) -> AnyKind:
    """A game's kind of puzzle; raise a Problem if it has none of this name."""
    known = games_with(kind)
    if game not in known:
        raise Problem("game.not_here", game=game, known=", ".join(known))
    return all_puzzles()[game].kinds[kind]


def checkpoint_until(seconds: float = PATIENCE) -> Checkpoint:
    """Make a checkpoint for a search that raises a Problem after this many seconds."""
    end = time.monotonic() + seconds

    def checkpoint() -> None:
        if time.monotonic() > end:
            raise Problem("puzzle.patience")

    return checkpoint
