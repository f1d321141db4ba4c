"""A game that is played inside the test, and the log of a seat in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wanderwall.bots.protocol import Answer, AnyEvent, Budget
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition, game_of
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance
from wanderwall.server.workers.jobs import REVIEW, Workers

#: the same move on every machine, and soon
QUICK = Budget(ms=None, nodes=50)


async def review_game(workers: Workers, record: str, done: Callable[[float], None] = lambda share: None) -> bytes:
    """The coach's review of a game: its parts, then these combined."""
    return await workers.ask_bytes(REVIEW, await workers.review_parts(record, done=done), table="/0")


@dataclass
class Log:
    """A SeatLog that counts how often the whole log is requested."""

    onlooker: HistoryRecorder
    generation: int = 0
    openings: int = 0
    #: everything is available
    first: int = 0

    @property
    def count(self) -> int:
        return len(self.onlooker.events)

    async def past(self) -> bytes:
        raise AssertionError("nothing is left out")

    def opening(self) -> Any:
        self.openings += 1
        return self.onlooker.opening

    def since(self, number: int, /) -> list[AnyEvent]:
        return self.onlooker.events[number:]


class Sitting:
    """A table at which bots of the server play."""

    def __init__(self, players: Workers, table: str, edition_id: str = "classic-1986", **options: Any) -> None:
        box = edition(edition_id)
        self.players, self.table, self.game = players, table, game_of(box)
        self.dice = random.Random(table)
        self.state = after_chance(self.game, self.game.setup(box, 2, options), self.dice)
        self.logs = [Log(HistoryRecorder(self.game, seat, self.state)) for seat in range(2)]
        self.moves: list[str] = []
        #: whether the bot itself chose its last move, and not a lower level for it
        self.own = True

    @property
    def seat(self) -> int:
        return min(self.game.to_act(self.state))

    async def ask(self, bot: str, seat: int | None = None, seed: int | None = None) -> Answer:
        seat = self.seat if seat is None else seat
        seed = len(self.moves) if seed is None else seed
        choices = self.game.choices(self.state, seat)
        self.own = (
            answer := await self.players.choose(bot, self.game.name, self.table, seat, self.logs[seat], choices, seed)
        )[1]
        return answer[0]

    def play(self, text: str) -> None:
        """Make a move given as text, and the chance moves after it."""
        self._apply(self.seat, self.game.notation.read_move(self.state, self.seat, text))
        while CHANCE in self.game.to_act(self.state):
            self._apply(CHANCE, self.game.chance(self.state, self.dice))
        self.moves.append(text)

    def _apply(self, seat: int, move: Any) -> None:
        after = self.game.apply(self.state, seat, move)
        for log in self.logs:
            log.onlooker.record(self.state, seat, move, after)
        self.state = after

    async def go_on(self, bot: str, most: int = 1000) -> None:
        """Let a bot play all seats, to the end or for this many moves."""
        for _ in range(most):
            if not self.game.to_act(self.state):
                break
            self.play((await self.ask(bot)).move)
