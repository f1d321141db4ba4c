"""The Game protocol: `setup, to_act, legal, apply, view, choices, outcome`, and chance as moves.

States are immutable and hashable. Time and chance arrive inside moves: a game asks no clock and rolls no die. If chance
is due, `to_act` is `{CHANCE}`; the host asks `chance` for an outcome and applies it as a move that no client can send.
So replay needs no random numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from wanderwall.game.edition import Edition
from wanderwall.game.views import Choices as Choices
from wanderwall.game.views import View as View
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Seat = int

#: the seat that acts when the host must deal, roll, shuffle or end a turn on time
CHANCE: Seat = -1

#: the step of a state before the deal; a record begins with the state after it
DEAL: Final = "deal"
#: the step of a game that has ended
OVER: Final = "over"


class State(Protocol):
    """What every state has, whatever the game: enough for a host to seat people, to save and to show it."""

    @property
    def edition(self) -> Edition: ...
    @property
    def options(self) -> DataclassInstance:
        """The game's options dataclass, resolved for this table."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours in play, by seat."""

    @property
    def step(self) -> str:
        """What is due: DEAL before the deal, OVER at the end, the game's own words in between."""


S = TypeVar("S", bound=State)
T = TypeVar("T")
M = TypeVar("M")
V_co = TypeVar("V_co", bound=View, covariant=True)
C_co = TypeVar("C_co", bound=Choices, covariant=True)


#: squares by name; before a push, by push in notation
Reach = list[str] | dict[str, list[str]]


class IllegalMove(Problem):
    """A refused move: nothing has changed. `clause` is the rule that it breaks."""


class Dice(Protocol):
    """The random source that a host passes in, for example `random.Random(seed)`."""

    def randrange(self, start: int, /) -> int: ...
    def shuffle(self, x: MutableSequence[T], /) -> None: ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (several share), and each seat's score."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str  # a code with a text, such as `home` or `turn_limit`


class Period(NamedTuple):
    """A time limit on a part of play. The clock restarts when the name changes."""

    name: str
    seconds: int


class Notation(Protocol, Generic[S, M]):
    """The notation of a game: positions on one line, moves in a few characters. Everything round-trips."""

    def position_text(self, state: S) -> str: ...
    def read_position(self, text: str) -> S: ...
    def move_text(self, state: S, move: M) -> str: ...
    def read_move(self, state: S, seat: Seat, text: str) -> M: ...
    def move_number(self, state: S) -> int | None:
        """The number that a record writes before the next move, if a turn or round begins; else None."""


class Game(Protocol, Generic[S, M, V_co, C_co]):
    """One game. Stateless: everything is in the state."""

    name: str
    #: whether seats act at the same time, each on its own board, so that no move becomes obsolete by what others do
    together: bool

    @property
    def options(self) -> type[DataclassInstance]:
        """The game's options, a dataclass declared with `wanderwall.game.options`."""

    @property
    def notation(self) -> Notation[S, M]:
        """The game's notation."""

    def setup(self, edition: Any, seats: int | Sequence[str], options: Mapping[str, object]) -> S:
        """The state before the deal; `seats` is a number or the colours that play."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may move now: one, several at once, `{CHANCE}`, or none when the game is over."""

    def legal(self, state: S, seat: Seat) -> list[M]:
        """Every move of this seat that `choices` offers. Chance is not listed: use `chance`."""

    def apply(self, state: S, seat: Seat, move: M) -> S:
        """The state after the move; raises IllegalMove, with nothing changed, if it breaks a rule."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Exactly what that seat may know, JSON-ready; None is a spectator. Secrets leave the state only here."""

    def choices(self, state: S, seat: Seat) -> C_co:
        """What that seat may do, JSON-ready; only that seat may see it."""

    def legal_moves(self, view: View, choices: Choices) -> list[str]:
        """The moves offered to a seat, in notation, from its view and its choices: the same as `legal`."""

    def reach(self, state: S, seat: Seat) -> Reach:
        """The squares a seat can walk to, by name: now, or for every push it can make first; empty without walks."""

    def can_undo(self, state: S) -> bool:
        """Whether people may take back the last move: it revealed nothing to anybody, and its mover is to act."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it runs."""

    def chance(self, state: S, dice: Dice) -> M:
        """One random outcome for the host to apply if `to_act` is `{CHANCE}`."""

    def period(self, state: S) -> Period | None:
        """What the host's clock measures now, if the table uses one."""

    def clock(self, seats: int) -> str | None:
        """The option with the seconds of that clock, if this number of seats may set one."""

    def time_up(self, state: S, dice: Dice) -> M:
        """The move that the host applies when the clock has run out."""


AnyGame = Game[Any, Any, Any, Any]


# ── optional parts of a game ─────────────────────────────────────────────────────────────────────────────────────────


@runtime_checkable
class HasViewChanges(Protocol):
    """A game that knows what a move changes in views without building them."""

    def view_changes(
        self, before: State, after: State, viewers: Collection[Seat | None]
    ) -> dict[Seat | None, list[list[object]]] | None:
        """What is new to each viewer, as `[path, value]`, or `[path]` for what is gone; None if unknown."""


@runtime_checkable
class HasSameMaze(Protocol):
    """A game with a maze that may stay unchanged for the next match."""

    def same_maze(self, table: object, before: object, dice: Dice) -> object:
        """The deal for a table with the maze of an earlier state, and new cards."""


@runtime_checkable
class HelpsPeople(Protocol):
    """A game with help for people on some seats, which a bot that takes over such a seat does not get."""

    def change_hands(self, start: object, state: object, seat: Seat, bot: bool) -> object:
        """The move to apply when a bot takes over a seat, or its person is back; None: nothing changes."""


@runtime_checkable
class SwapsTiles(Protocol):
    """A game in which a few tiles of a kept maze may be swapped before the next match."""

    def swap_tiles(self, deal: object, dice: Dice) -> object:
        """The same deal with some movable tiles swapped."""
