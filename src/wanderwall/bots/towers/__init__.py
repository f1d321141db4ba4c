"""Bots for towers, from beginner to expert: `greedy`, `level1` to `level5`, and the learned `master`.

They choose a push, a square and the cards that pay for the walk. They differ in how many pushes they notice, how far
they look ahead, how they value a card, and whether they consider the others. The search is compiled, so it is imported
when the first of these bots is made.
"""

from __future__ import annotations

from wanderwall.bots.sliding.levels import SlidingBots

_players = SlidingBots(__name__)
PLAYERS, with_strength, warm = _players.by_name, _players.with_strength, _players.warm

#: bots that have only a compiled search; without it they play as level2
NEED_FAST = ("level3", "level4", "level5", "master", "strength")
