"""Bodies of requests, key by key, each with a sentence and its bounds; `tables.types`, `rooms.types` and `book.types`
declare those that lower layers share.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, Literal

from wanderwall.server.book.types import MOST_AHEAD, SolvedTry
from wanderwall.server.tables.types import BotName, Bounds, ColourName, PersonName, RequestBody, SeatNumber, TableId

ThingName = Annotated[str, Bounds(pattern=r"^[a-z0-9_-]{1,32}$")]
#: an arrow, such as N4
ArrowName = Annotated[str, Bounds(pattern=r"^[NESW]\d{1,2}$")]
#: a square's number; -1: on the spare tile
Place = Annotated[int, Bounds(ge=-1, le=200)]
#: the sum of 1 north, 2 east, 4 south, 8 west
Sides = Annotated[int, Bounds(ge=0, le=15)]
PuzzleLine = Annotated[str, Bounds(min_length=1, max_length=2000)]
PuzzleNumber = Annotated[int, Bounds(ge=1, le=100_000)]
TurnText = Annotated[str, Bounds(min_length=1, max_length=40)]

# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordRequest(RequestBody):
    """A game as text."""

    record: Annotated[str, Bounds(min_length=1, max_length=15_000), "The record, as docs/notation.md describes it."]


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinRequest(RequestBody):
    """A free seat to take."""

    seat: Annotated[SeatNumber | None, "Which one; null: any."] = None
    name: Annotated[PersonName | None, "Your name; listed tables use made-up names instead."] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReseatRequest(RequestBody):
    """A seat to give to a bot, or to free."""

    seat: Annotated[SeatNumber, "Which seat."]
    kind: Annotated[Literal["bot", "open"], "Who gets it."]
    bot: Annotated[BotName | None, "Which bot."] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourRequest(RequestBody):
    """A pawn for a seat."""

    seat: Annotated[SeatNumber, "Which seat."]
    colour: Annotated[ColourName, "Which pawn; if another person has it, the maker swaps the two."]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstRequest(RequestBody):
    """Who begins."""

    seat: Annotated[SeatNumber | None, "Which seat; null: at random."] = None
    after: Annotated[
        Annotated[int, Bounds(ge=0)] | None,
        "The `seq` of the table when this was chosen: people may have changed seats since.",
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RematchRequest(RequestBody):
    """How the next game of the same people begins."""

    same_maze: Annotated[bool, "Keep the maze as it is, and deal only the cards."] = False
    swap: Annotated[bool, "Swap a few tiles of the kept maze, where the game allows that."] = False
    first: Annotated[SeatNumber | None, "Who begins, by the seat in this game; null: at random."] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRequest(RequestBody):
    """Where the people of a table play on."""

    table: Annotated[TableId, "The id of that table."]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenRequest(RequestBody):
    """What a TV is to show."""

    table: Annotated[TableId, "The id of the table."]


# ── puzzles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class FreshPuzzle(RequestBody):
    """A new puzzle, made on demand, of a built-in kind, edition and level."""

    kind: Annotated[Literal["fewest", "find", "treasures", "block", "go"], "What is asked."]
    edition: Annotated[ThingName, "The id of the edition."]
    level: Annotated[int, Bounds(ge=1, le=5), "How hard it is."]


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRequest(RequestBody):
    """A puzzle to solve: exactly one of `day`, `number`, `line` and `fresh`."""

    day: Annotated[date | None, "The date of a daily puzzle."] = None
    roll: Annotated[bool, "The day's roll of Labyrinth Go!, not its maze."] = False
    number: Annotated[PuzzleNumber | None, "The number of a built-in puzzle."] = None
    line: Annotated[PuzzleLine | None, "A puzzle as text."] = None
    fresh: Annotated[FreshPuzzle | None, "A new puzzle."] = None
    name: Annotated[PersonName | None, "Your name."] = None
    ahead: Annotated[int, Bounds(ge=-MOST_AHEAD, le=MOST_AHEAD), "Seconds that your local time is ahead of UTC."] = 0

    def __post_init__(self) -> None:
        if sum(value is not None for value in (self.day, self.number, self.line, self.fresh)) != 1:
            raise ValueError("one of day, number, line and fresh")


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDraftRequest(RequestBody):
    """A request for a maze to edit."""

    line: Annotated[PuzzleLine | None, "A puzzle to start from; null: a new maze."] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftSeat(RequestBody):
    """A pawn of an edited maze."""

    colour: Annotated[ThingName, "Which pawn."]
    pawn: Annotated[Place, "Its square."]
    goals: Annotated[list[ThingName], Bounds(max_length=3), "What it seeks, in order; none: the way home."]


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftRequest(RequestBody):
    """An edited maze; a second seat must be left without any way."""

    edition: Annotated[ThingName, "The id of the edition."]
    maze: Annotated[list[Sides], Bounds(max_length=200), "The tiles, row by row: the sides on which each is open."]
    spare: Annotated[Sides, "The spare tile."]
    barred: Annotated[ArrowName | None, "The arrow where the last tile came out (S5)."] = None
    lies: Annotated[ArrowName | None, "The same, from pages before version 0.4."] = None
    things: Annotated[dict[ThingName, Place], Bounds(max_length=100), "Where each thing is; -1: on the spare tile."]
    seats: Annotated[list[DraftSeat], Bounds(min_length=1, max_length=2), "The pawns."]


@dataclass(frozen=True, slots=True, kw_only=True)
class RushRequest(RequestBody):
    """The result of a rush."""

    run: Annotated[str, Bounds(max_length=120), "The `run` of its beginning."]
    pushes: Annotated[
        list[Annotated[str, Bounds(max_length=12)]],
        Bounds(max_length=100),
        "The push that solved each puzzle, in order.",
    ]


# ── the book ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class SolvedRequest(RequestBody):
    """Puzzles that were solved on a device."""

    mazes: Annotated[dict[date, SolvedTry], Bounds(max_length=1000), "Daily mazes, by date."] = field(
        default_factory=dict
    )
    rolls: Annotated[dict[date, SolvedTry], Bounds(max_length=1000), "Daily rolls, by date."] = field(
        default_factory=dict
    )
    numbers: Annotated[list[PuzzleNumber], Bounds(max_length=5000), "Built-in puzzles, by number."] = field(
        default_factory=list
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class BookKeyRequest(RequestBody):
    """What brings a book to this device: either the pass from a QR code, or the printed phrase."""

    take: Annotated[Annotated[str, Bounds(max_length=80)] | None, "The pass in the link of a QR code."] = None
    phrase: Annotated[Annotated[str, Bounds(max_length=300)] | None, "The printed phrase."] = None

    def __post_init__(self) -> None:
        if (self.take is None) == (self.phrase is None):
            raise ValueError("either a pass or a phrase")


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveRequest(RequestBody):
    """A device to remove from a book."""

    device: Annotated[str, Bounds(max_length=64), "Its id in `GET /api/book/devices`."]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRequest(RequestBody):
    """A whole turn in notation."""

    push: Annotated[TurnText, "The push."]
    walk: Annotated[TurnText, "The walk after it."]


# ── rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberRequest(RequestBody):
    """A person or a program that joins a room."""

    name: Annotated[PersonName | None, "The name; empty: one is made up."] = None
    program: Annotated[bool, "Whether it is a program."] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberChangeRequest(RequestBody):
    """A change of a member by the teacher."""

    name: Annotated[PersonName | None, "The new name; empty: one is made up."] = None
    team: Annotated[Annotated[int, Bounds(ge=0, lt=8)] | None, "The new team."] = None
    out: Annotated[bool, "Whether they are removed for good."] = False
    device: Annotated[bool, "Whether it is for all members on the same device, and for who joins from there."] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PleaRequest(RequestBody):
    """A person at another device asks to come back."""

    name: Annotated[PersonName, "The name of the member who they are."]


@dataclass(frozen=True, slots=True, kw_only=True)
class PleaAnswer(RequestBody):
    """The teacher's answer to them."""

    yes: Annotated[bool, "Whether they are that member."]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnRequest(RequestBody):
    """A member changes to this device."""

    key: Annotated[Annotated[str, Bounds(max_length=80)], "The key of the pass that the teacher shows."]


