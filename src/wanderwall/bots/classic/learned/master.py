"""The learned bot: the best turns by its value net, followed in likely worlds as far as the budget allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wanderwall.bots.budget import Meter
from wanderwall.bots.classic.goals import IndexedView, even_weights
from wanderwall.bots.classic.info_state import info_state_of, legal_pushes
from wanderwall.bots.classic.learned.lookahead import ClassicLookahead, take_back, think_some
from wanderwall.bots.classic.learned.worlds import ClassicWorlds, found_goals, odds_of, sample_worlds
from wanderwall.bots.classic.search.one_turn import roots_of, win_now
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.classic.turn_search import to_answer
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.bots.sliding.halving import HalvingSettings, halve
from wanderwall.kernel.board import NONE, kernel_size
from wanderwall.kernel.features import OF_ME, SQUARES
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import u32
from wanderwall.kernel.net import NEVER, PUSHES, ValueNet, scratch_of

#: share of the time that is spent on searching: little is needed for anything else
SHARE = 0.93
#: number of sampled worlds
WORLDS = 384
#: maximum number of turns to follow; in the first world as many as time permits
WIDE = 32
NARROWING = HalvingSettings(((1, 0.4), (3, 0.7), (8, 1.0)), WORLDS, first_worlds=64)
#: pushes of the others, and own pushes, that are scored on a line
SHORT = (4, 4)
#: below this win chance all turns are lost, and every push is tried in search of one that is not
LOST = 0.02


#: the belief about everybody's goals, and possible worlds, from a seat's history and a seed
Guess = Callable[[Seen, IndexedView, int], tuple[Any, ClassicWorlds]]


def infer_goals(seen: Seen, numbers: IndexedView, seed: int) -> tuple[Any, ClassicWorlds]:
    """Infer goals and sample worlds from the turns of all seats."""
    odds = odds_of(seen, numbers)
    return odds, sample_worlds(numbers, odds, WORLDS, seed)


def choose_turn(seen: Seen, budget: Budget, seed: int, net: ValueNet, guess: Guess = infer_goals) -> Answer:
    """The best move within the budget, at a table the value was trained for."""
    meter, numbers = Meter(budget, SHARE), IndexedView(seen.view)
    scene = info_state_of(seen, even_weights(numbers))
    roots = roots_of(scene, offered=legal_pushes(seen))
    push, to = win_now(scene, roots)
    if to != NONE:
        return to_answer(seen, scene, roots, push, to)
    odds, worlds = guess(seen, numbers, seed)
    mind = lookahead_of(numbers, worlds, odds, net)
    only = NO_TURNS
    if scene.walking:
        only = np.array([[take_back(mind.size, worlds.setup, worlds.arrays), 0, 0]])
    values = np.full((PUSHES, SQUARES), NEVER)
    meter.run(lambda *_: think_some(mind, worlds.arrays, only, NONE, 0, 0, values), 1)
    if not scene.walking:
        unseen = np.ones(PUSHES, np.bool_)
        unseen[4 * roots.arrows + roots.quarters] = False
        values[unseen] = NEVER
    push, to = divmod(best_followed(mind, worlds, values, meter), SQUARES)
    if scene.walking:
        return to_answer(seen, scene, roots, 0, to)
    root = np.flatnonzero((roots.arrows == push // 4) & (roots.quarters == push % 4))[0]
    return to_answer(seen, scene, roots, int(root), to)


def lookahead_of(numbers: IndexedView, worlds: ClassicWorlds, odds: Any, net: ValueNet) -> ClassicLookahead:
    """Everything the lookahead needs."""
    seats = len(numbers.seats)
    return ClassicLookahead(
        kernel_size(numbers.view["side"]),
        worlds.setup,
        net,
        scratch_of(net),
        len(numbers.names),
        odds,
        odds.copy(),
        np.zeros((OF_ME + seats, MOST + 1, 1), np.float32),
        u32(found_goals(numbers)),
        np.zeros((PUSHES, SQUARES)),
        *SHORT,
    )


def best_followed(mind: ClassicLookahead, worlds: ClassicWorlds, values: Any, meter: Meter) -> int:
    """The turn (49 · push + square) with the best lines."""
    best = np.argsort(-values, axis=None, kind="stable")
    turn, chance = narrow(mind, worlds, values, best[values.flat[best] > NEVER][:WIDE], meter)
    if chance < LOST and meter.spent_share() < 1.0:
        each = np.arange(PUSHES) * SQUARES + values.argmax(axis=1)
        turn, _ = narrow(mind, worlds, values, each[values.flat[each] > NEVER], meter)
    return turn


def narrow(mind: ClassicLookahead, worlds: ClassicWorlds, values: Any, turns: Any, meter: Meter) -> tuple[int, float]:
    """The turn with the best lines, and its win chance."""
    how = NARROWING._replace(thoughts=2 if worlds.setup.seats == 2 else 1)

    def follow(some: Any, world: int, first: int, last: int, chances: Any) -> int:
        return think_some(mind, worlds.arrays, as_moves(some), world, first, last, chances)

    return halve(how, turns, values.flat[turns], worlds.weights, meter, follow)


def as_moves(turns: Any) -> Any:
    """Turns as [number, quarter turns, square]."""
    pushes, squares = np.divmod(turns, SQUARES)
    return np.stack([pushes // 4, pushes % 4, squares], axis=1)


#: stands for a request to value all turns of the mover
NO_TURNS = as_moves(np.zeros(0, np.int64))
