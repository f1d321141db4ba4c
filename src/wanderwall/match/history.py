"""What a seat saw of a game, move by move. `may_know` alone decides what a seat learns of another seat's moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Self, TypeVar

from wanderwall.game.protocol import CHANCE, AnyGame, Choices, Seat, State, View

V = TypeVar("V", bound=View)
C = TypeVar("C", bound=Choices)


class Event(NamedTuple, Generic[V]):
    """Something that happened at the table, as one seat saw it."""

    #: who acted; CHANCE for chance moves
    seat: Seat
    #: the move in notation, as far as it is public
    move: str
    #: the seat's view afterwards
    view: V

    def __repr__(self) -> str:
        return f"<{'host' if self.seat == CHANCE else f'seat {self.seat}'}: {self.move}>"


class History(NamedTuple, Generic[V, C]):
    """Everything a seat knows: what it saw from the opening on, and what it may do now."""

    opening: V
    events: Sequence[Event[V]]
    view: V
    choices: C

    @classmethod
    def now(cls, view: V, choices: C) -> Self:
        """The history for a bot that uses only the current moment."""
        return cls(view, (), view, choices)

    def __repr__(self) -> str:
        return f"<Seen: moves={len(self.events)}>"


#: of any game
AnyEvent = Event[Any]
AnySeen = History[Any, Any]


def may_know(game: AnyGame, actor: Seat, viewer: Seat | None) -> bool:
    """Whether a viewer may know the moves of this actor; None is a spectator.

    Chance moves show only in the views, and so do the moves of others if seats play at the same time, each on its own
    board.
    """
    return actor == viewer or not (actor == CHANCE or game.together)


def public(game: AnyGame, before: State, actor: Seat, move: object, viewer: Seat | None) -> str:
    """The move in notation if the viewer may know it, else empty text."""
    return game.notation.move_text(before, move) if may_know(game, actor, viewer) else ""


class HistoryRecorder:
    """Records the history of one seat: the host reports every move."""

    def __init__(self, game: AnyGame, seat: Seat, opening: State) -> None:
        self.game = game
        self.seat = seat
        self.opening = game.view(opening, seat)
        self.events: list[AnyEvent] = []

    def record(self, before: State, actor: Seat, move: object, after: State) -> None:
        """Record a move."""
        known = public(self.game, before, actor, move, self.seat)
        self.events.append(Event(actor, known, self.game.view(after, self.seat)))

    def history(self, state: State) -> AnySeen:
        """The history of the seat up to now."""
        view = self.events[-1].view if self.events else self.opening
        return History(self.opening, self.events, view, self.game.choices(state, self.seat))
