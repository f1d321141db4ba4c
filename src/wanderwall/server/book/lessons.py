"""Lessons: turns of a guest's games to try again, in boxes. A correct one returns later each time, others tomorrow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

DAY_MS = 24 * 3600 * 1000
#: days until a turn is asked again, by how often in a row it was correct; after the last it is learned
DAYS = (1, 3, 7, 21, 60)
#: tries before the answer is shown
TRIES = 2
#: turns of one game that are worth another try, and how much each must have given up
MOST, WORTH = 3, 0.2


class Lesson(NamedTuple):
    """A turn to try again: its game, its number there, when that game ended; and the progress so far."""

    table: str
    number: int
    ended: int
    #: how often in a row it was correct
    box: int = 0
    #: when it is asked again
    due: int = 0
    #: wrong tries since the answer was last shown or correct
    tries: int = 0

    @property
    def learned(self) -> bool:
        return self.box >= len(DAYS)

    @property
    def left(self) -> int:
        """How many tries are left before the answer is shown."""
        return TRIES - self.tries

    def right(self, now: int) -> Self:
        """Return the lesson after a correct try.

        >>> Lesson("k3f9a22xyz", 7, 0, box=1, tries=1).right(now=0)
        Lesson(table='k3f9a22xyz', number=7, ended=0, box=2, due=259200000, tries=0)
        """
        return self._replace(box=self.box + 1, due=now + DAYS[min(self.box, len(DAYS) - 1)] * DAY_MS, tries=0)

    def wrong(self, now: int) -> Self:
        """Return the lesson after a wrong try; after the last one the answer is shown, and it is due tomorrow."""
        if self.left > 1:
            return self._replace(tries=self.tries + 1)
        return self._replace(box=0, due=now + DAYS[0] * DAY_MS, tries=0)


def worth_trying(review: Mapping[str, Any], colours: Iterable[str]) -> list[int]:
    """Return the numbers of the turns of a reviewed game that gave up most, in playing order."""
    own = set(colours)
    turns = [turn for turn in review.get("turns", ()) if turn["seat"] in own and turn["gave_up"] >= WORTH]
    worst = sorted(turns, key=lambda turn: -turn["gave_up"])[:MOST]
    return sorted(turn["number"] for turn in worst)
