"""What a bot is: a function of what its seat may know and may do, and of a seeded generator."""

from __future__ import annotations

from random import Random
from typing import Protocol

from wanderwall.game.protocol import Choices, View


class Bot(Protocol):
    def choose(self, view: View, choices: Choices, rng: Random) -> tuple[str, float]:
        """A move as text, and how many seconds the bot takes before it."""
