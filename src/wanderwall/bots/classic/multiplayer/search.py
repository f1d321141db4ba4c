"""The best bot for three and four players. It hides its goal, and follows its turns for one round of the table against
opponents who infer everybody's goal and block each other.
"""

from __future__ import annotations

from collections.abc import Set
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from wanderwall.bots.budget import Meter
from wanderwall.bots.classic.goals import IndexedView, Seen, Weights, even_weights
from wanderwall.bots.classic.info_state import info_state_of, legal_pushes, push_made
from wanderwall.bots.classic.level_settings import EVAL_WEIGHTS, USUAL
from wanderwall.bots.classic.multiplayer.heuristics import keep_some, promise
from wanderwall.bots.classic.multiplayer.round_rollout import RaceTables, empty_reply_cache, follow_some
from wanderwall.bots.classic.opponents.inference import goal_likelihoods
from wanderwall.bots.classic.opponents.leak import before_push, leaked_belief
from wanderwall.bots.classic.search.one_turn import (
    ClassicInfoState,
    ClassicRootMoves,
    Pushed,
    best_turn,
    look_at_all,
    roots_of,
    win_now,
)
from wanderwall.bots.classic.search.race import multiplayer_race, race
from wanderwall.bots.classic.search.replies import OpponentModels
from wanderwall.bots.classic.turn_search import to_answer
from wanderwall.bots.protocol import Answer, Budget, History
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.board import NONE
from wanderwall.kernel.jit import is_compiled, u64
from wanderwall.kernel.net import NEVER, PUSHES

#: share of the time that is spent on searching
SHARE = 0.92
#: share of the budget after which no further push gets a first score
GLANCING = 0.3
#: how many turns are followed, and up to which share of the budget; and how many turns of one push at most
STAGES = ((24, 0.5), (8, 0.8), (3, 1.0))
OF_ONE_PUSH = 4
#: maximum number of rounds to follow
ROUNDS = 4000
#: how carefully the others play: the share of their pushes without a find that they notice, and the size of the random
#: variation in what they prefer. They consider everything when all know what is sought (the home), or when nobody knows
#: it (after a find)
SIGHT, WHIM = 0.5, 0.02
#: for the coach: the number of rounds in which a turn is followed, and the largest win chance, because chances are
#: given as logits and none may be certain
VALUE_ROUNDS, SURE = 48, 0.999


def is_for(view: ClassicView) -> bool:
    """Whether this is a table of three or four, each seat seeking its hidden top card and finally its home."""
    options: Any = view["options"]
    usual = all(one == USUAL[name] for name in USUAL for one in options[name])
    return usual and len(view["seats"]) in (3, 4) and not options["finish_round"]


class MultiplayerSearch(NamedTuple):
    """The table to search."""

    scene: ClassicInfoState
    roots: ClassicRootMoves
    #: [seat, goal] beliefs about the goals of the others
    beliefs: Array
    rules: RaceTables


def table_of(seen: Seen, weights: Weights, pushes: Set[Pushed] | None = None) -> MultiplayerSearch:
    """The table as a seat sees it, with all its pushes or only with the offered ones."""
    scene = info_state_of(seen, weights)
    most = int(scene.legs.max())
    rules = RaceTables(race(scene.seats), multiplayer_race(scene.seats, most), most + 1)
    return MultiplayerSearch(scene, roots_of(scene, offered=pushes), np.array(weights), rules)


def choose_multiplayer_turn(seen: Seen, budget: Budget, seed: int) -> Answer:
    """The best move within the budget."""
    meter, numbers = Meter(budget, SHARE), IndexedView(seen.view)
    table = table_of(seen, goal_likelihoods(seen, numbers), legal_pushes(seen))
    scene, roots = table.scene, table.roots
    push, to = win_now(scene, roots)
    if to != NONE:
        return to_answer(seen, scene, roots, push, to)
    known = leak_after(seen, numbers, roots)
    turns = shortlist_turns(table, known, meter)
    if len(turns) > 1:
        turns = halve(table, turns, known, meter, seed)
    return to_answer(seen, scene, roots, int(turns[0, 0]), int(turns[0, 1]))


def leak_after(seen: Seen, numbers: IndexedView, roots: ClassicRootMoves) -> Array:
    """[push, square, goal]: the others' belief about this seat's goal after each turn; they know when it is the
    home.
    """
    given = leaked_belief(seen, numbers)
    if seen.view["step"] == "push":
        leaks: Array = given[4 * roots.arrows + roots.quarters]
        return leaks
    before = before_push(seen)
    return given[[0 if before is None else push_made(before, seen.view)]]


def score_roots(table: MultiplayerSearch, known: Array, meter: Meter) -> Array:
    """[push, square]: a first score of all turns, -1 for impossible turns and where time ran out."""
    scene, roots, rules = table.scene, table.roots, table.rules
    many = meter.run(lambda a, b: look_at_all(scene, roots, a, b, True), len(roots.arrows))
    best_turn(scene, roots, many, EVAL_WEIGHTS[scene.seats], u64(0))
    order = np.argsort(-roots.score[:many], kind="stable")
    kept = np.zeros(known.shape[:2])
    order = order[: meter.run(lambda a, b: keep_some(scene, roots, order, a, b, kept), many, GLANCING)]
    mine = int(scene.aim.goals).bit_length() - 1
    sure = known[:, :, mine] if mine < known.shape[2] else np.ones(known.shape[:2])
    return promise(scene, roots, order, kept, sure, rules.wins, rules.base)


