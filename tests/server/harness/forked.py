"""A process that is forked after all imports: starting a server then costs 0.4 s of CPU time instead of 2.4 s. Its bots
load their searches when they need them: loading them in advance costs 2 s, and most of these servers never need them.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from unittest.mock import patch

from fastapi import Request

from tests.server.harness.processes import go_with_parent
from wanderwall.server.clock import Clock

#: what a new process does first, such as giving up a core; it is sent to a forked process
Before = Callable[[], None]

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.harness.preload", __name__])


def _wanderwall(words: Sequence[str], environment: Mapping[str, str], log: Path, before: Before | None) -> None:
    """Run the command in a new process, as the shell would start it."""
    from wanderwall.cli import main
    from wanderwall.server.workers.pool import WorkerPool

    os.setsid()
    go_with_parent()
    with Path(os.devnull).open("rb") as nothing, log.open("ab") as output:
        os.dup2(nothing.fileno(), 0)
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["wanderwall", *words]
    if before:
        before()
    with patch.object(WorkerPool, "_warm", _when_needed):
        sys.exit(main())


def wrong_clock(file: Path) -> Before:
    """Shift the wall clock by the seconds in a file, from now on."""
    return partial(_wrong_clock, file, time.time)


def _wrong_clock(file: Path, right: Callable[[], float]) -> None:
    def wrong() -> float:
        return right() + float(file.read_text())

    time.time = wrong
    Clock.__init__.__defaults__ = (wrong, time.monotonic)


def updated(folder: Path, *, incompatible: bool = False) -> Before:
    """Serve another build of the page, from its own folder; `incompatible`: pages opened before it are refused."""
    return partial(_updated, folder, incompatible)


def _updated(folder: Path, incompatible: bool) -> None:
    from wanderwall.server.http import files
    from wanderwall.server.live.table import LiveTable
    from wanderwall.server.sockets.session import NOT_UNDERSTOOD, SessionClosed, TableSession

    files.FOLDER = folder
    loaded = not incompatible
    read_index, greet = files._read_index_for, TableSession.greet

    def note(path: str, request: Request, head: str) -> files.File:
        nonlocal loaded
        loaded = True
        return read_index(path, request, head)

    async def greet_newer(session: TableSession, id: str) -> LiveTable:
        if not loaded:
            raise SessionClosed(NOT_UNDERSTOOD)
        return await greet(session, id)

    files._read_index_for = note
    TableSession.greet = greet_newer  # type: ignore[method-assign, assignment]


async def _when_needed(crew: object) -> None:
    """Replaces the step in which all bot processes load all searches at once."""


class Forked:
    """`wanderwall` with some arguments, with the interface of a `subprocess` process."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str], log: Path, before: Before | None) -> None:
        self._process = CONTEXT.Process(target=_wanderwall, args=(words, dict(environment), log, before), daemon=True)
        self._process.start()
        assert self._process.pid
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutError(f"process {self.pid} does not end")
        return self._process.exitcode

    def send_signal(self, which: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
