"""How the kernel is compiled, and the few number types it knows.

Everything in the kernel is a function of numbers to numbers. Sets of squares are `u64` and meet nothing but `u64`:
a signed and an unsigned 64-bit integer together silently become a floating point number. Literals are 64 bits wide
for numba, so what is kept is cast where it is stored.
"""

from __future__ import annotations

from collections.abc import Callable
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

#: numba looks for changes in a function's own file only, but all functions it calls are compiled into it
SOURCES = sha256(b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))).digest()


def core(function: F) -> F:
    """Compile for the processor, and let numba-cuda compile the same function where a kernel calls it.

    Inlining everything is worth 15 % on a processor. With NUMBA_DISABLE_JIT=1 the function stays plain Python.
    Arrays come from outside and outlive every call, so who holds them is not counted: that took a fifth of a step.
    """
    return _compiled(function, forceinline=True, _nrt=False)


def large(function: F) -> F:
    """The same for a function so large that copies of it in all its callers would take long to compile.

    A number that a caller writes down is one like others: numba would compile a copy of the function for each.
    """
    compiled: Any = _compiled(function, _nrt=False)
    if hasattr(compiled, "overloads"):
        kinds = compiled.get_call_template
        compiled.get_call_template = lambda given, named: kinds(tuple(map(numba.types.unliteral, given)), named)
    return cast(F, compiled)


def making(function: F) -> F:
    """The same as `core` for a function that makes arrays of its own, which go when nobody holds them any more."""
    return _compiled(function, forceinline=True)


def bound(function: Callable[..., None], *arguments: Any) -> Callable[..., None]:
    """The compiled function for arguments of these kinds, which it then no longer looks at: that took 16 of 18 µs."""
    dispatcher: Any = function
    if not hasattr(dispatcher, "overloads"):  # plain Python
        return function
    kinds = tuple(map(dispatcher.typeof_pyval, arguments))
    dispatcher.compile(kinds)
    return cast(Callable[..., None], dispatcher.overloads[kinds].entry_point)


def _compiled(function: F, **options: bool) -> F:
    if vars(numba.config)["DISABLE_JIT"]:  # plain numbers warn where compiled ones wrap around
        return np.errstate(over="ignore")(function)
    njit: Any = numba.njit
    compiled = njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    cached = compiled._cache._cache_file
    cached._version = (cached._version, SOURCES)  # what another version kept is not even read: its classes may be gone
    return cast(F, compiled)
