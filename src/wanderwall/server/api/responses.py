"""Bodies of responses, key by key, each with a sentence; `tables.types`, `rooms.types`, `book.types` and `coach.types`
declare the parts that lower layers make.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from wanderwall.coach.types import TurnVerdictJson
from wanderwall.game.views import OneOf
from wanderwall.server.book.types import BookGame, LessonCountsJson
from wanderwall.server.rooms.types import MemberTable, RoomJson
from wanderwall.server.tables.types import (
    LessonBoard,
    MyTableJson,
    OfferedPuzzle,
    ProblemJson,
    PuzzleShelf,
    ReplayFrame,
    RushPuzzle,
    TableJson,
)

# ── of any route, and of the server ──────────────────────────────────────────────────────────────────────────────────


class RefusedRequest(TypedDict):
    """The request is refused; nothing has changed."""

    problem: Annotated[ProblemJson, "Why."]


class Health(TypedDict):
    """The server works: its database can be written to."""

    status: Annotated[Literal["well", "degraded"], "`degraded`: server processes notice late what others did."]
    missing: NotRequired[Annotated[list[str], "What a degraded server cannot reach."]]
    version: Annotated[str, "The version of the server."]


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Me(TypedDict):
    """What the server knows about you."""

    name: Annotated[str, "Your made-up name."]
    network: Annotated[str | None, "The URL for phones nearby; null: there is none."]
    embed: Annotated[bool, "Whether other sites may embed replays."]


class OneTable(TypedDict):
    """One table."""

    table: Annotated[TableJson, "The table."]


class TableList(TypedDict):
    """Several tables."""

    tables: Annotated[list[TableJson], "The tables."]


class MyTables(TypedDict):
    """Your unfinished games."""

    tables: Annotated[list[MyTableJson], "The tables, the newest first."]


class MadeTable(TypedDict):
    """A new table with the keys of your seats: keep them."""

    table: Annotated[TableJson, "The table."]
    keys: Annotated[dict[str, str], "The key of each of your seats, by its number."]


class TakenSeat(TypedDict):
    """The seat that you took, with its key: keep it."""

    seat: Annotated[int | None, "The seat; null: it was taken away again."]
    key: Annotated[str, "Its key."]
    table: Annotated[TableJson, "The table."]


class NewSeatKey(TypedDict):
    """The new key of a seat."""

    seat: Annotated[int, "The seat."]
    key: Annotated[str, "Its key from now on."]


class FoundTable(TypedDict):
    """What a code leads to: a table."""

    table: Annotated[str, "The id of the table."]


class FoundRoom(TypedDict):
    """What a code leads to: a room."""

    room: Annotated[str, "The id of the room."]
    club: Annotated[str, "The same, for older clients; it goes with version 0.4."]


class NewScreen(TypedDict):
    """A TV: its browser keeps both."""

    code: Annotated[str, "The four letters that it shows."]
    key: Annotated[str, "Its key, for the header `X-Screen-Key` and for sockets."]


class ScreenJson(TypedDict):
    """What a TV shows."""

    code: Annotated[str, "Its four letters."]
    table: Annotated[str | None, "The id of the table; null: none yet, or it is gone."]
    status: Annotated[Annotated[str, OneOf(("waiting", "playing", "over"))] | None, "How far that table is."]


class Nothing(TypedDict):
    """Nothing more to say."""


class Replay(TypedDict):
    """A finished game, nothing hidden."""

    table: Annotated[TableJson, "The table."]
    frames: Annotated[list[ReplayFrame], "The start, and every move."]


class RecordText(TypedDict):
    """A game as text, for the offline page, which has no links to files."""

    record: Annotated[str, "The record, as docs/notation.md describes it."]


class RatingJson(TypedDict):
    """One line of the ratings."""

    name: Annotated[str, "The name of the player."]
    bot: Annotated[bool, "Whether it is a bot."]
    rating: Annotated[int, "The points."]
    deviation: Annotated[int, "How much they are still likely to change."]
    games: Annotated[int, "How many games count."]


class Ratings(TypedDict):
    """The best players."""

    ratings: Annotated[list[RatingJson], "The best first."]


class Progress(TypedDict):
    """Work that is not finished yet: ask again."""

    progress: Annotated[float, "The finished share."]


# ── puzzles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class PuzzleShelves(TypedDict):
    """The built-in puzzles."""

    shelves: Annotated[list[PuzzleShelf], "By kind, edition and level."]


class PuzzlePlayerJson(TypedDict):
    """Your puzzle rating. It moves with the first try at each puzzle."""

    points: Annotated[int, "The rating."]
    deviation: Annotated[int, "How far it may be wrong."]
    tries: Annotated[int, "How many first tries count."]
    latest: Annotated[list[tuple[int, bool]], "The rating after each of the latest tries, and whether it was at par."]


class NextPuzzle(TypedDict):
    """Your next puzzle."""

    next: Annotated[OfferedPuzzle | None, "The puzzle; null: you have tried all of these kinds."]
    player: Annotated[PuzzlePlayerJson | None, "Your puzzle rating; null: nobody is rated here."]


class FirstTries(TypedDict):
    """What everybody did with their first try, without names."""

    count: Annotated[int, "How many tried."]
    at_par: Annotated[int, "How many of a hundred found par."]
    pushes: Annotated[dict[str, int], "How many of a hundred began with each push."]
    arrows: Annotated[dict[str, int], "How many of a hundred began at each arrow, whichever way the tile was turned."]
    right: Annotated[list[str], "The pushes with which par was found."]


class RushRun(TypedDict):
    """A rush that has begun."""

    run: Annotated[str, "To send at the end."]
    seconds: Annotated[int, "How long it lasts."]
    puzzles: Annotated[list[RushPuzzle], "Its puzzles, each one push."]


class RushResult(TypedDict):
    """A rush, by the server's own clock and rules."""

    solved: Annotated[int, "How many were solved in a row."]
    seconds: Annotated[int, "How long it lasted."]
    best: Annotated[int, "The best one so far."]
    new_best: Annotated[bool, "Whether it is this one."]


