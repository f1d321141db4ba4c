"""How the kernel is compiled, and the few number types it uses.

Every function in the kernel takes numbers and returns numbers. Sets of squares are `u64` and are combined only with
`u64`: a signed and an unsigned 64-bit integer together silently become a floating point number. Literals are 64 bits
wide for numba, so values are cast where they are stored.
"""

from __future__ import annotations

import os
import shutil
import time
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

F = TypeVar("F", bound=Callable[..., object])

PACKAGE = Path(__file__).parents[1]
#: references to arrays are not counted: they come from outside and outlive every call, and counting them makes a step
#: of a batch take 1.6 times as long. Numba has the option, but does not document it
UNCOUNTED = {"_nrt": False}

#: seconds that code compiled from older sources is kept
KEPT = 30 * 24 * 3600


def _hash_folder(folder: Path) -> bytes:
    return sha256(b"".join(path.read_bytes() for path in sorted(folder.rglob("*.py")))).digest()


#: numba checks only a function's own file for changes, but compiles all functions that it calls into it
SOURCES = _hash_folder(Path(__file__).parent)


def inline(function: F) -> F:
    """Compile for the CPU, and let numba-cuda compile the same function where a kernel calls it.

    Inlining everything is worth 15 % on a CPU. With NUMBA_DISABLE_JIT=1 the function stays plain Python.
    """
    return _compile(function, SOURCES, forceinline=True, **UNCOUNTED)


def outline(function: F) -> F:
    """The same for a function so large that inlining it into all its callers would take long to compile.

    Numba compiles a copy of it for each literal argument.
    """
    return _compile(function, SOURCES, **UNCOUNTED)


def allocating(function: F) -> F:
    """The same as `inline` for a function that allocates arrays, which are freed with their last reference."""
    return _compile(function, forceinline=True)


def inner(function: F) -> F:
    """Compile a function of a search that only compiled functions call."""
    return _compile_search(function, no_cpython_wrapper=True)


def inner_noalloc(function: F) -> F:
    """Like `inner`, for a function that allocates no arrays."""
    return _compile_search(function, no_cpython_wrapper=True, **UNCOUNTED)


def entry(function: F) -> F:
    """Compile a function of a search that Python calls."""
    return _compile_search(function)


def bound(function: Callable[..., None], *arguments: object) -> Callable[..., None]:
    """The compiled function for arguments of these types, without numba's type dispatch, which took 16 of 18 µs."""
    dispatcher: Any = function
    if not hasattr(dispatcher, "overloads"):  # plain Python
        return function
    kinds = tuple(map(numba.typeof, arguments))
    dispatcher.compile(kinds)
    return cast(Callable[..., None], dispatcher.overloads[kinds].entry_point)


def is_compiled(function: Callable[..., object]) -> bool:
    """Whether a function is compiled already, in this process or in the cache, so that it is available at once."""
    dispatcher: Any = function
    if not hasattr(dispatcher, "signatures") or dispatcher.signatures:
        return True
    module = function.__module__.rpartition(".")[2]
    source = Path(function.__code__.co_filename).stat().st_mtime  # numba discards what is older
    indexes = Path(dispatcher.stats.cache_path).glob(f"{module}.{function.__qualname__}-*.nbi")
    return any(index.stat().st_mtime > source for index in indexes)


def marker(file: str, name: str) -> Path:
    """A file next to the code compiled for the searches in this file: it exists once all of this name is compiled."""
    return Path(_cache_folder(_search_sources(file), vars(numba.config)["CACHE_DIR"])) / f"{name}.compiled"


def _compile_search(function: F, **options: bool) -> F:
    return _compile(function, _search_sources(function.__code__.co_filename), no_cfunc_wrapper=True, **options)


@cache
def _search_sources(file: str) -> bytes:
    """A hash of what a search in this file can call: the kernel, the solvers, and the bots of its game."""
    parts = Path(file).relative_to(PACKAGE).parts
    folders = {PACKAGE / "solver", PACKAGE.joinpath(*parts[: min(2, len(parts) - 1)])}
    return sha256(SOURCES + b"".join(_hash_folder(folder) for folder in sorted(folders))).digest()


def _compile(function: F, sources: bytes = SOURCES, **options: bool) -> F:
    """Compile a function, or load it from the cache. With NUMBA_DISABLE_JIT=1 it stays plain Python."""
    settings = vars(numba.config)
    if settings["DISABLE_JIT"]:  # plain numbers warn where compiled ones wrap around
        return np.errstate(over="ignore")(function)
    njit: Any = numba.njit
    before = settings["CACHE_DIR"]
    settings["CACHE_DIR"] = _cache_folder(sources, before)  # read by numba in the next line only
    try:
        return cast(F, njit(cache=True, nogil=True, error_model="numpy", **options)(function))
    finally:
        settings["CACHE_DIR"] = before


@cache
def _cache_folder(sources: bytes, named: str) -> str:
    """The folder for code compiled from these sources: as NUMBA_CACHE_DIR says, next to the sources, or the user's."""
    usual = PACKAGE / "__pycache__" if os.access(PACKAGE, os.W_OK) else Path("~/.cache").expanduser()
    base = Path(named or usual) / "wanderwall"
    folder = base / sha256(sources + numba.__version__.encode()).hexdigest()[:16]
    if not folder.exists():
        for other in base.glob("*"):
            if time.time() - other.stat().st_mtime > KEPT:
                shutil.rmtree(other, ignore_errors=True)
    return str(folder)
