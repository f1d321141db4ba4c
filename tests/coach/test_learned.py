"""Hints and reviews of classic by the learned player: legal, the same everywhere, blind to what is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.coach.test_rating import table, view_of
from tests.contract.hidden import reshuffled
from wanderwall.bots.classic.levels import warm_master
from wanderwall.coach import classic, coach
from wanderwall.coach.learned import LearnedRating
from wanderwall.coach.sliding.hints import hint as hint_by_hand
from wanderwall.coach.sliding.rating import FINISH, Rating
from wanderwall.coach.sliding.review import AS_GOOD, summaries
from wanderwall.games.classic import GAME
from wanderwall.games.sliding.state import PUSH, Walk
from wanderwall.kernel import FAST
from wanderwall.match.record import Played, Record

pytestmark = pytest.mark.skipif(not FAST, reason="nothing is compiled here")


@pytest.fixture(autouse=True, scope="module")
def ready() -> None:
    warm_master()


@pytest.mark.parametrize("seed", range(6))
def test_a_hint_can_be_played_and_keeps_its_word(seed: int) -> None:
    state = table("classic-1986", 2, seed, turns=2 * seed, goals=6)
    seat, finds = state.mover, GAME.finds(state)
    advice = coach("classic").hint(GAME.view(state, seat))
    pushed = GAME.apply(state, seat, advice.turn.push)
    again = coach("classic").hint(GAME.view(pushed, seat))
    assert again.turn.push is None
    assert GAME.apply(pushed, seat, Walk(again.turn.to))
    after = GAME.apply(pushed, seat, Walk(advice.turn.to))
    assert advice.finds == (GAME.finds(after)[seat] > finds[seat])
    assert (advice.chance is None) == advice.finds
    assert {reason.code for reason in advice.reasons} & {"reaches", "next"}
    assert 0.0 <= advice.score <= FINISH


def test_a_turn_is_worth_the_same_before_its_push_and_after_it() -> None:
    """But for what the other seat may have thought of the arrow that was barred before."""
    state = table("classic-1986", 2, 5, turns=4)
    rating: Any = classic.rating(view_of(state))
    best = rating.best.turn
    pushed = GAME.apply(state, state.mover, best.push)
    walking: Any = classic.rating(GAME.view(pushed, state.mover))
    for to in (best.to, pushed.pawns[state.mover]):
        before, after = rating.worth(best._replace(to=to)), walking.worth(best._replace(push=None, to=to))
        assert before.score == pytest.approx(after.score, abs=AS_GOOD)


def test_hints_know_nothing_that_is_hidden() -> None:
    state, dice = table("classic-1986", 2, seed=4, turns=3), Random(9)
    advice = coach("classic").hint(view_of(state))
    for _ in range(2):
        assert coach("classic").hint(view_of(reshuffled("classic", state, state.mover, dice))) == advice


def test_coming_home_ends_it() -> None:
    for seed in range(10):
        state = table("classic-1986", 2, seed)
        done = replace(state, stacks=((), ()), found=state.stacks)
        advice = coach("classic").hint(view_of(done))
        assert advice.finds == hint_by_hand(view_of(done)).finds
        if advice.finds:
            assert [reason.code for reason in advice.reasons] == ["finishes"]
            assert advice.score == FINISH
            return
    pytest.fail("home was never in reach")


def test_reviews_judge_by_the_chance_to_win() -> None:
    """The best turn gives up nothing; one that leaves a goal lying does, and the coach says which it was."""
    state = table("classic-1986", 2, 2)
    moves, dice = [], Random(3)
    for turn in range(6):
        seat = state.mover
        best = classic.rating(GAME.view(state, seat)).best.turn
        push: Any = best.push if turn % 2 else dice.choice(GAME.legal(state, seat))
        moves.append(Played(seat, push))
        state = GAME.apply(state, seat, push)
        walk = Walk(best.to) if turn % 2 else Walk(state.pawns[seat])
        moves.append(Played(seat, walk))
        state = GAME.apply(state, seat, walk)
    assert state.step == PUSH
    turns = list(coach("classic").review(Record(table("classic-1986", 2, 2), tuple(moves))))
    assert all(0.0 <= turn.played.score <= turn.best.score <= FINISH for turn in turns)
    assert all(turn.gave_up == 0.0 for turn in turns[1::2])
    assert max(turn.gave_up for turn in turns[::2]) > 0.1
    assert all(turn.reasons for turn in turns)
    assert summaries(turns, 2)[turns[1].seat].good == 100


def test_where_nothing_was_learned_turns_are_counted_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    two, three = view_of(table("classic-1986", 2, 1)), view_of(table("classic-1986", 3, 1))
    assert isinstance(classic.rating(two), LearnedRating)
    assert type(classic.rating(three)) is Rating
    assert coach("classic").hint(three) == hint_by_hand(three)
    monkeypatch.setattr("wanderwall.coach.learned.is_kept", lambda function: False)
    assert coach("classic").hint(two) == hint_by_hand(two)
