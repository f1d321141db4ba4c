"""Read one line of notation word by word; errors name the column and what was expected there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from wanderwall.problem import Problem

T = TypeVar("T")


class LineReader:
    """The words of a line, read from the left.

    >>> words = LineReader("owl  =a1")
    >>> words.take("word", str), words.column
    ('owl', 6)
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._words = [(match.start() + 1, match.group()) for match in re.finditer(r"\S+", text)]
        self._next = 0

    @property
    def left(self) -> bool:
        return self._next < len(self._words)

    @property
    def column(self) -> int:
        return self._words[self._next][0] if self.left else len(self.text.rstrip()) + 2

    @property
    def next(self) -> str:
        """The word that `take` would read, or empty text."""
        return self._words[self._next][1] if self.left else ""

    def take(self, expected: str, read: Callable[[str], T]) -> T:
        """Read the next word with `read`; `expected` names it in the text `notation-expected`."""
        if not self.left:
            raise self.wrong(expected)
        try:
            value = read(self.next)
        except (Problem, ValueError, KeyError, IndexError):
            raise self.wrong(expected) from None
        self._next += 1
        return value

    def wrong(self, expected: str) -> Problem:
        return Problem("notation.expected", text=self.next or "∅", expected=expected).at(0, self.column)


def split_list(text: str) -> list[str]:
    """Split items joined by commas; empty text is an empty list.

    >>> split_list("owl,bat"), split_list("")
    (['owl', 'bat'], [])
    """
    return text.split(",") if text else []
