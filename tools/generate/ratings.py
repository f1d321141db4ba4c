"""Rate every shipped puzzle by the results of simulated players.

Bots of all levels and of several settings of the dial try each puzzle a few times. A rating is where a player of the
same rating finds par with every second first try: points of bots and puzzles are fitted together, and bots keep the
mean of what the arena measured. The result does not depend on the number of workers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import exp, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import wanderwall.puzzles
from wanderwall.bots import bot
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.bots.sliding.levels import sight
from wanderwall.bots.strength import DIAL, EFOLD, Scale, scale
from wanderwall.games import game_of
from wanderwall.puzzles.classic import BLOCK, replies
from wanderwall.puzzles.collection import PuzzleRating, ShippedPuzzle, collection
from wanderwall.puzzles.go import GO
from wanderwall.puzzles.part import kind_of
from wanderwall.puzzles.puzzle import solo_state

FILE = Path(wanderwall.puzzles.__file__).parent / "data" / "ratings.txt"

#: the players: settings of the dial, from nearly blind to one that notices nearly everything, and the levels
DIALS = (0.0, 0.1, 0.2, 0.4, 0.6)
PLAYERS = (*(f"{DIAL}:{dial}" for dial in DIALS), *(f"level{number}" for number in range(1, 6)))
#: simple ones among them: they overlook pushes, walk towards their goal, and look ahead now and then
SIMPLE = PLAYERS[1:5]
#: tries of each player, and nodes for one move
TRIES, NODES = 4, 200
#: looks at a puzzle of a player that notices everything: as many as there are pushes
LOOKS = 44
#: puzzles are at most about this many points from the mean, unless players say otherwise
SPREAD = 350.0
#: points by which people may differ from bots on a puzzle
UNLIKE = 80.0
ROUNDS = 40


class SimulatedResults(NamedTuple):
    """The share of tries in which each player found par."""

    shares: tuple[float, ...]


def try_puzzle(number: int, players: Sequence[str] = PLAYERS, tries: int = TRIES) -> SimulatedResults:
    """What the players achieve at a shipped puzzle."""
    one = collection()[number - 1]
    if one.kind == GO:
        return SimulatedResults(tuple(_looking(sight(dial_of(name)), one.misled) for name in players))
    state = one.puzzle().state
    if one.kind == BLOCK:
        ways = replies(state)
        dice = Random(number)
        return SimulatedResults(tuple(_blocking(sight(dial_of(name)), ways, 20 * tries, dice) for name in players))
    start = solo_state(one.kind, state)
    return SimulatedResults(tuple(_reaching(player(name, state.edition.game), one, start, tries) for name in players))


@cache
def points_scale() -> Scale:
    found = scale("classic")
    assert found is not None
    return found


def dial_of(name: str) -> float:
    """The setting of the dial that plays as well as this player."""
    kind, _, number = name.partition(":")
    return float(number) if kind == DIAL else points_scale().dial(points_scale().bots[name].points)


@cache
def player(name: str, game: str) -> Bot:
    return bot(name, game)


def _looking(seen: float, odds: int) -> float:
    """The chance to find a layout, if one of this number of ways to lay the holes works."""
    return float(1 - (1 - 1 / odds) ** (LOOKS * seen))


def _blocking(seen: float, ways: Sequence[int], tries: int, dice: Random) -> float:
    """How often a player leaves no way who notices some pushes, and some of the replies to each: it takes a push to
    which it sees no reply.
    """
    right = 0
    for _ in range(tries):
        noticed = [many for many in ways if dice.random() < seen]
        trusted = [many for many in noticed if all(dice.random() >= seen for _ in range(many))]
        right += int(dice.choice(trusted or noticed or list(ways)) == 0)
    return right / tries


def _reaching(bot: Bot, one: ShippedPuzzle, start: Any, tries: int) -> float:
    """How often a bot finds par, alone."""
    game = game_of(start.edition)
    kind, right = kind_of(one.kind, game.name), 0.0
    for seed in range(tries):
        state = start
        while not game.outcome(state) and kind.own(state, 0) < one.par:
            seen = History.now(game.view(state, 0), game.choices(state, 0))
            text = bot.choose(seen, Budget(None, NODES), one.seed * tries + seed).move
            state = game.apply(state, 0, game.notation.read_move(state, 0, text))
        right += float(kind.is_solved(state, 0))
    return right / tries


def simulate(numbers: Sequence[int], workers: int, players: Sequence[str], tries: int) -> Iterator[SimulatedResults]:
    """The results of all puzzles, in order."""
    work = partial(try_puzzle, players=players, tries=tries)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for done, results in enumerate(pool.map(work, numbers, chunksize=16), 1):
            if done % 250 == 0:
                print(f"{done} of {len(numbers)} puzzles", file=sys.stderr, flush=True)
            yield results


def chance(points: float, other: float) -> float:
    """The chance that a player of these points finds par at a puzzle of the others."""
    return 1 / (1 + exp((other - points) / EFOLD))


def fit(results: Sequence[SimulatedResults], players: Sequence[str], tries: int) -> list[PuzzleRating]:
    """The ratings under which these results are most likely. The players keep the mean of their points."""
    measured = points_scale()
    known = [(measured.bots.get(name) or measured.dials[dial_of(name)]).points for name in players]
    skills, middle = [float(points) for points in known], fmean(known)
    hard = [middle] * len(results)
    deviations = [SPREAD] * len(results)
    for _ in range(ROUNDS):
        for at, one in enumerate(results):
            slope, steep = (middle - hard[at]) / SPREAD**2, 1 / SPREAD**2
            for skill, share in zip(skills, one.shares, strict=True):
                expected = chance(skill, hard[at])
                slope += tries * (expected - share) / EFOLD
                steep += tries * expected * (1 - expected) / EFOLD**2
            hard[at] += max(-SPREAD, min(SPREAD, slope / steep))
            deviations[at] = sqrt(1 / steep + UNLIKE**2)
        for who in range(len(players)):
            slope, steep = 0.0, 1e-9
            for other, one in zip(hard, results, strict=True):
                expected = chance(skills[who], other)
                slope += (one.shares[who] - expected) / EFOLD
                steep += expected * (1 - expected) / EFOLD**2
            skills[who] += max(-SPREAD, min(SPREAD, slope / steep))
        shift = fmean(known) - fmean(skills)
        skills = [skill + shift for skill in skills]
        middle = fmean(hard) + shift
        hard = [points + shift for points in hard]
    for name, skill in zip(players, skills, strict=True):
        print(f"{name}: {skill:.0f} points", file=sys.stderr)
    return [PuzzleRating(round(points), round(deviation)) for points, deviation in zip(hard, deviations, strict=True)]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="only every n-th puzzle, and write nothing")


def main(asked: argparse.Namespace) -> int:
    numbers = range(1, len(collection()) + 1, asked.every)
    results = list(simulate(numbers, asked.workers, PLAYERS, TRIES))
    ratings = fit(results, PLAYERS, TRIES)
    if asked.every > 1:
        for number, rating in zip(numbers, ratings, strict=True):
            print(collection()[number - 1].text(), *rating)
        return 0
    lines = ["# python -m tools generate ratings: rating and deviation of each line of shipped.txt"]
    FILE.write_text("\n".join([*lines, *(one.text() for one in ratings)]) + "\n", encoding="utf-8")
    return 0
