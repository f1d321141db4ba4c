"""Games between bots for the tests: what they see has gone over a wire."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.contract.cases import Case
from wanderwall.bots import budget as meter
from wanderwall.bots.protocol import AnySeen, Bot, Budget, Event, History
from wanderwall.game.protocol import CHANCE
from wanderwall.match.history import HistoryRecorder


def wired(seen: AnySeen) -> AnySeen:
    """The same, as JSON would carry it."""
    opening, events, view, choices = json.loads(json.dumps([seen.opening, list(seen.events), seen.view, seen.choices]))
    return History(opening, [Event(*event) for event in events], view, choices)


def match(case: Case, bots: list[Bot], seed: int, budget: Budget, most: int = 2000) -> tuple[Any, list[str]]:
    """The state at the end of a game, or after this many moves, and all moves in notation."""
    game, rng = case.game, random.Random(seed)
    state, moves = case.table(), []
    while CHANCE in game.to_act(state):
        state = game.apply(state, CHANCE, game.chance(state, rng))
    onlookers = [HistoryRecorder(game, seat, state) for seat in range(case.seats)]
    for number in range(most):
        acting = game.to_act(state)
        if not acting:
            break
        (seat,) = acting
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            answer = bots[seat].choose(wired(onlookers[seat].history(state)), budget, seed + number)
            move = game.notation.read_move(state, seat, answer.move)
        after = game.apply(state, seat, move)
        for one in onlookers:
            one.record(state, seat, move, after)
        moves.append(game.notation.move_text(state, move))
        state = after
    return state, moves


class Clock:
    """A clock that advances by this many seconds whenever it is read, and not by itself."""

    def __init__(self, step: float) -> None:
        self.step, self.looks = step, 0

    def perf_counter(self) -> float:
        self.looks += 1
        return self.step * self.looks

    def thread_time(self) -> float:
        return self.step * self.looks


def looks_at_the_clock(monkeypatch: pytest.MonkeyPatch, player: Bot, seen: AnySeen, step: float) -> int:
    """How often a player with 30 ms to think looks at such a clock before it answers: at each part of its work."""
    clock = Clock(step)
    monkeypatch.setattr(meter, "time", clock)
    player.choose(seen, Budget(30.0), 1)
    return clock.looks
