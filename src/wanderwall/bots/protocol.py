"""What a bot is: a function of what its seat saw, of a budget and of a seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, Self

from wanderwall.game.protocol import CHANCE, AnyGame, Choices, Seat, View
from wanderwall.problem import Problem

#: thinking time when nobody says otherwise
DEFAULT_MS = 50.0


class Event(NamedTuple):
    """Something that happened at the table, as one seat saw it."""

    #: who acted; CHANCE is the host
    seat: Seat
    #: the move on paper, as far as it is public
    move: str
    #: the seat's view afterwards
    view: View


class Seen(NamedTuple):
    """Everything a bot knows: what its seat saw from the opening on, and what it may do now."""

    opening: View
    events: Sequence[Event]
    view: View
    choices: Choices

    @classmethod
    def now(cls, view: View, choices: Choices) -> Self:
        """For a bot that looks at nothing but the moment."""
        return cls(view, (), view, choices)


class Budget(NamedTuple):
    """How long a bot may think about one move: in milliseconds, or in nodes, which makes moves reproducible."""

    ms: float | None = DEFAULT_MS
    nodes: int | None = None


class Answer(NamedTuple):
    """A move on paper, and the seconds of the game's own clock that it takes, where the game is one of speed."""

    move: str
    seconds: float = 0.0


class Bot(Protocol):
    """A player. The same seen, nodes and seed give the same answer."""

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        """The move of this seat."""


class Onlooker:
    """The eyes of one seat: the host shows it every move, and it tells what the seat has seen."""

    def __init__(self, game: AnyGame, seat: Seat, opening: Any) -> None:
        self.game = game
        self.seat = seat
        self.opening = game.view(opening, seat)
        self.events: list[Event] = []

    def saw(self, before: Any, actor: Seat, move: Any, after: Any) -> None:
        """A move was made."""
        told = public(self.game, before, actor, move, self.seat)
        self.events.append(Event(actor, told, self.game.view(after, self.seat)))

    def seen(self, state: Any) -> Seen:
        """What the seat knows now."""
        view = self.events[-1].view if self.events else self.opening
        return Seen(self.opening, self.events, view, self.game.choices(state, self.seat))


def public(game: AnyGame, before: Any, actor: Seat, move: Any, viewer: Seat) -> str:
    """The part of a move that a seat may know: what the host does shows in the views alone, and so does what others do
    where seats play at the same time, each on a board of its own.
    """
    if actor != viewer and (actor == CHANCE or game.together):
        return ""
    return game.notation.move_text(before, move)


class BotFailed(Problem):
    """A bot that crashed, was silent, talked nonsense or broke the rules: that costs it the game, and nobody else."""

    seat: Seat | None = None

    def of(self, seat: Seat) -> Self:
        """The same failure, known to be this seat's."""
        self.seat = seat
        return self


def close(bot: Bot) -> None:
    """Let go of whatever a bot holds, such as a process."""
    closing = getattr(bot, "close", None)
    if closing is not None:
        closing()
