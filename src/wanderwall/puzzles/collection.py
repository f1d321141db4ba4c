"""The shipped puzzles: one line each, with the seed of the deal and the solver's facts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from wanderwall.board.grid import SPARE
from wanderwall.games import game_of
from wanderwall.problem import Problem
from wanderwall.puzzles.make import SeedDice, deal_puzzle, usual_edition
from wanderwall.puzzles.puzzle import Puzzle, solo_state
from wanderwall.puzzles.sliding import FIND

#: before the line of a puzzle that is no longer offered
DROPPED = "- "


class ShippedPuzzle(NamedTuple):
    """A line of the file."""

    kind: str
    edition: str
    seed: int
    par: int
    ways: int
    misled: int
    level: int
    #: whether it is no longer offered, because it is too easy; books and links still know its number
    dropped: bool = False

    def puzzle(self) -> Puzzle:
        """The puzzle, dealt again from its seed."""
        state = deal_puzzle(self.kind, self.edition, str(self.seed))
        return Puzzle(self.kind, game_of(state.edition).notation.position_text(state), *self[3:7])

    def text(self) -> str:
        return DROPPED * self.dropped + " ".join(map(str, self[:7]))

    @classmethod
    def read(cls, text: str) -> ShippedPuzzle:
        kind, edition, *numbers = text.removeprefix(DROPPED).split()
        seed, par, ways, misled, level = map(int, numbers)
        return cls(kind, edition, seed, par, ways, misled, level, text.startswith(DROPPED))


@cache
def collection() -> tuple[ShippedPuzzle, ...]:
    """All shipped puzzles by number, from 1: kind by kind, the easy ones first, then those that were added later.

    >>> len(offered_puzzles()) >= 2000
    True
    """
    text = files(__package__).joinpath("data", "shipped.txt").read_text(encoding="utf-8")
    return tuple(ShippedPuzzle.read(line) for line in text.splitlines() if not line.startswith("#"))


class PuzzleRating(NamedTuple):
    """How hard a puzzle is on the scale of players, in points, and how far that may be wrong.

    A player of the same rating finds par with every second first try.
    """

    points: int
    deviation: int

    def text(self) -> str:
        return f"{self.points} {self.deviation}"

    @property
    def level(self) -> int:
        """The band of the scale, from 1 to 5."""
        return level_of(self.points)


#: from these points on a puzzle is of the next level
BANDS = (1500, 1600, 1700, 1850)
#: how wrong the rating of a puzzle may be that nobody has simulated
UNSURE = 150


def level_of(points: int) -> int:
    """The level of these points.

    >>> level_of(1250), level_of(1500), level_of(2400)
    (1, 2, 5)
    """
    return 1 + sum(points >= start for start in BANDS)


@cache
def ratings() -> tuple[PuzzleRating, ...]:
    """The rating of each shipped puzzle, from simulated players."""
    text = files(__package__).joinpath("data", "ratings.txt").read_text(encoding="utf-8")
    rows = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return tuple(PuzzleRating(int(points), int(deviation)) for points, deviation in rows)


@cache
def _usual_rating(kind: str, par: int) -> PuzzleRating:
    """The mean of the shipped puzzles of a kind, of the same par if there are any."""
    own = [(one, rating) for one, rating in zip(collection(), ratings(), strict=True) if one.kind == kind]
    nearest = min(abs(one.par - par) for one, _ in own)
    points = [rating.points for one, rating in own if abs(one.par - par) == nearest]
    return PuzzleRating(round(sum(points) / len(points)), UNSURE)


def rating_of(kind: str, par: int, number: int | None) -> PuzzleRating:
    """The rating with which a puzzle begins: of a shipped one, what simulated players achieved."""
    return _usual_rating(kind, par) if number is None else ratings()[number - 1]


#: puzzles of about the right strength, of which one is next
CHOICE = 12


def next_number(
    points: int, kinds: Collection[str], tried: Collection[int], moved: Mapping[int, int], seed: str
) -> int | None:
    """An untried puzzle of these kinds, all if none is named, with about these points; None if none is left.

    >>> next_number(1500, ("go",), (), {}, "") in offered_puzzles()
    True
    """
    known = set(tried)
    left = [
        (abs(moved.get(number, ratings()[number - 1].points) - points), number)
        for number, one in offered_puzzles().items()
        if number not in known and (not kinds or one.kind in kinds)
    ]
    near = sorted(left)[:CHOICE]
    return near[SeedDice(seed).randrange(len(near))][1] if near else None


@cache
def offered_puzzles() -> dict[int, ShippedPuzzle]:
    """The puzzles that are offered, by number."""
    return {number: one for number, one in enumerate(collection(), 1) if not one.dropped}


#: how many puzzles of each level follow one another
GROWS = {1: 15, 2: 30, 3: 15}
#: number of puzzles in a rush: more than anybody can solve in the time
MOST = sum(GROWS.values())


def rush_numbers(seed: str) -> list[int]:
    """The numbers of the puzzles of a seed, in order."""
    dice, found, edition = SeedDice(f"rush {seed}"), list[int](), usual_edition(FIND)
    for level, count in GROWS.items():
        asked = (FIND, edition, level)
        shelf = [number for number, one in offered_puzzles().items() if (one.kind, one.edition, one.level) == asked]
        dice.shuffle(shelf)
        found += shelf[:count]
    return found


def rush(seed: str) -> list[Puzzle]:
    """The puzzles of a seed, in order.

    >>> len(rush("1")) == MOST, [puzzle.level for puzzle in rush("1")][:2]
    (True, [1, 1])
    """
    return [offered_puzzles()[number].puzzle() for number in rush_numbers(seed)]


def solves(puzzle: Puzzle, push: str) -> bool:
    """Whether the pawn can walk to the goal after this push, by the rules."""
    state = solo_state(puzzle.kind, puzzle.state)
    game = game_of(state.edition)
    try:
        after = game.apply(state, 0, game.notation.read_move(state, 0, push))
    except Problem:
        return False
    place = after.places[after.stacks[0][0]]
    return place != SPARE and after.edition.grid.names[place] in game.reach(after, 0)
