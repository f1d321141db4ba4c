"""What the views and choices of both sliding mazes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypedDict

from wanderwall.game.views import OutcomeView, SeatView, View

if TYPE_CHECKING:
    from typing_extensions import ReadOnly

#: a set of squares: hexadecimal text, bit n is square n
HexSet = str


class SlidingOptionsView(TypedDict):
    """The options both games have (K3, K8 to K10)."""

    first: Annotated[int | None, "The seat that begins, counted from 1; null: chosen at random."]
    goals: Annotated[list[int | None], "For each seat how many goal cards it was dealt; null: all, dealt evenly."]
    turn_time: Annotated[int | None, "Seconds for a turn; null: no clock."]
    turn_limit: Annotated[int | None, "Turns each seat has before the game is called; null: no limit."]
    finish_round: Annotated[bool, "Whether the round is played to its end after a seat has finished."]


class SlidingSeat(SeatView):
    """One seat at a sliding maze."""

    home: Annotated[int, "The square the pawn starts on."]
    pawn: Annotated[int, "The square the pawn stands on."]
    left: Annotated[int, "How many goals the seat has yet to find."]
    found: Annotated[list[str], "The goals it has found, in that order."]
    cards: Annotated[list[str], "Its unfound goals as far as the viewer knows them, the next one first."]
    finish: Annotated[
        list[int],
        "The squares on which ending a turn finishes for it: home (K5, T6), or every way out of the maze as it is now "
        "(K7); none while it has anything left to find, and none when the game is over.",
    ]


class SlidingView(View):
    """A sliding maze. Squares are counted from 0, row by row from the top left; −1 is the spare tile."""

    side: Annotated[int, "How many squares the board has to a side."]
    turn: Annotated[int | None, "The seat whose turn it is; null before the deal and after the end."]
    turns: Annotated[int, "How many turns have ended, all seats together."]
    first: Annotated[int, "The seat that began."]
    maze: Annotated[list[int], "The open sides of each square's tile: 1 north, 2 east, 4 south, 8 west, added up."]
    spare: Annotated[int, "The open sides of the spare tile, as it is next to the board."]
    barred: Annotated[str | None, "The arrow where the spare came out and may not go back in (S5); null at first."]
    # what `barred` was called before version 0.4, for pages and programs from then
    lies: Annotated[str | None, "The same as `barred`, for older programs; it goes with version 0.4."]
    things: Annotated[dict[str, int], "The square of each goal; −1 when its tile is the spare."]
    options: ReadOnly[SlidingOptionsView]
    seats: ReadOnly[Sequence[SlidingSeat]]
    outcome: Annotated[OutcomeView | None, "How it ended; null while it runs."]


class WalkChoices(TypedDict):
    """The mover has pushed and may walk (S7)."""

    step: Annotated[Literal["walk"], "A walk is due."]
    reach: Annotated[HexSet, "The squares the pawn may walk to: a hexadecimal number, bit n is square n."]