# ── the book ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class BookGames(TypedDict):
    """A page of the games of a book."""

    games: Annotated[list[BookGame], "The games, the latest first."]
    next: Annotated[str | None, "Where the next page begins; null: this was the last one."]


class BookSummary(TypedDict):
    """Facts by which a person recognises a book."""

    name: Annotated[str | None, "The name used last, if that game is still stored."]
    games: Annotated[int, "How many games it has."]
    puzzles: Annotated[int, "How many solved puzzles it has."]
    devices: Annotated[int, "On how many devices it is."]


class BookComparison(TypedDict):
    """The book that a key would bring, and the one on this device."""

    book: Annotated[BookSummary | None, "The book of the key; null: it is the book of this device."]
    here: Annotated[BookSummary, "The book of this device."]


class DeviceJson(TypedDict):
    """One device of a book."""

    device: Annotated[str, "Its id."]
    this: Annotated[bool, "Whether it is the one that asks."]
    games: Annotated[int, "How many games were played on it."]
    last: Annotated[int | None, "When the last of them ended."]
    name: Annotated[str | None, "The name at that table, if it is still stored."]


class Devices(TypedDict):
    """The devices of a book."""

    devices: Annotated[list[DeviceJson], "All of them."]


class DeviceCount(TypedDict):
    """On how many devices a book is."""

    devices: Annotated[int, "How many."]


class NewPhrase(TypedDict):
    """A new phrase, which is shown only once."""

    phrase: Annotated[str, "The phrase to print."]


class NewPass(TypedDict):
    """A new pass, for one device."""

    take: Annotated[str, "The pass."]
    until: Annotated[int, "Until when it is valid."]


class DeletedJson(TypedDict):
    """How much was deleted of a person."""

    tables: Annotated[int, "Tables where they had a name."]
    ratings: Annotated[int, "Ratings."]
    devices: Annotated[int, "Devices of the book."]
    games: Annotated[int, "Games in the book."]
    puzzles: Annotated[int, "Solved puzzles."]
    lessons: Annotated[int, "Turns to try again."]


