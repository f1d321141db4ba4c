"""Write what the tests replay: golden games, move counts, or a solution of every roll.

games: whole games of every edition between bots, in tests/records. counts: how many sequences of moves there are from
positions of random games, in tests/counts. rolls: a layout without the joker for each of the 1,296 rolls of Labyrinth
Go!, in tests/games/go. A change in one of them is a change of the rules and wants a reason.
"""

from __future__ import annotations

import argparse
import random
import sys
from itertools import product

from tests.contract.cases import Case, cases, random_game
from tests.counts.tables import FOLDER as COUNTS
from tests.counts.tables import counted
from tests.records.test_golden import FOLDER as RECORDS
from tools.report import ROOT
from wanderwall.bots import bot
from wanderwall.bots.protocol import Budget, History
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition, games
from wanderwall.games.go.notation import layout_text
from wanderwall.match import record
from wanderwall.solver.go_search import solve

ROLLS = ROOT / "tests" / "games" / "go" / "solutions.txt"
#: longer sequences of moves are left to the soak tests
MOST = 6_000


def write_games() -> int:
    """Let bots play whole games of every edition."""
    for number, case in enumerate(cases()):
        if (case.seats == 1 and case.game.name == "go") or number % 3:
            continue
        name = f"{case.edition}-{case.seats}-{number:03}"
        (RECORDS / f"{name}.txt").write_text(record.write(play_game(case, number)), encoding="utf-8")
        print(name)
    return 0


def play_game(case: Case, seed: int) -> record.Record:
    """Play a game between greedy bots."""
    game, dice = case.game, random.Random(seed)
    state = case.table()
    while CHANCE in game.to_act(state) and state.step == "deal":
        state = game.apply(state, CHANCE, game.chance(state, dice))
    opening, moves = state, []
    player = bot("greedy", game.name)
    while acting := game.to_act(state):
        if CHANCE in acting:
            seat, move, seconds = CHANCE, game.chance(state, dice), None
        else:
            seat = dice.choice(sorted(acting))
            seen = History.now(game.view(state, seat), game.choices(state, seat))
            text, seconds = player.choose(seen, Budget(), dice.getrandbits(32))
            move = game.notation.read_move(state, seat, text)
        moves.append(record.PlayedMove(seat, move, seconds or None))
        state = game.apply(state, seat, move)
    return record.Record(opening, tuple(moves), {"Event": "golden game", "Seed": str(seed)})


def write_counts() -> int:
    """Count the moves from positions of random games."""
    for name, game in games().items():
        rows = []
        for case in (case for case in cases() if case.game is game and case.seats != 3):
            for turn in list(random_game(case, seed=11, most=30))[3:30:9]:
                if not game.to_act(turn.state) or CHANCE in game.to_act(turn.state):
                    continue
                counts: list[int] = []
                while len(counts) < 3 and (not counts or counts[-1] * counts[0] < MOST):
                    counts.append(counted(game, turn.state, len(counts) + 1))
                rows.append(f"{' '.join(map(str, counts))} | {game.notation.position_text(turn.state)}")
        (COUNTS / f"{name}.txt").write_text("\n".join(rows) + "\n", encoding="utf-8")
        print(name, len(rows), "positions")
    return 0


def write_rolls() -> int:
    """Find a layout for each roll; return 1 if there is one without."""
    go = edition("go")
    rolls = list(product(*go.dice))
    lines, unsolved = [], 0
    for n, roll in enumerate(rolls, 1):
        layout = solve(go, roll)
        if layout is None:
            unsolved += 1
            print(f"\nno layout for {','.join(roll)}", file=sys.stderr)
        else:
            lines.append(f"{','.join(roll)} {layout_text(go, layout).replace(',', ' ')}\n")
        if n % 36 == 0:
            print(f"\r{n} of {len(rolls)} rolls", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    ROLLS.write_text("".join(lines), encoding="utf-8")
    return 1 if unsolved else 0


WRITERS = {"games": write_games, "counts": write_counts, "rolls": write_rolls}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=WRITERS, help="what to write")


def main(asked: argparse.Namespace) -> int:
    return WRITERS[asked.what]()
