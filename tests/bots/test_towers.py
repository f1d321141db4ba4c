"""The players of towers: lawful under every option, in time, reproducible, and right about where cards lead."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from importlib import import_module
from typing import Any

import numba
import numpy as np
import pytest

from tests.bots.table import looks_at_the_clock, match, wired
from tests.contract.cases import Case, cases, reshuffled
from wanderwall.board.grid import SPARE, squares_of
from wanderwall.bots import bot, bot_names
from wanderwall.bots.protocol import AnySeen, Budget
from wanderwall.bots.towers import inference, search
from wanderwall.bots.towers.from_view import (
    Offers,
    board_state_of,
    draw_chances,
    even_weights,
    info_state_of,
    likely_hands,
    unseen_treasures,
)
from wanderwall.bots.towers.inference import could_find, goal_likelihoods, idle_turns
from wanderwall.bots.towers.info_state import TowersEvalWeights
from wanderwall.bots.towers.levels import BOTS
from wanderwall.bots.towers.one_turn import look_at_all
from wanderwall.bots.towers.search import search_turn
from wanderwall.games.towers.paths import Purse, walks_all
from wanderwall.games.towers.state import in_order
from wanderwall.kernel.board import kernel_size
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance
from wanderwall.solver.towers_compiled import Cards

LEVELS = [f"level{number}" for number in BOTS.levels]
PLAYERS = [*LEVELS, "master"]
TOWERS = [case for case in cases() if case.game.name == "towers"]
#: few enough to be fast, enough for every part of the search
NODES = Budget(None, 8000)
TABLE = Case("towers-3d", 2, {})
#: nothing counts but what the others may find
FEARFUL = TowersEvalWeights(hope=0.0, doubt=0.0, card=0.0, joker=0.0, sated=0.5, caution=1.0, last=1.0)


def table(seed: int, case: Case = TABLE, turns: int = 6) -> Any:
    """A table after a few random turns, before a push."""
    game, rng = case.game, random.Random(seed)
    state: Any = after_chance(game, case.table(), rng)
    while state.turns < turns or state.step != "push":
        (seat,) = game.to_act(state)
        state = after_chance(game, game.apply(state, seat, rng.choice(game.legal(state, seat))), rng)
    return state


def seen_in(state: Any, case: Case = TABLE) -> AnySeen:
    return HistoryRecorder(case.game, state.mover, state).history(state)


def test_the_levels_are_named() -> None:
    assert [name for name in bot_names("towers") if name.startswith("level")] == LEVELS


@pytest.mark.parametrize("case", TOWERS, ids=[case.id for case in TOWERS])
def test_all_levels_play_lawfully_whatever_the_options(case: Case) -> None:
    names = (LEVELS[::-1] + LEVELS)[case.seats : 2 * case.seats]
    match(case, [bot(name, "towers") for name in names], 1, NODES, most=40)
    match(case, [bot("level5", "towers")] * case.seats, 2, NODES, most=20)
    match(case, [bot("master", "towers")] * case.seats, 3, NODES, most=20)


@pytest.mark.parametrize("options", [{"goals": 2}, {"goals": 2, "rune": "pass", "hand_limit": 2, "jokers": True}])
def test_games_of_the_upper_levels_end(options: dict[str, Any]) -> None:
    case = Case("towers-3d", 2, {**options, "turn_limit": 60})
    state, _ = match(case, [bot("level5", "towers"), bot("level3", "towers")], 2, NODES)
    assert case.game.outcome(state) is not None


def test_higher_levels_win() -> None:
    case = Case("towers-3d", 2, {"goals": 2, "turn_limit": 60})
    for upper, lower in (("level3", "level1"), ("level5", "level2")):
        wins = 0.0
        for seed in range(8):
            players = [bot(upper, "towers"), bot(lower, "towers")]
            outcome = case.game.outcome(match(case, players[:: 1 - 2 * (seed % 2)], seed, NODES)[0])
            assert outcome is not None
            wins += (seed % 2 in outcome.winners) / len(outcome.winners)
        assert wins >= 5, upper


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_nodes_and_seed_play_the_same_game(name: str) -> None:
    first = match(TABLE, [bot(name, "towers")] * 2, 5, NODES, most=12)
    assert first[1] == match(TABLE, [bot(name, "towers")] * 2, 5, NODES, most=12)[1]


@pytest.mark.parametrize("name", PLAYERS)
def test_levels_know_nothing_that_is_hidden_and_change_nothing(name: str) -> None:
    state = table(6)
    seen = seen_in(state)
    before = json.dumps([seen.view, seen.choices])
    other = reshuffled("towers", state, state.mover, random.Random(9))
    assert other != state
    player = bot(name, "towers")
    answer = player.choose(wired(seen), NODES, 7)
    assert player.choose(seen_in(other), NODES, 7) == answer
    assert json.dumps([seen.view, seen.choices]) == before


@pytest.mark.parametrize("name", ["level3", "level4", "level5", "master"])
def test_the_clock_is_watched(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    player, seen = bot(name, "towers"), seen_in(table(4))
    hurried, leisurely = (looks_at_the_clock(monkeypatch, player, seen, step) for step in (1.0, 0.0))
    assert hurried < 10 < leisurely


def test_nothing_is_left_to_compile_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled function is compiled once for each set of argument types: those of a game are known before it."""
    met: set[Any] = set()

    def watch(module: Any, name: str) -> None:
        function = getattr(module, name)

        def watched(*given: Any) -> Any:
            met.add((name, *map(numba.typeof, given)))
            return function(*given)

        monkeypatch.setattr(module, name, watched)

    for name in ("look_at_all", "best_turn", "weigh_some"):
        watch(search, name)
    for name in ("think_some", "read_some", "take_back"):
        watch(import_module("wanderwall.bots.towers.master"), name)
    watch(inference, "could_find")
    BOTS.compiled.clear()
    BOTS.warm()
    ready = set(met)
    assert {name for name, *_ in ready} == {
        *("look_at_all", "best_turn", "weigh_some", "could_find", "think_some", "read_some", "take_back")
    }
    for options in ({"goals": 2}, {"goals": 1, "rune": "pass", "hand_limit": 2, "jokers": True, "one_card": True}):
        for seats in (2, 3):
            case = Case("towers-3d", seats, {**options, "turn_limit": 30})
            match(case, [bot("level5", "towers"), bot("level4", "towers"), bot("level3", "towers")][:seats], 3, NODES)
    match(Case("towers-3d", 2, {"goals": 2, "turn_limit": 30}), [bot("master", "towers")] * 2, 3, NODES)
    assert met == ready


