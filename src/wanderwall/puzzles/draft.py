"""A puzzle laid by hand: checked by the clauses of positions, then solved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from wanderwall.board.grid import Square
from wanderwall.board.tiles import Openings
from wanderwall.problem import Problem
from wanderwall.puzzles.make import puzzle_from
from wanderwall.puzzles.part import MOST_TURNS, all_puzzles, checkpoint_until
from wanderwall.puzzles.puzzle import Puzzle, edition_of

#: seconds after which the author of a maze gets the message that it takes too long
PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class DraftPawn:
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
    seats: Sequence[DraftPawn]

    @classmethod
    def of(cls, asked: Mapping[str, Any]) -> PuzzleDraft:
        """Read a draft from a request of the page, in the keys of views; older pages send `lies` for `barred`."""
        seats = [DraftPawn(**seat) for seat in asked["seats"]]
        barred = asked.get("barred") or asked.get("lies")
        return cls(asked["edition"], asked["maze"], asked["spare"], barred, asked["things"], seats)


@runtime_checkable
class HasDrafts(Protocol):
    """Optional in the puzzles of a game: its mazes can be edited."""

    def warm(self) -> None:
        """Compile the search."""

    def read_draft(self, draft: PuzzleDraft) -> tuple[Any, tuple[str, ...]]:
        """The position, and the kinds to try in order; raise a Problem with its clause if it is impossible."""


def drafts_of(game: str) -> HasDrafts:
    """The puzzles of a game whose mazes can be edited; raise a Problem for others."""
    editable = {name: puzzles for name, puzzles in all_puzzles().items() if isinstance(puzzles, HasDrafts)}
    if game not in editable:
        raise Problem("game.not_here", game=game, known=", ".join(editable))
    return editable[game]


def check_draft(draft: PuzzleDraft) -> Puzzle:
    """The puzzle of a draft with the solver's facts; raise a Problem if there is none."""
    puzzles = drafts_of(edition_of(draft.edition).game)
    state, kinds = puzzles.read_draft(draft)
    puzzles.warm()
    return puzzle_from(state, kinds, MOST_TURNS, checkpoint_until(PATIENCE))
