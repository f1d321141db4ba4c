"""The process in which bots and the coach think, and long logs are played:
`python -m wanderwall.server.processes.child NICENESS`.

It reads requests from its standard input, one after the other, and answers on its standard output. When the input ends
the server is gone, and so is this process, whatever it is thinking about.
"""

from __future__ import annotations

import base64
import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, BinaryIO

import orjson

from wanderwall.bots import bot, bot_names, warm
from wanderwall.bots.protocol import Bot, BotFailed, Budget
from wanderwall.coach import coach
from wanderwall.games import games
from wanderwall.match.record import read, write
from wanderwall.problem import Problem
from wanderwall.server.processes import frames
from wanderwall.server.processes.frames import Message
from wanderwall.server.processes.lesson_work import judged, shown
from wanderwall.server.processes.memory import Memory
from wanderwall.server.processes.picture_work import picture
from wanderwall.server.processes.puzzle_work import (
    checked_draft,
    draft_of,
    made_of,
    puzzle_hint,
    puzzle_of,
    rush_of,
    rush_solved,
    shelves,
    solution_of,
)
from wanderwall.server.table.saved import SavedLog, part_of, record_of, replay_of, seen_of, story_of
from wanderwall.server.table.snapshot import snapshot
from wanderwall.server.table.state import Table

#: compiling gives way to everything else, thinking too
WARMING_NICENESS = 10


class Child:
    """Answers requests."""

    def __init__(self, out: BinaryIO) -> None:
        self.memory = Memory()
        self._out = out
        self._writing = threading.Lock()

    def send(self, message: Message, body: bytes | None = None) -> None:
        with self._writing:
            self._out.write(frames.framed(message if body is None else {**message, "bytes": True}))
            if body is not None:
                self._out.write(frames.framed_bytes(body))
            self._out.flush()

    def serve(self, request: Message) -> None:
        """Answer one request; nothing that goes wrong in a bot ends the process."""
        match request["do"]:
            case "warm":
                threading.Thread(target=self._warm, daemon=True).start()
            case "forget":
                self.memory.forget(request["table"])
            case _:
                answered = self._answered(request)
                body = answered.pop("body", None)
                self.send({"id": request["id"], **answered}, body)

    def _answered(self, request: Message) -> Message:
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
        except Exception:  # a bot of anybody's may raise anything
            traceback.print_exc()
            return {"crashed": True}

    def _choose(self, request: Message) -> Message:
        player = player_of(request["bot"], request["game"])
        notes = self.memory.learn(request)
        if notes is None:
            return {"unknown": True}
        answer = player.choose(notes.seen(request["choices"]), Budget(*request["budget"]), int(request["seed"]))
        return {"answer": [str(answer.move), float(answer.seconds)]}

    def _warm(self) -> None:
        """Compile all searches, or load what was compiled before, while requests are being answered."""
        os.nice(WARMING_NICENESS)
        try:
            for game in games():
                warm(game)
        except Exception:  # the bots that need no search still play
            traceback.print_exc()
        self.send({"warm": True})


@cache
def player_of(name: str, game: str) -> Bot:
    """The bot of this name among those that are offered: a command line is none of them."""
    if name not in bot_names(game):
        raise Problem("bot.unknown", bot=name, known=", ".join(bot_names(game)))
    return bot(name, game)


def hint(view: Any) -> Message:
    """As `wanderwall hint --json` prints it."""
    turn: Message = coach(view["game"]).hint(view).as_json()
    return turn


# ── of whole games ───────────────────────────────────────────────────────────────────────────────────────────────────


def table_of(request: Message) -> Table:
    return SavedLog.of(request["log"]).played(request.get("upto"))


def review_part(request: Message) -> bytes:
    """A part of a review, for `review` to put together: only processes of the server's own read it."""
    record = read(request["record"])
    part = part_of(record, request["part"], request["parts"])
    return pickle.dumps(list(coach(record.game.name).review(part)) if part.moves else [])


def review(request: Message) -> bytes:
    """As `wanderwall review --json` prints it."""
    record = read(request["record"])
    parts = [part for text in request["ready"] for part in pickle.loads(base64.b64decode(text))]
    return orjson.dumps(coach(record.game.name).as_json(parts, record))


#: what is worked out from a log or a record, or about a puzzle, as bytes that the server hands on
BYTES_WORK: Mapping[str, Callable[[Message], bytes]] = {
    "replay": lambda request: orjson.dumps(replay_of(table_of(request))),
    "story": lambda request: orjson.dumps(story_of(SavedLog.of(request["log"]))),
    "record": lambda request: write(record_of(table_of(request))).encode(),
    "snapshot": lambda request: orjson.dumps(tuple(snapshot(table_of(request)))),
    "seen": lambda request: orjson.dumps(seen_of(table_of(request), request["seat"], request["count"])),
    "review_part": review_part,
    "review": review,
    "puzzle": lambda request: orjson.dumps(puzzle_of(request["asked"])),
    "shelves": lambda request: orjson.dumps(shelves()),
    "rush": lambda request: orjson.dumps(rush_of(request["seed"])),
    "rush_solved": lambda request: orjson.dumps(rush_solved(request["seed"], request["pushes"])),
    "solution": lambda request: orjson.dumps(solution_of(request["kind"], request["position"])),
    "puzzle_hint": lambda request: orjson.dumps(puzzle_hint(request["view"], request["position"])),
    "draft": lambda request: orjson.dumps(draft_of(request["line"], request["seed"])),
    "checked_draft": lambda request: orjson.dumps(checked_draft(request["draft"])),
    "lesson": lambda request: orjson.dumps(shown(read(request["record"]), request["number"], request["push"])),
    "judged": lambda request: orjson.dumps(
        judged(read(request["record"]), request["number"], request["push"], request["walk"])
    ),
    "made_of": lambda request: orjson.dumps(made_of(read(request["record"]), request["at"])),
    "picture": picture,
}


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, moved away from where a bot might read or print."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers


def listen(requests: BinaryIO, waiting: queue.SimpleQueue[Message]) -> None:
    """Queue what arrives. The end of the pipe is the end of the server: exit at once, in the middle of a search."""
    while (request := frames.read(requests)) is not None:
        waiting.put(request)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(int(sys.argv[1]))
    requests, answers = own_pipes()
    waiting: queue.SimpleQueue[Message] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(requests, waiting), daemon=True).start()
    child = Child(answers)
    while True:
        child.serve(waiting.get())


if __name__ == "__main__":
    main()
