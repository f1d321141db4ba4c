"""What a bot is: a function of what its seat saw, of a budget and of a seed."""

from __future__ import annotations

from typing import NamedTuple, Protocol, Self

from wanderwall.game.protocol import Seat
from wanderwall.match.seen import AnyEvent, AnySeen, Event, Seen
from wanderwall.problem import Problem

__all__ = ["Answer", "AnyEvent", "AnySeen", "Bot", "BotFailed", "Budget", "Event", "Seen", "close", "start"]

#: thinking time when nobody says otherwise
DEFAULT_MS = 50.0


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

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        """The move of this seat."""


class BotFailed(Problem):
    """A bot that crashed, was silent, talked nonsense or broke the rules: that costs it the game, and nobody else."""

    seat: Seat | None = None

    def of(self, seat: Seat) -> Self:
        """The same failure, known to be this seat's."""
        self.seat = seat
        return self


def start(bot: Bot) -> None:
    """Start what a bot needs, such as a process; a BotFailed if it cannot play."""
    starting = getattr(bot, "start", None)
    if starting is not None:
        starting()


def close(bot: Bot) -> None:
    """Let go of whatever a bot holds, such as a process."""
    closing = getattr(bot, "close", None)
    if closing is not None:
        closing()
