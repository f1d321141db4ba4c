"""Run a tool: `python -m tools GROUP NAME`. Without a name, list all tools.

A tool is a module of a group with a function `main`. If it takes arguments, `arguments(parser)` adds them, and `main`
gets what was asked for. The docstring is the help; the first sentence of it is the line in the list.
"""

from __future__ import annotations

import argparse
import ast
import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

GROUPS = {
    "generate": "Generators of files that follow from the rules: tests compare them.",
    "bench": "Measurements of speed, next to a bound or a required figure.",
    "soak": "Long runs that must not fail: games, faults, attacks, browsers.",
    "research": "Measurements of bots and of what they know, for docs/lab.",
    "check": "Checks that behaviour and shape are as recorded.",
}
PROGRAM = "python -m tools"


class Tool(NamedTuple):
    """A module that can be run."""

    group: str
    name: str
    about: str


def first_sentence(tree: ast.Module) -> str:
    paragraph = " ".join((ast.get_docstring(tree) or "").partition("\n\n")[0].split())
    return f"{paragraph.partition('. ')[0].rstrip('.:')}."


def list_tools(group: str) -> list[Tool]:
    """The tools of a group. None is imported: some need a browser or a GPU."""
    found = []
    for path in sorted((Path(__file__).parent / group).glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.FunctionDef) and node.name == "main" for node in tree.body):
            found.append(Tool(group, path.stem, first_sentence(tree)))
    return found


def print_tools(groups: tuple[str, ...]) -> None:
    for group in groups:
        print(f"\n{PROGRAM} {group} …  {GROUPS[group]}")
        for tool in list_tools(group):
            print(f"  {tool.name:20} {tool.about}")
    print(f"\n{PROGRAM} GROUP NAME --help shows the arguments of a tool.")


def run(group: str, name: str, words: list[str]) -> int:
    """Run a tool and return its exit status."""
    tool = import_module(f"tools.{group}.{name}")
    parser = argparse.ArgumentParser(
        prog=f"{PROGRAM} {group} {name}",
        description=tool.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    takes_arguments = hasattr(tool, "arguments")
    if takes_arguments:
        tool.arguments(parser)
    asked = parser.parse_args(words)
    return int((tool.main(asked) if takes_arguments else tool.main()) or 0)


def main(words: list[str]) -> int:
    match words:
        case [group, name, *more] if any(tool.name == name for tool in list_tools(group)):
            return run(group, name, more)
        case [] | ["-h" | "--help"]:
            print_tools(tuple(GROUPS))
            return 0
        case [group] if group in GROUPS:
            print_tools((group,))
            return 0
    print_tools(tuple(GROUPS))
    print(f"\nThere is no tool {' '.join(words[:2])}.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
