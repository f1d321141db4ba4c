"""Players of towers, from gentle to expert: `greedy`, `level1` to `level5`, and `master`, which has learned.

They choose a push, a square and the cards that pay for it. What sets them apart is how many pushes they see, how far
they look, what a card is worth to them, and whether they think of the others. The search is compiled, so it is
imported when the first of them is made.
"""

from __future__ import annotations

from wanderwall.bots.sliding.players import Players

_players = Players(__name__)
PLAYERS, dialled, warm = _players.by_name, _players.dialled, _players.warm

#: their search is compiled only; without it they play as level2
NEED_FAST = ("level3", "level4", "level5", "master", "strength")
