"""`solve` for any game: lines and layouts that the rules accept, towers against a plain search, and refusals."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import wanderwall
from wanderwall.game.protocol import OVER
from wanderwall.games import edition, game
from wanderwall.games.towers.state import DISCARD, SHUFFLE
from wanderwall.kernel import FAST
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem
from wanderwall.solver import shortest_line, solve, towers
from wanderwall.solver.task import TowersTask

TOWERS = game("towers")


def towers_state(seed: int, **options: Any) -> Any:
    """A random position of two seats with some finds and a random hand of the mover."""
    dice = Random(seed)
    state: Any = after_chance(TOWERS, TOWERS.setup(edition("towers-3d"), 2, options), dice)
    seat, many = state.mover, dice.randrange(4)
    found = dice.randrange(len(state.stacks[seat]) + 1)
    stack, hands = state.stacks[seat], list(state.hands)
    cards = hands[seat] + state.pile
    hands[seat] = "".join(sorted(cards[:many]))
    stacks, finds, runes, pawns = list(state.stacks), list(state.found), list(state.runes), list(state.pawns)
    stacks[seat], finds[seat] = stack[found:], stack[:found]
    runes[seat], pawns[seat] = dice.random() < 0.5, dice.randrange(25)
    return replace(
        state,
        hands=tuple(hands),
        pile=cards[many:],
        stacks=tuple(stacks),
        found=tuple(finds),
        runes=tuple(runes),
        pawns=tuple(pawns),
    )


def handed_back(state: Any) -> Any:
    """The next turn of the same seat: the others do not act."""
    return replace(state, turns=state.turns + state.seats - 1)


def progress(state: Any, seat: int) -> tuple[int, bool, bool]:
    return len(state.found[seat]), bool(state.runes[seat]), seat in state.finished


def reaches(before: Any, after: Any, seat: int) -> bool:
    """Whether the turn reached what the solver looks for: the treasure, then the rune stone, then home."""
    if before.stacks[seat]:
        return len(after.found[seat]) > len(before.found[seat])
    return progress(before, seat) != progress(after, seat)


def play(state: Any, line: tuple[str, ...]) -> bool:
    """Whether the rules accept every turn of a line and only the last one reaches the goal."""
    seat = state.mover
    for number, turn in enumerate(line, 1):
        before = state
        for move in turn.split():
            state = TOWERS.apply(state, seat, TOWERS.notation.read_move(state, seat, move))
        assert state.step not in (SHUFFLE, DISCARD)
        assert reaches(before, state, seat) == (number == len(line))
        if number < len(line):
            state = handed_back(state)
    return bool(line)


def plain(state: Any, turns: int) -> bool:
    """Whether some line of at most this many turns reaches the goal: every move, by the rules."""
    seat = state.mover
    for push in TOWERS.legal(state, seat):
        pushed = TOWERS.apply(state, seat, push)
        for walk in TOWERS.legal(pushed, seat):
            after = TOWERS.apply(pushed, seat, walk)
            if reaches(state, after, seat):
                return True
            if turns > 1 and plain(handed_back(after), turns - 1):
                return True
    return False


@pytest.mark.parametrize("options", [{}, {"one_card": True}, {"jokers": True}, {"rune": "pass"}])
def test_lines_among_towers_follow_the_rules(options: dict[str, Any]) -> None:
    lengths = set()
    for seed in range(30):
        state = towers_state(seed, **options)
        line = solve(state, 3)
        if line:
            assert play(state, line)
        lengths.add(line and len(line))
    assert {1, 2} <= lengths


@pytest.mark.parametrize("options", [{}, {"one_card": True}, {"jokers": True}, {"rune": "pass"}])
def test_one_turn_among_towers_agrees_with_a_plain_search(options: dict[str, Any]) -> None:
    found = [
        (solve(state, 1) is not None, plain(state, 1)) for state in (towers_state(n, **options) for n in range(25))
    ]
    assert all(solved == expected for solved, expected in found)
    assert len(set(found)) == 2


def test_two_turns_among_towers_agree_with_a_plain_search() -> None:
    answers = set()
    for seed in range(60):
        state = towers_state(seed)
        if len(state.hands[state.mover]) < 2 and solve(state, 1) is None:
            line = solve(state, 2)
            answers.add(line is not None)
            if line is None:  # a line is proven by playing it
                assert not plain(state, 2)
                break
    assert answers == {True, False}


@pytest.mark.skipif(not FAST, reason="needs the compiled search")
def test_jokers_take_as_many_turns_as_in_a_task() -> None:
    """For a young player (T7) both searches answer the same question, unless the rune stone gives no card."""
    for seed in range(40):
        state = towers_state(seed, jokers=True)
        seat = state.mover
        state = replace(state, runes=(True, True))
        place = state.places[state.stacks[seat][0]] if state.stacks[seat] else state.home(seat)
        task = TowersTask(state.maze, state.heights, state.pawns[seat], len(state.hands[seat]), (place,), state.barred)
        line, shortest = solve(state, 3), towers.par(task, 3)
        assert (line and len(line)) == (shortest and len(shortest.line))


def test_a_roll_is_solved_with_the_fewest_tiles() -> None:
    match = wanderwall.start("go", seats=1, seed=1)
    for move in match.solve() or ():
        match.move(move)
    assert len(match.state.players[0].layout) == 4
    match.move("grab")
    assert match.state.last.results[0].points == 1


def test_what_cannot_be_solved_is_refused() -> None:
    state = towers_state(1)
    pushed = TOWERS.apply(state, state.mover, TOWERS.legal(state, state.mover)[0])
    go = wanderwall.start("go", seats=2, seed=1).state
    for refused, code in (
        (pushed, r"solve\.step"),
        (replace(state, step=OVER), r"match\.over"),
        (towers_state(1, hand_limit=3), r"solve\.hand_limit"),
        (replace(go, step="roll", roll=()), r"solve\.roll"),
        (replace(go, step=OVER, roll=()), r"match\.over"),
    ):
        with pytest.raises(Problem, match=code):
            solve(refused)
    with pytest.raises(Problem, match=r"game\.not_here"):
        shortest_line(go)
