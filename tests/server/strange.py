"""Bots that misbehave, offered to player processes as an installed package offers its own."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from wanderwall.bots import bot
from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget

#: where they leave word of what they did
NOTES = "STRANGE_NOTES"
#: the file there for which the patient one waits
ANSWER = "answer"


def offer(folder: Path) -> None:
    """Write down the package's entry points, as an installer does."""
    info = folder / "strange-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n")
    entries = "".join(f"strange_{name} = tests.server.strange:{name}\n" for name in BOTS)
    (info / "entry_points.txt").write_text(f"[wanderwall.bots]\n{entries}")


def note(text: str) -> None:
    with (Path(os.environ[NOTES]) / "notes").open("a") as notes:
        notes.write(f"{text}\n")


class Dying:
    """Ends its process; with `once`, only the first time that anybody does."""

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
    """Never answers, and listens to nobody."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        note("hung")
        while True:
            pass


class Raising:
    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        raise ValueError("not today")


class Chatty:
    """Prints where a protocol might be, and reads from there, too."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        print("my move!", input() if os.read(0, 1) else "", flush=True)
        os.write(1, b"\x00\x00\x00\x01{")
        return bot("random", seen.view["game"]).choose(seen, budget, seed)


class Slow:
    """Takes a while, and tells whose turn it was."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        time.sleep(0.05)
        note(str(seed))
        return bot("random", seen.view["game"]).choose(seen, budget, seed)


class Patient:
    """Tells whose turn it is, and thinks until it is told to answer."""

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        note(str(seed))
        while not (Path(os.environ[NOTES]) / ANSWER).exists():
            time.sleep(0.01)
        return bot("random", seen.view["game"]).choose(seen, budget, seed)


class Watching:
    """Answers what it has seen instead of a move."""

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
    """Each as the function of the game's name that an entry point is."""
    if name in BOTS:
        return lambda game: BOTS[name]
    raise AttributeError(name)
