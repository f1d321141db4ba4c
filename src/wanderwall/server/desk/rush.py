"""Puzzle rush: the server notes when it began, and counts what was sent back in time."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from wanderwall.problem import Problem
from wanderwall.server.ids import new_key
from wanderwall.server.services import DeskServices, Json

#: the duration of a rush
SECONDS = 180
#: milliseconds that the network may take, there and back
GRACE_MS = 10_000


async def begin(house: DeskServices, owner: str) -> Json:
    """The puzzles of a new rush, and the `run` to send at the end. The clock starts now."""
    seed = new_key()
    puzzles = await house.puzzles.rush(owner, seed)
    return {"run": _sign(house, seed, house.clock.now()), "seconds": SECONDS, "puzzles": puzzles}


async def count_solved(house: DeskServices, owner: str, run: str, pushes: Sequence[str], now: int) -> int:
    """Count the puzzles that were solved in a row, by our own clock and rules."""
    seed, began = _read(house, run)
    require_time(began, now)
    return await house.puzzles.count_rush_solved(owner, seed, list(pushes))


def require_time(began: int, now: int) -> None:
    """Raise a problem if the three minutes are over."""
    if now - began > SECONDS * 1000 + GRACE_MS:
        raise Problem("rush.late")


def result(solved: int, best: int) -> Json:
    """The result of a rush, next to the best one before it."""
    return {"solved": solved, "seconds": SECONDS, "best": max(solved, best), "new_best": solved > best}


def _sign(house: DeskServices, seed: str, began: int) -> str:
    """A run needs no storage: its id contains when it began, and is signed."""
    return f"{seed}.{began}.{house.key_deriver.key('rush', seed, began)}"


def _read(house: DeskServices, run: str) -> tuple[str, int]:
    seed, _, rest = run.partition(".")
    began = rest.partition(".")[0]
    number = began.isascii() and began.isdigit() and len(began) < 16
    if not number or not hmac.compare_digest(_sign(house, seed, int(began)).encode(), run.encode()):
        raise Problem("rush.unknown")
    return seed, int(began)
