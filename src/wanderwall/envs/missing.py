"""A library that an extra brings and that is not installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from wanderwall.problem import Problem


class Missing(Problem, ImportError):
    """An import that failed for want of an extra."""


def needed(package: str, extra: str) -> Any:
    """The library, or a problem that names the extra it comes with."""
    try:
        return import_module(package)
    except ImportError:
        raise Missing("envs.missing", package=package, extra=extra) from None
