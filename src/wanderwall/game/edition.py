"""Editions: one TOML file each, read with a check that names the file, the key and the reason.

A game reads its part of the file with `TomlTable`, which is the schema: every value is read by name and type, and
`refuse_unread` refuses keys that were not read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self, TypedDict, TypeVar
from weakref import WeakValueDictionary

from wanderwall.game.options import Given
from wanderwall.problem import Problem

LANGUAGES = ("en", "de", "fr", "nl", "it", "es", "pt")

#: the colours of an edition that names none
COLOURS = ("red", "yellow", "blue", "green")

#: the name of something in every language
Names = Mapping[str, str]
T = TypeVar("T")


class EditionProblem(Problem):
    """An edition file that breaks the schema."""


@dataclass(frozen=True, eq=False, repr=False)
class Edition:
    """What every edition has. Games add their own parts in a subclass; each edition is one object."""

    id: str
    game: str
    title: Names
    ages: int
    players: tuple[int, int]
    #: words for the edition's own things (treasures, cards, figures …), by id
    names: Mapping[str, Names]
    #: the same words with their article as the object of a sentence ("found the rat", "die Ratte"), where it has them
    phrases: Mapping[str, Names]
    #: this edition's default options
    defaults: Mapping[str, Given]
    #: the young players' options of this edition
    young: Mapping[str, Given]

    def __post_init__(self) -> None:
        _made.setdefault(self.id, self)

    def __deepcopy__(self, memo: object) -> Self:
        """Return itself: each edition is one object, and states compare by identity."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the whole content, since another process may not have the file; a known equal edition is reused."""
        return intern_edition, (type(self), {field.name: _plain(getattr(self, field.name)) for field in fields(self)})

    def name(self, thing: str, language: str) -> str:
        """The name of a thing; in English if there is none in this language.

        >>> from wanderwall.games import edition
        >>> edition("classic-1986").name("owl", "de")
        'Eule'
        """
        names = self.names[thing]
        return names.get(language, names["en"])

    def phrase(self, thing: str, language: str) -> str:
        """A thing as the object of a sentence, with its article; its plain name if the edition has no phrase.

        >>> from wanderwall.games import edition
        >>> edition("classic-1986").phrase("dragon", "de")
        'den Drachen'
        """
        phrases = self.phrases.get(thing)
        return phrases.get(language, phrases["en"]) if phrases else self.name(thing, language)

    def __repr__(self) -> str:
        return f"<edition {self.id}>"

    @property
    def palette(self) -> tuple[str, ...]:
        """The colours that seats can play."""
        return COLOURS

    @property
    def parts(self) -> Mapping[str, object]:
        """Plain data needed to draw this edition that is in no view."""
        return {}


class EditionParts(TypedDict):
    """The arguments of `Edition`."""

    id: str
    game: str
    title: Names
    ages: int
    players: tuple[int, int]
    names: Mapping[str, Names]
    phrases: Mapping[str, Names]
    defaults: Mapping[str, Given]
    young: Mapping[str, Given]


#: all editions in this process, by id
_made: WeakValueDictionary[str, Edition] = WeakValueDictionary()


def intern_edition(kind: type[Edition], values: dict[str, Any]) -> Edition:
    """The edition with these parts; the existing object if it is equal."""
    known = _made.get(values["id"])
    if type(known) is kind and all(getattr(known, name) == value for name, value in values.items()):
        return known
    return kind(**{name: _freeze(value) for name, value in values.items()})


def _plain(value: object) -> object:
    """A mapping that can be pickled: a mapping proxy cannot."""
    return {key: _plain(one) for key, one in value.items()} if isinstance(value, Mapping) else value


def _freeze(value: Any) -> Any:
    """A mapping that cannot be changed."""
    return MappingProxyType({key: _freeze(one) for key, one in value.items()}) if isinstance(value, Mapping) else value


