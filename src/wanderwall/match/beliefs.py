"""Situations to measure opponent models by: what everybody saw of a game, the true card, and its exact probability.

A file has one JSON object per line. The players in it follow policies that are known, so that the probability of each
card follows from their turns by Bayes' rule. This module needs only the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from math import inf, log
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from wanderwall.game.protocol import Seat
from wanderwall.games import edition, game_of
from wanderwall.match.history import AnySeen, HistoryRecorder
from wanderwall.problem import Problem


class Situation(NamedTuple):
    """A game until a turn of a seat that found nothing."""

    #: the policy of the player, and the number of the game
    player: str
    game: int
    #: the edition, and the position before the first turn, with the true cards
    edition: str
    start: str
    #: pushes and walks since then, in notation
    moves: tuple[str, ...]
    #: whose next card is asked for, and what it is
    seat: Seat
    card: str
    #: the probability of each card that it may be, for the other seat
    exact: Mapping[str, float]

    def history(self) -> AnySeen:
        """What the other seat saw."""
        game = game_of(edition(self.edition))
        state = game.notation.read_position(self.start)
        recorder = HistoryRecorder(game, 1 - self.seat, state)
        for text in self.moves:
            (seat,) = game.to_act(state)
            move = game.notation.read_move(state, seat, text)
            before, state = state, game.apply(state, seat, move)
            recorder.record(before, seat, move, state)
        return recorder.history(state)


#: the probability of each card in a situation
OpponentModel = Callable[[Situation], Mapping[str, float]]


def load(file: Path) -> list[Situation]:
    """The situations of a file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [Situation(**{**(read := json.loads(line)), "moves": tuple(read["moves"])}) for line in lines]


def log_loss(situations: Iterable[Situation], model: OpponentModel) -> float:
    """The mean of −log of the probability that a model gives the true card: the lower, the better.

    Raise a Problem if its probabilities are negative or do not add up to 1.
    """
    losses = []
    for one in situations:
        likely = model(one)
        total = sum(likely.values())
        if not all(share >= 0 for share in likely.values()) or not abs(total - 1) < 1e-4:
            raise Problem("solver.policy", total=f"{total:.6g}")
        share = likely.get(one.card, 0.0)
        losses.append(-log(share) if share > 0 else inf)
    return fmean(losses)
