"""Bots play whole games from their views alone."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.go.play import OPTIONS
from tests.games.go.table import EDITION
from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.bots.random_bot import RandomBot
from wanderwall.game import CHANCE, Outcome
from wanderwall.games.go import GAME


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
