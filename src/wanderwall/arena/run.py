"""Run a tournament to its end, or until it is interrupted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from wanderwall.arena.journal import Journal
from wanderwall.arena.pairing import GameResult
from wanderwall.arena.workers import Runner
from wanderwall.problem import Problem


def run(
    journal: Journal, runner: Runner, records: Path | None = None, tell: Callable[[GameResult], None] | None = None
) -> None:
    """Play the remaining matches; every finished match is stored at once, whatever happens after it."""
    tournament = journal.tournament
    tournament.check()
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Problem("file.unwritable", file=str(records)) from None
    done = journal.finished_numbers
    left = (pairing for pairing in tournament.pairings(records is not None) if pairing.number not in done)
    games = runner(left)
    for result in games:
        if records is not None:
            name = f"{result.number + 1:0{len(str(tournament.total))}}.txt"
            try:
                (records / name).write_text(result.record, encoding="utf-8")
            except OSError:
                raise Problem("file.unwritable", file=str(records / name)) from None
        journal.add(result)
        if tell is not None:
            tell(result)
