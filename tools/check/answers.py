"""Check that bots and daily puzzles still give the recorded answers: they may move, but not change.

Prints the first difference of each kind. A change of an answer needs a reason, so `--write` is for changes that are
meant. Bots answer on positions of the golden games (tests/records), with a fixed number of nodes and a seed that
follows from the position, so their answers are the same on every machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import islice, zip_longest
from pathlib import Path

import wanderwall
from tests.records.test_golden import files
from tools.report import ROOT, add_write
from wanderwall.match import record
from wanderwall.puzzles import day

TESTS = ROOT / "tests"
BOTS, DAYS = TESTS / "bots" / "answers.txt", TESTS / "puzzles" / "days.txt"
NODES = 2_000
#: as many of each golden game give 500 positions in all
POSITIONS_A_GAME = 44
DAYS_KEPT = 400


def bot_answers(every: int = 1) -> Iterator[str]:
    """One line per position, or per `every`-th: the game, the number of moves before it, and what each bot answers."""
    for name, game, number in islice(positions(), 0, None, every):
        yield f"{name} {number} {' '.join(answers_at(game, number))}"


def positions() -> Iterator[tuple[str, record.Record, int]]:
    """Positions of the golden games with several seats: the game's name, its record, and the moves before it."""
    for file in files():
        game = record.read(file.read_text(encoding="utf-8"))
        choices = [number for number, played in enumerate(game.moves) if played.seat >= 0]
        if len(wanderwall.Match.of(game).colours) > 1:
            # an odd step takes pushes and walks in turn
            for number in choices[:: max(1, len(choices) // POSITIONS_A_GAME) | 1][:POSITIONS_A_GAME]:
                yield file.stem, game, number


def answers_at(game: record.Record, number: int) -> Iterator[str]:
    """What every bot answers after the first `number` moves; none remembers an earlier position."""
    before = record.Record(game.opening, game.moves[:number], {"Seed": "answers"})
    for name in wanderwall.list_bots(game.opening.edition.game):
        match = wanderwall.Match.of(before)
        answer = match.ask(name, seat=game.moves[number].seat, nodes=NODES)
        yield f"{name}={answer.replace(' ', '_')}"


def daily_puzzles(every: int = 1) -> Iterator[str]:
    """One line per day, or per `every`-th: the date, its maze and its roll."""
    for number in range(0, DAYS_KEPT, every):
        date = day.FIRST + timedelta(days=number)
        yield f"{date} {day.sliding_maze(date)} {day.go_roll(date)}"


def differs(file: Path, answers: Callable[[int], Iterator[str]], every: int) -> bool:
    """Compare every line, or every `every`-th, and print the first that differs."""
    kept = file.read_text(encoding="utf-8").splitlines()[::every]
    for number, (was, now) in enumerate(zip_longest(kept, answers(every)), 1):
        if was != now:
            print(f"{file.name}, line {(number - 1) * every + 1}\n  recorded {was}\n  now      {now}", file=sys.stderr)
            return True
        if number % 50 == 0:
            print(f"{file.name}: {number} of {len(kept)} lines are the same", flush=True)
    return False


def arguments(parser: argparse.ArgumentParser) -> None:
    add_write(parser, "tests/bots/answers.txt and tests/puzzles/days.txt")
    parser.add_argument("--every", type=int, default=1, help="compare only every N-th line, which is faster")


def main(asked: argparse.Namespace) -> int:
    kinds = {BOTS: bot_answers, DAYS: daily_puzzles}
    if asked.write:
        for file, answers in kinds.items():
            file.write_text("".join(f"{line}\n" for line in answers(1)), encoding="utf-8")
        return 0
    return max([differs(file, answers, asked.every) for file, answers in kinds.items()])
