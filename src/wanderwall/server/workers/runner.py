"""Runs jobs inside a worker: a bot's move, a hint, and everything in `BYTES_WORK`.

It remembers what the seats of its tables saw, so that the server does not send it a whole game every move.
"""

from __future__ import annotations

import base64
import pickle
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from wanderwall.bots import STAND_IN, bot, bot_names, is_compiled, is_offered
from wanderwall.bots.protocol import AnyEvent, AnySeen, Bot, BotFailed, Budget, Event, History
from wanderwall.coach import coach
from wanderwall.coach.types import HintJson
from wanderwall.game.protocol import Choices, Seat, View
from wanderwall.match.record import read, write
from wanderwall.problem import Problem
from wanderwall.server.json_bytes import dumps
from wanderwall.server.tables.history import (
    SavedLog,
    history_of,
    import_record,
    part_of,
    record_of,
    replay_of,
    story_of,
)
from wanderwall.server.tables.snapshot import snapshot
from wanderwall.server.tables.state import Table
from wanderwall.server.tables.views import apply_changes, changes
from wanderwall.server.workers.messages import JobMessage, JobReply
from wanderwall.server.workers.other_jobs import draw_board, draw_film, lesson_view, rate_try
from wanderwall.server.workers.puzzle_jobs import (
    count_rush_solved,
    draft_of,
    draft_puzzle,
    next_puzzle,
    puzzle_from_record,
    puzzle_hint,
    puzzle_of,
    rush_of,
    shelves,
    solution_of,
)

#: views that one process keeps, of all tables together; each takes about 2 kB, because it shares most with the previous
VIEWS_KEPT = 50_000


@dataclass(slots=True)
class SeatNotes:
    """What one seat has seen."""

    generation: int
    opening: View
    events: list[AnyEvent] = field(default_factory=list)

    @property
    def view(self) -> View:
        return self.events[-1].view if self.events else self.opening

    def history(self, choices: Choices) -> AnySeen:
        return History(self.opening, self.events, self.view, choices)


class HistoryCache:
    """The notes of all tables; beyond its limit it drops the least recently used table."""

    def __init__(self, max_views: int = VIEWS_KEPT) -> None:
        self.max_views = max_views
        self.views = 0
        self._tables: OrderedDict[str, dict[Seat, SeatNotes]] = OrderedDict()

    def learn(self, request: JobMessage) -> SeatNotes | None:
        """Add the new events of a request and return the notes of its seat; None if earlier events are unknown."""
        table, seat, generation = request["table"], request["seat"], request["generation"]
        seats = self._tables.setdefault(table, {})
        self._tables.move_to_end(table)
        notes = seats.get(seat)
        if "opening" in request:
            self._drop(seats, seat)
            notes = seats[seat] = SeatNotes(generation, request["opening"])
            self.views += 1
        elif notes is None or notes.generation != generation or len(notes.events) != request["after"]:
            return None
        news = [*request.get("past", ()), *request["events"]]
        for actor, move, view in news:
            before = notes.view
            notes.events.append(Event(actor, move, apply_changes(before, changes(before, view))))
        self.views += len(news)
        while self.views > self.max_views and len(self._tables) > 1:
            self.forget(next(iter(self._tables)))
        return notes

    def forget(self, table: str) -> None:
        seats = self._tables.pop(table, {})
        for seat in list(seats):
            self._drop(seats, seat)

    def _drop(self, seats: dict[Seat, SeatNotes], seat: Seat) -> None:
        notes = seats.pop(seat, None)
        if notes:
            self.views -= 1 + len(notes.events)


class JobRunner:
    """Runs jobs, and remembers the tables it plays at."""

    def __init__(self, admin_bots: Sequence[str] = ()) -> None:
        self.histories = HistoryCache()
        self._admin_bots = (*admin_bots,)

    def answer(self, request: JobMessage) -> JobReply:
        """Return the answer, or its `body` in bytes if the server only passes it on. Errors in a bot are not raised."""
        try:
            match request["do"]:
                case "choose":
                    return self._choose(request)
                case "hint":
                    return {"answer": hint(request["view"])}
                case what:
                    return {"body": BYTES_WORK[what](request)}
        except Problem as problem:
            failed = isinstance(problem, BotFailed)
            return {
                "problem": {"code": problem.code, "clause": problem.clause, "details": problem.details, "bot": failed}
            }
        except Exception:  # a bot may raise anything
            traceback.print_exc()
            return {"crashed": True}

    def _choose(self, request: JobMessage) -> JobReply:
        name, ready = request["bot"], is_compiled(request["bot"], request["game"])
        player = player_of(name if ready else STAND_IN, request["game"], self._admin_bots)
        notes = self.histories.learn(request)
        if notes is None:
            return {"unknown": True}
        answer = player.choose(notes.history(request["choices"]), Budget(*request["budget"]), int(request["seed"]))
        return {"answer": [str(answer.move), float(answer.seconds), ready]}


