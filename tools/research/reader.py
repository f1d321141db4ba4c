"""Fit how `master` reads the turns of others: `bots/classic/nets/classic-reader.npz`.

`python -m tools.research.reader play games.jsonl --games 40` lets many kinds of players play and stores their moves;
with `--old CHECKOUT` level 5 of version 0.1 is one of them.
`python -m tools.research.reader fit games.jsonl --out reader.npz` then fits the weights: after each turn of a player
without a find, the card that the player really looked for should get the highest probability, given all turns since its
last find. Every fifth deal is held out for the table it prints: the average probability of the true card, and its loss
(the mean of -log). `--without` leaves the turns of some players out of the fit: those of `master` itself, which make it
read all others worse; or others, to see how well it reads players it never saw.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from tools.research.fitting import APART, Turns, fit_reader, join_turns, table
from tools.research.inference import Noisy
from tools.research.ladder import OLD, command

from wanderwall.bots import bot, warm
from wanderwall.bots.classic.goals import IndexedView
from wanderwall.bots.classic.opponents.inference import goal_likelihoods
from wanderwall.bots.classic.opponents.reader import turn_features_of
from wanderwall.bots.classic.opponents.turn_features import SIGNS
from wanderwall.bots.protocol import Bot, Budget
from wanderwall.games import edition, game
from wanderwall.kernel.goal_places import MOST
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

GAME = game("classic")
LIMIT = 200
#: who plays whom; most games are of players that must be read well
MEETINGS = (
    *(("master", "level5", 6), ("master", "master", 2), ("level4", "master", 1), ("level3", "master", 1)),
    *(("noisy", "master", 1), ("dial:0.6", "master", 1), ("dial:0.9", "master", 1)),
)
WITH_OLD = (("master", OLD.lower, 9), ("level5", OLD.lower, 2))
#: every n-th deal is held out for the table
KEPT = 5


class Played(NamedTuple):
    """A game: the bot of each seat, the deal, and all moves as text."""

    names: list[str]
    deal: int
    moves: list[str]


def player_of(name: str, old: Path | None) -> Bot:
    return Noisy() if name == "noisy" else bot(command(name, old), "classic")


def play_game(names: tuple[str, str], deal: int, ms: float, old: Path | None) -> Played:
    """Play one game."""
    dice, players = Random(deal), [player_of(name, old) for name in names]
    state: Any = after_chance(GAME, GAME.setup(edition("classic-1986"), 2, {"turn_limit": LIMIT}), dice)
    onlookers, moves = [HistoryRecorder(GAME, seat, state) for seat in range(2)], []
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        moves.append(players[seat].choose(onlookers[seat].history(state), Budget(ms), dice.getrandbits(63)).move)
        move = GAME.notation.read_move(state, seat, moves[-1])
        after = GAME.apply(state, seat, move)
        for one in onlookers:
            one.record(state, seat, move, after)
        state = after
    return Played(list(names), deal, moves)


def turns_seen(one: Played) -> Turns:
    """The turns of a game that found nothing, as the other seat sees them."""
    state: Any = after_chance(GAME, GAME.setup(edition("classic-1986"), 2, {"turn_limit": LIMIT}), Random(one.deal))
    onlookers = [HistoryRecorder(GAME, seat, state) for seat in range(2)]
    rows: list[list[Any]] = [[], []]
    finds = [0, 0]
    for text in one.moves:
        seat: int = state.mover
        if state.step == "push":
            before, looked_for = onlookers[1 - seat].history(state).view, state.stacks[seat]
        move = GAME.notation.read_move(state, seat, text)
        after = GAME.apply(state, seat, move)
        for onlooker in onlookers:
            onlooker.record(state, seat, move, after)
        if state.step == "walk":
            seen = onlookers[1 - seat].history(after)
            if len(after.stacks[seat]) != len(looked_for):
                finds[seat] += 1
            elif looked_for and GAME.to_act(after):
                numbers = IndexedView(seen.view)
                card, unseen = looked_for[0], [goal in numbers.unseen for goal in range(MOST)]
                signs, known = np.zeros((MOST, SIGNS)), turn_features_of(before, seen.view, seat)[1]
                signs[: len(known)] = known
                given = goal_likelihoods(seen, numbers)[seat][card]
                episode = APART // 2 * seat + finds[seat]
                rows[seat].append((signs, unseen, card, given, one.names[seat], one.deal, episode))
        state = after
    return Turns(*(np.array(column) for column in zip(*rows[0], *rows[1], strict=True)))


def play_games(asked: argparse.Namespace) -> None:
    """Play games and store them."""
    meetings = MEETINGS + WITH_OLD * (asked.old is not None)
    games = [
        (pair, 1000 * n + deal) for n, (*pair, parts) in enumerate(meetings) for deal in range(asked.games * parts)
    ]
    sides = [((a, b) if deal % 2 else (b, a), deal) for (a, b), deal in games]
    pairs, deals = zip(*sides, strict=True)
    warm("classic")
    with ProcessPoolExecutor() as crew, asked.file.open("w", encoding="utf-8") as kept:
        for one in crew.map(play_game, pairs, deals, repeat(asked.ms), repeat(asked.old)):
            print(json.dumps(one._asdict()), file=kept, flush=True)


def fit_weights(asked: argparse.Namespace) -> None:
    """Fit the weights, and print how good they are."""
    games = [Played(**json.loads(line)) for line in asked.file.read_text(encoding="utf-8").splitlines()]
    warm("classic")
    with ProcessPoolExecutor() as crew:
        turns = join_turns(crew.map(turns_seen, games, chunksize=4))
    test, unknown = turns.deal % KEPT == 0, np.isin(turns.kind, asked.without.split(","))
    reader = fit_reader(turns.some(~test & ~unknown), asked.seed)
    print("\n".join(table(turns.some(test), reader)), flush=True)
    if asked.out:
        np.savez(asked.out, **{name: one.astype(np.float32) for name, one in reader._asdict().items()})


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    which = words.add_subparsers(required=True)
    play = which.add_parser("play")
    play.set_defaults(does=play_games)
    play.add_argument("file", type=Path)
    play.add_argument("--games", type=int, default=40)
    play.add_argument("--ms", type=float, default=50.0)
    play.add_argument("--old", type=Path, help="a checkout of version 0.1")
    fit = which.add_parser("fit")
    fit.set_defaults(does=fit_weights)
    fit.add_argument("file", type=Path)
    fit.add_argument("--out", type=Path)
    fit.add_argument("--without", default="master,dial:0.9", help="players whose turns are left out of the fit")
    fit.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    asked.does(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
