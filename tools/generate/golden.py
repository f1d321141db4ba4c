"""Let bots play whole games of every edition: the golden games in tests/records."""

from __future__ import annotations

import random

from tests.contract.boxes import Case, cases
from tests.records.golden import FOLDER

from wanderwall.bots import bot
from wanderwall.bots.protocol import Budget, History
from wanderwall.game.protocol import CHANCE
from wanderwall.match import record


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


def main() -> None:
    for number, case in enumerate(cases()):
        if (case.seats == 1 and case.game.name == "go") or number % 3:
            continue
        name = f"{case.edition}-{case.seats}-{number:03}"
        (FOLDER / f"{name}.txt").write_text(record.write(play_game(case, number)), encoding="utf-8")
        print(name)
