"""`wanderwall reach` and `wanderwall count`: questions in bulk, JSON in and JSON out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from wanderwall import oracle
from wanderwall.cli.sitting import read_text
from wanderwall.i18n import Texts
from wanderwall.problem import Problem

DEEPEST = 6


def reach(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="word-file", help="help-oracle-file")],
) -> int:
    """What every push of every position reaches."""
    data = read_json(file)
    return answer(ctx.obj, data, oracle.reach(data))


def count(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="word-file", help="help-oracle-file")],
    depth: Annotated[str, typer.Option("--depth", metavar="word-number", help="help-oracle-depth")] = "1",
) -> int:
    """How many sequences of turns there are."""
    if not (depth.isascii() and depth.isdigit() and 1 <= int(depth[:9]) <= DEEPEST):
        raise Problem("command.number", option="--depth", text=depth, low=1, high=DEEPEST)
    data = read_json(file)
    return answer(ctx.obj, data, oracle.count(data, int(depth)))


def read_json(file: str) -> Any:
    text = sys.stdin.read() if file == "-" else read_text(Path(file))
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise Problem("json.broken", file=file).at(line, column) from None


def answer(texts: Texts, data: Any, positions: Iterator[dict[str, Any]]) -> int:
    """Print the same object with the answers filled in; a person who waits sees how far it is."""
    answered = []
    watching = sys.stderr.isatty()
    total = len(oracle.positions(data))
    for position in positions:
        answered.append(position)
        if watching:
            print(f"\r{texts.say('oracle-progress', done=len(answered), total=total)}", end="", file=sys.stderr)
    if watching:
        print(file=sys.stderr)
    print(json.dumps({**data, "positions": answered}, separators=(",", ":")))
    return 0
