"""Measure how many turns a game takes, and how long the best bots take for a move.

Part of `make soak`. `length`: turns by level and number of players, and how many of them are a siege, those after the
first seat needs only its home. Each level of classic plays against itself, with a budget in nodes, so that a busy
machine changes nothing. `pace`: milliseconds a move with a budget of 50 ms, one game after the other; this needs an
otherwise idle machine. `longest`: games between any two bots at tables of every size, and the longest of them; none may
reach the limit of 200 turns.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations_with_replacement, repeat
from statistics import median, quantiles
from typing import Any, NamedTuple

from tools.report import Report, add_write, measured_on, put
from wanderwall.arena.pairing import TURN_LIMIT, Pairing, options_for, play
from wanderwall.arena.processes import play_here
from wanderwall.bots import bot, bot_names, warm
from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget
from wanderwall.games import edition, game_of
from wanderwall.match.record import read, states

EDITION = "classic-1986"
BOTS = ("level1", "level2", "level3", "level4", "level5", "master")
SEATS = (2, 3, 4)
LENGTH_BUDGET, PACE_BUDGET, LONGEST_BUDGET = Budget(None, 1000), Budget(50), Budget(None, 300)
#: what a move may take, 99 of 100 times
MOST_MS = 60.0


class Turns(NamedTuple):
    """The turns of all players together, and those after one of them had found everything."""

    all: int
    siege: int


def turns_of(name: str, seats: int, number: int) -> Turns:
    """Play one game."""
    options = options_for(game_of(edition(EDITION)), {})
    seeds = f"{seats}/{number}", f"{name}/{seats}/{number}"
    pairing = Pairing(number, EDITION, (name,) * seats, options, LENGTH_BUDGET, *seeds, keep_record=True)
    passed: list[Any] = list(states(read(play_here(pairing).record)))
    homeward = next((state.turns for state in passed if not all(state.stacks)), passed[-1].turns)
    return Turns(passed[-1].turns, passed[-1].turns - homeward)


def spread(numbers: list[int]) -> str:
    """The median, and the interval that contains eight of ten."""
    ordered = sorted(numbers)
    return f"{median(ordered):.0f} ({ordered[len(ordered) // 10]} to {ordered[-1 - len(ordered) // 10]})"


def measure_length(games: int) -> Report:
    """Measure the turns of a game."""
    warm("classic")
    report = Report(
        *("level", *(column for seats in SEATS for column in (f"{seats} players", "of them sieges"))),
        about=measured_on(f"{games} games each", f"{LENGTH_BUDGET.nodes} nodes a move"),
    )
    with ProcessPoolExecutor() as pool:
        for name in BOTS:
            cells = []
            for seats in SEATS:
                each = list(pool.map(turns_of, repeat(name), repeat(seats), range(games)))
                cells += [spread([one.all for one in each]), spread([one.siege for one in each])]
            report.add(name, *cells)
    return report


class Timed:
    """A bot, and how long its moves took in milliseconds."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.took: list[float] = []

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        began = time.perf_counter()
        answer = self.player.choose(seen, budget, seed)
        self.took.append(1000 * (time.perf_counter() - began))
        return answer


class PaceRow(NamedTuple):
    bot: str
    edition: str
    seats: int

    def took(self, games: int) -> list[float]:
        """How long the moves of the given number of games took."""
        game = game_of(edition(self.edition))
        players = [Timed(bot(self.bot, game.name)) for _ in range(self.seats)]
        for number in range(games):
            print(f"\r{self.bot}, {self.edition}: {number} of {games} games", end="", file=sys.stderr)
            names = (self.bot,) * self.seats
            pairing = Pairing(number, self.edition, names, options_for(game, {}), PACE_BUDGET, f"{number}", f"{number}")
            play(pairing, players)
        print("\r", end="", file=sys.stderr)
        return [took for player in players for took in player.took]


def pace_rows() -> list[PaceRow]:
    best = {game: "master" if "master" in bot_names(game) else "level5" for game in ("classic", "towers")}
    return [
        PaceRow(best["classic"], "classic-1986", 2),
        PaceRow("level5", "classic-1986", 2),
        PaceRow("level5", "classic-1986", 4),
        PaceRow(best["classic"], "classic-1986", 4),
        PaceRow(best["towers"], "towers-3d", 2),
        PaceRow("level5", "towers-3d", 4),
    ]


