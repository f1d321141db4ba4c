"""The maze, the goals and the walks that a view shows, as the classes of `board`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from wanderwall.board.grid import ARROW, Arrow, Square, Squares, grid
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import from_letters
from wanderwall.game.views import viewer
from wanderwall.games.classic.views import ClassicWalkChoices
from wanderwall.games.sliding.views import HexSet
from wanderwall.games.towers.views import TowersWalkChoices, TowersWalks
from wanderwall.games.views import MazeView

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


def walk_text(name: str, pay: str) -> str:
    return f"{name}+{pay}" if pay else name


def maze_of(view: MazeView) -> Maze:
    return _maze_of(tuple(view["maze"]), view["spare"])


@lru_cache(maxsize=1024)
def _maze_of(tiles: tuple[int, ...], spare: int) -> Maze:
    """Cached: several seats look at the same maze, before and after a push."""
    return Maze.of(tiles, spare)


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
