"""Bots that are separate programs: one JSON object per line, on their standard input and output or over a socket.

The protocol is described in docs/external-bots.md. Whatever such a program does, the host waits and reads only up to a
limit and then drops it. A BotFailed gives the reason, and the next game begins with a fresh start.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import socket
import subprocess
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from typing import IO, Any
from urllib.parse import urlsplit

from wanderwall.bots.protocol import Answer, AnyEvent, AnySeen, BotFailed, Budget
from wanderwall.game.views import View
from wanderwall.problem import Problem

#: seconds to connect, and to leave after bye
CONNECTING, LEAVING = 5.0, 1.0
#: characters in the longest line that is read
LONGEST_LINE = 65_536


class Line(ABC):
    """An open connection."""

    def __init__(self, out: IO[str], into: IO[str]) -> None:
        self.out, self.into = out, into
        self.heard: queue.Queue[str] = queue.Queue(16)
        self.to_say: queue.Queue[str | None] = queue.Queue()
        self.ended = False
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.talker = threading.Thread(target=self._talk, daemon=True)
        for thread in (self.listener, self.talker):
            thread.start()

    def _listen(self) -> None:
        """Queue every line, and an empty one when the bot has gone."""
        try:
            while not self.ended and (line := self.out.readline(LONGEST_LINE)):
                self.heard.put(line)
        except (OSError, ValueError):
            pass
        self.heard.put("")

    def _talk(self) -> None:
        try:
            while (line := self.to_say.get()) is not None:
                self.into.write(line)
                self.into.flush()
            self._say_no_more()
        except (OSError, ValueError):
            pass  # the bot has gone; the reader of its answer notices

    def send(self, message: Mapping[str, object]) -> None:
        self.to_say.put(json.dumps(message, separators=(",", ":")) + "\n")

    def read(self, kind: str, seconds: float) -> dict[str, Any]:
        """Return the next line, which must be an object of this type."""
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
        """Say bye, wait a little, and hang up."""
        self.send({"type": "bye"})
        self.to_say.put(None)
        self._leave(LEAVING if self.heard.empty() else 0)
        self.ended = True
        while not self.heard.empty():  # unblocks a listener that waits for room
            self.heard.get_nowait()
        for thread in (self.listener, self.talker):
            thread.join(LEAVING)
        for stream in (self.out, self.into):
            with contextlib.suppress(OSError):
                stream.close()

    @abstractmethod
    def _say_no_more(self) -> None:
        """Signal the end of the input to the bot."""

    @abstractmethod
    def _leave(self, seconds: float) -> None:
        """Let the bot leave within this many seconds, then end the connection."""


class Program(Line):
    """A program on this machine, on its standard input and output."""

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
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        super().__init__(self.process.stdout, self.process.stdin)

    def _say_no_more(self) -> None:
        self.into.close()

    def _leave(self, seconds: float) -> None:
        try:
            self.process.wait(seconds if self.process.poll() is None else 0)
        except subprocess.TimeoutExpired:
            self._kill()

    def _kill(self) -> None:
        """Kill the program and every process it has started."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (OSError, AttributeError):
            self.process.kill()
        self.process.wait()


class Caller(Line):
    """A program that listens at an address, on this machine or another."""

    def __init__(self, host: str, port: int) -> None:
        try:
            self.socket = socket.create_connection((host, port), CONNECTING)
        except OSError:
            raise BotFailed("bot.gone") from None
        self.socket.settimeout(None)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        out = self.socket.makefile("r", encoding="utf-8", errors="replace", newline="\n")
        super().__init__(out, self.socket.makefile("w", encoding="utf-8", newline="\n"))

    def _say_no_more(self) -> None:
        self.socket.shutdown(socket.SHUT_WR)

    def _leave(self, seconds: float) -> None:
        self.listener.join(seconds)
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()


def program(command: str) -> Callable[[], Line]:
    """Return a function that starts a command; raise a Problem at once if it cannot be started."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise Problem("bot.command", command=command) from None
    if not words or shutil.which(words[0]) is None:
        raise Problem("bot.command", command=command)
    return partial(Program, words)


def caller(address: str) -> Callable[[], Line]:
    """Return a function that connects to an address; raise a Problem at once if nothing answers there."""
    host, port = host_and_port(address)
    try:
        Caller(host, port).end()
    except BotFailed:
        raise Problem("bot.unreachable", address=address) from None
    return partial(Caller, host, port)


def host_and_port(address: str) -> tuple[str, int]:
    """Split an address into host and port.

    >>> host_and_port("localhost:5000"), host_and_port("[::1]:5000")
    (('localhost', 5000), ('::1', 5000))
    """
    try:
        parts = urlsplit(f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or not port or parts.netloc != address or "@" in address:
        raise Problem("bot.address", address=address)
    return host, port


#: versions of the protocol; in the first a view has `lies`, which is the same as `barred`
PROTOCOLS = (1, 2)
#: seconds a program has to say hello, to answer beyond its budget, and to answer when its budget is in nodes
STARTING, GRACE, COUNTING = 10.0, 1.0, 30.0


class External:
    """A program that plays; `dial` opens the line to it."""

    def __init__(self, dial: Callable[[], Line], game: str) -> None:
        self.dial = dial
        self.game = game
        self._line: Line | None = None
        self._protocol = PROTOCOLS[-1]
        self._opening: View | None = None
        self._sent: list[AnyEvent] = []

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        try:
            return self._choose(seen, budget, seed)
        except BotFailed:
            self.close()
            raise

    def _choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        line = self.start()
        if not self._same_game(seen):
            line.send({"type": "new game", "opening": self._for_program(seen.opening), "budget": budget._asdict()})
            self._opening, self._sent = seen.opening, []
        news = seen.events[len(self._sent) :]
        line.send(
            {
                "type": "view",
                "events": [{**event._asdict(), "view": self._for_program(event.view)} for event in news],
                "view": self._for_program(seen.view),
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

    def start(self) -> Line:
        """Open the line and exchange hellos, once; raise BotFailed for an incompatible program."""
        if self._line is not None:
            return self._line
        self._line = line = self.dial()
        self._opening, self._sent = None, []
        # `protocol` stays 1 for programs from before there was a choice, which may refuse any other number
        line.send({"type": "hello", "protocol": 1, "protocols": PROTOCOLS, "game": self.game})
        try:
            version = line.read("hello", STARTING).get("protocol")
            if type(version) is not int or version not in PROTOCOLS:
                raise BotFailed("bot.protocol", protocol=PROTOCOLS[-1])
            self._protocol = version
        except BotFailed:
            self.close()
            raise
        return line

    def _for_program(self, view: Mapping[str, object]) -> Mapping[str, object]:
        """A view in the keys of the program's version."""
        if self._protocol == 1 or "barred" not in view:
            return view
        return {key: value for key, value in view.items() if key != "lies"}

    def _same_game(self, seen: AnySeen) -> bool:
        sent = len(self._sent)
        if self._opening is None or seen.opening != self._opening or len(seen.events) < sent:
            return False
        return not sent or seen.events[sent - 1] == self._sent[-1]

    def close(self) -> None:
        """Say bye, and disconnect from the program."""
        if self._line is not None:
            self._line.end()
            self._line = None
