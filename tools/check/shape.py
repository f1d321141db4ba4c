"""Measure the shape of the code base: one line per figure.

It reads what git tracks and what git does not ignore, and imports none of it. `limits.json` next to this file holds the
most that a figure may be: `--write` only ever lowers a limit. Figures about size have no limit, except lines of CSS.

    python -m tools check shape -v cycles any      only these figures, with what was counted
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path

import networkx

HERE = Path(__file__).parent
LIMITS = HERE / "limits.json"
WORDS = tomllib.loads((HERE / "words.toml").read_text(encoding="utf-8"))

SMALL, LARGE = 40, 450
SUBJECT, COMMITS = 72, 50
PACKAGE = "wanderwall"

BANNED: dict[str, str] = WORDS["banned"]
IRREGULAR, NOT_MEANT, PLAIN_ED, VERBS, PARTICLES, SAME_NAME, FROM_LIBRARIES = (
    frozenset(WORDS[name].split())
    for name in ("irregular", "same_as_verb", "plain_ed", "verbs", "particles", "same_name", "from_libraries")
)
#: data and texts are not prose
NOT_PROSE = re.compile(WORDS["not_prose"])
PRIVATE = re.compile("|".join(WORDS["private"]))
RUN_TEXT = re.compile(WORDS["run_text"])
LADDER_PY = re.compile("|".join(WORDS["ladder_python"]))
LADDER_TS = re.compile("|".join(WORDS["ladder_page"]))
#: packages that may know the games
BELOW = re.compile(WORDS["knows_games"])
#: packages whose own folders must be in an order, too
NESTED = frozenset(WORDS["nested"].split())

Found = Iterable[str]
FIGURES: dict[str, tuple[str, Callable[[], Found | int]]] = {}


def figure(name: str, about: str) -> Callable[[Callable[[], Found | int]], Callable[[], Found | int]]:
    def keep(function: Callable[[], Found | int]) -> Callable[[], Found | int]:
        FIGURES[name] = (about, cache(function))
        return function

    return keep


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def tracked() -> tuple[str, ...]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return tuple(sorted(name for name in set(listed) if Path(name).is_file()))


def files(*patterns: str) -> list[str]:
    found = [name for name in tracked() if any(re.search(pattern, name) for pattern in patterns)]
    return [name for name in found if "/kits/" not in name]


@cache
def text(name: str) -> str:
    return Path(name).read_text(encoding="utf-8", errors="replace")


@cache
def tree(name: str) -> ast.Module:
    return ast.parse(text(name), name)


def length(name: str) -> int:
    return text(name).count("\n")


def matching(names: Iterable[str], pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:140]}"
        for name in names
        for number, line in enumerate(text(name).splitlines(), 1)
        if pattern.search(line)
    ]


def source() -> list[str]:
    return files(rf"^src/{PACKAGE}/.*\.py$")


def scripts() -> list[str]:
    return files(r"^web/src/.*\.tsx?$")


def prose() -> list[str]:
    return [n for n in (*source(), *scripts(), *files(r"^web/src/.*\.css$")) if not NOT_PROSE.search(n)]


def is_test(name: str) -> bool:
    return ".test." in name or name.startswith("tests/")


def count_files(pattern: str) -> int:
    return len(files(pattern))


def count_lines(pattern: str) -> int:
    return sum(map(length, files(pattern)))


# ── size ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

KINDS = {
    "python-src": rf"^src/{PACKAGE}/.*\.py$",
    "python-tests": r"^tests/.*\.py$",
    "python-tools": r"^tools/.*\.py$",
    "typescript": r"^web/src/.*\.tsx?$",
    "css": r"^web/src/.*\.css$",
    "texts": r"\.ftl$",
    "docs": r"^docs/.*\.md$",
}
for _kind, _pattern in KINDS.items():
    figure(f"{_kind}-files", f"files, {_kind}")(partial(count_files, _pattern))
    figure(f"{_kind}-lines", f"lines, {_kind}")(partial(count_lines, _pattern))


@figure("source-files", "Python (src, tests, tools) and TypeScript files in all")
def source_files() -> int:
    return len(files(*(KINDS[kind] for kind in list(KINDS)[:4])))


@figure("small-python", f"files of src with at most {SMALL} lines, but for __init__ and migrations")
def small_python() -> Found:
    names = [n for n in source() if not n.endswith(("__init__.py", "__main__.py")) and "/migrations/" not in n]
    return [f"{n} {length(n)}" for n in names if length(n) <= SMALL]


@figure("small-typescript", f"TypeScript files with at most {SMALL} lines, tests aside")
def small_typescript() -> Found:
    return [f"{n} {length(n)}" for n in scripts() if not is_test(n) and length(n) <= SMALL]


@figure("large-files", f"files with more than {LARGE} lines: Python, TypeScript, CSS; generated ones aside")
def large_files() -> Found:
    names = files(*(KINDS[kind] for kind in list(KINDS)[:5]))
    return [f"{n} {length(n)}" for n in names if length(n) > LARGE and "written by" not in text(n)[:300].lower()]


# ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@figure("same-class", "class names of src that several modules have (allowed: a game's own nouns)")
def same_class() -> Found:
    places: dict[str, list[str]] = defaultdict(list)
    for name in source():
        for node in tree(name).body:
            if isinstance(node, ast.ClassDef):
                places[node.name.lstrip("_")].append(name.removeprefix(f"src/{PACKAGE}/").removesuffix(".py"))
    return [
        f"{name} ×{len(where)}: {' '.join(where)}"
        for name, where in sorted(places.items())
        if len(where) > 1 and name not in SAME_NAME
    ]


def participle(name: str) -> bool:
    words = name.strip("_").split("_")
    if not words[0] or words[0] in VERBS or name in FROM_LIBRARIES:
        return False
    if len(words) == 1 or words[1] in PARTICLES:
        return _is_participle(words[0])
    return _is_participle(words[-1])  # `saved_log` is a noun; `thought_through` and `each_moved` are none


def _is_participle(word: str) -> bool:
    if word in NOT_MEANT or word in PLAIN_ED:
        return False
    return word in IRREGULAR or (word.endswith("ed") and len(word) > 4)


@figure("participles", "functions of src called by a past participle, yes-or-no ones aside")
def participles() -> Found:
    found = []
    for name in source():
        for node in ast.walk(tree(name)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or not participle(node.name):
                continue
            if not (isinstance(node.returns, ast.Name) and node.returns.id == "bool"):
                found.append(f"{name}:{node.lineno}: {node.name}")
    return found


#: a function of the page, by either of its two forms
PAGE_FUNCTION = re.compile(
    r"^(?:export )?(?:async )?"
    r"(?:function (\w+)|const (\w+) = (?:async )?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>)",
    re.MULTILINE,
)


@figure("participles-page", "functions of web/src called by a past participle")
def participles_page() -> Found:
    found = []
    for name in scripts():
        for match in PAGE_FUNCTION.finditer(text(name)):
            word = re.sub(r"(?<=[a-z])([A-Z])", r"_\1", match[1] or match[2]).lower()
            if not is_test(name) and (match[1] or match[2])[0].islower() and participle(word):
                found.append(f"{name}: {match[1] or match[2]}")
    return found


@figure("banned-words", "lines of src and web/src with a word of the dialect (texts aside)")
def banned_words() -> Found:
    return [f"{place}" for places in by_word().values() for place in places]


@cache
def by_word() -> dict[str, list[str]]:
    """A line counts once, for the first of the words in it. `tell_table` and `tellBook` count, `teller` does not."""
    whole = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(f'({pattern})' for pattern in BANNED.values())})(?![a-z])", re.I)
    strict = {word: re.compile(rf"(?:{pattern})(?![a-z])") for word, pattern in BANNED.items()}
    words, found = list(BANNED), {word: list[str]() for word in BANNED}
    for name in prose():
        for number, line in enumerate(text(name).splitlines(), 1):
            for match in whole.finditer(line):
                word = words[(match.lastindex or 1) - 1]
                if strict[word].match(line[match.start()].lower() + line[match.start() + 1 :]):
                    found[word].append(f"{name}:{number}: [{word}] {line.strip()[:120]}")
                    break
    return found


# ── types and structure ──────────────────────────────────────────────────────────────────────────────────────────────


@figure("any", "lines of src with `Any`, imports aside")
def any_lines() -> Found:
    return [line for line in matching(source(), re.compile(r"\bAny\b")) if not re.search(r": (?:from|import) ", line)]


@figure("json-answers", "signatures of src that answer `Json`, `dict[str, Any]` or a Mapping to Any")
def json_answers() -> Found:
    return matching(source(), re.compile(r"-> (?:Json|(?:dict|Mapping)\[str, Any\])\b"))


def module_of(name: str) -> str:
    return name.removeprefix("src/").removesuffix(".py").replace("/", ".").removesuffix(".__init__")


@cache
def imports() -> dict[str, set[str]]:
    """What each module imports of ours, wherever in it: at the top, inside functions, for types alone."""
    modules = {module_of(name): name for name in source()}
    found: dict[str, set[str]] = {module: set() for module in modules}
    for module, name in modules.items():
        package = module if name.endswith("__init__.py") else module.rpartition(".")[0]
        for node in ast.walk(tree(name)):
            if isinstance(node, ast.Import):
                found[module] |= {alias.name for alias in node.names if alias.name in modules}
            elif isinstance(node, ast.ImportFrom):
                base = node.module or ""
                if node.level:
                    above = package.split(".")[: len(package.split(".")) - node.level + 1]
                    base = ".".join([*above, *([node.module] if node.module else [])])
                for alias in node.names:
                    whole = f"{base}.{alias.name}"
                    found[module] |= {target for target in (whole if whole in modules else base,) if target in modules}
    return {module: targets - {module} for module, targets in found.items()}


@figure("cycles", "groups of modules of src that import each other in a circle, late imports and types included")
def cycles() -> Found:
    return [" ↔ ".join(sorted(group)) for group in circles(imports())]


def circles(graph: dict[str, set[str]]) -> Iterator[list[str]]:
    """Groups of two and more nodes that reach each other."""
    edges: networkx.DiGraph[str] = networkx.DiGraph([(node, target) for node in graph for target in graph[node]])
    for group in networkx.strongly_connected_components(edges):
        if len(group) > 1:
            yield sorted(group)


@figure("package-cycles", "groups of packages of src (two levels) that import each other, late imports included")
def package_cycles() -> Found:
    def package(module: str) -> str:
        parts = module.split(".")[1:]
        return ".".join(parts[: 2 if parts[:1] and parts[0] in NESTED else 1]) or "(face)"

    graph: dict[str, set[str]] = defaultdict(set)
    for module, targets in imports().items():
        for target in targets:
            if package(module) != package(target):
                graph[package(module)].add(package(target))
                graph.setdefault(package(target), set())
    return [" ↔ ".join(sorted(group)) for group in circles(dict(graph))]


@figure("by-name", "imports by a name in a string (import_module) outside the discovery of games")
def by_name() -> Found:
    names = [name for name in source() if not name.endswith("/games/__init__.py")]
    return matching(names, re.compile(r"\bimport_module\("))


@figure(
    "private",
    "lines that use private parts of libraries: uvicorn, websockets, numba, xdist, pytest; exec; module classes",
)
def private() -> Found:
    found = matching([*source(), *files(KINDS["python-tests"], KINDS["python-tools"])], PRIVATE)
    return [line for line in found if ": >>> " not in line] + matching(source(), RUN_TEXT)


@figure("ladders", "lines above games/ that ask for a game by its name (Python), outside that game's own part")
def ladders() -> Found:
    return matching([name for name in source() if not BELOW.search(name)], LADDER_PY)


@figure("ladders-page", "lines of web/src outside games/ that ask for a game by its name")
def ladders_page() -> Found:
    return matching([n for n in scripts() if "/games/" not in n and not is_test(n)], LADDER_TS)


@figure("environment", "modules of src that read or write os.environ")
def environment() -> Found:
    return [name for name in source() if re.search(r"\bos\.environ\b|\bos\.getenv\b", text(name))]


# ── the page's styles ────────────────────────────────────────────────────────────────────────────────────────────────


def queries() -> list[tuple[str, str]]:
    found = []
    for name in files(KINDS["css"]):
        plain = re.sub(r"/\*.*?\*/", "", text(name), flags=re.S)
        for match in re.finditer(r"@(media|container)\s+([^{]+)\{", plain):
            found.append((" ".join(f"@{match[1]} {match[2]}".split()), name))
    return found


@figure("queries", "different @media and @container queries in CSS")
def different_queries() -> Found:
    places: dict[str, list[str]] = defaultdict(list)
    for query, name in queries():
        places[query].append(name)
    return [f"{query} ×{len(where)}" for query, where in sorted(places.items())]


@figure("queries-all", "@media and @container queries in CSS")
def all_queries() -> int:
    return len(queries())


@figure("closest", "look-ups of another part of the page by class (`closest`, `querySelector`) in web/src/games")
def closest() -> Found:
    names = [n for n in scripts() if "/games/" in n and not is_test(n)]
    return matching(names, re.compile(r"\.(?:closest|querySelector(?:All)?)\("))


# ── history ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@figure("long-subjects", f"commit subjects longer than {SUBJECT} characters among the last {COMMITS}")
def long_subjects() -> Found:
    said = subprocess.run(["git", "log", f"-{COMMITS}", "--format=%s"], capture_output=True, text=True, check=False)
    return [subject for subject in said.stdout.splitlines() if len(subject) > SUBJECT]


# ── the report ───────────────────────────────────────────────────────────────────────────────────────────────────────


def value(name: str) -> int:
    found = FIGURES[name][1]()
    return found if isinstance(found, int) else len(list(found))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("figures", nargs="*", help="only these")
    parser.add_argument("-v", "--verbose", action="store_true", help="print what was counted, too")
    parser.add_argument("--check", action="store_true", help="exit 1 when a figure is above its limit")
    parser.add_argument("--write", action="store_true", help="lower the limits to today's figures")
    parser.add_argument("--json", action="store_true", help="all figures as JSON")


def main(asked: argparse.Namespace) -> int:
    if not Path("src", PACKAGE).is_dir():
        sys.exit(f"run this from the root of the project: there is no src/{PACKAGE} here")
    if unknown := set(asked.figures) - set(FIGURES):
        sys.exit(f"no figure {', '.join(sorted(unknown))}; there are {', '.join(FIGURES)}")
    limits: dict[str, int] = json.loads(LIMITS.read_text(encoding="utf-8"))
    values = {name: value(name) for name in asked.figures or FIGURES}
    above = [name for name, number in values.items() if number > limits.get(name, number)]
    if asked.write:
        lowered = {name: min(limit, values.get(name, limit)) for name, limit in limits.items()}
        LIMITS.write_text(json.dumps(lowered, indent=2) + "\n", encoding="utf-8")
    if asked.json:
        print(json.dumps(values, indent=2))
    elif not asked.check:
        report(values, limits, asked.verbose)
    for name in above:
        why = f"python -m tools check shape -v {name}"
        print(f"{name} is {values[name]} and may be at most {limits[name]} ({why})", file=sys.stderr)
    return 1 if above else 0


def report(values: dict[str, int], limits: dict[str, int], verbose: bool) -> None:
    width = max(map(len, values))
    for name, number in values.items():
        about, function = FIGURES[name]
        limit = f" ≤ {limits[name]}" if name in limits else ""
        mark = " !" if name in limits and number > limits[name] else ""
        print(f"{name:{width}} {number:>7}{limit}{mark}  {about}")
        if name == "banned-words":
            print(" " * width, "        ", ", ".join(f"{word} {len(lines)}" for word, lines in by_word().items()))
        found = function()
        if verbose and not isinstance(found, int):
            for line in found:
                print(f"    {line}")
