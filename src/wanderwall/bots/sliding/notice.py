"""What somebody who is no machine notices of all pushes: those near at hand sooner than far and turned ones."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from wanderwall.board.grid import Arrow, Square, grid, squares_of
from wanderwall.board.tiles import from_letters
from wanderwall.bots.protocol import AnySeen
from wanderwall.bots.sliding.greedy import Ways, ends_now, maze_of, sought
from wanderwall.game.views import viewer
from wanderwall.games.views import MazeView

#: what makes a push hard to see: anything, turning the spare, a line that runs not between pawn and goal but a board
#: away, and a way of a board's length
BASE, TURNED, ASIDE, WAY = 0.4, 0.4, 1.2, 0.6
#: a win that takes no more than this is near
NEAR = 1.0


def noticed(seen: AnySeen, sight: float, sees_wins: bool, rng: Random) -> AnySeen:
    """The same table with those pushes alone that somebody notices, the simplest of them if there are none.

    A push is noticed with the chance `sight` to the power of its effort; all are where sight is 1. Who `sees_wins`
    never overlooks a near one.
    """
    pushes = seen.choices.get("pushes")
    if not pushes or sight >= 1.0:
        return seen
    hard = efforts(seen.view, pushes)
    kept = {text for text in pushes if rng.random() < sight ** hard[text]}
    if sees_wins:
        kept |= {text for text in pushes if hard[text] <= NEAR and wins(seen.view, pushes, text)}
    kept = kept or {min(pushes, key=lambda text: hard[text])}
    return seen._replace(choices={**seen.choices, "pushes": {text: pushes[text] for text in pushes if text in kept}})


def efforts(view: MazeView, pushes: Mapping[str, Any]) -> dict[str, float]:
    """How hard each push is to see: one along or between pawn and goal, with the spare as it lies and a short way after
    it, takes the least.
    """
    side, pawn, maze = view["side"], view["seats"][viewer(view)]["pawn"], maze_of(view)
    goals = squares_of(sought(view, maze)) or [pawn]
    lines: dict[str, float] = {}
    hard = {}
    for text in pushes:
        name = text.rstrip("nesw")
        if name not in lines:
            arrow = grid(side).arrow(name)
            aside = min(_aside(arrow, side, pawn, goal) for goal in goals)
            at, there = arrow.carry(pawn), squares_of(sought(view, maze, text))
            way = min((_steps(side, at, goal) for goal in there), default=side)
            lines[name] = BASE + (ASIDE * aside + WAY * way) / side
        hard[text] = lines[name] + TURNED * (from_letters(text[len(name) :]) != view["spare"])
    return hard


def wins(view: MazeView, pushes: Mapping[str, Any], push: str) -> bool:
    """Whether a push lets the game be ended now."""
    return ends_now(view, sought(view, maze_of(view), push) & Ways.of(pushes[push]).reach)


def _aside(arrow: Arrow, side: int, pawn: Square, goal: Square) -> int:
    """How many lines an arrow's own is away from those between pawn and goal."""
    across = abs(arrow.step) == 1  # a row, else a column
    line, here, there = (divmod(square, side)[0 if across else 1] for square in (arrow.enter, pawn, goal))
    return max(0, min(here, there) - line, line - max(here, there))


def _steps(side: int, one: Square, other: Square) -> int:
    """Steps between two squares if there were no walls."""
    (row, column), (there, over) = divmod(one, side), divmod(other, side)
    return abs(row - there) + abs(column - over)
