"""The first two levels: like children at the table, they look at some of the pushes, take what they see, and
else walk as near to it as they can.
"""

from __future__ import annotations

from random import Random

from wanderwall.board.grid import Square, Squares, grid, squares_of
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.bots.sliding.greedy import maze_of, sought


class Glance:
    """Sees a part of the pushes, at least so many."""

    def __init__(self, share: float, least: int) -> None:
        self.share = share
        self.least = least

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        view, rng = seen.view, Random(seed)
        maze, side = maze_of(view), view["side"]
        if seen.choices["step"] == "walk":
            _, _, square = nearest(side, int(seen.choices["reach"], 16), sought(view, maze), rng)
            return Answer(grid(side).names[square])
        pushes = seen.choices["pushes"]
        noticed = rng.sample(list(pushes), min(len(pushes), max(self.least, round(self.share * len(pushes)))))
        return Answer(
            min(noticed, key=lambda push: nearest(side, int(pushes[push], 16), sought(view, maze, push), rng)[:2])
        )


def nearest(side: int, reach: Squares, goals: Squares, rng: Random) -> tuple[int, float, Square]:
    """The square in reach with the fewest steps to a goal as the crow flies; any of several."""
    if hit := squares_of(reach & goals):
        return 0, rng.random(), rng.choice(hit)
    spots = [divmod(goal, side) for goal in squares_of(goals)]
    steps = (
        (min((abs(row - at // side) + abs(column - at % side) for row, column in spots), default=2 * side), at)
        for at in squares_of(reach)
    )
    return min((far, rng.random(), at) for far, at in steps)
