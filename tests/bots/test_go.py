"""The levels of Labyrinth Go!: lawful, the better the faster and the surer, never stuck, and from their views alone."""

from __future__ import annotations

import json
import random
from random import Random
from statistics import median
from typing import Any

import pytest

from tests.contract.cases import Case, cases, reshuffled
from tests.games.go.table import EDITION, OPTIONS
from tools.generate.docs import measure_level, solve_roll
from wanderwall.bots import RandomBot, bot, bot_names
from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.bots.go.levels import HABITS, Solver, near, plan_layout
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.game.protocol import CHANCE, OVER, Outcome
from wanderwall.games import edition
from wanderwall.games.go import GAME
from wanderwall.games.go.check import check_layout, right
from wanderwall.games.go.state import Lay

LEVELS = [f"level{number}" for number in HABITS]
GO = [case for case in cases() if case.game.name == "go"]
CLUMSY = HABITS[1]._replace(slip=0.6, notice=0.2, hasty=0.5, careful=0.2)


def played(case: Case, players: list[Bot], seed: int, most: int) -> tuple[Any, list[str]]:
    """The state at the end, or after this many moves; the seat that needs least time for the next move makes it."""
    game, rng = case.game, random.Random(seed)
    state, moves = case.table(), []
    for _ in range(most):
        acting = sorted(game.to_act(state))
        if not acting:
            break
        seat = acting[0] if acting == [CHANCE] else rng.choice(acting)
        if seat == CHANCE:
            state = game.apply(state, seat, game.chance(state, rng))
            continue
        view, choices = json.loads(json.dumps([game.view(state, seat), game.choices(state, seat)]))
        answer = players[seat].choose(History.now(view, choices), Budget(), rng.getrandbits(32))
        assert answer.seconds > 0
        moves.append(answer.move)
        state = game.apply(state, seat, game.notation.read_move(state, seat, answer.move))
    return state, moves


def test_the_levels_are_named() -> None:
    assert [name for name in bot_names("go") if name.startswith("level")] == LEVELS
    assert len(LEVELS) >= 4


@pytest.mark.parametrize("case", GO, ids=[case.id for case in GO])
def test_all_levels_play_whatever_the_options(case: Case) -> None:
    names = (LEVELS + LEVELS)[case.seats : 2 * case.seats]
    state, moves = played(case, [bot(name, "go") for name in names], 1, most=40)
    assert state.number > 1 or len(moves) > 20 or (state.step == OVER and state.options.one_roll)


@pytest.mark.parametrize("options", [{}, {"helper": True}])
@pytest.mark.parametrize("seats", [1, 3])
def test_even_the_clumsy_come_to_an_end(seats: int, options: dict[str, Any]) -> None:
    """Where a wrong grab is refused they correct what is wrong, however often they slip."""
    state, moves = played(Case("go", seats, options), [Solver(CLUMSY)] * seats, 4, most=120)
    assert state.number > 1
    assert any(move.startswith("-") for move in moves)


def test_better_levels_are_faster_and_surer() -> None:
    results = {level: measure_level(level, 25) for level in (1, 3, 5)}
    times = {level: median(result.seconds for result in several) for level, several in results.items()}
    wrong = {level: sum(not result.right for result in several) for level, several in results.items()}
    assert 100 < times[1] < 200
    assert 18 < times[5] < 27
    assert times[1] > 1.5 * times[3] > 2.5 * times[5]
    assert wrong[1] > wrong[3] >= wrong[5]
    assert wrong[5] <= 1


def test_who_never_slips_is_right_at_once() -> None:
    sure = Solver(HABITS[5]._replace(slip=0.0, hasty=0.0))
    assert all(solve_roll(sure, f"sure/{number}").right for number in range(5))


def test_wrong_boards_are_wrong_in_several_ways() -> None:
    """A picture not shown, a path cut."""
    kinds = set()
    case = Case("go", 2, {})
    for seed in range(12):
        state, _ = played(case, [Solver(CLUMSY), Solver(CLUMSY)], seed, most=60)
        if state.last is not None:
            kinds |= {(one.shown, one.joined) for result in state.last.results for one in result.verdicts}
    assert kinds == {(True, True), (True, False), (False, False)}


def test_plans_solve_the_roll_and_many_ideas_find_shorter_ones() -> None:
    box: Any = edition("go")
    lengths = {1: 0, 60: 0}
    for seed in range(8):
        roll = tuple(random.Random(seed).choice(die) for die in box.dice)
        for ideas in lengths:
            for joker in (False, True):
                plan = plan_layout("go", roll, joker, ideas, f"{seed}")
                assert right(check_layout(box, roll, tuple(plan.lays.values())))
                lengths[ideas] += len(plan.lays)
    assert lengths[60] < lengths[1]


def test_a_slip_is_near_and_another() -> None:
    lay = Lay("H1", 6, 0, "a")
    others = near("go", lay)
    assert "H1a-b2e" not in others
    assert len(others) > 10
    assert len(set(others)) == len(others)


@pytest.mark.parametrize("name", LEVELS)
def test_levels_are_reproducible_and_know_nothing_hidden(name: str) -> None:
    case = Case("go", 3, {})
    state, _ = played(case, [bot(name, "go")] * 3, 2, most=12)
    assert state.step == "play"
    game = case.game
    seen = History.now(game.view(state, 1), game.choices(state, 1))
    before = json.dumps([seen.view, seen.choices])
    other = reshuffled("go", state, 1, random.Random(1))
    assert other != state
    there = History.now(game.view(other, 1), game.choices(other, 1))
    for seed in range(6):
        assert bot(name, "go").choose(seen, Budget(), seed) == bot(name, "go").choose(there, Budget(), seed)
    assert json.dumps([seen.view, seen.choices]) == before


def match(bots: list[Bot], options: dict[str, object], seed: int, moves: int = 3000) -> Outcome | None:
    """Play in the order of the seconds the bots take; what they see has gone over a wire."""
    rng = Random(seed)
    state = GAME.setup(EDITION, len(bots), options)
    clock = [0.0] * len(bots)
    for _ in range(moves):
        acting = GAME.to_act(state)
        if not acting:
            break
        if CHANCE in acting:
            state = GAME.apply(state, CHANCE, GAME.chance(state, rng))
            continue
        seat = min(acting, key=lambda seat: clock[seat])
        view, choices = json.loads(json.dumps([GAME.view(state, seat), GAME.choices(state, seat)]))
        text, seconds = bots[seat].choose(History.now(view, choices), Budget(), rng.getrandbits(32))
        assert 0 < seconds < 60
        clock[seat] += seconds
        state = GAME.apply(state, seat, GAME.notation.read_move(state, seat, text))
    return GAME.outcome(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    bots: list[Bot] = [GreedyGo(), *[RandomBot(GAME) for _ in range(seats - 1)]]
    outcome = match(bots, {}, seed=seats)
    assert outcome
    assert outcome.winners == (0,)


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_bots_make_legal_moves_whatever_the_options(seats: int, options: dict[str, object]) -> None:
    mixed: list[Bot] = [RandomBot(GAME), GreedyGo(), RandomBot(GAME), GreedyGo()]
    match(mixed[:seats], options, seed=7, moves=150)
    match([GreedyGo()] * seats, options, seed=8, moves=150)


def test_the_same_seed_plays_the_same_game() -> None:
    assert match([GreedyGo(), GreedyGo(2.0)], {}, seed=3) == match([GreedyGo(), GreedyGo(2.0)], {}, seed=3)
