"""What the others look for, asking the kernel."""

from __future__ import annotations

from wanderwall.bots.classic.look import Aim, goals_in_reach
from wanderwall.bots.classic.scene import goal_set, laid_of, places_of
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.classic.wishes import Numbers, Weights, inferred_by
from wanderwall.bots.compiled import sized
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.bits import ZERO


def inferred(seen: Seen, numbers: Numbers) -> Weights:
    """How likely each goal is what a seat looks for, as its moves tell."""
    return inferred_by(seen, numbers, _reached)


def _reached(view: ClassicView, seat: int, goals: tuple[int, ...]) -> set[int]:
    aim = Aim(goal_set(goals), ZERO, False)
    pawn = view["seats"][seat]["pawn"]
    found = int(goals_in_reach(sized(view["side"]), laid_of(view), pawn, places_of(view), aim))
    return {goal for goal in goals if found >> goal & 1}
