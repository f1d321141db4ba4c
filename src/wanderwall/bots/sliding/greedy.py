"""A simple bot for the sliding mazes. It has no memory and uses only view and choices."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from wanderwall.board.grid import grid, squares_of
from wanderwall.bots.protocol import Answer, Budget, History
from wanderwall.encoding.view_maze import WalkOptions, finds, goal_squares, maze_of, walk_text
from wanderwall.games.sliding.views import HexSet
from wanderwall.games.towers.views import TowersWalks
from wanderwall.games.views import MazeChoices, MazeView


class GreedySliding:
    """Takes a goal if one push and one walk get there, as many and as cheaply as possible; otherwise moves at
    random.
    """

    def choose(self, seen: History[MazeView, MazeChoices], budget: Budget, seed: int) -> Answer:
        choices, rng = seen.choices, Random(seed)
        if choices["step"] == "push":
            return Answer(self._push(seen.view, choices["pushes"], rng))
        if choices["step"] == "discard":
            return Answer(f"x:{least_useful_card(choices['cards'], rng)}")
        return Answer(self._walk(seen.view, WalkOptions.of(choices), rng))

    def _push(self, view: MazeView, pushes: Mapping[str, HexSet] | Mapping[str, TowersWalks], rng: Random) -> str:
        maze, names = maze_of(view), grid(view["side"]).names
        costs = {}
        for text, choice in pushes.items():
            ways = WalkOptions.of(choice)
            goals = goal_squares(view, maze, text) & ways.reach
            if goals:
                cheapest = min(len(ways.offers(names[square])[0]) for square in squares_of(goals))
                costs[text] = -finds(view, goals), cheapest
        return rng.choice([text for text, cost in costs.items() if cost == min(costs.values())] or list(pushes))

    def _walk(self, view: MazeView, ways: WalkOptions, rng: Random) -> str:
        names = grid(view["side"]).names
        goals = goal_squares(view, maze_of(view)) & ways.reach
        bills = {names[square]: ways.offers(names[square])[0] for square in squares_of(goals or ways.reach)}
        cheapest = min(len(pay) for pay in bills.values())
        return walk_text(*rng.choice([(name, pay) for name, pay in bills.items() if len(pay) == cheapest]))


def least_useful_card(cards: list[str], rng: Random) -> str:
    """A card of the most frequent kind; a joker last."""
    plain = [card for card in cards if card != "j"] or cards
    most = max(plain.count(card) for card in plain)
    return rng.choice([card for card in plain if plain.count(card) == most])
