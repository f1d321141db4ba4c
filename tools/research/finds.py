"""Measure how likely finds are in games of greedy players: `python -m tools.research.finds`.

The output is `LIKELY` in src/wanderwall/coach/sliding/chance_graph.py.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from wanderwall.bots.protocol import Budget, History
from wanderwall.bots.sliding.greedy import GreedySliding
from wanderwall.coach.sliding.reach_map import ReachMap, own_aim, own_purse
from wanderwall.coach.sliding.turn_ratings import threat
from wanderwall.games import edition
from wanderwall.match.match import Match

#: games for each number of seats
GAMES = 40


def play(name: str, seats: int, seed: int, counts: Counter[tuple[Any, ...]]) -> None:
    """Count, for every seat and turn, whether its goal was in reach a given number of turns before its own, and whether
    it was then found.
    """
    match, bot, dice = Match.deal(edition(name), seats, {"goals": 3}, seed=seed), GreedySliding(), Random(seed)
    waiting: dict[int, list[tuple[int, bool]]] = {seat: [] for seat in range(seats)}
    while not match.outcome:
        state = match.state
        mover = state.mover
        for seat in range(seats) if state.step == "push" else ():
            view = match.game.view(state, seat)
            reached = threat(ReachMap.of(view), seat, [own_aim(view)], own_purse(view)) > 0
            waiting[seat].append(((seat - mover) % seats, reached))
        match.move(
            bot.choose(History.now(match.view(mover), match.choices(mover)), Budget(), dice.getrandbits(32)).move
        )
        if match.state.turns > state.turns:
            outcome = match.outcome
            found = len(match.state.stacks[mover]) < len(state.stacks[mover])
            found |= bool(outcome and mover in outcome.winners) or getattr(match.state, "runes", ()) != getattr(
                state, "runes", ()
            )
            for others, reached in waiting[mover]:
                counts[others, reached, found] += 1
            counts["later", found] += 1
            waiting[mover] = []


def main() -> None:
    for name in ("classic-1986", "towers-3d"):
        counts: Counter[tuple[Any, ...]] = Counter()
        for seats in (2, 3, 4):
            for seed in range(GAMES):
                play(name, seats, seed, counts)

        def share(*what: Any, counts: Counter[tuple[Any, ...]] = counts) -> float:
            both = counts[(*what, True)] + counts[(*what, False)]
            return round(counts[(*what, True)] / max(both, 1), 2)

        reached, missed = ([share(others, known) for others in range(4)] for known in (True, False))
        print(name, reached, missed, share("later"))


if __name__ == "__main__":
    main()
