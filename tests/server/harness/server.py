"""`wanderwall serve` as a real process, and many stored games for it."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from tests.server.harness.forked import Before, Forked
from tests.server.harness.processes import answers, end, family, free_port, go_with_parent, wait_for
from wanderwall.games import GAMES

#: of servers with an admin
ADMIN_KEY = "a key that nobody guesses"

#: as a person types it
COMMAND = (sys.executable, "-m", "wanderwall")


class Server:
    """One server process. It keeps its port and its store over restarts."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        redis: str | None = None,
        *,
        environment: Mapping[str, str] = {},
        program: Sequence[str] = COMMAND,
        arguments: Sequence[str] = (),
        before: Before | None = None,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.database = database or f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        self.environment = {"WANDERWALL_DATABASE": self.database, "WANDERWALL_LIMITS": "off", **environment}
        if redis:
            self.environment["WANDERWALL_REDIS"] = redis
        self.program, self.arguments = program, arguments
        self.before = before
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self, seconds: float = 90.0) -> Server:
        """Start, and wait until it is healthy."""
        self.launch()
        wait_for(self._up, f"server did not start: {self.log_text()[-2000:]}", seconds)
        return self

    def _can_be_forked(self) -> bool:
        """Whether it can be forked: not if it is another command or loads other packages, since the list of games is
        built only once.
        """
        sent = self.before is None or isinstance(self.before, partial)  # other functions cannot be pickled
        return sent and self.program is COMMAND and "--workers" not in self.arguments and GAMES not in self.environment

    def launch(self) -> None:
        """Start without waiting."""
        if self._can_be_forked():
            self.process = Forked(self._words(), self._environment(), self.log, self.before)
            return
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.program, *self._words()],
                env=self._environment(),
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                preexec_fn=self._before,
                start_new_session=True,
            )

    def _words(self) -> list[str]:
        return ["serve", "--host", "127.0.0.1", "--port", str(self.port), *self.arguments]

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("WANDERWALL_")}
        return {**kept, "PYTHONUNBUFFERED": "1", **self.environment}

    def _before(self) -> None:
        go_with_parent()
        if self.before:
            self.before()

    def _up(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"server ended: {self.log_text()[-2000:]}")
        return self.healthy()

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        """Stop it gracefully."""
        if self.process:
            end(self.process, signal.SIGTERM)

    def kill(self) -> None:
        """`kill -9`, with its workers, as in a power failure."""
        if self.process:
            for pid in reversed(family(self.process.pid)):
                os.kill(pid, signal.SIGKILL)
            self.process.wait()
            # a worker that had just been forked holds the port for a moment longer
            wait_for(lambda: not answers(self.port), f"a process listens on {self.port}")

    def kill_worker(self) -> None:
        """`kill -9` of the server process only: its workers must notice and end."""
        if self.process:
            end(self.process, signal.SIGKILL)

    def restart(self) -> None:
        self.kill()
        self.start()

    def log_text(self) -> str:
        """Everything it has logged so far."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""


LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
#: the database tables that have rows of a game, and the column with its id
OF_A_GAME = {"tables": "id", "log": "table", "sitters": "table"}


def multiply(file: Path, id: str, times: int) -> None:
    """Copy a finished game of a stopped server under many other ids."""
    dice = random.Random(1)
    ids = [("".join(dice.choices(LETTERS, k=10)),) for _ in range(times)]
    with closing(sqlite3.connect(file)) as database, database:
        # mark as already checked: a server that starts has nothing to do for them
        database.execute("UPDATE tables SET rated = coalesce(rated, 0)")
        for table, column in OF_A_GAME.items():
            names = [row[1] for row in database.execute(f'PRAGMA table_info("{table}")')]
            picked = ", ".join("?1" if name == column else f'"{name}"' for name in names)
            copy = f'INSERT INTO "{table}" SELECT {picked} FROM "{table}" WHERE "{column}" = \'{id}\''
            database.executemany(copy, ids)
        database.execute("UPDATE tables SET public_json = json_set(public_json, '$.id', id)")
