"""The process in which bots and the coach think: `python -m wanderwall.server.processes.child NICENESS`.

It reads requests from its standard input, one after the other, and answers on its standard output. When the input ends
the server is gone, and so is this process, whatever it is thinking about.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import traceback
from functools import cache
from typing import Any, BinaryIO

from wanderwall.bots import bot, bot_names, warm
from wanderwall.bots.protocol import Bot, BotFailed, Budget
from wanderwall.coach import coach
from wanderwall.games import games
from wanderwall.match.record import read
from wanderwall.problem import Problem
from wanderwall.server.processes import frames
from wanderwall.server.processes.frames import Message
from wanderwall.server.processes.memory import Memory

#: compiling gives way to everything else, thinking too
WARMING_NICENESS = 10


class Child:
    """Answers requests."""

    def __init__(self, out: BinaryIO) -> None:
        self.memory = Memory()
        self._out = out
        self._writing = threading.Lock()

    def send(self, message: Message) -> None:
        with self._writing:
            self._out.write(frames.framed(message))
            self._out.flush()

    def serve(self, request: Message) -> None:
        """Answer one request; nothing that goes wrong in a bot ends the process."""
        match request["do"]:
            case "warm":
                threading.Thread(target=self._warm, daemon=True).start()
            case "forget":
                self.memory.forget(request["table"])
            case _:
                self.send({"id": request["id"], **self._answered(request)})

    def _answered(self, request: Message) -> Message:
        try:
            match request["do"]:
                case "choose":
                    return self._choose(request)
                case "hint":
                    return {"answer": hint(request["view"])}
                case _:
                    return {"answer": review(request["record"])}
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


def review(text: str) -> Message:
    """As `wanderwall review --json` prints it."""
    record = read(text)
    helper = coach(record.game.name)
    return helper.as_json(list(helper.review(record)), record)


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
