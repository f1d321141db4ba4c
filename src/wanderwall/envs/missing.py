"""Problems with libraries that belong to an extra that is not installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from wanderwall.problem import Problem


class Missing(Problem, ImportError):
    """An import that failed because an extra is not installed."""


def require(package: str, extra: str) -> Any:
    """Import the library, or raise a problem that names the extra it belongs to."""
    try:
        return import_module(package)
    except ImportError:
        raise Missing("envs.missing", package=package, extra=extra) from None
