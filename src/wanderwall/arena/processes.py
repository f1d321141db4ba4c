"""Matches in parallel, in processes on this machine. A process that dies loses only its match, which is played
again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

from wanderwall.arena.pairing import GameResult, Pairing, play
from wanderwall.bots import bot
from wanderwall.bots.protocol import Bot, close
from wanderwall.games import edition
from wanderwall.problem import Problem

#: number of matches queued for each process
AHEAD = 2
#: how often in a row the processes may die without finishing a single match
PATIENCE = 3

#: plays pairings as they come, in any order
Runner = Callable[[Iterable[Pairing]], Iterator[GameResult]]

#: the bots of this process, reused for many matches
_players: dict[tuple[str, str], list[Bot]] = {}


def players_for(pairing: Pairing) -> list[Bot]:
    """A bot for each seat; a bot in several seats has several instances."""
    seated, used = [], dict.fromkeys(pairing.bots, 0)
    for name in pairing.bots:
        known = _players.setdefault((edition(pairing.edition).game, name), [])
        if len(known) == used[name]:
            known.append(bot(name, edition(pairing.edition).game))
        seated.append(known[used[name]])
        used[name] += 1
    return seated


def play_here(pairing: Pairing) -> GameResult:
    """Play a pairing in this process."""
    return play(pairing, players_for(pairing))


def close_players() -> None:
    """Close the bots of this process."""
    for group in _players.values():
        for player in group:
            close(player)
    _players.clear()


def one_by_one(pairings: Iterable[Pairing]) -> Iterator[GameResult]:
    """Play all pairings in this process."""
    try:
        yield from map(play_here, pairings)
    finally:
        close_players()


def in_processes(workers: int | None = None) -> Runner:
    """Return a runner on all cores, or on this many processes."""
    number = workers or os.cpu_count() or 1
    if number == 1:
        return one_by_one

    def run(pairings: Iterable[Pairing]) -> Iterator[GameResult]:
        waiting, patience = iter(pairings), PATIENCE
        again: list[Pairing] = []
        while True:
            crew = _MatchPool(number, again)
            try:
                for result in crew.play(waiting):
                    patience = PATIENCE
                    yield result
                return
            except BrokenProcessPool:
                again = crew.pending_pairings()
                patience -= 1
                if not patience:
                    raise Problem("arena.workers_die") from None
            finally:
                crew.stop()

    return run


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C, which is meant for the main process: a worker process finishes its match."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _MatchPool:
    """A set of processes, and the pairings they work on."""

    def __init__(self, number: int, again: list[Pairing]) -> None:
        self.number = number
        self.again = again
        self.pool = ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), _ignore_interrupts)
        self.busy: dict[Future[GameResult], Pairing] = {}

    def play(self, pairings: Iterator[Pairing]) -> Iterator[GameResult]:
        while True:
            room = self.number * AHEAD - len(self.busy)
            for _ in range(room):
                pairing = self.again.pop() if self.again else next(islice(pairings, 1), None)
                if pairing is None:
                    break
                self.again.append(pairing)  # if submitting it fails, it is not lost
                future = self.pool.submit(play_here, pairing)
                self.busy[future] = self.again.pop()
            if not self.busy:
                return
            finished, _ = wait(self.busy, return_when=FIRST_COMPLETED)
            for future in finished:
                result = future.result()
                del self.busy[future]
                yield result

    def pending_pairings(self) -> list[Pairing]:
        return [*self.again, *self.busy.values()]

    def stop(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


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
