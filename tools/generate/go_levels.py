"""Measure how fast and how often right the levels of Labyrinth Go! are, on the same rolls for each."""

from __future__ import annotations

from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from wanderwall.bots import bot
from wanderwall.bots.go.levels import HABITS
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition, game_of
from wanderwall.games.go.check import right

#: rolls that each level solves, and the seed of all randomness
ROLLS, SEED = 100, 1
#: moves after which a player is taken to never grab
MOST = 500


class Solved(NamedTuple):
    """One roll: the seconds from the first look at the tiles to the grab, and whether the board was right."""

    seconds: float
    right: bool


def solve_roll(player: Bot, name: str) -> Solved:
    """Let a player solve one roll, opposite a player who does nothing."""
    box = edition("go")
    game, dice = game_of(box), Random(name)
    state: Any = game.setup(box, 2, {})
    state = game.apply(state, CHANCE, game.chance(state, dice))
    seconds = 0.0
    for _ in range(MOST):
        seen = History.now(game.view(state, 0), game.choices(state, 0))
        answer = player.choose(seen, Budget(nodes=100), dice.getrandbits(63))
        seconds += 0.0 if state.step == "ready" else answer.seconds
        state = game.apply(state, 0, game.notation.read_move(state, 0, answer.move))
        if state.last is not None:
            return Solved(seconds, right(state.last.results[0].verdicts))
        if state.step == "ready":
            state = game.apply(state, 1, game.legal(state, 1)[0])
    raise AssertionError("nobody grabbed")


def measure_level(level: int, rolls: int = ROLLS) -> list[Solved]:
    """Solve the same rolls with a level."""
    return [solve_roll(bot(f"level{level}", "go"), f"{SEED}/{number}") for number in range(rolls)]


def table() -> str:
    """The table, one row per level."""
    rows = ["| level | median time to grab | nine of ten between | wrong boards |", "|---|---|---|---|"]
    for level in HABITS:
        results = measure_level(level)
        times = [result.seconds for result in results]
        ends = quantiles(times, n=20)
        wrong = sum(not result.right for result in results) / len(results)
        rows.append(f"| `level{level}` | {median(times):.0f} s | {ends[0]:.0f} to {ends[-1]:.0f} s | {wrong:.0%} |")
    return "\n".join(rows)
