"""A match at the terminal: who sits where, and the file that keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wanderwall.game.protocol import Seat
from wanderwall.match import Match
from wanderwall.match.match import SeatName
from wanderwall.match.record import load

BOT = "bot:"


class Sitting(Match):
    """A match whose seats have names; a seat whose name begins with `bot:` is a bot's."""

    #: the file that is kept up to date while the game runs
    file: Path | None = None

    @property
    def names(self) -> list[str]:
        return [self.headers.get(colour.capitalize(), colour.capitalize()) for colour in self.colours]

    def call(self, names: Sequence[str]) -> None:
        """Give the seats their names, which stand in the record."""
        self.headers |= {colour.capitalize(): name for colour, name in zip(self.colours, names, strict=True)}

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.colours)) if not self.is_bot(seat)]

    def is_bot(self, seat: Seat) -> bool:
        return self.names[seat].startswith(BOT)

    def move(self, move: Any, seat: SeatName | None = None, seconds: float | None = None, comment: str = "") -> None:
        """A move with its time as people read it."""
        super().move(move, seat, None if seconds is None else round(seconds, 1), comment)

    def keep(self) -> None:
        """Bring the kept file up to date."""
        if self.file:
            self.save(self.file)


def resumed(file: Path) -> Sitting:
    """The game of a saved file."""
    sitting = Sitting.of(load(file))
    sitting.file = file
    return sitting


def free_name(game: str, folder: Path) -> Path:
    """A name for a saved game that no file has yet."""
    number = 1
    while (file := folder / f"{game}-{number}.saved-game").exists():
        number += 1
    return file
