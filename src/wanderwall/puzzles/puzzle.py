"""A puzzle on one line: the question, the solver's facts, and the position.

`fewest par=3 ways=12 misled=2 level=4 classic-1986 6BE3E6C/… red>push …`
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from wanderwall.game.edition import Edition
from wanderwall.game.protocol import Seat
from wanderwall.games import edition as find_edition
from wanderwall.games import editions, game_of
from wanderwall.problem import Problem
from wanderwall.puzzles import towers

#: reach the tile in as few own turns as possible, while nobody else moves
FEWEST: Final = "fewest"
#: reach it in this turn
FIND: Final = "find"
#: two or three treasures, in the order of the stack; in towers one, and then home
TREASURES: Final = "treasures"
#: leave the next player no push that reaches its goal in its next turn
BLOCK: Final = "block"
#: join the rolled pictures of Labyrinth Go!
GO: Final = "go"
KINDS = (FEWEST, FIND, TREASURES, BLOCK, GO)

LEVELS = 5
#: limits of a puzzle line: characters, and turns of par
LONGEST_TEXT, MOST_TURNS = 1200, 5

FORM = re.compile(r"([a-z]+) par=(\d{1,2}) ways=(\d{1,6}) misled=(\d{1,6}) level=([1-5]) (\S.*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question, and the claimed facts of its answer; `prove` checks whether they are true."""

    kind: str
    #: the position on one line
    position: str
    #: the fewest own turns; in Labyrinth Go! the fewest tiles
    par: int
    #: how many sequences of pushes solve it in par, `courses.MANY` for more; in Labyrinth Go! the minimal layouts
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
        return "home" if self.kind == TREASURES and self.edition.game == "towers" else self.kind

    @property
    def state(self) -> Any:
        """The state of the position."""
        return game_of(self.edition).notation.read_position(self.position)

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        state = self.state
        return state.mover if self.kind != GO else 0

    def text(self) -> str:
        """The whole puzzle on one line."""
        return f"{self.kind} par={self.par} ways={self.ways} misled={self.misled} level={self.level} {self.position}"

    @classmethod
    def read(cls, text: str) -> Puzzle:
        """Parse a puzzle line; raise a Problem if it is none, or if its position is impossible."""
        if len(text) > LONGEST_TEXT:
            raise Problem("puzzle.too_long", most=LONGEST_TEXT)
        match = FORM.fullmatch(text.strip())
        if not match or match[1] not in KINDS:
            raise Problem("puzzle.form", text=text[:40])
        kind, position = match[1], match[6]
        par, ways, misled, level = (int(number) for number in match.groups()[1:5])
        state = game_of(edition_of(position)).notation.read_position(position)
        fits(kind, state)
        if not 1 <= par <= (len(state.edition.all_tiles) if kind == GO else MOST_TURNS) or not ways:
            raise Problem("puzzle.turns", most=MOST_TURNS)
        return cls(kind, game_of(state.edition).notation.position_text(state), par, ways, misled, level)


def edition_of(position: str) -> Any:
    """The edition named in a position: built-in ones only, because a stranger's puzzle must not open files."""
    name = position.split(maxsplit=1)[0]
    if name not in editions():
        raise Problem("edition.no_such", edition=name[:40], known=", ".join(editions()))
    return find_edition(name)


def check_kind(kind: str, game: str) -> None:
    """Raise a Problem if a game has no puzzles of this kind: a block needs a second pawn, and a solver for two."""
    known = {GO: ("go",), BLOCK: ("classic",)}.get(kind, ("classic", "towers"))
    if game not in known:
        raise Problem("game.not_here", game=game, known=", ".join(known))


def fits(kind: str, state: Any) -> None:
    """Raise a Problem if the position does not fit this kind of puzzle."""
    check_kind(kind, state.edition.game)
    if kind == GO:
        fit = state.step == "play" and not state.players[0].layout
    elif state.edition.game == "towers":
        fit = towers.fits(state, treasures=1 if kind == TREASURES else 0)
    else:
        stack, options = state.stacks[state.mover], state.options
        fit = state.step == "push" and set(options.order) == {"stack"} and set(options.finish) <= {"home", "last-find"}
        fit = fit and len(stack) in {FEWEST: range(99), FIND: range(99), TREASURES: (2, 3), BLOCK: range(99)}[kind]
        fit = fit and (kind != BLOCK or state.seats > 1)
    if not fit:
        raise Problem("puzzle.position", kind=kind)
