"""What the puzzles of both sliding games share: their kinds, levels and traps, and the next turn as a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple, Protocol, TypeVar

from wanderwall.board.grid import SPARE, Square
from wanderwall.game.protocol import Seat
from wanderwall.games import game_of
from wanderwall.games.sliding.state import Sliding
from wanderwall.kernel import FAST
from wanderwall.puzzles.part import LEVELS, Checkpoint, GamePuzzles, PuzzleKind, Solution, checkpoint_until
from wanderwall.solver import classic as courses

#: reach the tile in as few own turns as possible, while nobody else moves
FEWEST: Final = "fewest"
#: reach it in this turn
FIND: Final = "find"
#: two or three treasures, in the order of the stack; in towers one, and then home
TREASURES: Final = "treasures"

#: maximum number of turns of a greedy player
GIVEN_UP = 9
#: fewer than one of this number of first pushes may solve a puzzle of one push, or it would be no challenge
EASY_SHARE = 4
#: near misses of one push that count as much as one turn of a greedy player
NEAR_MISSES = 4

S = TypeVar("S", bound=Sliding)


class SlidingKind(PuzzleKind[S]):
    """A kind of puzzle on a sliding board, of one push or of any number of turns."""

    def __init__(self, name: str, one_push: bool = False) -> None:
        super().__init__(name)
        self.one_push = self.is_decisive = one_push

    def own(self, state: S, seat: Seat) -> int:
        return state.turns_of(seat)

    def is_solved(self, state: S, seat: Seat) -> bool:
        return seat in state.finished

    def one_turn(self, solo: S) -> S:
        """The match with one turn (K9) if one push decides, so that a wrong one ends it."""
        return solo.replace(options=replace(solo.options, turn_limit=1)) if self.one_push else solo

    def turns_ahead(self, par: int) -> int:
        """How many turns the player must think ahead."""
        return par - 1

    def solution(self, par: int, ways: int, traps: int, line: Iterable[str]) -> Solution:
        """The facts with their level: three points for each turn to think ahead, up to three for few ways, and up to
        three for traps.
        """
        rare = sum(ways <= most for most in (1, 9, 99))
        misled = min(3, traps // NEAR_MISSES if par == 1 else traps)
        level = min(LEVELS, 1 + (3 * self.turns_ahead(par) + rare + misled) // 3)
        return Solution(par, ways, traps, level, tuple(line))

    def is_worth_asking(self, state: S, solution: Solution) -> bool:
        """Whether more than three of four first pushes fail, if one push can be enough."""
        return solution.par > 1 or EASY_SHARE * solution.ways < len(game_of(state.edition).legal(state, state.mover))


class SlidingTurn(NamedTuple):
    """The next turn of a shortest line, the goal it finds, and how many turns are left after it."""

    push: str | None
    walk: str
    finds: str | None
    left: int
    #: the reason for a push that leaves the next player no way
    denies: dict[str, object] | None = None

    def as_json(self) -> dict[str, object]:
        reasons: list[dict[str, object]] = [{"code": "reaches", "goal": self.finds}] if self.finds else []
        if self.denies:
            reasons.append(self.denies)
        if self.left:
            reasons.append({"code": "turns", "turns": self.left})
        return {
            "push": self.push, "walk": self.walk, "score": 0.0, "finds": self.finds is not None, "chance": None,
            "reasons": reasons or [{"code": "finishes"}],
        }  # fmt: skip


class SlidingPuzzles(GamePuzzles[S]):
    """The puzzles of a sliding game."""

    def warm(self) -> None:
        warm()


@cache
def warm() -> None:
    """Compile the search before a clock starts, so that a fresh installation does not make a puzzle time out."""
    if FAST:
        courses.warm()


def warm_checkpoint() -> Checkpoint:
    """A checkpoint whose clock starts when the search is compiled."""
    warm()
    return checkpoint_until()


def next_goal(state: Sliding, reached: bool) -> str | None:
    """The goal that a solo player finds, if the next one is reached; None on the way home."""
    return state.edition.goals[state.stacks[0][0]] if reached and state.stacks[0] else None


# ── the greedy player ────────────────────────────────────────────────────────────────────────────────────────────────


class Task(Protocol):
    """A task of a solver."""

    @property
    def targets(self) -> tuple[Square, ...]: ...


T = TypeVar("T", bound=Task)


def count_traps(task: T, par: int, near_misses: Callable[[T], int], greedy_turn: Callable[[T], T]) -> int:
    """How far a greedy player is led astray: near misses of one push, or turns above par.

    A greedy player takes a tile if one push gets there, and otherwise ends the turn as close to it as possible.
    """
    if par == 1:
        return near_misses(task)
    for turn in range(1, GIVEN_UP):
        task = greedy_turn(task)
        if not task.targets:
            return turn - par
    return GIVEN_UP - par


def distance(side: int, square: Square, place: Square) -> int:
    """Rows and columns between a square and a tile; a tile outside the board is farther than all."""
    if place == SPARE:
        return 2 * side
    return abs(square // side - place // side) + abs(square % side - place % side)
