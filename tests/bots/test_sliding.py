"""The simple players of the sliding mazes: fair, lawful, and the greedy one better."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from tests.contract.cases import Case, cases, over
from wanderwall.bots import Bot, bot
from wanderwall.bots.protocol import Budget, History
from wanderwall.game.protocol import CHANCE
from wanderwall.games import games
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem

BOTS = ("random", "greedy")
SLIDING = [case for case in cases() if case.game.name in ("classic", "towers")]
SHORT = {
    "classic": Case("classic-1986", 2, {"goals": 2}),
    "towers": Case("towers-3d", 2, {"goals": 2, "hand_limit": 2}),
}


def asked(case: Case, state: Any, player: Bot, rng: random.Random) -> Any:
    """The move a player makes, who gets nothing but view and choices as they would come over a wire."""
    game = case.game
    (seat,) = game.to_act(state)
    view, choices = json.loads(json.dumps([game.view(state, seat), game.choices(state, seat)]))
    text, seconds = player.choose(History.now(view, choices), Budget(), rng.getrandbits(32))
    assert seconds >= 0
    return game.notation.read_move(state, seat, text)


def match(case: Case, names: list[str], seed: int, most: int = 20_000) -> Any:
    """The state at the end of a game between bots."""
    game, rng = case.game, random.Random(seed)
    players = [bot(name, game.name) for name in names]
    state = after_chance(game, case.table(), rng)
    for _ in range(most):
        if game.outcome(state) is not None:
            return state
        (seat,) = game.to_act(state)
        state = after_chance(game, game.apply(state, seat, asked(case, state, players[seat], rng)), rng)
    raise AssertionError("the game did not end")


def test_every_game_has_its_players_and_the_sliding_ones_share_them() -> None:
    for name in BOTS:
        assert all(type(bot(name, game)).__name__.startswith(name.capitalize()) for game in games())
        assert type(bot(name, "classic")) is type(bot(name, "towers"))


def test_unknown_players_and_games_are_told() -> None:
    with pytest.raises(Problem) as refused:
        bot("genius", "classic")
    assert (refused.value.code, refused.value.details) == (
        "bot.unknown",
        {"bot": "genius", "known": "random, greedy, level1, level2, level3, level4, level5, master, strength"},
    )
    with pytest.raises(Problem) as refused:
        bot("greedy", "chess")
    assert refused.value.code == "game.unknown"


@over(SLIDING)
def test_games_between_bots_end_whatever_the_options(case: Case) -> None:
    for seed, names in enumerate((["greedy"] * case.seats, ["random", "greedy", "random", "greedy"][: case.seats])):
        outcome = case.game.outcome(match(case, names, seed))
        assert outcome is not None
        assert outcome.reason in ("home", "exit", "last-find", "turn_limit")


@pytest.mark.parametrize("game", SHORT)
def test_greedy_beats_random(game: str) -> None:
    wins: Counter[str] = Counter()
    for seed in range(20):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        outcome = SHORT[game].game.outcome(match(SHORT[game], names, seed))
        assert outcome is not None
        wins.update(names[seat] for seat in outcome.winners)
    assert wins["greedy"] >= 17, wins


@pytest.mark.parametrize("game", SHORT)
def test_greedy_finds_something_whenever_one_turn_can(game: str) -> None:
    case = SHORT[game]
    rules: Any = case.game
    chances = 0
    for seed in range(12):
        rng = random.Random(seed)
        state = after_chance(rules, case.table(), rng)
        seat = state.mover
        found = rules.finds(state)[seat]
        ends = [
            rules.apply(pushed, seat, walk)
            for push in rules.legal(state, seat)
            for pushed in [rules.apply(state, seat, push)]
            for walk in rules.legal(pushed, seat)
        ]
        possible = any(rules.finds(end)[seat] > found for end in ends)
        for _ in range(2):
            state = rules.apply(state, seat, asked(case, state, bot("greedy", game), rng))
        assert (rules.finds(state)[seat] > found) == possible
        chances += possible
    assert 0 < chances < 12


@pytest.mark.parametrize("name", BOTS)
def test_players_remember_nothing_and_change_nothing(name: str) -> None:
    case = SHORT["towers"]
    game, rng, kept = case.game, random.Random(5), bot(name, "towers")
    state = after_chance(game, case.table(), rng)
    for number in range(40):
        acting = game.to_act(state)
        if not acting:
            break
        assert CHANCE not in acting
        (seat,) = acting
        view, choices = game.view(state, seat), game.choices(state, seat)
        before = json.dumps([view, choices])
        chosen = kept.choose(History.now(view, choices), Budget(), number)
        assert chosen == bot(name, "towers").choose(History.now(view, choices), Budget(), number)
        assert json.dumps([view, choices]) == before
        state = after_chance(game, game.apply(state, seat, game.notation.read_move(state, seat, chosen[0])), rng)
