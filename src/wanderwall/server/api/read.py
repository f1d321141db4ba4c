"""Read the parts of a request by their declared types: bodies on servers and offline, addresses offline, which has no
pydantic. A value of another type is refused with a problem that names the key, and never converted: 1 is no switch.
"""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Callable, Hashable, Mapping, Sized
from dataclasses import MISSING, fields, is_dataclass
from datetime import date
from functools import cache
from operator import ge, le, lt
from typing import Annotated, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from wanderwall.problem import Problem
from wanderwall.server.tables.types import Bounds

T = TypeVar("T")

#: how query parameters say yes and no
SWITCHES = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class Unreadable(ValueError):
    """A value that does not fit its type, at this key."""

    def __init__(self, *where: str | int) -> None:
        super().__init__(*where)
        self.where = where


def read(kind: type[T], value: object, where: str) -> T:
    """Return the value in its declared type; raise a Problem that names what does not fit.

    >>> read(float, 2, "body"), read(float, 0.5, "body")
    (2.0, 0.5)
    >>> read(float, float("nan"), "body")
    Traceback (most recent call last):
    wanderwall.problem.Problem: The request was not understood at “body”.
    server.request (where=body)
    """
    return cast(T, _read_part(kind, value, where))


def read_text(kind: object, text: str, where: str) -> object:
    """The same for a part of an address, which is text."""
    return _read_part(kind, _from_text(kind, text), where)


def _read_part(kind: object, value: object, where: str) -> object:
    try:
        return _read(kind, value)
    except Unreadable as wrong:
        path = ".".join(map(str, (where, *wrong.where)))[:80]
        raise Problem("server.request", where=path.encode(errors="replace").decode()) from None


def _from_text(kind: object, text: str) -> object:
    inner = {_bare(one) for one in _members(kind)}
    if bool in inner:
        return SWITCHES.get(text.lower(), text)
    if int in inner:
        return int(text) if re.fullmatch(r"-?\d{1,20}", text, re.ASCII) else text
    return text


def _bare(kind: object) -> object:
    return _bare(get_args(kind)[0]) if get_origin(kind) is Annotated else kind


def _members(kind: object) -> tuple[object, ...]:
    """The members of a union, or the type itself."""
    bare = _bare(kind)
    return get_args(bare) if get_origin(bare) in (Union, types.UnionType) else (kind,)


def _read(kind: object, value: object) -> object:
    if get_origin(kind) is Annotated:
        inner, *marks = get_args(kind)
        found = _read(inner, value)
        for mark in marks:
            if isinstance(mark, Bounds) and not is_within(mark.bounds, found):
                raise Unreadable
        return found
    members = _members(kind)
    if len(members) > 1:
        return _read_union(members, value)
    if is_dataclass(kind) and isinstance(kind, type):
        return _read_message(kind, value)
    return _read_plain(kind, value)


def _read_plain(kind: object, value: object) -> object:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list and isinstance(value, list):
        return [_inside(index, inner[0], one) for index, one in enumerate(value)]
    if origin is dict and isinstance(value, dict):
        return {_inside_key(key, inner[0]): _inside(key, inner[1], one) for key, one in value.items()}
    if origin is Literal and any(type(value) is type(one) and value == one for one in inner):
        return value
    if kind is date and isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", value, re.ASCII):
        try:
            return date.fromisoformat(value)
        except ValueError:
            raise Unreadable from None
    if kind is float and type(value) in (int, float) and abs(cast(float, value)) <= sys.float_info.max:
        return float(cast(float, value))  # neither NaN nor 1e999
    if isinstance(kind, type) and origin is None and type(value) is kind is not float and _is_text_or_other(value):
        return value  # True is no number
    raise Unreadable


def _is_text_or_other(value: object) -> bool:
    """Whether a value can be stored: JSON can write half of a character, which is no text.

    >>> _is_text_or_other("\\U0001f600"), _is_text_or_other("\\ud83d"), _is_text_or_other(7)
    (True, False, True)
    """
    return not isinstance(value, str) or value.encode(errors="replace").decode() == value


def _read_union(members: tuple[object, ...], value: object) -> object:
    deepest = Unreadable()
    for member in members:
        try:
            return _read(member, value)
        except Unreadable as wrong:
            deepest = max(deepest, wrong, key=lambda one: len(one.where))
    raise deepest


def _inside(key: str | int, kind: object, value: object) -> object:
    try:
        return _read(kind, value)
    except Unreadable as wrong:
        raise Unreadable(key, *wrong.where) from None


def _inside_key(key: str, kind: object) -> object:
    """A key in its declared type; the place of one that does not fit is named as pydantic does."""
    try:
        return _read(kind, key)
    except Unreadable:
        raise Unreadable(key, "[key]") from None


@cache
def hints_of(kind: Hashable) -> Mapping[str, object]:
    return get_type_hints(kind, include_extras=True)


def _read_message(kind: type, value: object) -> object:
    if not isinstance(value, dict):
        raise Unreadable
    hints, found = hints_of(kind), {}
    for one in fields(kind):
        if one.name in value:
            found[one.name] = _inside(one.name, hints[one.name], value[one.name])
        elif one.default is MISSING and one.default_factory is MISSING:
            raise Unreadable(one.name)
    for key in value:
        if key not in hints:
            raise Unreadable(key)
    try:
        return cast("Callable[..., object]", kind)(**found)
    except ValueError:
        raise Unreadable from None


#: by bound, how a number or a length compares with it
CHECKS: Mapping[str, Callable[[int, int], bool]] = {"ge": ge, "le": le, "lt": lt, "min_length": ge, "max_length": le}


def is_within(bounds: Mapping[str, int | str], value: object) -> bool:
    """Whether a value is within bounds."""
    size = len(value) if isinstance(value, Sized) else value
    return all(
        re.fullmatch(bound, str(value), re.ASCII) is not None  # the only text is a pattern
        if isinstance(bound, str)
        else isinstance(size, int) and CHECKS[name](size, bound)
        for name, bound in bounds.items()
    )
