"""How the kernel is compiled, and the few number types it uses.

Every function in the kernel takes numbers and returns numbers. Sets of squares are `u64` and are combined only with
`u64`: a signed and an unsigned 64-bit integer together silently become a floating point number. Literals are 64 bits
wide for numba, so values are cast where they are stored.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

u64 = np.uint64
u32 = np.uint32
f32 = np.float32
i32 = np.int32
Int = int | i32
Flag = bool | np.bool_

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]


def _hash_folder(folder: Path) -> bytes:
    return sha256(b"".join(path.read_bytes() for path in sorted(folder.rglob("*.py")))).digest()


#: numba checks only a function's own file for changes, but compiles all functions that it calls into it
SOURCES = _hash_folder(Path(__file__).parent)


def inline(function: F) -> F:
    """Compile for the CPU, and let numba-cuda compile the same function where a kernel calls it.

    Inlining everything is worth 15 % on a CPU. With NUMBA_DISABLE_JIT=1 the function stays plain Python.
    Arrays come from outside and outlive every call, so references to them are not counted: that took a fifth of a step.
    """
    return _compile(function, forceinline=True, _nrt=False)


def outline(function: F) -> F:
    """The same for a function so large that inlining it into all its callers would take long to compile.

    A literal argument is treated as any number: otherwise numba would compile a copy of the function for each literal.
    """
    compiled: Any = _compile(function, _nrt=False)
    if hasattr(compiled, "overloads"):
        kinds = compiled.get_call_template
        compiled.get_call_template = lambda given, named: kinds(tuple(map(numba.types.unliteral, given)), named)
    return cast(F, compiled)


def allocating(function: F) -> F:
    """The same as `inline` for a function that allocates arrays, which are freed with their last reference."""
    return _compile(function, forceinline=True)


def bound(function: Callable[..., None], *arguments: Any) -> Callable[..., None]:
    """The compiled function for arguments of these types, without numba's type dispatch, which took 16 of 18 µs."""
    dispatcher: Any = function
    if not hasattr(dispatcher, "overloads"):  # plain Python
        return function
    kinds = tuple(map(dispatcher.typeof_pyval, arguments))
    dispatcher.compile(kinds)
    return cast(Callable[..., None], dispatcher.overloads[kinds].entry_point)


def _compile(function: F, sources: bytes = SOURCES, **options: bool) -> F:
    """Compile a function, or load it from the cache. With NUMBA_DISABLE_JIT=1 it stays plain Python."""
    if vars(numba.config)["DISABLE_JIT"]:  # plain numbers warn where compiled ones wrap around
        return np.errstate(over="ignore")(function)
    njit: Any = numba.njit
    compiled = njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    cached = compiled._cache._cache_file
    cached._version = (cached._version, sources)  # ignore other versions' caches: their classes may be gone
    return cast(F, compiled)


def inner(function: F) -> F:
    """Compile a function of a search that only compiled functions call."""
    return _compile_search(function, no_cpython_wrapper=True)


def inner_noalloc(function: F) -> F:
    """Like `inner`, for a function that creates no arrays: reference counts of its arguments are not updated on every
    call.
    """
    return _compile_search(function, no_cpython_wrapper=True, _nrt=False)


def entry(function: F) -> F:
    """Compile a function of a search that Python calls."""
    return _compile_search(function)


def _compile_search(function: F, **options: bool) -> F:
    return _compile(function, _search_sources(function.__code__.co_filename), no_cfunc_wrapper=True, **options)


@cache
def _search_sources(file: str) -> bytes:
    """A hash of what a search in this file can call: the kernel, the solvers, and the bots of its game."""
    parts = Path(file).relative_to(PACKAGE).parts
    folders = {PACKAGE / "solver", PACKAGE.joinpath(*parts[: min(2, len(parts) - 1)])}
    return sha256(SOURCES + b"".join(_hash_folder(folder) for folder in sorted(folders))).digest()


def is_compiled(entry: Any) -> bool:
    """Whether a function is compiled already, in this process or in the cache, so that it is available at once."""
    return not hasattr(entry, "signatures") or bool(entry.signatures or entry._cache._cache_file._load_index())
