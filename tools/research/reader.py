"""Fit how `master` reads the turns of others: `bots/classic/nets/classic-reader.npz`.

`play games.jsonl --games 40` lets many kinds of players play and stores their moves; with `--old CHECKOUT` level 5 of
version 0.1 is one of them. `fit games.jsonl --out reader.npz` then fits the weights: after each turn of a player
without a find, the card that the player really looked for should get the highest probability, given all turns since its
last find. Every fifth deal is held out for the table it prints: the average probability of the true card, and its loss
(the mean of -log). `--without` leaves the turns of some players out of the fit: those of `master` itself, which make it
read all others worse; or others, to see how well it reads players it never saw.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tools.report import Report
from tools.research.inference import Noisy
from tools.research.ladder import OLD, command
from wanderwall.bots import bot, warm
from wanderwall.bots.classic.goals import IndexedView
from wanderwall.bots.classic.opponents.inference import goal_likelihoods
from wanderwall.bots.classic.opponents.reader import WHIM, GoalReader, turn_features_of
from wanderwall.bots.classic.opponents.turn_features import SIGNS
from wanderwall.bots.protocol import Bot, Budget
from wanderwall.games import edition, game
from wanderwall.kernel.goal_places import MOST
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

Array = npt.NDArray[Any]

#: more finds than there are in a game
APART = 1000
#: units of the two layers, episodes a step, epochs, and the initial learning rate
UNITS, BATCH, ROUNDS, RATE = (64, 32), 400, 40, 0.004


class Steps:
    """Gradient descent with Adam; the learning rate decreases to zero."""

    def __init__(self, weights: Iterable[Array], many: int, rate: float) -> None:
        self.weights, self.many, self.rate, self.step = list(weights), many, rate, 0
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]

    def take(self, slopes: Iterable[Array]) -> None:
        """Take one step, which changes the weights."""
        self.step += 1
        rate = self.rate * 0.5 * (1.0 + np.cos(np.pi * self.step / self.many))
        for one, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            one -= rate * mean / (1 - 0.9**self.step) / (np.sqrt(square / (1 - 0.99**self.step)) + 1e-8)


class Turns(NamedTuple):
    """Turns without a find; the turns of one player since its last find are consecutive."""

    signs: Array  # [turn, goal, sign]
    #: [turn, goal]: whether this may be the goal, as far as the other seat knows
    open: Array
    true: Array
    #: the probability that level 5 gives the true card
    level5: Array
    kind: Array
    deal: Array
    #: the same number for all turns of a player since a find
    episode: Array

    def some(self, rows: Array) -> Turns:
        return Turns(*(column[rows] for column in self))


def join_turns(parts: Iterator[Turns]) -> Turns:
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
    """Sums over a turn and those after it, until the next find."""
    back = Turns(*(column[::-1] for column in turns))
    return since_find(back, values[::-1])[::-1]


def learn(reader: GoalReader, turns: Turns) -> tuple[Array, GoalReader]:
    """The probability of the true card after each turn, and the gradient of the loss by each weight."""
    signs = turns.signs[turns.open]
    first, second, each_score = reader.layers(signs)
    scores = np.full(turns.open.shape, -np.inf)
    scores[turns.open] = each_score
    share = np.exp(scores - scores.max(axis=1, keepdims=True))
    share /= share.sum(axis=1, keepdims=True)
    many = turns.open.sum(axis=1, keepdims=True)
    likely = (1.0 - WHIM) * share * many + WHIM
    log_odds = np.where(turns.open, since_find(turns, np.where(turns.open, np.log(likely), 0.0)), -np.inf)
    given = np.exp(log_odds - log_odds.max(axis=1, keepdims=True))
    given /= given.sum(axis=1, keepdims=True)
    each = np.arange(len(turns.true))
    true = given[each, turns.true]
    given[each, turns.true] -= 1.0
    slope = until_find(turns, given / len(each)) * (1.0 - WHIM) * many / likely * turns.open
    slope = (share * (slope - (slope * share).sum(axis=1, keepdims=True)))[turns.open]
    to_second = np.outer(slope, reader.out) * (second > 0)
    to_first = to_second @ reader.second.T * (first > 0)
    return true, GoalReader(
        signs.T @ to_first, to_first.sum(axis=0), first.T @ to_second, to_second.sum(axis=0), second.T @ slope
    )


def fit_reader(turns: Turns, seed: int) -> GoalReader:
    """The weights that give the true cards the highest probability."""
    dice = np.random.default_rng(seed)
    usual = turns.signs[turns.open]
    middle, spread = usual.mean(axis=0), usual.std(axis=0) + 1e-3
    turns = turns._replace(signs=(turns.signs - middle) / spread)
    many_signs = usual.shape[1]
    sizes = (many_signs, *UNITS)
    reader = GoalReader(
        *(dice.normal(size=sizes[:2]) * np.sqrt(2 / many_signs), np.zeros(sizes[1])),
        *(dice.normal(size=sizes[1:]) * np.sqrt(2 / sizes[1]), np.zeros(sizes[2])),
        dice.normal(size=sizes[2]) * 0.05,
    )
    episodes = np.unique(turns.episode, return_inverse=True)[1]
    many = int(episodes.max()) + 1
    steps = Steps(reader, ROUNDS * -(-many // BATCH), RATE)
    for _ in range(ROUNDS):
        order = dice.permutation(many)
        for start in range(0, many, BATCH):
            chosen = np.flatnonzero(np.isin(episodes, order[start : start + BATCH]))
            steps.take(learn(reader, turns.some(chosen))[1])
    first = reader.first / spread[:, None]
    return reader._replace(first=first, first_bias=reader.first_bias - middle @ first)


def print_fit(turns: Turns, reader: GoalReader) -> None:
    """Print the probability of the true cards, by the kind of player."""
    true = learn(reader, turns)[0]
    report = Report("player", "turns", "level5 gives the true card", "loss", "master", "loss")
    for kind in (*sorted(set(turns.kind)), ""):
        which = turns.kind == kind if kind else turns.true >= 0
        given = [one[which] for one in (turns.level5, true)]
        cells = [f"{figure:.3f}" for one in given for figure in (one.mean(), -np.log(one).mean())]
        report.add(kind or "all", which.sum(), *cells)


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
    print_fit(turns.some(test), reader)
    if asked.out:
        np.savez(asked.out, **{name: one.astype(np.float32) for name, one in reader._asdict().items()})


def arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_subparsers(required=True)
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


def main(asked: argparse.Namespace) -> None:
    asked.does(asked)
