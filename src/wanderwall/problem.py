"""What goes wrong in front of a person is a code, the clause behind it, and a few details.

`.ftl` files turn the code into a sentence in the person's language (`classic.push.goes_back` is the text
`classic-push-goes_back`); nothing else in the house writes sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

Detail = str | int

#: packages that `pip install wanderwall` leaves out, by the name they are imported under: the extra that brings each
EXTRAS: Mapping[str, str] = {
    "aiosqlite": "server",
    "alembic": "server",
    "asyncpg": "server",
    "fastapi": "server",
    "fastapi_offline": "server",
    "itsdangerous": "server",
    "networkx": "server",
    "openskill": "server",
    "orjson": "server",
    "prometheus_client": "server",
    "redis": "server",
    "resvg_py": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "server",
    "cryptography": "push",
    "httpx": "push",
    "numba": "fast",
    "numpy": "fast",
    "numba_cuda": "cuda",
    "ray": "cluster",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "PIL": "envs",
    "pyspiel": "spiel",
    "torch": "train",
    "material": "docs",
    "mkdocstrings": "docs",
}


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
        details = ", ".join(f"{key}={value}" for key, value in self.details.items())
        clause = f" [{self.clause}]" if self.clause else ""
        place = f"{self.line}:{self.column}: " if self.line or self.column else ""
        return f"{place}{self.code}{clause}" + (f" ({details})" if details else "")


def missing_extra(error: ModuleNotFoundError) -> Problem | None:
    """What to say of a package that is not installed; None where it is of no extra, and the house itself is at fault.

    >>> print(missing_extra(ModuleNotFoundError(name="numba.core")))
    extra.missing (package=numba, extra=fast)
    """
    package = (error.name or "").partition(".")[0]
    return Problem("extra.missing", package=package, extra=EXTRAS[package]) if package in EXTRAS else None
