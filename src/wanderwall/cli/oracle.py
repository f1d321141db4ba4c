"""`wanderwall reach` and `wanderwall count`: bulk queries, JSON in and JSON out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from wanderwall.cli.terminal import with_progress
from wanderwall.i18n import Texts
from wanderwall.match.record import read_text
from wanderwall.problem import Problem
from wanderwall.solver import bulk as oracle

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
    """The number of sequences of turns."""
    turns = number(depth, "--depth", 1, DEEPEST)
    data = read_json(file)
    return answer(ctx.obj, data, oracle.count(data, turns))


def read_json(file: str) -> Any:
    return parse_json(sys.stdin.read() if file == "-" else read_text(Path(file)), file)


def parse_json(text: str, file: str) -> Any:
    """Parse the JSON of a file."""
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise Problem("json.broken", file=file).at(line, column) from None


def answer(texts: Texts, data: Any, answers: Iterator[dict[str, Any]], key: str = "positions") -> int:
    """Print the same object with the answers filled in."""
    answered = list(with_progress(texts, "oracle-progress", answers, len(oracle.positions(data, key))))
    print(json.dumps({**data, key: answered}, separators=(",", ":")))
    return 0


def number(text: str, option: str, low: int, high: int) -> int:
    """Parse a whole number from an option."""
    if not (text.isascii() and text.isdigit() and low <= int(text[:9]) <= high):
        raise Problem("command.number", option=option, text=text, low=low, high=high)
    return int(text)
