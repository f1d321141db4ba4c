"""Classic's options and state."""

from __future__ import annotations

from dataclasses import dataclass

from wanderwall.board.grid import Squares
from wanderwall.game.options import choice, flag
from wanderwall.game.protocol import Seat
from wanderwall.games.sliding.edition import Goal
from wanderwall.games.sliding.state import Deal, Push, Sliding, SlidingOptions, TimeUp, Walk

Move = Deal | Push | Walk | TimeUp


@dataclass(frozen=True, slots=True)
class Options(SlidingOptions):
    """All options of K4 and K8, in addition to those of both sliding games."""

    #: which of a seat's unfound cards are seen: the top one by the owner, all by the owner, all by everybody
    cards: tuple[str, ...] = choice("K8", "top", "own", "open", per_seat=True)
    order: tuple[str, ...] = choice("K8", "stack", "any", per_seat=True)
    finish: tuple[str, ...] = choice("K8", "home", "exit", "last-find", per_seat=True)
    #: every goal of the seat in reach is found in one walk
    sweep: tuple[bool, ...] = flag("K8", per_seat=True)
    #: when the next card may be looked at
    peek: str = choice("K4", "at-once", "on-turn")


@dataclass(frozen=True, slots=True, repr=False)
class State(Sliding):
    """A state of classic."""

    options: Options
    #: whether each seat has looked at its top card (K4)
    looked: tuple[bool, ...]

    def findable_goals(self, seat: Seat) -> tuple[Goal, ...]:
        """The goals the seat may find now (K4, K6, K7)."""
        return self.stacks[seat] if self.options.order[seat] == "any" else self.stacks[seat][:1]

    def finish(self, seat: Seat) -> Squares:
        """Home, or all current ways out of the maze (K7)."""
        if self.stacks[seat]:
            return 0
        return self.maze.exits if self.options.finish[seat] == "exit" else 1 << self.home(seat)
