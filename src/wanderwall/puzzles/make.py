"""Generate puzzles in bulk, each from a seed: the deal is made from it, and the solver rates it."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any, NamedTuple

from wanderwall.game.protocol import State, T
from wanderwall.games import first_edition, game_of
from wanderwall.kernel import FAST
from wanderwall.puzzles.part import Checkpoint, games_with, kind_of
from wanderwall.puzzles.puzzle import Puzzle, edition_of, solo_state, solve
from wanderwall.solver.task import never_stop

#: number of turns to look ahead, small enough to generate many quickly
AHEAD = 4
#: number of seeds tried in one batch
BATCH = 64
BITS = 256


class SeedDice:
    """Random numbers that are the same on every machine and in every language: SHA-256 of a text and a counter, in
    integers. They provide what the games need from a random generator.

    >>> dice, cards = SeedDice("2026-11-16"), list(range(6))
    >>> dice.shuffle(cards)
    >>> cards, dice.randrange(100)
    ([3, 1, 4, 5, 0, 2], 2)
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.thrown = 0

    def randrange(self, stop: int, /) -> int:
        """A uniformly random number below `stop`; values that would favour low numbers are rejected."""
        while True:
            self.thrown += 1
            number = int.from_bytes(sha256(f"{self.seed}#{self.thrown}".encode()).digest(), "big")
            if number < (1 << BITS) // stop * stop:
                return number % stop

    def shuffle(self, x: MutableSequence[T], /) -> None:
        """Shuffle in place: from the last place down, each item swaps with one that is not after it."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]


class SeededPuzzle(NamedTuple):
    """A puzzle and its seed."""

    seed: int
    puzzle: Puzzle


def deal_puzzle(kind: str, edition: str, seed: str) -> Any:
    """The position of a seed, the same on every machine and in every version."""
    box = edition_of(edition)
    return kind_of(kind, box.game).deal(box, SeedDice(f"{kind} {edition} {seed}"))


def make_puzzle(kind: str, edition: str, seed: str, most: int = AHEAD, compiled: bool = FAST) -> Puzzle | None:
    """The puzzle of a seed; None if it is not worth asking, because it is trivial or takes too many turns."""
    state = deal_puzzle(kind, edition, seed)
    solution = solve(kind, state, most, compiled=compiled)
    if solution is None or not kind_of(kind, state.edition.game).is_worth_asking(state, solution):
        return None
    position = game_of(state.edition).notation.position_text(state)
    return Puzzle(kind, position, *solution[:4])


def puzzle_from(state: State, kinds: Sequence[str], most: int, checkpoint: Checkpoint = never_stop) -> Puzzle:
    """The puzzle of a position, of the first of these kinds that has an answer; raise a Problem if none has."""
    for kind in kinds:
        solution = solve(kind, state, most, checkpoint)
        if solution is not None:
            solo = solo_state(kind, state)
            return Puzzle(kind, game_of(solo.edition).notation.position_text(solo), *solution[:4])
    raise kind_of(kinds[0], state.edition.game).no_answer(most)


def usual_edition(kind: str) -> str:
    """The edition of a kind of puzzle if none is named."""
    return first_edition(games_with(kind)[0]).id


def many(kind: str, edition: str, start: int, level: int | None = None, workers: int = 1) -> Iterator[SeededPuzzle]:
    """Puzzles of all seeds from `start` on, in order, however many processes generate them."""
    make = partial(_make_one, kind, edition)
    if workers == 1:
        found = map(make, count(start))
        yield from (one for one in found if one and level in (None, one.puzzle.level))
        return
    from concurrent.futures import ProcessPoolExecutor  # not at the top: a browser has no processes
    from multiprocessing import get_context

    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for begin in count(start, BATCH * workers):
            for one in pool.map(make, range(begin, begin + BATCH * workers), chunksize=8):
                if one and level in (None, one.puzzle.level):
                    yield one


def _make_one(kind: str, edition: str, seed: int) -> SeededPuzzle | None:
    puzzle = make_puzzle(kind, edition, str(seed))
    return SeededPuzzle(seed, puzzle) if puzzle else None