def measure_pace(games: int) -> tuple[Report, list[str]]:
    """Measure the time of a move; also what took too long."""
    for game in ("classic", "towers"):
        warm(game)
    report = Report(
        *("player", "edition", "players", "moves", "median", "p99", "at most"),
        about=measured_on(f"{games} games each"),
    )
    late = []
    for row in pace_rows():
        took = row.took(games)
        hundredths = quantiles(took, n=100)
        report.add(*row, len(took), *(f"{ms:.1f} ms" for ms in (hundredths[49], hundredths[98], max(took))))
        if hundredths[98] > MOST_MS:
            late.append(f"{row.bot}, {row.edition}, {row.seats} players: {hundredths[98]:.1f} ms > {MOST_MS}")
    return report, late


class LongestRow(NamedTuple):
    edition: str
    seats: int

    def pairing(self, number: int) -> Pairing:
        """A game between two of the bots that want to win; with more seats each of them has any number of seats."""
        game = game_of(edition(self.edition))
        known = [name for name in bot_names(game.name) if name not in ("random", "strength")]
        known += [f"dial:{dial / 10}" for dial in range(0, 10, 3)]
        pairs = list(combinations_with_replacement(known, 2))
        rng = random.Random(f"{self}/{number}")
        pair = pairs[(number * 37 + 11) % len(pairs)]
        names = (*pair, *rng.choices(pair, k=self.seats - 2))
        seeds = f"longest/{self.edition}/{self.seats}/{number}", f"{number}"
        return Pairing(number, self.edition, names, options_for(game, {}), LONGEST_BUDGET, *seeds, keep_record=True)


#: every size of table for which the bots have searches of their own
LONGEST_ROWS = (
    *(LongestRow(name, seats) for name in ("classic-1986", "one-piece") for seats in SEATS),
    *(LongestRow("towers-3d", seats) for seats in SEATS),
)


def turns_in(row: LongestRow, number: int) -> tuple[int, str]:
    """Play one game; return the turns of each seat, and the record."""
    played = play_here(row.pairing(number))
    if played.fault:
        raise RuntimeError(f"{row} {number}: {played.fault}")
    *_, last = states(read(played.record))
    return int(last.turns // row.seats), played.record


def measure_longest(games: int, first: int, only: str) -> tuple[Report, list[str]]:
    """Measure the longest games; also the records of those that reached the limit."""
    report = Report(
        *("edition", "seats", "games", "turns of a seat", "longest", "endless"),
        about=measured_on(f"{LONGEST_BUDGET.nodes} nodes a move"),
    )
    endless = []
    with ProcessPoolExecutor(1) as pool:
        for row in LONGEST_ROWS:
            if only not in row.edition:
                continue
            took = list(pool.map(turns_in, repeat(row), range(first, first + games)))
            turns = [each for each, _ in took]
            endless += [record for each, record in took if each >= TURN_LIMIT]
            reached = sum(each >= TURN_LIMIT for each in turns)
            report.add(*row, games, spread(turns), max(turns), reached)
    return report, endless


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("length", "pace", "longest"))
    parser.add_argument("--games", type=int, help="of each row: 20 for the length, 12 for the pace, 40 for the longest")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of the longest games")
    parser.add_argument("--edition", default="", help="only rows of this edition, of the longest games")
    add_write(parser, "docs/lab/bots.md")


def main(asked: argparse.Namespace) -> int:
    late: list[str] = []
    if asked.what == "length":
        mark, report = "turns", measure_length(asked.games or 20)
    elif asked.what == "longest":
        mark, (report, late) = "longest", measure_longest(asked.games or 40, asked.first, asked.edition)
    else:
        mark, (report, late) = "pace", measure_pace(asked.games or 12)
    if asked.write:
        put("lab/bots.md", mark, report.lines)
    print("\n".join(late), file=sys.stderr)
    return 1 if late else 0
