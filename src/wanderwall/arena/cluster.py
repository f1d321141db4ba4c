"""Matches on a Ray cluster. A worker that dies loses only its match: Ray plays it again on another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from wanderwall.arena.pairing import GameResult, Pairing
from wanderwall.arena.workers import AHEAD, Runner, play_here
from wanderwall.problem import Problem


def on_ray(address: str | None = None, workers: int | None = None) -> Runner:
    """Return a runner on the cluster at this address; without one, on a local cluster with this many workers."""
    import ray

    def run(pairings: Iterable[Pairing]) -> Iterator[GameResult]:
        _join(ray, address, workers)
        try:
            yield from _play_all(ray, iter(pairings))
        finally:
            ray.shutdown()

    return run


def _join(ray: Any, address: str | None, workers: int | None) -> None:
    try:
        if address is None:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError, OSError):
        raise Problem("arena.no_cluster", address=address or "") from None


def _play_all(ray: Any, waiting: Iterator[Pairing]) -> Iterator[GameResult]:
    task = ray.remote(num_cpus=1, max_retries=-1)(play_here)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    busy = [task.remote(pairing) for pairing in islice(waiting, room)]
    while busy:
        finished, busy = ray.wait(busy, num_returns=1)
        busy += [task.remote(pairing) for pairing in islice(waiting, len(finished))]
        yield from ray.get(finished)
