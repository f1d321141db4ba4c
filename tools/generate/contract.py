"""Generate what follows from declared types.

From the views and choices of each game a JSON Schema inside the package, the types of the page, and the tables of
docs/views.md; from the table of routes what `contract_api` says. A key without a description is refused.
"""

from __future__ import annotations

import json
import types
from collections.abc import Collection, Iterator, Sequence
from dataclasses import MISSING, fields, is_dataclass
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tools.report import ROOT, replace_blocks, table
from wanderwall.coach.types import HintJson
from wanderwall.game.views import Choices, OneOf, View
from wanderwall.games import games
from wanderwall.server.json_bytes import Fragment
from wanderwall.server.tables.types import Bounds, ChangeJson

PAGE = ROOT / "web" / "src" / "net" / "views.ts"
DOCS = ROOT / "docs" / "views.md"
#: a place for the tables of a game in the docs
MARK = r"views: (?P<game>\w+)"
HTTP = ROOT / "docs" / "http-api.md"
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", types.NoneType: "null"}
#: types that each game declares more precisely
ANY_GAME = {View: "A view: docs/views.md.", Choices: "Choices: docs/views.md."}
#: types that the page declares itself, more precisely
ON_PAGE = ((View, "View"), (Choices, "Choices"), (ChangeJson, "Change"), (HintJson, "Hint"))
#: messages with further keys, and the types of their values
OPEN = {"ReasonJson": "string | number | undefined"}
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


def required_keys(kind: Any) -> Collection[str]:
    """The keys that a message must have: those without a default."""
    if is_typeddict(kind):
        return frozenset(kind.__required_keys__)
    return [one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING]


def keys(kind: Any) -> list[Key]:
    """The keys of a TypedDict or a dataclass, required ones first.

    >>> from wanderwall.game.views import OutcomeView
    >>> [key.name for key in keys(OutcomeView)]
    ['winners', 'scores', 'reason']
    """
    found = []
    required = required_keys(kind)
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        is_optional = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if is_optional else hint
        about = get_args(inner)[1:] if get_origin(inner) is Annotated else ()
        sentences = [one for one in about if isinstance(one, str)]
        if not sentences or not sentences[0].endswith("."):
            raise ValueError(f"{kind.__name__}.{name} has no sentence")
        found.append(Key(name, inner, sentences[0], name in required and not is_optional))
    return sorted(found, key=lambda key: not key.required)


def name_of(kind: Any) -> str:
    """The name of a type outside Python, where no class of the server has it already.

    >>> from wanderwall.server.tables.types import TableJson
    >>> name_of(TableJson)
    'Table'
    """
    return str(kind.__name__).removesuffix("Json")


def is_message(kind: Any) -> bool:
    return is_typeddict(kind) or is_dataclass(kind)


def parts(kind: Any) -> Iterator[Any]:
    """The messages that a type consists of, inner ones first."""
    if kind in ANY_GAME:
        return
    if is_message(kind):
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
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return kind


def summary(kind: Any) -> str:
    return " ".join((kind.__doc__ or "").split())


# ── JSON Schema ──────────────────────────────────────────────────────────────────────────────────────────────────────


def schema_of(kind: Any) -> dict[str, Any]:
    if chosen := words(kind):
        return {"enum": list(chosen)}
    if get_origin(kind) is Annotated:
        return {**schema_of(get_args(kind)[0]), **bounds_of(kind)}
    if kind in ANY_GAME:
        return {"type": "object", "description": ANY_GAME[kind]}
    if is_message(kind):
        return {"$ref": f"#/$defs/{name_of(kind)}"}
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if kind is object:
        return {}
    if kind is date:
        return {"type": "string", "format": "date"}
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (list, Sequence):
        return {"type": "array", "items": schema_of(inner[0])}
    if origin is tuple:
        items = [schema_of(one) for one in inner]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(inner[1])}
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(one) for one in inner if one is not Fragment]}
    raise TypeError(f"{kind} is not for messages")


def bounds_of(kind: Any) -> dict[str, Any]:
    """The bounds of an annotated type, in the words of JSON Schema."""
    inner = plain(kind)
    size = "Items" if get_origin(inner) is list else "Properties" if get_origin(inner) is dict else "Length"
    names = {"ge": "minimum", "le": "maximum", "lt": "exclusiveMaximum", "pattern": "pattern"}
    names |= {"min_length": f"min{size}", "max_length": f"max{size}"}
    return {
        names[name]: bound
        for mark in get_args(kind)[1:]
        if isinstance(mark, Bounds)
        for name, bound in mark.bounds.items()
    }


def definition(kind: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "description": summary(kind),
        "properties": {key.name: {**schema_of(key.kind), "description": key.sentence} for key in keys(kind)},
        "required": [key.name for key in keys(kind) if key.required],
        "additionalProperties": kind.__name__ in OPEN,
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
    for known, name in ON_PAGE:
        if kind == known:
            return name
    if is_message(kind):
        return name_of(kind)
    if kind in PLAIN:
        return "number" if kind in (int, float) else PLAIN[kind]
    if kind is object:
        return "unknown"
    if kind is date:
        return "string"
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (list, Sequence):
        text = script_of(inner[0])
        return f"({text})[]" if " " in text and not text.startswith("[") else f"{text}[]"
    if origin is tuple:
        return f"[{', '.join(script_of(one) for one in inner)}]"
    if origin is dict:
        return f"Record<string, {script_of(inner[1])}>"
    return " | ".join(dict.fromkeys(script_of(one) for one in inner if one is not Fragment))


def interface(kind: Any, bases: Sequence[Any] = ()) -> str:
    """A message; the keys of its bases are declared there."""
    repeated = {key.name for base in bases for key in keys(base)}
    own = [key for key in keys(kind) if key.name not in repeated]
    names = list(map(name_of, bases))
    if not own:
        same = " & ".join(names) or "Record<string, never>"
        return f"/** {summary(kind)} */\nexport type {name_of(kind)} = {same}"
    extends = f" extends {', '.join(names)}" if bases else ""
    lines = [f"/** {summary(kind)} */", f"export interface {name_of(kind)}{extends} {{"]
    for key in own:
        lines += [f"  /** {key.sentence} */", f"  {key.name}{'' if key.required else '?'}: {script_of(key.kind)}"]
    if further := OPEN.get(kind.__name__):
        lines.append(f"  [detail: string]: {further}")
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
    from tools.generate import contract_api as api

    http = replace_blocks(HTTP.read_text(encoding="utf-8"), api.MARK, lambda _: api.routes_table())[0]
    http = replace_blocks(http, api.OLD_MARK, lambda _: api.old_names_table())[0]
    http = replace_blocks(http, api.MESSAGES_MARK, lambda found: api.messages_table(found["name"]))[0]
    return {
        **schemas,
        PAGE: script(),
        DOCS: update_tables(DOCS.read_text(encoding="utf-8")),
        api.PAGE: api.script(),
        api.OPENAPI: api.openapi(),
        api.CALLS: api.calls(),
        HTTP: http,
    }


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
