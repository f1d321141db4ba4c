"""Move counts: how many sequences of legal moves there are from a position, by depth. A table is a text file a game.

A line is `counts | position`, for example `44 1212 | classic-1986 …`. `python -m tools generate golden counts`
writes the tables again; a change in them is a change of the rules and needs a reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wanderwall.game.protocol import CHANCE, AnyGame
from wanderwall.games import edition, game_of

FOLDER = Path(__file__).parent


def counted(game: AnyGame, state: Any, depth: int) -> int:
    """Sequences of `depth` legal moves; where chance is due, and at the end, a sequence stops and counts as one."""
    acting = game.to_act(state)
    if depth == 0 or not acting or CHANCE in acting:
        return 1
    moves = [(seat, move) for seat in sorted(acting) for move in game.legal(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(counted(game, game.apply(state, seat, move), depth - 1) for seat, move in moves)


def lines(name: str) -> Iterator[tuple[list[int], Any]]:
    """The positions of a game's table and their counts."""
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        counts, _, position = line.partition(" | ")
        box = edition(position.split()[0])
        yield [int(count) for count in counts.split()], game_of(box).notation.read_position(position)
