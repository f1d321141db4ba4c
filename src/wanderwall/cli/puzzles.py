"""`wanderwall puzzles`: make, show and solve puzzles. `wanderwall day`: the daily puzzle."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date, timedelta
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from wanderwall.cli.narrate import board
from wanderwall.cli.options import AsJson, number_option, read_number
from wanderwall.cli.show import seat_lines, source_text
from wanderwall.cli.terminal import Screen, with_progress
from wanderwall.i18n import Texts
from wanderwall.match.record import read_text
from wanderwall.problem import Problem
from wanderwall.puzzles.part import LEVELS, kind_of, kinds
from wanderwall.puzzles.puzzle import Puzzle, edition_of
from wanderwall.puzzles.sliding import FEWEST

MOST = 100_000
DONE = ("make", "show", "solve")


def puzzles(
    ctx: typer.Context,
    do: Annotated[str, typer.Argument(metavar="word-do", help="help-puzzles-do")],
    source: Annotated[str | None, typer.Argument(metavar="word-puzzle", help="help-puzzles-puzzle")] = None,
    kind: Annotated[str, typer.Option("--kind", metavar="word-kind", help="help-puzzles-kind")] = FEWEST,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="word-edition", help="help-puzzles-edition")
    ] = None,
    count: Annotated[int, number_option("--count", "help-puzzles-count", 1, MOST)] = 10,
    seed: Annotated[int, number_option("--seed", "help-puzzles-seed", 0, 10**9 - 1)] = 1,
    level: Annotated[int | None, number_option("--level", "help-puzzles-level", 1, LEVELS)] = None,
    workers: Annotated[int, number_option("--workers", "help-puzzles-workers", 1, 64)] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="word-file", help="help-puzzles-out")] = None,
    as_json: AsJson = False,
) -> int:
    """Make puzzles, or show or solve one."""
    texts: Texts = ctx.obj
    if do not in DONE:
        raise Problem("puzzles.do", text=do, known=", ".join(DONE))
    if (do == "make") == (source is not None) or (do != "make" and out is not None):
        raise Problem("puzzles.one", what=do)
    if source is not None:
        return print_puzzle(texts, read(source), do == "solve", as_json)
    if kind not in kinds():
        raise Problem("puzzles.kind", text=kind, known=", ".join(kinds()))
    from wanderwall.puzzles.make import usual_edition

    chosen = edition_of(edition or usual_edition(kind))
    kind_of(kind, chosen.game)
    made = resume_puzzles(kind, chosen.id, seed, level, workers, count, out)
    found = list(with_progress(texts, "puzzles-progress", made, count))
    if as_json:
        print(json.dumps([asdict(puzzle) for puzzle in found]))
    elif out is None:
        for puzzle in found:
            print(puzzle.text())
    else:
        print(texts.say("puzzles-written", count=len(found), file=str(out)))
    return 0


def resume_puzzles(
    kind: str, edition: str, seed: int, level: int | None, workers: int, count: int, file: Path | None
) -> Iterator[Puzzle]:
    """Yield `count` puzzles: those already in the file, then new ones, which are added to it."""
    from wanderwall.puzzles.make import many

    done = [] if file is None or not file.exists() else read_stored(file, kind, edition)
    yield from (puzzle for _, puzzle in done[:count])
    if len(done) >= count:
        return
    start = done[-1][0] + 1 if done else seed
    for made in islice(many(kind, edition, start, level, workers), count - len(done)):
        if file is not None:
            try:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(f"{made.seed} {made.puzzle.text()}\n")
            except OSError:
                raise Problem("file.unwritable", file=str(file)) from None
        yield made.puzzle


def read_stored(file: Path, kind: str, edition: str) -> list[tuple[int, Puzzle]]:
    """The puzzles of a file begun earlier, with their seeds; an incomplete last line is cut off."""
    text = read_text(file)
    whole = text[: text.rfind("\n") + 1]
    found = []
    for line in whole.splitlines():
        seed, _, puzzle = line.partition(" ")
        if not seed.isdigit() or not puzzle.startswith(f"{kind} "):
            raise Problem("puzzles.file", file=str(file), kind=kind)
        one = Puzzle.read(puzzle)
        if one.edition.id != edition:
            raise Problem("puzzles.file", file=str(file), kind=f"{kind} {edition}")
        found.append((int(seed[:9]), one))
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return found


def read(source: str) -> Puzzle:
    """Read a puzzle from a line, a file, standard input, or by its number in the shipped collection."""
    if source.isascii() and source.isdigit():
        from wanderwall.puzzles.collection import collection

        return collection()[read_number(source, "#", 1, len(collection())) - 1].puzzle()
    lines = source_text(source).strip().splitlines()
    line = lines[0] if lines else ""
    seed, _, rest = line.partition(" ")
    return Puzzle.read(rest if seed.isdigit() else line)


def print_puzzle(texts: Texts, puzzle: Puzzle, solved: bool, as_json: bool) -> int:
    """Show a puzzle; or solve it again, so that false claims are found."""
    from wanderwall.puzzles.puzzle import prove

    line = list(prove(puzzle).line) if solved else None
    if as_json:
        answer = {} if line is None else {"line": line}
        print(json.dumps({**asdict(puzzle), "unique": puzzle.unique, "text": puzzle.text(), **answer}))
        return 0
    if line is None:
        show(texts, puzzle)
    print(texts.say("puzzle-figures", par=puzzle.par, ways=puzzle.ways, level=puzzle.level))
    for turn, text in enumerate(line or (), 1):
        print(f"  {turn}. {text}")
    return 0


def show(texts: Texts, puzzle: Puzzle) -> None:
    """Show the board, the goals of the seats, and the question."""
    screen, state = Screen(texts), puzzle.state
    view: Any = kind_of(puzzle.kind, state.edition.game).view(state, puzzle.seat)
    screen.say(board(screen, state.edition, view))
    for line in seat_lines(texts, state, view) if "track" not in view["seats"][0] else ():
        screen.say(line)
    question = f"puzzle-asks-{puzzle.asks}"
    screen.say(screen.strong(texts.say(question) if texts.has(question) else puzzle.kind))


def day(
    ctx: typer.Context,
    when: Annotated[str | None, typer.Argument(metavar="word-date", help="help-day-date")] = None,
    go: Annotated[bool, typer.Option("--go", help="help-day-go")] = False,
    yesterday: Annotated[bool, typer.Option("--yesterday", help="help-day-yesterday")] = False,
    as_json: AsJson = False,
) -> int:
    """Show the daily puzzle, or solve that of the day before."""
    from wanderwall.puzzles import day as days

    texts: Texts = ctx.obj
    try:
        today = date.today() if when is None else date.fromisoformat(when)
    except ValueError:
        raise Problem("day.date", text=(when or "")[:40]) from None
    if yesterday:
        today -= timedelta(days=1)
    if not as_json:
        print(texts.say("day-title", number=str(days.number(today)), date=today.isoformat()))
    return print_puzzle(texts, days.go_roll(today) if go else days.sliding_maze(today), yesterday, as_json)
