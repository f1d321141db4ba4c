"""Players of a chosen strength: one dial from gentle to the best there is, in points, that errs like people."""

from __future__ import annotations

import random
from itertools import islice, pairwise
from math import sqrt
from typing import Any

import pytest
from openskill.models import PlackettLuce

from tests.bots.table import match, wired
from tests.bots.test_winning import CASES, chances
from tests.contract.cases import Case
from tools.research.strengths import Meeting, fit_points, rising, table_of
from wanderwall.board.tiles import letters
from wanderwall.bots import bot, is_offered
from wanderwall.bots.protocol import AnySeen, Budget
from wanderwall.bots.sliding.levels import AWAKE, depth, sight
from wanderwall.bots.sliding.noticing import NEAR, efforts, limit_to_noticed
from wanderwall.bots.strength import EFOLD, MIDDLE, Scale, dial_of, scale
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem

GAMES = ("classic", "towers", "go")
SLIDING = {"classic": Case("classic-1986", 2, {}), "towers": Case("towers-3d", 2, {})}
FEW = Budget(nodes=300)


def scale_of(game: str) -> Scale:
    found = scale(game)
    assert found is not None
    return found


def seen_at(case: Case, seed: int, turns: int) -> AnySeen:
    """What the mover has seen after some turns by lot."""
    game, dice = case.game, random.Random(seed)
    state: Any = after_chance(game, case.table(), dice)
    onlookers = [HistoryRecorder(game, seat, state) for seat in range(case.seats)]
    for _ in range(2 * turns):
        move = dice.choice(game.legal(state, state.mover))
        after = after_chance(game, game.apply(state, state.mover, move), dice)
        for one in onlookers:
            one.record(state, state.mover, move, after)
        state = after
    seen: AnySeen = onlookers[state.mover].history(state)
    return seen


@pytest.mark.parametrize("game", ["classic", "towers"])
def test_at_the_top_it_plays_the_move_of_the_best(game: str) -> None:
    for seed in range(4):
        seen = seen_at(SLIDING[game], seed, 3)
        assert bot("dial:1", game).choose(seen, FEW, seed) == bot("master", game).choose(seen, FEW, seed)


def test_of_dice_that_fall_alike_a_higher_dial_sees_all_that_a_lower_one_sees() -> None:
    seen = seen_at(SLIDING["classic"], 5, 4)
    for seed in range(50):
        kept = [
            set(limit_to_noticed(seen, sight(dial / 10), False, random.Random(seed)).choices["pushes"])
            for dial in range(2, 11)
        ]
        assert all(few <= more for few, more in pairwise(kept) if len(few) > 1)
        assert kept[-1] == set(seen.choices["pushes"])
        depths = [depth(dial / 10, 4, random.Random(seed)) for dial in range(11)]
        assert depths == sorted(depths)


def test_what_is_near_is_noticed_sooner_than_what_is_far() -> None:
    seen, seen_often = seen_at(SLIDING["classic"], 6, 4), dict[str, int]()
    hard = efforts(seen.view, seen.choices["pushes"])
    for seed in range(400):
        for push in limit_to_noticed(seen, 0.4, False, random.Random(seed)).choices["pushes"]:
            seen_often[push] = seen_often.get(push, 0) + 1
    by_effort = sorted(hard, key=lambda push: hard[push])
    near, far = (sum(seen_often.get(push, 0) for push in some) for some in (by_effort[:10], by_effort[-10:]))
    assert near > 1.5 * far
    as_it_lies = letters(seen.view["spare"])
    assert all(hard[push] > hard[push.rstrip("nesw") + as_it_lies] for push in hard if not push.endswith(as_it_lies))


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_a_near_win_is_never_overlooked_above_the_gentlest(case: Case) -> None:
    seed, near = 1705, 0
    print("seed", seed)
    for n, chance in enumerate(islice(chances(case, seed), 40)):
        seen = chance.onlooker.history(chance.state)
        hard = efforts(seen.view, seen.choices["pushes"])
        if any(hard[push] <= NEAR for push in chance.wins):
            near += 1
            assert bot(f"dial:{AWAKE}", case.game.name).choose(seen, FEW, n).move in chance.wins, n
    assert near


@pytest.mark.parametrize("game", GAMES)
def test_the_same_dice_give_the_same_game(game: str) -> None:
    if game == "go":
        assert bot("dial:0.25", game).habit == bot("level2", game).habit  # type: ignore[attr-defined]
        return
    case = Case(SLIDING[game].edition, 2, {"goals": 1})
    players = [bot("dial:0.3", game), bot("strength", game)]
    one, two = (match(case, players, 8, FEW, most=30)[1] for _ in range(2))
    assert one == two
    assert one != match(case, players, 9, FEW, most=30)[1]


