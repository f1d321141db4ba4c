"""A simple bot for the sliding mazes. It has no memory and uses only view and choices."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from wanderwall.board.grid import ARROW, Arrow, Square, Squares, grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import from_letters
from wanderwall.bots.protocol import Answer, Budget, History
from wanderwall.game.views import viewer
from wanderwall.games.classic.views import ClassicWalkChoices
from wanderwall.games.sliding.views import HexSet
from wanderwall.games.towers.views import TowersWalkChoices, TowersWalks
from wanderwall.games.views import MazeChoices, MazeView

FREE = [""]


class WalkOptions(NamedTuple):
    """The squares a pawn can walk to, and by square name the payments if a walk may cost something."""

    reach: Squares
    pay: Mapping[str, list[str]]

    @classmethod
    def of(cls, choice: HexSet | ClassicWalkChoices | TowersWalkChoices | TowersWalks) -> WalkOptions:
        """From a table of choices: a flat maze lists only the squares."""
        if isinstance(choice, str):
            return cls(int(choice, 16), {})
        reach = int(choice["reach"], 16)
        return cls(reach, choice["pay"]) if "pay" in choice else cls(reach, {})

    def offers(self, name: str) -> list[str]:
        """The payments for a square, the cheapest first."""
        return self.pay.get(name, FREE)


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


def walk_text(name: str, pay: str) -> str:
    return f"{name}+{pay}" if pay else name


def maze_of(view: MazeView) -> Maze:
    return Maze.of(view["maze"], view["spare"])


def goal_squares(view: MazeView, maze: Maze, push: str | None = None) -> Squares:
    """The squares on which the viewer's seat makes progress by ending this turn there, after this push."""
    board, arrow = grid(view["side"]), None
    if push:
        match = ARROW.match(push)
        assert match is not None
        arrow = board.arrow(match.group())
        maze = maze.push(arrow, from_letters(push[match.end() :]))
    seat = view["seats"][viewer(view)]
    if seat["left"] == 0 and seat.get("rune_turned", True):
        if _option(view, "finish", "home") == "exit":
            return maze.exits
        return 1 << seat["home"]
    cards = seat["cards"] if _option(view, "order", "stack") == "any" else seat["cards"][:1]
    goals = {_after_push(arrow, view["things"][card]) for card in cards}
    if "rune" in view and not view["seats"][viewer(view)]["rune_turned"]:
        goals.add(view["rune"])
    return sum(1 << square for square in goals if square >= 0)


def finds(view: MazeView, goals: Squares) -> int:
    """How many things a walk finds when these goal squares are in reach: one, or all of them (K8)."""
    sweeps = _option(view, "sweep", False) and view["seats"][viewer(view)]["left"]
    return goals.bit_count() if sweeps else int(goals > 0)


def ends_now(view: MazeView, goals: Squares) -> bool:
    """Whether a walk to one of these goal squares ends the game: at home, or with the last find (K7)."""
    left = view["seats"][viewer(view)]["left"]
    if not left and view["seats"][viewer(view)].get("rune_turned", True):
        return goals > 0
    return _option(view, "finish", "home") == "last-find" and 0 < left <= finds(view, goals)


def _after_push(arrow: Arrow | None, place: Square) -> Square:
    return arrow.ride(place) if arrow else place


def _option(view: MazeView, name: str, default: object) -> object:
    """The option of the viewer's seat, or the default if the game has no such option."""
    options: Mapping[str, Any] = view["options"]
    return options[name][viewer(view)] if name in options else default


def least_useful_card(cards: list[str], rng: Random) -> str:
    """A card of the most frequent kind; a joker last."""
    plain = [card for card in cards if card != "j"] or cards
    most = max(plain.count(card) for card in plain)
    return rng.choice([card for card in plain if plain.count(card) == most])
