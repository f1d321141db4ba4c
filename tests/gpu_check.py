"""`python -m tests.gpu_check` on a machine with a graphics card: the card and the processor agree bit for bit.

Prints one JSON object: what was compared, and positions and games a second with everything on the card already.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tests.kernel.tables import Kind, kinds, random_maze
from wanderwall.kernel import cpu, gpu
from wanderwall.kernel.arrays import Array, Positions
from wanderwall.kernel.convert import from_mazes
from wanderwall.kernel.deal import deals


def same(one: Any, other: Any) -> None:
    for name, array in one._asdict().items():
        assert (array == getattr(other, name)).all(), name


def check_reach(positions: int) -> int:
    """Random mazes of every side."""
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
    return np.stack([push // 4, push % 4, highest])


def check_kind(kind: Kind, games: int) -> int:
    """Deals, turns, play-outs and whole games."""
    seeds = np.arange(games, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    positions = deals(kind.table(), seeds)
    same(positions.arrays, gpu.download(gpu.deals(kind.table(), seeds)).arrays)
    moves = random_moves(positions, np.random.default_rng(1))
    (one, legal), (other, allowed) = cpu.step(positions, moves), gpu.step(positions, moves)
    same(one.arrays, other.arrays)
    assert (legal == allowed).all()
    assert legal.any()
    for policy in ("greedy", "random"):
        same(cpu.playouts(one, policy, 5).arrays, gpu.playouts(one, policy, 5).arrays)
        same(cpu.games(one, policy, limit=60), gpu.games(one, policy, limit=60))
    return games


def best(work: Callable[[], object], rounds: int = 5) -> float:
    """Seconds of the fastest round; the first one, which compiles, does not count."""
    work()
    gpu.cuda.synchronize()
    fastest = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        gpu.cuda.synchronize()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest


def speed(positions: int, games: int) -> dict[str, float]:
    """Two-player classic with everything on the card."""
    table = Kind("classic-1986", 2, {}).table()
    many = gpu.deals(table, np.arange(positions, dtype=np.uint64))
    half = gpu.playouts(many, "random", 20)
    told = {"reach": positions / best(lambda: gpu.reach_all(half))}
    seeds = gpu.uploaded(np.arange(games, dtype=np.uint64))
    many = gpu.deals(table, seeds)
    told["deals"] = games / best(lambda: gpu.deals(table, seeds))
    for policy in ("greedy", "random"):
        spent = best(lambda policy=policy: gpu.games(many, policy))  # type: ignore[misc]
        turns = int(gpu.fetched(gpu.games(many, policy).turns).sum(dtype=np.int64))
        told |= {f"{policy} games": games / spent, f"{policy} turns": turns / spent}
    return told


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--positions", type=int, default=4_000_000, help="positions to measure")
    words.add_argument("--games", type=int, default=16_000_000, help="games to measure")
    words.add_argument("--compare", type=int, default=20_000, help="games to compare of each kind of table")
    words.add_argument("--small", action="store_true", help="only compare, and little: for the simulator")
    chosen = words.parse_args()
    tables = kinds({}, {"goals": 1, "finish_round": True})
    if chosen.small:
        tables = [kind for kind, keep in zip(tables, itertools.cycle([True, *[False] * 10])) if keep]
    compared = {
        "positions": check_reach(4 if chosen.small else chosen.compare // 10),
        "games": sum(check_kind(kind, 6 if chosen.small else chosen.compare) for kind in tables),
    }
    measured = {} if chosen.small else speed(chosen.positions, chosen.games)
    print(json.dumps({"same": compared, "per_second": measured}))


if __name__ == "__main__":
    main()