@cache
def player_of(name: str, game: str, admin_bots: tuple[str, ...] = ()) -> Bot:
    """Return the bot of this name if it is offered; command lines are refused."""
    if not is_offered(name, game, admin_bots):
        raise Problem("bot.unknown", bot=name, known=", ".join(bot_names(game, admin_bots)))
    return bot(name, game, admin_bots)


def hint(view: View) -> HintJson:
    """Return a hint as `wanderwall hint --json` prints it."""
    turn: HintJson = coach(view["game"]).hint(view).as_json()
    return turn


# ── of whole games ───────────────────────────────────────────────────────────────────────────────────────────────────


def table_of(request: JobMessage) -> Table:
    return SavedLog.of(request["log"]).replay(request.get("upto"))


def review_part(request: JobMessage) -> bytes:
    """Return a part of a review, for `review` to combine; only the server's workers read it, so pickle is safe."""
    record = read(request["record"])
    part = part_of(record, int(request["part"]), request["parts"])
    return pickle.dumps(list(coach(record.game.name).review(part)) if part.moves else [])


def review(request: JobMessage) -> bytes:
    """Return a review as `wanderwall review --json` prints it."""
    record = read(request["record"])
    parts = [part for text in request["ready"] for part in pickle.loads(base64.b64decode(text))]
    return dumps(coach(record.game.name).as_json(parts, record))


def book(request: JobMessage) -> bytes:
    """Return something about a guest's book; the code for it is available on servers only."""
    from wanderwall.server.book.answers import BookRows, book_answer, file_answer, puzzles_answer

    rows = BookRows(*request["rows"])
    match request["part"]:
        case "puzzles":
            return puzzles_answer(rows)
        case "file":
            return file_answer(rows)
        case _:
            return book_answer(rows, request["more"])


#: jobs on a log, a record or a puzzle whose answer is bytes that the server passes on
BYTES_WORK: Mapping[str, Callable[[JobMessage], bytes]] = {
    "replay": lambda request: dumps(replay_of(table_of(request))),
    "story": lambda request: dumps(story_of(SavedLog.of(request["log"]))),
    "record": lambda request: write(record_of(table_of(request), request.get("unfinished", False))).encode(),
    "brought": lambda request: dumps(import_record(request["record"])),
    "snapshot": lambda request: dumps(tuple(snapshot(table_of(request)))),
    "seen": lambda request: dumps(history_of(table_of(request), request["seat"], request["count"])),
    "review_part": review_part,
    "review": review,
    "puzzle": lambda request: dumps(puzzle_of(request["asked"])),
    "shelves": lambda request: dumps(shelves()),
    "next_puzzle": lambda request: dumps(next_puzzle(request["wish"])),
    "rush": lambda request: dumps(rush_of(request["seed"])),
    "rush_solved": lambda request: dumps(count_rush_solved(request["seed"], request["pushes"])),
    "solution": lambda request: dumps(solution_of(request["kind"], request["position"])),
    "puzzle_hint": lambda request: dumps(puzzle_hint(request["view"], request["position"])),
    "draft": lambda request: dumps(draft_of(request["line"], request["seed"])),
    "checked_draft": lambda request: dumps(draft_puzzle(request["draft"])),
    "lesson": lambda request: dumps(lesson_view(read(request["record"]), request["number"], request["push"])),
    "judged": lambda request: dumps(
        rate_try(read(request["record"]), request["number"], str(request["push"]), request["walk"])
    ),
    "made_of": lambda request: dumps(puzzle_from_record(read(request["record"]), request["at"])),
    "picture": draw_board,
    "film": draw_film,
    "book": book,
}
