"""A table to test at: moves are made as text, and a refused one must change nothing; and games played by bots, for any
position a game can come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from wanderwall.bots import RandomBot
from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.game import CHANCE, IllegalMove, Seat
from wanderwall.game.protocol import AnyGame
from wanderwall.games import edition, game
from wanderwall.games.go.state import GoEdition, Move, State
from wanderwall.problem import Problem

EDITION: GoEdition = edition("go")
GAME: AnyGame = game("go")

ROLL = "roll:purse,spider,owl,candelabra"
RIGHT = ("H1a-b1e", "H2a-e1w", "H3b-a3e", "H4b-c5n", "P1a-a1s", "P2a-d3n")
#: P2 the other way round: the spider is shown, but cut off
CUT_OFF = (*RIGHT[:5], "P2a-d2s")
NOT_SHOWN = ("H1a-b1e", "H3b-a3e", "H4b-c5n", "P1a-a1s")

#: the four pictures next to the middle need no more than the four tiles with holes
AROUND = "roll:bat,moth,rat,goblin"
AROUND_RIGHT = ("H1a-c2n", "H2a-d3e", "H3b-b3w", "H4a-c4e")


class Table:
    def __init__(self, seats: int | Sequence[str] = 2, **options: Any) -> None:
        self.state: State = GAME.setup(EDITION, seats, options)

    @classmethod
    def playing(cls, seats: int | Sequence[str] = 2, **options: Any) -> Table:
        table = cls(seats, **options)
        table.start()
        return table

    @classmethod
    def at(cls, *tracks: int) -> Table:
        """In the middle of a game, with everybody on these spaces."""
        table = cls.playing(len(tracks))
        players = [replace(player, track=track) for player, track in zip(table.state.players, tracks, strict=True)]
        table.state = replace(table.state, number=5, players=tuple(players))
        return table

    def start(self, roll: str = ROLL) -> None:
        self.do(CHANCE, roll)
        for seat in range(len(self.state.players)):
            if self.state.step == "ready":
                self.do(seat, "ready")

    def do(self, seat: Seat, *texts: str) -> None:
        for text in texts:
            self.state = GAME.apply(self.state, seat, GAME.notation.read_move(self.state, seat, text))

    def refused(self, seat: Seat, move: str | Move) -> IllegalMove:
        """The reason why a move is refused; nothing has changed."""
        before = GAME.notation.position_text(self.state)
        read = GAME.notation.read_move(self.state, seat, move) if isinstance(move, str) else move
        try:
            GAME.apply(self.state, seat, read)
        except IllegalMove as illegal:
            assert GAME.notation.position_text(self.state) == before
            assert read not in GAME.legal(self.state, seat)
            return illegal
        raise AssertionError(f"{move} is not refused")

    @property
    def tracks(self) -> list[int]:
        return [player.track for player in self.state.players]

    def view(self, seat: Seat | None) -> Any:
        return GAME.view(self.state, seat)


def refused_setup(seats: Any, **options: Any) -> str:
    with pytest.raises(Problem) as caught:
        GAME.setup(EDITION, seats, options)
    return caught.value.code


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
