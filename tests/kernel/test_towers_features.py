"""What the learned value of towers sees, against the rules: reach, cards, the next turn, what the other may find."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
import pytest

from wanderwall.board.grid import SPARE, squares_of
from wanderwall.games import edition
from wanderwall.games.sliding.state import Push
from wanderwall.games.towers import GAME
from wanderwall.games.towers.paths import Purse, walks_all
from wanderwall.games.towers.state import KINDS, Walk, in_order
from wanderwall.kernel.convert import from_states
from wanderwall.kernel.towers import features as seen
from wanderwall.kernel.towers.features import SQUARES
from wanderwall.kernel.towers_selfplay import PUSHES, look_part, new_columns
from wanderwall.match.steps import after_chance

EVERY_CARD = [8, 8, 8]


class Looked(NamedTuple):
    """A table before a push, what was thought there, and the features of all pushes."""

    state: Any
    thoughts: Any
    x: Any
    #: arrow and openings of each push
    slides: list[tuple[Any, int]]

    def plane(self, push: int, plane: int) -> Any:
        """A plane of a push, as the board lies."""
        rows = self.x[plane * SQUARES : (plane + 1) * SQUARES, push]
        return rows if self.state.home(self.state.mover) == 0 else rows[::-1]

    def number(self, push: int, number: int) -> float:
        return float(self.x[seen.PLANE_ROWS + number, push])


def setup(seed: int, turns: int) -> Any:
    """A table after random turns that end on finds where they can, before a push."""
    rng = random.Random(seed)
    state: Any = after_chance(GAME, GAME.setup(edition("towers-3d"), 2, {}), rng)
    while state.turns < turns or state.step != "push":
        (seat,) = GAME.to_act(state)
        moves = GAME.legal(state, seat)
        better = [move for move in moves if isinstance(move, Walk) and ends_on(state, seat, move)]
        state = after_chance(GAME, GAME.apply(state, seat, rng.choice(better or moves)), rng)
    return state


def ends_on(state: Any, seat: int, walk: Walk) -> bool:
    """Whether a walk ends on something that is sought."""
    goal = state.places[state.stacks[seat][0]] if state.stacks[seat] else None
    return walk.to == goal or (walk.to == state.edition.rune and not state.runes[seat])


def looked(state: Any) -> Looked:
    positions: Any = from_states([state])
    columns = new_columns(1, np.array(EVERY_CARD))
    columns.gone[:] = sum(1 << goal for found in state.found for goal in found)
    x = np.full((seen.ROWS, PUSHES), np.nan, np.float32)
    look_part(positions.setup, positions.rules, len(state.places), positions.arrays, positions.magic, columns, x, 0, 1)
    slides = [(arrow, openings) for arrow in state.edition.grid.arrows for openings in turned_all(state.maze.spare)]
    return Looked(state, columns.thoughts[:, 0], x, slides)


def turned_all(openings: int) -> list[int]:
    return [((openings << turns) | (openings >> (4 - turns))) & 15 for turns in range(4)]


def pushes_looked_at(look: Looked) -> list[int]:
    return [push for push in range(PUSHES) if not np.isnan(look.x[0, push])]


@pytest.fixture(scope="module", params=[(1, 2), (2, 7), (3, 18), (4, 33)])
def look(request: pytest.FixtureRequest) -> Looked:
    return looked(setup(*request.param))


def test_every_feature_of_every_push_is_told(look: Looked) -> None:
    pushes = pushes_looked_at(look)
    assert len(pushes) == len(GAME.legal(look.state, look.state.mover))
    assert not np.isnan(look.x[:, pushes]).any()


def test_where_a_hand_leads_and_what_is_left_of_it(look: Looked) -> None:
    state = look.state
    seat = state.mover
    purse = Purse(state.hands[seat], False, 99)
    ways = walks_all(state.maze, state.heights, state.pawns[seat], purse, None, state.barred)
    for push in pushes_looked_at(look):
        arrow, openings = look.slides[push]
        walks = next(ways[slide] for slide in ways if slide[0] is arrow and slide[1] == openings)
        assert squares_of(walks.reach) == np.flatnonzero(look.plane(push, seen.REACH)).tolist()
        for square in squares_of(walks.reach):
            pay = min(walks.offers(square), key=lambda cards: (len(cards), cards.count("j")))
            left = [4 * look.plane(push, plane)[square] for plane in (seen.UPS, seen.DOWNS, seen.JOKERS)]
            assert sum(left) == len(state.hands[seat]) - len(pay)
            assert left[2] == state.hands[seat].count("j") - pay.count("j")


def test_the_next_turn_is_counted_as_the_rules_count_it(look: Looked) -> None:
    """From squares that find nothing: how many pushes then lead to the treasure, and to the rune stone or home."""
    state, rng, counted = look.state, random.Random(5), 0
    seat = state.mover
    for push in rng.sample(pushes_looked_at(look), 6):
        arrow, openings = look.slides[push]
        pushed: Any = GAME.apply(state, seat, Push(arrow.name, openings))
        for square in np.flatnonzero(look.plane(push, seen.REACH)).tolist():
            if look.plane(push, seen.GAIN)[square]:
                continue
            left = [round(4 * look.plane(push, plane)[square]) for plane in (seen.UPS, seen.DOWNS, seen.JOKERS)]
            kept = "".join(kind * many for kind, many in zip(KINDS, left, strict=True))
            treasure, other = [0.0] * 3, [0.0] * 3
            some = [0.0] * 3
            for kind in range(3):
                purse = Purse(in_order(kept + KINDS[kind]), False, 99)
                ways = walks_all(pushed.maze, pushed.heights, square, purse, None, pushed.barred)
                goal = pushed.places[state.stacks[seat][0]] if state.stacks[seat] else SPARE
                aim = None if state.runes[seat] and state.stacks[seat] else state.edition.rune
                if state.runes[seat] and not state.stacks[seat]:
                    aim = state.home(seat)
                for (way, _), walks in ways.items():
                    to = SPARE if goal == SPARE and not state.stacks[seat] else way.ride(goal)
                    hits = to != SPARE and bool(walks.reach >> to & 1)
                    aims = aim is not None and bool(walks.reach >> aim & 1)
                    treasure[kind] += hits / len(ways)
                    other[kind] += aims / len(ways)
                    some[kind] = max(some[kind], float(hits or aims))
            drawn = look.thoughts[seen.DRAWN : seen.DRAWN + 3]
            assert look.plane(push, seen.HOPE)[square] == pytest.approx(drawn @ treasure, abs=1e-5)
            assert look.plane(push, seen.HOPE_TOO)[square] == pytest.approx(drawn @ other, abs=1e-5)
            assert look.plane(push, seen.SOME)[square] == pytest.approx(drawn @ some, abs=1e-5)
            counted += 1
    assert counted > 5


def test_what_the_other_may_find(look: Looked) -> None:
    """How likely its hidden cards pay for the climbs and descents to each place, by the best push."""
    state = look.state
    seat, rival = state.mover, 1 - state.mover
    hidden = Counter(state.edition.magic) - Counter(state.discards) - Counter(state.hands[seat])
    size = len(state.hands[rival])
    cover = {(up, down): 0.0 for up in range(4) for down in range(4)}
    hands = Counter(tuple(sorted(hand)) for hand in combinations("".join(hidden.elements()), min(size, 3)))
    if size > 3:
        pytest.skip("too many hands to list")
    for hand, many in hands.items():
        for up, down in cover:
            jokers = max(0, up - hand.count("u")) + max(0, down - hand.count("d"))
            cover[up, down] += (jokers <= hand.count("j")) * many / sum(hands.values())
    for cell, likely in enumerate(cover.values()):
        assert look.thoughts[seen.COVER + cell] == pytest.approx(likely, abs=1e-4)
    for push in random.Random(6).sample(pushes_looked_at(look), 4):
        arrow, openings = look.slides[push]
        pushed: Any = GAME.apply(state, seat, Push(arrow.name, openings))
        best = np.zeros(SQUARES)
        for (up, down), likely in cover.items():
            if up + down > size:
                continue
            purse = Purse("u" * up + "d" * down, False, 99)
            ways = walks_all(pushed.maze, pushed.heights, pushed.pawns[rival], purse, None, pushed.barred)
            for (way, _), walks in ways.items():
                for square in range(SQUARES):
                    to = way.ride(square)
                    if to != SPARE and walks.reach >> to & 1:
                        best[square] = max(best[square], likely)
        assert look.plane(push, seen.THEIR_REACH) == pytest.approx(best, abs=1e-4)
