"""A kind of puzzle: leave the other player a multiple of one more than may be taken, so that they cannot win."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.game.edition import Edition
from wanderwall.game.protocol import Dice
from wanderwall.games import game_of
from wanderwall.games.nim.rules import TAKE, State
from wanderwall.match.steps import after_chance
from wanderwall.puzzles.part import Checkpoint, GamePuzzles, PuzzleKind, Solution

LEAVE = "leave"


def winning_take(state: State) -> int:
    take: int = state.stones % (state.options.most + 1)
    return take


class LeaveKind(PuzzleKind[State]):
    """Take as many stones as win."""

    opponent = "random"

    def deal(self, edition: Edition, dice: Dice) -> State:
        game = game_of(edition)
        state: State = after_chance(game, game.setup(edition, 2, {}), dice)
        return state

    def fits(self, state: State) -> bool:
        return state.step == TAKE and len(state.colours) == 2

    def solve(self, state: State, most: int, checkpoint: Checkpoint, compiled: bool) -> Solution | None:
        take = winning_take(state)
        return Solution(1, 1, state.options.most - 1, 1, (str(take),)) if take else None


class NextTake(NamedTuple):
    take: int
    left: int = 0

    def as_json(self) -> dict[str, object]:
        return {"move": str(self.take)}


class NimPuzzles(GamePuzzles[State]):
    def next_turn(self, state: State, most: int) -> NextTake | None:
        take = winning_take(state)
        return NextTake(take) if take else None


PUZZLES = NimPuzzles(LeaveKind(LEAVE))
