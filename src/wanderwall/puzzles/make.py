"""Generate puzzles in bulk, each from a seed: the deal is made from it, and the solver rates it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from wanderwall.games import first_edition, game_of
from wanderwall.games.go.state import Roll
from wanderwall.kernel import FAST
from wanderwall.match.steps import after_chance
from wanderwall.puzzles import towers
from wanderwall.puzzles.puzzle import BLOCK, FEWEST, FIND, GO, TREASURES, Puzzle, check_kind, edition_of
from wanderwall.puzzles.seeds import SeedDice
from wanderwall.puzzles.solve import solve

#: number of turns to look ahead, small enough to generate many quickly
AHEAD = 4
#: maximum number of ways for a puzzle of one push: of 48 pushes a third would be no challenge
FEW = 16
#: number of seeds tried in one batch
BATCH = 64


class SeededPuzzle(NamedTuple):
    """A puzzle and its seed."""

    seed: int
    puzzle: Puzzle


def deal_puzzle(kind: str, edition: str, seed: str) -> Any:
    """The position of a seed, the same on every machine and in every version."""
    box, dice = edition_of(edition), SeedDice(f"{kind} {edition} {seed}")
    game = game_of(box)
    if kind == GO:
        table = game.setup(box, 1, {"untimed": True})
        return game.apply(table, -1, Roll(tuple(die[dice.randrange(len(die))] for die in box.dice)))
    check_kind(kind, box.game)
    if box.game == "towers":
        return towers.deal_puzzle(box, kind == TREASURES, dice)
    goals = 1 if kind != TREASURES else 2 + dice.randrange(2)
    # a puzzle is the same in every edition, whatever the default options of that edition are (K4)
    options = {"goals": goals, "first": 1, "peek": "at-once"}
    state = after_chance(game, game.setup(box, 2 if kind == BLOCK else 1, options), dice)
    return replace(state, pawns=tuple(dice.randrange(box.grid.size) for _ in state.pawns))


def make_puzzle(kind: str, edition: str, seed: str, most: int = AHEAD, compiled: bool = FAST) -> Puzzle | None:
    """The puzzle of a seed; None if it is not worth asking, because it is trivial or takes too many turns."""
    state = deal_puzzle(kind, edition, seed)
    solution = solve(kind, state, most, compiled=compiled)
    if solution is None or (kind == FEWEST and solution.par == 1):  # that is a puzzle of the kind FIND
        return None
    if kind in (FIND, BLOCK) and solution.ways > FEW:
        return None
    position = game_of(state.edition).notation.position_text(state)
    return Puzzle(kind, position, *solution[:4])


def usual_edition(kind: str) -> str:
    return first_edition("go" if kind == GO else "classic").id


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
