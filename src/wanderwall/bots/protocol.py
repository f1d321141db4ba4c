"""The bot protocol: a bot is a function of its seat's history, a budget and a seed."""

from __future__ import annotations

from typing import NamedTuple, Protocol, Self

from wanderwall.game.protocol import Seat
from wanderwall.match.history import AnyEvent, AnySeen, Event, History
from wanderwall.problem import Problem

__all__ = ["Answer", "AnyEvent", "AnySeen", "Bot", "BotFailed", "Budget", "Event", "History", "close", "start"]

#: default thinking time
DEFAULT_MS = 50.0


class Budget(NamedTuple):
    """How long a bot may think about one move: in milliseconds, or in nodes, which makes moves reproducible."""

    ms: float | None = DEFAULT_MS
    nodes: int | None = None


class Answer(NamedTuple):
    """A move in notation, and the seconds it takes on the game clock if the game is one of speed."""

    move: str
    seconds: float = 0.0


class Bot(Protocol):
    """A bot. The same history, nodes and seed give the same answer."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        """Choose the move of this seat."""


class BotFailed(Problem):
    """A bot that crashed, was silent, sent nonsense or broke the rules: it loses the game, and nobody else is
    affected.
    """

    seat: Seat | None = None

    def of(self, seat: Seat) -> Self:
        """Return the same failure, attributed to this seat."""
        self.seat = seat
        return self


def start(bot: Bot) -> None:
    """Start what a bot needs, such as a process; raise BotFailed if it cannot play."""
    starting = getattr(bot, "start", None)
    if starting is not None:
        starting()


def close(bot: Bot) -> None:
    """Release what a bot holds, such as a process."""
    closing = getattr(bot, "close", None)
    if closing is not None:
        closing()