@pytest.mark.parametrize("name", ["level3", "level4", "level5"])
def test_upper_levels_take_what_one_turn_can_find(name: str) -> None:
    game: Any = TABLE.game
    chances = taken = 0
    for seed in range(10):
        state = table(seed, turns=2)
        seat, found = state.mover, game.finds(state)[state.mover]
        ends = [
            game.finds(game.apply(pushed, seat, walk))[seat]
            for push in game.legal(state, seat)
            for pushed in [game.apply(state, seat, push)]
            for walk in game.legal(pushed, seat)
        ]
        chances += max(ends) > found
        for _ in range(2):
            answer = bot(name, "towers").choose(seen_in(state), Budget(None, 50_000), seed)
            state = game.apply(state, seat, game.notation.read_move(state, seat, answer.move))
        taken += game.finds(state)[seat] > found
    # a strong player may now and then rather stand in the way
    assert chances - 2 <= taken <= chances
    assert chances > 0


@pytest.mark.parametrize("name", PLAYERS[1:])
def test_whoever_sees_the_way_home_goes_there(name: str) -> None:
    game: Any = TABLE.game
    wins = 0
    for seed in range(6):
        state: Any = replace(table(seed), stacks=((), ()), runes=(True, True))
        seat = state.mover
        start = 1 << state.home(seat)
        home = reaches(state, seat, state.hands[seat], lambda arrow, start=start: start)
        for _ in range(2):
            answer = bot(name, "towers").choose(seen_in(state), Budget(None, 50_000), seed)
            state = game.apply(state, seat, game.notation.read_move(state, seat, answer.move))
        assert home or not state.finished
        assert state.finished == ((seat,) if home else ()) or name == "level2"
        wins += bool(state.finished)
    assert wins


