"""Moves come from outside: before the rules look at one, its parts must be what they are declared to be."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Union, get_args, get_origin, get_type_hints

#: looks whether a value is what was declared
Check = Callable[[Any], bool]

PLAIN = (bool, int, str)


def well_formed(move: Any) -> bool:
    """Whether a move is a dataclass whose fields hold what they declare, all the way down.

    >>> from wanderwall.games.sliding.state import Push
    >>> well_formed(Push("N4", 6)), well_formed(Push("N4", "es")), well_formed("N4es")
    (True, False, False)
    """
    kind: Any = type(move)
    return _check_move(kind)(move)


@cache
def _check_move(kind: Any) -> Check:
    declared = dataclasses.is_dataclass(kind)
    return _check(kind) if declared else lambda move: False


@cache
def _check(kind: Any) -> Check:
    """What a declaration asks for: read once a kind, since every move of every game comes by here."""
    if kind is None or kind is types.NoneType:
        return lambda value: value is None
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        any_of = [_check(one) for one in get_args(kind)]
        return lambda value: any(check(value) for check in any_of)
    if origin is tuple:
        each = _check(get_args(kind)[0])
        return lambda value: type(value) is tuple and all(each(item) for item in value)
    if dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"):
        return _check_fields(kind, get_type_hints(kind))
    return lambda value: type(value) is kind


def _check_fields(kind: Any, declared: dict[str, Any]) -> Check:
    """Most moves are one or two plain values: those are looked at together."""
    if declared and all(of in PLAIN for of in declared.values()):
        kinds, each = list(declared.values()), [attrgetter(name) for name in declared]
        return lambda value: type(value) is kind and [type(of(value)) for of in each] == kinds
    fields = [(name, _check(of)) for name, of in declared.items()]
    return lambda value: type(value) is kind and all(check(getattr(value, name)) for name, check in fields)
