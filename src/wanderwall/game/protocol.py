"""The Game protocol: `setup, to_act, legal, apply, view, choices, outcome`, and chance as moves of the host.

States are immutable and hashable. Time and chance arrive inside moves: a game asks no clock and rolls no die. Where
chance is due `to_act` is `{CHANCE}`; the host asks `chance` for an outcome and applies it as a move that no client can
send. So replay needs no random numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from wanderwall.game.edition import Edition
from wanderwall.game.views import Choices as Choices
from wanderwall.game.views import View as View
from wanderwall.problem import Problem

Seat = int

#: who acts when the host must deal, roll, shuffle or call time
CHANCE: Seat = -1

#: the step of a table on which nothing lies yet: a record begins with what the deal has made
DEAL: Final = "deal"
#: the step of a game that has ended
OVER: Final = "over"


class State(Protocol):
    """What every state has, whatever the game: with that a host seats people, saves and shows it."""

    @property
    def edition(self) -> Edition: ...
    @property
    def options(self) -> Any:
        """The game's options dataclass, settled for this table."""

    @property
    def colours(self) -> tuple[str, ...]:
        """Who plays, by seat."""

    @property
    def step(self) -> str:
        """What is due: DEAL before anything lies on the table, OVER at the end, the game's own words in between."""


S = TypeVar("S", bound=State)
M = TypeVar("M")
V_co = TypeVar("V_co", bound=View, covariant=True)
C_co = TypeVar("C_co", bound=Choices, covariant=True)


#: squares by name; before a push, by the push on paper
Reach = list[str] | dict[str, list[str]]


class IllegalMove(Problem):
    """A refused move: nothing has changed. `clause` is the rule it breaks."""


class Dice(Protocol):
    """The randomness a host hands in, for example `random.Random(seed)`."""

    def randrange(self, start: int, /) -> int: ...
    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (several share), and each seat's score."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str  # a code with a text, such as `home` or `turn_limit`


class Period(NamedTuple):
    """A stretch of play with a limit. The clock starts anew when the name changes."""

    name: str
    seconds: int


class Notation(Protocol, Generic[S, M]):
    """A game on paper: positions on one line, moves in a few characters. Everything round-trips."""

    def position_text(self, state: S) -> str: ...
    def read_position(self, text: str) -> S: ...
    def move_text(self, state: S, move: M) -> str: ...
    def read_move(self, state: S, seat: Seat, text: str) -> M: ...
    def numbered(self, state: S) -> int | None:
        """The number a record writes before the next move, where a turn or round begins; else None."""


class Game(Protocol, Generic[S, M, V_co, C_co]):
    """One game. Stateless: everything is in the state."""

    name: str
    #: the game's options, a dataclass declared with `wanderwall.game.options`
    options: type[Any]
    #: whether seats act at the same time, each on a board of its own, so that what others do makes no move obsolete
    together: bool

    @property
    def notation(self) -> Notation[S, M]:
        """The game on paper."""

    def setup(self, edition: Any, seats: int | Sequence[str], options: Mapping[str, Any]) -> S:
        """A table before anything is dealt; `seats` is a number or the colours that play."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """Who may move now: one seat, several at once, `{CHANCE}`, or nobody when the game is over."""

    def legal(self, state: S, seat: Seat) -> list[M]:
        """Every move of this seat that `choices` offers. Chance is not listed: there is `chance`."""

    def apply(self, state: S, seat: Seat, move: M) -> S:
        """The state after the move; IllegalMove, and nothing has changed, when it is against the rules."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Exactly what that seat may know, JSON-ready; None is a spectator. Secrets leave through this door only."""

    def choices(self, state: S, seat: Seat) -> C_co:
        """The table of what that seat may do, JSON-ready, for that seat's eyes only."""

    def offered(self, view: Any, choices: Any) -> list[str]:
        """The moves that a seat is offered, on paper, from what it sees and its table of choices: those of `legal`."""

    def reach(self, state: S, seat: Seat) -> Reach:
        """The squares to which a seat can walk, by name: now, or by every push it can make first; of none in games
        without walks.
        """

    def can_undo(self, state: S) -> bool:
        """Whether the last move may be taken back among people: it told nobody anything, and its mover is to act."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it runs."""

    def chance(self, state: S, dice: Dice) -> M:
        """One random outcome for the host to apply when `to_act` is `{CHANCE}`."""

    def period(self, state: S) -> Period | None:
        """What the host's clock measures now, if the table plays with one."""

    def clock(self, seats: int) -> str | None:
        """The option with the seconds of that clock, where so many seats may set one."""

    def time_up(self, state: S, dice: Dice) -> M:
        """The host's move when the clock has run out."""


AnyGame = Game[Any, Any, Any, Any]


# ── what a game may have beside ──────────────────────────────────────────────────────────────────────────────────────


@runtime_checkable
class TellsChanges(Protocol):
    """A game that knows what a move changes in views without making them."""

    def view_changes(
        self, before: Any, after: Any, viewers: Collection[Seat | None]
    ) -> dict[Seat | None, list[Any]] | None:
        """What is new to each viewer, as `[path, value]`, or `[path]` of what is gone; None where it cannot tell."""


@runtime_checkable
class WritesChoices(Protocol):
    """A game that writes its table of choices faster than JSON libraries do."""

    def choices_json(self, state: Any, seat: Seat) -> bytes | None:
        """The same as `choices`, as bytes; None where it knows no faster way."""


@runtime_checkable
class KeepsMaze(Protocol):
    """A game with a maze, which may stay as it lies for the next one."""

    def same_maze(self, table: Any, before: Any, dice: Dice) -> Any:
        """The deal for a table with the maze of a state before, and new cards."""


@runtime_checkable
class HelpsPeople(Protocol):
    """A game that helps people on some seats, and no bot that takes one of these over."""

    def change_hands(self, start: object, state: object, seat: Seat, bot: bool) -> object:
        """The host's move when a bot takes a seat over, or its person is back; None: nothing changes."""


@runtime_checkable
class SwapsTiles(Protocol):
    """A game where a few tiles of a kept maze may be swapped before the next game."""

    def swap_tiles(self, deal: object, dice: Dice) -> object:
        """The same deal with some movable tiles in each other's places."""
