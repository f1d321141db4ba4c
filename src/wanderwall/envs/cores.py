"""What plays an environment: the kernel, the rules in Python, or these with bots on all seats except the agent's. Bots
see what their seats see.
"""

from __future__ import annotations

from random import Random

from wanderwall.bots import bot as find_bot
from wanderwall.bots.protocol import Bot, BotFailed, Budget, close
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import Core
from wanderwall.envs.rules_core import RulesCore
from wanderwall.game.protocol import Seat, State
from wanderwall.match.history import HistoryRecorder
from wanderwall.problem import Problem

#: node budget of a bot, so that the same seed is the same game
NODES = 2000


def core_of(setting: EnvConfig) -> Core:
    """The core that plays a setting: the kernel if it supports the setting."""
    if setting.on_kernel:
        from wanderwall.envs.kernel_core import KernelCore

        return KernelCore(setting)
    return RulesCore(setting) if setting.opponent is None else BotsCore(setting)


class BotsCore(RulesCore):
    """The rules with bots on all seats except one: `mover` is always that one."""

    def __init__(self, setting: EnvConfig) -> None:
        super().__init__(setting)
        self.bot: Bot = find_bot(str(setting.opponent), setting.loaded_edition.game)
        self.asked: Seat = setting.seat or 0
        #: whether a bot failed: then the game has ended and nobody has won
        self.broken = False

    @property
    def mover(self) -> Seat:
        return self.asked

    @property
    def over(self) -> bool:
        return self.broken or super().over

    def begin(self, state: State) -> None:
        seat, self.broken = self.setting.seat, False
        self.asked = Random(self.dice.getrandbits(32)).randrange(self.layout.seats) if seat is None else seat
        self.recorders = [
            HistoryRecorder(self.game, one, state) for one in range(self.layout.seats) if one != self.asked
        ]
        super().begin(state)
        self._others()

    def play(self, move: object) -> None:
        before, seat = self.state, self.state.mover
        super().play(move)
        for recorder in self.recorders:
            recorder.record(before, seat, move, self.state)

    def step(self, action: object) -> None:
        super().step(action)
        if not self.over:
            self._others()

    def _others(self) -> None:
        """Let the bots move until the agent's seat is to move, or the game is over."""
        try:
            while not self.over and self.state.mover != self.asked:
                paid = self.rewards
                self._move(self.state.mover)
                if not self.over:
                    self.rewards = paid
        except BaseException:  # after interrupting a slow bot, the caller must not move in its place
            self.broken = True
            raise

    def _move(self, seat: Seat) -> None:
        """Play the bot's move for a seat; raise BotFailed if it fails or answers with an illegal move."""
        recorder = next(onlooker for onlooker in self.recorders if onlooker.seat == seat)
        try:
            answer = self.bot.choose(recorder.history(self.state), Budget(None, NODES), self.dice.getrandbits(31))
        except BotFailed:
            raise
        except Exception as error:  # an external bot may raise anything
            raise BotFailed("bot.crashed").of(seat) from error
        try:
            self.play(self.game.notation.read_move(self.state, seat, answer.move))
        except Problem as problem:
            raise BotFailed("bot.illegal_move", text=answer.move[:40], reason=problem.code).of(seat) from None

    def close(self) -> None:
        close(self.bot)