@dataclass(frozen=True, slots=True, kw_only=True)
class SettleRequest(RequestBody):
    """A running game to decide."""

    game: Annotated[int, Bounds(ge=0), "The number of the game."]
    winner: Annotated[Annotated[int, Bounds(ge=0)] | None, "The member who has won; null: they share it."] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorRequest(RequestBody):
    """Whether new members may join."""

    open: Annotated[bool, "Whether they may."]


# ── messages to devices, and the admin ───────────────────────────────────────────────────────────────────────────────


Endpoint = Annotated[str, Bounds(max_length=1000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PushKeys(RequestBody):
    """The keys of a subscription, as browsers report them."""

    p256dh: Annotated[str, Bounds(max_length=100), "The browser's public key."]
    auth: Annotated[str, Bounds(max_length=40), "Its secret."]


@dataclass(frozen=True, slots=True, kw_only=True)
class PushRequest(RequestBody):
    """A subscription as browsers report it, and the reader's language."""

    endpoint: Annotated[Endpoint, "The URL of the browser's push service for this device."]
    keys: Annotated[PushKeys, "Its keys."]
    language: Annotated[str, Bounds(max_length=8), "The language of the messages."] = "en"


@dataclass(frozen=True, slots=True, kw_only=True)
class PushEndRequest(RequestBody):
    """A subscription to end."""

    endpoint: Annotated[Endpoint, "The URL of the browser's push service for this device."]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetRequest(RequestBody):
    """A person to forget, by their seat."""

    seat: Annotated[SeatNumber, "The seat."]


@dataclass(frozen=True, slots=True, kw_only=True)
class EraseRequest(RequestBody):
    """How long finished games are kept."""

    days: Annotated[Annotated[int, Bounds(ge=1, le=36500)] | None, "Days after their end; null: for ever."]
