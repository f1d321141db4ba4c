"""Run a tournament to its end, or until it is interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from wanderwall.arena.pairing import GameResult
from wanderwall.arena.processes import Runner
from wanderwall.arena.tournament import Tournament
from wanderwall.problem import Problem

FORMAT = "wanderwall arena 1"


class Journal:
    """A file that grows by one line per match."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.results: list[GameResult] = []

    @classmethod
    def begin(cls, path: Path, tournament: Tournament) -> Journal:
        """Create a new file; refuse to overwrite an existing one."""
        journal = cls(path, tournament)
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(json.dumps({"format": FORMAT, "tournament": tournament.as_json()}) + "\n")
        except FileExistsError:
            raise Problem("arena.file_exists", file=str(path)) from None
        except OSError:
            raise Problem("file.unwritable", file=str(path)) from None
        return journal

    @classmethod
    def resume(cls, path: Path) -> Journal:
        """Open the file of an interrupted tournament; an incomplete last line is dropped."""
        try:
            head, *lines = path.read_text(encoding="utf-8").split("\n")
        except UnicodeDecodeError:
            raise Problem("file.not_text", file=str(path)) from None
        except OSError:
            raise Problem("file.unreadable", file=str(path)) from None
        try:
            first = json.loads(head)
            if first["format"] != FORMAT:
                raise ValueError(first["format"])
            journal = cls(path, Tournament.read(first["tournament"]))
            journal.results = [GameResult.read(json.loads(line)) for line in lines[:-1]]
        except (ValueError, KeyError, TypeError):
            raise Problem("arena.not_a_journal", file=str(path)) from None
        if lines and lines[-1]:
            path.write_text("\n".join([head, *lines[:-1], ""]), encoding="utf-8")
        return journal

    def add(self, result: GameResult) -> None:
        """Append a finished match."""
        self.results.append(result)
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.as_json()) + "\n")
        except OSError:
            raise Problem("file.unwritable", file=str(self.path)) from None

    @property
    def finished_numbers(self) -> set[int]:
        return {result.number for result in self.results}


def run(
    journal: Journal, runner: Runner, records: Path | None = None, report: Callable[[GameResult], None] | None = None
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
        if report is not None:
            report(result)
