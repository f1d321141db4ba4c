"""Moves come from outside, so their fields are checked against their declared types before the rules see them."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Union, get_args, get_origin, get_type_hints

#: checks whether a value has the declared type
Check = Callable[[object], bool]

PLAIN = (bool, int, str)


def well_formed(move: object) -> bool:
    """Whether a move is a dataclass whose fields have their declared types, at all depths.

    >>> from wanderwall.games.sliding.state import Push
    >>> well_formed(Push("N4", 6)), well_formed(Push("N4", "es")), well_formed("N4es")
    (True, False, False)
    """
    return _check_move(type(move))(move)  # type: ignore[arg-type]  # mypy takes a move's hash for its class's


@cache
def _check_move(kind: type) -> Check:
    declared = dataclasses.is_dataclass(kind)
    return _check(kind) if declared else lambda move: False


@cache
def _check(kind: object) -> Check:
    """The check for a declared type: built once per type, since every move of every game is checked."""
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


def _check_fields(kind: object, declared: dict[str, object]) -> Check:
    """The check for the fields of a move; most moves are one or two plain values, which are checked together."""
    if declared and all(of in PLAIN for of in declared.values()):
        kinds, each = list(declared.values()), [attrgetter(name) for name in declared]
        return lambda value: type(value) is kind and [type(of(value)) for of in each] == kinds
    fields = [(name, _check(of)) for name, of in declared.items()]
    return lambda value: type(value) is kind and all(check(getattr(value, name)) for name, check in fields)
