"""Options: declared once in a game's dataclass, checked here, and the same in commands, records and positions.

An option is a choice of words, a number (or `off`), or yes/no. A per-seat option is always a tuple in the state; people
may write one value for all seats, or one for each, joined by commas: `cards=top,own`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from wanderwall.problem import Problem

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Kind = TypeVar("Kind", bound="DataclassInstance")
Value = str | int | bool | None
#: as it is written in an edition
Given = Value | list[Value]

YES, NO, OFF = "yes", "no", "off"


@dataclasses.dataclass(frozen=True, slots=True)
class Option:
    """What an option accepts, and the clause it comes from."""

    clause: str
    default: Value
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    per_seat: bool = False
    optional: bool = False  # a number that may be off
    people: bool = False  # only for people: ignored for a bot's seat

    @property
    def kind(self) -> str:
        return "choice" if self.words else "flag" if isinstance(self.default, bool) else "number"

    def values_text(self) -> str:
        """The accepted values, as text."""
        if self.kind == "choice":
            return " | ".join(self.words)
        if self.kind == "flag":
            return f"{YES} | {NO}"
        return f"{self.low}–{self.high}" + (f" | {OFF}" if self.optional else "")

    def check(self, name: str, value: object) -> Value:
        """The value in its own type, given as such or as text."""
        if self.kind == "choice":
            if value in self.words:
                return str(value)
        elif self.kind == "flag":
            if isinstance(value, bool):
                return value
            if str(value).lower() in (YES, NO):
                return str(value).lower() == YES
        else:
            if self.optional and (value is None or str(value).lower() == OFF):
                return None
            text = str(value)
            digits = not isinstance(value, bool) and text.isascii() and text.isdigit() and len(text) < 10
            if digits and self.low <= int(text) <= self.high:
                return int(text)
        raise Problem("option.value", self.clause, option=name, text=str(value), expected=self.values_text())


def choice(clause: str, *words: str, per_seat: bool = False) -> Any:
    """An option with a choice of words, the first being the default."""
    return _field(Option(clause, words[0], words=words, per_seat=per_seat))


def number(clause: str, low: int, high: int, default: int | None = None, per_seat: bool = False) -> Any:
    """A number; without a default it may be off, which is then the default."""
    return _field(Option(clause, default, low=low, high=high, per_seat=per_seat, optional=default is None))


def flag(clause: str, per_seat: bool = False, people: bool = False) -> Any:
    """Yes or no, by default no; per seat, it may be only for people."""
    return _field(Option(clause, False, per_seat=per_seat, people=people))


def _field(option: Option) -> object:
    return dataclasses.field(
        default=(option.default,) if option.per_seat else option.default, metadata={"option": option}
    )


def options_of(kind: type[DataclassInstance]) -> dict[str, Option]:
    """The options of a game by name.

    >>> from wanderwall.games.classic.state import Options
    >>> options_of(Options)["finish"].words
    ('home', 'exit', 'last-find')
    """
    return {field.name: field.metadata["option"] for field in dataclasses.fields(kind)}


def resolve_options(kind: type[Kind], seats: int, *given: Mapping[str, object]) -> Kind:
    """The options of a table with this number of seats; later mappings override earlier ones."""
    known = options_of(kind)
    values: dict[str, Given] = {name: [o.default] * seats if o.per_seat else o.default for name, o in known.items()}
    for name, value in ((name, value) for mapping in given for name, value in mapping.items()):
        key = name.replace("-", "_")
        if key not in known:
            raise Problem("option.unknown", option=name, known=", ".join(known))
        option = known[key]
        if not option.per_seat:
            values[key] = option.check(name, value)
            continue
        values[key] = _each(option, name, value, seats)
    return kind(**{name: tuple(v) if isinstance(v, list) else v for name, v in values.items()})


def _each(option: Option, name: str, value: object, seats: int) -> list[Value]:
    """The value of each seat, from one for all or one per seat."""
    several = (
        value.split(",") if isinstance(value, str) else list(value) if isinstance(value, (list, tuple)) else [value]
    )
    if len(several) not in (1, seats):
        raise Problem("option.seats", option.clause, option=name, given=len(several), seats=seats)
    return [option.check(name, one) for one in several] * (seats if len(several) == 1 else 1)


def drop_from_bots(kind: type[Kind], given: Mapping[str, object], bots: Sequence[bool]) -> dict[str, object]:
    """The given options, without those that are only for people on the seats of bots."""
    kept = dict(given)
    for name, option in options_of(kind).items():
        if option.people and name in given:
            each = _each(option, name, given[name], len(bots))
            adjusted = [option.default if bot else one for bot, one in zip(bots, each, strict=True)]
            if adjusted != each:
                kept[name] = adjusted
    return kept


def non_default(options: DataclassInstance) -> dict[str, str]:
    """The options that differ from their defaults, as text that `resolve_options` reads."""
    changes = {}
    for name, option in options_of(type(options)).items():
        value = getattr(options, name)
        values = value if option.per_seat else (value,)
        if any(one != option.default for one in values):
            texts = [to_text(one) for one in values]
            changes[name] = texts[0] if len(set(texts)) == 1 else ",".join(texts)
    return changes


@lru_cache(maxsize=1024)
def as_json(options: DataclassInstance) -> Any:
    """All options, JSON-ready, for views; cached, so callers must not change it."""
    return {
        name: list(value) if isinstance(value := getattr(options, name), tuple) else value
        for name in options_of(type(options))
    }


def to_text(value: Value) -> str:
    """One value as text."""
    if value is None:
        return OFF
    if isinstance(value, bool):
        return YES if value else NO
    return str(value)


def parse_options(words: list[str]) -> dict[str, str]:
    """Parse `name=value` words into a mapping."""
    given = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Problem("option.form", text=word)
        given[name] = value
    return given
