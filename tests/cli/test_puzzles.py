"""`wanderwall puzzles` and `wanderwall day`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import Run, run
from wanderwall.cli.terminal import BAD_INPUT
from wanderwall.puzzles import Puzzle
from wanderwall.puzzles.day import sliding_maze

__all__ = ["run"]


def test_make_goes_on_where_it_was_interrupted(run: Run, tmp_path: Path) -> None:
    whole, file = tmp_path / "whole.txt", tmp_path / "puzzles.txt"
    assert run("puzzles", "make", "--count", "6", "--seed", "40", "--out", str(whole))[0] == 0
    assert run("puzzles", "make", "--count", "3", "--seed", "40", "--out", str(file))[0] == 0
    with file.open("a") as lines:
        lines.write("99 fewest par=2 wa")
    assert run("puzzles", "make", "--count", "6", "--out", str(file))[0] == 0
    assert file.read_text() == whole.read_text()
    for other in (("--kind", "block"), ("--edition", "one-piece")):
        code, _, complaint = run("puzzles", "make", *other, "--out", str(file))
        assert code == BAD_INPUT
        assert str(file) in complaint
        assert other[1] in complaint
    assert file.read_text() == whole.read_text()


def test_processes_make_the_same(run: Run) -> None:
    _, alone, _ = run("puzzles", "make", "--count", "3", "--kind", "find", "--json")
    _, together, _ = run("puzzles", "make", "--count", "3", "--kind", "find", "--json", "--workers", "2")
    assert json.loads(alone) == json.loads(together)
    assert len(json.loads(alone)) == 3


@pytest.mark.parametrize("kind", ["treasures", "block", "go"])
def test_show_and_solve(run: Run, kind: str) -> None:
    line = run("puzzles", "make", "--count", "1", "--kind", kind)[1].strip()
    code, shown, _ = run("puzzles", "show", line)
    assert code == 0
    assert len(shown.splitlines()) > 8
    solved = json.loads(run("puzzles", "solve", line, "--json")[1])
    assert solved["text"] == line
    assert solved["line"]
    assert solved["line"][0] not in shown
    assert solved["line"][0] in run("puzzles", "solve", line)[1]


def test_the_ones_of_the_house_have_numbers(run: Run) -> None:
    assert run("puzzles", "show", "1")[0] == 0
    assert run("puzzles", "show", "99999")[0] == BAD_INPUT


def test_the_day(run: Run) -> None:
    from datetime import date

    today = json.loads(run("day", "2026-11-17", "--json")[1])
    assert Puzzle.read(today["text"]) == sliding_maze(date(2026, 11, 17))
    assert "line" not in today
    code, solution, _ = run("day", "2026-11-18", "--yesterday")
    assert code == 0
    assert "November 17, 2026" in solution
    assert run("day", "2026-11-17", "--go")[0] == 0


@pytest.mark.parametrize(
    "words",
    [
        ("puzzles", "eat"),
        ("puzzles", "show"),
        ("puzzles", "make", "1"),
        ("puzzles", "solve", "1", "--out", "x"),
        ("puzzles", "make", "--kind", "chess"),
        ("puzzles", "make", "--count", "0"),
        ("puzzles", "make", "--level", "6"),
        ("puzzles", "show", "fewest par=1 nonsense"),
        ("day", "tomorrow"),
        ("day", "1986-01-01"),
    ],
)
def test_bad_words_get_a_sentence(run: Run, words: tuple[str, ...]) -> None:
    code, printed, complaint = run(*words)
    assert code == BAD_INPUT
    assert not printed
    assert complaint.startswith("Sorry")
