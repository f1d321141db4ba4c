"""What an installation can do, printed as JSON; `test_minimal_install` runs it without numba and numpy."""

from __future__ import annotations

import json
import sys
from typing import Any

from tests.bots.bare_games import begun, hinted, played, reviewed
from wanderwall.bots import bot, bot_names, missing, warm
from wanderwall.games import edition, games
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