@pytest.mark.parametrize("seed", range(3))
def test_the_next_turn_is_seen_as_the_rules_see_it(seed: int) -> None:
    """From every square that finds nothing: how many pushes then lead to the treasure or the rune stone."""
    state = table(seed, turns=3)
    seen, seat = seen_in(state), state.mover
    scene = info_state_of(seen, even_weights(seen.view))._replace(draws=np.array([1.0, 0.0, 0.0]))
    offers = Offers(seen)
    roots = offers.roots()
    look_at_all(scene, roots, FEARFUL._replace(hope=1.0, doubt=1.0, caution=0.0), 0, 3)
    game: Any = TABLE.game
    looked = 0
    for walk in range(roots.first[3]):
        push = offers.pushes[roots.push[walk]]
        pushed = game.apply(state, seat, game.notation.read_move(state, seat, push))
        move = game.notation.read_move(pushed, seat, offers.walks[walk])
        after: Any = game.apply(pushed, seat, move)
        if after.turns == state.turns or game.finds(after)[seat] > game.finds(state)[seat]:
            continue
        kept = "".join(card for card in state.hands[seat])
        for card in move.pay:
            kept = kept.replace(card, "", 1)
        purse = Purse(in_order(kept + "u"), False, 99)
        ways = walks_all(after.maze, after.heights, after.pawns[seat], purse, None, after.barred)
        goal = after.places[after.stacks[seat][0]]
        stone = 0 if state.runes[seat] else 1 << state.edition.rune
        many = sum(
            bool(walks.reach & (stone | (0 if arrow.ride(goal) == SPARE else 1 << arrow.ride(goal))))
            for (arrow, _), walks in ways.items()
        )
        assert roots.value[walk] == pytest.approx(1.0 - 1.0 / (0.6 + many**0.5) if many else 0.0)
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("one_card", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_cards_lead_where_the_rules_say(seed: int, one_card: bool) -> None:
    """For every treasure the chance to end a turn there is 1 with a hand for which the rules offer it, else 0."""
    state = table(seed)
    view = TABLE.game.view(state, 0)
    for hand in ("", "u", "d", "j", "ud", "uj", "ddj", "uudj"):
        most = 1 if one_card else len(hand)
        kinds = np.array([[hand.count(kind) for kind in "udj"]], np.int64)
        places = np.array(state.places, np.int64)
        found = could_find(
            kernel_size(5), board_state_of(view), state.pawns[0], places, kinds, np.ones(1), 1 if one_card else 31
        )
        ways = walks_all(state.maze, state.heights, state.pawns[0], Purse(hand, False, most), None, state.barred)
        plain = {
            goal
            for (arrow, _), walks in ways.items()
            for goal, place in enumerate(state.places)
            if (to := arrow.ride(place)) != SPARE and walks.reach >> to & 1
        }
        assert {goal for goal, chance in enumerate(found) if chance} == plain


def reaches(state: Any, seat: int, hand: str, squares: Any) -> bool:
    """Whether one turn of a seat with these cards can end on one of the squares, which may ride."""
    ways = walks_all(state.maze, state.heights, state.pawns[seat], Purse(hand, False, len(hand)), None, state.barred)
    return any(walks.reach & squares(arrow) for (arrow, _), walks in ways.items())


@pytest.mark.parametrize("seed", range(3))
def test_what_a_push_leaves_the_others(seed: int) -> None:
    """Against the rules, the rival's hand being sure: one card each, of a kind that is the only one left."""
    state = table(seed, turns=3)
    seen = seen_in(state)
    me, rival = state.mover, 1 - state.mover
    scene = info_state_of(seen, even_weights(seen.view))
    hands, likely = np.zeros_like(scene.hands), np.zeros_like(scene.likely)
    hands[rival, 0], likely[rival, 0] = (1, 0, 1), 1.0
    roots = Offers(seen).roots()
    look_at_all(scene._replace(hands=hands, likely=likely), roots, FEARFUL, 0, 6)
    game: Any = TABLE.game
    for push, left in zip(list(seen.choices["pushes"])[:6], roots.threat, strict=False):
        pushed = game.apply(state, me, game.notation.read_move(state, me, push))
        if not state.runes[rival] and reaches(pushed, rival, "uj", lambda arrow: 1 << state.edition.rune):
            assert left == pytest.approx(1.0)
            continue
        goals = unseen_treasures(seen.view)
        found = sum(
            reaches(
                pushed,
                rival,
                "uj",
                lambda arrow, place=pushed.places[goal]: 0 if arrow.ride(place) == SPARE else 1 << arrow.ride(place),
            )
            for goal in goals
        )
        assert left == pytest.approx(found / len(goals))


def test_every_offer_is_weighed() -> None:
    seen = seen_in(table(2))
    offers = Offers(seen)
    roots = offers.roots()
    assert offers.pushes == list(seen.choices["pushes"])
    first = seen.choices["pushes"][offers.pushes[0]]
    assert sorted(set(roots.to[: roots.first[1]])) == squares_of(int(first["reach"], 16))
    scene = info_state_of(seen, even_weights(seen.view))
    look_at_all(scene, roots, FEARFUL._replace(caution=0.0), 0, len(roots.arrows))
    assert (roots.value > -1e9).all()
    assert not roots.threat.any()


def test_hands_are_as_likely_as_the_hidden_cards() -> None:
    hands = dict(likely_hands((2, 1, 1), 2, False))
    assert sum(hands.values()) == pytest.approx(1.0)
    assert hands[2, 0, 0] == pytest.approx(1 / 6)
    assert hands[1, 0, 1] == pytest.approx(1 / 3)
    assert (0, 2, 0) not in hands
    assert likely_hands((2, 1, 1), 3, True) == [((0, 0, 3), 1.0)]


def test_cards_are_drawn_from_what_is_hidden() -> None:
    view = TABLE.game.view(table(1), 0)
    chances = draw_chances(view)
    assert sum(chances) == pytest.approx(1.0)
    shown = [*view["discard"], *view["seats"][0]["hand"]]
    assert chances[2] == pytest.approx((8 - shown.count("j")) / (24 - len(shown)))


def test_a_young_hand_is_all_jokers() -> None:
    case = Case("towers-3d", 2, {"jokers": True})
    state = table(3, case)
    seen = seen_in(state, case)
    assert info_state_of(seen, even_weights(seen.view)).cards == Cards(0, 0, len(state.hands[state.mover]))


def test_a_treasure_left_lying_is_hardly_the_one() -> None:
    game: Any = TABLE.game
    state: Any = table(8, turns=0)
    seat = state.mover
    watcher = HistoryRecorder(game, 1 - seat, state)
    first = game.view(state, 1 - seat)
    for _ in range(2):
        move = game.legal(state, seat)[0]
        after = game.apply(state, seat, move)
        watcher.record(state, seat, move, after)
        state = after
    seen = watcher.history(state)
    assert idle_turns(seen, seat) == [first]
    weights, even = goal_likelihoods(seen)[seat], even_weights(seen.view)[seat]
    assert sum(weights) == pytest.approx(1.0)
    assert min(weights[even > 0]) < even.max() < max(weights)


def test_boards_too_large_for_the_search_are_played_by_sight() -> None:
    seen = seen_in(table(5))
    large = seen._replace(view={**seen.view, "things": {**seen.view["things"], **{f"t{n}": -1 for n in range(30)}}})
    for name in LEVELS[2:]:
        assert bot(name, "towers").choose(large, NODES, 1).move in seen.choices["pushes"]


def test_a_search_without_time_still_answers() -> None:
    seen = seen_in(table(5))
    assert search_turn(seen, Budget(0.0), 1, FEARFUL._replace(foresight=1.0)).move in seen.choices["pushes"]
