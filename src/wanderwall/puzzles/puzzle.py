"""A puzzle on one line: the question, the solver's facts, which can be proven again, and the position.

`fewest par=3 ways=12 misled=2 level=4 classic-1986 6BE3E6C/… red>push …`
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from wanderwall.game.edition import Edition
from wanderwall.game.protocol import Seat, State
from wanderwall.games import edition as find_edition
from wanderwall.games import editions, game_of
from wanderwall.kernel import FAST
from wanderwall.problem import Problem
from wanderwall.puzzles.part import (
    MOST_TURNS,
    PATIENCE,
    AnyKind,
    Checkpoint,
    NextTurn,
    Solution,
    checkpoint_until,
    kind_of,
    kinds,
    puzzles_of,
)
from wanderwall.solver.task import MOST, never_stop

#: maximum number of characters of a puzzle line
LONGEST_TEXT = 1200

FORM = re.compile(r"([a-z]+) par=(\d{1,2}) ways=(\d{1,6}) misled=(\d{1,6}) level=([1-5]) (\S.*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question, and the claimed facts of its answer; `prove` checks whether they are true."""

    kind: str
    #: the position on one line
    position: str
    #: the fewest own turns; in Labyrinth Go! the fewest tiles
    par: int
    #: how many sequences of pushes solve it in par, `solver.task.MANY` for more; in Labyrinth Go! the minimal layouts
    ways: int
    #: traps: how far a greedy player is led astray; `docs/puzzles.md` defines the count for each kind
    misled: int
    #: how hard it is, 1 to 5
    level: int

    @property
    def unique(self) -> bool:
        """Whether there is only one way."""
        return self.ways == 1

    @property
    def edition(self) -> Edition:
        found: Edition = edition_of(self.position)
        return found

    @property
    def asks(self) -> str:
        """The key of its text: in towers `treasures` are one, and then home."""
        return kind_of(self.kind, self.edition.game).text_key

    @property
    def state(self) -> Any:
        """The state of the position."""
        return game_of(self.edition).notation.read_position(self.position)

    @property
    def seat(self) -> Seat:
        """The seat to move; the first, if all move at once."""
        return min(game_of(self.edition).to_act(self.state))

    def text(self) -> str:
        """The whole puzzle on one line."""
        return f"{self.kind} par={self.par} ways={self.ways} misled={self.misled} level={self.level} {self.position}"

    @classmethod
    def read(cls, text: str) -> Puzzle:
        """Parse a puzzle line; raise a Problem if it is none, or if its position is impossible."""
        if len(text) > LONGEST_TEXT:
            raise Problem("puzzle.too_long", most=LONGEST_TEXT)
        match = FORM.fullmatch(text.strip())
        if not match or match[1] not in kinds():
            raise Problem("puzzle.form", text=text[:40])
        kind, position = match[1], match[6]
        par, ways, misled, level = (int(number) for number in match.groups()[1:5])
        state = game_of(edition_of(position)).notation.read_position(position)
        if not 1 <= par <= check_position(kind, state).most_par(state) or not ways:
            raise Problem("puzzle.turns", most=MOST_TURNS)
        return cls(kind, game_of(state.edition).notation.position_text(state), par, ways, misled, level)


def edition_of(position: str) -> Any:
    """The edition named in a position: built-in ones only, because a stranger's puzzle must not open files."""
    name = position.split(maxsplit=1)[0]
    if name not in editions():
        raise Problem("edition.no_such", edition=name[:40], known=", ".join(editions()))
    return find_edition(name)


def check_position(kind: str, state: State) -> AnyKind:
    """The kind of puzzle of a position; raise a Problem if the position does not fit it."""
    asked = kind_of(kind, state.edition.game)
    if not asked.fits(state):
        raise Problem("puzzle.position", kind=kind)
    return asked


def solve(
    kind: str, state: State, most: int = MOST_TURNS, checkpoint: Checkpoint = never_stop, compiled: bool = FAST
) -> Solution | None:
    """The facts of a puzzle of this kind; None if it cannot be solved, or takes more turns than `most`. Flat mazes and
    rolls can be solved without the compiled search, if nobody should wait for the compiler.
    """
    return check_position(kind, state).solve(state, most, checkpoint, compiled)


def prove(puzzle: Puzzle, seconds: float = PATIENCE) -> Solution:
    """Solve a puzzle again; raise a Problem if its claims are false, or if that takes too long."""
    puzzles_of(puzzle.edition.game).warm()
    solution = solve(puzzle.kind, puzzle.state, puzzle.par, checkpoint_until(seconds))
    if solution is None:
        raise Problem("puzzle.lies", what="par", said=puzzle.par, found="–")
    for what in ("par", "ways", "misled", "level"):
        said, found = getattr(puzzle, what), getattr(solution, what)
        if said != found:
            raise Problem("puzzle.lies", what=what, said=said, found=str(found))
    return solution


def solo_state(kind: str, state: State) -> Any:
    """The position of a puzzle as the match that its player plays: no other goals, every card open, finished with the
    last find.
    """
    return check_position(kind, state).solo_state(state)


def next_turn(state: State, most: int = MOST) -> NextTurn | None:
    """The next turn of a shortest line from a state of `solo_state` or later, in the game's own form; None if it takes
    more than `most` turns, if there is no line, or if the game has no such turns.
    """
    return puzzles_of(state.edition.game).next_turn(state, most)
