"""The edition, cards, options, moves and state of towers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from wanderwall.board.grid import Square
from wanderwall.board.slopes import Height
from wanderwall.game.options import choice, flag, number
from wanderwall.games.sliding.edition import SlidingEdition
from wanderwall.games.sliding.state import Deal as SlidingDeal
from wanderwall.games.sliding.state import Push, Sliding, SlidingOptions, TimeUp
from wanderwall.games.sliding.state import Walk as SlidingWalk

SHUFFLE: Final = "shuffle"
DISCARD: Final = "discard"

#: a magic card is a letter: up, down, joker
Card = str
#: several cards: a hand or a payment in the order of `KINDS`, a pile from its top, the discards in the order of play
Cards = str

UP, DOWN, JOKER = "u", "d", "j"
KINDS = UP + DOWN + JOKER


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards in the order of a hand.

    >>> in_order("judu")
    'uudj'
    """
    return "".join(sorted(cards, key=KINDS.index))


@dataclass(frozen=True, eq=False, repr=False)
class TowersEdition(SlidingEdition):
    """An edition of towers (T1)."""

    players_clause: ClassVar[str] = "T1"

    rune: Square
    #: all magic cards of the edition
    magic: Cards
    #: the figure of each colour, by the id of its name
    figures: Mapping[str, str]

    @property
    def parts(self) -> Mapping[str, object]:
        """The figure of each colour, for a page that has no view yet."""
        return {"figures": dict(self.figures)}


@dataclass(frozen=True, slots=True)
class Options(SlidingOptions):
    """The options of T6 to T8, in addition to those of both sliding games."""

    #: whether the rune card turns only where a turn ends, or also if a walk leads over the rune stone
    rune: str = choice("T6", "stop", "pass")
    #: young players: every magic card counts as a joker
    jokers: tuple[bool, ...] = flag("T7", per_seat=True)
    #: a player who draws over it discards down to it
    hand_limit: int | None = number("T8", 1, 99)
    #: at most one card per turn
    one_card: bool = flag("T8")
    #: one more card to start with for the second of two, the third and fourth of four players
    extra_card: bool = flag("T8")


@dataclass(frozen=True, slots=True, repr=False)
class Deal(SlidingDeal):
    """The opening chance move of towers: also a hand for each seat, and the pile (T2)."""

    hands: tuple[Cards, ...]
    pile: Cards


@dataclass(frozen=True, slots=True)
class Walk(SlidingWalk):
    """A walk and the cards that pay for its steep steps (T4)."""

    pay: Cards = ""


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card of the mover's after drawing over the hand limit (T8)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance move: the discards become the new pile, in this order from the top (T4)."""

    order: Cards


Move = Deal | Push | Walk | Discard | Shuffle | TimeUp


@dataclass(frozen=True, slots=True, repr=False)
class State(Sliding):
    """A state of towers."""

    edition: TowersEdition
    options: Options
    #: the towers' heights row by row, the spare's last
    heights: tuple[Height, ...]
    hands: tuple[Cards, ...]
    #: hidden, the next card first
    pile: Cards
    #: face up, the last one played at the end
    discards: Cards
    #: whether each seat has turned its rune card (T5)
    runes: tuple[bool, ...]
    #: while a discard is due, the card that goes if the time runs out: the one just drawn, if it is still there (T8)
    drawn: Card
    #: the time ran out in this turn, so a card drawn over the limit is discarded for the player (K8)
    late: bool

    def homeward(self, seat: int) -> bool:
        return not self.stacks[seat] and self.runes[seat]

    def passing(self, seat: int) -> Square | None:
        """The rune stone, if merely passing it would turn this seat's rune card (T6)."""
        return self.edition.rune if self.options.rune == "pass" and not self.runes[seat] else None
