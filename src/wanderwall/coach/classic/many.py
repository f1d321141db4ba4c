"""Values of the best bot for three and four players of classic, for the coach."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from wanderwall.bots.budget import Meter
from wanderwall.bots.classic.goals import IndexedView, even_weights
from wanderwall.bots.classic.multiplayer.round_rollout import empty_reply_cache, follow_some
from wanderwall.bots.classic.multiplayer.search import opponents_after, score_roots, table_of
from wanderwall.bots.protocol import Budget, History
from wanderwall.games.classic.views import ClassicView
from wanderwall.games.sliding.state import WALK
from wanderwall.kernel.jit import u64
from wanderwall.kernel.net import NEVER, PUSHES

#: win chances are given as logits, so none may be certain
SURE = 0.999
#: number of rounds in which a turn is followed
ROUNDS = 48


class MultiplayerLearnedValues:
    """Values without any inference from turns: every seat may seek every unfound goal."""

    def __init__(self, view: ClassicView) -> None:
        numbers = IndexedView(view)
        nothing: Any = {}  # the legal moves follow from the view
        self.table = table_of(History.now(view, nothing), even_weights(numbers))
        self.made = 0 if view["step"] == WALK else None
        found = {name for seat in view["seats"] for name in seat["found"]}
        self.guessed = np.array([name not in found for name in numbers.names], float)
        self.guessed /= max(1.0, self.guessed.sum())

    @cached_property
    def values(self) -> Any:
        """[push, square]: first scores of turns, as logits."""
        roots, squares = self.table.roots, int(self.table.scene.size.side) ** 2
        known = np.tile(self.guessed, (len(roots.arrows), squares, 1))
        chances = score_roots(self.table, known, Meter(Budget(None)))
        within = np.clip(chances, 1.0 - SURE, SURE)
        values = np.full((PUSHES, squares), NEVER)
        rows = np.zeros(1, np.int64) if self.made is not None else 4 * roots.arrows + roots.quarters
        values[rows] = np.where(chances < 0.0, NEVER, np.log(within / (1.0 - within)))
        return values

    def follow(self, push: int, to: int) -> tuple[Any, Any]:
        """The win chance of a turn in each of the rounds, all with equal weight."""
        assert self.values is not None  # computing the values scores the pushes
        scene, roots, beliefs, rules = self.table
        root = 0 if self.made is not None else int(np.flatnonzero(4 * roots.arrows + roots.quarters == push)[0])
        turn, thought = np.array([[root, to, 0]]), np.zeros((1, beliefs.shape[1]))
        thought[0, : len(self.guessed)] = self.guessed
        minds, kept, chances = opponents_after(self.table, root), empty_reply_cache(1), np.zeros((ROUNDS, 1))
        for n in range(ROUNDS):
            follow_some(scene, roots, turn, 1, n, n + 1, u64(0), rules, minds, thought, kept, chances[n])
        return chances[:, 0], np.ones(ROUNDS)
