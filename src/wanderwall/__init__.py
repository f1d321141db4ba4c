"""The shifting-maze board games, to play, to study and to build on.

>>> import wanderwall
>>> match = wanderwall.start("classic-1986", seats=2, seed=7)
>>> match.move("N4es")
>>> match
<Match: classic-1986 for 2, turn 1: blue to walk>

The public names are in `__all__` and described in docs/python.md; everything else may change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.api import Match, editions, list_bots, list_games, load, load_all, start
    from wanderwall.game.protocol import IllegalMove, Outcome


__version__ = "0.3.0"

__all__ = [
    "IllegalMove", "Match", "Outcome", "Problem", "editions", "list_bots", "list_games", "load", "load_all", "start",
]  # fmt: skip

#: modules of the public names, imported on first use
_HOMES = {"IllegalMove": "game.protocol", "Outcome": "game.protocol"}
#: packages that could be called in 0.3, in place of `list_bots` and `list_games`: until 0.4 that is only a warning
_PACKAGES = ("bots", "games")


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in _PACKAGES:
        return import_module(f"wanderwall.{name}")
    if name not in __all__:
        raise AttributeError(f"module 'wanderwall' has no attribute {name!r}")
    return getattr(import_module(f"wanderwall.{_HOMES.get(name, 'api')}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def _english(problem: Problem) -> str:
    """The English sentence of a problem; empty if its code has no text, or the library that reads texts is missing."""
    try:
        from wanderwall.i18n import Texts
    except ModuleNotFoundError:  # the rules need only the standard library
        return ""
    texts = Texts("en")
    return texts.problem(problem) if texts.has(texts.text_of(problem.code)) else ""


Problem.english = staticmethod(_english)
