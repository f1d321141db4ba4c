"""The five levels of classic: lawful under every option, in time, reproducible, kind at the bottom; level 4 tires of
blocking.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from tests.bots.table import looks_at_the_clock, match, wired
from tests.contract.cases import Case, cases, over, reshuffled
from wanderwall.board.grid import grid
from wanderwall.bots import bot, bot_names
from wanderwall.bots.classic.goals import IndexedView, is_besieged, rounds_without_find, turns_since_find
from wanderwall.bots.classic.levels import BOTS, SETTINGS
from wanderwall.bots.classic.opponents.inference import goal_likelihoods
from wanderwall.bots.classic.search.race import race
from wanderwall.bots.protocol import Bot, Budget
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

LEVELS = [f"level{number}" for number in BOTS.levels]
CLASSIC = [case for case in cases() if case.game.name == "classic" and case.edition != "one-piece"]
#: few enough to be fast, enough for every part of the search
NODES = Budget(None, 1500)
TABLE = Case("classic-1986", 2, {})


def opening(case: Case, seed: int) -> tuple[Any, HistoryRecorder]:
    state = after_chance(case.game, case.table(), random.Random(seed))
    return state, HistoryRecorder(case.game, state.mover, state)


def finds_now(case: Case, state: Any, player: Bot, onlooker: HistoryRecorder) -> bool:
    """Whether a player finds something in its first turn."""
    game: Any = case.game
    seat = state.mover
    for _ in range(2):
        answer = player.choose(onlooker.history(state), Budget(None, 5000), 1)
        move = game.notation.read_move(state, seat, answer.move)
        after = game.apply(state, seat, move)
        onlooker.record(state, seat, move, after)
        state = after
    return bool(game.finds(state)[seat])


def test_the_levels_are_named() -> None:
    assert [name for name in bot_names("classic") if name.startswith("level")] == LEVELS


@over(CLASSIC)
def test_all_levels_play_lawfully_whatever_the_options(case: Case) -> None:
    names = LEVELS[-case.seats :] if case.seats > 1 else ["level5"]
    few = Budget(None, 150) if grid_of(case) > 7 else NODES
    match(case, [bot(name, "classic") for name in names], 1, few, most=8 if grid_of(case) > 7 else 24)


def grid_of(case: Case) -> int:
    return int(case.table().edition.side)


@pytest.mark.parametrize("options", [{"goals": 2}, {"goals": 2, "cards": "own", "order": "any", "finish": "exit"}])
def test_games_of_the_upper_levels_end(options: dict[str, Any]) -> None:
    case = Case("classic-1986", 2, {**options, "turn_limit": 60})
    state, _ = match(case, [bot("level5", "classic"), bot("level3", "classic")], 2, Budget(None, 600))
    assert case.game.outcome(state) is not None


@pytest.mark.parametrize("name", [*LEVELS, "master"])
def test_the_same_nodes_and_seed_play_the_same_game(name: str) -> None:
    first = match(TABLE, [bot(name, "classic")] * 2, 5, NODES, most=12)
    assert first[1] == match(TABLE, [bot(name, "classic")] * 2, 5, NODES, most=12)[1]


@pytest.mark.parametrize("name", ["level4", "level5", "master"])
def test_upper_levels_take_what_one_turn_can_find(name: str) -> None:
    game: Any = TABLE.game
    chances = taken = 0
    for seed in range(12):
        state, onlooker = opening(TABLE, seed)
        goal = state.stacks[state.mover][0]
        possible = False
        for push in game.legal(state, state.mover):
            pushed = game.apply(state, state.mover, push)
            walks = [walk.to for walk in game.legal(pushed, state.mover)]
            possible = possible or pushed.places[goal] in walks
        chances += possible
        found = finds_now(TABLE, state, bot(name, "classic"), onlooker)
        assert possible or not found
        taken += found
    # a strong player may now and then rather stand in the way
    assert chances - 2 <= taken <= chances
    assert 0 < chances < 12


def test_the_gentle_one_walks_towards_its_goal() -> None:
    """It overlooks much, but never walks away from what it seeks when it could stay."""
    player = bot("level1", "classic")
    for seed in range(10):
        state, onlooker = opening(TABLE, seed)
        game, seat = TABLE.game, state.mover
        push = game.notation.read_move(state, seat, player.choose(onlooker.history(state), NODES, seed).move)
        pushed = game.apply(state, seat, push)
        onlooker.record(state, seat, push, pushed)
        to = game.notation.read_move(pushed, seat, player.choose(onlooker.history(pushed), NODES, seed).move).to
        place = pushed.places[pushed.stacks[seat][0]]
        if place >= 0:
            assert steps(to, place) <= steps(pushed.pawns[seat], place)


def steps(one: int, other: int) -> int:
    side = grid(7).side
    return abs(one // side - other // side) + abs(one % side - other % side)


@pytest.mark.parametrize(
    ("edition", "name"),
    [("classic-1986", "level5"), ("classic-1986", "master"), ("garden-9", "level5"), ("garden-9", "level3")],
)
def test_the_clock_is_watched(monkeypatch: pytest.MonkeyPatch, edition: str, name: str) -> None:
    state, onlooker = opening(Case(edition, 2, {}), 4)
    player, seen = bot(name, "classic"), onlooker.history(state)
    hurried, leisurely = (looks_at_the_clock(monkeypatch, player, seen, step) for step in (1.0, 0.0))
    assert hurried < 10 < leisurely


@pytest.mark.parametrize("name", [*LEVELS, "master"])
def test_levels_know_nothing_that_is_hidden_and_change_nothing(name: str) -> None:
    state, onlooker = opening(TABLE, 6)
    seen = onlooker.history(state)
    before = json.dumps([seen.view, seen.choices])
    other = reshuffled("classic", state, state.mover, random.Random(9))
    assert other != state
    player = bot(name, "classic")
    answer = player.choose(wired(seen), NODES, 7)
    assert player.choose(HistoryRecorder(TABLE.game, state.mover, other).history(other), NODES, 7) == answer
    assert json.dumps([seen.view, seen.choices]) == before


def test_a_goal_left_lying_is_hardly_the_one() -> None:
    game: Any = TABLE.game
    first, _ = opening(TABLE, 8)
    state, seat = first, first.mover
    watcher = HistoryRecorder(game, 1 - seat, first)
    for _ in range(2):
        move = game.legal(state, seat)[0]
        after = game.apply(state, seat, move)
        watcher.record(state, seat, move, after)
        state = after
    seen = watcher.history(state)
    assert len(turns_since_find(seen, seat)) == 1
    table = IndexedView(seen.view)
    weights = goal_likelihoods(seen, table)[seat]
    unseen = [weights[goal] for goal in table.unseen]
    assert sum(unseen) == pytest.approx(1.0)
    assert max(unseen) > min(unseen)
    reachable: set[int] = set()
    for push in game.legal(first, seat):
        pushed = game.apply(first, seat, push)
        walks = {walk.to for walk in game.legal(pushed, seat)}
        reachable |= {goal for goal, place in enumerate(pushed.places) if place in walks}
    kept = [weights[goal] for goal in table.unseen if goal not in reachable]
    left = [weights[goal] for goal in table.unseen if goal in reachable]
    # on average: where the turn ended tells of goals out of reach, too
    assert sum(left) / len(left) < sum(kept) / len(kept)


def test_the_race_is_fair() -> None:
    chances = race()
    assert chances[1, 1] > 0.5
    assert chances[3, 5] > chances[4, 5] > chances[5, 5] > 0.5 > chances[6, 5]
    # a seat that does not win loses
    pace = 0.3
    found = 1 - chances[5, 3]
    assert chances[4, 5] == pytest.approx(pace * found + (1 - pace) * (1 - chances[5, 4]))


def test_level4_tires_of_blocking() -> None:
    """After four rounds without a find by anybody, and not before; level 5 blocks for as long as that wins."""
    patience = SETTINGS[4].patience
    assert patience is not None
    assert SETTINGS[4].after(patience - 1).denial
    assert not SETTINGS[4].after(patience).denial
    assert SETTINGS[5].after(1000) == SETTINGS[5]


def test_level4_tires_sooner_when_several_keep_one_from_home() -> None:
    """After one round; level 5 does not."""
    assert SETTINGS[4].after(0, besieged=True).denial
    assert not SETTINGS[4].after(1, besieged=True).denial
    assert SETTINGS[5].after(1000, besieged=True) == SETTINGS[5]


@pytest.mark.parametrize(("seats", "besieged"), [(2, False), (3, True), (4, True)])
def test_one_who_needs_only_home_is_besieged_by_two_or_more(seats: int, besieged: bool) -> None:
    case = Case("classic-1986", seats, {})
    state: Any = after_chance(case.game, case.table(), random.Random(seats))
    assert not is_besieged(case.game.view(state, 0))
    homeward = replace(state, stacks=(state.stacks[0], (), *state.stacks[2:]))
    assert is_besieged(case.game.view(homeward, 0)) == besieged


def test_rounds_without_a_find_are_counted() -> None:
    game, dice = TABLE.game, random.Random(5)
    state: Any = after_chance(game, TABLE.table(), dice)
    onlooker, ended, finds = HistoryRecorder(game, 0, state), 0, 0
    for _ in range(200):
        (seat,) = game.to_act(state)
        if state.step == "push":
            assert rounds_without_find(onlooker.history(state)) == ended // 2
        answer = bot("greedy", "classic").choose(
            onlooker.history(state)._replace(view=game.view(state, seat), choices=game.choices(state, seat)),
            Budget(),
            dice.getrandbits(30),
        )
        move = game.notation.read_move(state, seat, answer.move)
        after = game.apply(state, seat, move)
        onlooker.record(state, seat, move, after)
        if state.step == "walk":
            found = sum(map(len, after.found)) > sum(map(len, state.found))
            ended, finds = 0 if found else ended + 1, finds + found
        state = after
        if not game.to_act(state):
            break
    assert finds > 3
