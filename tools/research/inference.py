"""Measure how well level5 and master guess the goals of others, and how often players skip a goal.

Part of `make soak`. After every turn of a player without a find: the probability that the other seat gives the card the
player really looks for, averaged over turns. First as level5 infers it, then as master reads it, with its loss (the
mean of -log). Next to it are even odds, and how often the true card got less than one hundredth. Last, the share of
turns in which a push reached the goal and the player did not take it.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import log
from statistics import fmean
from typing import Any, NamedTuple

from tools.report import Report, measured_on
from wanderwall.bots import bot
from wanderwall.bots.classic.goals import IndexedView, even_weights, turns_since_find
from wanderwall.bots.classic.learned.worlds import odds_of
from wanderwall.bots.classic.opponents.inference import goal_likelihoods
from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget
from wanderwall.games import edition, game
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

GAME = game("classic")
#: players that look for their goal, and their required average; the last one plays randomly
SEEKERS = ("level1", "level2", "level3", "level4", "level5", "master", "greedy", "noisy")
WANTED = 0.36
#: turns of a game that are observed: the race for the first cards reveals most, and random players never end
TURNS = 60


class Noisy:
    """A player of level 4 that makes a random move with probability 1/5."""

    def __init__(self) -> None:
        self.usual, self.anyhow = bot("level4", "classic"), bot("random", "classic")

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        player = self.anyhow if random.Random(seed).random() < 0.2 else self.usual
        return player.choose(seen, budget, seed)


class Guess(NamedTuple):
    """The probabilities of the true card by level5 and by master, and its even share."""

    given: float
    read: float
    even: float


class Watched(NamedTuple):
    """Observations of a player in one game."""

    guesses: list[Guess]
    #: turns in which a push reached the goal, and those of them in which it was not taken
    chances: int
    left: int


def player_of(name: str) -> Bot:
    return Noisy() if name == "noisy" else bot(name, "classic")


def watch_game(name: str, seed: int, budget: Budget) -> Watched:
    """Play one game of a player against level 4, seen from the other seat."""
    dice, whose = random.Random(seed), seed % 2
    state: Any = after_chance(GAME, GAME.setup(edition("classic-1986"), 2, {}), dice)
    players = {whose: player_of(name), 1 - whose: bot("level4", "classic")}
    onlookers = [HistoryRecorder(GAME, seat, state) for seat in range(2)]
    guesses: list[Guess] = []
    chances = left = 0
    for number in range(4 * TURNS):
        acting = GAME.to_act(state)
        if not acting:
            break
        (seat,) = acting
        seen = onlookers[seat].history(state)
        if seat != whose and state.step == "push":
            guesses += guess_goal(seen, whose, state)
        if seat == whose and state.step == "push":
            could, found = in_reach(state), len(state.found[whose])
        move = GAME.notation.read_move(state, seat, players[seat].choose(seen, budget, 1000 * seed + number).move)
        after = GAME.apply(state, seat, move)
        for one in onlookers:
            one.record(state, seat, move, after)
        if seat == whose and state.step == "walk" and could:
            chances += 1
            left += len(after.found[whose]) == found and not after.finished
        state = after
    return Watched(guesses, chances, left)


def guess_goal(seen: AnySeen, whose: int, state: Any) -> Iterator[Guess]:
    """The probabilities that the viewer gives the card of a player whose last turn found nothing."""
    if state.stacks[whose] and turns_since_find(seen, whose):
        numbers, card = IndexedView(seen.view), state.stacks[whose][0]
        odds = odds_of(seen, numbers)[whose, :, 0]
        shares = odds / odds[list(numbers.unseen)].sum()
        yield Guess(
            goal_likelihoods(seen, numbers)[whose][card], float(shares[card]), even_weights(numbers)[whose][card]
        )


def in_reach(state: Any) -> bool:
    """Whether the mover has a push that reaches its goal."""
    seat = state.mover
    for push in GAME.legal(state, seat):
        pushed = GAME.apply(state, seat, push)
        goal = pushed.places[state.stacks[seat][0]] if state.stacks[seat] else state.home(seat)
        if any(walk.to == goal for walk in GAME.legal(pushed, seat)):
            return True
    return False


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=1500)


def main(asked: argparse.Namespace) -> int:
    report = Report(
        *("player", "turns", "level5", "loss", "master", "loss", "even odds", "under 0.01, both", "goals left"),
        about=measured_on(f"{asked.games} games each", f"{asked.nodes} nodes", f"seed {asked.seed}"),
    )
    averages = {}
    for name in (*SEEKERS, "random"):
        games = [watch_game(name, asked.seed + n, Budget(nodes=asked.nodes)) for n in range(asked.games)]
        guesses = [guess for one in games for guess in one.guesses]
        chances, left = sum(one.chances for one in games), sum(one.left for one in games)
        averages[name] = fmean(guess.given for guess in guesses)
        cells = [name, f"{len(guesses)}"]
        for given in ([guess.given for guess in guesses], [guess.read for guess in guesses]):
            cells += [f"{fmean(given):.3f}", f"{-fmean(map(log, given)):.3f}"]
        low = [fmean(one < 0.01 for one in given) for given in zip(*((g.given, g.read) for g in guesses), strict=True)]
        cells += [
            f"{fmean(guess.even for guess in guesses):.3f}",
            f"{low[0]:.3f}, {low[1]:.3f}",
            f"{left} of {chances}",
        ]
        report.add(*cells)
    average = fmean(averages[name] for name in SEEKERS)
    print(f"\non average over those who seek: {average:.3f}, wanted {WANTED}")
    return 0 if average >= WANTED else 1
