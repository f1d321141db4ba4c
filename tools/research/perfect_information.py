"""Measure how much perfect inference would bring: a `master` that knows cards, against `master`.

Part of `make soak`. The insider searches as `master` does, but knows which card the other seat looks for: its wins are
what perfect guessing would bring. The oracle knows all cards, including its own next ones. Both exist only for this
measurement and are not offered to players.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import numpy as np

from tools.report import Report, measured_on
from wanderwall.arena.standings import wilson
from wanderwall.bots import bot, warm
from wanderwall.bots.classic.goals import IndexedView
from wanderwall.bots.classic.learned.master import WORLDS, choose_turn
from wanderwall.bots.classic.learned.values import value_for
from wanderwall.bots.classic.learned.worlds import ClassicWorlds, odds_of, sample_worlds
from wanderwall.bots.protocol import Answer, AnySeen, Budget
from wanderwall.games import edition, game
from wanderwall.kernel.convert import stack_words
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

GAME = game("classic")
#: turns of each seat after which a game counts as a draw
LIMIT = 200
#: the probability that the oracle gives a wrong card
NOT_THIS = 1e-6


class Oracle:
    """The master with the truth about all cards, or about the one the other seat looks for."""

    state: Any = None

    def __init__(self, all_cards: bool) -> None:
        self.all_cards = all_cards

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        net = value_for(seen.view)
        assert net is not None
        return choose_turn(seen, budget, seed, net, self.know)

    def know(self, seen: AnySeen, numbers: IndexedView, seed: int) -> tuple[Any, ClassicWorlds]:
        """The odds of all goals, and worlds with the true cards."""
        odds, stacks = odds_of(seen, numbers), self.state.stacks
        for seat in range(len(stacks)):
            if seat != numbers.me and stacks[seat]:
                odds[seat] = NOT_THIS
                odds[seat, stacks[seat][0]] = 1.0
        worlds = sample_worlds(numbers, odds, WORLDS, seed)
        if self.all_cards:
            worlds.arrays.stacks[:] = np.array(stack_words(stacks), np.uint64)[:, None]
        return odds, worlds


def play_game(all_cards: bool, number: int, ms: float) -> float:
    """The score of the oracle in one game: every deal is played from both seats."""
    deal, oracle_seat = divmod(number, 2)
    dice, oracle = Random(deal), Oracle(all_cards)
    state: Any = after_chance(GAME, GAME.setup(edition("classic-1986"), 2, {"turn_limit": LIMIT}), dice)
    players = {oracle_seat: oracle, 1 - oracle_seat: bot("master", "classic")}
    onlookers = [HistoryRecorder(GAME, seat, state) for seat in range(2)]
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        oracle.state = state
        answer = players[seat].choose(onlookers[seat].history(state), Budget(ms), dice.getrandbits(63))
        move = GAME.notation.read_move(state, seat, answer.move)
        after = GAME.apply(state, seat, move)
        for one in onlookers:
            one.record(state, seat, move, after)
        state = after
    outcome = GAME.outcome(state)
    assert outcome is not None
    return (oracle_seat in outcome.winners) / len(outcome.winners)


def rows(games: int, ms: float) -> Iterator[list[object]]:
    """The rows of the table, cell by cell."""
    for name, all_cards in (("insider", False), ("oracle", True)):
        with ProcessPoolExecutor() as pool:
            won = sum(pool.map(play_game, [all_cards] * games, range(games), [ms] * games))
        low, high = wilson(won, games)
        yield [name, "master", games, f"{100 * won / games:.1f} %", f"{100 * low:.1f}–{100 * high:.1f} %"]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--ms", type=float, default=50.0)


def main(asked: argparse.Namespace) -> None:
    warm("classic")
    report = Report("player", "against", "games", "wins", "95 % interval", about=measured_on(f"{asked.ms:g} ms a move"))
    for cells in rows(asked.games, asked.ms):
        report.add(*cells)
