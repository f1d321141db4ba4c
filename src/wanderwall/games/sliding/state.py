"""The state of a sliding maze, and the moves that both games have."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter
from typing import Final, Self

from wanderwall.board.grid import Square, Squares
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import Openings, letters
from wanderwall.game.options import flag, number
from wanderwall.game.protocol import DEAL, OVER, Seat
from wanderwall.games.sliding.edition import Goal, SlidingEdition, Tile

PUSH: Final = "push"
WALK: Final = "walk"


@dataclass(frozen=True, slots=True)
class SlidingOptions:
    """The options both games have (K3, K8 to K10)."""

    #: the seat that begins, counted from 1; off: chosen at random
    first: int | None = number("K3", 1, 4)
    #: goal cards each seat is dealt; off: all of them, dealt evenly
    goals: tuple[int | None, ...] = number("K8", 1, 99, per_seat=True)
    #: seconds for a turn
    turn_time: int | None = number("K8", 1, 7 * 24 * 3600)
    #: turns each seat has before the game is stopped
    turn_limit: int | None = number("K9", 1, 100_000)
    finish_round: bool = flag("K10")


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """The opening chance move: the movable tiles, rotated, row by row, the spare last; the stacks; the first seat."""

    tiles: tuple[Tile, ...]
    stacks: tuple[tuple[Goal, ...], ...]
    first: Seat

    def __repr__(self) -> str:
        return f"<Deal: {len(self.tiles)} tiles, seat {self.first} begins>"


@dataclass(frozen=True, slots=True)
class Push:
    """Push the spare in at the arrow with these openings (S4)."""

    arrow: str
    openings: Openings

    def __str__(self) -> str:
        """The push in notation: the arrow and the tile's open sides, such as `N4es`."""
        return self.arrow + letters(self.openings)


@dataclass(frozen=True, slots=True)
class Walk:
    """End the turn with the pawn on this square; its own square means staying (S3)."""

    to: Square


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The chance move when a turn's time is over; before the push, it contains the push made for the player (K8)."""

    push: Push | None = None


@cache
def _fields(kind: type[Sliding]) -> tuple[tuple[str, ...], attrgetter[tuple[object, ...]]]:
    """The names of a state's fields, and what reads them all."""
    names = tuple(field.name for field in fields(kind))
    return names, attrgetter(*names)


@dataclass(frozen=True, slots=True, repr=False)
class Sliding:
    """A state with a sliding maze. Goals are numbers, squares are numbers, seats are in clockwise order."""

    edition: SlidingEdition
    options: SlidingOptions
    colours: tuple[str, ...]
    maze: Maze
    #: the arrow next to the spare, where it may not go back in (S5)
    barred: str | None
    #: the square of each goal; SPARE if its tile is the spare (S10)
    places: tuple[Square, ...]
    pawns: tuple[Square, ...]
    #: goals each seat has yet to find, the next one first
    stacks: tuple[tuple[Goal, ...], ...]
    found: tuple[tuple[Goal, ...], ...]
    first: Seat
    #: turns that have ended, all seats together
    turns: int
    step: str
    #: the seats that have finished, in that order (K10)
    finished: tuple[Seat, ...]

    def __repr__(self) -> str:
        due = self.step if self.step in (DEAL, OVER) else f"{self.colours[self.mover]} to {self.step}"
        return f"<{self.edition.id} for {self.seats}, turn {self.turns + 1}: {due}>"

    def __deepcopy__(self, memo: object) -> Self:
        """Return itself: states never change, and libraries for learning copy them often."""
        return self

    def replace(self, **changes: object) -> Self:
        """The same state except for these fields. Every move makes two or three: `dataclasses.replace` takes twice as
        long.
        """
        names, values_of = _fields(type(self))  # type: ignore[arg-type]  # mypy takes a state's hash for its class's
        copy = object.__new__(type(self))
        put = object.__setattr__  # the class is frozen
        for name, value in zip(names, values_of(self), strict=True):
            put(copy, name, value)
        for name, value in changes.items():
            put(copy, name, value)
        return copy

    @property
    def seats(self) -> int:
        return len(self.colours)

    @property
    def mover(self) -> Seat:
        """The seat to move."""
        return (self.first + self.turns) % len(self.colours)

    @property
    def ended(self) -> bool:
        """Whether the last turn ended the game: a seat finished (K5), the round is full (K10), no turns left (K9)."""
        round_full = self.turns % self.seats == 0
        if self.finished and (round_full or not self.options.finish_round):
            return True
        limit = self.options.turn_limit
        return limit is not None and self.turns >= limit * self.seats

    def home(self, seat: Seat) -> Square:
        return self.edition.homes[self.colours[seat]]

    def place_in_round(self, seat: Seat) -> int:
        """The number of seats that move before this one in every round."""
        return (seat - self.first) % self.seats

    def turns_of(self, seat: Seat) -> int:
        """The number of turns that a seat has ended."""
        return (self.turns - self.place_in_round(seat) + self.seats - 1) // self.seats

    def homeward(self, seat: Seat) -> bool:
        """Whether a seat only has to come home (K5)."""
        return not self.stacks[seat]

    def finish(self, seat: Seat) -> Squares:
        """The squares where ending a turn finishes the game for the seat; none while it has goals left (K5)."""
        return 1 << self.home(seat) if self.homeward(seat) else 0
