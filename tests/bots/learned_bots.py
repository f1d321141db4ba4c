"""The learned players of both games that have one, as far as they can be asked the same."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, Protocol

from tests.contract.cases import Case
from wanderwall.bots.classic.goals import IndexedView
from wanderwall.bots.classic.learned import master as classic_master
from wanderwall.bots.classic.learned import values as classic_learned
from wanderwall.bots.classic.learned import worlds as classic_worlds
from wanderwall.bots.protocol import AnySeen
from wanderwall.bots.towers import master as tower_master
from wanderwall.bots.towers import worlds as tower_worlds
from wanderwall.bots.towers.from_view import unseen_treasures
from wanderwall.kernel import features
from wanderwall.kernel.towers import features as tower_features
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

#: worlds that are imagined
MANY = 12


class Thought(NamedTuple):
    """What a learned player makes of what it has seen."""

    mind: Any
    worlds: Any
    #: of every card that may be the other one's next, how likely it is
    odds: dict[int, float]
    #: of every push and square, NEVER where the turn cannot end
    values: Any


class Learned(Protocol):
    table: Case
    #: rows of features that belong to squares
    planes: int

    def thought(self, seen: AnySeen) -> Thought: ...


class Classic:
    table = Case("classic-1986", 2, {})
    planes = features.plane_rows(2)

    def thought(self, seen: AnySeen) -> Thought:
        numbers = IndexedView(seen.view)
        odds = classic_worlds.odds_of(seen, numbers)
        worlds = classic_worlds.sample_worlds(numbers, odds, MANY, 5)
        value = classic_learned.value_for(seen.view)
        assert value is not None
        mind = classic_master.lookahead_of(numbers, worlds, odds, value)
        values = classic_master.search_in(seen.view, mind, worlds).values
        rival = 1 - seen.view["turn"]
        return Thought(mind, worlds, {goal: odds[rival, goal, 0] for goal in numbers.unseen}, values)


class Towers:
    table = Case("towers-3d", 2, {})
    planes = tower_features.PLANE_ROWS

    def thought(self, seen: AnySeen) -> Thought:
        value = tower_master.value_for(seen.view)
        assert value is not None
        mind = tower_master.lookahead_of(seen.view, value)
        tower_master.read(mind, seen)
        worlds = tower_worlds.sample_worlds(seen.view, mind.odds, MANY, 5)
        values = tower_master.search_in(seen.view, mind, worlds).values
        rival = 1 - seen.view["turn"]
        return Thought(mind, worlds, {goal: mind.odds[rival, goal] for goal in unseen_treasures(seen.view)}, values)


def begun(table: Case, seed: int, turns: int) -> tuple[Any, HistoryRecorder]:
    """A table after some turns by lot, and what its mover has seen."""
    game: Any = table.game
    dice = random.Random(seed)
    state = after_chance(game, table.table(), dice)
    onlookers = [HistoryRecorder(game, seat, state) for seat in range(2)]
    for _ in range(2 * turns):
        seat = state.mover
        move = dice.choice(game.legal(state, seat))
        after = after_chance(game, game.apply(state, seat, move), dice)
        for one in onlookers:
            one.record(state, seat, move, after)
        state = after
    return state, onlookers[state.mover]
