"""What bots get: events of their own seat and no secret, a budget in CPU time, at most twice that on the clock; and
what they and the coach answer for a match.
"""

from __future__ import annotations

import random
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest

import wanderwall
from tests.contract.cases import Case, cases, over, random_game, reshuffled
from wanderwall.bots import budget as meter
from wanderwall.bots.budget import LATEST, SEARCHING, Meter
from wanderwall.bots.protocol import Budget, History, close
from wanderwall.game.protocol import CHANCE, Choices, View
from wanderwall.match.history import HistoryRecorder, public

CASES = [case for case in cases() if case.seats == max(2, case.seats)][::3]


@over(CASES)
def test_what_a_seat_sees_holds_no_secret(case: Case) -> None:
    game, dice = case.game, random.Random(3)
    turns = [turn for turn in random_game(case, seed=3, most=60) if turn.state.step != "deal"]
    for seat in range(case.seats):
        onlooker = HistoryRecorder(game, seat, turns[0].state)
        for turn, following in pairwise(turns):
            hidden = reshuffled(game.name, turn.state, seat, dice)
            if turn.seat != CHANCE:
                seen = public(game, turn.state, turn.seat, turn.move, seat)
                assert seen == public(game, hidden, turn.seat, turn.move, seat)
            onlooker.record(turn.state, turn.seat, turn.move, following.state)
        assert [event.seat for event in onlooker.events] == [turn.seat for turn in turns[:-1]]
        assert all(event.view["you"] == seat for event in onlooker.events)


def test_moves_are_public_where_one_acts_and_private_where_all_do() -> None:
    case = Case("classic-1986", 2, {})
    turn = next(turn for turn in random_game(case, seed=1) if turn.seat != CHANCE)
    other = 1 - turn.seat
    seen = public(case.game, turn.state, turn.seat, turn.move, other)
    assert seen == case.game.notation.move_text(turn.state, turn.move)
    go = Case("go", 2, {})
    laid = next(turn for turn in random_game(go, seed=1) if type(turn.move).__name__ == "Lay")
    assert public(go.game, laid.state, laid.seat, laid.move, 1 - laid.seat) == ""
    assert public(go.game, laid.state, laid.seat, laid.move, laid.seat) != ""


def test_the_host_is_seen_in_views_only() -> None:
    case = Case("towers-3d", 2, {"goals": 1})
    deal = next(random_game(case, seed=1))
    assert deal.seat == CHANCE
    assert public(case.game, deal.state, CHANCE, deal.move, 0) == ""


def test_seen_now_and_closing_need_nothing() -> None:
    view, choices = cast("View", {"a": 1}), cast("Choices", {"b": 2})
    seen = History.now(view, choices)
    assert (seen.opening, list(seen.events), seen.view, seen.choices) == (view, [], view, choices)

    class Plain:
        pass

    close(Plain())  # type: ignore[arg-type]


@pytest.mark.parametrize("game", wanderwall.list_games())
def test_every_bot_and_the_coach_answer_with_a_legal_move(game: str) -> None:
    match = wanderwall.start(game, seed=5)
    seat = min(match.to_act)
    if game == "go":
        match.move("ready", 0)
        match.move("ready", 1)
    for bot in wanderwall.list_bots(game):
        assert match.ask(bot, seat=seat, nodes=200) in match.legal(seat)
    assert match.hint(seat)
    assert match.svg(seat).startswith("<svg")
    assert str(match)


#: seconds
BUDGET = 0.05


class Machine:
    """A machine on which an item of the work takes so much processor and so much time on the wall."""

    def __init__(self, processor: float, wall: float) -> None:
        self.processor, self.wall, self.items = processor, wall, 0

    def work(self, first: int, last: int) -> int:
        self.items += last - first
        return last - first

    def thread_time(self) -> float:
        return self.processor * self.items

    def perf_counter(self) -> float:
        return self.wall * self.items


def items(monkeypatch: pytest.MonkeyPatch, machine: Machine, clock: object) -> int:
    """How many items are done within the budget."""
    monkeypatch.setattr(meter, "time", clock)
    Meter(Budget(1000 * BUDGET)).run(machine.work, 10_000)
    return machine.items


@pytest.mark.parametrize("share", [1.0, 0.9, 0.6])
def test_a_busy_machine_makes_nobody_weaker(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    machine = Machine(0.004, 0.004 / share)
    assert items(monkeypatch, machine, machine) == pytest.approx(SEARCHING * BUDGET / 0.004, abs=1)


@pytest.mark.parametrize("share", [0.4, 0.1, 0.01])
def test_nobody_is_later_than_twice_the_budget(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    machine = Machine(0.002 * share, 0.002)
    items(monkeypatch, machine, machine)
    assert BUDGET < machine.perf_counter() < LATEST * BUDGET


def test_the_clock_on_the_wall_where_the_system_tells_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(0.0, 0.004)
    clock = SimpleNamespace(perf_counter=machine.perf_counter)
    assert items(monkeypatch, machine, clock) == pytest.approx(SEARCHING * BUDGET / 0.004, abs=1)
