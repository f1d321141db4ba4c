"""Short games, hints and reviews that an installation with numba and one without must both manage."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.bots.table import match
from tests.contract.cases import Case
from wanderwall.bots import bot
from wanderwall.bots.protocol import Budget
from wanderwall.coach import coach
from wanderwall.game.protocol import CHANCE
from wanderwall.match import record
from wanderwall.match.steps import after_chance

CASES = {
    "classic": Case("classic-1986", 2, {"goals": 1}),
    "towers": Case("towers-3d", 2, {"goals": 1}),
    "go": Case("go", 1, {"untimed": True}),
}
#: moves of a short game: enough of them for every kind of step
MOVES = 12


def begun(game: str) -> Any:
    """A table where a seat is to move."""
    rules, dice = CASES[game].game, Random(7)
    state = after_chance(rules, CASES[game].table(), dice)
    while "ready" in rules.legal_moves(rules.view(state, 0), rules.choices(state, 0)):
        state = after_chance(rules, rules.apply(state, 0, rules.legal(state, 0)[0]), dice)
    return state


def played(game: str, name: str) -> list[str]:
    """A short game of a bot with itself."""
    player = bot(name, game)
    _, moves = match(CASES[game], [player] * CASES[game].seats, 3, Budget(nodes=60), MOVES)
    return moves


def hinted(game: str) -> dict[str, Any]:
    rules, state = CASES[game].game, begun(game)
    seat = min(rules.to_act(state))
    hint: dict[str, Any] = coach(game).hint(rules.view(state, seat)).as_json()
    return hint


def reviewed(game: str) -> int:
    """How many parts the coach finds in a game that random moves played."""
    rules, dice, moves = CASES[game].game, Random(5), []
    state = opening = begun(game)
    for _ in range(MOVES):
        acting = min(rules.to_act(state))
        move = rules.chance(state, dice) if acting == CHANCE else dice.choice(rules.legal(state, acting))
        moves.append(record.PlayedMove(acting, move))
        state = rules.apply(state, acting, move)
    helper = coach(game)
    paper = record.Record(opening, tuple(moves))
    parts = list(helper.review(paper))
    assert json.dumps(helper.as_json(parts, paper))
    return len(parts)
