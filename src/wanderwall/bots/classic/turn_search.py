"""The upper levels on boards the kernel can hold: look ahead, block, infer goals, score as a race, play out."""

from __future__ import annotations

from random import Random

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.tiles import letters, rotate
from wanderwall.bots.budget import Meter
from wanderwall.bots.classic.goals import IndexedView, Seen, even_weights
from wanderwall.bots.classic.info_state import info_state_of, legal_pushes
from wanderwall.bots.classic.level_settings import LevelSettings
from wanderwall.bots.classic.opponents.inference import goal_likelihoods
from wanderwall.bots.classic.search.one_turn import (
    ClassicInfoState,
    ClassicRootMoves,
    best_turn,
    look_at_all,
    roots_of,
    win_now,
)
from wanderwall.bots.classic.search.playout import try_out_some
from wanderwall.bots.classic.search.race import race
from wanderwall.bots.classic.search.two_turns import weigh_some
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.kernel.arrays import Array
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


def search(seen: Seen, budget: Budget, seed: int, skill: LevelSettings) -> Answer:
    """The best move a level finds within the budget."""
    meter, numbers = Meter(budget), IndexedView(seen.view)
    scene = info_state_of(seen, goal_likelihoods(seen, numbers) if skill.infers else even_weights(numbers))
    roots = roots_of(scene, skill.sight, Random(seed), legal_pushes(seen))
    push, to = win_now(scene, roots)
    if to != NONE:
        return to_answer(seen, scene, roots, push, to)
    start = u64(seed & (1 << 64) - 1)
    many = meter.run(lambda a, b: look_at_all(scene, roots, a, b, skill.denial), len(roots.arrows))
    push, to = best_turn(scene, roots, many, skill.taste(scene.seats), start)
    if skill.exact and scene.seats > 1:
        turns, values = score_turns(scene, roots, many, meter)
        if skill.trials and values[0] < 1.0:  # no playouts are needed if a win is certain
            turns = run_playouts(scene, roots, turns, values, meter, start)
        push, to = turns[0]
    return to_answer(seen, scene, roots, int(push), int(to))


def score_turns(scene: ClassicInfoState, roots: ClassicRootMoves, many: int, meter: Meter) -> tuple[Array, Array]:
    """The turns with the best values, best first: [turn, (push, square)], and the values."""
    order = np.argsort(-roots.score[:many], kind="stable")
    values = np.full((len(roots.arrows), int(scene.size.side) ** 2), -1.0)
    meter.run(lambda a, b: weigh_some(scene, roots, order, a, b, race(scene.seats), values), many, WEIGHING)
    best = np.argsort(-values, axis=None, kind="stable")[: TRIALS[0][0]]
    best = best[values.flat[best] >= 0.0]
    return np.stack(np.divmod(best, values.shape[1]), axis=1), values.flat[best]


def run_playouts(
    scene: ClassicInfoState, roots: ClassicRootMoves, turns: Array, values: Array, meter: Meter, seed: u64
) -> Array:
    """The turns ordered by their playouts; the weaker ones are dropped on the way."""
    sums, done, prior = np.zeros(len(turns)), 0, PRIORS[scene.seats]
    for width, until in TRIALS:
        alive = min(width, len(turns))
        if alive < 2 or meter.spent_share() >= until:
            break

        def part(
            first: int, last: int, turns: Array = turns, sums: Array = sums, alive: int = alive, n: int = done
        ) -> int:
            return try_out_some(scene, roots, turns, alive, n + first, n + last, ROUNDS, seed, race(scene.seats), sums)

        done += meter.run(part, MOST_TRIALS - done, until)
        score = (sums[:alive] + prior * values[:alive]) / (done + prior)
        by = np.argsort(-score, kind="stable")
        turns, values, sums = turns[by], values[by], sums[by]
    return turns


def to_answer(seen: Seen, scene: ClassicInfoState, roots: ClassicRootMoves, push: int, to: int) -> Answer:
    """A turn as an answer in notation: its push, or its square if the push is already made."""
    board = grid(seen.view["side"])
    if scene.walking:
        return Answer(board.names[to])
    openings = rotate(seen.view["spare"], int(roots.quarters[push]))
    return Answer(board.arrows[int(roots.arrows[push])].name + letters(openings))