def shortlist_turns(table: MultiplayerSearch, known: Array, meter: Meter) -> Array:
    """The turns with the best first score, best first: [turn, (push, square, index)]."""
    values = score_roots(table, known, meter)
    turns: list[tuple[int, int, int]] = []
    of_push = np.zeros(len(values), np.int64)
    for turn in np.argsort(-values, axis=None, kind="stable"):
        push, square = divmod(int(turn), values.shape[1])
        if values[push, square] < 0.0 or len(turns) == STAGES[0][0]:
            break
        if of_push[push] < OF_ONE_PUSH or len(values) == 1:
            of_push[push] += 1
            turns.append((push, square, len(turns)))
    return np.array(turns)


def opponents_after(table: MultiplayerSearch, push: int) -> OpponentModels:
    """The opponent models after a push."""
    scene = table.scene
    all_known = scene.legs[scene.me] == 1 or table.roots.finds[push] != NONE
    return OpponentModels(table.beliefs, np.zeros(scene.seats, np.bool_), True, 1.0 if all_known else SIGHT, WHIM)


def halve(table: MultiplayerSearch, turns: Array, known: Array, meter: Meter, seed: int) -> Array:
    """The turns ordered by their followed rounds, best first; the weaker ones are dropped on the way."""
    scene, roots, beliefs, rules = table
    thought = np.zeros((len(turns), beliefs.shape[1]))
    thought[:, : known.shape[2]] = known[turns[:, 0], turns[:, 1]]
    minds, kept, sums = opponents_after(table, turns[0, 0]), empty_reply_cache(len(turns)), np.zeros(len(turns))
    done, start = 0, u64(seed & (1 << 64) - 1)
    for width, until in STAGES:
        alive = min(width, len(turns))
        if done and meter.spent_share() >= until:
            break

        def follow(first: int, last: int, turns: Array = turns, alive: int = alive, n: int = done) -> int:
            return follow_some(
                scene, roots, turns, alive, n + first, n + last, start, rules, minds, thought, kept, sums
            )

        done += meter.run(follow, ROUNDS - done, until)
        turns = turns[:alive][np.argsort(-sums[turns[:alive, 2]], kind="stable")]
    return turns


class MultiplayerValues:
    """The values of all turns for the coach, without any inference from turns: every seat may seek every unfound goal.

    It offers the same as `LearnedSearch`.
    """

    def __init__(self, view: ClassicView) -> None:
        numbers = IndexedView(view)
        nothing: Any = {}  # the legal moves follow from the view
        self.table = table_of(History.now(view, nothing), even_weights(numbers))
        self.made = 0 if view["step"] == "walk" else None
        found = {name for seat in view["seats"] for name in seat["found"]}
        self.guessed = np.array([name not in found for name in numbers.names], float)
        self.guessed /= max(1.0, self.guessed.sum())

    @cached_property
    def values(self) -> Array:
        """[push, square]: first scores of turns, as logits."""
        roots, squares = self.table.roots, int(self.table.scene.size.side) ** 2
        known = np.tile(self.guessed, (len(roots.arrows), squares, 1))
        chances = score_roots(self.table, known, Meter(Budget(None)))
        within = np.clip(chances, 1.0 - SURE, SURE)
        values = np.full((PUSHES, squares), NEVER)
        rows = np.zeros(1, np.int64) if self.made is not None else 4 * roots.arrows + roots.quarters
        values[rows] = np.where(chances < 0.0, NEVER, np.log(within / (1.0 - within)))
        return values

    def follow(self, push: int, to: int) -> tuple[Array, Array]:
        """The win chance of a turn in each of the rounds, all with equal weight."""
        assert self.values is not None  # computing the values scores the pushes
        scene, roots, beliefs, rules = self.table
        root = 0 if self.made is not None else int(np.flatnonzero(4 * roots.arrows + roots.quarters == push)[0])
        turn, thought = np.array([[root, to, 0]]), np.zeros((1, beliefs.shape[1]))
        thought[0, : len(self.guessed)] = self.guessed
        minds, kept, chances = opponents_after(self.table, root), empty_reply_cache(1), np.zeros((VALUE_ROUNDS, 1))
        for n in range(VALUE_ROUNDS):
            follow_some(scene, roots, turn, 1, n, n + 1, u64(0), rules, minds, thought, kept, chances[n])
        return chances[:, 0], np.ones(VALUE_ROUNDS)


def multiplayer_values(view: ClassicView) -> MultiplayerValues | None:
    """The values at a table of three or four, if they are compiled already, so that nobody waits."""
    return MultiplayerValues(view) if is_compiled(keep_some) and is_compiled(follow_some) else None
