"""Walks between towers against a plain search over squares and cards."""

from __future__ import annotations

import random
from collections import deque
from typing import NamedTuple

import pytest

from tests.kernel.tables import random_maze
from wanderwall.board.maze import Maze
from wanderwall.kernel.bits import ONE
from wanderwall.kernel.board import Board, size_of
from wanderwall.kernel.jit import i32, inline, u64
from wanderwall.kernel.towers.walks import NEVER, Hand, Heights, WalkSets, walks, ways_of


class Cards(NamedTuple):
    ups: int
    downs: int
    jokers: int
    most: int = 99


@inline
def asked(side: int, board: Board, heights: Heights, pawn: int, hand: Hand, target: int) -> WalkSets:
    size = size_of(side)
    return walks(size, ways_of(size, board, heights), pawn, hand, ONE << u64(target))


def kernel(maze: Maze, heights: list[int], pawn: int, cards: Cards, target: int) -> tuple[int, int, int]:
    digits = [sum((height >> bit & 1) << n for n, height in enumerate(heights)) for bit in (3, 2, 1, 0)]
    answer = asked(
        maze.side,
        Board(*(u64(plane) for plane in maze.planes)),
        Heights(*(u64(digit) for digit in digits)),
        pawn,
        Hand(*(i32(n) for n in cards)),
        target,
    )
    assert int(answer.cheapest) == (0 if answer.climbs == NEVER else 1 << target)
    return int(answer.squares), int(answer.climbs), int(answer.descents)


def pairs(maze: Maze, heights: list[int], pawn: int, most: int) -> dict[int, set[tuple[int, int]]]:
    """For every square the numbers of climbs and descents, none above `most`, that reach it."""
    seen = {(pawn, 0, 0)}
    queue = deque(seen)
    while queue:
        square, ups, downs = queue.popleft()
        row, column = divmod(square, maze.side)
        for bit, (dr, dc) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if not (0 <= row + dr < maze.side and 0 <= column + dc < maze.side):
                continue
            there = square + dr * maze.side + dc
            if not (maze[square] >> bit & 1 and maze[there] >> (bit ^ 2) & 1):
                continue
            rise = heights[there] - heights[square]
            step = (there, ups + (rise > 1), downs + (rise < -1))
            if max(step[1:]) <= most and step not in seen:
                seen.add(step)
                queue.append(step)
    found: dict[int, set[tuple[int, int]]] = {}
    for square, ups, downs in seen:
        found.setdefault(square, set()).add((ups, downs))
    return found


def jokers(cards: Cards, ups: int, downs: int) -> int:
    return max(0, ups - cards.ups) + max(0, downs - cards.downs)


@pytest.mark.parametrize("side", [3, 5, 7])
@pytest.mark.parametrize("open_board", [False, True])
def test_walks_as_a_plain_search(side: int, open_board: bool) -> None:
    dice = random.Random(side)
    for _ in range(60):
        maze = Maze.of([15] * side * side, 15) if open_board else random_maze(side, dice)
        heights = [dice.choice((1, 2, 3, 4, 5, 9)) for _ in range(side * side)]
        pawn, target = dice.randrange(side * side), dice.randrange(side * side)
        found = pairs(maze, heights, pawn, 6)
        for _ in range(6):
            ups, downs, wild = (dice.choice((0, 0, 1, 2, 3)) for _ in range(3))
            cards = Cards(ups, downs, wild, dice.choice((99, 99, 1, 2)))
            paid = {
                square: sorted(
                    (ups + downs, jokers(cards, ups, downs))
                    for ups, downs in ways
                    if jokers(cards, ups, downs) <= cards.jokers and ups + downs <= cards.most
                )
                for square, ways in found.items()
            }
            squares, climbs, descents = kernel(maze, heights, pawn, cards, target)
            assert squares == sum(1 << square for square, ways in paid.items() if ways)
            if not paid.get(target):
                assert (climbs, descents) == (NEVER, NEVER)
            else:
                assert (climbs, descents) in found[target]
                assert (climbs + descents, jokers(cards, climbs, descents)) == paid[target][0]


def test_a_flat_board_costs_nothing() -> None:
    assert kernel(Maze.of([15] * 25, 15), [3] * 25, 12, Cards(0, 0, 0), 0) == ((1 << 25) - 1, 0, 0)


@pytest.mark.parametrize("cards", [Cards(12, 12, 0), Cards(0, 0, 24), Cards(8, 8, 8)])
def test_a_long_way_up_and_down(cards: Cards) -> None:
    """A snake over the board where every step needs a card: twelve climbs and twelve descents."""
    order = [row * 5 + (column if row % 2 == 0 else 4 - column) for row in range(5) for column in range(5)]
    tiles, heights = [0] * 25, [0] * 25
    bit = {-5: 0, 1: 1, 5: 2, -1: 3}
    for number, square in enumerate(order):
        heights[square] = 1 if number % 2 == 0 else 4
        for other in order[max(0, number - 1) : number] + order[number + 1 : number + 2]:
            tiles[square] |= 1 << bit[other - square]
    assert kernel(Maze.of(tiles, 15), heights, 0, cards, 24) == ((1 << 25) - 1, 12, 12)
    fewer = cards._replace(downs=cards.downs - 1) if cards.downs else cards._replace(jokers=cards.jokers - 1)
    assert kernel(Maze.of(tiles, 15), heights, 0, fewer, 24) == ((1 << 24) - 1, NEVER, NEVER)
