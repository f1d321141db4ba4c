"""The upper levels on boards that sets of 64 can hold: look ahead, weigh cards, stand in the way."""

from __future__ import annotations

from wanderwall.bots.classic.meter import Meter
from wanderwall.bots.protocol import Answer, Budget, Seen
from wanderwall.bots.towers.scene import Offers, scene_of
from wanderwall.bots.towers.turns import Knobs, best_turn, look_at_all
from wanderwall.kernel.jit import u64

#: what the levels have in common
BASE = Knobs(hope=0.9, doubt=0.9, card=0.9, joker=0.5, sated=0.75, caution=0.0, last=3.0)


def searched(seen: Seen, budget: Budget, seed: int, knobs: Knobs) -> Answer:
    """The best move a level finds within the budget."""
    meter, offers = Meter(budget), Offers(seen)
    scene, roots = scene_of(seen), offers.roots()
    many = meter.run(lambda a, b: look_at_all(scene, roots, knobs, a, b), len(roots.arrows))
    push, walk = best_turn(roots, knobs, many, u64(seed & (1 << 64) - 1))
    return Answer(offers.pushes[push] or offers.walks[walk])
