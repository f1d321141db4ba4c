"""Hints and reviews by the learned players: legal, the same everywhere, blind to what is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.coach.test_rating import table, view_of
from tests.contract.cases import reshuffled
from wanderwall.bots import warm
from wanderwall.coach import classic, coach, towers
from wanderwall.coach.sliding.hints import hint as hint_by_hand
from wanderwall.coach.sliding.learned import LearnedRating
from wanderwall.coach.sliding.review import AS_GOOD, summaries
from wanderwall.coach.sliding.turn_ratings import FINISH, TurnRatings
from wanderwall.games import game_of
from wanderwall.games.sliding.state import PUSH
from wanderwall.kernel import FAST
from wanderwall.match.record import PlayedMove, Record
from wanderwall.match.steps import after_chance

pytestmark = pytest.mark.skipif(not FAST, reason="nothing is compiled here")

BOXES = {"classic": "classic-1986", "towers": "towers-3d"}
JUDGES = {"classic": classic.JUDGE, "towers": towers.JUDGE}
#: games and players the best player knows tables of
KNOWN = [("classic", 2), ("classic", 4), ("towers", 2)]
#: what hints have to go by where nothing is found
CARDS = {"classic": 6, "towers": 3}


@pytest.fixture(autouse=True, scope="module")
def ready() -> None:
    for game in BOXES:
        warm(game)


def walked(state: Any, turn: Any) -> Any:
    """After the walk of a turn."""
    game = game_of(state.edition)
    paid = "+" + turn.pay if turn.pay else ""
    walk = game.notation.read_move(state, state.mover, state.edition.grid.names[turn.to] + paid)
    return after_chance(game, game.apply(state, state.mover, walk), Random(1))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_a_hint_can_be_played_and_keeps_its_word(name: str, seats: int, seed: int) -> None:
    state = table(BOXES[name], seats, seed, turns=2 * seed, goals=CARDS[name])
    game: Any = game_of(state.edition)
    seat = state.mover
    finds = game.finds(state)
    advice = coach(name).hint(game.view(state, seat))
    pushed = game.apply(state, seat, advice.turn.push)
    again = coach(name).hint(game.view(pushed, seat))
    assert again.turn.push is None
    assert walked(pushed, again.turn)
    after = walked(pushed, advice.turn)
    assert advice.finds == (game.finds(after)[seat] > finds[seat])
    assert (advice.chance is None) == advice.finds
    assert {reason.code for reason in advice.reasons} & {"reaches", "rune", "next"}
    assert 0.0 <= advice.score <= FINISH


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_a_turn_is_worth_the_same_before_its_push_and_after_it(name: str, seats: int) -> None:
    """But for what the other seat may have thought of the arrow that was barred before."""
    state = table(BOXES[name], seats, 5, turns=4)
    game, judge = game_of(state.edition), JUDGES[name]
    rating = judge.rating(view_of(state))
    best = rating.best.turn
    pushed = game.apply(state, state.mover, best.push)
    walking = judge.rating(game.view(pushed, state.mover))
    for turn in (best, best._replace(to=pushed.pawns[state.mover], pay="")):
        before, after = rating.worth(turn), walking.worth(turn._replace(push=None))
        assert before.score == pytest.approx(after.score, abs=AS_GOOD)


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_hints_know_nothing_that_is_hidden(name: str, seats: int) -> None:
    state, dice = table(BOXES[name], seats, seed=4, turns=3), Random(9)
    advice = coach(name).hint(view_of(state))
    for _ in range(2):
        assert coach(name).hint(view_of(reshuffled(name, state, state.mover, dice))) == advice


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_coming_home_ends_it(name: str, seats: int) -> None:
    for seed in range(20):
        state = table(BOXES[name], seats, seed)
        done = replace(state, stacks=((),) * seats, found=state.stacks)
        if name == "towers":
            done = replace(done, runes=(True, True))
        advice = coach(name).hint(view_of(done))
        assert advice.finds == hint_by_hand(view_of(done)).finds
        if advice.finds and not advice.turn.pay:
            assert [reason.code for reason in advice.reasons] == ["finishes"]
            assert advice.score == FINISH
            return
    pytest.fail("home was never in reach")


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_reviews_judge_by_the_chance_to_win(name: str, seats: int) -> None:
    """The best turn gives up nothing; one that leaves a goal lying does, and the coach says which it was."""
    opening = state = table(BOXES[name], seats, 2)
    game, judge, moves, dice = game_of(state.edition), JUDGES[name], [], Random(3)
    for turn in range(6):
        seat = state.mover
        best = judge.rating(game.view(state, seat)).best.turn
        push: Any = best.push if turn % 2 else dice.choice(game.legal(state, seat))
        moves.append(PlayedMove(seat, push))
        state = game.apply(state, seat, push)
        walk = state.edition.grid.names[best.to if turn % 2 else state.pawns[seat]]
        paid = "+" + best.pay if turn % 2 and best.pay else ""
        moves.append(PlayedMove(seat, game.notation.read_move(state, seat, walk + paid)))
        state = game.apply(state, seat, moves[-1].move)
    assert state.step == PUSH
    turns = list(coach(name).review(Record(opening, tuple(moves))))
    assert all(0.0 <= turn.played.score <= turn.best.score <= FINISH for turn in turns)
    assert all(turn.gave_up == 0.0 for turn in turns[1::2])
    assert max(turn.gave_up for turn in turns[::2]) > 0.2 / seats
    assert all(turn.reasons for turn in turns)
    assert summaries(turns, seats)[turns[1].seat].good == 100


@pytest.mark.parametrize("name", BOXES)
def test_where_nothing_was_learned_turns_are_counted_by_hand(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house: dict[str, Any] = {"cards": "open"} if name == "classic" else {}
    two, three = view_of(table(BOXES[name], 2, 1)), view_of(table(BOXES[name], 3, 1, **house))
    assert isinstance(JUDGES[name].rating(two), LearnedRating)
    assert type(JUDGES[name].rating(three)) is TurnRatings
    assert coach(name).hint(three) == hint_by_hand(three)
    monkeypatch.setattr(JUDGES[name].learned_bot(), "is_compiled", lambda function: False)
    assert coach(name).hint(two) == hint_by_hand(two)
