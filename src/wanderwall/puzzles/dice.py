"""Dice that fall the same on every machine and in every language: SHA-256 of a text and a counter, in whole numbers."""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import sha256
from typing import Any

BITS = 256


class SeedDice:
    """Keeps what the games ask of dice.

    >>> dice, cards = SeedDice("2026-11-16"), list(range(6))
    >>> dice.shuffle(cards)
    >>> cards, dice.randrange(100)
    ([3, 1, 4, 5, 0, 2], 2)
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.thrown = 0

    def randrange(self, stop: int, /) -> int:
        """A number below `stop`, each as likely as the others; what would favour the low ones is thrown again."""
        while True:
            self.thrown += 1
            number = int.from_bytes(sha256(f"{self.seed}#{self.thrown}".encode()).digest(), "big")
            if number < (1 << BITS) // stop * stop:
                return number % stop

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """From the last place down, each changes places with one not after it."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]
