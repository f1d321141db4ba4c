"""Puzzles on paper, proven, refused; block and greed by plain counting."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from wanderwall.games import game
from wanderwall.games.sliding.state import Push, Walk
from wanderwall.problem import Problem
from wanderwall.puzzles import Puzzle, kinds, prove
from wanderwall.puzzles.classic import BLOCK
from wanderwall.puzzles.make import deal_puzzle, make_puzzle, many, usual_edition
from wanderwall.puzzles.puzzle import LONGEST_TEXT
from wanderwall.puzzles.sliding import FEWEST


def some(kind: str, count: int = 3) -> list[Puzzle]:
    puzzles = many(kind, usual_edition(kind), 1)
    return [next(puzzles).puzzle for _ in range(count)]


@pytest.mark.parametrize("kind", kinds())
def test_a_puzzle_is_one_line_and_proven(kind: str) -> None:
    for puzzle in some(kind):
        assert Puzzle.read(puzzle.text()) == puzzle
        assert "\n" not in puzzle.text()
        assert len(puzzle.text()) < LONGEST_TEXT // 2
        solution = prove(puzzle)
        assert solution[:4] == (puzzle.par, puzzle.ways, puzzle.misled, puzzle.level)
        assert puzzle.unique == (solution.ways == 1)


@pytest.mark.parametrize("kind", [kind for kind in kinds() if kind != "go"])
def test_the_line_wins_by_the_rules(kind: str) -> None:
    classic = game("classic")
    for puzzle in some(kind):
        state: Any = puzzle.state
        seat, line = puzzle.seat, prove(puzzle).line
        assert len(line) == puzzle.par
        for turn in line:
            push, walk = turn.split()
            state = classic.apply(state, seat, classic.notation.read_move(state, seat, push))
            state = classic.apply(state, seat, classic.notation.read_move(state, seat, walk))
            if kind != BLOCK:
                state = replace(state, turns=state.turns + state.seats - 1)  # nobody else acts
        if kind != BLOCK:
            assert not state.stacks[seat]
            continue
        other = state.mover
        for move in classic.legal(state, other):  # whatever the other does, it does not find its goal
            pushed = classic.apply(state, other, move)
            for walk in classic.legal(pushed, other):
                assert classic.apply(pushed, other, walk).stacks[other] == state.stacks[other]


def test_every_way_to_block_is_counted() -> None:
    classic, puzzle = game("classic"), some(BLOCK, 1)[0]
    state: Any = puzzle.state
    ways = 0
    for move in classic.legal(state, 0):
        assert isinstance(move, Push)
        after = classic.apply(state, 0, move)
        after = classic.apply(after, 0, Walk(after.pawns[0]))
        goal = after.stacks[1][0]
        answers = (classic.apply(after, 1, answer) for answer in classic.legal(after, 1))
        ways += not any(Walk(one.places[goal]) in classic.legal(one, 1) for one in answers)
    assert ways == puzzle.ways


@pytest.mark.parametrize("what", ["par", "ways", "misled", "level"])
@pytest.mark.parametrize("kind", kinds())
def test_a_puzzle_that_lies_is_found_out(kind: str, what: str) -> None:
    puzzle = some(kind, 1)[0]
    said = getattr(puzzle, what)
    lie = replace(puzzle, **{what: said - 1 if said > 1 else said + 1})
    with pytest.raises(Problem, match=r"puzzle\.lies"):
        prove(Puzzle.read(lie.text()))


def test_a_proof_that_takes_too_long_is_given_up() -> None:
    puzzle = replace(some("treasures", 1)[0], par=5)
    with pytest.raises(Problem, match=r"puzzle\.patience"):
        prove(puzzle, seconds=-1)


GOOD = "fewest par=2 ways=5 misled=0 level=3 "


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "puzzle.form"),
        ("x" * (LONGEST_TEXT + 1), "puzzle.too_long"),
        ("chess par=1 ways=1 misled=0 level=1 classic-1986", "puzzle.form"),
        ("fewest par=-1 ways=1 misled=0 level=1 classic-1986", "puzzle.form"),
        ("fewest par=٣ ways=1 misled=0 level=1 classic-1986", "puzzle.form"),
        (GOOD + "/etc/passwd.toml 1 2 3", "edition.no_such"),
        (GOOD + "classic-1986 nonsense", "notation.expected"),
        (GOOD + "go 1 play purse,moth,owl,skull red=0:-:-", "game.not_here"),
    ],
)
def test_what_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        Puzzle.read(text)
    assert caught.value.code == code


def test_par_and_position_must_fit_the_kind() -> None:
    puzzle = some(FEWEST, 1)[0]
    for text, code in (
        (replace(puzzle, par=9).text(), "puzzle.turns"),
        (replace(puzzle, ways=0).text(), "puzzle.turns"),
        (replace(puzzle, kind="treasures").text(), "puzzle.position"),
        (replace(puzzle, kind="block").text(), "puzzle.position"),
    ):
        with pytest.raises(Problem) as caught:
            Puzzle.read(text)
        assert caught.value.code == code


def test_a_seed_deals_the_same_everywhere() -> None:
    """Golden: shipped puzzles and mazes of the day are these deals."""
    state: Any = deal_puzzle(FEWEST, "classic-1986", "1")
    assert str(state.maze).replace("\n", "/") == GOLDEN
    assert make_puzzle(FEWEST, "one-piece", "1") == make_puzzle(FEWEST, "one-piece", "1")


GOLDEN = "┏┏┳┓┳┳┓/━┛┏┏┓┻┓/┣━┣┏┳┃┫/━━━┏━┛┓/┣┓┻┳┫━┫/┻┛━┃┗┳┫/┗━┻┏┻━┛ ┃"
