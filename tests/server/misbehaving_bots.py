"""Bots that misbehave, offered to worker processes as an installed package offers its own."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from wanderwall.bots import bot
from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget

#: where they write what they did
NOTES = "STRANGE_NOTES"
#: the file for which the patient bot waits
ANSWER = "answer"


def offer(folder: Path) -> None:
    """Write the package's entry points, as an installer does."""
    info = folder / "strange-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n")
    entries = "".join(f"strange_{name} = tests.server.misbehaving_bots:{name}\n" for name in BOTS)
    (info / "entry_points.txt").write_text(f"[wanderwall.bots]\n{entries}")


def note(text: str) -> None:
    with (Path(os.environ[NOTES]) / "notes").open("a") as notes:
        notes.write(f"{text}\n")


class Dying:
    """Ends its process; with `once`, only the first time."""

    def __init__(self, once: bool) -> None:
        self.once = once

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        been_here = Path(os.environ[NOTES]) / "been_here"
        if not (self.once and been_here.exists()):
            been_here.touch()
            note("died")
            os.kill(os.getpid(), signal.SIGKILL)
        return bot("random", seen.view["game"]).choose(seen, budget, seed)


class Hanging:
    """Never answers: an endless loop that checks nothing."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        note("hung")
        while True:
            pass


class Raising:
    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        raise ValueError("not today")


class Chatty:
    """Prints to the streams of the protocol, and reads from them too."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        print("my move!", input() if os.read(0, 1) else "", flush=True)
        os.write(1, b"\x00\x00\x00\x01{")
        return bot("random", seen.view["game"]).choose(seen, budget, seed)


class Slow:
    """Takes a while, and notes whose turn it was."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        time.sleep(0.05)
        note(str(seed))
        return bot("random", seen.view["game"]).choose(seen, budget, seed)


class Patient:
    """Notes whose turn it is, and thinks until the file appears."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        note(str(seed))
        while not (Path(os.environ[NOTES]) / ANSWER).exists():
            time.sleep(0.01)
        return bot("random", seen.view["game"]).choose(seen, budget, seed)


class Watching:
    """Answers with what it has seen instead of a move."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        return Answer(f"{len(seen.events)} {[event.move for event in seen.events]} {seen.view['turns']} {os.getpid()}")


BOTS: dict[str, Bot] = {
    "dying": Dying(once=False),
    "dying_once": Dying(once=True),
    "hanging": Hanging(),
    "raising": Raising(),
    "chatty": Chatty(),
    "patient": Patient(),
    "slow": Slow(),
    "watching": Watching(),
}


def __getattr__(name: str) -> Any:
    """Each bot as the function, named after the game, that an entry point is."""
    if name in BOTS:
        return lambda game: BOTS[name]
    raise AttributeError(name)
