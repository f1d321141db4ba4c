"""What is on the table of a sliding maze, and the moves both games know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Self

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

    #: the seat that begins, counted from 1; off: by lot
    first: int | None = number("K3", 1, 4)
    #: goal cards each seat is dealt; off: all of them, dealt evenly
    goals: tuple[int | None, ...] = number("K8", 1, 99, per_seat=True)
    #: seconds for a turn
    turn_time: int | None = number("K8", 1, 7 * 24 * 3600)
    #: turns each seat has before the game is called
    turn_limit: int | None = number("K9", 1, 100_000)
    finish_round: bool = flag("K10")


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """The host's opening move: the movable tiles as they lie, row by row, the spare last; the stacks; who begins."""

    tiles: tuple[Tile, ...]
    stacks: tuple[tuple[Goal, ...], ...]
    first: Seat

    def __repr__(self) -> str:
        return f"<Deal: {len(self.tiles)} tiles, seat {self.first} begins>"


@dataclass(frozen=True, slots=True)
class Push:
    """The spare, laid with these openings, goes in at the arrow (S4)."""

    arrow: str
    openings: Openings

    def __str__(self) -> str:
        """The push on paper: the arrow and the tile's open sides, such as `N4es`."""
        return self.arrow + letters(self.openings)


@dataclass(frozen=True, slots=True)
class Walk:
    """The pawn ends the turn on this square; its own square means staying (S3)."""

    to: Square


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The host's move when a turn's time is over; before the push it brings the push made for the player (K8)."""

    push: Push | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Sliding:
    """A table with a sliding maze. Goals are numbers, squares are numbers, seats go clockwise."""

    edition: SlidingEdition
    options: Any
    colours: tuple[str, ...]
    maze: Maze
    #: the arrow where the spare lies and may not go back in (S5)
    barred: str | None
    #: where each goal is; SPARE when its tile is the spare (S10)
    places: tuple[Square, ...]
    pawns: tuple[Square, ...]
    #: goals each seat has yet to find, the next one first
    stacks: tuple[tuple[Goal, ...], ...]
    found: tuple[tuple[Goal, ...], ...]
    first: Seat
    #: turns that have ended, all seats together
    turns: int
    step: str
    #: the seats that have done everything, in the order they did (K10)
    finished: tuple[Seat, ...]

    def __repr__(self) -> str:
        due = self.step if self.step in (DEAL, OVER) else f"{self.colours[self.mover]} to {self.step}"
        return f"<{self.edition.id} for {self.seats}, turn {self.turns + 1}: {due}>"

    def but(self, **changes: Any) -> Self:
        """The same table, but for these fields; the games' own states do it quickly."""
        return replace(self, **changes)

    @property
    def seats(self) -> int:
        return len(self.colours)

    @property
    def mover(self) -> Seat:
        """Whose turn it is."""
        return (self.first + self.turns) % len(self.colours)

    @property
    def ended(self) -> bool:
        """Whether the last turn was the game's last: a finisher (K5), the round full (K10), or no turns left (K9)."""
        round_full = self.turns % self.seats == 0
        if self.finished and (round_full or not self.options.finish_round):
            return True
        limit: int | None = self.options.turn_limit
        return limit is not None and self.turns >= limit * self.seats

    def home(self, seat: Seat) -> Square:
        return self.edition.homes[self.colours[seat]]

    def place_in_round(self, seat: Seat) -> int:
        """How many seats have their turn before this one in every round."""
        return (seat - self.first) % self.seats

    def turns_of(self, seat: Seat) -> int:
        """How many turns a seat has ended."""
        return (self.turns - self.place_in_round(seat) + self.seats - 1) // self.seats

    def homeward(self, seat: Seat) -> bool:
        """Whether a seat has only the way home left (K5)."""
        return not self.stacks[seat]

    def finish(self, seat: Seat) -> Squares:
        """The squares on which ending a turn finishes for the seat; none while it has anything left to find (K5)."""
        return 1 << self.home(seat) if self.homeward(seat) else 0
