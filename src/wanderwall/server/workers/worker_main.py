"""The main program of a worker, in which bots and the coach think and long logs are replayed:
`python -m wanderwall.server.workers.worker_main NICENESS [BOT OF THE ADMIN]…`.

It reads requests from its standard input, one after the other, and answers on its standard output. When the input ends,
the server is gone, and this process exits at once, even during a search.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Sequence
from typing import BinaryIO, cast

from wanderwall.bots import warm
from wanderwall.games import games
from wanderwall.server.json_bytes import bytes_to_frame, read_frame, to_frame
from wanderwall.server.workers.messages import JobMessage, JobReply
from wanderwall.server.workers.runner import JobRunner

#: niceness while compiling, which yields to everything else, including thinking
WARMING_NICENESS = 10


class Child:
    """Answers the requests of the server."""

    def __init__(self, out: BinaryIO, admin_bots: Sequence[str]) -> None:
        self._runner = JobRunner(admin_bots)
        self._out = out
        self._writing = threading.Lock()

    def send(self, message: JobReply, body: bytes | None = None) -> None:
        with self._writing:
            self._out.write(to_frame(message if body is None else {**message, "bytes": True}))
            if body is not None:
                self._out.write(bytes_to_frame(body))
            self._out.flush()

    def serve(self, request: JobMessage) -> None:
        """Answer one request; errors in a bot do not end the process."""
        match request["do"]:
            case "warm":
                threading.Thread(target=self._warm, daemon=True).start()
            case "forget":
                self._runner.histories.forget(request["table"])
            case _:
                answered = self._runner.answer(request)
                body = answered.pop("body", None)
                self.send({"id": request["id"], **answered}, body)

    def _warm(self) -> None:
        """Compile all searches, or load the compiled ones, while requests are being answered."""
        os.nice(WARMING_NICENESS)
        try:
            for game in games():
                warm(game)
        except Exception:  # bots without a search can still play
            traceback.print_exc()
        self.send({"warm": True})


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes to the server, moved away from the standard streams, where a bot might read or print."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers


def listen(requests: BinaryIO, waiting: queue.SimpleQueue[JobMessage]) -> None:
    """Queue requests. When the pipe ends, the server is gone: exit at once, even during a search."""
    while (request := read_frame(requests)) is not None:
        waiting.put(cast(JobMessage, request))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(int(sys.argv[1]))
    requests, answers = own_pipes()
    waiting: queue.SimpleQueue[JobMessage] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(requests, waiting), daemon=True).start()
    child = Child(answers, sys.argv[2:])
    while True:
        child.serve(waiting.get())


if __name__ == "__main__":
    main()
