"""The views and choices of towers."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, final

from wanderwall.game.views import OneOf
from wanderwall.games.sliding.views import HexSet, SlidingOptionsView, SlidingSeat, SlidingView, WalkChoices
from wanderwall.games.towers.state import DOWN, JOKER, UP

#: a magic card: up, down, joker
CardView = Annotated[str, OneOf((UP, DOWN, JOKER))]


@final
class TowersOptionsView(SlidingOptionsView):
    """The options of towers."""

    rune: Annotated[
        Literal["stop", "pass"],
        "Whether the rune card turns only where a turn ends, or also when a walk leads over the rune stone (T6).",
    ]
    jokers: Annotated[list[bool], "For each seat whether every magic card counts as a joker (T7)."]
    hand_limit: Annotated[int | None, "A player who draws over it discards a card; null: no limit (T8)."]
    one_card: Annotated[bool, "Whether at most one card a turn may be played (T8)."]
    extra_card: Annotated[bool, "Whether those who wait longest start with one card more (T8)."]


@final
class TowersSeat(SlidingSeat):
    """One seat at a table of towers."""

    figure: Annotated[str, "The id of the figure this colour plays."]
    hand: Annotated[
        list[CardView] | None, "Its magic cards, `u` up, `d` down, `j` joker; null where the viewer may not know them."
    ]
    hand_size: Annotated[int, "How many magic cards it holds."]
    rune_turned: Annotated[bool, "Whether it has turned its rune card (T5)."]


@final
class TowersView(SlidingView):
    """A table of towers. Squares are counted from 0, row by row from the top left; −1 is the spare tile."""

    game: Annotated[Literal["towers"], "The game."]
    step: Annotated[Literal["deal", "push", "walk", "shuffle", "discard", "over"], "What is due now."]
    options: Annotated[TowersOptionsView, "What the table plays with."]
    seats: Annotated[list[TowersSeat], "The seats, clockwise."]
    heights: Annotated[list[int], "The height of the tower on each square."]
    spare_height: Annotated[int, "The height of the spare tower."]
    rune: Annotated[int, "The square of the rune stone."]
    pile: Annotated[int, "How many magic cards are in the pile."]
    discard: Annotated[list[CardView], "The magic cards that were played or given up, the last one at the end."]


class _Payments(TypedDict):
    pay: Annotated[
        dict[str, list[str]],
        "By square name every payment that no other beats, cheapest first, such as `u`, `j`, `dd`; a square in reach "
        "that is not here costs nothing (T9).",
    ]


class _RunePayments(TypedDict, total=False):
    rune: Annotated[
        dict[str, list[str]],
        "By square name those payments whose way leads over the rune stone, an empty one where that is free; here "
        "only while passing the stone would turn the rune card (T6).",
    ]


@final
class TowersWalks(_Payments, _RunePayments):
    """Where a pawn can walk, and for which cards."""

    reach: Annotated[HexSet, "The squares the hand can pay for: a hexadecimal number, bit n is square n."]


@final
class TowersPushChoices(TypedDict):
    """The mover is to push (S4)."""

    step: Annotated[Literal["push"], "A push is due."]
    pushes: Annotated[dict[str, TowersWalks], "Every push, such as `N4es`, and where the pawn may walk after it."]


@final
class TowersWalkChoices(WalkChoices, _Payments, _RunePayments):
    """The mover has pushed and may walk (S7, T4)."""


@final
class TowersDiscardChoices(TypedDict):
    """The mover has drawn over the hand limit and is to give up a card (T8)."""

    step: Annotated[Literal["discard"], "A discard is due."]
    cards: Annotated[list[CardView], "The cards to choose from: the hand."]


TowersChoices = TowersPushChoices | TowersWalkChoices | TowersDiscardChoices
