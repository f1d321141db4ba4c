"""What a book is as JSON: key by key, each with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from wanderwall.puzzles.results import KEPT_SHOWN, MAZE, ROLL, SHIPPED, PuzzleResult, best_rush
from wanderwall.server.tables.types import Bounds, RequestBody

#: seconds by which local clocks may differ from UTC
MOST_AHEAD = 14 * 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class SolvedMoment(RequestBody):
    """When a puzzle was solved, by the clock of the player."""

    moment: Annotated[int, Bounds(ge=0, lt=2**35), "Seconds of UTC."]
    ahead: Annotated[int, Bounds(ge=-MOST_AHEAD, le=MOST_AHEAD), "Seconds that local time is ahead of UTC."]


@dataclass(frozen=True, slots=True, kw_only=True)
class SolvedTry(RequestBody):
    """A solved daily puzzle."""

    own: Annotated[int, Bounds(ge=0, le=10_000), "The turns or tiles it took."]
    par: Annotated[int, Bounds(ge=0, le=10_000), "The fewest that it takes."]
    retries: Annotated[int, Bounds(ge=0, le=10_000), "The attempts before it."] = 0
    hints: Annotated[int, Bounds(ge=0, le=10_000), "The hints until then."] = 0
    when: Annotated[SolvedMoment | None, "When, if it was solved on its own day: that counts for the streak."] = None


class KeptMoment(TypedDict):
    """When a puzzle was solved, by the clock of the player."""

    moment: Annotated[int, "Seconds of UTC."]
    ahead: Annotated[int, "Seconds that local time was ahead of UTC."]


class KeptTry(TypedDict):
    """A solved daily puzzle."""

    own: Annotated[int, "The turns or tiles it took."]
    par: Annotated[int, "The fewest that it takes."]
    retries: Annotated[int, "The attempts before it."]
    hints: Annotated[int, "The hints until then."]
    when: Annotated[KeptMoment | None, "When, if it was solved on its own day."]


class ClosedPuzzles(TypedDict):
    """Puzzles whose solution was shown before they were solved."""

    mazes: Annotated[list[str], "Dates of daily mazes."]
    rolls: Annotated[list[str], "Dates of daily rolls."]
    numbers: Annotated[list[int], "Built-in puzzles, by number."]


class KeptPuzzles(TypedDict):
    """All puzzles that a guest has solved, each with the first result."""

    mazes: Annotated[dict[str, KeptTry], "Daily mazes, by date."]
    rolls: Annotated[dict[str, KeptTry], "Daily rolls, by date."]
    numbers: Annotated[list[int], "Built-in puzzles, by number."]
    closed: Annotated[ClosedPuzzles, "Those that are closed, because their solution was shown."]
    rush: Annotated[int, "The most in one rush."]


class BookPuzzles(KeptPuzzles):
    """The puzzles in the book."""

    longest: Annotated[int, "The longest streak of daily mazes, in days."]


class GameFigures(TypedDict):
    """The figures of one game."""

    game: Annotated[str, "The game."]
    played: Annotated[int, "How many were played."]
    against: Annotated[int, "How many of them against others."]
    won: Annotated[int, "How many were won."]
    score: Annotated[int, "Goals found, or points, in all."]
    turns: Annotated[int | None, "Turns in all; null: this game does not count turns."]
    finds_a_turn: Annotated[float | None, "Goals found per turn."]


class Favourites(TypedDict):
    """What the guest chose most."""

    edition: Annotated[str | None, "The edition."]
    colour: Annotated[str | None, "The pawn."]
    bot: Annotated[str | None, "The bot."]


class RivalJson(TypedDict):
    """The games against one friend."""

    name: Annotated[str, "The name they used last."]
    played: Annotated[int, "How many games."]
    won: Annotated[int, "How many the guest won."]
    lost: Annotated[int, "How many the friend won."]


class BestJson(TypedDict):
    """A personal best."""

    kind: Annotated[str, "Which one: `quickest`, `finds_a_turn`, `run`, `rush`, or one of a single game."]
    value: Annotated[float, "The value."]
    edition: Annotated[str, "The edition of the game."]
    ended: Annotated[int, "When that game ended."]
    table: Annotated[str | None, "Its table, while its replay can be watched."]


class BadgeInfo(TypedDict):
    """A badge, earned or not."""

    name: Annotated[str, "Its name."]
    earned: Annotated[bool, "Whether it is earned."]
    when: Annotated[int | None, "When it was earned, if that is known."]


class BookFigures(TypedDict):
    """What follows from the games of a book."""

    games: Annotated[list[GameFigures], "The figures by game, the most played first."]
    favourites: Annotated[Favourites, "What the guest chose most."]
    rivals: Annotated[list[RivalJson], "The games against friends."]
    bests: Annotated[list[BestJson], "Personal bests."]


class LessonCountsJson(TypedDict):
    """How many turns there are to try again."""

    all: Annotated[int, "In all."]
    due: Annotated[int, "To try now."]
    learned: Annotated[int, "Learned for good."]


class BookJson(BookFigures):
    """A book: figures, favourites, head to head, personal bests, badges, puzzles, turns to try again."""

    badges: Annotated[list[BadgeInfo], "All badges."]
    puzzles: Annotated[BookPuzzles, "The solved puzzles."]
    lessons: Annotated[LessonCountsJson, "The turns to try again."]
    devices: Annotated[int, "On how many devices it is."]


class BookGame(TypedDict):
    """One game of a book."""

    game: Annotated[str, "The game."]
    edition: Annotated[str, "The edition."]
    ended: Annotated[int, "When it ended."]
    colour: Annotated[str, "The guest's pawn."]
    seats: Annotated[int, "How many played."]
    won: Annotated[bool, "Whether the guest won."]
    shared: Annotated[bool, "Whether others won as well."]
    score: Annotated[int, "Goals found, or points."]
    turns: Annotated[int | None, "Turns of the guest; null: this game does not count turns."]
    bots: Annotated[list[str], "The bots in it."]
    people: Annotated[int, "How many other people played."]
    hinted: Annotated[bool, "Whether hints were used."]
    close: Annotated[bool, "Whether it was won when another player had nothing left to find, too."]
    table: Annotated[str | None, "Its table, while its replay can be watched."]
    others: Annotated[list[tuple[str, bool]], "Names of the others among friends, and whether they won."]


class LessonRow(TypedDict):
    """A turn to try again, as it is stored."""

    table: Annotated[str, "The table of its game."]
    number: Annotated[int, "Its number there."]
    ended: Annotated[int, "When that game ended."]
    box: Annotated[int, "How often in a row it was right."]
    due: Annotated[int, "When it is asked again."]
    tries: Annotated[int, "Wrong tries since then."]


class BookFile(TypedDict):
    """A book as a file for its owner."""

    wanderwall: Annotated[Literal["book"], "Always `book`."]
    version: Annotated[int, "The version of the file."]
    games: Annotated[list[BookGame], "The games, the latest first."]
    puzzles: Annotated[KeptPuzzles, "The solved puzzles."]
    badges: Annotated[list[BadgeInfo], "All badges."]
    lessons: Annotated[list[LessonRow], "The turns to try again."]


def kept_puzzles(results: Sequence[PuzzleResult]) -> KeptPuzzles:
    """Return what was solved, each with its first result, and what is closed."""
    rush = best_rush(results)
    solved = [one for one in results if one.is_solved]
    closed = [one for one in results if one.state == KEPT_SHOWN]
    return {
        "mazes": {one.name: _kept_try(one) for one in solved if one.shelf == MAZE},
        "rolls": {one.name: _kept_try(one) for one in solved if one.shelf == ROLL},
        "numbers": sorted(int(one.name) for one in solved if one.shelf == SHIPPED),
        "closed": {
            "mazes": [one.name for one in closed if one.shelf == MAZE],
            "rolls": [one.name for one in closed if one.shelf == ROLL],
            "numbers": sorted(int(one.name) for one in closed if one.shelf == SHIPPED),
        },
        "rush": rush.own if rush else 0,
    }


def _kept_try(one: PuzzleResult) -> KeptTry:
    when = None if one.moment is None else KeptMoment(moment=one.moment, ahead=one.ahead or 0)
    return {"own": one.own, "par": one.par, "retries": one.retries, "hints": one.hints, "when": when}
