"""A bot that sees a win takes it, whatever later turns might bring, however short the time.

What a bot sees: `greedy`, levels 4 and 5 and `master` every push, in towers level 3 too. The levels below look at a
part of the pushes, by design (docs/bots.md); of those they must choose a winning one whenever there is one. A bot that
has pushed sees where it can walk.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.contract.cases import Case
from wanderwall.board.grid import squares_of
from wanderwall.board.tiles import letters, rotate
from wanderwall.bots import bot
from wanderwall.bots.classic.goals import IndexedView, even_weights
from wanderwall.bots.classic.info_state import info_state_of
from wanderwall.bots.classic.levels import SETTINGS
from wanderwall.bots.classic.search import packed
from wanderwall.bots.classic.search.one_turn import roots_of
from wanderwall.bots.classic.search.race import race
from wanderwall.bots.classic.search.two_turns import race_chance
from wanderwall.bots.protocol import AnySeen, Bot, Budget, Event, History
from wanderwall.bots.sliding.noticing import limit_to_leaving
from wanderwall.game.views import viewer
from wanderwall.games import edition
from wanderwall.games.go.notation import lay_text
from wanderwall.match import Match
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.record import load
from wanderwall.match.steps import after_chance
from wanderwall.solver.go_search import solutions

#: next to none, some, and enough for every part of the search
BUDGETS = [Budget(nodes=nodes) for nodes in (1, 60, 400)]
SEEING = {
    "classic": ("greedy", "level4", "level5", "master"),
    "towers": ("greedy", "level3", "level4", "level5", "master"),
}
GLANCING = {"classic": ("level1", "level2", "level3"), "towers": ("level1", "level2")}
HOUSE = {"cards": "open", "order": "any", "sweep": "yes", "finish": "last-find"}
CASES = [
    *(Case("classic-1986", seats, {"goals": 1}) for seats in (2, 3, 4)),
    Case("classic-1986", 2, {"goals": 2, "cards": "own", "order": "any", "finish": "exit"}),
    Case("classic-1986", 3, {"goals": 2, **HOUSE}),
    *(Case("towers-3d", seats, {"goals": 1}) for seats in (2, 3, 4)),
    Case("towers-3d", 2, {"goals": 1, "rune": "pass", "one_card": True}),
]
CLASSIC = [case for case in CASES if case.game.name == "classic"]
#: positions of each case in which a seat can win
MANY = 120


class Chance(NamedTuple):
    """A seat that can win with this turn."""

    state: Any
    onlooker: HistoryRecorder
    #: the pushes that let it win, with the squares to walk to
    wins: dict[str, set[int]]


def won(case: Case, state: Any) -> dict[str, set[int]]:
    """The turns that end the game for the mover, as the rules say: pushes, and the squares to walk to."""
    game, seat = case.game, state.mover
    if len(state.stacks[seat]) > (2 if case.options.get("sweep") else 0):
        return {}
    wins: dict[str, set[int]] = {}
    for push in game.legal(state, seat):
        pushed = game.apply(state, seat, push)
        walks = game.legal(pushed, seat)
        if case.options.get("sweep"):  # wherever it walks, it finds all in reach
            if seat in game.apply(pushed, seat, walks[0]).finished:
                wins[game.notation.move_text(state, push)] = {walk.to for walk in walks}
            continue
        hopeful = squares_of(pushed.edition.grid.rim) if case.options.get("finish") == "exit" else [state.home(seat)]
        for walk in walks:
            if walk.to in hopeful and seat in game.apply(pushed, seat, walk).finished:
                wins.setdefault(game.notation.move_text(state, push), set()).add(walk.to)
    return wins


def chances(case: Case, seed: int) -> Iterator[Chance]:
    """Random games of the case, begun when most have found all they need, as often as a seat can win."""
    game, dice = case.game, random.Random(seed)
    while True:
        state: Any = after_chance(game, case.table(), dice)
        if case.options.get("finish") != "last-find":
            done = tuple(dice.random() < 0.8 for _ in range(case.seats))
            state = replace(
                state,
                stacks=tuple(() if all_found else stack for all_found, stack in zip(done, state.stacks, strict=True)),
                found=tuple(stack if all_found else () for all_found, stack in zip(done, state.stacks, strict=True)),
            )
            state = replace(state, runes=done) if case.game.name == "towers" else state
        onlookers = [HistoryRecorder(game, seat, state) for seat in range(case.seats)]
        for _ in range(40):
            if not (acting := game.to_act(state)):
                break
            (seat,) = acting
            if state.step == "push" and (wins := won(case, state)):
                yield Chance(state, onlookers[seat], wins)
            move = dice.choice(game.legal(state, seat))
            after = game.apply(state, seat, move)
            for one in onlookers:
                one.record(state, seat, move, after)
            state = after_chance(game, after, dice)


def walked(case: Case, chance: Chance, push: str, player: Bot, budget: Budget) -> int:
    """Where a player walks to after a push."""
    game, seat = case.game, chance.state.mover
    pushed = game.apply(chance.state, seat, game.notation.read_move(chance.state, seat, push))
    seen = chance.onlooker.history(chance.state)._replace(
        view=game.view(pushed, seat), choices=game.choices(pushed, seat)
    )
    return int(game.notation.read_move(pushed, seat, player.choose(seen, budget, 1).move).to)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_a_win_now_beats_everything(case: Case) -> None:
    seed = 1700
    print("seed", seed)
    name = case.game.name
    seeing = [(player, bot(player, name)) for player in SEEING[name]]
    glancing = [(player, bot(player, name)) for player in GLANCING[name]]
    for n, chance in enumerate(islice(chances(case, seed), MANY)):
        budget, seen = BUDGETS[n % len(BUDGETS)], chance.onlooker.history(chance.state)
        for player, choosing in seeing:
            assert choosing.choose(seen, budget, n).move in chance.wins, (n, player)
        push = random.Random(n).choice(list(chance.wins))
        for player, choosing in seeing + glancing:
            assert walked(case, chance, push, choosing, budget) in chance.wins[push], (n, player)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_those_who_glance_take_a_win_that_they_see(case: Case) -> None:
    """Offered a few pushes only, which they see all, one of them winning."""
    seed = 1701
    print("seed", seed)
    for n, chance in enumerate(islice(chances(case, seed), MANY // 3)):
        seen, dice = chance.onlooker.history(chance.state), random.Random(n)
        for name in ("level1", "level2"):
            push = dice.choice(list(chance.wins))
            pushes = {push, *dice.sample(list(seen.choices["pushes"]), 2)}
            few: AnySeen = seen._replace(
                choices={"step": "push", "pushes": {one: seen.choices["pushes"][one] for one in sorted(pushes)}}
            )
            assert bot(name, case.game.name).choose(few, Budget(nodes=1), n).move in chance.wins, (n, name)


@pytest.mark.parametrize("case", CLASSIC, ids=[case.id for case in CLASSIC])
def test_a_keen_one_takes_a_win_that_it_sees(case: Case) -> None:
    seed, seen_wins = 1704, 0
    print("seed", seed)
    for n, chance in enumerate(islice(chances(case, seed), MANY // 3)):
        seen = chance.onlooker.history(chance.state)
        roots = roots_of(info_state_of(seen, even_weights(IndexedView(seen.view))), SETTINGS[3].sight, random.Random(n))
        arrows = chance.state.edition.grid.arrows
        noticed = {
            arrows[number].name + letters(rotate(seen.view["spare"], int(quarters)))
            for number, quarters in zip(roots.arrows, roots.quarters, strict=True)
        }
        if noticed & set(chance.wins):
            seen_wins += 1
            assert bot("level3", "classic").choose(seen, BUDGETS[n % len(BUDGETS)], n).move in chance.wins, n
    assert MANY / 9 < seen_wins <= MANY // 3


@pytest.mark.parametrize("case", CLASSIC, ids=[case.id for case in CLASSIC])
def test_the_packed_search_takes_a_win_too(case: Case) -> None:
    seed = 1702
    print("seed", seed)
    for n, chance in enumerate(islice(chances(case, seed), MANY // 5)):
        seen = chance.onlooker.history(chance.state)
        for level in (4, 5):
            answer = packed.search_packed(seen, Budget(nodes=(1, 60)[n % 2]), n, SETTINGS[level])
            assert answer.move in chance.wins, (n, level)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_right_board_is_grabbed(seats: int) -> None:
    """Of Labyrinth Go!, whichever solution lies there: nobody looks for another one."""
    box: Any = edition("go")
    case = Case("go", seats, {})
    dice = random.Random(1703)
    for n in range(12):
        state: Any = after_chance(case.game, case.table(), dice)
        for seat in range(seats if seats > 1 else 0):  # alone nobody waits
            state = case.game.apply(state, seat, case.game.notation.read_move(state, seat, "ready"))
        for layout in islice(solutions(box, state.roll), 0, 60, 12):
            laid = state
            for lay in layout:
                laid = case.game.apply(laid, 0, case.game.notation.read_move(laid, 0, lay_text(box, lay)))
            seen = History.now(case.game.view(laid, 0), case.game.choices(laid, 0))
            for name in ("greedy", *(f"level{number}" for number in range(1, 6))):
                assert bot(name, "go").choose(seen, Budget(nodes=400), n).move == "grab", name


def test_whoever_moves_before_the_own_turn_comes_back_may_win_first() -> None:
    """With three seats, a win next turn counts as far as the last one does not come home before."""
    case = Case("classic-1986", 3, {"goals": 1})
    state: Any = after_chance(case.game, case.table(), random.Random(1))
    me, rival, last = state.mover, (state.mover + 1) % 3, (state.mover + 2) % 3
    seen = HistoryRecorder(case.game, me, state).history(state)
    scene = info_state_of(seen, even_weights(IndexedView(seen.view)))
    plainly: Any = getattr(race_chance, "py_func", race_chance)
    threats = np.zeros(3)
    threats[last] = 0.4
    for legs, chance in ((1, 0.6), (2, 1.0)):
        scene.legs[last] = legs
        assert plainly(scene, race(3), threats, rival, 0, 2) == pytest.approx(chance)
        assert plainly(scene, race(3), threats, rival, 0, 0) == 0.0


def test_two_masters_leave_a_cycle() -> None:
    """In this game of 400 turns, two masters pushed S2 from turn 15 on; from turn 40 on they find a way out."""
    record = load(Path(__file__).parent / "endless.txt")
    match = Match.of(replace(record, moves=record.moves[:80]))
    player = bot("master", "classic")
    found = [len(seat["found"]) for seat in match.view()["seats"]]
    for number in range(200):
        if match.outcome or found != [len(seat["found"]) for seat in match.view()["seats"]]:
            return
        match.move(player.choose(match.history(), Budget(nodes=4000), number).move)
    pytest.fail("nobody found anything in 100 turns")


def test_who_loses_nothing_leaves_a_cycle() -> None:
    """After 61 turns of the same game, red's levels leave S2. Blue before it could only let red home."""
    record = load(Path(__file__).parent / "endless.txt")
    red, blue = (Match.of(replace(record, moves=record.moves[:moves])).history() for moves in (122, 120))
    for name in ("level1", "level2", "level3"):
        for seed in range(5):
            assert not bot(name, "classic").choose(red, Budget(nodes=50), seed).move.startswith("S2")
    assert limit_to_leaving(blue) is blue


def test_nobody_is_held_in_a_cycle_by_a_bot() -> None:
    """The bot answers a person who pushes everywhere always with the same arrow: it leaves it after ten turns."""
    seen = Match.deal("classic-1986", 2, seed=5).history()
    me = viewer(seen.view)
    rounds = [
        (Event(me, "S2ns", seen.view), Event(1 - me, f"{'NEW'[n % 3]}{n % 2 * 2 + 4}ew", seen.view)) for n in range(10)
    ]
    events = [event for pair in rounds for event in pair]
    assert any(push.startswith("S2") for push in limit_to_leaving(seen._replace(events=events[2:])).choices["pushes"])
    left = limit_to_leaving(seen._replace(events=events)).choices["pushes"]
    assert left
    assert not any(push.startswith("S2") for push in left)
