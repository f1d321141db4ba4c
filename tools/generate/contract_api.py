"""What follows from the table of routes and from socket messages: OpenAPI, the page's types, the Python client,
docs/http-api.md.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Collection, Iterator
from dataclasses import is_dataclass
from functools import cache
from inspect import Parameter
from textwrap import dedent, fill, indent
from types import NoneType
from typing import Any, Literal, get_args, get_origin, is_typeddict

import jsonschema_rs

from tools.generate.contract import (
    all_games,
    definition,
    interface,
    is_message,
    keys,
    name_of,
    parts,
    plain,
    schema_of,
    script_of,
    summary,
    words,
)
from tools.report import ROOT, table
from wanderwall.coach.types import HintJson
from wanderwall.server.api.call import Download, JsonText, NotReady
from wanderwall.server.api.responses import Health, Progress, RecordText, RefusedRequest
from wanderwall.server.api.routes import Route
from wanderwall.server.api.server_routes import ROUTES
from wanderwall.server.old_names import OLD_NAMES
from wanderwall.server.sockets.messages import ClientMessage, RoomClientMessage, RoomServerMessage, ServerMessage
from wanderwall.server.tables.types import TurnAlert

PAGE = ROOT / "web" / "src" / "net" / "types.ts"
API = ROOT / "src" / "wanderwall" / "server" / "api"
OPENAPI, CALLS = API / "openapi.json", API / "calls.py"
RECORDED = ROOT / "tests" / "server" / "requests.jsonl"
MARK, OLD_MARK, MESSAGES_MARK = "routes: all", "old names: all", r"messages: (?P<name>\w+)"
#: unions that the page knows by a name
NAMED = {
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "RoomServerMessage": RoomServerMessage,
    "RoomClientMessage": RoomClientMessage,
}
#: responses of paths that are not in the table of routes
SERVER = {"/health": Health}
#: choices and hints of games without a folder on the page
UNKNOWN = "Record<string, unknown>"
#: what placeholders of the recording stand for, so that examples look real
REAL = {"id": "k3f9a22xyz", "code": "k3f9a22x", "key": "3aJmKc0YcF9h1VqkQ5dOaB7x", "pass": "pQ5dOaB7x3aJmKc0YcF9h1Vqk"}
MOMENT = 1_795_003_200_000
#: characters of an example; longer ones help nobody
MAX_EXAMPLE = 4000


# ── types ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def answers(route: Route) -> dict[int, Any]:
    """The types of the responses of a route, by status; None is a file."""
    found: dict[int, Any] = {}
    for kind in _members(route.response):
        if kind is NotReady:
            found[202] = Progress
        elif kind is Download:
            found[route.status] = None
        else:
            inner = get_args(kind)[0] if get_origin(kind) is JsonText else kind
            found[route.status] = found[route.status] | inner if route.status in found else inner
    return found


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) not in (None, JsonText) else (kind,)


@cache
def all_types() -> tuple[Any, ...]:
    """Every declared type of the API, each after its parts."""
    roots: list[Any] = [HintJson, RefusedRequest, RecordText, TurnAlert, *NAMED.values(), *SERVER.values()]
    for route in ROUTES:
        roots += [route.body, *answers(route).values()]
    found = dict.fromkeys(part for root in roots if root is not None for part in parts(root))
    return tuple(dict.fromkeys(one for part in found for one in (*_all_bases(part), part)))


def _all_bases(kind: Any) -> Iterator[Any]:
    for base in bases(kind):
        yield from (*_all_bases(base), base)


def bases(kind: Any) -> list[Any]:
    """The messages of the API that a message repeats. Python 3.11 forgets those of a TypedDict: its source has them.

    >>> from wanderwall.server.tables.types import MyTableJson
    >>> [name_of(base) for base in bases(MyTableJson)]
    ['Table']
    """
    if kind.__module__.startswith("wanderwall.game"):
        return []
    (declared,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(declared, ast.ClassDef)
    known = vars(sys.modules[kind.__module__])
    found = [known[base.id] for base in declared.bases if isinstance(base, ast.Name)]
    return [base for base in found if is_message(base) and keys(base)]


# ── TypeScript ───────────────────────────────────────────────────────────────────────────────────────────────────────


def script() -> str:
    """The types of the page."""
    views, choices = [name_of(game.view) for game in all_games()], [game.choices_name for game in all_games()]
    imported = {*views, *choices, "LayView", "OutcomeView"}
    head = (
        "/** What the page and the server send each other. Written by `python -m tools generate contract` from the\n"
        " * declarations in src/wanderwall/server/api. */\n"
        "import type {\n" + "".join(f"  {name},\n" for name in sorted(imported)) + "} from './views'"
    )
    ours = [
        "/** Where a view changes: `[path, value]` sets, `[path]` removes. */\n"
        "export type Change = [path: (string | number)[]] | [path: (string | number)[], value: Json]",
        "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }",
        "/** A game that the page has no folder for: check a value before using it. */\n"
        "export interface UnknownView {\n  game: string\n  edition: string\n  you: number | null\n"
        "  [key: string]: unknown\n}",
        f"export type View = {' | '.join([*views, 'UnknownView'])}",
        f"export type Choices = {' | '.join([*choices, UNKNOWN])}",
        f"export type Hint = {' | '.join([*map(name_of, get_args(HintJson)), UNKNOWN])}",
    ]
    unions = [f"export type {name} ={_union(list(map(name_of, get_args(kind))))}" for name, kind in NAMED.items()]
    own = [kind for kind in all_types() if not kind.__module__.startswith("wanderwall.game")]
    return "\n\n".join([head, *ours, *(interface(kind, bases(kind)) for kind in own), *unions, routes_script()]) + "\n"


def _union(names: list[str]) -> str:
    return f" {' | '.join(names)}" if len(names) <= 2 else "\n  | ".join(["", *names])


def routes_script() -> str:
    """The table of routes: a path has `{}` for each of its parts."""
    lines = [
        "/** Every route: its request and its response. Offline, a file is text in JSON. */",
        "export interface Routes {",
    ]
    for route in sorted(ROUTES, key=lambda one: (one.path, one.method)):
        path = re.sub(r"{\w+}", "{}", route.path.removeprefix("/api"))
        request = f"request: {script_of(route.body)}; " if route.body else ""
        kinds = answers(route).values()
        file = "RecordText" if route.offline else "Blob"
        response = " | ".join(dict.fromkeys(file if kind is None else script_of(kind) for kind in kinds))
        lines.append(f"  '{route.method} {path}': {{ {request}response: {response} }}")
    return "\n".join([*lines, "}"])


# ── OpenAPI ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def openapi() -> str:
    """What is merged into the OpenAPI that FastAPI describes: schemas of bodies and responses, with examples."""
    schemas = {name_of(kind): _in_components(definition(kind)) for kind in all_types()}
    paths: dict[str, Any] = {}
    for route in ROUTES:
        recorded = list(_recorded(route))
        found: dict[str, Any] = {"responses": {}}
        if route.body is not None:
            schema = _in_components(schema_of(route.body))
            bodies = [pair["request"].get("body") for pair in recorded]
            found["requestBody"] = {"content": {"application/json": _with_example(schema, schemas, bodies)}}
        for status, kind in answers(route).items():
            if kind is not None:
                schema = _in_components(schema_of(kind))
                bodies = [pair["response"]["body"] for pair in recorded if pair["response"]["status"] == status]
                content = {"application/json": _with_example(schema, schemas, bodies)}
                found["responses"][str(status)] = {"description": "Successful Response", "content": content}
        paths.setdefault(route.path, {})[route.method.lower()] = found
    for path, kind in SERVER.items():
        content = {"application/json": _with_example(_in_components(schema_of(kind)), schemas, [])}
        paths[path] = {"get": {"responses": {"200": {"description": "Successful Response", "content": content}}}}
    document = {"paths": paths, "components": {"schemas": schemas}}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _in_components(schema: Any) -> Any:
    """A schema whose references are to components of the OpenAPI."""
    if isinstance(schema, dict):
        return {
            key: value.replace("#/$defs/", "#/components/schemas/") if key == "$ref" else _in_components(value)
            for key, value in schema.items()
        }
    return [_in_components(one) for one in schema] if isinstance(schema, list) else schema


def _with_example(schema: Any, schemas: Any, bodies: list[Any]) -> dict[str, Any]:
    """A schema with the shortest valid example of the recording; with one of its own if there is none."""
    checked = jsonschema_rs.validator_for({**schema, "components": {"schemas": schemas}})
    real = [body for body in map(_make_real, bodies) if body not in (None, {}) and checked.is_valid(body)]
    short = [body for body in real if len(json.dumps(body)) <= MAX_EXAMPLE]
    return {
        "schema": schema,
        "example": min(short, key=lambda body: (len(json.dumps(body)), json.dumps(body)))
        if short
        else make_example(schema, schemas),
    }


def make_example(schema: Any, schemas: Any) -> Any:
    """A small value that fits a schema."""
    match schema:
        case {"$ref": where}:
            return make_example(schemas[where.rpartition("/")[2]], schemas)
        case {"enum": words}:
            return words[0]
        case {"anyOf": kinds}:
            return make_example(kinds[0], schemas)
        case {"type": "object", "properties": inside}:
            return {key: make_example(inside[key], schemas) for key in schema["required"]}
        case {"type": "array", "prefixItems": items}:
            return [make_example(item, schemas) for item in items]
        case {"type": "array", "minItems": _}:
            return [make_example(schema["items"], schemas)]
        case {"type": "string", "format": "date"}:
            return "2026-11-15"
        case {"type": "array"}:
            return []
        case {"type": "object"}:
            return {}
        case {"type": "string"}:
            return "classic" if "pattern" in schema else "text"
        case {"type": "integer" | "number"}:
            return max(1, schema.get("minimum", 1))
        case {"type": "boolean"}:
            return True
    return None


@cache
def _pairs() -> list[Any]:
    return [json.loads(line) for line in RECORDED.read_text(encoding="utf-8").splitlines()]


def _recorded(route: Route) -> Iterator[Any]:
    """Accepted requests of a route in the recording."""
    paths = [re.compile(re.sub(r"{\w+}", "[^/?]+", path) + r"(\?.*)?") for path in (route.path, route.old) if path]
    for pair in _pairs():
        asked, said = pair["request"], pair["response"]
        is_accepted = isinstance(said, dict) and said["status"] < 300
        if is_accepted and asked["method"] == route.method and any(path.fullmatch(asked["path"]) for path in paths):
            yield pair


def _make_real(value: Any) -> Any:
    """A recorded value with something real in place of placeholders."""
    if isinstance(value, dict):
        return {key: True if one == f"<{key}>" and key == "present" else _make_real(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_make_real(one) for one in value]
    if value == "<moment>":
        return MOMENT
    if isinstance(value, str):
        return re.sub(r"<(\w+?)(-\d+)?>", lambda found: REAL.get(found[1], found[1]), value)
    return value


# ── Python ───────────────────────────────────────────────────────────────────────────────────────────────────────────

CALLS_HEAD = '''\
"""A method for every route, which returns its call. Written by `python -m tools generate contract` from the table of
routes: `client` sends calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wanderwall.server.api.client import Call

