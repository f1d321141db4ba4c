"""Messages between a server and its workers, key by key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from wanderwall.game.protocol import Choices, Seat, View
from wanderwall.server.tables.types import ProblemJson


class PuzzleSpec(TypedDict, total=False):
    """Which puzzle: that of a day, a built-in one, one as a line of text, or a new one from a seed."""

    day: str
    roll: bool
    number: int
    line: str
    seed: int
    kind: str
    edition: str
    level: int


class PuzzleWish(TypedDict):
    """Which built-in puzzle is next: of about these points and these kinds, none that was tried."""

    points: int
    kinds: Sequence[str]
    tried: Sequence[int]
    #: numbers and points of puzzles that tries have moved
    moved: Sequence[tuple[int, int]]
    seed: str


class JobMessage(TypedDict, total=False):
    """A job: `do` names it, and each kind has some of the other keys."""

    do: str
    #: the reply has the same
    id: int

    # ── a bot's move: who moves, what is new to the worker, and what the seat may do ─────────────────────────────────

    bot: str
    game: str
    table: str
    seat: Seat
    generation: int
    #: how many events the worker knows; it gets the opening if it knows none, and what happened before these events
    after: int | None
    opening: View
    past: Sequence[tuple[Seat, str, View]]
    events: Sequence[tuple[Seat, str, View]]
    choices: Choices
    budget: tuple[float | None, int | None]
    seed: str

    # ── logs, records, reviews and books ─────────────────────────────────────────────────────────────────────────────

    #: see `SavedLog.json`
    log: Sequence[object]
    upto: int
    count: int
    unfinished: bool
    record: str
    #: as JSON
    review: str
    #: a number of a review, a word of a book
    part: int | str
    parts: int
    ready: list[str]
    rows: tuple[str, ...]
    more: Mapping[str, object]
    number: int
    push: str | None
    walk: str

    # ── puzzles, hints and pictures ──────────────────────────────────────────────────────────────────────────────────

    asked: PuzzleSpec
    wish: PuzzleWish
    pushes: list[str]
    kind: str
    position: str
    line: str | None
    draft: Mapping[str, object]
    at: int
    view: View
    edition: str


class ProblemReply(ProblemJson):
    """A problem that a job ended with."""

    #: whether a bot failed
    bot: bool


class JobReply(TypedDict, total=False):
    """A reply. `body` is JSON that the server only passes on: it follows in a separate frame, which `bytes` announces,
    and is the `answer` then.
    """

    id: int
    answer: object
    body: bytes
    bytes: bool
    problem: ProblemReply
    crashed: bool
    unknown: bool
    warm: bool
