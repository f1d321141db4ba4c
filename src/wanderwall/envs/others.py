"""A table where one seat is asked and bots of the house have the others: they see what their seats see."""

from __future__ import annotations

from random import Random
from typing import Any

from wanderwall.bots import bot as find_bot
from wanderwall.bots.protocol import Bot, Budget, close
from wanderwall.envs.rules import RulesCore
from wanderwall.envs.setting import Setting
from wanderwall.game.protocol import Seat
from wanderwall.match.seen import Onlooker

#: how far a bot may look, so that the same seed is the same game
NODES = 2000


class BotsCore(RulesCore):
    """The rules, with bots on all seats but one: `mover` is always that one."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.bot: Bot = find_bot(str(setting.opponent), setting.box.game)
        self.asked: Seat = setting.seat or 0

    @property
    def mover(self) -> Seat:
        return self.asked

    def begin(self, state: Any) -> None:
        seat = self.setting.seat
        self.asked = Random(self.dice.getrandbits(32)).randrange(self.layout.seats) if seat is None else seat
        self.eyes = [Onlooker(self.game, one, state) for one in range(self.layout.seats) if one != self.asked]
        super().begin(state)
        self._others()

    def play(self, move: Any) -> None:
        before, seat = self.state, self.state.mover
        super().play(move)
        for eyes in self.eyes:
            eyes.saw(before, seat, move, self.state)

    def step(self, action: int) -> None:
        super().step(action)
        if not self.over:
            self._others()

    def _others(self) -> None:
        """The bots move until the seat is asked, or the game is over."""
        while not self.over and self.state.mover != self.asked:
            seat, paid = self.state.mover, self.rewards
            eyes = next(eyes for eyes in self.eyes if eyes.seat == seat)
            answer = self.bot.choose(eyes.seen(self.state), Budget(None, NODES), self.dice.getrandbits(31))
            self.play(self.game.notation.read_move(self.state, seat, answer.move))
            if not self.over:
                self.rewards = paid

    def close(self) -> None:
        close(self.bot)
