"""Measure the tables of docs/benchmark.md: versions, baselines, exact values, exploitability, and beliefs.

python -m tools research benchmark baselines --games 400 --write
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from tools.report import DOCS, Report, add_write, measured_on, put
from wanderwall.arena.processes import in_processes, one_by_one
from wanderwall.arena.run import Journal, run
from wanderwall.arena.standings import standings
from wanderwall.arena.tournament import Tournament
from wanderwall.bots import bot, warm
from wanderwall.bots.classic.goals import IndexedView
from wanderwall.bots.classic.learned.worlds import odds_of
from wanderwall.bots.classic.opponents.inference import goal_likelihoods
from wanderwall.bots.protocol import Budget
from wanderwall.envs.config import VERSIONS, versions
from wanderwall.games import edition, game
from wanderwall.games.sliding.state import Walk
from wanderwall.match.beliefs import OpponentModel, Situation, log_loss
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem
from wanderwall.solver.small_mazes import Hand, Policy, SmallMaze, Turn, play_alike

PAGE = "benchmark.md"
BOTS = ("random", "greedy", "level1", "level2", "level3", "level4", "level5", "master")
#: whom every bot meets
AGAINST = ("greedy", "level4")
CLASSIC = game("classic")
#: edition, cards of each, turns of each, and what finishes the game
EXACT = (
    ("maze-3", 1, 1, "last-find"),
    ("maze-3", 2, 1, "last-find"),
    ("maze-3", 1, 2, "last-find"),
    ("maze-3", 1, 2, "home"),
    ("maze-3", 2, 2, "last-find"),
    ("maze-5", 1, 1, "last-find"),
    ("maze-5", 2, 1, "last-find"),
)
#: players whose beliefs are exact, the probability of a random turn of theirs, and the most turns of a game
WATCHED, WHIM, LONGEST = ("random", "level2", "level3", "level4"), 0.2, 16
MAZE, BELIEFS = "maze-5", "lab/beliefs-maze-5.jsonl"
MEASURED = ("random", "greedy", "level1", "level2", "level3", "level4", "level5")


def opening(name: str, cards: int, turns: int, finish: str, seed: int) -> Any:
    """A dealt maze; its owners know all their cards, and the first seat moves first."""
    options = {"goals": cards, "turn_limit": turns, "finish": finish, "cards": "own", "first": 1, "peek": "at-once"}
    return after_chance(CLASSIC, CLASSIC.setup(edition(name), 2, options), Random(seed))


def list_versions(asked: argparse.Namespace) -> Report:
    """The settings and the hash of every version."""
    report = Report("version", "settings", "hash")
    for name, version in VERSIONS.items():
        settings = ", ".join(f"{key} {value}" for key, value in version.setting.items())
        report.add(f"`{name}`", settings, f"`{version.digest}`")
    return report


def measure_baselines(asked: argparse.Namespace) -> Report:
    """How often every bot wins against two of them, on the deals of every version."""
    columns = [cell for name in AGAINST for cell in (f"against {name}", "95 % interval")]
    report = Report(
        *("version", "bot", "games each", *columns, "ms a move"),
        about=measured_on(f"{asked.ms:g} ms a move", f"seed {asked.seed}"),
    )
    bots = (*BOTS, *(f"learned:{file}" for file in asked.policy))
    for name in versions():
        setting = dict(VERSIONS[name].setting)
        box = str(setting.pop("edition"))
        setting.pop("seats")
        warm(edition(box).game)
        for one in bots:
            cells, took = list[str](), 0.0
            for other in AGAINST:
                rate, ms = meet(box, one, other, setting, asked)
                cells, took = cells + rate, max(took, ms)
            report.add(f"`{name}`", "PPO" if ":" in one else one, asked.games, *cells, f"{took:.1f}")
    return report


def meet(
    box: str, one: str, other: str, options: dict[str, object], asked: argparse.Namespace
) -> tuple[list[str], float]:
    """The win rate of a bot with its interval, and the time of its moves."""
    if one == other:
        return ["–", "–"], 0.0
    plan = Tournament(
        box, (one, other), asked.games, seed=asked.seed, gauntlet=True, options=options, budget=Budget(asked.ms)
    )
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.begin(Path(folder) / "games", plan)
        try:
            run(journal, one_by_one if asked.alone else in_processes())
        except Problem as problem:
            return ["–", problem.code], 0.0
    found = next(row for row in standings(plan.bots, journal.results) if row.bot == one)
    return [f"{100 * found.win_rate:.1f} %", f"{100 * found.low:.1f}–{100 * found.high:.1f} %"], found.ms_per_move


def measure_equilibria(asked: argparse.Namespace) -> Report:
    """The values of small mazes, between two best responses."""
    report = Report(
        *("maze", "cards", "turns each", "finish", "seed", "value of the first mover", "between", "situations", "s"),
        about=measured_on(f"{asked.rounds} rounds of CFR+"),
    )
    for name, cards, turns, finish in EXACT:
        for seed in range(1, 1 + asked.mazes):
            began = time.monotonic()
            value = SmallMaze(opening(name, cards, turns, finish, seed)).solve(asked.rounds)
            report.add(
                *(f"`{name}`", cards, turns, finish, seed, f"{value.middle:.3f}"),
                *(f"{value.low:.4f} and {value.high:.4f}", value.nodes, f"{time.monotonic() - began:.0f}"),
            )
    return report


def policy_of(name: str, state: Any, nodes: int, known: Hand | None = None) -> Policy:
    """A bot as a policy: what it does with these cards after these turns, always with the same seed.

    `known` are the cards of the other seat; without them it has any with which the game goes on.
    """
    if name == "random":
        return play_alike(state)
    player = bot(name, "classic")

    def policy(past: tuple[Turn, ...], seat: int, hand: Hand) -> dict[Turn, float]:
        rest = [goal for goal in range(len(state.places)) if goal not in hand]
        now, seats = state, range(2)
        # cards of the other seat that it could not have found on the way: the bot does not see them
        for other in [known] if known else hands_of_other(state, past, seat, hand, rest):
            now = state.replace(stacks=tuple(hand if one == seat else other for one in seats))
            break
        recorder = HistoryRecorder(CLASSIC, seat, now)
        for push, square in past:
            for move in (push, Walk(square)):
                before, now = now, CLASSIC.apply(now, now.mover, move)
                recorder.record(before, before.mover, move, now)
        moves = []
        for _ in range(2):
            answer = player.choose(recorder.history(now), Budget(None, nodes), 1)
            move = CLASSIC.notation.read_move(now, seat, answer.move)
            before, now = now, CLASSIC.apply(now, seat, move)
            recorder.record(before, seat, move, now)
            moves.append(move)
        return {(moves[0], moves[1].to): 1.0}

    return policy


def hands_of_other(
    state: Any, past: tuple[Turn, ...], seat: int, hand: Hand, rest: list[int]
) -> Iterator[tuple[int, ...]]:
    """The hands of the other seat with which these turns leave the game undecided."""
    for other in permutations(rest, len(state.stacks[1 - seat])):
        now = state.replace(stacks=tuple(hand if one == seat else other for one in range(2)))
        for push, square in past:
            if not CLASSIC.to_act(now):
                break
            now = CLASSIC.apply(CLASSIC.apply(now, now.mover, push), now.mover, Walk(square))
        if CLASSIC.to_act(now):
            yield other


def measure_exploitability(asked: argparse.Namespace) -> Report:
    """What best responses win from the bots, in two small games."""
    games = (("maze-3", 1, 1, "last-find"), ("maze-3", 1, 2, "last-find"))[: 1 + asked.deep]
    titles = [f"{turns} turn{'s' * (turns > 1)} each" for _, _, turns, _ in games]
    report = Report("bot", *titles, about=measured_on("`maze-3`, one card", f"{asked.mazes} mazes each"))
    trees = [[SmallMaze(opening(*one, seed), whole=True) for seed in range(1, 1 + asked.mazes)] for one in games]
    for name in MEASURED:
        report.add(
            name,
            *(
                f"{fmean(maze.exploit(policy_of(name, maze.state, asked.nodes)) for maze in some):.3f}"
                for some in trees
            ),
        )
    return report


def watch(name: str, number: int, nodes: int) -> Iterator[Situation]:
    """The fruitless turns of one seat in one game, each with the exact probability of its cards.

    Every turn is random with probability WHIM, and otherwise the one of the bot with its only seed.
    """
    dice, whose = Random(f"{name}/{number}"), number % 2
    state = opening(MAZE, 1, 20, "home", number)
    start, hands = CLASSIC.notation.position_text(state), state.stacks
    whims, past, moves = play_alike(state), tuple[Turn, ...](), list[str]()
    cards = [goal for goal in range(len(state.places)) if goal not in hands[1 - whose]]
    odds = dict.fromkeys(cards, 1 / len(cards))
    now = state
    while CLASSIC.to_act(now) and not now.found[whose] and len(past) < LONGEST:
        seat = now.mover
        likely = whims(past, seat, hands[seat])
        follows = policy_of(name, state, nodes, hands[1 - seat])
        if name == "random" or dice.random() < WHIM:
            turn = dice.choices(list(likely), list(likely.values()))[0]
        else:
            (turn,) = follows(past, seat, hands[seat])
        if seat == whose:
            for card in cards:
                share = follows(past, seat, (card,)).get(turn, 0.0) if name != "random" and odds[card] else 0.0
                odds[card] *= likely[turn] if name == "random" else WHIM * likely[turn] + (1 - WHIM) * share
        for move in (turn[0], Walk(turn[1])):
            moves.append(CLASSIC.notation.move_text(now, move))
            now = CLASSIC.apply(now, seat, move)
        past = (*past, turn)
        if seat == whose and not now.found[whose]:
            odds = {card: 0.0 if now.places[card] == turn[1] else share for card, share in odds.items()}
            total = sum(odds.values())
            odds = {card: share / total for card, share in odds.items()}
            exact = {state.edition.goals[card]: round(share, 6) for card, share in odds.items()}
            card = state.edition.goals[hands[whose][0]]
            yield Situation(name, number, MAZE, start, tuple(moves), whose, card, exact)


def odds_of_model(model: str) -> OpponentModel:
    """The opponent model of a bot: of `level5`, of `master`, or none."""

    def odds(one: Situation) -> Mapping[str, float]:
        seen = one.history()
        numbers = IndexedView(seen.view)
        cards = [numbers.names[goal] for goal in numbers.unseen]
        if model == "level5":
            found = goal_likelihoods(seen, numbers)[one.seat]
            shares = [found[goal] for goal in numbers.unseen]
        elif model == "master":
            shares = [float(odds_of(seen, numbers)[one.seat, goal, 0]) for goal in numbers.unseen]
        else:
            shares = [1.0] * len(cards)
        return {card: share / sum(shares) for card, share in zip(cards, shares, strict=True)}

    return odds


def measure_beliefs(asked: argparse.Namespace) -> Report:
    """How well opponent models know the card of a player whose policy is known; the games are stored with `--write`."""
    report = Report(
        *("player", "games", "situations", "exact", "even odds", "`level5`", "`master`"),
        about=measured_on(f"`{MAZE}`, one card, a random turn with probability {WHIM}", f"{asked.nodes} nodes"),
    )
    every = list[Situation]()
    for name in WATCHED:
        found = [one for number in range(asked.games) for one in watch(name, number, asked.nodes)]
        models = [lambda one: one.exact, *map(odds_of_model, ("even", "level5", "master"))]
        report.add(name, asked.games, len(found), *(f"{log_loss(found, model):.3f}" for model in models))
        every += found
    if asked.write:
        lines = [json.dumps(one._asdict(), ensure_ascii=False) for one in every]
        (DOCS / BELIEFS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return report


TABLES: dict[str, Callable[[argparse.Namespace], Report]] = {
    "versions": list_versions,
    "baselines": measure_baselines,
    "equilibria": measure_equilibria,
    "exploitability": measure_exploitability,
    "beliefs": measure_beliefs,
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", choices=list(TABLES))
    parser.add_argument("--games", type=int, default=400, help="games of each pair of bots")
    parser.add_argument("--ms", type=float, default=50.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", nargs="*", default=[], help="files of policies trained with PPO")
    parser.add_argument("--alone", action="store_true", help="one game after the other")
    parser.add_argument("--mazes", type=int, default=3, help="dealt mazes of each small game")
    parser.add_argument("--rounds", type=int, default=200, help="rounds of CFR+")
    parser.add_argument("--nodes", type=int, default=300, help="nodes of a bot for each of its moves in a small maze")
    parser.add_argument("--deep", action="store_true", help="also two turns each, which takes minutes for every bot")
    add_write(parser, f"docs/{PAGE}")


def main(asked: argparse.Namespace) -> None:
    report = TABLES[asked.table](asked)
    if asked.write:
        put(PAGE, asked.table, report.lines)