def test_what_is_hidden_changes_nothing() -> None:
    """It gets what its seat saw, and that alone: cards of others, and those below its own, are not in it."""
    seen = wired(seen_at(SLIDING["classic"], 7, 2))
    me = seen.view["you"]
    assert [len(seat["cards"]) for n, seat in enumerate(seen.view["seats"]) if n != me] == [0]
    assert len(seen.view["seats"][me]["cards"]) == 1
    assert bot("dial:0.5", "classic").choose(seen, FEW, 3) == bot("dial:0.5", "classic").choose(seen, FEW, 3)


@pytest.mark.parametrize(("game", "low", "high"), [("classic", 0.1, 0.6), ("towers", 0.0, 0.8)])
def test_a_higher_dial_beats_a_clearly_lower_one(game: str, low: float, high: float) -> None:
    case, won = Case(SLIDING[game].edition, 2, {"goals": 4}), 0
    upper, lower = bot(f"dial:{high}", game), bot(f"dial:{low}", game)
    for seed in range(10):
        seats = [upper, lower] if seed % 2 else [lower, upper]
        state, _ = match(case, seats, seed // 2, FEW)
        won += seats[state.finished[0]] is upper
    assert won >= 7


@pytest.mark.parametrize("game", GAMES)
def test_points_rise_with_the_dial_without_a_gap(game: str) -> None:
    found = scale_of(game)
    assert found.dial(found.lowest) == 0.0
    assert found.dial(found.highest) == 1.0
    assert found.lowest < MIDDLE < found.highest
    dials = [found.dial(points) for points in range(found.lowest, found.highest + 1)]
    assert all(0 < after - before < 0.1 for before, after in pairwise(dials))
    for dial, measured in found.dials.items():
        assert found.dial(measured.points) == pytest.approx(dial)
    levels = [found.bots[f"level{n}"].points for n in range(1, 6)]
    assert levels == sorted(levels)
    assert found.bots["level2"].points == MIDDLE


def test_points_are_those_of_openskill() -> None:
    """With this many points more, a player wins e times as often as the other."""
    model = PlackettLuce()
    assert pytest.approx(20 * sqrt(2) * model.beta) == EFOLD
    assert 1000 + 20 * model.mu == MIDDLE


def test_the_points_explain_the_wins() -> None:
    chance = 1 / (1 + 2.718281828 ** (-200 / EFOLD))
    wins = 1000 * chance
    played = [Meeting("dial:0.5", "level2", wins, 1000 - wins), Meeting("dial:1.0", "dial:0.5", wins, 1000 - wins)]
    found = fit_points([*played, Meeting("dial:0.0", "level2", 0, 60)])
    assert found["dial:0.5"][0] == pytest.approx(1700, abs=2)
    assert found["dial:1.0"][0] == pytest.approx(1900, abs=4)
    assert 800 < found["dial:0.0"][0] < 1100
    assert found["dial:1.0"][1] > found["dial:0.5"][1] > 0
    assert rising([1.0, 5.0, 3.0, 9.0]) == [1.0, 4.0, 5.0, 9.0]
    assert list(table_of(found, {"best": 1.0})["dials"]) == ["0.0", "0.5", "1.0"]
    assert table_of(found, {"best": 1.0})["bots"]["best"][0] == round(found["dial:1.0"][0])


def test_names_say_how_strong() -> None:
    found = scale_of("classic")
    assert dial_of("strength", found) == dial_of(f"strength:{MIDDLE}", found) == found.dial(MIDDLE)
    assert dial_of("dial:0.62", found) == 0.62
    assert dial_of("level3", found) is None
    assert is_offered("level3", "classic")
    assert is_offered(f"strength:{MIDDLE + 1}", "classic")
    assert not is_offered("dial:0.5", "classic")
    assert not is_offered("cmd:true", "classic")
    for name, code in (("strength:1", "bot.strength"), ("strength:many", "bot.strength"), ("dial:2", "bot.dial")):
        with pytest.raises(Problem) as caught:
            bot(name, "classic")
        assert caught.value.code == code


def test_half_of_the_games_are_won_against_one_of_ones_own_strength_and_against_three_weaker_ones() -> None:
    found = scale_of("classic")
    assert found.even(1700, 1) == 1700
    three = found.even(1700, 3)
    assert 1 / (1 + 3 * 2.718281828 ** ((three - 1700) / EFOLD)) == pytest.approx(0.5, abs=0.01)
    assert found.even(9000, 1) == found.highest
    assert found.even(0, 2) == found.lowest
