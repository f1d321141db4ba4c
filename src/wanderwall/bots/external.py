"""Bots that are separate programs: one JSON object per line, on their standard input and output or over a socket.

The protocol is described in docs/external-bots.md. Whatever such a program does, the host waits and reads only up to a
limit and then drops it. A BotFailed gives the reason, and the next game begins with a fresh start.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from wanderwall.bots.line import Line
from wanderwall.bots.protocol import Answer, AnyEvent, AnySeen, BotFailed, Budget

PROTOCOL = 1
#: seconds a program has to say hello, to answer beyond its budget, and to answer when its budget is in nodes
STARTING, GRACE, COUNTING = 10.0, 1.0, 30.0


class External:
    """A program that plays; `dial` opens the line to it."""

    def __init__(self, dial: Callable[[], Line], game: str) -> None:
        self.dial = dial
        self.game = game
        self._line: Line | None = None
        self._opening: Any = None
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

    def start(self) -> Line:
        """Open the line and exchange hellos, once; raise BotFailed for an incompatible program."""
        if self._line is not None:
            return self._line
        self._line = line = self.dial()
        self._opening, self._sent = None, []
        line.send({"type": "hello", "protocol": PROTOCOL, "game": self.game})
        try:
            if line.read("hello", STARTING).get("protocol") != PROTOCOL:
                raise BotFailed("bot.protocol", protocol=PROTOCOL)
        except BotFailed:
            self.close()
            raise
        return line

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
