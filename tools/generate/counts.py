"""Count the moves from positions of random games, for tests/counts."""

from __future__ import annotations

from tests.contract.boxes import cases, random_game
from tests.counts.tables import FOLDER, counted

from wanderwall.game.protocol import CHANCE
from wanderwall.games import games

#: longer sequences are left to the soak tests
MOST = 6_000


def main() -> None:
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
        (FOLDER / f"{name}.txt").write_text("\n".join(rows) + "\n", encoding="utf-8")
        print(name, len(rows), "positions")
