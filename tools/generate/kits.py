"""Write the golden positions that come with every kit (`wanderwall kit`): the result of a push under the rules.

Each line is a push of a random game: side, tiles, spare, push, pawn and a thing before it, then tiles,
spare, pawn and thing after it, and the squares the pawn can walk to.
"""

from __future__ import annotations

from random import Random
from typing import Any

from wanderwall.board.grid import SPARE
from wanderwall.cli.kit import KITS
from wanderwall.games import edition, game_of
from wanderwall.match import Match

FILE = KITS / "shared" / "golden.txt"
HEAD = """\
# What the rules make of a push. Squares count from 0, row by row; -1 is the spare tile; a tile is a hexadecimal digit.
# side tiles spare push pawn thing  tiles-after spare-after pawn-after thing-after reach
"""
#: editions and how many positions of each; on the larger board a set of squares has more than 64 bits
SHARE = {"classic-1986": 90, "garden-9": 30}


def golden() -> str:
    """The whole file."""
    return HEAD + "".join(f"{line}\n" for name, number in SHARE.items() for line in positions(name, number))


def positions(name: str, number: int) -> list[str]:
    box = edition(name)
    game, dice = game_of(box), Random(name)
    lines: list[str] = []
    match = Match.deal(box, 4, seed=1)
    while len(lines) < number:
        before = match.state
        push = dice.choice(match.legal())
        match.move(push)
        if carries_pawn(before, match.state) or dice.random() < 0.2:
            lines.append(to_line(game, before, push, match.state))
        match.move(dice.choice(match.legal()))
    return lines


def carries_pawn(before: Any, after: Any) -> bool:
    """Whether the mover's pawn was carried."""
    return bool(before.pawns[before.mover] != after.pawns[before.mover])


def to_line(game: Any, before: Any, push: str, after: Any) -> str:
    """The line of one push. Of all treasures it shows the most interesting one: on the spare, else one that is pushed
    out, else one that is carried.
    """
    mover, size = before.mover, before.edition.side**2
    thing, lies = max(zip(before.places, after.places, strict=True), key=place_change)
    reach = int(game.choices(after, mover)["reach"], 16)
    words = [
        before.edition.side, tiles(before), f"{before.maze.spare:x}", push, before.pawns[mover], thing,
        tiles(after), f"{after.maze.spare:x}", after.pawns[mover], lies,
        "".join("x" if reach >> square & 1 else "." for square in range(size)),
    ]  # fmt: skip
    return " ".join(map(str, words))


def place_change(places: tuple[int, int]) -> tuple[bool, bool, bool]:
    before, after = places
    return before == SPARE, after == SPARE, before != after


def tiles(state: Any) -> str:
    return "".join(f"{tile:x}" for tile in state.maze.tiles)


def main() -> None:
    FILE.write_text(golden(), encoding="utf-8")
