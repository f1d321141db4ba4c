"""The first two levels. Like children, they consider only some of the pushes. They take a goal they see, or otherwise
walk as close to it as they can.
"""

from __future__ import annotations

from random import Random

from wanderwall.board.grid import Square, Squares, grid, squares_of
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.encoding.view_maze import finds, goal_squares, maze_of


class BeginnerBot:
    """A bot that considers a share of the pushes, but at least `least`."""

    def __init__(self, share: float, least: int) -> None:
        self.share = share
        self.least = least

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        view, rng = seen.view, Random(seed)
        maze, side = maze_of(view), view["side"]
        if seen.choices["step"] == "walk":
            _, _, square = nearest(side, int(seen.choices["reach"], 16), goal_squares(view, maze), rng)
            return Answer(grid(side).names[square])
        pushes = seen.choices["pushes"]
        noticed = rng.sample(list(pushes), min(len(pushes), max(self.least, round(self.share * len(pushes)))))

        def worst(push: str) -> tuple[int, int, float]:
            reach, goals = int(pushes[push], 16), goal_squares(view, maze, push)
            return -finds(view, reach & goals), *nearest(side, reach, goals, rng)[:2]

        return Answer(min(noticed, key=worst))


def nearest(side: int, reach: Squares, goals: Squares, rng: Random) -> tuple[int, float, Square]:
    """The square in reach with the smallest Manhattan distance to a goal; ties are broken at random."""
    if hit := squares_of(reach & goals):
        return 0, rng.random(), rng.choice(hit)
    spots = [divmod(goal, side) for goal in squares_of(goals)]
    steps = (
        (min((abs(row - at // side) + abs(column - at % side) for row, column in spots), default=2 * side), at)
        for at in squares_of(reach)
    )
    return min((far, rng.random(), at) for far, at in steps)
