"""A match at the terminal: the occupants of its seats, and the file that stores it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wanderwall.game.protocol import Seat
from wanderwall.match import Match
from wanderwall.match.match import SeatName
from wanderwall.match.record import load

BOT = "bot:"


class TerminalMatch(Match):
    """A match whose seats have names; a name that begins with `bot:` denotes a bot."""

    #: the file that is kept up to date during the match
    file: Path | None = None

    @property
    def names(self) -> list[str]:
        return [self.headers.get(colour.capitalize(), colour.capitalize()) for colour in self.colours]

    def call(self, names: Sequence[str]) -> None:
        """Name the seats; the names are written to the record."""
        self.headers |= {colour.capitalize(): name for colour, name in zip(self.colours, names, strict=True)}

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.colours)) if not self.is_bot(seat)]

    def is_bot(self, seat: Seat) -> bool:
        return self.names[seat].startswith(BOT)

    def move(self, move: object, seat: SeatName | None = None, seconds: float | None = None, comment: str = "") -> None:
        """Play a move, its time rounded for people."""
        super().move(move, seat, None if seconds is None else round(seconds, 1), comment)

    def keep(self) -> None:
        """Update the file."""
        if self.file:
            self.save(self.file)


def resume_match(file: Path) -> TerminalMatch:
    """Load a saved match."""
    match = TerminalMatch.of(load(file))
    match.file = file
    return match


def free_name(game: str, folder: Path) -> Path:
    """An unused file name for a saved match."""
    number = 1
    while (file := folder / f"{game}-{number}.saved-game").exists():
        number += 1
    return file
