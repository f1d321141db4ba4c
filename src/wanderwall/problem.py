"""Problems: errors a person can read, as a code, the clause behind it, and a few details.

`.ftl` files turn the code into a sentence in the person's language (`classic.push.goes_back` is the text
`classic-push-goes_back`); no other code writes sentences. Those texts are in a layer above this one, so
`import wanderwall` injects the function that looks up the English sentence for `str(problem)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Self

Detail = str | int

#: packages that `pip install wanderwall` does not install, by import name, with the extra that installs each
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
    "PIL": "server",
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
    "pyspiel": "spiel",
    "torch": "train",
    "material": "docs",
    "mkdocstrings": "docs",
}


class Problem(Exception):
    """Bad input: a file, an edition, a command, a piece of notation.

    As text it is the English sentence, with the clause and the place. Programs use `code`, `clause`, `details`, `line`
    and `column`; a traceback shows the code in a note below the sentence.

    >>> problem = Problem("file.unreadable", file="game.txt")
    >>> print(problem)
    The file “game.txt” cannot be read.
    >>> problem
    Problem('file.unreadable', file='game.txt')
    """

    #: returns the English sentence, or empty text if a code has none; `import wanderwall` sets it
    english: Callable[[Problem], str] | None = None

    def __init__(self, code: str, clause: str = "", **details: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        #: may contain a caller's value of any type, as text
        self.details = {key: value if isinstance(value, str | int) else str(value) for key, value in details.items()}
        #: the place in a text, counted from 1; 0 is nowhere
        self.line = 0
        self.column = 0
        self.add_note(self._code_line())

    def at(self, line: int, column: int) -> Self:
        """Set the place of the problem, and return it."""
        self.line, self.column = line, column
        return self

    def __str__(self) -> str:
        return (Problem.english(self) if Problem.english else "") or self._code_line()

    def __repr__(self) -> str:
        clause = [repr(self.clause)] if self.clause else []
        details = (f"{key}={value!r}" for key, value in self.details.items())
        return f"{type(self).__name__}({', '.join([repr(self.code), *clause, *details])})"

    def _code_line(self) -> str:
        """The text of the problem without the `.ftl` files."""
        details = ", ".join(f"{key}={value}" for key, value in self.details.items())
        clause = f" [{self.clause}]" if self.clause else ""
        place = f"{self.line}:{self.column}: " if self.line or self.column else ""
        return f"{place}{self.code}{clause}" + (f" ({details})" if details else "")


def missing_extra(error: ModuleNotFoundError) -> Problem | None:
    """The problem for a package that is not installed; None if no extra contains it, since then wanderwall is at fault.

    >>> print(missing_extra(ModuleNotFoundError(name="numba.core")))
    This needs numba: install wanderwall[fast].
    """
    package = (error.name or "").partition(".")[0]
    return Problem("extra.missing", package=package, extra=EXTRAS[package]) if package in EXTRAS else None


class Missing(Problem, ImportError):
    """An import that failed because an extra is not installed."""


def require(package: str, extra: str) -> Any:
    """Import the library, or raise a problem that names the extra it belongs to."""
    try:
        return import_module(package)
    except ImportError:
        raise Missing("envs.missing", package=package, extra=extra) from None
