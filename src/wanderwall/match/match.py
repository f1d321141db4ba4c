"""`Match`: one game in progress, whatever the game. Hosts are around it: the terminal, the arena, a notebook."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Self

from wanderwall.game.edition import Edition
from wanderwall.game.protocol import CHANCE, Outcome, Reach, Seat
from wanderwall.games import game_of
from wanderwall.match.record import Played, Record, save, write
from wanderwall.match.seen import AnySeen, Onlooker
from wanderwall.match.steps import Step, dealt, moved, settled, timed_out
from wanderwall.problem import Problem

#: the header of a record that tells where its chance comes from
SEED = "Seed"


def new_seed() -> str:
    """Any seed, short enough to be typed."""
    return str(secrets.randbelow(10**9))


class Match:
    """A game from its opening on. It deals, rolls and shuffles by itself, so it is always somebody's turn, or over.

    >>> from wanderwall.games import edition
    >>> match = Match.deal(edition("classic-1986"), seed=7)
    >>> match
    <Match: classic-1986 for 2, turn 1: blue to push>
    >>> match.move("N4es")
    >>> match.reach()
    ['f7', 'g7']
    >>> match.undo()
    'N4es'
    """

    def __init__(
        self,
        opening: Any,
        moves: Iterable[Played] = (),
        *,
        seed: int | str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game_of(opening.edition)
        #: the same seed and moves have the same chance, so that a saved game goes on alike
        self.seed = new_seed() if seed is None else str(seed)
        #: people's own: names of the seats by colour, a date, an event
        self.headers = dict(headers or {})
        self.moves: list[Played] = []
        #: the opening and the state after every move
        self.states: list[Any] = [opening]
        self._onlookers: dict[Seat, Onlooker] = {}
        for played in moves:
            self._keep([Step(played, self.game.apply(self.state, played.seat, played.move))])
        self._keep(settled(self.game, self.state, self.dice()))

    @classmethod
    def deal(
        cls,
        edition: Edition,
        seats: int | Sequence[str] = 2,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | None = None,
    ) -> Self:
        """A new game; `seats` is a number or the colours that play."""
        seed = new_seed() if seed is None else str(seed)
        game = game_of(edition)
        return cls(dealt(game, game.setup(edition, seats, options or {}), Random(seed)), seed=seed)

    @classmethod
    def of(cls, record: Record) -> Self:
        """The game of a record, to go on with or to look at."""
        headers = dict(record.headers)
        return cls(record.opening, record.moves, seed=headers.pop(SEED, None), headers=headers)

    # ── how it stands ────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def opening(self) -> Any:
        return self.states[0]

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def edition(self) -> Edition:
        edition: Edition = self.opening.edition
        return edition

    @property
    def colours(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        colours: tuple[str, ...] = self.opening.colours
        return colours

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may move now; nobody when the game is over."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return self.game.outcome(self.state)

    @property
    def position(self) -> str:
        """The position on one line, secrets included."""
        return self.game.notation.position_text(self.state)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The moves of the seat to act, on paper."""
        whose = self._acting(seat)
        return [self.game.notation.move_text(self.state, move) for move in self.game.legal(self.state, whose)]

    def reach(self, seat: Seat | None = None) -> Reach:
        """The squares to which the seat to act can walk: now, or by each push it can make first."""
        return self.game.reach(self.state, self._acting(seat))

    # ── what a seat knows ────────────────────────────────────────────────────────────────────────────────────────────

    def view(self, seat: Seat | None = None) -> Any:
        """Exactly what a seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def choices(self, seat: Seat | None = None) -> Any:
        """The table of what the seat to act may do, for its eyes only."""
        return self.game.choices(self.state, self._acting(seat))

    def seen(self, seat: Seat | None = None) -> AnySeen:
        """All that the seat to act has seen from the opening on: what a bot gets."""
        whose = self._acting(seat)
        if whose not in self._onlookers:
            self._onlookers[whose] = Onlooker(self.game, whose, self.opening)
        onlooker = self._onlookers[whose]
        for number in range(len(onlooker.events), len(self.moves)):
            played = self.moves[number]
            onlooker.saw(self.states[number], played.seat, played.move, self.states[number + 1])
        return onlooker.seen(self.state)

    # ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def move(self, move: Any, seat: Seat | None = None, seconds: float | None = None, comment: str = "") -> None:
        """Make a move, on paper or as it is, for the seat to act; the host then does what is due.

        A refused move is an IllegalMove with the clause it breaks, and nothing has changed.
        """
        whose = self._acting(seat)
        self._keep(moved(self.game, self.state, whose, move, self.dice(), seconds, comment))

    def time_up(self, seconds: float | None = None) -> None:
        """The clock has run out."""
        self._keep(timed_out(self.game, self.state, self.dice(), seconds))

    def undo(self) -> str:
        """Take back the last move that a seat or the clock made, with what the host did after it; the move on paper."""
        before = len(self.moves) - 1
        while before >= 0 and self._is_answer(before):
            before -= 1
        if before < 0:
            raise Problem("match.nothing_to_undo")
        taken = self.game.notation.move_text(self.states[before], self.moves[before].move)
        del self.moves[before:]
        del self.states[before + 1 :]
        for onlooker in self._onlookers.values():
            del onlooker.events[before:]
        return taken

    def _is_answer(self, number: int) -> bool:
        """Whether a move was the host's because chance was due, not because time was up."""
        return CHANCE in self.game.to_act(self.states[number])

    def dice(self) -> Random:
        """The chance of this moment."""
        return Random(f"{self.seed}/{len(self.moves)}")

    def _acting(self, seat: Seat | None) -> Seat:
        """The seat that is meant, which goes without saying where one seat may move."""
        if seat is not None:
            return seat
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

    # ── on paper ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def record(self) -> Record:
        """The game on paper, so far."""
        return Record(self.opening, tuple(self.moves), {**self.headers, SEED: self.seed})

    def save(self, file: Path | str) -> None:
        """Write the record, whole or not at all."""
        save(self.record(), Path(file))

    def copy(self) -> Self:
        """The same game, to try something."""
        return type(self)(self.opening, self.moves, seed=self.seed, headers=self.headers)

    def __repr__(self) -> str:
        state = repr(self.state)
        if not state.startswith("<"):  # of a game of others, which tells every field
            state = f"{self.edition.id} for {len(self.colours)}: {self.state.step}"
        return f"<Match: {state.strip('<>')}>"

    def __str__(self) -> str:
        return write(self.record())