class TomlTable:
    """One table of a TOML file, with its path in the file."""

    def __init__(self, file: str, data: Mapping[str, object], path: str = "") -> None:
        self.file = file
        self.data = data
        self.path = path
        self._asked: set[str] = set()

    def wrong(self, key: str, reason: str, **details: str | int) -> EditionProblem:
        """Create a problem for the caller to raise: `reason` is the last part of the code `edition.<reason>`."""
        where = f"{self.path}.{key}" if self.path and key else self.path or key
        return EditionProblem(f"edition.{reason}", "", file=self.file, key=where, **details)

    def has(self, key: str) -> bool:
        return key in self.data

    def _get(self, key: str, kind: type[T], expected: str) -> T:
        self._asked.add(key)
        if key not in self.data:
            raise self.wrong(key, "missing")
        value = self.data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(key, "kind", expected=expected)
        return value

    def text(self, key: str) -> str:
        value = self._get(key, str, "text")
        if not value.strip():
            raise self.wrong(key, "empty")
        return str(value)

    def word(self, key: str, *words: str) -> str:
        value = self.text(key)
        if value not in words:
            raise self.wrong(key, "word", text=value, expected=" | ".join(words))
        return value

    def integer(self, key: str, low: int, high: int) -> int:
        value = int(self._get(key, int, "number"))
        if not low <= value <= high:
            raise self.wrong(key, "range", value=value, low=low, high=high)
        return value

    def items(self, key: str, kind: type[T]) -> list[T]:
        values = self._get(key, list, "list")
        if not all(isinstance(value, kind) and not isinstance(value, bool) for value in values):
            raise self.wrong(key, "items", expected="text" if kind is str else "number")
        return list(values)

    def table(self, key: str) -> TomlTable:
        return TomlTable(self.file, self._get(key, dict, "table"), f"{self.path}.{key}" if self.path else key)

    def optional(self, key: str) -> TomlTable:
        """A table that may be left out."""
        return self.table(key) if self.has(key) else TomlTable(self.file, {}, key)

    def tables(self, key: str) -> list[TomlTable]:
        """An array of tables."""
        values = self._get(key, list, "list")
        path = f"{self.path}.{key}" if self.path else key
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "items", expected="table")
        return [TomlTable(self.file, value, f"{path}[{n}]") for n, value in enumerate(values)]

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def names(self, key: str) -> Names:
        """A name in every language."""
        table = self.table(key)
        names = {language: table.text(language) for language in LANGUAGES}
        table.refuse_unread()
        return MappingProxyType(names)

    def free(self) -> dict[str, Any]:
        """All keys unchecked, for tables that another schema checks (options)."""
        self._asked.update(self.data)
        return dict(self.data)

    def refuse_unread(self) -> None:
        """Refuse keys that were not read: a misspelt key must not be silently ignored."""
        unknown = [key for key in self.data if key not in self._asked]
        if unknown:
            raise self.wrong(unknown[0], "unknown")


def common(table: TomlTable) -> EditionParts:
    """The keys every edition has, as arguments for its dataclass."""
    players = table.items("players", int)
    if len(players) != 2 or not 1 <= players[0] <= players[1] <= 4:
        raise table.wrong("players", "players")
    names = table.table("names")
    named = {thing: names.names(thing) for thing in names}
    the = table.optional("the")
    phrases = {thing: the.names(thing) for thing in the}
    if strange := next((thing for thing in phrases if thing not in named), ""):
        raise the.wrong(strange, "unknown")
    return {
        "id": table.text("id"),
        "game": table.text("game"),
        "title": table.names("title"),
        "ages": table.integer("ages", 1, 99),
        "players": (players[0], players[1]),
        "names": MappingProxyType(named),
        "phrases": MappingProxyType(phrases),
        "defaults": MappingProxyType(table.optional("options").free()),
        "young": MappingProxyType(table.optional("young").free()),
    }


def load(path: Path) -> TomlTable:
    """Read the file as a table; raise a problem that explains what is wrong with it."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise Problem("file.unreadable", file=str(path)) from None
    except UnicodeDecodeError:
        raise Problem("file.not_text", file=str(path)) from None
    except tomllib.TOMLDecodeError as error:
        raise EditionProblem("edition.toml", file=str(path), reason=str(error)) from None
    return TomlTable(str(path), data)
