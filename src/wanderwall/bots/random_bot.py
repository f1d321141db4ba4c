"""The bot that every game has: it plays any legal move."""

from __future__ import annotations

from random import Random

from wanderwall.bots.protocol import Answer, AnySeen, Budget
from wanderwall.game.protocol import AnyGame

#: seconds for a move if all play at once: people take some time, so this keeps the order of moves plausible
PACE = 4.0


class RandomBot:
    """Plays a uniformly random legal move."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        rng = Random(seed)
        move = rng.choice(self.game.legal_moves(seen.view, seen.choices))
        return Answer(move, PACE * rng.uniform(0.5, 1.5) if self.game.together else 0.0)
