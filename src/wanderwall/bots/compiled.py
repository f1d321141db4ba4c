"""Compilation of the bots' search: for the CPU only, and again whenever the kernel or the search changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from wanderwall.kernel.board import Size, size_of
from wanderwall.kernel.jit import SOURCES, u64

F = TypeVar("F", bound=Callable[..., Any])


class Compiler:
    """Compiles the search in one folder."""

    def __init__(self, folder: Path) -> None:
        sources = b"".join(path.read_bytes() for path in sorted(folder.glob("*.py")))
        self.stamp = sha256(SOURCES + sources).digest()

    def inner(self, function: F) -> F:
        """Compile a function that only compiled functions call."""
        return self._compile(function, no_cpython_wrapper=True)

    def inner_noalloc(self, function: F) -> F:
        """Like `fast`, for a function that creates no arrays: reference counts of its arguments are not updated on
        every call.
        """
        return self._compile(function, no_cpython_wrapper=True, _nrt=False)

    def entry(self, function: F) -> F:
        """Compile a function that Python calls."""
        return self._compile(function)

    def _compile(self, function: F, **options: bool) -> F:
        """Compile a function, or load it from the cache. With NUMBA_DISABLE_JIT=1 it stays plain Python."""
        if vars(numba.config)["DISABLE_JIT"]:  # plain numbers warn where compiled ones wrap around
            return np.errstate(over="ignore")(function)
        njit: Any = numba.njit
        made = njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **options)(function)
        cached = made._cache._cache_file
        cached._version = (cached._version, self.stamp)  # see kernel/jit.py
        return cast(F, made)


def is_compiled(entry: Any) -> bool:
    """Whether a function is compiled already, in this process or in the cache, so that it is available at once."""
    return not hasattr(entry, "signatures") or bool(entry.signatures or entry._cache._cache_file._load_index())


@cache
def kernel_size(side: int) -> Size:
    """The measures of a board, in the types that compiled functions take."""
    wide, lines, row, column, not_east = size_of(side)
    return Size(u64(wide), np.int32(lines), u64(row), u64(column), u64(not_east))
