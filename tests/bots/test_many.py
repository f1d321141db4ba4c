"""The best player among three and four: the race of many, what a turn shows, and what it does with both."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.contract.cases import Case
from wanderwall.bots import bot
from wanderwall.bots.classic.goals import IndexedView, turns_since_find
from wanderwall.bots.classic.info_state import push_made
from wanderwall.bots.classic.multiplayer.search import is_for
from wanderwall.bots.classic.opponents.inference import ANYHOW, COMMON, SEEKER, TAKER, likelihoods
from wanderwall.bots.classic.opponents.leak import before_push, leaked_belief
from wanderwall.bots.classic.search.race import FINDING, HOMING, multiplayer_race
from wanderwall.bots.protocol import AnySeen, Budget
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

GAME: Any = Case("classic-1986", 4, {}).game


def at(legs: tuple[int, ...], base: int) -> int:
    """A standing as `contest` numbers it."""
    return sum(left * base**turn for turn, left in enumerate(legs))


def raced(legs: tuple[int, ...], dice: random.Random) -> int:
    """Who wins a race by lot, the first one to move being 0."""
    left, seat = list(legs), 0
    while True:
        homes = sum(one == 1 for other, one in enumerate(left) if other != seat)
        if dice.random() < (HOMING if left[seat] == 1 else FINDING)[homes]:
            left[seat] -= 1
            if not left[seat]:
                return seat
        seat = (seat + 1) % len(left)


@pytest.mark.parametrize("legs", [(1, 1, 1), (3, 2, 4), (2, 2, 1, 3), (5, 5, 5, 5)])
def test_the_race_of_many_is_what_races_by_lot_come_to(legs: tuple[int, ...]) -> None:
    seed = 4100
    print("seed", seed)
    dice, games = random.Random(seed), 4000
    wins = np.bincount([raced(legs, dice) for _ in range(games)], minlength=len(legs)) / games
    assert multiplayer_race(len(legs), 5)[at(legs, 6)] == pytest.approx(wins, abs=0.03)


def test_somebody_wins_every_race_and_every_find_helps() -> None:
    wins = multiplayer_race(4, 4)
    standings = [legs for legs in np.ndindex(5, 5, 5, 5) if min(legs) > 0]
    assert wins[[at(legs, 5) for legs in standings]].sum(axis=1) == pytest.approx(1.0)
    for legs in standings:
        for seat in range(4):
            if legs[seat] > 1:
                nearer = tuple(left - (other == seat) for other, left in enumerate(legs))
                assert wins[at(nearer, 5), seat] > wins[at(legs, 5), seat], legs


def begun(
    seats: int, seed: int, moves: int, options: dict[str, Any] | None = None
) -> tuple[Any, list[HistoryRecorder]]:
    """A table after some moves by lot, and what everybody has seen."""
    dice = random.Random(seed)
    state: Any = after_chance(GAME, Case("classic-1986", seats, options or {}).table(), dice)
    onlookers = [HistoryRecorder(GAME, seat, state) for seat in range(seats)]
    for _ in range(moves):
        state = after(state, dice.choice(GAME.legal(state, state.mover)), onlookers)
    return state, onlookers


def after(state: Any, move: Any, onlookers: list[HistoryRecorder]) -> Any:
    """The table after a move that all have seen."""
    following = GAME.apply(state, state.mover, move)
    for one in onlookers:
        one.record(state, state.mover, move, following)
    return following


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_turn_shows_is_what_level_5_concludes_from_it(seats: int) -> None:
    """But for those who glance at three pushes: their way to play is left out."""
    seed, ways = 4200 + seats, [SEEKER, TAKER, ANYHOW]
    print("seed", seed)
    dice = random.Random(seed)
    for number in range(6):
        state, onlookers = begun(seats, seed + number, 4 * seats)
        me = state.mover
        said = leaked_belief(onlookers[me].history(state), IndexedView(onlookers[me].history(state).view))
        before = onlookers[me].history(state).view
        state = after(state, dice.choice(GAME.legal(state, me)), onlookers)
        seen = onlookers[me].history(state)
        push = push_made(before, seen.view)
        assert leaked_belief(seen, IndexedView(seen.view))[push] == pytest.approx(said[push])
        state = after(state, dice.choice(GAME.legal(state, me)), onlookers)
        watching = onlookers[(me + 1) % seats].history(state)
        if len(state.found[me]) != len(before["seats"][me]["found"]):
            continue
        found = {goal for pile in state.found for goal in pile}
        goals = [goal for goal in range(len(before["things"])) if goal not in found]
        chances = np.repeat(COMMON[:, None], len(before["things"]), axis=1)
        for turn in turns_since_find(watching, me):
            chances = chances * likelihoods(*turn, me, sum(1 << goal for goal in goals))
        concluded = chances[ways].sum(axis=0)
        concluded[[goal for goal in range(len(concluded)) if goal not in goals]] = 0.0
        assert said[push, state.pawns[me]] == pytest.approx(concluded / concluded.sum())


def test_who_did_not_see_its_own_push_thinks_that_nothing_was_shown() -> None:
    state, onlookers = begun(3, 4300, 1)
    seen = onlookers[state.mover].history(state)
    assert before_push(seen) == onlookers[state.mover].opening
    alone: AnySeen = type(seen).now(seen.view, seen.choices)
    assert before_push(alone) is None
    assert not leaked_belief(alone, IndexedView(alone.view)).any()
    walk = bot("master", "classic").choose(alone, Budget(nodes=500), 1).move
    assert GAME.notation.read_move(state, state.mover, walk) in GAME.legal(state, state.mover)


@pytest.mark.parametrize(
    ("seats", "options", "its_own"),
    [
        (2, {}, False),
        (3, {}, True),
        (4, {"goals": 2}, True),
        (3, {"finish_round": "yes"}, False),
        (4, {"cards": "open"}, False),
        (4, {"order": "any", "cards": "own"}, False),
        (3, {"finish": "exit"}, False),
    ],
)
def test_it_plays_at_the_usual_tables_of_three_and_four(seats: int, options: dict[str, Any], its_own: bool) -> None:
    state, onlookers = begun(seats, 4400, 0, options)
    seen, few = onlookers[state.mover].history(state), Budget(nodes=1200)
    assert is_for(seen.view) == its_own
    if not its_own and seats > 2:
        assert bot("master", "classic").choose(seen, few, 2) == bot("level5", "classic").choose(seen, few, 2)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_same_seed_and_nodes_give_the_same_game(seats: int) -> None:
    player, games = bot("master", "classic"), []
    for _ in range(2):
        state, onlookers = begun(seats, 4500, 2 * seats)
        moves = []
        for number in range(4 * seats):
            answer = player.choose(onlookers[state.mover].history(state), Budget(nodes=1500), number)
            moves.append(answer.move)
            state = after(state, GAME.notation.read_move(state, state.mover, answer.move), onlookers)
        games.append(moves)
    assert games[0] == games[1]


def comes_home(state: Any, seat: int) -> bool:
    """Whether a seat that needs only its home can come home with its turn."""
    for push in GAME.legal(state, seat):
        pushed = GAME.apply(state, seat, push)
        if any(walk.to == state.home(seat) for walk in GAME.legal(pushed, seat)):
            return True
    return False


def test_it_stands_in_the_way_of_the_next_one_who_needs_only_its_home() -> None:
    """Wherever it can, and nobody is further on: else that one wins."""
    seed, stood = 4600, 0
    print("seed", seed)
    player, dice = bot("master", "classic"), random.Random(seed)
    while stood < 8:
        state, onlookers = begun(3, dice.getrandbits(32), 6, {"goals": 1})
        me = state.mover
        rival = (me + 1) % 3
        if state.stacks[rival] or not state.stacks[me]:
            continue
        seen, pushes = onlookers[me].history(state), GAME.legal(state, me)
        ends = {}
        for push in pushes:
            walked = GAME.apply(state, me, push)
            walked = GAME.apply(walked, me, GAME.legal(walked, me)[0])
            ends[GAME.notation.move_text(state, push)] = comes_home(walked, rival)
        if len(set(ends.values())) == 2:
            stood += 1
            assert not ends[player.choose(seen, Budget(nodes=3000), stood).move], stood
