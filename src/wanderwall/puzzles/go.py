"""The puzzles of Labyrinth Go!: a roll with every minimal layout, and how hard it is to find one."""

from __future__ import annotations

from typing import Final

from wanderwall.game.edition import Edition
from wanderwall.game.protocol import CHANCE, Dice, Seat
from wanderwall.games import game_of
from wanderwall.games.go.notation import layout_text
from wanderwall.games.go.state import Roll, State
from wanderwall.problem import Problem
from wanderwall.puzzles.part import Checkpoint, GamePuzzles, PuzzleKind, Solution
from wanderwall.solver.go import solve_all

#: join the rolled pictures
GO: Final = "go"

#: one in how many ways to lay the holes can be completed: thresholds of the next harder levels
HARDER = (11, 14, 18, 32)


class RollKind(PuzzleKind[State]):
    """Join the pictures of a roll with as few tiles as possible."""

    is_roll = True

    def deal(self, edition: Edition, dice: Dice) -> State:
        game = game_of(edition)
        table: State = game.setup(edition, 1, {"untimed": True})
        roll = Roll(tuple(die[dice.randrange(len(die))] for die in table.edition.dice))
        state: State = game.apply(table, CHANCE, roll)
        return state

    def fits(self, state: State) -> bool:
        return state.step == "play" and not state.players[0].layout

    def most_par(self, state: State) -> int:
        return len(state.edition.all_tiles)

    def solve(self, state: State, most: int, checkpoint: Checkpoint, compiled: bool) -> Solution:
        """The fewest tiles, the number of minimal layouts, one in how many ways to lay the holes can be completed, and
        a layout.
        """
        solved = solve_all(state.edition, state.roll, compiled=compiled)
        if not len(solved):
            raise Problem("coach.no_way", "G4")
        laid, completed = solved.odds
        odds = laid // completed
        smallest = min(solved.layouts(), key=lambda layout: (len(layout), layout_text(state.edition, layout)))
        level = 1 + sum(odds >= harder for harder in HARDER)
        return Solution(solved.tiles, len(solved), odds, level, (layout_text(state.edition, smallest),))

    def own(self, state: State, seat: Seat) -> int:
        """The tiles of the layout that was grabbed, or that is being laid."""
        return len(state.last.results[seat].layout if state.last else state.players[seat].layout)

    def is_solved(self, state: State, seat: Seat) -> bool:
        outcome = game_of(state.edition).outcome(state)
        return outcome is not None and outcome.scores[seat] > 0

    def solo_state(self, state: State) -> State:
        """This one roll, without a clock."""
        game = game_of(state.edition)
        table = game.setup(state.edition, 1, {"untimed": True, "one_roll": True})
        solo: State = game.apply(table, CHANCE, Roll(state.roll))
        return solo


PUZZLES = GamePuzzles(RollKind(GO))
