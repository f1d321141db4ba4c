"""What every throwaway process needs: a port, a folder, a log, and a way to wait for it."""

from __future__ import annotations

import ctypes
import os
import random
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from typing import Protocol


def free_port() -> int:
    """A port that is free now, and that the system gives to no client while a server restarts."""
    for port in random.SystemRandom().sample(range(20_000, 32_000), 100):
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


def answers(port: int) -> bool:
    """Whether a process listens on this port."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


@contextmanager
def throwaway_folder(name: str) -> Iterator[Path]:
    """A folder for a process. Not pytest's: PostgreSQL runs as its own user, who may not enter the folders of root."""
    folder = Path(tempfile.mkdtemp(prefix=f"wanderwall-{name}-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        rmtree(folder, ignore_errors=True)


def wait_for(ready: Callable[[], bool], what: str, seconds: float = 60.0) -> None:
    """Poll until something is ready."""
    late = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > late:
            raise TimeoutError(what)
        time.sleep(0.02)


def go_with_parent() -> None:
    """Called in a new process: end it when the tests are killed."""
    set_signal_at_parents_death = 1
    ctypes.CDLL(None).prctl(set_signal_at_parents_death, signal.SIGKILL)


class Process(Protocol):
    """A process that can be ended."""

    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def send_signal(self, which: signal.Signals, /) -> None: ...
    def kill(self) -> None: ...


def end(process: Process, how: signal.Signals, seconds: float = 15.0) -> None:
    """Send a signal and wait; a process that does not end is killed."""
    if process.poll() is None:
        process.send_signal(how)
    try:
        process.wait(seconds)
    except (subprocess.TimeoutExpired, TimeoutError):
        process.kill()
        process.wait()


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in task.read_text().split():
                found += family(int(child))
    return found


def resident_bytes(pid: int) -> int:
    """The memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
