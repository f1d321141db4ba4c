"""Responses about a book, from its rows as JSON text. This runs in a worker: years of games take longer than a move may
wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

import orjson

from wanderwall.puzzles.results import PuzzleResult, longest_row
from wanderwall.server.book.lessons import Lesson
from wanderwall.server.book.results import BookResult, Other
from wanderwall.server.book.stats import BookPage, badges, figures, rush_best
from wanderwall.server.book.types import (
    BookFile,
    BookGame,
    BookJson,
    BookPuzzles,
    LessonRow,
    kept_puzzles,
)

#: the version of the exported file
VERSION = 1


class BookRows(NamedTuple):
    """The rows of a book, each kind as a JSON array, so that the server can pass them to a worker unparsed."""

    #: result, others, and the table if that is still stored
    games: str = "[]"
    solved: str = "[]"
    lessons: str = "[]"


def read_games(text: str) -> list[BookPage]:
    """Return the games of a book, the latest first."""
    pages = [game_of(*row) for row in orjson.loads(text)]
    return sorted(pages, key=lambda page: -page.result.ended)


def game_of(result: dict[str, object], others: Sequence[tuple[str, str, bool]], table: str | None) -> BookPage:
    return BookPage(BookResult.of(result), tuple(Other(*other) for other in others), table)


def read_solved(text: str) -> list[PuzzleResult]:
    return [PuzzleResult(*row) for row in orjson.loads(text)]


def book_answer(rows: BookRows, more: Mapping[str, object]) -> bytes:
    """Return the whole book: figures, favourites, head to head, personal bests, badges, puzzles, and `more`."""
    pages, solved = read_games(rows.games), read_solved(rows.solved)
    answer = figures(pages)
    book = {
        **answer,
        "bests": [*answer["bests"], *rush_best(solved)],
        "badges": badges(pages, solved),
        "puzzles": BookPuzzles(**kept_puzzles(solved), longest=longest_row(solved)),
        **more,
    }
    return orjson.dumps(cast(BookJson, book))


def puzzles_answer(rows: BookRows) -> bytes:
    """Return only the puzzles."""
    return orjson.dumps(kept_puzzles(read_solved(rows.solved)))


def file_answer(rows: BookRows) -> bytes:
    """Return the book as a file for its owner."""
    pages, solved = read_games(rows.games), read_solved(rows.solved)
    file: BookFile = {
        "wanderwall": "book",
        "version": VERSION,
        "games": [game_json(page) for page in pages],
        "puzzles": kept_puzzles(solved),
        "badges": badges(pages, solved),
        "lessons": [cast(LessonRow, Lesson(*row)._asdict()) for row in orjson.loads(rows.lessons)],
    }
    return orjson.dumps(file)


def game_json(page: BookPage) -> BookGame:
    """Return one game, for lists and files."""
    result = {name: getattr(page.result, name) for name in page.result.__slots__}
    others = [(other.name, other.won) for other in page.others]
    return cast(BookGame, {**result, "table": page.table, "others": others})
