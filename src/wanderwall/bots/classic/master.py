"""The learned bot: the best turns by its value net, followed in likely worlds as far as the budget allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wanderwall.bots.classic.lines import Mind, take_back, think_some
from wanderwall.bots.classic.scene import offered, scene_of
from wanderwall.bots.classic.search import on_paper
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.classic.turns import roots_of, win_now
from wanderwall.bots.classic.wishes import Numbers, even_weights
from wanderwall.bots.classic.worlds import Worlds, gone_of, imagined, odds_of
from wanderwall.bots.compiled import sized
from wanderwall.bots.meter import Meter
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.bots.sliding.narrowing import Narrowing, narrowed
from wanderwall.kernel.board import NONE
from wanderwall.kernel.features import OF_ME, SQUARES
from wanderwall.kernel.jit import u32
from wanderwall.kernel.net import NEVER, PUSHES, Net, scratch_of
from wanderwall.kernel.things import MOST

#: share of the time that is spent on searching: little is needed for anything else
SHARE = 0.93
#: number of sampled worlds
WORLDS = 384
#: maximum number of turns to follow; in the first world as many as time permits
WIDE = 32
NARROWING = Narrowing(((1, 0.4), (3, 0.7), (8, 1.0)), WORLDS, first_worlds=64)
#: pushes of the others, and own pushes, that are scored on a line
SHORT = (4, 4)
#: below this win chance all turns are lost, and every push is tried in search of one that is not
LOST = 0.02


#: the belief about everybody's goals, and possible worlds, from a seat's history and a seed
Guess = Callable[[Seen, Numbers, int], tuple[Any, Worlds]]


def guessed(seen: Seen, numbers: Numbers, seed: int) -> tuple[Any, Worlds]:
    """Infer goals and sample worlds from the turns of all seats."""
    odds = odds_of(seen, numbers)
    return odds, imagined(numbers, odds, WORLDS, seed)


def thought_through(seen: Seen, budget: Budget, seed: int, net: Net, guess: Guess = guessed) -> Answer:
    """The best move within the budget, at a table the value was trained for."""
    meter, numbers = Meter(budget, SHARE), Numbers(seen.view)
    scene = scene_of(seen, even_weights(numbers))
    roots = roots_of(scene, offered=offered(seen))
    push, to = win_now(scene, roots)
    if to != NONE:
        return on_paper(seen, scene, roots, push, to)
    odds, worlds = guess(seen, numbers, seed)
    mind = mind_of(numbers, worlds, odds, net)
    only = NO_TURNS
    if scene.walking:
        only = np.array([[take_back(mind.size, worlds.setup, worlds.arrays), 0, 0]])
    values = np.full((PUSHES, SQUARES), NEVER)
    meter.run(lambda *_: think_some(mind, worlds.arrays, only, NONE, 0, 0, values), 1)
    if not scene.walking:
        unseen = np.ones(PUSHES, np.bool_)
        unseen[4 * roots.arrows + roots.quarters] = False
        values[unseen] = NEVER
    push, to = divmod(followed(mind, worlds, values, meter), SQUARES)
    if scene.walking:
        return on_paper(seen, scene, roots, 0, to)
    root = np.flatnonzero((roots.arrows == push // 4) & (roots.quarters == push % 4))[0]
    return on_paper(seen, scene, roots, int(root), to)


def mind_of(numbers: Numbers, worlds: Worlds, odds: Any, net: Net) -> Mind:
    """Everything the lookahead needs."""
    seats = len(numbers.seats)
    return Mind(
        sized(numbers.view["side"]),
        worlds.setup,
        net,
        scratch_of(net),
        len(numbers.names),
        odds,
        odds.copy(),
        np.zeros((OF_ME + seats, MOST + 1, 1), np.float32),
        u32(gone_of(numbers)),
        np.zeros((PUSHES, SQUARES)),
        *SHORT,
    )


def followed(mind: Mind, worlds: Worlds, values: Any, meter: Meter) -> int:
    """The turn (49 · push + square) with the best lines."""
    best = np.argsort(-values, axis=None, kind="stable")
    turn, chance = narrow(mind, worlds, values, best[values.flat[best] > NEVER][:WIDE], meter)
    if chance < LOST and meter.spent() < 1.0:
        each = np.arange(PUSHES) * SQUARES + values.argmax(axis=1)
        turn, _ = narrow(mind, worlds, values, each[values.flat[each] > NEVER], meter)
    return turn


def narrow(mind: Mind, worlds: Worlds, values: Any, turns: Any, meter: Meter) -> tuple[int, float]:
    """The turn with the best lines, and its win chance."""
    how = NARROWING._replace(thoughts=2 if worlds.setup.seats == 2 else 1)

    def follow(some: Any, world: int, first: int, last: int, chances: Any) -> int:
        return think_some(mind, worlds.arrays, as_moves(some), world, first, last, chances)

    return narrowed(how, turns, values.flat[turns], worlds.weights, meter, follow)


def as_moves(turns: Any) -> Any:
    """Turns as [number, quarter turns, square]."""
    pushes, squares = np.divmod(turns, SQUARES)
    return np.stack([pushes // 4, pushes % 4, squares], axis=1)


#: stands for a request to value all turns of the mover
NO_TURNS = as_moves(np.zeros(0, np.int64))
