"""What hints and reviews are as JSON, key by key; `python -m tools generate contract` writes the types of the page."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from wanderwall.games.go.views import LayView


class ReasonJson(TypedDict):
    """A reason for a turn: `coach-<code>` is its text, `why-<code>` its numbers, all other keys are their arguments."""

    code: Annotated[str, "Which reason it is."]
    speaks: NotRequired[Annotated[str, "`for` the turn, `against` it, or `neither`: only a number; missing: for."]]


class MazeTurnJson(TypedDict):
    """A turn of a sliding maze in notation."""

    push: Annotated[str | None, "The push; null if it is already made."]
    walk: Annotated[str, "Where the pawn goes, with the cards it costs."]


class MazeHintJson(MazeTurnJson):
    """The best turn, with reasons."""

    score: Annotated[float, "What the turn is worth."]
    finds: Annotated[bool, "Whether it finds something."]
    chance: Annotated[int | None, "The chance to reach the goal next turn, in percent; null if this turn finds it."]
    reasons: Annotated[list[ReasonJson], "Why, the most important reason first."]


class GoHintJson(TypedDict):
    """The next move of Labyrinth Go!."""

    move: Annotated[str, "A tile to place, one to remove (`-H1`), or `grab` when everything is joined."]
    changes: Annotated[int, "How many tiles are missing or wrong."]


class RatedTurnJson(MazeTurnJson):
    """A turn with what it is worth."""

    score: Annotated[float, "What the turn is worth."]
    finds: Annotated[int, "How many goals it finds."]
    finishes: Annotated[bool, "Whether it ends the game."]
    chance: Annotated[int | None, "The chance to reach the goal next turn, in percent; null if this turn finds it."]


class ReviewedTurnJson(TypedDict):
    """One turn of a finished game, next to the best one."""

    number: Annotated[int, "Which turn, counted from 1 over all seats."]
    seat: Annotated[str, "The colour that moved."]
    played: Annotated[RatedTurnJson, "The turn that was played."]
    best: Annotated[RatedTurnJson, "The best turn."]
    reasons: Annotated[list[ReasonJson], "Why the best turn was best."]
    finding: Annotated[int, "How many pushes brought the goal into reach."]
    pushes: Annotated[int, "How many pushes there were."]
    squares: Annotated[int, "How many squares were in reach."]
    missed: Annotated[bool, "Whether the goal was in reach and not taken."]
    gave_up: Annotated[float, "How much less the turn was worth than the best one."]


class TurnVerdictJson(ReviewedTurnJson):
    """Another turn in place of the played one, next to the best one."""

    good: Annotated[bool, "Whether it is as good as the best one."]


class TurnSummaryJson(TypedDict):
    """How one seat played a sliding maze."""

    seat: Annotated[str, "The colour."]
    turns: Annotated[int, "How many turns it played."]
    found: Annotated[int, "How many goals it found."]
    missed: Annotated[int, "How many goals it missed."]
    good: Annotated[int, "How many of its turns were as good as the best."]
    gave_up: Annotated[float, "How much its turns gave up on average."]
    worst: Annotated[int | None, "The number of the turn that gave up most."]


class TurnChancesJson(TypedDict):
    """The win chances after one turn."""

    number: Annotated[int, "Which turn."]
    seat: Annotated[str, "The colour that moved."]
    chances: Annotated[list[float], "The win chance of each seat."]


class ChanceSharesJson(TypedDict):
    """The parts that make up the result of one seat."""

    seat: Annotated[str, "The colour."]
    start: Annotated[float, "An equal share at the start."]
    cards: Annotated[float, "What the dealt cards changed."]
    own: Annotated[float, "What its own turns changed."]
    others: Annotated[float, "What the turns of others changed."]
    result: Annotated[float, "What it reached."]


class MazeChanceGraphJson(TypedDict):
    """The win chances of all seats over a match."""

    dealt: Annotated[list[float], "The win chance of each seat after the deal."]
    turns: Annotated[list[TurnChancesJson], "The chances after each turn."]
    turning: Annotated[int | None, "The number of the turn that changed the chances most."]
    shares: Annotated[list[ChanceSharesJson], "The parts of the results, by seat."]


class MazeReviewJson(TypedDict):
    """The review of a finished sliding maze."""

    turns: Annotated[list[ReviewedTurnJson], "All turns."]
    summaries: Annotated[list[TurnSummaryJson], "How each seat played."]
    course: NotRequired[Annotated[MazeChanceGraphJson, "The win chances; missing for solo games."]]


class ReviewedBoardJson(TypedDict):
    """The board of one seat at the end of a round."""

    seat: Annotated[str, "The colour."]
    laid: Annotated[int, "How many tiles were on it."]
    joined: Annotated[int, "How many treasures were joined."]
    right: Annotated[bool, "Whether it was right."]
    changes: Annotated[int, "How many tiles of the better board were elsewhere, or missing."]
    better: Annotated[list[LayView], "A right board that is as close as possible."]
    changed: Annotated[list[str], "Which tiles these were."]


class ReviewedRollJson(TypedDict):
    """One round, or one roll of a solo game."""

    number: Annotated[int, "Which round."]
    roll: Annotated[list[str], "The treasures that were rolled."]
    solutions: Annotated[int, "How many shortest solutions there are."]
    tiles: Annotated[int, "How many tiles they need."]
    boards: Annotated[list[ReviewedBoardJson], "The board of each seat."]


class RollSummaryJson(TypedDict):
    """How one seat played Labyrinth Go!."""

    seat: Annotated[str, "The colour."]
    rounds: Annotated[int, "How many rounds it played."]
    right: Annotated[int, "How many boards were right."]
    near: Annotated[int, "In how many rounds a single tile was missing or wrong."]


class GoReviewJson(TypedDict):
    """The review of a finished game of Labyrinth Go!."""

    rounds: Annotated[list[ReviewedRollJson], "All rounds."]
    summaries: Annotated[list[RollSummaryJson], "How each seat played."]


HintJson = MazeHintJson | GoHintJson
ReviewJson = MazeReviewJson | GoReviewJson
