"""Measure how well the chance graph predicts who wins, by the race and by the best bot.

Part of `make soak`. The figure is the mean of -log(win chance given to the winner) over all turns: 0.693 for a constant
one half. With `--finds` it measures instead how likely finds are in games of greedy players, which is `LIKELY` in
src/wanderwall/coach/sliding/chance_graph.py.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import log
from random import Random
from statistics import mean
from typing import Any

from tools.report import Report, add_write, measured_on, put
from wanderwall.bots import bot, warm
from wanderwall.bots.protocol import Budget, History
from wanderwall.bots.sliding.greedy import GreedySliding
from wanderwall.coach import classic, towers
from wanderwall.coach.sliding.chance_graph import NO_HANDS, NOBODY, race
from wanderwall.coach.sliding.reach_map import ReachMap, own_aim, own_purse
from wanderwall.coach.sliding.turn_ratings import threat
from wanderwall.games import edition
from wanderwall.match import Match

JUDGES = {"classic-1986": classic.JUDGE, "towers-3d": towers.JUDGE}
PLAYERS = ("level2", "level3", "level5", "master")
#: games of greedy players for each number of seats
GREEDY_GAMES = 40
#: win chances are never taken to be certain
LEAST = 0.005


def predicted_chances(box: str, player: str, seed: int) -> list[tuple[float, float]]:
    """The win chance of the winner on every turn of a game, by the race and by the best bot."""
    match = Match.deal(edition(box), 2, seed=seed)
    game, bots = match.game, bot(player, match.game.name)
    judged = JUDGES[box].chance_estimator(match.view(0))
    assert judged is not race
    turns = []
    while not match.outcome:
        if match.state.step == "push":
            turns.append([judge(game, match.state, NOBODY, NO_HANDS) for judge in (race, judged)])
        match.move(bots.choose(match.history(), Budget(nodes=2000), seed).move)
    (winner,) = match.outcome.winners
    return [(by_race[winner], by_best[winner]) for by_race, by_best in turns]


def count_finds(name: str, seats: int, seed: int, counts: Counter[tuple[Any, ...]]) -> None:
    """Count, for every seat and turn, whether its goal was in reach a given number of turns before its own, and whether
    it was then found.
    """
    match, player, dice = Match.deal(edition(name), seats, {"goals": 3}, seed=seed), GreedySliding(), Random(seed)
    waiting: dict[int, list[tuple[int, bool]]] = {seat: [] for seat in range(seats)}
    while not match.outcome:
        state = match.state
        mover = state.mover
        for seat in range(seats) if state.step == "push" else ():
            view = match.game.view(state, seat)
            reached = threat(ReachMap.of(view), seat, [own_aim(view)], own_purse(view)) > 0
            waiting[seat].append(((seat - mover) % seats, reached))
        match.move(
            player.choose(History.now(match.view(mover), match.choices(mover)), Budget(), dice.getrandbits(32)).move
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


def print_finds() -> None:
    """Print the shares of finds: with the goal in reach, without, and later, by the turns of others before."""
    for name in ("classic-1986", "towers-3d"):
        counts: Counter[tuple[Any, ...]] = Counter()
        for seats in (2, 3, 4):
            for seed in range(GREEDY_GAMES):
                count_finds(name, seats, seed, counts)

        def share(*what: Any, counts: Counter[tuple[Any, ...]] = counts) -> float:
            both = counts[(*what, True)] + counts[(*what, False)]
            return round(counts[(*what, True)] / max(both, 1), 2)

        reached, missed = ([share(others, known) for others in range(4)] for known in (True, False))
        print(name, reached, missed, share("later"))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=60, help="games of each bot against itself")
    parser.add_argument("--finds", action="store_true", help="measure how likely finds are instead")
    add_write(parser, "docs/lab/bots.md")


def main(asked: argparse.Namespace) -> None:
    if asked.finds:
        print_finds()
        return
    report = Report(
        *("edition", "players", "turns", "as a race", "as `master` thinks"),
        about=measured_on(f"{asked.games} games of two each", "in nodes"),
    )
    for box, judge in JUDGES.items():
        warm(judge.game)
        for player in PLAYERS:
            turns: list[tuple[float, float]] = []
            for seed in range(asked.games):
                print(f"\r{box}, {player}: {seed} of {asked.games} games", end="", file=sys.stderr)
                turns += predicted_chances(box, player, seed)
            print("\r", end="", file=sys.stderr)
            losses = [mean(-log(max(given, LEAST)) for given in column) for column in zip(*turns, strict=True)]
            report.add(box, player, len(turns), *(f"{loss:.3f}" for loss in losses))
    if asked.write:
        put("lab/bots.md", "chances", report.lines)
