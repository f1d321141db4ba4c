"""Tables of the rules for the kernel to agree with."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

from wanderwall.board.maze import Maze
from wanderwall.games import edition, game_of
from wanderwall.match.steps import after_chance

#: a maze of every side the kernel serves
EDITIONS = ("classic-1986", "one-piece", str(Path(__file__).with_name("small-5.toml")), "tests/games/classic/tiny.toml")
TILES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)


class Kind(NamedTuple):
    """A kind of table."""

    edition: str
    seats: int
    options: dict[str, Any]

    def table(self) -> Any:
        """A table before the deal; the arrays do not hold who has looked at a card, so all look at once (K4)."""
        box = edition(self.edition)
        usual = {"peek": "at-once"} if box.game == "classic" else {}
        return game_of(box).setup(box, self.seats, {**usual, **self.options})

    def dealt(self, seed: int) -> Any:
        table = self.table()
        return after_chance(game_of(table.edition), table, random.Random(seed))

    @property
    def id(self) -> str:
        return "-".join([Path(self.edition).stem, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])


def kinds(*tables: dict[str, Any]) -> list[Kind]:
    """Every edition and number of seats with each of these options."""
    return [Kind(box, seats, options) for box in EDITIONS for seats in (1, 2, 3, 4) for options in tables]


def random_maze(side: int, dice: random.Random) -> Maze:
    """Any tiles at all, blank ones and crossroads too."""
    tiles = [dice.choice(TILES) for _ in range(side * side + 1)]
    return Maze.of(tiles[:-1], tiles[-1])
