"""The bots and the coach, for the server: they think in processes of their own, so that no table waits for another's
thoughts, and the server itself never loads what they are made of.

Bots, hints and reviews have a crew each: a long review delays no hint, and neither delays a bot.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Protocol

from wanderwall.bots.protocol import Answer, AnyEvent, BotFailed, Budget
from wanderwall.game.protocol import Choices, Seat, View
from wanderwall.problem import Problem
from wanderwall.server.processes.crew import TABLES_KEPT, Crew
from wanderwall.server.processes.frames import Message
from wanderwall.server.processes.process import Sent

#: processes for bots at most, when nobody says how many
MAX_PROCESSES = 4
#: seconds for an answer beyond its budget, for one with a budget in nodes, for a hint, for a review
GRACE_SECONDS, NODES_SECONDS, HINT_SECONDS, REVIEW_SECONDS = 10.0, 60.0, 30.0, 300.0
#: how far the processes give way to the server: reviews more than those that somebody waits for
NICENESS, REVIEW_NICENESS = 5, 10
#: hints and reviews that may wait
MAX_WAITING = 100


class SeatLog(Protocol):
    """What a seat has seen, worked out when it is asked for: nobody needs to keep it."""

    @property
    def generation(self) -> int:
        """Raised whenever a move is taken back: what was sent before may not have happened."""

    @property
    def count(self) -> int:
        """The number of events."""

    def opening(self) -> View: ...

    def since(self, number: int, /) -> list[AnyEvent]:
        """The events after the first so many."""


@dataclass(frozen=True, slots=True)
class Choose:
    """A bot is asked for a move. The log may grow while this waits: what comes later is not part of it."""

    bot: str
    game: str
    table: str
    seat: Seat
    log: SeatLog
    generation: int
    count: int
    choices: Choices
    budget: Budget
    seed: int
    owner: str = ""

    def message(self, sent: Sent) -> Message:
        """With the events that are new to the process, or with all where it knows none."""
        key = (self.table, self.seat)
        generation, known = sent.pop(key, (self.generation, None))
        if generation != self.generation or (known is not None and known > self.count):
            known = None
        past: Message = {"opening": self.log.opening()} if known is None else {"after": known}
        events = self.log.since(known or 0)[: self.count - (known or 0)]
        sent[key] = (self.generation, self.count)
        if len(sent) > TABLES_KEPT:
            sent.popitem(last=False)
        return {
            "do": "choose",
            "bot": self.bot,
            "game": self.game,
            "table": self.table,
            "seat": self.seat,
            "generation": self.generation,
            **past,
            "events": [(*event,) for event in events],
            "choices": self.choices,
            "budget": (*self.budget,),
            "seed": str(self.seed),
        }


@dataclass(frozen=True, slots=True)
class Coaching:
    """A hint or a review is asked for: the message holds all it takes."""

    body: Message
    table: str = ""
    owner: str = ""

    def message(self, sent: Sent) -> Message:
        return self.body


def bot_failed(silent: bool) -> Problem:
    return BotFailed("bot.silent") if silent else BotFailed("bot.crashed")


def coach_failed(silent: bool) -> Problem:
    return Problem("coach.failed")


class Players:
    """The processes of bots and coach; made and used inside the event loop."""

    def __init__(self, processes: int | None = None, budget: Budget = Budget()) -> None:  # noqa: B008
        self.budget = budget
        patience = NODES_SECONDS if budget.ms is None or budget.nodes is not None else budget.ms / 1000 + GRACE_SECONDS
        self.bots = Crew(processes or default_processes(), patience, NICENESS, bot_failed, warms=True)
        self.hints = Crew(1, HINT_SECONDS, NICENESS, coach_failed)
        self.reviews = Crew(1, REVIEW_SECONDS, REVIEW_NICENESS, coach_failed)

    @property
    def crews(self) -> dict[str, Crew]:
        """By what they do, for the metrics."""
        return {"bots": self.bots, "hints": self.hints, "reviews": self.reviews}

    async def start(self) -> None:
        """Begin; the searches of the bots are compiled while the first tables are made."""
        for crew in self.crews.values():
            crew.start()

    async def stop(self) -> None:
        """End all processes. Whoever still waits for an answer is cancelled."""
        for crew in self.crews.values():
            await crew.stop()

    async def choose(
        self, bot: str, game: str, table: str, seat: Seat, log: SeatLog, choices: Choices, seed: int, owner: str = ""
    ) -> Answer:
        """A bot's move for a seat, or BotFailed. Whoever takes back a move cancels what is asked for."""
        asked = Choose(bot, game, table, seat, log, log.generation, log.count, choices, self.budget, seed, owner)
        move, seconds = await self.bots.ask(asked)
        return Answer(move, seconds)

    def forget(self, table: str) -> None:
        """A table is over."""
        self.bots.forget(table)

    async def hint(self, view: View, table: str = "", owner: str = "") -> dict[str, Any]:
        """The best turn for the seat that sees this, as `wanderwall hint --json` prints it; people take turns."""
        return await _coached(self.hints, Coaching({"do": "hint", "view": view}, table, owner))

    async def review(self, record_text: str) -> dict[str, Any]:
        """The turns of a game, and how each seat played: `turns` and `summaries`."""
        return await _coached(self.reviews, Coaching({"do": "review", "record": record_text}))


async def _coached(crew: Crew, asked: Coaching) -> dict[str, Any]:
    if crew.waiting >= MAX_WAITING:
        raise Problem("coach.busy")
    answer: dict[str, Any] = await crew.ask(asked)
    return answer


def default_processes() -> int:
    """One for each core but the server's own, within reason."""
    allowed = getattr(os, "sched_getaffinity", None)
    cores = len(allowed(0)) if allowed else os.cpu_count() or 1
    return max(1, min(MAX_PROCESSES, cores - 1))
