"""`Match`: one game in progress, whatever the game. Hosts use it: the terminal, the arena, a notebook."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import isfinite
from numbers import Real
from operator import index
from pathlib import Path
from random import Random
from typing import Any, Self

from wanderwall.game.edition import Edition
from wanderwall.game.protocol import CHANCE, Outcome, Reach, Seat, State
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.match.history import AnySeen, HistoryRecorder
from wanderwall.match.record import PlayedMove, Record, save, write
from wanderwall.match.steps import Step, deal, play_chance, play_move, play_timeout
from wanderwall.problem import Problem

#: the header of a record that holds the seed of its chance moves
SEED = "Seed"
#: most seconds of a move: as many digits as the reader of records accepts
MOST_SECONDS = 999_999_999
#: how a caller names a seat: its number or its colour
SeatName = Seat | str


def new_seed() -> str:
    """A random seed, short enough to type."""
    return str(secrets.randbelow(10**9))


class Match:
    """A game from its opening on. It plays chance moves itself, so a seat is always to move, or the game is over.

    >>> from wanderwall.games import edition
    >>> match = Match.deal(edition("classic-1986"), seed=7)
    >>> match
    <Match: classic-1986 for 2, turn 1: blue to push>
    >>> match.move("N4es")
    >>> match.reach()
    ['f7', 'g7']
    >>> match.undo()
    'N4es'

    Wherever a method takes a seat, it is a number from 0 or a colour: `match.view("red")`.
    """

    #: the moves so far: each has `seat`, `move`, `seconds` and `comment`; -1 is the seat of chance
    moves: list[PlayedMove]
    #: the opening and the state after every move, one more than there are moves
    states: list[Any]
    #: the headers of the record: names of the seats by colour, a date, an event
    headers: dict[str, str]
    #: the comment before the first move in the record
    comment: str

    def __init__(
        self,
        opening: State,
        moves: Iterable[PlayedMove] = (),
        *,
        seed: int | str | None = None,
        headers: Mapping[str, str] | None = None,
        comment: str = "",
    ) -> None:
        if isinstance(opening, str):
            raise TypeError("Match takes the state of an opening; wanderwall.start takes a position as text")
        self.game = game_of(opening.edition)
        #: the same seed and moves lead to the same chance moves, so that a saved game continues identically
        self.seed = new_seed() if seed is None else str(seed)
        self.headers = dict(headers or {})
        self.comment = comment
        self.moves = []
        self.states = [opening]
        self._recorders: dict[Seat, HistoryRecorder] = {}
        for played in moves:
            _check_seconds(played.seconds)
            self._keep([Step(played, self.game.apply(self.state, played.seat, played.move))])
        #: where the chance moves begin that this match made itself since it was given a move
        self._chance_start = len(self.moves)
        self._keep(play_chance(self.game, self.state, self.dice()))

    @classmethod
    def deal(
        cls,
        edition: Edition | str,
        seats: int | Sequence[str] = 2,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | str | None = None,
    ) -> Self:
        """Deal a new game of an edition or its id; `seats` is a number or the colours that play."""
        seed = new_seed() if seed is None else str(seed)
        edition = find_edition(edition) if isinstance(edition, str) else edition
        game, seats = game_of(edition), _check_seats(seats, edition)
        return cls(deal(game, game.setup(edition, seats, options or {}), Random(seed)), seed=seed)

    @classmethod
    def of(cls, record: Record) -> Self:
        """The game of a record, to continue or to look at."""
        headers = dict(record.headers)
        seed = headers.pop(SEED, None)
        return cls(record.opening, record.moves, seed=seed, headers=headers, comment=record.comment)

    # ── the state of the game
    # ────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def opening(self) -> Any:
        """The state after the deal, before the first move."""
        return self.states[0]

    @property
    def state(self) -> Any:
        """The state now. States are immutable; those of the same position are equal and have the same hash."""
        return self.states[-1]

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        edition: Edition = self.opening.edition
        return edition

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours in play, by seat."""
        colours: tuple[str, ...] = self.opening.colours
        return colours

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may move now; none when the game is over."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return self.game.outcome(self.state)

    @property
    def position(self) -> str:
        """The position on one line, secrets included."""
        return self.game.notation.position_text(self.state)

    def __iter__(self) -> Iterator[tuple[str, PlayedMove]]:
        """Iterate over all moves, chance included, each with the position before it on one line.

        >>> from wanderwall.games import edition
        >>> match = Match.deal(edition("classic-1986"), seed=7)
        >>> match.move("N4es")
        >>> match.move("f7")
        >>> [(position.split()[6], match.colours[move.seat]) for position, move in match]
        [('blue>push', 'blue'), ('blue>walk', 'blue')]
        """
        for state, played in zip(self.states, self.moves, strict=False):
            yield self.game.notation.position_text(state), played

    def legal(self, seat: SeatName | None = None) -> list[str]:
        """The moves of the seat to act, in notation."""
        whose = self._acting(seat)
        return [self.game.notation.move_text(self.state, move) for move in self.game.legal(self.state, whose)]

    def reach(self, seat: SeatName | None = None) -> Reach:
        """The squares the seat to act can walk to: now, or for each push it can make first."""
        return self.game.reach(self.state, self._acting(seat))

    # ── what a seat knows
    # ────────────────────────────────────────────────────────────────────────────────────────────────

    def view(self, seat: SeatName | None = None) -> Any:
        """Exactly what a seat may know; None is a spectator."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def choices(self, seat: SeatName | None = None) -> Any:
        """What the seat to act may do; only that seat may see it."""
        return self.game.choices(self.state, self._acting(seat))

    def history(self, seat: SeatName | None = None) -> AnySeen:
        """All that the seat to act has seen from the opening on: the input of a bot."""
        whose = self._acting(seat)
        if whose not in self._recorders:
            self._recorders[whose] = HistoryRecorder(self.game, whose, self.opening)
        recorder = self._recorders[whose]
        for number in range(len(recorder.events), len(self.moves)):
            played = self.moves[number]
            recorder.record(self.states[number], played.seat, played.move, self.states[number + 1])
        return recorder.history(self.state)

    def seen(self, seat: SeatName | None = None) -> AnySeen:
        """Old name of `history`, until 0.4."""
        warnings.warn("Match.seen is called Match.history now", DeprecationWarning, stacklevel=2)
        return self.history(seat)

    # ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def move(self, move: object, seat: SeatName | None = None, seconds: float | None = None, comment: str = "") -> None:
        """Play a move for the seat to act, then the chance moves that are due.

        The move is text, the game's own object, or one of another match's `moves`, which brings its seat, seconds and
        comment.

        A refused move raises IllegalMove with the clause it breaks, and nothing has changed. A chance move from another
        match replaces the one that this match made itself, so that all its `moves` can be played here.
        """
        if isinstance(move, PlayedMove):
            whose = move.seat if seat is None else self._seat(seat)
            seconds = move.seconds if seconds is None else seconds
            comment, move = comment or move.comment, move.move
        else:
            whose = CHANCE if seat == CHANCE else self._acting(seat)
        seconds, comment = _check_seconds(seconds), _check_comment(comment)
        before = self._chance_start if whose == CHANCE and self._takes_chance(move) else len(self.moves)
        steps = play_move(self.game, self.states[before], whose, move, self._dice_after(before), seconds, comment)
        self._forget(before)
        self._chance_start = before + 1
        self._keep(steps)

    def _takes_chance(self, move: object) -> bool:
        """Whether a chance move belongs where this match has already made one itself."""
        if self._chance_start == len(self.moves):
            return False
        try:
            play_move(self.game, self.states[self._chance_start], CHANCE, move, self.dice())
        except Problem:  # a timeout, which comes later
            return False
        return True

    def time_up(self, seconds: float | None = None) -> None:
        """Play the move that is due when the clock has run out."""
        steps = play_timeout(self.game, self.state, self.dice(), _check_seconds(seconds))
        self._chance_start = len(self.moves) + 1
        self._keep(steps)

    def undo(self) -> str:
        """Take back the last move of a seat or the clock and the chance moves after it; return the move in notation."""
        before = len(self.moves) - 1
        while before >= 0 and self._is_answer(before):
            before -= 1
        if before < 0:
            raise Problem("match.nothing_to_undo")
        taken = self.game.notation.move_text(self.states[before], self.moves[before].move)
        self._forget(before)
        self._chance_start = before
        return taken

    def _forget(self, number: int) -> None:
        """Keep only this number of moves."""
        del self.moves[number:]
        del self.states[number + 1 :]
        for recorder in self._recorders.values():
            del recorder.events[number:]

    def _is_answer(self, number: int) -> bool:
        """Whether a move was made because chance was due, not because time was up."""
        return CHANCE in self.game.to_act(self.states[number])

    def dice(self) -> Random:
        """The random source for the next move."""
        return self._dice_after(len(self.moves))

    def _dice_after(self, moves: int) -> Random:
        return Random(f"{self.seed}/{moves}")

    def _seat(self, seat: SeatName) -> Seat:
        """The number of a seat given by number or colour; raises a Problem if there is none."""
        if isinstance(seat, str):
            number = self.colours.index(seat.lower()) if seat.lower() in self.colours else CHANCE
        else:
            try:
                number = CHANCE if isinstance(seat, bool) else index(seat)
            except TypeError:
                number = CHANCE
        if not 0 <= number < len(self.colours):
            known = ", ".join(f"{number} ({colour})" for number, colour in enumerate(self.colours))
            raise Problem("match.no_seat", text=str(seat), known=known)
        return number

    def _acting(self, seat: SeatName | None) -> Seat:
        """The seat meant by the caller, which may be omitted if only one seat may move."""
        if seat is not None:
            return self._seat(seat)
        acting = self.to_act
        if not acting:
            raise Problem("match.over")
        if len(acting) > 1:
            raise Problem("match.which_seat")
        (only,) = acting
        return only

    def _keep(self, steps: Iterable[Step]) -> None:
        for played, state in steps:
            self.moves.append(played)
            self.states.append(state)

    # ── records
    # ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    def record(self) -> Record:
        """The record of the game so far."""
        return Record(self.opening, tuple(self.moves), {**self.headers, SEED: self.seed}, self.comment)

    def save(self, file: Path | str) -> None:
        """Write the record, completely or not at all."""
        save(self.record(), Path(file))

    def copy(self) -> Self:
        """A copy of the game, to try something."""
        return type(self)(self.opening, self.moves, seed=self.seed, headers=self.headers, comment=self.comment)

    def __copy__(self) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        state = repr(self.state)
        if not state.startswith("<"):  # an external game without __repr__, which would list every field
            state = f"{self.edition.id} for {len(self.colours)}: {self.state.step}"
        return f"<Match: {state.strip('<>')}>"

    def __str__(self) -> str:
        return write(self.record())


def _check_seats(seats: object, edition: Edition) -> int | Sequence[str]:
    """The number of seats or their colours; raises a Problem for anything else."""
    if isinstance(seats, Sequence) and not isinstance(seats, str):
        return seats
    try:
        if not isinstance(seats, bool):
            return index(seats)  # type: ignore[arg-type]
    except TypeError:
        pass
    low, high = edition.players
    expected = f"{low}–{high} | [{', '.join(edition.palette)}]"
    raise Problem("option.value", option="seats", text=str(seats), expected=expected)


def _check_seconds(seconds: float | None) -> float | None:
    """The seconds of a move, if a record can hold them."""
    if seconds is None:
        return None
    if not isinstance(seconds, Real) or not isfinite(seconds) or not 0 <= seconds <= MOST_SECONDS:
        raise Problem("match.seconds", text=str(seconds), most=MOST_SECONDS)
    return float(seconds)


def _check_comment(comment: str) -> str:
    if not isinstance(comment, str):
        raise TypeError(f"a comment is text, not {type(comment).__name__}")
    return comment
