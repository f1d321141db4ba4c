"""Generate what follows from the types of views and choices.

For each game a JSON Schema inside the package, the types of the page, and the tables of docs/views.md. A key without a
description is refused.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

from tools.report import ROOT, replace_blocks, table
from wanderwall.game.views import OneOf
from wanderwall.games import games

PAGE = ROOT / "web" / "src" / "net" / "views.ts"
DOCS = ROOT / "docs" / "views.md"
#: a place for the tables of a game in the docs
MARK = r"views: (?P<game>\w+)"
PLAIN = {str: "string", int: "integer", bool: "boolean", types.NoneType: "null"}
NOTHING = "Nothing may be done now."


class Key(NamedTuple):
    """One key of a view, of choices or of a part of them."""

    name: str
    kind: Any
    sentence: str
    required: bool


class Game(NamedTuple):
    """The types that one game declares: `<Game>View` and `<Game>Choices` in its `views.py`."""

    name: str
    view: Any
    #: one for each kind of move that may be due
    choices: tuple[Any, ...]

    @property
    def choices_name(self) -> str:
        return f"{self.name.capitalize()}Choices"

    def parts(self) -> list[Any]:
        """All declared types, each after its parts."""
        return list(dict.fromkeys(part for kind in (self.view, *self.choices) for part in parts(kind)))


def types_of(name: str) -> Game:
    """The types of a game."""
    module = import_module(f"wanderwall.games.{name}.views")
    title = name.capitalize()
    return Game(name, getattr(module, f"{title}View"), get_args(getattr(module, f"{title}Choices")))


def all_games() -> list[Game]:
    return [types_of(name) for name in games()]


def keys(kind: Any) -> list[Key]:
    """The keys of a TypedDict, required ones first.

    >>> from wanderwall.game.views import OutcomeView
    >>> [key.name for key in keys(OutcomeView)]
    ['winners', 'scores', 'reason']
    """
    found = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        about = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        sentences = [one for one in about if isinstance(one, str)]
        if not sentences or not sentences[0].endswith("."):
            raise ValueError(f"{kind.__name__}.{name} has no sentence")
        found.append(Key(name, hint, sentences[0], name in kind.__required_keys__))
    return sorted(found, key=lambda key: not key.required)


def parts(kind: Any) -> Iterator[Any]:
    """The TypedDicts that a type consists of, inner ones first."""
    if is_typeddict(kind):
        for key in keys(kind):
            yield from parts(key.kind)
        yield kind
    else:
        for inner in get_args(kind):
            yield from parts(inner)


def words(kind: Any) -> tuple[str, ...]:
    """The words of a type that is a choice of them.

    >>> words(Annotated[Literal["push"], "A push is due."]), words(Annotated[str, Words(("a", "b"))]), words(str)
    (('push',), ('a', 'b'), ())
    """
    if get_origin(kind) is Annotated:
        inner, *marks = get_args(kind)
        return next((tuple(mark) for mark in marks if isinstance(mark, OneOf)), words(inner))
    return get_args(kind) if get_origin(kind) is Literal else ()


def plain(kind: Any) -> Any:
    """A type without its annotations."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def summary(kind: Any) -> str:
    return " ".join((kind.__doc__ or "").split())


# ── JSON Schema ──────────────────────────────────────────────────────────────────────────────────────────────────────


def schema_of(kind: Any) -> dict[str, Any]:
    if chosen := words(kind):
        return {"enum": list(chosen)}
    kind = plain(kind)
    if is_typeddict(kind):
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return {"type": "array", "items": schema_of(inner[0])}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(inner[1])}
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(one) for one in inner]}
    raise TypeError(f"{kind} is not for views")


def definition(kind: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "description": summary(kind),
        "properties": {key.name: {**schema_of(key.kind), "description": key.sentence} for key in keys(kind)},
        "required": [key.name for key in keys(kind) if key.required],
        "additionalProperties": False,
    }


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema: a view matches the schema, choices match its definition of that name."""
    offers = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in game.choices]
    nothing = {"type": "object", "maxProperties": 0, "description": NOTHING}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": f"#/$defs/{game.view.__name__}",
        "$defs": {
            **{part.__name__: definition(part) for part in game.parts()},
            game.choices_name: {"anyOf": [*offers, nothing]},
        },
    }


def schema_file(name: str) -> Path:
    return ROOT / "src" / "wanderwall" / "games" / name / "view.schema.json"


# ── TypeScript ───────────────────────────────────────────────────────────────────────────────────────────────────────


def script_of(kind: Any) -> str:
    if chosen := words(kind):
        return " | ".join(f"'{word}'" for word in chosen)
    kind = plain(kind)
    if is_typeddict(kind):
        return str(kind.__name__)
    if kind in PLAIN:
        return "number" if kind is int else PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        text = script_of(inner[0])
        return f"({text})[]" if " " in text else f"{text}[]"
    if origin is dict:
        return f"Record<string, {script_of(inner[1])}>"
    return " | ".join(script_of(one) for one in inner)


def interface(kind: Any) -> str:
    lines = [f"/** {summary(kind)} */", f"export interface {kind.__name__} {{"]
    for key in keys(kind):
        lines += [f"  /** {key.sentence} */", f"  {key.name}{'' if key.required else '?'}: {script_of(key.kind)}"]
    return "\n".join([*lines, "}"])


def script() -> str:
    """The TypeScript types of the page: every part once."""
    games = all_games()
    every = dict.fromkeys(part for game in games for part in game.parts())
    offers = [
        f"export type {game.choices_name} = {' | '.join(kind.__name__ for kind in game.choices)}" for game in games
    ]
    head = "/** What seats see and may do. Written by `python -m tools generate contract` from each game's views.py. */"
    return "\n\n".join([head, *map(interface, every), *offers]) + "\n"


# ── docs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def type_text(kind: Any) -> str:
    if chosen := words(kind):
        return " or ".join(f"`{word}`" for word in chosen)
    kind = plain(kind)
    if is_typeddict(kind):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return f"list of {type_text(inner[0])}"
    if origin is dict:
        return f"map to {type_text(inner[1])}"
    return " or ".join(type_text(one) for one in inner)


def section(kind: Any) -> str:
    rows = [
        (f"`{key.name}`", type_text(key.kind) + ("" if key.required else ", may be missing"), key.sentence)
        for key in keys(kind)
    ]
    return "\n\n".join([f"### {kind.__name__}", summary(kind), table(("key", "type", "what"), rows)])


def chapter(name: str) -> str:
    """The view first, then its parts, then the choices and theirs; parts that an earlier game has described are left
    out.
    """
    before: set[str] = set()
    for game in all_games():
        order = [part for kind in (game.view, *game.choices) for part in reversed(list(dict.fromkeys(parts(kind))))]
        own = [part for part in dict.fromkeys(order) if part.__name__ not in before]
        if game.name == name:
            return "\n\n".join(map(section, own))
        before |= {part.__name__ for part in own}
    raise KeyError(name)


def update_tables(text: str) -> str:
    """The page of the docs with current tables."""
    return replace_blocks(text, MARK, lambda found: f"\n{chapter(found['game'])}\n")[0]


# ── files ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def files() -> dict[Path, str]:
    """The expected content of every file."""
    schemas = {
        schema_file(game.name): json.dumps(schema(game), indent=2, ensure_ascii=False) + "\n" for game in all_games()
    }
    return {**schemas, PAGE: script(), DOCS: update_tables(DOCS.read_text(encoding="utf-8"))}


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
