"""Bots for towers, from beginner to expert: `greedy`, `level1` to `level5`, and the learned `master`.

They choose a push, a square and the cards that pay for the walk. They differ in how many pushes they notice, how far
they look ahead, how they value a card, and whether they consider the others.
"""

from __future__ import annotations

from wanderwall.bots.towers.levels import BOTS, NEED_FAST

__all__ = ["NEED_FAST", "PLAYERS", "is_compiled", "warm", "with_strength"]

PLAYERS, with_strength = BOTS.by_name, BOTS.with_strength
is_compiled, warm = BOTS.is_compiled, BOTS.warm