if TYPE_CHECKING:  # the types of all responses would make every command start later
'''
#: the parameter for a header that proves who asks, and what is sent
CLIENT_HEADERS = {
    "x-seat-key": ("seat_key: tuple[int, str] | None = None", "seat_key"),
    "X-Room-Key": ('room_key: str = ""', "room_key"),
    "X-Screen-Key": ('screen_key: str = ""', "screen_key"),
    "authorization": ('admin_key: str = ""', 'f"Bearer {admin_key}"'),
}


def calls() -> str:
    """The module with a class for each module of actions, and a method for each route."""
    modules: dict[str, list[Route]] = {}
    for route in ROUTES:
        modules.setdefault(route.action.__module__.rpartition(".")[2], []).append(route)
    used: dict[str, set[str]] = {}
    classes = [
        f"class {name.title()}Api:\n{_docstring(f'The routes of `api.{name}`.', 4)}\n\n"
        + "\n".join(_call(route, used) for route in routes)
        for name, routes in modules.items()
    ]
    imports = "".join(
        f"    from {module} import {', '.join(sorted(names))}\n" for module, names in sorted(used.items())
    )
    text = f"{CALLS_HEAD}{imports}\n\n" + "\n\n".join(classes)
    for command in (["check", "--select", "I", "--fix-only", "--quiet"], ["format", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(CALLS), "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return text


def _call(route: Route, used: dict[str, set[str]]) -> str:
    """The method of one route."""
    taken = [f"{one.name}: {_annotation(one.kind, used)}" for one in route.address]
    made = [repr(route.method), repr(route.path)]
    if route.body is not None:
        name = _annotation(route.body, used)
        taken.append(f"request: {name} | None = None" if route.is_body_optional else f"request: {name}")
        made.append("request")
    named = [
        f"{one.name}: {_annotation(one.kind, used)}" + ("" if one.default is Parameter.empty else f" = {one.default!r}")
        for one in route.query
    ]
    headers = {}
    for header in dict.fromkeys(need.header for need in route.needs if need.header):
        parameter, headers[header.name] = CLIENT_HEADERS[header.name]
        named.append(parameter)
    if route.is_named:
        named.append('idempotency_key: str = ""')
        headers["Idempotency-Key"] = "idempotency_key"
    made += [f"parts={{{', '.join(f'{one.name!r}: {one.name}' for one in route.address)}}}"] if route.address else []
    made += [f"query={{{', '.join(f'{one.name!r}: {one.name}' for one in route.query)}}}"] if route.query else []
    made += [f"headers={{{', '.join(f'{name!r}: {value}' for name, value in headers.items())}}}"] if headers else []
    kinds = answers(route)
    if None in kinds.values():
        made.append("is_file=True")
    answer = " | ".join(dict.fromkeys("bytes" if kind is None else _annotation(kind, used) for kind in kinds.values()))
    signature = ", ".join([*taken, *(["*", *named] if named else [])])
    return (
        f"    @staticmethod\n    def {route.action.__name__}({signature}) -> Call[{answer}]:\n"
        f"{_docstring(inspect.getdoc(route.action) or '', 8)}\n        return Call({', '.join(made)})\n"
    )


def _docstring(text: str, margin: int) -> str:
    first, _, rest = text.partition("\n\n")
    first = fill(f'"""{" ".join(first.split())}' + ("" if rest else '"""'), 120 - margin)
    lines = first if not rest else f'{first}\n\n{fill(rest, 120 - margin)}\n"""'
    return indent(lines if rest or "\n" not in first else f'{first[:-3]}\n"""', " " * margin)


def _annotation(kind: Any, used: dict[str, set[str]]) -> str:
    """A type as annotations of the client have it: without bounds."""
    kind = plain(kind)
    if get_origin(kind) is Literal:
        used.setdefault("typing", set()).add("Literal")
        return f"Literal[{', '.join(map(repr, get_args(kind)))}]"
    if inner := get_args(kind):
        return " | ".join(_annotation(one, used) for one in inner)
    if kind is NoneType:
        return "None"
    if kind.__module__ != "builtins":
        used.setdefault(kind.__module__, set()).add(kind.__name__)
    return str(kind.__name__)


# ── docs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def key_list(kind: Any, without: Collection[str] = ()) -> str:
    """The keys of a message; optional ones with a question mark."""
    if is_typeddict(kind) or is_dataclass(kind):
        named = [key for key in keys(kind) if key.name not in without]
        return ", ".join(f"`{key.name}`" + ("" if key.required else "?") for key in named)
    return " or ".join(map(key_list, get_args(kind)))


def messages_table(name: str) -> str:
    """All messages of a union: type, keys and what they are for. Every message may have a `ref`."""
    rows = []
    for kind in get_args(NAMED[name]):
        (word,) = words(next(key.kind for key in keys(kind) if key.name == "type"))
        rows.append((f"`{word}`", key_list(kind, without=("type", "ref")), summary(kind)))
    return table(("type", "keys", "what"), rows)


def old_names_table() -> str:
    """The old names that are accepted until 0.4."""
    return table(("until 0.4", "now", "what"), [(f"`{one.old}`", f"`{one.new}`", one.sentence) for one in OLD_NAMES])


def routes_table() -> str:
    """Every route: who may ask, the keys of request and response, and what it does."""
    rows = []
    for route in sorted(ROUTES, key=lambda one: (one.path, one.method)):
        found = answers(route)
        response = "a file" if found[route.status] is None else key_list(found[route.status]) or "nothing"
        query = [f"`?{one.name}`" for one in route.query]
        request = ", ".join([*query, *([key_list(route.body)] if route.body else [])])
        who = " or ".join(dict.fromkeys(need.word for need in route.needs if need.word))
        offline = "yes" if route.offline else ""
        what = route.summary.replace("\n", " ")
        rows.append((route.method, f"`{route.path}`", who, request, response, offline, what))
    return table(("method", "path", "identified by", "request", "response", "offline", "what"), rows)
