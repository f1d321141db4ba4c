"""`wanderwall solve`: the fewest own turns to the goal, for a position or for a file of cases."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from wanderwall.cli.oracle import answer, number, parse_json
from wanderwall.cli.show import source_text, state_in
from wanderwall.i18n import Texts

DEEPEST = 9


def solve(
    ctx: typer.Context,
    position: Annotated[str, typer.Argument(metavar="word-position", help="help-solve-position")],
    most: Annotated[str | None, typer.Option("--most", metavar="word-number", help="help-solve-most")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> int:
    """Solve a position, or every case of a file."""
    from wanderwall.solver import shortest_line
    from wanderwall.solver.bulk import solve_cases
    from wanderwall.solver.task import MOST

    texts: Texts = ctx.obj
    turns = MOST if most is None else number(most, "--most", 1, DEEPEST)
    text = source_text(position)
    if text.lstrip().startswith("{"):
        data = parse_json(text, position)
        return answer(texts, data, solve_cases(data, turns), "cases")
    line = shortest_line(state_in(text), turns)
    played = [dict(zip(("push", "walk"), turn.split(), strict=True)) for turn in line or ()]
    if as_json:
        print(json.dumps({"turns": len(played) if line else None, "line": played if line else None}))
    else:
        say(texts, played, turns)
    return 0


def say(texts: Texts, line: list[dict[str, Any]], most: int) -> None:
    """Print the line of play, one turn per line."""
    if not line:
        print(texts.say("solve-too-far", most=most))
        return
    print(texts.say("solve-turns", turns=len(line)))
    for number_, turn in enumerate(line, 1):
        print(f"  {number_}. {turn['push']} {turn['walk']}")
