"""Play random games of every edition for as long as you like, and check every contract at every move.

Part of `make soak`; results go into docs/lab/soak.md.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter

from tests.contract.cases import Case, cases, random_game, reshuffled
from tools.report import Report
from wanderwall.game.protocol import CHANCE
from wanderwall.match import record


def check_game(case: Case, seed: int) -> int:
    """Play one game and check everything on the way; return how many moves it took."""
    game, dice = case.game, random.Random(seed)
    played, opening = [], None
    for turn in random_game(case, seed):
        state = turn.state
        if state.step == "deal":
            continue
        opening = opening or state
        assert game.notation.read_position(game.notation.position_text(state)) == state
        if turn.move is None:
            break
        assert game.notation.read_move(state, turn.seat, game.notation.move_text(state, turn.move)) == turn.move
        viewer = dice.choice([None, *range(case.seats)])
        assert game.view(reshuffled(game.name, state, viewer, dice), viewer) == game.view(state, viewer)
        if turn.seat != CHANCE:
            another = dice.choice(game.legal(state, turn.seat))
            assert game.apply(state, turn.seat, another) != state
        played.append(record.PlayedMove(turn.seat, turn.move))
    assert game.outcome(state) is not None
    paper = record.Record(opening, tuple(played))
    assert record.final(record.read(record.write(paper))) == state
    return len(played)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))


def main(asked: argparse.Namespace) -> None:
    end, seed, every = time.monotonic() + asked.minutes * 60, asked.seed, cases()
    games: Counter[str] = Counter()
    moves: Counter[str] = Counter()
    print(f"seed {asked.seed}", flush=True)
    while time.monotonic() < end:
        case = every[seed % len(every)]
        try:
            moves[case.edition] += check_game(case, seed)
        except BaseException:
            print(f"\nbroke at seed {seed}: {case.id}", flush=True)
            raise
        games[case.edition] += 1
        seed += 1
        if sys.stdout.isatty():
            left = max(0, end - time.monotonic()) / 60
            print(f"\r{games.total()} games, {moves.total()} moves, {left:.1f} minutes left ", end="", flush=True)
    print()
    report = Report("edition", "games", "moves")
    for name in sorted(games):
        report.add(f"`{name}`", games[name], moves[name])
