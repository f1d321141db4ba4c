"""Bots that are programs of their own: one JSON object a line on their standard input and output.

The protocol is described in docs/external-bots.md. Whatever such a program does, the host only ever waits for so long,
reads so much, and then ends it: a BotFailed says why, and the next game begins with a fresh start.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from typing import IO, Any

from wanderwall.bots.protocol import Answer, AnyEvent, AnySeen, BotFailed, Budget
from wanderwall.problem import Problem

PROTOCOL = 1
#: seconds a program has to say hello, to answer beyond its budget, and to answer when its budget is in nodes
STARTING, GRACE, COUNTING = 10.0, 1.0, 30.0
#: seconds to leave after bye
LEAVING = 1.0
#: characters in the longest line that is read
LONGEST_LINE = 65_536


class External:
    """A program that plays."""

    def __init__(self, command: str, game: str) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError:
            raise Problem("bot.command", command=command) from None
        if not self.words or shutil.which(self.words[0]) is None:
            raise Problem("bot.command", command=command)
        self.game = game
        self._line: _Line | None = None
        self._opening: Any = None
        self._sent: list[AnyEvent] = []

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        try:
            return self._choose(seen, budget, seed)
        except BotFailed:
            self.close()
            raise

    def _choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        line = self._line or self._start()
        if not self._same_game(seen):
            line.send({"type": "new game", "opening": seen.opening, "budget": budget._asdict()})
            self._opening, self._sent = seen.opening, []
        news = seen.events[len(self._sent) :]
        line.send(
            {
                "type": "view",
                "events": [event._asdict() for event in news],
                "view": seen.view,
                "choices": seen.choices,
                "budget": budget._asdict(),
                "seed": seed,
            }
        )
        self._sent.extend(news)
        reply = line.read("answer", COUNTING if budget.ms is None else budget.ms / 1000 + GRACE)
        move, seconds = reply.get("move"), reply.get("seconds", 0)
        if not isinstance(move, str) or isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise BotFailed("bot.nonsense", text=json.dumps(reply)[:60])
        if not 0 <= seconds < 3600:
            raise BotFailed("bot.nonsense", text=json.dumps(reply)[:60])
        return Answer(move, float(seconds))

    def _start(self) -> _Line:
        self._line = line = _Line(self.words)
        self._opening, self._sent = None, []
        line.send({"type": "hello", "protocol": PROTOCOL, "game": self.game})
        if line.read("hello", STARTING).get("protocol") != PROTOCOL:
            raise BotFailed("bot.protocol", protocol=PROTOCOL)
        return line

    def _same_game(self, seen: AnySeen) -> bool:
        sent = len(self._sent)
        if self._opening is None or seen.opening != self._opening or len(seen.events) < sent:
            return False
        return not sent or seen.events[sent - 1] == self._sent[-1]

    def close(self) -> None:
        """Say bye, and end the program if it stays."""
        if self._line is not None:
            self._line.end()
            self._line = None


class _Line:
    """A running program and the talk with it; two threads read and write, so that the host never hangs."""

    def __init__(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError:
            raise BotFailed("bot.crashed") from None
        self.heard: queue.Queue[str] = queue.Queue(16)
        self.to_say: queue.Queue[str | None] = queue.Queue()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.threads = [
            threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self._talk, args=(self.process.stdin,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def _listen(self, out: IO[str]) -> None:
        """Every line, and an empty one when the program has gone."""
        try:
            while line := out.readline(LONGEST_LINE):
                self.heard.put(line)
        except (OSError, ValueError):
            pass
        self.heard.put("")

    def _talk(self, into: IO[str]) -> None:
        try:
            while (line := self.to_say.get()) is not None:
                into.write(line)
                into.flush()
            into.close()
        except (OSError, ValueError):
            pass  # the program has gone; whoever waits for its answer hears that

    def send(self, message: dict[str, Any]) -> None:
        self.to_say.put(json.dumps(message, separators=(",", ":")) + "\n")

    def read(self, kind: str, seconds: float) -> dict[str, Any]:
        """The next line, which must be an object of this type."""
        try:
            line = self.heard.get(timeout=seconds)
        except queue.Empty:
            raise BotFailed("bot.silent", seconds=round(seconds)) from None
        if not line:
            raise BotFailed("bot.crashed")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict) or message.get("type") != kind:
            raise BotFailed("bot.nonsense", text=line.strip()[:60])
        return message

    def end(self) -> None:
        self.send({"type": "bye"})
        self.to_say.put(None)
        try:
            self.process.wait(LEAVING if self.process.poll() is None and self.heard.empty() else 0)
        except subprocess.TimeoutExpired:
            self._kill()
        while not self.heard.empty():  # a listener that waits for room may end
            self.heard.get_nowait()
        for thread in self.threads:
            thread.join(LEAVING)
        for stream in (self.process.stdout, self.process.stdin):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()

    def _kill(self) -> None:
        """End the program and whatever it has started."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (OSError, AttributeError):
            self.process.kill()
        self.process.wait()
