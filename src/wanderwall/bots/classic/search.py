"""The upper levels on boards the kernel can hold: look ahead, block, infer goals, score as a race, play out."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.tiles import letters, turned
from wanderwall.bots.classic.exact import weigh_some
from wanderwall.bots.classic.inference import inferred
from wanderwall.bots.classic.playout import try_out_some
from wanderwall.bots.classic.race import race
from wanderwall.bots.classic.scene import offered, scene_of
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.classic.skill import Skill
from wanderwall.bots.classic.turns import Roots, Scene, best_turn, look_at_all, roots_of, win_now
from wanderwall.bots.classic.wishes import Numbers, even_weights
from wanderwall.bots.meter import Meter
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.kernel.board import NONE
from wanderwall.kernel.jit import u64

#: share of the budget after which no further push is scored exactly
WEIGHING = 0.5
#: how many turns are played out, and up to which share of the budget
TRIALS = ((6, 0.7), (3, 0.85), (2, 1.0))
#: number of playouts that the prior value counts for, by the number of players: with two it is exact, with more an
#: estimate
PRIORS = {2: 30.0, 3: 15.0, 4: 10.0}
#: maximum number of playouts of a turn, and their length in rounds
MOST_TRIALS = 400
ROUNDS = 1


def searched(seen: Seen, budget: Budget, seed: int, skill: Skill) -> Answer:
    """The best move a level finds within the budget."""
    meter, numbers = Meter(budget), Numbers(seen.view)
    scene = scene_of(seen, inferred(seen, numbers) if skill.infers else even_weights(numbers))
    roots = roots_of(scene, skill.sight, Random(seed), offered(seen))
    push, to = win_now(scene, roots)
    if to != NONE:
        return on_paper(seen, scene, roots, push, to)
    start = u64(seed & (1 << 64) - 1)
    many = meter.run(lambda a, b: look_at_all(scene, roots, a, b, skill.denial), len(roots.arrows))
    push, to = best_turn(scene, roots, many, skill.taste(scene.seats), start)
    if skill.exact and scene.seats > 1:
        turns, values = weighed(scene, roots, many, meter)
        if skill.trials and values[0] < 1.0:  # no playouts are needed if a win is certain
            turns = tried_out(scene, roots, turns, values, meter, start)
        push, to = turns[0]
    return on_paper(seen, scene, roots, int(push), int(to))


def weighed(scene: Scene, roots: Roots, many: int, meter: Meter) -> tuple[Any, Any]:
    """The turns with the best values, best first: [turn, (push, square)], and the values."""
    order = np.argsort(-roots.score[:many], kind="stable")
    values = np.full((len(roots.arrows), int(scene.size.side) ** 2), -1.0)
    meter.run(lambda a, b: weigh_some(scene, roots, order, a, b, race(scene.seats), values), many, WEIGHING)
    best = np.argsort(-values, axis=None, kind="stable")[: TRIALS[0][0]]
    best = best[values.flat[best] >= 0.0]
    return np.stack(np.divmod(best, values.shape[1]), axis=1), values.flat[best]


def tried_out(scene: Scene, roots: Roots, turns: Any, values: Any, meter: Meter, seed: u64) -> Any:
    """The turns ordered by their playouts; the weaker ones are dropped on the way."""
    sums, done, prior = np.zeros(len(turns)), 0, PRIORS[scene.seats]
    for width, until in TRIALS:
        alive = min(width, len(turns))
        if alive < 2 or meter.spent() >= until:
            break

        def part(first: int, last: int, turns: Any = turns, sums: Any = sums, alive: int = alive, n: int = done) -> int:
            return try_out_some(scene, roots, turns, alive, n + first, n + last, ROUNDS, seed, race(scene.seats), sums)

        done += meter.run(part, MOST_TRIALS - done, until)
        score = (sums[:alive] + prior * values[:alive]) / (done + prior)
        by = np.argsort(-score, kind="stable")
        turns, values, sums = turns[by], values[by], sums[by]
    return turns


def on_paper(seen: Seen, scene: Scene, roots: Roots, push: int, to: int) -> Answer:
    """A turn as an answer in notation: its push, or its square if the push is already made."""
    board = grid(seen.view["side"])
    if scene.walking:
        return Answer(board.names[to])
    openings = turned(seen.view["spare"], int(roots.quarters[push]))
    return Answer(board.arrows[int(roots.arrows[push])].name + letters(openings))
