"""`wanderwall solve`: the fewest own turns to the goal. `reach` and `count`: bulk queries, JSON in and JSON out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from wanderwall.cli.options import AsJson, number_option
from wanderwall.cli.show import source_text, state_in
from wanderwall.cli.terminal import with_progress
from wanderwall.i18n import Texts
from wanderwall.match.record import read_text
from wanderwall.problem import Problem
from wanderwall.solver import bulk, shortest_line
from wanderwall.solver.task import MOST

#: most turns that `solve` looks ahead, and that `count` follows
DEEPEST_SOLVE, DEEPEST_COUNT = 9, 6

PositionsFile = Annotated[str, typer.Argument(metavar="FILE", help="a JSON file with positions; - is standard input")]


def solve(
    ctx: typer.Context,
    position: Annotated[str, typer.Argument(metavar="word-position", help="help-solve-position")],
    most: Annotated[int, number_option("--most", "help-solve-most", 1, DEEPEST_SOLVE)] = MOST,
    as_json: AsJson = False,
) -> int:
    """Solve a position, or every case of a file."""
    texts: Texts = ctx.obj
    text = source_text(position)
    if text.lstrip().startswith("{"):
        data = parse_json(text, position)
        return print_answers(texts, data, bulk.solve_cases(data, most), "cases")
    line = shortest_line(state_in(text), most)
    played = [dict(zip(("push", "walk"), turn.split(), strict=True)) for turn in line or ()]
    if as_json:
        print(json.dumps({"turns": len(played) if line else None, "line": played if line else None}))
    else:
        print_line(texts, played, most)
    return 0


def print_line(texts: Texts, line: list[dict[str, str]], most: int) -> None:
    """Print the line of play, one turn per line."""
    if not line:
        print(texts.say("solve-too-far", most=most))
        return
    print(texts.say("solve-turns", turns=len(line)))
    for turn, played in enumerate(line, 1):
        print(f"  {turn}. {played['push']} {played['walk']}")


def reach(ctx: typer.Context, file: PositionsFile) -> int:
    """List what every push of many positions reaches (JSON)."""
    data = read_json(file)
    return print_answers(ctx.obj, data, bulk.reach(data))


def count(
    ctx: typer.Context,
    file: PositionsFile,
    depth: Annotated[int, number_option("--depth", "turns to follow, 1 to 6 (default 1)", 1, DEEPEST_COUNT)] = 1,
) -> int:
    """Count the different sequences of turns from many positions (JSON)."""
    data = read_json(file)
    return print_answers(ctx.obj, data, bulk.count(data, depth))


def read_json(file: str) -> object:
    return parse_json(sys.stdin.read() if file == "-" else read_text(Path(file)), file)


def parse_json(text: str, file: str) -> object:
    """Parse the JSON of a file."""
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise Problem("json.broken", file=file).at(line, column) from None


def print_answers(texts: Texts, data: object, answers: Iterator[dict[str, object]], key: str = "positions") -> int:
    """Print the same object with the answers filled in."""
    answered = list(with_progress(texts, "oracle-progress", answers, len(bulk.positions(data, key))))
    assert isinstance(data, dict)
    print(json.dumps({**data, key: answered}, separators=(",", ":")))
    return 0
