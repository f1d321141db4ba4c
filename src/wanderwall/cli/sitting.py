"""A game in progress: the table, who sits where, and every move so far. What is saved is its record."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from wanderwall.game.edition import Edition
from wanderwall.game.protocol import CHANCE, AnyGame, Seat
from wanderwall.games import game_of
from wanderwall.match.record import Played, Record, final, read, write
from wanderwall.match.seen import Onlooker
from wanderwall.problem import Problem

BOT = "bot:"
SEED = "Seed"


@dataclass
class Sitting:
    """The opening, the moves and the seats; a seat whose name begins with `bot:` is a bot's."""

    opening: Any
    names: list[str]
    seed: str
    moves: list[Played] = field(default_factory=list)
    state: Any = None
    #: the file that is kept up to date while the game runs
    file: Path | None = None
    #: what bots have seen, up to which state
    watched: dict[Seat, tuple[Onlooker, Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.state is None:
            self.state = final(self.record())

    @property
    def edition(self) -> Edition:
        edition: Edition = self.opening.edition
        return edition

    @property
    def game(self) -> AnyGame:
        return game_of(self.edition)

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.names)) if not self.is_bot(seat)]

    def is_bot(self, seat: Seat) -> bool:
        return self.names[seat].startswith(BOT)

    def dice(self) -> Random:
        """The chance of this moment: the same for the same seed and number of moves, so that resuming goes on alike."""
        return Random(f"{self.seed}/{len(self.moves)}")

    def play(self, seat: Seat, move: Any, seconds: float | None = None) -> None:
        """Apply a move for good."""
        self.state = self.game.apply(self.state, seat, move)
        self.moves.append(Played(seat, move, None if seconds is None else round(seconds, 1)))

    def settle(self) -> None:
        """Let the host roll and shuffle until it is somebody's turn."""
        while CHANCE in self.game.to_act(self.state):
            self.play(CHANCE, self.game.chance(self.state, self.dice()))

    def record(self) -> Record:
        headers = {colour.capitalize(): name for colour, name in zip(self.opening.colours, self.names, strict=True)}
        return Record(self.opening, tuple(self.moves), {**headers, SEED: self.seed})

    def save(self, file: Path) -> None:
        """Write the record, whole or not at all."""
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            beside.write_text(write(self.record()), encoding="utf-8")
            beside.replace(file)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise Problem("file.unwritable", file=str(file)) from error

    def keep(self) -> None:
        """Bring the kept file up to date."""
        if self.file:
            self.save(self.file)


def resumed(file: Path) -> Sitting:
    """The game of a saved file."""
    record = read_record(file)
    headers = record.headers
    names = [headers.get(colour.capitalize(), colour.capitalize()) for colour in record.opening.colours]
    return Sitting(record.opening, names, headers.get(SEED, ""), list(record.moves), file=file)


def read_record(file: Path) -> Record:
    """The record in a file; a problem names the file."""
    try:
        return read(read_text(file))
    except Problem as problem:
        problem.details.setdefault("file", str(file))
        raise


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("file.not_text", file=str(file)) from None
    except (OSError, ValueError):
        raise Problem("file.unreadable", file=str(file)) from None


def free_name(game: str, folder: Path) -> Path:
    """A name for a saved game that no file has yet."""
    number = 1
    while (file := folder / f"{game}-{number}.saved-game").exists():
        number += 1
    return file
