"""Fit what `master` reads of others' turns: `bots/classic/nets/classic-reader.npz`.

`python -m tools.reading play games.jsonl --games 40` lets many kinds of players play and keeps their moves; with
`--old CHECKOUT` level 5 of version 0.1 is one of them. `python -m tools.reading fit games.jsonl --out reader.npz` then
fits the weights: the card a player really looked for is to get most after each of its turns without a find, by all its
turns since its last one. Every fifth deal is kept for the table it prints: what the true card gets on average, and its
loss (the mean of -log). `--without` leaves the turns of players out of the fit: those of `master` itself, which make
it read all others worse; or others, to see how well those are read whom it never saw.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from tools.soak_inference import Noisy
from tools.soak_ladder import OLD, command
from wanderwall.bots import bot, warm
from wanderwall.bots.classic.inference import inferred
from wanderwall.bots.classic.look import Array
from wanderwall.bots.classic.reading import WHIM, Reader, seen_signs
from wanderwall.bots.classic.signs import SIGNS
from wanderwall.bots.classic.wishes import Numbers
from wanderwall.bots.protocol import Bot, Budget
from wanderwall.games import edition, game
from wanderwall.kernel.things import MOST
from wanderwall.match.seen import Onlooker
from wanderwall.match.steps import settle

GAME = game("classic")
LIMIT = 200
#: who plays whom; most of those who are to be read well
MEETINGS = (
    *(("master", "level5", 6), ("master", "master", 2), ("level4", "master", 1), ("level3", "master", 1)),
    *(("noisy", "master", 1), ("dial:0.6", "master", 1), ("dial:0.9", "master", 1)),
)
WITH_OLD = (("master", OLD.lower, 9), ("level5", OLD.lower, 2))
#: more finds than there are in a game
APART = 1000
#: every so manieth deal is for the table
KEPT = 5
#: units of the two layers, episodes a step, how often all are seen, and how large the first steps are
UNITS, BATCH, ROUNDS, RATE = (64, 32), 400, 40, 0.004


class Played(NamedTuple):
    """A game: who sat where, the deal, and all moves on paper."""

    names: list[str]
    deal: int
    moves: list[str]


class Turns(NamedTuple):
    """Turns without a find, those of one player since its last find following each other."""

    signs: Array  # [turn, goal, sign]
    #: [turn, goal]: whether the other may think it is this one
    open: Array
    true: Array
    #: what level 5 gives the true card
    level5: Array
    kind: Array
    deal: Array
    #: the same number for all turns of a player since a find
    episode: Array

    def some(self, rows: Array) -> Turns:
        return Turns(*(column[rows] for column in self))


def player_of(name: str, old: Path | None) -> Bot:
    return Noisy() if name == "noisy" else bot(command(name, old), "classic")


def played(names: tuple[str, str], deal: int, ms: float, old: Path | None) -> Played:
    """One game."""
    dice, players = Random(deal), [player_of(name, old) for name in names]
    state: Any = settle(GAME, GAME.setup(edition("classic-1986"), 2, {"turn_limit": LIMIT}), dice)
    eyes, moves = [Onlooker(GAME, seat, state) for seat in range(2)], []
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        moves.append(players[seat].choose(eyes[seat].seen(state), Budget(ms), dice.getrandbits(63)).move)
        move = GAME.notation.read_move(state, seat, moves[-1])
        after = GAME.apply(state, seat, move)
        for one in eyes:
            one.saw(state, seat, move, after)
        state = after
    return Played(list(names), deal, moves)


def watched(one: Played) -> Turns:
    """The turns of a game that found nothing, as the other seat sees them."""
    state: Any = settle(GAME, GAME.setup(edition("classic-1986"), 2, {"turn_limit": LIMIT}), Random(one.deal))
    eyes = [Onlooker(GAME, seat, state) for seat in range(2)]
    rows: list[list[Any]] = [[], []]
    finds = [0, 0]
    for text in one.moves:
        seat: int = state.mover
        if state.step == "push":
            before, looked_for = eyes[1 - seat].seen(state).view, state.stacks[seat]
        move = GAME.notation.read_move(state, seat, text)
        after = GAME.apply(state, seat, move)
        for eye in eyes:
            eye.saw(state, seat, move, after)
        if state.step == "walk":
            seen = eyes[1 - seat].seen(after)
            if len(after.stacks[seat]) != len(looked_for):
                finds[seat] += 1
            elif looked_for and GAME.to_act(after):
                numbers = Numbers(seen.view)
                card, unseen = looked_for[0], [goal in numbers.unseen for goal in range(MOST)]
                signs, known = np.zeros((MOST, SIGNS)), seen_signs(before, seen.view, seat)[1]
                signs[: len(known)] = known
                given = inferred(seen, numbers)[seat][card]
                episode = APART // 2 * seat + finds[seat]
                rows[seat].append((signs, unseen, card, given, one.names[seat], one.deal, episode))
        state = after
    return Turns(*(np.array(column) for column in zip(*rows[0], *rows[1], strict=True)))


def joined(parts: Iterator[Turns]) -> Turns:
    apart = (turns._replace(episode=turns.episode + APART * n) for n, turns in enumerate(parts))
    return Turns(*(np.concatenate(columns) for columns in zip(*apart, strict=True)))


def since_find(turns: Turns, values: Array) -> Array:
    """Sums over the turns of a player since its last find."""
    sums: Array = np.cumsum(values, axis=0)
    new = np.r_[True, turns.episode[1:] != turns.episode[:-1]]
    first = np.maximum.accumulate(np.where(new, np.arange(len(new)), 0))
    sums -= sums[first] - values[first]
    return sums


def until_find(turns: Turns, values: Array) -> Array:
    """Sums over a turn and those after it."""
    back = Turns(*(column[::-1] for column in turns))
    return since_find(back, values[::-1])[::-1]


def layers(reader: Reader, signs: Array) -> tuple[Array, Array]:
    """What the two layers give."""
    first = np.maximum(signs @ reader.first + reader.first_bias, 0.0)
    return first, np.maximum(first @ reader.second + reader.second_bias, 0.0)


def learn(reader: Reader, turns: Turns) -> tuple[Array, Reader]:
    """What the true card gets after each turn, and the slope of the loss by each weight."""
    signs = turns.signs[turns.open]
    first, second = layers(reader, signs)
    scores = np.full(turns.open.shape, -np.inf)
    scores[turns.open] = second @ reader.out
    share = np.exp(scores - scores.max(axis=1, keepdims=True))
    share /= share.sum(axis=1, keepdims=True)
    many = turns.open.sum(axis=1, keepdims=True)
    likely = (1.0 - WHIM) * share * many + WHIM
    told = np.where(turns.open, since_find(turns, np.where(turns.open, np.log(likely), 0.0)), -np.inf)
    given = np.exp(told - told.max(axis=1, keepdims=True))
    given /= given.sum(axis=1, keepdims=True)
    each = np.arange(len(turns.true))
    true = given[each, turns.true]
    given[each, turns.true] -= 1.0
    slope = until_find(turns, given / len(each)) * (1.0 - WHIM) * many / likely * turns.open
    slope = (share * (slope - (slope * share).sum(axis=1, keepdims=True)))[turns.open]
    to_second = np.outer(slope, reader.out) * (second > 0)
    to_first = to_second @ reader.second.T * (first > 0)
    return true, Reader(
        signs.T @ to_first, to_first.sum(axis=0), first.T @ to_second, to_second.sum(axis=0), second.T @ slope
    )


def fitted(turns: Turns, seed: int) -> Reader:
    """The weights that give the true cards most."""
    dice = np.random.default_rng(seed)
    usual = turns.signs[turns.open]
    middle, spread = usual.mean(axis=0), usual.std(axis=0) + 1e-3
    turns = turns._replace(signs=(turns.signs - middle) / spread)
    sizes = (SIGNS, *UNITS)
    reader = Reader(
        *(dice.normal(size=sizes[:2]) * np.sqrt(2 / SIGNS), np.zeros(sizes[1])),
        *(dice.normal(size=sizes[1:]) * np.sqrt(2 / sizes[1]), np.zeros(sizes[2])),
        dice.normal(size=sizes[2]) * 0.05,
    )
    means, squares = [np.zeros_like(one) for one in reader], [np.zeros_like(one) for one in reader]
    episodes = np.unique(turns.episode, return_inverse=True)[1]
    many = int(episodes.max()) + 1
    steps, step = ROUNDS * -(-many // BATCH), 0
    for _ in range(ROUNDS):
        order = dice.permutation(many)
        for start in range(0, many, BATCH):
            chosen = np.flatnonzero(np.isin(episodes, order[start : start + BATCH]))
            step += 1
            rate = RATE * 0.5 * (1.0 + np.cos(np.pi * step / steps))
            for k, slope in enumerate(learn(reader, turns.some(chosen))[1]):  # Adam
                means[k] += 0.1 * (slope - means[k])
                squares[k] += 0.01 * (slope**2 - squares[k])
                towards = means[k] / (1 - 0.9**step) / (np.sqrt(squares[k] / (1 - 0.99**step)) + 1e-8)
                reader[k][...] -= rate * towards
    first = reader.first / spread[:, None]
    return reader._replace(first=first, first_bias=reader.first_bias - middle @ first)


def table(turns: Turns, reader: Reader) -> Iterator[str]:
    """What the true cards get, by the kind of player."""
    true = learn(reader, turns)[0]
    yield "| player | turns | level5 gives the true card | loss | master | loss |\n|---|---|---|---|---|---|"
    for kind in (*sorted(set(turns.kind)), ""):
        which = turns.kind == kind if kind else turns.true >= 0
        cells = [f"{one[which].mean():.3f} | {-np.log(one[which]).mean():.3f}" for one in (turns.level5, true)]
        yield f"| {kind or 'all'} | {which.sum()} | {' | '.join(cells)} |"


def plays(asked: argparse.Namespace) -> None:
    """Play games and keep them."""
    meetings = MEETINGS + WITH_OLD * (asked.old is not None)
    games = [
        (pair, 1000 * n + deal) for n, (*pair, parts) in enumerate(meetings) for deal in range(asked.games * parts)
    ]
    sides = [((a, b) if deal % 2 else (b, a), deal) for (a, b), deal in games]
    pairs, deals = zip(*sides, strict=True)
    warm("classic")
    with ProcessPoolExecutor() as crew, asked.file.open("w", encoding="utf-8") as kept:
        for one in crew.map(played, pairs, deals, repeat(asked.ms), repeat(asked.old)):
            print(json.dumps(one._asdict()), file=kept, flush=True)


def fits(asked: argparse.Namespace) -> None:
    """Fit the weights, and say how good they are."""
    games = [Played(**json.loads(line)) for line in asked.file.read_text(encoding="utf-8").splitlines()]
    warm("classic")
    with ProcessPoolExecutor() as crew:
        turns = joined(crew.map(watched, games, chunksize=4))
    test, unknown = turns.deal % KEPT == 0, np.isin(turns.kind, asked.without.split(","))
    reader = fitted(turns.some(~test & ~unknown), asked.seed)
    print("\n".join(table(turns.some(test), reader)), flush=True)
    if asked.out:
        np.savez(asked.out, **{name: one.astype(np.float32) for name, one in reader._asdict().items()})


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    which = words.add_subparsers(required=True)
    play = which.add_parser("play")
    play.set_defaults(does=plays)
    play.add_argument("file", type=Path)
    play.add_argument("--games", type=int, default=40)
    play.add_argument("--ms", type=float, default=50.0)
    play.add_argument("--old", type=Path, help="a checkout of version 0.1")
    fit = which.add_parser("fit")
    fit.set_defaults(does=fits)
    fit.add_argument("file", type=Path)
    fit.add_argument("--out", type=Path)
    fit.add_argument("--without", default="master,dial:0.9", help="players whose turns are left out of the fit")
    fit.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    asked.does(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
