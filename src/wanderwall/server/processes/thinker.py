"""The jobs of a worker: bots, coach and long logs. Requests in, answers out, independent of the transport."""

from __future__ import annotations

import base64
import pickle
import traceback
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from wanderwall.bots import bot, bot_names, is_offered
from wanderwall.bots.protocol import Bot, BotFailed, Budget
from wanderwall.coach import coach
from wanderwall.match.record import read, write
from wanderwall.problem import Problem
from wanderwall.server.json_bytes import dumps
from wanderwall.server.processes.frames import Message
from wanderwall.server.processes.lesson_work import lesson_view, rate_try
from wanderwall.server.processes.memory import HistoryCache
from wanderwall.server.processes.puzzle_work import (
    count_rush_solved,
    draft_of,
    draft_puzzle,
    puzzle_from_record,
    puzzle_hint,
    puzzle_of,
    rush_of,
    shelves,
    solution_of,
)
from wanderwall.server.table.saved import SavedLog, history_of, import_record, part_of, record_of, replay_of, story_of
from wanderwall.server.table.snapshot import snapshot
from wanderwall.server.table.state import Table


class JobRunner:
    """Runs jobs, and remembers the tables it plays at."""

    def __init__(self) -> None:
        self.histories = HistoryCache()

    def answer(self, request: Message) -> Message:
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
            body = {"code": problem.code, "clause": problem.clause, "details": problem.details}
            return {"problem": {**body, "bot": isinstance(problem, BotFailed)}}
        except Exception:  # a bot may raise anything
            traceback.print_exc()
            return {"crashed": True}

    def _choose(self, request: Message) -> Message:
        player = player_of(request["bot"], request["game"])
        notes = self.histories.learn(request)
        if notes is None:
            return {"unknown": True}
        answer = player.choose(notes.history(request["choices"]), Budget(*request["budget"]), int(request["seed"]))
        return {"answer": [str(answer.move), float(answer.seconds)]}


@cache
def player_of(name: str, game: str) -> Bot:
    """Return the bot of this name if it is offered; command lines are refused."""
    if not is_offered(name, game):
        raise Problem("bot.unknown", bot=name, known=", ".join(bot_names(game)))
    return bot(name, game)


def hint(view: Any) -> Message:
    """Return a hint as `wanderwall hint --json` prints it."""
    turn: Message = coach(view["game"]).hint(view).as_json()
    return turn


# ── of whole games ───────────────────────────────────────────────────────────────────────────────────────────────────


def table_of(request: Message) -> Table:
    return SavedLog.of(request["log"]).replay(request.get("upto"))


def review_part(request: Message) -> bytes:
    """Return a part of a review, for `review` to combine; only the server's workers read it, so pickle is safe."""
    record = read(request["record"])
    part = part_of(record, request["part"], request["parts"])
    return pickle.dumps(list(coach(record.game.name).review(part)) if part.moves else [])


def review(request: Message) -> bytes:
    """Return a review as `wanderwall review --json` prints it."""
    record = read(request["record"])
    parts = [part for text in request["ready"] for part in pickle.loads(base64.b64decode(text))]
    return dumps(coach(record.game.name).as_json(parts, record))


def picture(request: Message) -> bytes:
    """Return a board as a PNG; the drawing library is installed on servers only."""
    from wanderwall.server.processes.picture_work import draw_board

    return draw_board(request)


def book(request: Message) -> bytes:
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
BYTES_WORK: Mapping[str, Callable[[Message], bytes]] = {
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
    "rush": lambda request: dumps(rush_of(request["seed"])),
    "rush_solved": lambda request: dumps(count_rush_solved(request["seed"], request["pushes"])),
    "solution": lambda request: dumps(solution_of(request["kind"], request["position"])),
    "puzzle_hint": lambda request: dumps(puzzle_hint(request["view"], request["position"])),
    "draft": lambda request: dumps(draft_of(request["line"], request["seed"])),
    "checked_draft": lambda request: dumps(draft_puzzle(request["draft"])),
    "lesson": lambda request: dumps(lesson_view(read(request["record"]), request["number"], request["push"])),
    "judged": lambda request: dumps(
        rate_try(read(request["record"]), request["number"], request["push"], request["walk"])
    ),
    "made_of": lambda request: dumps(puzzle_from_record(read(request["record"]), request["at"])),
    "picture": picture,
    "book": book,
}
