"""The first two levels. They consider some or all of the pushes and take a goal they see as cheaply as they can.
Otherwise they draw a card as close to the goal as they can get.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from wanderwall.board.grid import Squares, grid, squares_of
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.bots.sliding.greedy import WalkOptions, goal_squares, least_useful_card, maze_of, walk_text
from wanderwall.bots.towers.seen import Seen


class WalkTarget(NamedTuple):
    """Where a walk may end and with which payment; the smallest is the best."""

    misses: bool
    jokers: int
    cards: int
    steps: int
    whim: float
    move: str


class TowersBeginnerBot:
    """A bot that considers `many` random pushes; None stands for all."""

    def __init__(self, many: int | None) -> None:
        self.many = many

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        view, choices, rng = seen.view, seen.choices, Random(seed)
        if choices["step"] == "discard":
            return Answer(f"x:{least_useful_card(choices['cards'], rng)}")
        maze, side = maze_of(view), view["side"]
        if choices["step"] == "walk":
            return Answer(min(stops(side, WalkOptions.of(choices), goal_squares(view, maze), rng)).move)
        pushes = choices["pushes"]
        noticed = list(pushes) if self.many is None else rng.sample(list(pushes), min(len(pushes), self.many))
        best = {
            push: min(stops(side, WalkOptions.of(pushes[push]), goal_squares(view, maze, push), rng))
            for push in noticed
        }
        return Answer(min(best, key=lambda push: best[push]))


def stops(side: int, ways: WalkOptions, goals: Squares, rng: Random) -> Iterator[WalkTarget]:
    """The goals in reach with their cheapest payments, or otherwise the squares that cost nothing."""
    names, spots = grid(side).names, [divmod(goal, side) for goal in squares_of(goals)]
    for square in squares_of(ways.reach & goals or ways.reach):
        row, column = divmod(square, side)
        pay = ways.offers(names[square])[0]
        steps = min((abs(row - r) + abs(column - c) for r, c in spots), default=2 * side)
        misses = not goals >> square & 1
        yield WalkTarget(misses, pay.count("j"), len(pay), steps, rng.random(), walk_text(names[square], pay))
