"""Deals of the kernel are deals of the rules (K2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.kernel.tables import Kind, kinds
from wanderwall.board.grid import SPARE
from wanderwall.board.maze import Maze
from wanderwall.game.protocol import CHANCE
from wanderwall.games import game_of
from wanderwall.games.sliding.edition import Tile
from wanderwall.games.sliding.state import Deal
from wanderwall.games.towers.state import KINDS
from wanderwall.games.towers.state import Deal as TowersDeal
from wanderwall.kernel import cpu
from wanderwall.kernel.arrays import Positions
from wanderwall.kernel.convert import from_states, left_of, places_of
from wanderwall.kernel.deal import deals
from wanderwall.kernel.towers.arrays import TowersPositions
from wanderwall.problem import Problem


def deal_of(table: Any, positions: Positions, i: int) -> Deal:
    """The deal that made a position."""
    edition, seats, first = table.edition, table.seats, int(positions.arrays.mover[i])
    words = [int(word) for word in positions.arrays.stacks[:, i]]
    stacks = tuple(left_of(words, seat, seats) for seat in range(seats))
    planes = [int(plane) for plane in positions.arrays.board[:, i]]
    maze = Maze(edition.side, planes[0], planes[1], planes[2], planes[3], int(positions.arrays.spare[i]))
    goal_at = {int(place): goal for goal, place in enumerate(places_of(positions, len(edition.goals))[:, i])}
    heights = [0] * (edition.grid.size + 1)
    if isinstance(positions, TowersPositions):
        digits = [int(digit) for digit in positions.magic.heights[:, i]]
        heights = [sum((digit >> n & 1) << 3 - k for k, digit in enumerate(digits)) for n in range(edition.grid.size)]
        heights.append(int(positions.magic.spare[i]))
    free = [square for square in range(edition.grid.size) if square not in edition.fixed]
    tiles = [Tile(maze[square], goal_at.get(square), heights[square]) for square in free]
    tiles.append(Tile(maze.spare, goal_at.get(SPARE), heights[SPARE]))
    if not isinstance(positions, TowersPositions):
        return Deal(tuple(tiles), stacks, first)
    hands, pile = positions.magic.hands[:, i], int(positions.magic.pile[i])
    return TowersDeal(
        tuple(tiles),
        stacks,
        first,
        tuple("".join(KINDS[k] * (int(hands[k]) >> 8 * seat & 255) for k in range(3)) for seat in range(seats)),
        "".join(KINDS[k] * (pile >> 8 * k & 255) for k in range(3)),
    )


TOWERS = [Kind("towers-3d", seats, options) for seats in (2, 3, 4) for options in ({}, {"extra_card": True})]


@pytest.mark.parametrize("kind", [*kinds({}, {"goals": 1, "first": 1}), *TOWERS], ids=lambda kind: kind.id)
def test_the_rules_accept_every_deal(kind: Kind) -> None:
    table = kind.table()
    positions = deals(table, np.arange(20))
    for i in range(20):
        state = game_of(table.edition).apply(table, CHANCE, deal_of(table, positions, i))
        again = from_states([state], np.array([i]))
        assert again.setup == positions.setup
        assert_one(again.arrays, positions.arrays, i)
        if isinstance(again, TowersPositions):
            assert isinstance(positions, TowersPositions)
            assert again.rules == positions.rules
            assert_one(again.magic, positions.magic, i)


def assert_one(one: Any, many: Any, i: int) -> None:
    """The only game of some arrays is the i-th of others."""
    for name, array in one._asdict().items():
        assert (array[..., 0] == getattr(many, name)[..., i]).all(), name


def test_deals_are_fair() -> None:
    """Every tile, turn, goal and seat comes up about as often as it should: six standard deviations of room."""
    games = 6000
    positions = deals(Kind("classic-1986", 3, {}).table(), np.arange(games))

    def fair(counted: Counter[int], kinds: int) -> bool:
        share = 1 / kinds
        spread = (games * share * (1 - share)) ** 0.5
        return len(counted) == kinds and all(abs(n - games * share) < 6 * spread for n in counted.values())

    assert fair(Counter(positions.arrays.mover.tolist()), 3)
    assert fair(Counter((positions.arrays.stacks[0] & np.uint64(31)).tolist()), 24)
    assert fair(Counter(places_of(positions, 24)[12].tolist()), 34)
    straights = Counter(int(spare) for spare in positions.arrays.spare if spare in (5, 10))
    assert abs(straights[5] - straights[10]) < 6 * sum(straights.values()) ** 0.5


def test_magic_cards_are_dealt_fairly() -> None:
    """Eight of each kind: a third of the hands begin with each, independent of the seat."""
    games = 6000
    hands = deals(Kind("towers-3d", 3, {}).table(), np.arange(games)).magic.hands
    for seat in range(3):
        shares = [((hands[kind] >> np.uint32(8 * seat)) & np.uint32(255)).sum() / games for kind in range(3)]
        assert sum(shares) == pytest.approx(1)
        assert all(abs(share - 1 / 3) < 6 * (2 / 9 / games) ** 0.5 for share in shares)


def test_a_deal_depends_on_its_seed_alone() -> None:
    table = Kind("classic-1986", 2, {}).table()
    together, alone = deals(table, np.arange(50), threads=2), deals(table, np.array([33]), threads=1)
    assert_one(alone.arrays, together.arrays, 33)


def test_dealt_games_are_played_to_the_end() -> None:
    results = cpu.games(deals(Kind("classic-1986", 2, {}).table(), np.arange(200)), "greedy")
    assert (results.winners > 0).all()
    assert (results.found.max(axis=0) == 12).mean() > 0.95


def test_a_table_after_the_deal_is_refused() -> None:
    with pytest.raises(Problem, match=r"kernel.not_served"):
        deals(Kind("classic-1986", 2, {}).dealt(0), np.arange(3))
