"""Pushes a human would notice: near and unrotated ones more often than far or rotated ones."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from wanderwall.board.grid import Arrow, Square, grid, squares_of
from wanderwall.board.tiles import from_letters
from wanderwall.bots.protocol import AnySeen
from wanderwall.encoding.view_maze import WalkOptions, ends_now, goal_squares, maze_of
from wanderwall.game.views import viewer
from wanderwall.games.sliding.views import HexSet
from wanderwall.games.towers.views import TowersWalks
from wanderwall.games.views import MazeView

#: what makes a push hard to notice: a constant, rotating the spare, a line a whole board away from those between pawn
#: and goal, and a walk of a board's length
BASE, TURNED, ASIDE, WAY = 0.4, 0.4, 1.2, 0.6
#: a win of at most this effort is near
NEAR = 1.0


def limit_to_noticed(seen: AnySeen, sight: float, sees_wins: bool, rng: Random) -> AnySeen:
    """The same history with only the noticed pushes, or with the simplest push if there are none.

    A push is noticed with probability `sight` to the power of its effort; all are noticed if `sight` is 1. With
    `sees_wins` near wins are never overlooked.
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


def efforts(view: MazeView, pushes: Mapping[str, object]) -> dict[str, float]:
    """The effort to notice each push. It is smallest for a push along or between pawn and goal, with the spare
    unrotated and a short walk after it.
    """
    side, pawn, maze = view["side"], view["seats"][viewer(view)]["pawn"], maze_of(view)
    goals = squares_of(goal_squares(view, maze)) or [pawn]
    lines: dict[str, float] = {}
    hard = {}
    for text in pushes:
        name = text.rstrip("nesw")
        if name not in lines:
            arrow = grid(side).arrow(name)
            aside = min(_aside(arrow, side, pawn, goal) for goal in goals)
            at, there = arrow.carry(pawn), squares_of(goal_squares(view, maze, text))
            way = min((_steps(side, at, goal) for goal in there), default=side)
            lines[name] = BASE + (ASIDE * aside + WAY * way) / side
        hard[text] = lines[name] + TURNED * (from_letters(text[len(name) :]) != view["spare"])
    return hard


def wins(view: MazeView, pushes: Mapping[str, HexSet | TowersWalks], push: str) -> bool:
    """Whether the game can be ended now with this push."""
    return ends_now(view, goal_squares(view, maze_of(view), push) & WalkOptions.of(pushes[push]).reach)


def _aside(arrow: Arrow, side: int, pawn: Square, goal: Square) -> int:
    """The number of lines between an arrow's line and the nearest of those between pawn and goal."""
    across = abs(arrow.step) == 1  # a row, otherwise a column
    line, here, there = (divmod(square, side)[0 if across else 1] for square in (arrow.enter, pawn, goal))
    return max(0, min(here, there) - line, line - max(here, there))


def _steps(side: int, one: Square, other: Square) -> int:
    """Manhattan distance between two squares."""
    (row, column), (there, over) = divmod(one, side), divmod(other, side)
    return abs(row - there) + abs(column - over)
