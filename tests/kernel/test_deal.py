"""Deals of the kernel are deals of the rules (K2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.kernel.tables import Kind, kinds
from wanderwall.board.grid import SPARE
from wanderwall.game.protocol import CHANCE
from wanderwall.games import game_of
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.edition import Tile
from wanderwall.games.sliding.state import Deal
from wanderwall.kernel import cpu
from wanderwall.kernel.arrays import Positions
from wanderwall.kernel.convert import from_states, left_of, places_of, to_state
from wanderwall.kernel.deal import deals
from wanderwall.problem import Problem


def deal_of(table: State, positions: Positions, i: int) -> Deal:
    """The deal that made a position."""
    edition, seats = table.edition, table.seats
    words = [int(word) for word in positions.arrays.stacks[:, i]]
    stacks = tuple(left_of(words, seat, seats) for seat in range(seats))
    before = replace(table, stacks=stacks, first=int(positions.arrays.mover[i]))
    state = to_state(positions, i, before)
    goal_at = {place: goal for goal, place in enumerate(state.places)}
    height = 0
    free = [square for square in range(edition.grid.size) if square not in edition.fixed]
    tiles = [Tile(state.maze[square], goal_at.get(square), height) for square in free]
    spare = Tile(state.maze.spare, goal_at.get(SPARE), height)
    return Deal((*tiles, spare), stacks, int(positions.arrays.mover[i]))


@pytest.mark.parametrize("kind", kinds({}, {"goals": 1, "first": 1}), ids=lambda kind: kind.id)
def test_the_rules_accept_every_deal(kind: Kind) -> None:
    table = kind.table()
    positions = deals(table, np.arange(20))
    for i in range(20):
        state = game_of(table.edition).apply(table, CHANCE, deal_of(table, positions, i))
        again = from_states([state], np.array([i]))
        assert again.table == positions.table
        for name, array in again.arrays._asdict().items():
            assert (array[..., 0] == getattr(positions.arrays, name)[..., i]).all(), name


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


def test_a_deal_depends_on_its_seed_alone() -> None:
    table = Kind("classic-1986", 2, {}).table()
    together, alone = deals(table, np.arange(50), threads=2), deals(table, np.array([33]), threads=1)
    for name, array in alone.arrays._asdict().items():
        assert (array[..., 0] == getattr(together.arrays, name)[..., 33]).all(), name


def test_dealt_games_are_played_to_the_end() -> None:
    results = cpu.games(deals(Kind("classic-1986", 2, {}).table(), np.arange(200)), "greedy")
    assert (results.winners > 0).all()
    assert (results.found.max(axis=0) == 12).mean() > 0.95


def test_a_table_after_the_deal_is_refused() -> None:
    with pytest.raises(Problem, match=r"kernel.not_served"):
        deals(Kind("classic-1986", 2, {}).dealt(0), np.arange(3))
