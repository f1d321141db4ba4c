"""Measure how many turns games take, for the playing time that the page shows.

People are assumed to play between the second and the third level of the bots.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from statistics import mean
from typing import Any

from tools.report import ROOT
from wanderwall.arena.pairing import GameResult, Pairing, options_for
from wanderwall.arena.processes import one_by_one
from wanderwall.bots.protocol import Budget
from wanderwall.game.edition import Edition
from wanderwall.games import edition, editions, game_of
from wanderwall.games.sliding.edition import SlidingEdition

FILE = ROOT / "web" / "src" / "app" / "setup" / "pace.json"
LEVELS = ("level2", "level3")
GAMES = 24


def games(box: Edition, seats: int, options: dict[str, Any], number: int = GAMES) -> Iterator[GameResult]:
    """The same games every time: the budget of the bots is in nodes, not in time."""
    given = options_for(game_of(box), options)
    for level in LEVELS:
        bots = (level,) * seats
        yield from one_by_one(
            Pairing(n, box.id, bots, given, Budget(nodes=300), f"pace {n}", f"pace {n}", keep_record=True)
            for n in range(number // len(LEVELS))
        )


def turns(box: Edition, seats: int, goals: int, **options: Any) -> float:
    """Turns of the busiest seat: a push and a walk each."""
    return mean(max(result.moves) / 2 for result in games(box, seats, {"goals": goals, **options}))


def rounds(box: Edition, seats: int) -> float:
    return mean(len(re.findall(r"\*roll:", result.record)) for result in games(box, seats, {}, 8))


def line(box: SlidingEdition, seats: int) -> list[float]:
    """Turns to get started and to go home, and turns per goal."""
    most = len(box.goals) // seats
    few = max(1, most // 4)
    low, high = turns(box, seats, few), turns(box, seats, most)
    slope = (high - low) / (most - few)
    return [round(low - few * slope, 2), round(slope, 2)]


def pace(box: Edition) -> dict[str, Any]:
    """The pace by the number of players. A solo game of Go! has its own clock."""
    fewest, most = box.players
    if isinstance(box, SlidingEdition):
        return {
            "goals": len(box.goals),
            "turns": {str(seats): line(box, seats) for seats in range(fewest, most + 1)},
        }
    return {"rounds": {str(seats): round(rounds(box, seats), 1) for seats in range(max(2, fewest), most + 1)}}


def main() -> None:
    document = {}
    for id in editions():
        print(f"{id} …", file=sys.stderr, flush=True)
        document[id] = pace(edition(id))
    FILE.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"))
