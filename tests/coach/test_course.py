"""The course of a game: chances are chances, a result is what cards and moves have given, and who is ahead is so."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wanderwall.coach import coach
from wanderwall.coach.sliding.course import Drawn, chances, course
from wanderwall.games import edition, game
from wanderwall.games.sliding.rules import changed
from wanderwall.games.towers.state import in_order
from wanderwall.match.record import Record, final, read
from wanderwall.match.steps import settle

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


def golden(name: str) -> Record:
    return read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GOLDEN)
def test_cards_and_moves_add_up_to_what_everybody_won(name: str) -> None:
    record = golden(name)
    last: Any = final(record)
    outcome = record.game.outcome(last)
    result = course(record)
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
    assert course(replace(record, moves=record.moves[:1])) is None
    assert course(golden("classic-1986-1-000")) is None
    assert coach("go").course(golden("go-2-051")) is None


def test_whoever_needs_less_is_ahead_and_whoever_begins_is_not_behind() -> None:
    classic = game("classic")
    even: Any = settle(classic, classic.setup(edition("classic-1986"), 2, {"goals": 3}), Random(5))
    everybody = frozenset({0, 1})
    ahead = replace(even, stacks=(even.stacks[0][:1], even.stacks[1]), found=(even.stacks[0][1:], even.found[1]))
    assert chances(classic, ahead, everybody)[0] > max(chances(classic, even, everybody)[0], 0.5)
    home = replace(even, stacks=((), even.stacks[1]), found=(even.stacks[0], even.found[1]))
    assert chances(classic, home)[0] > chances(classic, ahead)[0]


def test_a_better_card_is_luck_and_a_find_is_not() -> None:
    """The same game in which only the order of one seat's cards differs moves as much by moves, until it is turned."""
    classic = game("classic")
    state: Any = settle(classic, classic.setup(edition("classic-1986"), 2, {"goals": 4}), Random(7))
    hidden = frozenset({state.mover})
    unknown = chances(classic, state, hidden)
    known = []
    stack = state.stacks[state.mover]
    for first in stack:
        rest = tuple(goal for goal in stack if goal != first)
        stacks = tuple((first, *rest) if seat == state.mover else other for seat, other in enumerate(state.stacks))
        known.append(chances(classic, replace(state, stacks=stacks))[state.mover])
        assert chances(classic, replace(state, stacks=stacks), hidden) == unknown
    # before it is turned over a card is worth what all that it may be are worth on average
    assert sum(known) / len(known) == pytest.approx(unknown[state.mover])


def test_a_magic_card_that_is_drawn_is_luck() -> None:
    """Before it is drawn it is worth what all that it may be are worth on average; in a game it moves the chances."""
    towers = game("towers")
    state: Any = settle(towers, towers.setup(edition("towers-3d"), 2, {"goals": 2}), Random(3))
    seat = 1 - state.mover
    drawn = Drawn(state.pile[0], state.pile)
    hands = drawn.hands(in_order(state.hands[seat] + drawn.card))
    known = {hand: chances(towers, replace(state, hands=changed(state.hands, seat, hand)))[seat] for hand in hands}
    average = sum(known[hand] * times for hand, times in hands.items()) / hands.total()
    assert chances(towers, state, hands={seat: hands})[seat] == pytest.approx(average)
    result = course(golden("towers-3d-2-060"))
    assert result is not None
    # the second turn draws a card that helps nobody, the third the joker that leads to the rune stone
    assert [step.moved == step.after for step in result.steps[:3]] == [True, True, False]
