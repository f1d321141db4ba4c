"""The first two levels. Like children, they consider only some of the pushes. They take a goal they see, or otherwise
walk as close to it as they can.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from wanderwall.board.grid import Square, Squares, grid, squares_of
from wanderwall.bots.protocol import Answer, Budget, History
from wanderwall.bots.sliding.greedy import least_useful_card
from wanderwall.bots.sliding.noticing import limit_to_leaving
from wanderwall.encoding.view_maze import WalkOptions, finds, goal_squares, maze_of, walk_text
from wanderwall.games.views import MazeChoices, MazeView


class WalkTarget(NamedTuple):
    """Where a walk may end; the smallest is the best. Ties are broken at random by `whim`."""

    #: minus the number of goals found
    misses: int
    jokers: int
    cards: int
    steps: int
    whim: float
    #: in notation
    move: str


#: the best end of a walk for the viewer, among these walks and with these squares as goals
BestTarget = Callable[[MazeView, WalkOptions, Squares, Random], WalkTarget]


class BeginnerBot:
    """A bot that considers a share of the pushes, but at least `least`; None stands for all."""

    def __init__(self, best: BestTarget, share: float = 0.0, least: int | None = None) -> None:
        self.best = best
        self.share = share
        self.least = least

    def choose(self, seen: History[MazeView, MazeChoices], budget: Budget, seed: int) -> Answer:
        view, choices, rng = seen.view, seen.choices, Random(seed)
        if choices["step"] == "discard":
            return Answer(f"x:{least_useful_card(choices['cards'], rng)}")
        maze = maze_of(view)
        if choices["step"] == "walk":
            return Answer(self.best(view, WalkOptions.of(choices), goal_squares(view, maze), rng).move)
        pushes = limit_to_leaving(seen).choices["pushes"]
        noticed = list(pushes)
        if self.least is not None:
            noticed = rng.sample(noticed, min(len(pushes), max(self.least, round(self.share * len(pushes)))))
        targets = {
            push: self.best(view, WalkOptions.of(pushes[push]), goal_squares(view, maze, push), rng) for push in noticed
        }
        return Answer(min(noticed, key=lambda push: targets[push]))


def nearest(view: MazeView, walks: WalkOptions, goals: Squares, rng: Random) -> WalkTarget:
    """The square in reach that finds most, or has the smallest distance to a goal, in a maze where walks are free."""
    names, found = grid(view["side"]).names, walks.reach & goals
    if found:
        return WalkTarget(-finds(view, found), 0, 0, 0, rng.random(), names[rng.choice(squares_of(found))])
    steps = distances(view["side"], goals)
    return min(WalkTarget(0, 0, 0, steps(at), rng.random(), names[at]) for at in squares_of(walks.reach))


def cheapest(view: MazeView, walks: WalkOptions, goals: Squares, rng: Random) -> WalkTarget:
    """The goal in reach with the cheapest payment, or the nearest square among those that cost least."""
    names, steps = grid(view["side"]).names, distances(view["side"], goals)
    targets = []
    for square in squares_of(walks.reach & goals or walks.reach):
        pay = walks.offers(names[square])[0]
        found = goals >> square & 1
        move = walk_text(names[square], pay)
        targets.append(WalkTarget(-found, pay.count("j"), len(pay), steps(square), rng.random(), move))
    return min(targets)


def distances(side: int, goals: Squares) -> Callable[[Square], int]:
    """The Manhattan distance of a square to the nearest of these goals; the largest possible value if there is none."""
    spots = [divmod(goal, side) for goal in squares_of(goals)]
    return lambda at: min((abs(row - at // side) + abs(column - at % side) for row, column in spots), default=2 * side)
