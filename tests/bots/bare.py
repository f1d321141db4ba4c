"""What an installation without numba and numpy can do: `python -m tests.bots.bare`, which prints it as JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

#: what the core is not installed with
ABSENT = ("numba", "numpy", "llvmlite")
for name in ABSENT:
    sys.modules[name] = None  # type: ignore[assignment]  # from here on importing it fails

from tests.bots.bare_games import begun, hinted, played, reviewed  # noqa: E402
from wanderwall.bots import bot, bot_names, missing, warm  # noqa: E402
from wanderwall.bots.go.rolls import rolls, solve_all  # noqa: E402
from wanderwall.bots.sliding.fewest import fewest_for  # noqa: E402
from wanderwall.games import edition, games  # noqa: E402
from wanderwall.problem import Problem  # noqa: E402


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
    line = fewest_for(begun("classic"))
    go: Any = edition("go")
    solved = solve_all(go, rolls(go)[0])
    done = {
        "bots": {game: bot_names(game) for game in games()},
        "missing": {game: missing(game) for game in games()},
        "refused": {game: [refused(name, game) for name in missing(game)] for game in games()},
        "games": {game: {name: len(played(game, name)) for name in bot_names(game)} for game in games()},
        "hints": {game: hinted(game) for game in games()},
        "reviews": {game: reviewed(game) for game in games()},
        "line": [str(turn.push) for turn in line or ()],
        "roll": solved.row(),
        "imported": sorted(name for name in ABSENT if sys.modules[name] is not None),
    }
    print(json.dumps(done))


if __name__ == "__main__":
    main()
