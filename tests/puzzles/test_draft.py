"""Mazes laid by hand: what they make is proven, what cannot be is refused by its clause."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from wanderwall.problem import Problem
from wanderwall.puzzles import Puzzle, prove
from wanderwall.puzzles.draft import DraftPawn, PuzzleDraft, check_draft
from wanderwall.puzzles.make import make_puzzle
from wanderwall.server.workers.puzzle_jobs import draft_of, draft_puzzle

#: kinds of puzzles with a number that gives one
MADE = {"find": "1994", "block": "2084", "treasures": "2235"}


@cache
def puzzle_of(kind: str) -> Any:
    return make_puzzle(kind, "classic-1986", MADE[kind])


def as_asked(line: str | None, seed: str = "1") -> dict[str, Any]:
    """What the page asks about a maze that it was given and has not changed."""
    view: Any = draft_of(line, seed)["view"]
    seats = [{"colour": one["colour"], "pawn": one["pawn"], "goals": one["cards"]} for one in view["seats"]]
    return {**{key: view[key] for key in ("edition", "maze", "spare", "barred", "things")}, "seats": seats}


def draft(line: str | None = None) -> PuzzleDraft:
    return PuzzleDraft.of(as_asked(line or puzzle_of("find").text()))


@pytest.mark.parametrize("kind", MADE)
def test_a_puzzle_laid_anew_is_the_same(kind: str) -> None:
    puzzle = puzzle_of(kind)
    checked = draft_puzzle(as_asked(puzzle.text()))
    assert {name: checked[name] for name in ("kind", "par", "ways", "misled", "level")} == {
        name: getattr(puzzle, name) for name in ("kind", "par", "ways", "misled", "level")
    }
    prove(Puzzle.read(checked["line"]))


def test_any_maze_to_begin_with_can_be_and_the_fixed_tiles_are_told() -> None:
    blank = draft_of(None, "7")
    assert len(blank["fixed"]) == 16
    puzzle = check_draft(replace(draft(), seats=[DraftPawn("red", 0, [])]))
    assert puzzle.par >= 1  # the way home


SEAT = DraftPawn("red", 3, ["owl"])
REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"maze": [15] * 49}, "position.fixed_tiles", "S1"),
    ({"maze": [3] * 5}, "position.tiles", "K2"),
    ({"things": {}}, "position.fixed_tiles", "S1"),
    ({"seats": [DraftPawn("red", 3, ["owl", "owl"])]}, "position.cards", "K2"),
    ({"seats": [DraftPawn("red", 99, ["owl"])]}, "position.tiles", "K2"),
    ({"seats": [DraftPawn("pink", 3, ["owl"])]}, "notation.expected", ""),
    ({"seats": [DraftPawn("red", 3, ["unicorn"])]}, "notation.expected", ""),
    ({"seats": [SEAT, DraftPawn("red", 9, ["bat"])]}, "table.order", "K2"),
    ({"barred": "N9"}, "notation.expected", ""),
    ({"edition": "towers-3d"}, "game.not_here", ""),
    ({"edition": "../../etc/passwd"}, "edition.no_such", ""),
]


@pytest.mark.parametrize(("change", "code", "clause"), REFUSED, ids=[code for _, code, _ in REFUSED])
def test_what_cannot_be_is_refused(change: dict[str, Any], code: str, clause: str) -> None:
    with pytest.raises(Problem) as caught:
        check_draft(replace(draft(), **change))
    assert (caught.value.code, caught.value.clause or "") == (code, clause)


def test_tiles_that_are_not_in_the_box_are_refused() -> None:
    one = draft()
    maze = list(one.maze)
    maze[1] = 15  # there are no crossroads
    with pytest.raises(Problem, match=r"position\.tiles"):
        check_draft(replace(one, maze=maze))


def test_where_nobody_can_be_left_no_way_there_is_no_puzzle() -> None:
    one = draft(puzzle_of("block").text())
    other = one.seats[1]
    home = replace(other, pawn=one.things[other.goals[0]])  # it stands there already, and most pushes leave it there
    with pytest.raises(Problem, match=r"puzzle\.no_block"):
        check_draft(replace(one, seats=[one.seats[0], home]))
