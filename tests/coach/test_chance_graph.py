"""The course of a game: chances are chances, a result is what cards and moves have given, and who is ahead is so."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from wanderwall.bots import warm
from wanderwall.coach import classic, coach, towers
from wanderwall.coach.sliding.chance_graph import (
    NO_HANDS,
    NOBODY,
    ChanceEstimator,
    Hands,
    cases,
    course,
    race,
)
from wanderwall.coach.towers import MagicCards, MagicDraw
from wanderwall.games import edition, game
from wanderwall.games.sliding.rules import with_value
from wanderwall.games.towers.state import in_order
from wanderwall.kernel import FAST
from wanderwall.match.record import Record, final, read
from wanderwall.match.steps import after_chance

RECORDS = Path(__file__).parents[1] / "records"
#: golden games of two, three and four, with every way to end that has a course
GOLDEN = [
    "classic-1986-2-006",
    "classic-1986-4-015",
    "one-piece-4-045",
    "garden-9-3-027",
    "towers-3d-2-063",
    "towers-3d-3-066",
]


#: by game, and by who judges the chances in a game for two
JUDGES = {"classic": classic.JUDGE, "towers": towers.JUDGE}
BOXES = {"classic": "classic-1986", "towers": "towers-3d"}


@pytest.fixture(params=["race", "learned"])
def judge(request: pytest.FixtureRequest) -> Callable[..., tuple[float, ...]]:
    """Both ways to judge the chances in a game for two."""
    if request.param == "learned" and not FAST:
        pytest.skip("nothing is compiled here")

    def judged(state: Any, hidden: frozenset[int] = NOBODY, hands: Hands = NO_HANDS) -> tuple[float, ...]:
        found, own = game(state.edition.game), cast(ChanceEstimator, race)
        if request.param == "learned":
            warm(found.name)
            own = JUDGES[found.name].chance_estimator(found.view(state, 0))
            assert own is not race
        return own(found, state, hidden, hands)

    return judged


def dealt(name: str, goals: int, seed: int) -> Any:
    return after_chance(game(name), game(name).setup(edition(BOXES[name]), 2, {"goals": goals}), Random(seed))


def golden(name: str) -> Record:
    return read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GOLDEN)
def test_cards_and_moves_add_up_to_what_everybody_won(name: str) -> None:
    record = golden(name)
    last: Any = final(record)
    outcome = record.game.outcome(last)
    result = coach(record.game.name).course(record)
    if outcome is None:
        assert result is None
        return
    assert result is not None
    assert [step.number for step in result.steps] == list(range(1, last.turns + 1))
    for known in (
        result.start,
        result.dealt,
        *(step.moved for step in result.steps),
        *(step.after for step in result.steps),
    ):
        assert sum(known) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in known)
    for share in result.shares():
        won = 1 / len(outcome.winners) if share.seat in outcome.winners else 0
        assert share.result == pytest.approx(won)
    assert sum(share.cards for share in result.shares()) == pytest.approx(0)  # what one gains the others lose
    assert result.turning in range(1, last.turns + 1)
    said = json.loads(json.dumps(result.as_json(record)))
    assert [len(turn["chances"]) for turn in said["turns"]] == [last.seats] * last.turns
    for share in said["shares"]:
        assert sum(share[part] for part in ("start", "cards", "own", "others")) == pytest.approx(
            share["result"], abs=0.003
        )


def test_a_game_that_is_not_over_or_for_one_has_no_course() -> None:
    record = golden("classic-1986-2-006")
    assert coach("classic").course(replace(record, moves=record.moves[:1])) is None
    assert coach("classic").course(golden("classic-1986-1-000")) is None
    assert coach("go").course(golden("go-2-051")) is None


@pytest.mark.parametrize("name", JUDGES)
def test_whoever_needs_less_is_ahead_and_whoever_begins_is_not_behind(name: str, judge: Any) -> None:
    even, everybody = dealt(name, 3, 5), frozenset({0, 1})
    ahead = replace(even, stacks=(even.stacks[0][:1], even.stacks[1]), found=(even.stacks[0][1:], even.found[1]))
    assert judge(ahead, everybody)[0] > max(judge(even, everybody)[0], 0.5)
    home = replace(even, stacks=((), even.stacks[1]), found=(even.stacks[0], even.found[1]))
    assert judge(home)[0] > judge(ahead)[0]


@pytest.mark.parametrize("name", JUDGES)
@pytest.mark.parametrize("turns", [0, 1])
def test_a_better_card_is_luck_and_a_find_is_not(name: str, turns: int, judge: Any) -> None:
    """The same game in which only the order of one seat's cards differs moves as much by moves, until it is turned."""
    state = dealt(name, 4, 7)
    seat = (state.mover + turns) % 2
    hidden = frozenset({seat})
    unknown = judge(state, hidden)
    known = []
    stack = state.stacks[seat]
    for first in stack:
        rest = tuple(goal for goal in stack if goal != first)
        case = replace(state, stacks=with_value(state.stacks, seat, (first, *rest)))
        known.append(judge(case)[seat])
        assert judge(case, hidden) == pytest.approx(unknown)
    # before it is turned over a card is worth what all that it may be are worth on average
    assert sum(known) / len(known) == pytest.approx(unknown[seat])


@pytest.mark.skipif(not FAST, reason="nothing is compiled here")
@pytest.mark.parametrize("name", JUDGES)
def test_the_learned_player_tells_every_card_from_every_other(name: str) -> None:
    warm(name)
    state = dealt(name, 4, 7)
    judged = JUDGES[name].chance_estimator(game(name).view(state, 0))
    for seat in range(2):
        known = {judged(game(name), case, NOBODY, NO_HANDS) for case, _ in cases(state, frozenset({seat}), NO_HANDS)}
        assert len(known) == 4


@pytest.mark.parametrize("turns", [0, 1])
def test_a_magic_card_that_is_drawn_is_luck(turns: int, judge: Any) -> None:
    """Before it is drawn it is worth what all that it may be are worth on average."""
    state = dealt("towers", 2, 3)
    seat = (state.mover + turns) % 2
    drawn = MagicDraw(state.pile[0], state.pile)
    hands = drawn.hands(in_order(state.hands[seat] + drawn.card))
    known = {hand: judge(replace(state, hands=with_value(state.hands, seat, hand)))[seat] for hand in hands}
    average = sum(known[hand] * times for hand, times in hands.items()) / hands.total()
    assert judge(state, hands={seat: hands})[seat] == pytest.approx(average)


def test_a_magic_card_moves_the_chances_of_a_race() -> None:
    result = course(golden("towers-3d-2-060"), race, MagicCards())
    assert result is not None
    # the second turn draws a card that helps nobody, the third the joker that leads to the rune stone
    assert [step.moved == step.after for step in result.steps[:3]] == [True, True, False]
