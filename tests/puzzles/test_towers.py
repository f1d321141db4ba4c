"""Puzzles among towers: proven by the rules alone, the same with and without the compiler, and played to their end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from wanderwall.game.protocol import View
from wanderwall.games import edition, game
from wanderwall.games.sliding.state import Push
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem
from wanderwall.puzzles import Puzzle, prove
from wanderwall.puzzles.make import SeedDice, deal_puzzle, many
from wanderwall.puzzles.puzzle import solo_state
from wanderwall.puzzles.sliding import FEWEST, FIND, TREASURES
from wanderwall.puzzles.towers import PUZZLES, solo_towers_state, task_of
from wanderwall.server.workers.puzzle_jobs import puzzle_from_record, puzzle_hint, solution_of
from wanderwall.solver.task import MANY, MOST, never_stop
from wanderwall.solver.towers import count_ways, count_ways_packed, par

TOWERS = game("towers")
BOX = "towers-3d"
KINDS = (FIND, FEWEST, TREASURES)


def some(kind: str, count: int = 3) -> list[Puzzle]:
    puzzles = many(kind, BOX, 1)
    return [next(puzzles).puzzle for _ in range(count)]


def ways(state: Any, turns: int) -> set[tuple[str, ...]]:
    """Every sequence of `turns` pushes with walks that end the game: turn by turn, by the rules alone."""
    if turns == 1:
        home = state.home(0) if not state.stacks[0] else None
        pushes = TOWERS.choices(state, 0)["pushes"]
        return {(push,) for push, walk in pushes.items() if home is not None and int(walk["reach"], 16) >> home & 1}
    found: set[tuple[str, ...]] = set()
    for push in TOWERS.legal(state, 0):
        assert isinstance(push, Push)
        after = TOWERS.apply(state, 0, push)
        for walk in TOWERS.legal(after, 0):
            then = TOWERS.apply(after, 0, walk)
            if then.step == "push":
                found |= {(str(push), *line) for line in ways(then, turns - 1)}
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_one_line_and_its_line_ends_the_game(kind: str) -> None:
    for puzzle in some(kind):
        assert Puzzle.read(puzzle.text()) == puzzle
        solution = prove(puzzle)
        state = solo_state(kind, puzzle.state)
        for turn in solution.line:
            for move in turn.split():
                state = TOWERS.apply(state, 0, TOWERS.notation.read_move(state, 0, move))
        outcome = TOWERS.outcome(state)
        assert outcome
        assert (outcome.winners, outcome.reason, state.turns) == ((0,), "home", puzzle.par)


@pytest.mark.parametrize("kind", [FEWEST, TREASURES])
def test_every_way_is_counted_by_the_rules(kind: str) -> None:
    puzzle = next(one for one in (made.puzzle for made in many(kind, BOX, 1)) if one.par == 2 and one.ways < 40)
    assert not ways(puzzle.state, 1)
    assert len(ways(puzzle.state, 2)) == puzzle.ways


def test_the_same_without_the_compiler() -> None:
    for seed in range(1, 13):
        for kind in (FEWEST, TREASURES):
            course = task_of(deal_puzzle(kind, BOX, str(seed)))
            for turns in range(len(course.targets), 3):
                assert count_ways(course, turns, MANY) == count_ways_packed(course, turns, MANY, never_stop)


def test_by_hints_alone_it_is_solved_in_par() -> None:
    for puzzle in some(TREASURES, 2):
        state, par = puzzle.state, puzzle.par
        for left in reversed(range(par)):
            for _ in range(2):
                turn = PUZZLES.next_turn(state, MOST)
                assert turn
                assert turn.left == left
                move = turn.push or turn.walk
                state = TOWERS.apply(state, 0, TOWERS.notation.read_move(state, 0, move))
        assert state.step == "over"
    # a hand that has grown does not harm it
    grown = replace(state, step="push", hands=("u" * 8,), turns=0, finished=(), stacks=((),), pawns=(12,))
    assert PUZZLES.next_turn(grown, MOST)
    hint: Any = puzzle_hint(cast(View, {}), puzzle.position)
    assert hint["reasons"]
    assert len(solution_of(TREASURES, puzzle.position)) == par


def test_a_card_that_is_drawn_makes_the_way() -> None:
    """Without cards to draw some positions would take longer: the solver knows that a turn brings one (T5)."""
    drawn = 0
    for seed in range(1, 60):
        course = task_of(deal_puzzle(FEWEST, BOX, str(seed)))
        solved = par(course._replace(cards=0), 3)
        if solved and any(turn.cards for turn in solved.line):
            drawn += 1
            assert solved.line[0].cards == 0
            assert sum(turn.cards for turn in solved.line) < len(solved.line)
    assert drawn


def test_any_game_of_towers_makes_puzzles_for_one() -> None:
    state: Any = after_chance(TOWERS, TOWERS.setup(edition(BOX), 3, {}), SeedDice("1"))
    alone = solo_towers_state(state)
    assert (alone.seats, alone.options.jokers, alone.runes) == (1, (True,), (True,))
    assert alone.stacks[0] == state.stacks[state.mover][:1]
    again = TOWERS.notation.read_position(TOWERS.notation.position_text(alone))
    assert again == alone
    from wanderwall.match.record import Record

    puzzle = puzzle_from_record(Record(state), 0)
    assert (puzzle["kind"], puzzle["edition"]) == (TREASURES, BOX)
    assert prove(Puzzle.read(puzzle["line"])).par == puzzle["par"]


def test_what_is_no_puzzle_is_refused() -> None:
    puzzle = some(FEWEST, 1)[0]
    state = puzzle.state
    several: Any = after_chance(TOWERS, TOWERS.setup(edition(BOX), 2, {}), SeedDice("1"))
    wrong = [several, replace(state, runes=(False,)), replace(state, options=replace(state.options, jokers=(False,)))]
    wrong.append(replace(state, options=replace(state.options, one_card=True)))
    for one in wrong:
        with pytest.raises(Problem, match=r"puzzle\.position"):
            Puzzle.read(replace(puzzle, position=TOWERS.notation.position_text(one)).text())
    with pytest.raises(Problem, match=r"game\.not_here"):
        Puzzle.read(replace(puzzle, kind="block").text())
    with pytest.raises(Problem, match=r"table\.players"):
        TOWERS.setup(edition(BOX), 1, {})  # a game is for two and more (T1)
