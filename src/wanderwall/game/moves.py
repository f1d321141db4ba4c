"""Moves come from outside: before the rules look at one, its parts must be what they are declared to be."""

from __future__ import annotations

import dataclasses
import types
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

_hints: Any = cache(get_type_hints)


def well_formed(move: Any) -> bool:
    """Whether a move is a dataclass whose fields hold what they declare, all the way down.

    >>> from wanderwall.games.sliding.state import Push
    >>> well_formed(Push("N4", 6)), well_formed(Push("N4", "es")), well_formed("N4es")
    (True, False, False)
    """
    return dataclasses.is_dataclass(move) and not isinstance(move, type) and _holds(move, type(move))


def _holds(value: Any, kind: Any) -> bool:
    if kind is None or kind is types.NoneType:
        return value is None
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return any(_holds(value, one) for one in get_args(kind))
    if origin is tuple:
        return type(value) is tuple and all(_holds(item, get_args(kind)[0]) for item in value)
    if dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"):
        return type(value) is kind and all(_holds(getattr(value, name), of) for name, of in _hints(kind).items())
    return type(value) is kind
