"""The upper levels on boards that sets of 64 can hold: look ahead, value cards, block."""

from __future__ import annotations

import numpy as np

from wanderwall.bots.budget import Meter
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.bots.towers.from_view import Offers, Seen, even_weights, info_state_of
from wanderwall.bots.towers.inference import goal_likelihoods
from wanderwall.bots.towers.info_state import TowersEvalWeights, TowersInfoState, TowersRootMoves
from wanderwall.bots.towers.one_turn import best_turn, look_at_all
from wanderwall.bots.towers.replies import weigh_some
from wanderwall.kernel.jit import u64

#: maximum number of walks that are scored against every reply
WEIGHED = 32
#: weights that the levels share
BASE = TowersEvalWeights(hope=0.6, doubt=0.9, card=0.7, joker=0.3, sated=0.8, caution=0.0, last=3.0)


def search_turn(seen: Seen, budget: Budget, seed: int, knobs: TowersEvalWeights) -> Answer:
    """The best move a level finds within the budget."""
    meter, offers = Meter(budget), Offers(seen)
    knobs = knobs._replace(
        caution=knobs.caution / max(1, len(seen.view["seats"]) - 1)
    )  # a find of one of many costs less
    scene = info_state_of(seen, goal_likelihoods(seen) if knobs.foresight > 0.0 else even_weights(seen.view))
    roots = offers.roots()
    if (won := win_now(scene, roots)) is not None:
        return Answer(offers.pushes[roots.push[won]] or offers.walks[won])
    many = meter.run(lambda a, b: look_at_all(scene, roots, knobs, a, b), len(roots.arrows))
    push, walk = best_turn(roots, knobs, many, u64(seed & (1 << 64) - 1))
    if knobs.foresight > 0.0:
        walk = score_turns(scene, roots, knobs, many, meter)
        push = roots.push[walk]
    return Answer(offers.pushes[push] or offers.walks[walk])


def win_now(scene: TowersInfoState, roots: TowersRootMoves) -> int | None:
    """A walk that ends the game at once (T6). Nothing is worth more, so this is checked before any node is spent."""
    if scene.left[scene.me] > 0 or not scene.has_rune[scene.me]:
        return None
    home = np.flatnonzero(roots.to == scene.homes[scene.me])
    return int(home[0]) if home.size else None


def score_turns(
    scene: TowersInfoState, roots: TowersRootMoves, knobs: TowersEvalWeights, many: int, meter: Meter
) -> int:
    """The best of the walks with the highest first score, after scoring each against every reply."""
    scores = roots.value - knobs.caution * roots.threat[roots.push]
    order = np.argsort(-scores[: roots.first[many]], kind="stable")[:WEIGHED]
    done = meter.run(lambda a, b: weigh_some(scene, roots, knobs, order, a, b), len(order))
    return int(order[np.argmax(roots.exact[order[:done]])])
