"""What goes wrong in front of a person is a code, the clause behind it, and a few details.

`.ftl` files turn the code into a sentence in the person's language (`classic.push.goes_back` is the text
`classic-push-goes_back`); nothing else in the house writes sentences.
"""

from __future__ import annotations

from typing import Self

Detail = str | int


class Problem(Exception):
    """Bad input: a file, an edition, a command, a piece of notation.

    >>> raise Problem("file.missing", file="game.txt")
    Traceback (most recent call last):
        ...
    wanderwall.problem.Problem: file.missing (file=game.txt)
    """

    def __init__(self, code: str, clause: str = "", **details: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.details = details
        #: where in a text it is, counted from 1; 0 is nowhere
        self.line = 0
        self.column = 0

    def at(self, line: int, column: int) -> Self:
        """The same problem, found at this place."""
        self.line, self.column = line, column
        return self

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value}" for key, value in self.details.items())
        clause = f" [{self.clause}]" if self.clause else ""
        place = f"{self.line}:{self.column}: " if self.line or self.column else ""
        return f"{place}{self.code}{clause}" + (f" ({told})" if told else "")
