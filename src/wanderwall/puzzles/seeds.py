"""Random numbers that are the same on every machine and in every language: SHA-256 of a text and a counter, in
integers.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import sha256
from typing import Any

BITS = 256


class SeedDice:
    """Provides what the games need from a random generator.

    >>> dice, cards = SeedDice("2026-11-16"), list(range(6))
    >>> dice.shuffle(cards)
    >>> cards, dice.randrange(100)
    ([3, 1, 4, 5, 0, 2], 2)
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.thrown = 0

    def randrange(self, stop: int, /) -> int:
        """A uniformly random number below `stop`; values that would favour low numbers are rejected."""
        while True:
            self.thrown += 1
            number = int.from_bytes(sha256(f"{self.seed}#{self.thrown}".encode()).digest(), "big")
            if number < (1 << BITS) // stop * stop:
                return number % stop

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Shuffle in place: from the last place down, each item swaps with one that is not after it."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]
