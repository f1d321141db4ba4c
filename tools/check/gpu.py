"""Check on a machine with a GPU that GPU and CPU agree bit for bit.

Prints one JSON object: what was compared, and positions and games a second with all data already on the GPU.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tests.kernel.tables import Kind, kinds, random_maze
from wanderwall.envs import Batch
from wanderwall.kernel import cpu, gpu
from wanderwall.kernel.arrays import Array, Positions
from wanderwall.kernel.convert import from_mazes
from wanderwall.kernel.deal import deals
from wanderwall.kernel.towers.arrays import TowersPositions


def same(one: Any, other: Any) -> None:
    """Check that two records of arrays, or two sets of positions, are equal bit for bit."""
    if isinstance(one, Positions):
        assert one.setup == other.setup
        same(one.arrays, other.arrays)
        if isinstance(one, TowersPositions):
            same(one.magic, other.magic)
        return
    for name, array in one._asdict().items():
        assert (array == getattr(other, name)).all(), name


def check_reach(positions: int) -> int:
    """Compare random mazes of every side length."""
    for side in (3, 5, 7):
        dice = random.Random(side)
        mazes = [random_maze(side, dice) for _ in range(positions)]
        arrows = [None, *(arrow.name for arrow in mazes[0].grid.arrows)]
        many = from_mazes(mazes, [dice.randrange(side * side) for _ in mazes], [dice.choice(arrows) for _ in mazes])
        assert (cpu.reach_all(many) == gpu.reach_all(many)).all()
    return 3 * positions


def random_moves(positions: Positions, dice: np.random.Generator) -> Array:
    """A turn for each game; many are legal, some are not."""
    count = len(positions)
    reached = cpu.reach_all(positions)
    push = dice.integers(0, len(reached), count)
    squares = reached[push, np.arange(count)]
    highest = np.where(squares > 0, np.log2(np.maximum(squares, 1).astype(np.float64)).astype(np.int64), 0)
    moves = np.stack([push // 4, push % 4, highest])
    if not isinstance(positions, TowersPositions):
        return moves
    nothing = np.zeros(count, np.int64)  # only squares that cost nothing, or one joker, are legal
    return np.stack([*moves, nothing, nothing, dice.integers(0, 2, count), nothing - 1])


def check_kind(kind: Kind, games: int) -> int:
    """Compare deals, turns, playouts and whole games."""
    seeds = np.arange(games, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    positions = deals(kind.table(), seeds)
    same(positions, gpu.download(gpu.deals(kind.table(), seeds)))
    moves = random_moves(positions, np.random.default_rng(1))
    (one, legal), (other, allowed) = cpu.step(positions, moves), gpu.step(positions, moves)
    same(one, other)
    assert (legal == allowed).all()
    assert legal.any()
    assert (cpu.reach_all(one) == gpu.reach_all(one)).all()
    if isinstance(one, TowersPositions):
        places = np.full(games, one.rules.rune)
        pairs = zip(cpu.walks_all(one, places), gpu.walks_all(one, places), strict=True)
        assert all((here == there).all() for here, there in pairs)
    for policy in ("greedy", "random"):
        same(cpu.playouts(one, policy, 5), gpu.playouts(one, policy, 5))
        same(cpu.games(one, policy, limit=60), gpu.games(one, policy, limit=60))
    return games


#: batches that are compared
BATCHES: tuple[dict[str, Any], ...] = (
    {"goals": 1, "hints": True, "dtype": "f32"},
    {"seats": 4, "goals": 2, "turn_limit": 3, "dtype": "bf16"},
    {"goals": 1, "turn_limit": 4, "opponent": "greedy", "autoreset": "same_step"},
)


def check_batch(given: dict[str, Any], games: int, steps: int) -> int:
    """Compare environments on both devices: the results of a step, and the random actions. Returns how many games have
    ended.
    """
    # a simulated GPU takes 20 s for the deals of a pool of the default size
    here, there = (Batch(games, pool=2 * games, device=device, **given).reset(5) for device in ("cpu", "cuda"))
    ended = 0
    for _ in range(steps):
        results = [(one.observation, one.mask, one.fractions, one.rewards, one.done, one.seat) for one in (here, there)]
        for one, other in zip(*results, strict=True):
            assert (one == gpu.fetch_array(other)).all()
        if here.final is not None:
            assert (here.final == gpu.fetch_array(there.final)).all()
        actions = here.random_actions().copy()
        assert (actions == gpu.fetch_array(there.random_actions())).all()
        actions[0] = 1 << 20 if here.steps == 1 else actions[0]
        here.step(actions)
        there.step(actions.astype(np.int64) if here.steps % 2 else gpu.upload_array(actions))
        ended += int(here.done.sum())
    assert ended
    return ended


def best(work: Callable[[], object], rounds: int = 5) -> float:
    """Seconds of the fastest round; the first one, which compiles, does not count."""
    work()
    gpu.wait_until_idle()
    fastest = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        gpu.wait_until_idle()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest


def speed(positions: int, games: int) -> dict[str, float]:
    """Measure games of two players with all data on the GPU."""
    speeds = {}
    for edition, name in (("classic-1986", "classic"), ("towers-3d", "towers")):
        table = Kind(edition, 2, {}).table()
        half = gpu.playouts(gpu.deals(table, np.arange(positions)), "random", 20)
        out = gpu.reach_all(half) if name == "classic" else None
        speeds[f"{name} reach"] = positions / best(lambda half=half, out=out: gpu.reach_all(half, out))  # type: ignore[misc]
        del out, half
        seeds = gpu.upload_array(np.arange(games, dtype=np.uint64))
        speeds[f"{name} deals"] = games / best(lambda table=table, seeds=seeds: gpu.deals(table, seeds))  # type: ignore[misc]
        many = gpu.deals(table, seeds)
        for policy in ("greedy", "random"):
            spent = best(lambda many=many, policy=policy: gpu.games(many, policy))  # type: ignore[misc]
            turns = int(gpu.fetch_array(gpu.games(many, policy).turns).sum(dtype=np.int64))
            speeds |= {f"{name} {policy} games": games / spent, f"{name} {policy} turns": turns / spent}
    return speeds


def steps_a_second(games: int, steps: int, **given: Any) -> float:
    """Steps a second of a batch with random actions, observation and mask."""
    batch = Batch(games, device="cuda", pool=65_536, **given).reset(1)

    def work() -> None:
        for _ in range(steps):
            batch.step(batch.random_actions())

    return games * steps / best(work)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--positions", type=int, default=8_000_000, help="positions to measure")
    parser.add_argument("--games", type=int, default=16_000_000, help="games to measure")
    parser.add_argument("--compare", type=int, default=20_000, help="games to compare for each kind of table")
    parser.add_argument("--small", action="store_true", help="only compare, and only a little: for the simulator")


def main(asked: argparse.Namespace) -> None:
    tables = kinds({}, {"goals": 1, "finish_round": True})
    tables += [Kind("towers-3d", seats, options) for seats in (2, 3, 4) for options in ({}, {"jokers": True})]
    if asked.small:
        tables = [*tables[:-6:11], tables[-6]]
    compared = {
        "positions": check_reach(4 if asked.small else asked.compare // 10),
        "games": sum(check_kind(kind, 3 if asked.small else asked.compare) for kind in tables),
    }
    compared["ends of games in batches"] = sum(
        check_batch(given, *((5, 8) if asked.small else (asked.compare, 60))) for given in BATCHES
    )
    measured = {} if asked.small else speed(asked.positions, asked.games)
    for games in () if asked.small else (65_536, 262_144, 1_048_576):
        for name, given in (("steps", {}), ("steps against greedy", {"opponent": "greedy"})):
            measured[f"{name}, {games} games"] = steps_a_second(games, 200, **given)
    print(json.dumps({"same": compared, "per_second": measured}))
