"""`wanderwall go`: every minimal solution of a roll of Labyrinth Go!, or the table of all rolls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from wanderwall.cli.options import AsJson
from wanderwall.cli.play import choose_edition
from wanderwall.cli.terminal import with_progress
from wanderwall.games.go.notation import layout_text
from wanderwall.games.go.rules import check_roll
from wanderwall.games.go.state import GoEdition, Picture
from wanderwall.i18n import Texts
from wanderwall.problem import Problem


def go(
    ctx: typer.Context,
    roll: Annotated[str | None, typer.Argument(metavar="word-roll", help="help-go-roll")] = None,
    whole: Annotated[bool, typer.Option("--all", help="help-go-all")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="word-file", help="help-go-out")] = None,
    first: Annotated[bool, typer.Option("--first", help="help-go-first")] = False,
    joker: Annotated[bool, typer.Option("--joker", help="help-go-joker")] = False,
    edition: Annotated[str, typer.Option("--edition", metavar="word-edition", help="help-play-edition")] = "go",
    as_json: AsJson = False,
) -> int:
    """Solve one roll, or all of them."""
    if whole == (roll is not None) or (whole and (first or joker)) or (out and not whole):
        raise Problem("rolls.all_or_one")
    found = cast(GoEdition, choose_edition("go", edition))
    if whole:
        return table(ctx.obj, found, out, as_json)
    return one(ctx.obj, found, read_roll(found, roll or ""), first, joker, as_json)


def read_roll(edition: GoEdition, text: str) -> tuple[Picture, ...]:
    """The pictures of a roll in any order, put in the order of the dice."""
    faces = [word.strip().lower() for word in text.split(",")]
    die = {face: number for number, die in enumerate(edition.dice) for face in die}
    roll = tuple(sorted(faces, key=lambda face: die.get(face, len(die))))
    check_roll(edition, roll)
    return roll


def one(texts: Texts, edition: GoEdition, roll: tuple[Picture, ...], first: bool, joker: bool, as_json: bool) -> int:
    from wanderwall.solver.go import solve_all

    solved = solve_all(edition, roll, joker, limit=int(first))
    layouts = [layout_text(edition, layout) for layout in solved.layouts()]
    figures: dict[str, Any] = {} if first else {**solved.row()}
    if as_json:
        print(json.dumps({**figures, "roll": ",".join(roll), "layouts": layouts}))
        return 0
    if not first:
        print(texts.say("rolls-figures", **{**figures, "difficulty": str(solved.difficulty)}))
    for layout in layouts:
        print(layout)
    return 0


def table(texts: Texts, edition: GoEdition, out: Path | None, as_json: bool) -> int:
    """The table of all rolls: in a file, where it can be resumed, or printed."""
    from wanderwall.solver import bulk
    from wanderwall.solver.go import rolls

    rows = list(with_progress(texts, "rolls-progress", bulk.table(edition, out), len(rolls(edition))))
    if as_json:
        print(json.dumps(rows))
    elif out is None:
        print(",".join(bulk.COLUMNS))
        for row in rows:
            print(bulk.csv_line(row), end="")
    else:
        hardest = max(rows, key=lambda row: row["difficulty"] or 0)
        print(texts.say("rolls-written", count=len(rows), file=str(out), hardest=hardest["roll"]))
    return 0
