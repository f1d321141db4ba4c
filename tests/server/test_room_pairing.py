"""Pairings in a room: everybody once, Swiss without rematches, and arena."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import cast

import pytest

from wanderwall.server.rooms.pairing import (
    PATIENCE_MS,
    Draw,
    Entrant,
    draw_due,
    everybody,
    free,
    has_ended,
    next_draw,
    swiss,
)
from wanderwall.server.rooms.state import RUNNING, Member, Room, RoomOpening

Met = set[frozenset[int]]


def check(draw: Draw, numbers: set[int], met: Met) -> None:
    """Check that everybody occurs once, in a game or sitting out, and that nobody meets an opponent twice."""
    paired = [number for pair in draw.pairs for number in pair]
    assert sorted(paired + draw.byes) == sorted(numbers)
    assert not {frozenset(pair) for pair in draw.pairs} & met


def play_everybody(numbers: list[int], met: Met) -> int:
    """Play until all have met; returns the number of rounds."""
    rounds = 0
    while (draw := everybody([Entrant(number) for number in numbers], met)).pairs:
        check(draw, set(numbers), met)
        met |= {frozenset(pair) for pair in draw.pairs}
        rounds += 1
    return rounds


@pytest.mark.parametrize("count", range(12))
def test_everybody_meets_everybody_in_as_few_rounds_as_can_be(count: int) -> None:
    met: Met = set()
    rounds = play_everybody(list(range(count)), met)
    assert met == {frozenset(pair) for pair in combinations(range(count), 2)}
    assert rounds == (0 if count < 2 else count - 1 + count % 2)


@pytest.mark.parametrize("seed", range(5))
def test_late_arrivals_and_leavers_meet_all_the_others(seed: int) -> None:
    dice = Random(seed)
    numbers = list(range(dice.randrange(2, 9)))
    met: Met = set()
    for _ in range(3):
        draw = everybody([Entrant(number) for number in numbers], met)
        check(draw, set(numbers), met)
        met |= {frozenset(pair) for pair in draw.pairs}
        if dice.random() < 0.5 and len(numbers) > 2:
            numbers.remove(dice.choice(numbers))
        numbers.append(100 + len(met) + len(numbers))
    play_everybody(numbers, met)
    assert {frozenset(pair) for pair in combinations(numbers, 2)} <= met


def play_swiss(count: int, rounds: int, seed: int) -> tuple[int, list[float], list[int]]:
    """The rounds that could be played, and the points and byes after them."""
    dice, met = Random(seed), set[frozenset[int]]()
    points, byes = [0.0] * count, [0] * count
    for played in range(rounds):
        all = [Entrant(number, points[number], None, byes[number]) for number in range(count)]
        draw = swiss(all, met, dice)
        if not draw.pairs:
            return played, points, byes
        check(draw, set(range(count)), met)
        met |= {frozenset(pair) for pair in draw.pairs}
        for pair in draw.pairs:
            points[dice.choice(pair)] += 1
        for number in draw.byes:
            points[number] += 1
            byes[number] += 1
    return rounds, points, byes


@pytest.mark.parametrize("count", [7, 8, 30, 31])
def test_a_swiss_tournament_pairs_everybody_and_nobody_twice(count: int) -> None:
    played, points, byes = play_swiss(count, 5, seed=count)
    assert played == 5
    assert sum(points) == 5 * ((count + 1) // 2)
    assert max(byes) <= 1
    assert sum(byes) == 5 * (count % 2)


@pytest.mark.parametrize(("count", "rounds"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 3)])
def test_a_few_play_until_they_have_met(count: int, rounds: int) -> None:
    assert play_swiss(count, 9, seed=1)[0] == rounds


def test_equal_points_meet() -> None:
    entrants = [Entrant(number, points=number // 4) for number in range(16)]
    for one, other in swiss(entrants, set(), Random(1)).pairs:
        assert one // 4 == other // 4


def test_whoever_has_few_points_and_has_not_sat_out_does() -> None:
    entrants = [Entrant(0, 3), Entrant(1, 2), Entrant(2, 1), Entrant(3, 1, byes=1), Entrant(4, 0, byes=1)]
    assert swiss(entrants, set(), Random(1)).byes == [2]


def test_teams_play_against_each_other() -> None:
    entrants = [Entrant(number, team=number % 2) for number in range(10)]
    for one, other in swiss(entrants, set(), Random(1)).pairs:
        assert one % 2 != other % 2


def test_whoever_has_waited_longest_is_paired_first_with_equal_points() -> None:
    waiting = [Entrant(0, 2, since=30), Entrant(1, 0, since=10), Entrant(2, 2, since=20), Entrant(3, 0, since=40)]
    assert free(waiting, {}, 50) == [(1, 3), (2, 0)]
    assert free(waiting[:1], {}, 50) == []
    assert free([], {}, 50) == []


def test_the_last_opponent_and_team_mates_are_met_again_after_some_patience() -> None:
    two = [Entrant(0), Entrant(1)]
    assert free(two, {0: 1, 1: 0}, 0) == []
    assert free(two, {0: 1, 1: 0}, PATIENCE_MS) == [(0, 1)]
    mates = [Entrant(0, team=1), Entrant(1, team=1), Entrant(2, team=0)]
    assert free(mates, {}, 0) == [(0, 2)]


@pytest.mark.parametrize("mode", ["swiss", "everybody"])
def test_a_room_that_all_have_left_waits_for_them(mode: str) -> None:
    members = [Member(number, f"Name {number}", "", "", None, False, 0) for number in range(3)]
    opening = cast(RoomOpening, {"mode": mode, "rounds": 5, "rest": 0})
    gone = tuple(member._replace(gone=True) for member in members)
    for here, ends in ((gone, False), ((members[0], *gone[1:]), False), ((), True)):
        room = Room("room", 0, opening, status=RUNNING, members=here)
        assert draw_due(room, 1)
        assert next_draw(room, 1).pairs == []
        assert has_ended(room, 1) == ends
    away = tuple(member._replace(out=True) for member in gone)
    assert has_ended(Room("room", 0, opening, status=RUNNING, members=away), 1)
    assert has_ended(Room("room", 0, opening, status=RUNNING, members=gone, round=5), 1) == (mode == "swiss")
