"""A puzzle laid by hand: checked by the clauses of positions, then solved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wanderwall.board.grid import SPARE, Square
from wanderwall.board.tiles import Openings
from wanderwall.games import game_of
from wanderwall.problem import Problem
from wanderwall.puzzles.puzzle import BLOCK, FEWEST, FIND, MOST_TURNS, TREASURES, Puzzle, edition_of
from wanderwall.puzzles.solve import checkpoint_until, solo_state, solve

#: seconds after which the author of a maze gets the message that it takes too long
PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class DraftSeat:
    """A pawn, and the goals it seeks in order; none means its way home."""

    colour: str
    pawn: Square
    goals: Sequence[str]


@dataclass(frozen=True, slots=True)
class PuzzleDraft:
    """A maze as laid by hand: the solver's pawn first, then the pawn of the other player if it is to be blocked."""

    edition: str
    maze: Sequence[Openings]
    spare: Openings
    barred: str | None
    things: Mapping[str, Square]
    seats: Sequence[DraftSeat]

    @classmethod
    def of(cls, asked: Mapping[str, Any]) -> PuzzleDraft:
        """Read a draft from a request of the page, in the keys of views."""
        seats = [DraftSeat(**seat) for seat in asked["seats"]]
        return cls(asked["edition"], asked["maze"], asked["spare"], asked["lies"], asked["things"], seats)


def position_of(draft: PuzzleDraft) -> Any:
    """The position of a draft; raise a Problem with its clause if it is impossible."""
    box = edition_of(draft.edition)
    if box.game != "classic":
        raise Problem("game.not_here", game=box.game, known="classic")
    grid, side = box.grid, box.side
    if len(draft.maze) != grid.size or any(
        square not in (SPARE, *range(grid.size)) for square in draft.things.values()
    ):
        raise Problem("position.tiles", "K2")
    if any(draft.things.get(box.goals[goal]) != square for goal, square in box.fixed_places.items()):
        raise Problem("position.fixed_tiles", "S1")
    rows = ["".join(f"{tile:X}" for tile in draft.maze[at : at + side]) for at in range(0, grid.size, side)]
    loose = [goal for number, goal in enumerate(box.goals) if number not in box.fixed_places]
    things = ",".join(f"{goal}={grid.place_name(draft.things.get(goal, SPARE))}" for goal in loose)
    unsought = (goal for goal in box.goals if not any(goal in seat.goals for seat in draft.seats))
    seats, counts = [], []
    for seat in draft.seats:
        if not 0 <= seat.pawn < grid.size:
            raise Problem("position.tiles", "K2")
        found = [] if seat.goals else [next(unsought)]  # a pawn on its way home has found something
        seats.append(f"{seat.colour}={grid.names[seat.pawn]}:{','.join(seat.goals)}:{','.join(found)}")
        counts.append(str(len(seat.goals) or 1))
    mover = draft.seats[0].colour
    words = [
        box.id, "/".join(rows), f"{draft.spare:X}@{draft.barred or '-'}", things or "-", *seats, f"{mover}>push",
        f"turns=0 began={mover} first=1 goals={','.join(counts)}",
    ]  # fmt: skip
    return game_of(box).notation.read_position(" ".join(words))


def check_draft(draft: PuzzleDraft) -> Puzzle:
    """The puzzle of a draft with the solver's facts; raise a Problem if there is none."""
    state = position_of(draft)
    goals = len(draft.seats[0].goals)
    kinds = (BLOCK,) if len(draft.seats) > 1 else (TREASURES,) if goals > 1 else (FIND, FEWEST)
    for kind in kinds:
        solution = solve(kind, state, MOST_TURNS, checkpoint_until(PATIENCE))
        if solution is not None:
            begins = solo_state(kind, state)
            return Puzzle(kind, game_of(begins.edition).notation.position_text(begins), *solution[:4])
    raise Problem("puzzle.no_block") if kinds == (BLOCK,) else Problem("puzzle.no_way", most=MOST_TURNS)
