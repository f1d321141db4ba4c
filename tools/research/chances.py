"""`make soak`: how well the chance graph predicts who wins, by the race and by the best bot. For the docs.

`python -m tools.research.chances --games 60 --write`. The figure is the mean of -log(win chance given to the winner)
over all turns: 0.693 for a constant one half.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from math import log
from statistics import mean

from tools.report import put

from wanderwall.bots import bot, warm
from wanderwall.bots.protocol import Budget
from wanderwall.coach import classic, towers
from wanderwall.coach.sliding.chance_graph import NO_HANDS, NOBODY, race
from wanderwall.games import edition
from wanderwall.match import Match

JUDGES = {"classic-1986": classic.JUDGE, "towers-3d": towers.JUDGE}
PLAYERS = ("level2", "level3", "level5", "master")
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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60, help="games of each bot against itself")
    parser.add_argument("--write", action="store_true", help="write the table into the docs")
    options = parser.parse_args()
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}, {options.games} games of two each, in nodes.",
        "",
        "| edition | players | turns | as a race | as `master` thinks |",
        "|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    for box, judge in JUDGES.items():
        warm(judge.game)
        for player in PLAYERS:
            turns: list[tuple[float, float]] = []
            for seed in range(options.games):
                print(f"\r{box}, {player}: {seed} of {options.games} games", end="", file=sys.stderr)
                turns += predicted_chances(box, player, seed)
            print("\r", end="", file=sys.stderr)
            losses = [mean(-log(max(given, LEAST)) for given in column) for column in zip(*turns, strict=True)]
            lines.append(f"| {box} | {player} | {len(turns)} | {losses[0]:.3f} | {losses[1]:.3f} |")
            print(lines[-1], flush=True)
    if options.write:
        put("lab/bots.md", "chances", lines)


if __name__ == "__main__":
    main()
