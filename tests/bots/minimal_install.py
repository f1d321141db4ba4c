"""Short games, hints and reviews that every installation must manage, printed as JSON; `test_minimal_install` runs it
without numba and numpy.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from tests.bots.table import match
from tests.contract.cases import Case
from wanderwall.bots import bot, bot_names, missing, warm
from wanderwall.bots.protocol import Budget
from wanderwall.coach import coach
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition, games
from wanderwall.match import record
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem
from wanderwall.solver import solve
from wanderwall.solver.go import rolls, solve_all


def refused(name: str, game: str) -> str:
    """The code with which a bot is refused."""
    try:
        bot(name, game)
    except Problem as problem:
        return problem.code
    return ""


def main() -> None:
    for game in games():
        warm(game)
    line = solve(begun("classic"))
    go: Any = edition("go")
    solved = solve_all(go, rolls(go)[0])
    done = {
        "bots": {game: bot_names(game) for game in games()},
        "missing": {game: missing(game) for game in games()},
        "refused": {game: [refused(name, game) for name in missing(game)] for game in games()},
        "games": {game: {name: len(played(game, name)) for name in bot_names(game)} for game in games()},
        "hints": {game: hinted(game) for game in games()},
        "reviews": {game: reviewed(game) for game in games()},
        "line": list(line or ()),
        "roll": solved.row(),
        "imported": sorted({"numba", "numpy"} & {name for name, module in sys.modules.items() if module is not None}),
    }
    print(json.dumps(done))


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
