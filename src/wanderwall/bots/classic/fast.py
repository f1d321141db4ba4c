"""How the search is compiled: for the processor only, and anew when the kernel or the search changes."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from wanderwall.kernel.jit import SOURCES

F = TypeVar("F", bound=Callable[..., Any])

STAMP = sha256(SOURCES + b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))).digest()


def fast(function: F) -> F:
    """Compile a function that only compiled ones call. With NUMBA_DISABLE_JIT=1 it stays plain Python."""
    return _compiled(function, no_cpython_wrapper=True)


def entry(function: F) -> F:
    """Compile a function that Python calls."""
    return _compiled(function)


def _compiled(function: F, **options: bool) -> F:
    if vars(numba.config)["DISABLE_JIT"]:  # plain numbers warn where compiled ones wrap around
        return np.errstate(over="ignore")(function)
    njit: Any = numba.njit
    compiled = njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **options)(function)
    cached = compiled._cache._cache_file
    cached._source_stamp = (cached._source_stamp, STAMP)
    return cast(F, compiled)
