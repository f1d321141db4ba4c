"""Games played by bots, for tests that want any position a game can come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.games.go.table import EDITION
from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.bots.random_bot import RandomBot
from wanderwall.game import CHANCE, Seat
from wanderwall.games.go import GAME
from wanderwall.games.go.state import Move, State


def random_bot() -> Bot:
    return RandomBot(GAME)


def played(
    seats: int,
    options: dict[str, Any],
    seed: int,
    moves: int,
    kinds: Sequence[Callable[[], Bot]] = (GreedyGo, random_bot),
) -> Iterator[tuple[State, Seat, Move]]:
    """Every state of a game with who moves next, and how, now and then anything at all."""
    rng = Random(seed)
    bots: list[Bot] = [rng.choice(kinds)() for _ in range(seats)]
    state = GAME.setup(EDITION, seats, options)
    for _ in range(moves):
        acting = sorted(GAME.to_act(state))
        if not acting:
            return
        seat = rng.choice(acting)
        if seat == CHANCE:
            move = GAME.chance(state, rng)
        elif rng.random() < 0.1:
            move = rng.choice(GAME.legal(state, seat))
        else:
            seen = History.now(GAME.view(state, seat), GAME.choices(state, seat))
            text, _ = bots[seat].choose(seen, Budget(), rng.getrandbits(32))
            move = GAME.notation.read_move(state, seat, text)
        yield state, seat, move
        state = GAME.apply(state, seat, move)


OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"untimed": True}),
    (2, {}),
    (3, {"round_clock": 60}),
    (4, {"helper": True}),
    (4, {}),
]


@st.composite
def games(draw: st.DrawFn) -> list[tuple[State, Seat, Move]]:
    seats, options = draw(st.sampled_from(OPTIONS))
    return list(played(seats, options, draw(st.integers(0, 2**32)), draw(st.integers(1, 60))))
