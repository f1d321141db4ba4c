"""The terminal: output, and input with a deadline. Works line by line, also through pipes."""

from __future__ import annotations

import os
import select
import sys
import time

from wanderwall.i18n import Texts

#: clear the screen and its scrollback, then go to the top left
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class InputClosed(Exception):
    """There is no more input."""


class TimeOver(Exception):
    """The time for input is over."""


class Screen:
    """One terminal, or a pipe in its place."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.colour = self.terminal and not os.environ.get("NO_COLOR")
        self._typed = b""

    def say(self, text: str = "") -> None:
        print(text, flush=True)

    def clear(self) -> None:
        """Clear everything readable; a pipe has no screen, so only a line is drawn there."""
        print(CLEAR if self.terminal else "─" * 60, end="" if self.terminal else "\n", flush=True)

    def strong(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.colour else text

    def ask(self, prompt: str, deadline: float | None = None) -> str:
        """Return the next line, without spaces around it."""
        print(f"{prompt} ", end="", flush=True)
        line = self._line(deadline).decode("utf-8", "replace").strip()
        if not sys.stdin.isatty():
            print(line, flush=True)
        return line

    def _line(self, deadline: float | None) -> bytes:
        """Return the next line, read from the descriptor directly: a buffer of Python's would hide lines from
        `select`.
        """
        if sys.stdin is None or sys.stdin.closed:
            raise InputClosed
        source = sys.stdin.fileno()
        while b"\n" not in self._typed:
            if deadline is not None and os.name != "nt":
                left = deadline - time.monotonic()
                if left <= 0 or not select.select([source], [], [], left)[0]:
                    raise TimeOver
            data = os.read(source, 4096)
            if not data:
                line, self._typed = self._typed, b""
                if line:
                    return line
                raise InputClosed
            self._typed += data
        if deadline is not None and time.monotonic() > deadline:
            raise TimeOver
        line, _, self._typed = self._typed.partition(b"\n")
        return line


def minutes(seconds: float) -> str:
    """A time as on a clock.

    >>> minutes(272.4), minutes(-3)
    ('4:32', '0:00')
    """
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"
