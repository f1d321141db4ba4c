"""The golden games whose options the kernel serves, turn by turn: it arrives where the rules do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.records.test_golden import files
from wanderwall.board.tiles import rotate
from wanderwall.game.protocol import OVER
from wanderwall.games.sliding.state import PUSH, Push, Sliding, Walk
from wanderwall.games.towers.state import KINDS, State
from wanderwall.kernel import cpu
from wanderwall.kernel.arrays import Positions
from wanderwall.kernel.board import NONE
from wanderwall.kernel.convert import check_served, from_states
from wanderwall.kernel.towers.arrays import TowersPositions
from wanderwall.match import record
from wanderwall.problem import Problem


class Turn(NamedTuple):
    """A whole turn of a record, and the table before and after it."""

    before: Any
    push: Push
    walk: Walk
    after: Any


def served() -> list[Path]:
    """The records the kernel can follow."""
    paths = []
    for path in files():
        opening = record.read(path.read_text(encoding="utf-8")).opening
        if not isinstance(opening, Sliding):
            continue
        try:
            check_served(opening)
        except Problem:
            continue
        paths.append(path)
    return paths


def whole_turns(game: record.Record) -> Iterator[Turn]:
    states = list(record.states(game))
    before, moves = states[0], []
    for played, after in zip(game.moves, states[1:], strict=True):
        moves.append(played.move)
        if after.step in (PUSH, OVER):
            push, walk = (next(move for move in moves if isinstance(move, kind)) for kind in (Push, Walk))
            assert isinstance(push, Push)
            assert isinstance(walk, Walk)
            yield Turn(before, push, walk, after)
            before, moves = after, []


def written(turn: Turn) -> list[int]:
    """The turn as the kernel writes it."""
    state = turn.before
    arrows = [arrow.name for arrow in state.edition.grid.arrows]
    quarters = next(k for k in range(4) if rotate(state.maze.spare, k) == turn.push.openings)
    move = [arrows.index(turn.push.arrow), quarters, turn.walk.to]
    if not isinstance(state, State):
        return move
    seat, pay = state.mover, turn.walk.pay  # type: ignore[attr-defined]
    hands = [hand.hands[seat] for hand in (state, turn.after)]
    drawn = [hands[1].count(kind) - hands[0].count(kind) + pay.count(kind) for kind in KINDS]
    return [*move, *(pay.count(kind) for kind in KINDS), drawn.index(1) if 1 in drawn else NONE]


def same(one: Positions, other: Positions) -> bool:
    records = [(one.arrays, other.arrays)]
    if isinstance(one, TowersPositions) and isinstance(other, TowersPositions):
        records.append((one.magic, other.magic))  # type: ignore[arg-type]
    return all((a == b).all() for mine, theirs in records for a, b in zip(mine, theirs, strict=True))


def test_some_are_served() -> None:
    boxes = {path.name.rsplit("-", 2)[0] for path in served()}
    assert boxes == {"classic-1986", "one-piece", "towers-3d"}


@pytest.mark.parametrize("path", served(), ids=lambda path: path.stem)
def test_golden_games(path: Path) -> None:
    turns = list(whole_turns(record.read(path.read_text(encoding="utf-8"))))
    assert turns
    moves = np.array([written(turn) for turn in turns]).T
    after, legal = cpu.step(from_states([turn.before for turn in turns]), moves)
    assert legal.all()
    assert same(after, from_states([turn.after for turn in turns]))
