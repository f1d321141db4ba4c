"""How a bot's search is compiled: for the processor only, and anew when the kernel or the search changes."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from wanderwall.kernel.jit import SOURCES

F = TypeVar("F", bound=Callable[..., Any])


def stamp_of(folder: Path) -> bytes:
    """What changes with the kernel and with the search in a folder."""
    return sha256(SOURCES + b"".join(path.read_bytes() for path in sorted(folder.glob("*.py")))).digest()


def compiled(function: F, stamp: bytes, **options: bool) -> F:
    """A function compiled, or loaded if it was before. With NUMBA_DISABLE_JIT=1 it stays plain Python."""
    if vars(numba.config)["DISABLE_JIT"]:  # plain numbers warn where compiled ones wrap around
        return np.errstate(over="ignore")(function)
    njit: Any = numba.njit
    made = njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **options)(function)
    cached = made._cache._cache_file
    cached._source_stamp = (cached._source_stamp, stamp)
    return cast(F, made)
