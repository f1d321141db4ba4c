"""The command in a real terminal, and through pipes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect

COMMAND = [sys.executable, "-m", "wanderwall"]
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def environment(**more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "HOME") if name in os.environ}
    return {**kept, "LANG": "C.UTF-8", "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **more}


def piped(folder: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run to the end with everything typed beforehand."""
    return subprocess.run(
        [*COMMAND, *words], input=typed, cwd=folder, env=environment(**more), capture_output=True, text=True, timeout=60
    )


def terminal(folder: Path, *words: str, **more: str) -> pexpect.spawn[str]:
    """A pseudo terminal with the command in it."""
    return pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *words],
        cwd=str(folder),
        env=environment(**more),
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=30,
        echo=False,
        preexec_fn=listen_to_interrupts,
    )


def listen_to_interrupts() -> None:
    """A shell that runs the tests in the background has switched Ctrl-C off, and children inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
