"""What a turn would reveal to the others about the own goal, by the inference of level 5 (`inference.py`)."""

from __future__ import annotations

import numpy as np

from wanderwall.bots.classic.goals import BACK, IndexedView, Seen, turns_since_find
from wanderwall.bots.classic.info_state import board_state_of, goal_set, places_of
from wanderwall.bots.classic.opponents.inference import (
    ANYHOW,
    COMMON,
    SEEKER,
    TAKER,
    WHIM,
    likelihoods,
    seeking,
    walks,
)
from wanderwall.bots.classic.search.reach_eval import Array, BoardState, i64
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.bits import ONE, ZERO, count
from wanderwall.kernel.board import Size, kernel_size
from wanderwall.kernel.jit import entry, u64
from wanderwall.kernel.net import PUSHES


def leaked_belief(seen: Seen, numbers: IndexedView) -> Array:
    """[push, square, goal]: the belief the others would have about this seat's goal after each of its possible turns. A
    push is 4 · number + quarter turns; if the push is already made, only its row is meaningful.
    """
    before = before_push(seen)
    if before is None:
        return np.zeros((PUSHES, numbers.view["side"] ** 2, len(numbers.names)))
    found = {name for seat in numbers.seats for name in seat["found"]}
    goals = goal_set(tuple(goal for goal, name in enumerate(numbers.names) if name not in found))
    common = np.repeat(COMMON[:, None], len(numbers.names), axis=1)
    for earlier, later in turns_since_find(seen, numbers.me)[-BACK:]:
        common = common * likelihoods(earlier, later, numbers.me, int(goals))
    pawn = before["seats"][numbers.me]["pawn"]
    return after_turns(kernel_size(before["side"]), board_state_of(before), pawn, places_of(before), goals, common)


def before_push(seen: Seen) -> ClassicView | None:
    """The view of this seat before the push of this turn; None if it did not see that."""
    if seen.view["step"] == "push":
        return seen.view
    views = [seen.opening, *(event.view for event in seen.events)]
    if len(views) < 2 or views[-1] != seen.view or views[-2]["step"] != "push":
        return None
    return views[-2]


@entry
def after_turns(size: Size, laid: BoardState, pawn: int, places: Array, goals: u64, common: Array) -> Array:
    """[push, square, goal]: an observer's belief after each turn. `common` is the likelihood of the turns before it,
    [playing style, goal]. The style that walks close after considering three pushes is left out, because no bot here
    plays it.
    """
    squares = i64(size.side * size.side)
    given = np.zeros((PUSHES, squares, places.size))
    later = np.empty(places.size, np.int64)
    within, lying = np.zeros(PUSHES, np.uint64), np.zeros(PUSHES, np.bool_)
    liked = np.zeros((PUSHES, squares))
    pushes = walks(size, laid, pawn, within)
    for goal in range(places.size):
        if (goals >> u64(goal)) & ONE == ZERO:
            continue
        odds, finding = seeking(size, laid, places, goal, within, later, liked, lying)
        for push in range(PUSHES):
            if within[push] == ZERO:
                continue
            anyhow = 1.0 / (pushes * float(count(within[push])))
            taking = anyhow if finding == 0 else WHIM * anyhow
            for square in range(squares):
                if (within[push] >> u64(square)) & ONE != ZERO:
                    seek = 0.0 if lying[push] else (1.0 - WHIM) * liked[push, square] / odds
                    given[push, square, goal] = (
                        common[SEEKER, goal] * (seek + WHIM * anyhow)
                        + common[TAKER, goal] * taking
                        + common[ANYHOW, goal] * anyhow
                    )
    for push in range(PUSHES):
        for square in range(squares):
            total = given[push, square].sum()
            if total > 0.0:
                given[push, square] /= total
    return given
