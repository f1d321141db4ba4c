"""How the search of this folder is compiled."""

from __future__ import annotations

from pathlib import Path

from wanderwall.bots.compiled import F, compiled, stamp_of

STAMP = stamp_of(Path(__file__).parent)


def fast(function: F) -> F:
    """Compile a function that only compiled ones call."""
    return compiled(function, STAMP, no_cpython_wrapper=True)


def entry(function: F) -> F:
    """Compile a function that Python calls."""
    return compiled(function, STAMP)