class DeletedGuest(TypedDict):
    """What was deleted of you."""

    deleted: Annotated[DeletedJson, "How much."]


class LessonJson(TypedDict):
    """A turn of a finished game to try again."""

    table: Annotated[str, "The table of its game."]
    number: Annotated[int, "Its number there."]
    box: Annotated[int, "How often in a row it was right."]
    left: Annotated[int, "How many tries are left before the coach shows the answer."]


class LessonList(TypedDict):
    """The turns of one game to try again."""

    lessons: Annotated[list[LessonJson], "In playing order."]


class DueLessons(LessonCountsJson):
    """Turns to try again now."""

    lessons: Annotated[list[LessonJson], "The oldest mistakes first."]


class ShownLesson(LessonBoard):
    """A turn to try again, and the board."""

    table: Annotated[TableJson, "The table of its game."]
    lesson: Annotated[LessonJson, "The turn."]


class TryVerdict(TypedDict):
    """What the coach says to a try."""

    right: Annotated[bool, "Whether it is as good as the best turn."]
    left: Annotated[int, "How many tries are left."]
    explanation: Annotated[TurnVerdictJson | None, "What the coach explains; null: there are tries left."]
    told: Annotated[TurnVerdictJson | None, "The same, for older clients; it goes with version 0.4."]


# ── rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class MemberSeat(TypedDict):
    """Where you play."""

    you: Annotated[MemberTable, "The table where you play now."]


class OneRoom(TypedDict):
    """One room."""

    room: Annotated[RoomJson, "The room."]


class MadeRoom(OneRoom):
    """A new room with the teacher's key: keep it."""

    key: Annotated[str, "The teacher's key."]


class JoinedRoom(OneRoom):
    """The room that you joined, with your key: keep it."""

    member: Annotated[int, "Your number."]
    key: Annotated[str, "Your key."]


class RoomPass(TypedDict):
    """A pass with which a member changes to another device, once."""

    key: Annotated[str, "The key of the pass."]
    until: Annotated[int, "Until when it counts."]


class RoomPlea(TypedDict):
    """You have asked to come back as a member."""

    member: Annotated[int, "The number of the member."]
    key: Annotated[str, "The member's key, once the teacher has said yes: keep it."]
    until: Annotated[int, "Until when the teacher may say yes."]


# ── messages to devices, and the admin ───────────────────────────────────────────────────────────────────────────────


class PushKey(TypedDict):
    """The server's key for messages to devices."""

    key: Annotated[str | None, "The public key; null: it sends none."]


class PushService(TypedDict):
    """Who delivers the messages."""

    service: Annotated[str, "The host name of the push service."]


class BusyTableJson(TypedDict):
    """One of the busiest tables."""

    table: Annotated[TableJson, "The table."]
    entries: Annotated[int, "How many log entries it got since yesterday."]
    last: Annotated[int, "When it got the last one."]


class TableCounts(TypedDict):
    """How many tables there are."""

    waiting: Annotated[int, "Before their game."]
    playing: Annotated[int, "In their game."]
    over: Annotated[int, "After it."]
    closed: Annotated[int, "Closed by the admin."]


class Overview(TypedDict):
    """How large everything is, and the busiest tables."""

    version: Annotated[str, "The version of the server."]
    database: Annotated[Literal["sqlite", "postgresql"], "The kind of database."]
    bytes: Annotated[int, "Its size."]
    tables: Annotated[TableCounts, "How many tables there are."]
    entries: Annotated[int, "How many log entries there are."]
    guests: Annotated[int, "How many guests there are."]
    erase_after: Annotated[int | None, "Days after which finished games are deleted; null: they are kept."]
    busiest: Annotated[list[BusyTableJson], "The busiest tables since yesterday."]


class ClosedTable(TypedDict):
    """A table that was closed."""

    closed: Annotated[str, "Its id."]


class ForgottenTables(TypedDict):
    """A person was forgotten."""

    tables: Annotated[int, "At how many tables."]


class ErasedGames(TypedDict):
    """Finished games were deleted."""

    erased: Annotated[int, "How many."]
