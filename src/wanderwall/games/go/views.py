"""The views and choices of Go!."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, final

from wanderwall.game.views import OneOf, OutcomeView, SeatView, View
from wanderwall.games.go.state import FACES


class GoOptionsView(TypedDict):
    """The options of Go!."""

    helper: Annotated[list[bool], "By seat: whether a wrong grab is refused instead of punished (G11)."]
    round_clock: Annotated[int | None, "Seconds for a round; null: no clock (G6)."]
    untimed: Annotated[bool, "Alone: whether the clock is left out (G11)."]
    one_roll: Annotated[bool, "Alone: whether the game is over after one roll (G11)."]
    mild: Annotated[bool, "Whether a wrong board costs a seat with the helper nothing (G11)."]


class GoSeat(SeatView):
    """What everybody sees of a seat: how many tiles lie, not where."""

    track: Annotated[int | None, "The seat's space on the score track; null alone."]
    laid: Annotated[int, "How many tiles lie on its board."]
    grabbed: Annotated[int | None, "The score tile it has grabbed in this round, by its blue value."]
    ready: Annotated[bool, "Whether it has said that it is ready for this round."]
    stop: Annotated[bool, "Whether it votes to stop this round (G6)."]
    joker: Annotated[bool, "Whether it has the joker tile in this round (G8)."]


class LayView(TypedDict):
    """A tile as it lies on a board."""

    tile: Annotated[str, "The id of the tile."]
    face: Annotated[str, OneOf(FACES), "The side that is up."]
    turn: Annotated[int, "Clockwise quarter turns."]
    squares: Annotated[list[int], "The squares it covers, its own square a first."]
    openings: Annotated[list[int], "The open sides on each of them: 1 north, 2 east, 4 south, 8 west, added up."]
    text: Annotated[str, "The move that lays it so, such as `H1a-a1e`."]


class VerdictView(TypedDict):
    """The check of one rolled picture (G4)."""

    picture: Annotated[str, "The rolled picture."]
    shown: Annotated[bool, "Whether it shows in a hole."]
    joined: Annotated[bool, "Whether it is shown and a path joins it to the middle."]


class ResultView(TypedDict):
    """One seat's board when a round was checked (G7)."""

    layout: Annotated[list[LayView], "The tiles as they lay."]
    score_tile: Annotated[int | None, "The score tile the seat took, by its blue value; null alone."]
    verdicts: Annotated[list[VerdictView], "The check of each rolled picture."]
    right: Annotated[bool, "Whether everything was right."]
    points: Annotated[int, "How far the seat went, backward below zero; alone 1 for a solved roll."]
    before: Annotated[int | None, "Its space on the score track before; null alone."]
    after: Annotated[int | None, "Its space on the score track afterwards; null alone."]


class RoundView(TypedDict):
    """A finished round."""

    round: Annotated[int, "The number of the round, from 1."]
    roll: Annotated[list[str], "The pictures that were rolled."]
    seats: Annotated[list[ResultView], "The board of each seat."]


class GoOutcomeView(OutcomeView):
    """How a game of Go! ended."""

    rating: Annotated[int | None, "Alone: which rating line the solved rolls earn, from 0 (G10); else null."]


class GoSpectatorView(View):
    """A table of Go!, as everybody sees it."""

    game: Annotated[Literal["go"], "The game."]
    step: Annotated[Literal["roll", "ready", "play", "over"], "What is due now."]
    options: Annotated[GoOptionsView, "What the table plays with."]
    seats: Annotated[list[GoSeat], "The seats, clockwise."]
    outcome: Annotated[GoOutcomeView | None, "How it ended; null while it runs."]
    round: Annotated[int, "The number of the round, from 1."]
    roll: Annotated[list[str], "The pictures the dice show, in the order of the dice; empty before the roll."]
    score_tiles: Annotated[list[int], "The score tiles in the middle of the table by blue value, highest first."]
    finish: Annotated[int | None, "The space on the score track that ends the game; null alone."]
    clock: Annotated[int | None, "Seconds for the round, alone for the game; null without a clock."]
    solved: Annotated[int | None, "Alone: how many rolls are solved; else null."]
    last: Annotated[RoundView | None, "The round that was checked last, where there is one."]


class GoView(GoSpectatorView, total=False):
    """A table of Go!. `layout` and `hand` are in the view of a seat, not in that of a spectator; `boards` is there from
    the seat's grab to the check: for a seat that has grabbed, the round is over (G6), and it can copy nothing any more.
    """

    layout: Annotated[list[LayView], "The tiles on the viewer's own board."]
    hand: Annotated[list[str], "The tiles next to the viewer's own board, by id."]
    boards: Annotated[list[list[LayView]], "The tiles on everybody's boards, by seat."]


@final
class GoReadyChoices(TypedDict):
    """The seat has yet to say that it is ready (G3)."""

    moves: Annotated[list[str], "What it may say: `ready`."]


@final
class GoPlayChoices(TypedDict):
    """The seat lays tiles (G5)."""

    moves: Annotated[list[str], "Words it may say: `grab`, `stop`, alone `skip`."]
    tiles: Annotated[list[str], "The tiles in the hand, by id."]
    placements: Annotated[dict[str, list[str]], "For each tile in the hand every move that lays it."]
    lift: Annotated[list[str], "The moves that take a tile back from the board."]
    grab: Annotated[bool, "Whether it may grab: with help, or alone, only when the board is right (G10, G11)."]
    score_tile: Annotated[int | None, "The score tile a grab would take, by its blue value; null alone."]


GoChoices = GoReadyChoices | GoPlayChoices
