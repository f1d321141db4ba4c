"""What a table, its games and its sockets are as JSON, and the request to make one: key by key, each with a sentence.

A message is a plain class that declares its bounds. Where pydantic is installed, it validates messages against them;
the offline page reads them itself (`api.read`). `python -m tools generate contract` writes the page's types, the
OpenAPI and docs/http-api.md from these declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal, NotRequired, TypedDict

from wanderwall.game.protocol import Choices, View
from wanderwall.game.views import OneOf, OutcomeView

# ── bounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Bounds:
    """Bounds of a value, named as in pydantic: `ge`, `lt`, `le`, `min_length`, `max_length`, `pattern`."""

    def __init__(self, **bounds: int | str) -> None:
        self.bounds = bounds

    def __get_pydantic_core_schema__(self, source: Any, schema_of: Callable[[Any], Any]) -> Any:
        return {**schema_of(source), **self.bounds}


class RequestBody:
    """The body of a request: unknown keys are refused."""

    __pydantic_config__: ClassVar[dict[str, object]] = {"extra": "forbid"}


SeatNumber = Annotated[int, Bounds(ge=0, lt=16)]
TableId = Annotated[str, Bounds(max_length=40)]
PersonName = Annotated[str, Bounds(max_length=80)]
EditionId = Annotated[str, Bounds(max_length=40)]
BotName = Annotated[str, Bounds(max_length=40)]
ColourName = Annotated[str, Bounds(max_length=16)]
ClockSeconds = Annotated[int, Bounds(ge=1, le=7 * 24 * 3600)]
OptionName = Annotated[str, Bounds(max_length=32)]
#: larger ones are no whole numbers to a page, and the server cannot store them
OptionNumber = Annotated[int, Bounds(ge=-(2**53), le=2**53)]
OptionWord = Annotated[str, Bounds(max_length=80)] | OptionNumber | bool | None
#: one value for all seats, or one for each
OptionValue = OptionWord | Annotated[list[OptionWord], Bounds(max_length=16)]
OptionValues = Annotated[dict[OptionName, OptionValue], Bounds(max_length=32)]

#: a word, number or switch of an option; one for all seats, or one for each
OptionValueJson = str | int | bool | None | list[str | int | bool | None]

# ── requests ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSeat(RequestBody):
    """One seat of a new table."""

    kind: Annotated[
        Literal["me", "here", "bot", "open"],
        "`me`: your seat; `here`: another person on your device; `open`: for people who come.",
    ]
    name: Annotated[PersonName | None, "The name of the person; listed tables use made-up names instead."] = None
    bot: Annotated[BotName | None, "Which bot it is."] = None
    colour: Annotated[ColourName | None, "The pawn; null: the next one of the edition."] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable(RequestBody):
    """A new table."""

    edition: Annotated[EditionId, "The id of the edition."]
    options: Annotated[OptionValues, "Options that differ from those of the edition."] = field(default_factory=dict)
    seats: Annotated[list[NewSeat], Bounds(min_length=1, max_length=8), "The seats, clockwise."]
    listed: Annotated[bool, "Whether strangers can find it."] = False
    clock: Annotated[ClockSeconds | None, "Seconds a turn or round; null: no clock."] = None
    timeout: Annotated[Literal["bot", "pass"], "What happens to a turn whose time is up."] = "pass"
    undo: Annotated[bool, "Whether moves may be taken back."] = False
    hints: Annotated[bool, "Whether players may ask the coach."] = True
    begin: Annotated[bool, "Whether the game begins at once, if no seat is open."] = True


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class ProblemJson(TypedDict):
    """Why something is refused; nothing has changed."""

    code: Annotated[str, "Why: the texts of the page have it in words."]
    clause: Annotated[str, "The clause of the rules behind it; empty: none."]
    details: Annotated[dict[str, str | int], "The values for the text; of bad input `where`, the key that is wrong."]


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class SeatInfo(TypedDict):
    """One seat of a table, as everybody may see it."""

    seat: Annotated[int, "Its number, from 0."]
    colour: Annotated[str, "Its pawn."]
    kind: Annotated[str, OneOf(("person", "bot", "open")), "Who holds it."]
    name: Annotated[str, "The name of its occupant; empty if it is open."]
    bot: Annotated[str | None, "Which bot it is."]
    present: Annotated[bool, "Whether its person is connected."]
    away: Annotated[bool, "Whether a bot moves for a person who left."]
    here: Annotated[bool, "Whether it shares the device of the maker."]


class PuzzleInfo(TypedDict):
    """A puzzle, without its solution."""

    kind: Annotated[str, "The kind of puzzle: what is asked."]
    par: Annotated[int, "The fewest turns, or tiles."]
    ways: Annotated[int, "How many answers there are in par."]
    misled: Annotated[int, "How many greedy first moves fail."]
    level: Annotated[int, "How hard it is, from 1 to 5."]
    edition: Annotated[str, "The id of its edition."]
    line: Annotated[str, "The whole puzzle as text, for a link."]
    day: Annotated[str | None, "The date of a daily puzzle."]
    number: Annotated[int | None, "The number of a built-in or a daily puzzle."]
    fresh: Annotated[bool, "Whether it was made on demand."]


class PastAttempts(TypedDict):
    """The attempts at a puzzle before a table was made."""

    tries: Annotated[int, "How many."]
    hints: Annotated[int, "The hints in them; of a solved puzzle, until it was solved."]
    state: Annotated[str | None, "What the book keeps of them: `tried`, `shown` or `solved`; null: nothing."]
    own: Annotated[int, "Of a solved puzzle, the turns or tiles it took."]
    retries: Annotated[int, "Of a solved puzzle, the attempts before that."]


class FirstResult(TypedDict):
    """The first result of a puzzle, which stays."""

    own: Annotated[int, "The turns or tiles it took."]
    retries: Annotated[int, "The attempts before it."]
    hints: Annotated[int, "The hints until then."]


class Attempt(TypedDict):
    """An attempt at a puzzle, counted by the server."""

    own: Annotated[int, "The turns or tiles so far."]
    retries: Annotated[int, "The attempts before this one."]
    hints: Annotated[int, "The hints in all of them."]
    shown: Annotated[bool, "Whether the solution was shown: then the puzzle is closed."]
    decisive: Annotated[bool, "Whether one answer decides, so that it is right or wrong and has no par."]
    result: Annotated[
        str, OneOf(("open", "par", "solved", "failed", "shown")), "What it has led to; `open`: it goes on."
    ]
    first: Annotated[FirstResult | None, "The result that stays, if the puzzle was solved before."]


class TablePuzzle(PuzzleInfo, Attempt):
    """The puzzle that is played at a table."""


class ProvenPuzzle(PuzzleInfo):
    """A puzzle with the position in which its game begins."""

    decisive: Annotated[bool, "Whether one answer decides, so that it is right or wrong and has no par."]
    seat: Annotated[int, "The seat that has to solve it."]
    answers: Annotated[str | None, "The bot that answers on the other seat; null: nobody else moves."]
    position: Annotated[str, "The position in which its game begins."]
    solution: NotRequired[Annotated[list[str], "The solver's line, if it was requested and the day is over."]]


class PuzzleShelf(TypedDict):
    """The built-in puzzles of one kind, edition and level."""

    kind: Annotated[str, "The kind of puzzle."]
    edition: Annotated[str, "The id of the edition."]
    level: Annotated[int, "How hard they are, from 1 to 5."]
    first: Annotated[int, "The number of the first one."]
    count: Annotated[int, "How many there are."]
    numbers: Annotated[list[tuple[int, int]], "Their numbers as ranges, each by its first and its last."]


class OfferedPuzzle(TypedDict):
    """A built-in puzzle that is offered next."""

    puzzle: Annotated[ProvenPuzzle, "The puzzle."]
    points: Annotated[int, "Its rating."]
    view: Annotated[View, "What its player sees."]


class RushPuzzle(TypedDict):
    """One puzzle of a rush, as its table would show it."""

    number: Annotated[int, "The number of the built-in puzzle, to try it again without a clock."]
    level: Annotated[int, "How hard it is."]
    view: Annotated[View, "What the player sees."]
    choices: Annotated[Choices, "What the player may do."]


class PuzzleDraftJson(TypedDict):
    """A maze to edit."""

    view: Annotated[View, "The maze as its solver would see it."]
    fixed: Annotated[list[int], "The squares whose tiles are fixed (S1)."]


class LessonBoard(TypedDict):
    """The board when a turn of a finished game began, or after its push, with what the seat knew and nothing else."""

    seat: Annotated[int, "The seat whose turn it is."]
    view: Annotated[View, "What it saw."]
    choices: Annotated[Choices, "What it could do."]


class TurnBack(TypedDict):
    """A person asks to take their last turn back."""

    seat: Annotated[int, "Who asks."]
    undecided: Annotated[list[int], "Who has not answered yet."]


class TableJson(TypedDict):
    """One table, as everybody may see it."""

    id: Annotated[str, "Its id, which is the invitation."]
    game: Annotated[str, "The game."]
    edition: Annotated[str, "The id of the edition."]
    options: Annotated[dict[str, str], "Options that differ from the defaults, as text."]
    status: Annotated[str, OneOf(("waiting", "playing", "over", "closed")), "How far it is."]
    listed: Annotated[bool, "Whether strangers can find it."]
    clock: Annotated[int | None, "Seconds a turn or round; null: no clock."]
    timeout: Annotated[str, OneOf(("bot", "pass")), "What happens to a turn whose time is up."]
    undo: Annotated[bool, "Whether moves may be taken back."]
    hints: Annotated[bool, "Whether players may ask the coach."]
    rated: Annotated[bool, "Whether its result counts for ratings."]
    stood_in: Annotated[bool, "Whether a bot has moved for a person."]
    made: Annotated[int, "When it was made, in milliseconds of UTC."]
    ended: Annotated[int | None, "When its game ended."]
    seq: Annotated[int, "The number of its last log entry."]
    seats: Annotated[list[SeatInfo], "The seats, clockwise."]
    turn_back: Annotated[TurnBack | None, "Who asks to take a turn back; null: nobody."]
    tvs: Annotated[list[str], "The letters of the TVs that show it now; none at a listed table."]
    outcome: Annotated[OutcomeView | None, "How the game ended; null while it runs."]
    rematch: Annotated[str | None, "The id of the next table of the same people."]
    room: Annotated[str | None, "The id of the room that it belongs to."]
    club: Annotated[str | None, "The same, for older clients; it goes with version 0.4."]
    paused: Annotated[int | None, "While its room pauses it: the milliseconds left on its clock, 0 without one."]
    series: Annotated[list[int] | None, "How often each seat has won before; null: the first game of these people."]
    puzzle: Annotated[TablePuzzle | None, "The puzzle that is played here, if it is one."]
    compiling: NotRequired[Annotated[bool, "Whether a lower level plays for a bot, whose search is being compiled."]]


class MyTableJson(TableJson):
    """A table of the guest who asks."""

    seats_mine: Annotated[list[int], "The seats of the guest."]
    turn_mine: Annotated[bool, "Whether it is their turn."]
    deadline: Annotated[int | None, "Until when, if there is a clock."]


# ── what can be played ───────────────────────────────────────────────────────────────────────────────────────────────


class OptionInfo(TypedDict):
    """One option of a game."""

    name: Annotated[str, "Its name."]
    clause: Annotated[str, "The clause of the rules that it changes."]
    kind: Annotated[str, OneOf(("choice", "flag", "number")), "What it takes."]
    words: Annotated[list[str], "The words of a choice."]
    low: Annotated[int, "The lowest number."]
    high: Annotated[int, "The highest number."]
    default: Annotated[str | int | bool | None, "Its value if nothing is chosen."]
    per_seat: Annotated[bool, "Whether each seat may have a value of its own."]
    optional: Annotated[bool, "Whether a number may be off."]
    people: Annotated[bool, "Whether it is ignored for bots."]


class EditionInfo(TypedDict):
    """One edition of a game."""

    id: Annotated[str, "Its id."]
    names: Annotated[dict[str, str], "Its name, by language."]
    colours: Annotated[list[str], "Its pawns, in order."]
    players: Annotated[list[int], "How many people may play."]
    options: Annotated[dict[str, OptionValueJson], "The options that it changes."]
    young: Annotated[dict[str, OptionValueJson], "The options that a young player's seat gets instead."]
    side: Annotated[int | None, "How many squares a side of the board has; null: it has no fixed size."]
    swaps: Annotated[bool, "Whether a few tiles of a kept maze may be swapped before the next game."]
    goals: Annotated[int | None, "How many goal cards are dealt; null: there are none."]
    homes: Annotated[dict[str, int], "The squares where pawns begin, by colour; empty if all have boards of their own."]
    things: Annotated[dict[str, dict[str, str]], "The names of its pictures, by language."]
    phrases: Annotated[
        dict[str, dict[str, str]], "The same as the object of a sentence, with the article; `*` stands for the name."
    ]
    parts: Annotated[dict[str, object], "What is needed to draw it and no view contains."]


class StrengthRange(TypedDict):
    """The strengths that can be chosen for a bot."""

    low: Annotated[int, "The lowest."]
    high: Annotated[int, "The highest."]
    middle: Annotated[int, "A gentle middle."]


class GameInfo(TypedDict):
    """One game, with all that can be chosen."""

    game: Annotated[str, "Its name."]
    together: Annotated[bool, "Whether all play at the same time: then no device can be shared."]
    bots: Annotated[list[str], "The bots that play it, the weakest first."]
    strengths: Annotated[StrengthRange | None, "The strengths that can be chosen for a bot; null: none."]
    options: Annotated[list[OptionInfo], "Its options."]
    editions: Annotated[list[EditionInfo], "Its editions."]


class Catalogue(TypedDict):
    """All games, editions, options and bots."""

    games: Annotated[list[GameInfo], "All games."]
    signs: Annotated[list[str], "The signs that people may send each other."]
    languages: Annotated[list[str], "The languages of the texts."]


# ── the course of a game ─────────────────────────────────────────────────────────────────────────────────────────────

#: a path of keys and indices in a view, and the new value; without one the key is removed
ChangeJson = list[object]
#: the seat, null for chance, and the move in notation; empty if it is secret
MoveJson = tuple[int | None, str]


class ReplayFrame(TypedDict):
    """One move of a finished game, nothing hidden."""

    seat: Annotated[int | None, "Who moved; null: chance, or the start."]
    move: Annotated[str | None, "The move in notation."]
    seconds: Annotated[float | None, "How long it took."]
    view: Annotated[View, "The game after it."]


class StoryEvent(TypedDict):
    """One entry of the log, as spectators saw it."""

    seq: Annotated[int, "Its number."]
    kind: Annotated[str, "What happened."]
    seat: Annotated[int | None, "Who did it."]
    moves: Annotated[Sequence[MoveJson], "The moves in it: seat and notation."]
    changes: Annotated[Sequence[ChangeJson], "What it changed in the view."]


class StoryJson(TypedDict):
    """A game so far, as spectators saw it."""

    began: Annotated[int, "When it began."]
    view: Annotated[View, "The view at that time."]
    events: Annotated[list[StoryEvent], "All entries since then."]


class ViewMessage(TypedDict):
    """What the client may know now: sent at the start, and when it is not the previous view with changes."""

    type: Annotated[Literal["view"], "Always `view`."]
    seq: Annotated[int, "The number of the last log entry."]
    view: Annotated[View | None, "The view; null before the game begins."]
    choices: Annotated[Choices | None, "What the seat may do now; null: it is not to move."]
    deadline: Annotated[int | None, "When the turn ends."]
    handover: Annotated[bool, "Whether a shared device should be handed over."]
    now: Annotated[int, "The server's clock."]
    ref: NotRequired[Annotated[int | str, "Of your message that caused it; missing: it was not yours."]]


class EventMessage(TypedDict):
    """One entry of the log, as this client may know it."""

    type: Annotated[Literal["event"], "Always `event`."]
    seq: Annotated[int, "Its number."]
    kind: Annotated[str, "What happened: `move`, `undo`, `deal`, `leave` and others."]
    seat: Annotated[int | None, "Who did it."]
    move: Annotated[str, "The first move in notation; empty if it is secret."]
    moves: Annotated[Sequence[MoveJson], "All moves in it: seat (null: chance) and notation."]
    changes: Annotated[Sequence[ChangeJson], "What it changed in the view: `[path, value]` sets, `[path]` removes."]
    choices: Annotated[Choices | None, "What the seat may do now; null: it is not to move."]
    deadline: Annotated[int | None, "When the turn ends."]
    handover: Annotated[bool, "Whether a shared device should be handed over."]
    now: Annotated[int, "The server's clock."]
    ref: NotRequired[Annotated[int | str, "Of your message that caused it; missing: it was not yours."]]


class TableMessage(TypedDict):
    """The table has changed: people came or left, or it is over."""

    type: Annotated[Literal["table"], "Always `table`."]
    table: Annotated[TableJson, "The table now."]


class MovedMessage(TypedDict):
    """People have changed seats before the game."""

    type: Annotated[Literal["moved"], "Always `moved`."]
    seats: Annotated[dict[str, int], "The new seat of each old one of this client."]


class TurnAlert(TypedDict):
    """What a device shows when it is a person's turn: no names, and nothing of the board."""

    title: Annotated[str, "Which game it is."]
    body: Annotated[str, "That it is their turn."]
    table: Annotated[str, "The id of the table."]


class SignSent(TypedDict):
    """A person has sent a sign."""

    type: Annotated[Literal["sign"], "Always `sign`."]
    seat: Annotated[int, "Who sent it."]
    sign: Annotated[str, "Which sign."]


class NextMessage(TypedDict):
    """The people of this table play on at another one; sent to screens."""

    type: Annotated[Literal["next"], "Always `next`."]
    table: Annotated[str, "The id of that table."]
