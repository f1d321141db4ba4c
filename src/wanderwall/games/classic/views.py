"""The views and choices of classic."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, final

from wanderwall.games.sliding.views import HexSet, SlidingOptionsView, SlidingSeat, SlidingView, WalkChoices


@final
class ClassicOptionsView(SlidingOptionsView):
    """The options of classic."""

    cards: Annotated[
        list[Literal["top", "own", "open"]],
        "For each seat which of its unfound cards are seen: the top one or all by the owner, all by everybody (K8).",
    ]
    order: Annotated[list[Literal["stack", "any"]], "For each seat the order it finds its goals in (K8)."]
    finish: Annotated[list[Literal["home", "exit", "last-find"]], "For each seat what ends the game for it (K8)."]
    sweep: Annotated[list[bool], "For each seat whether all its goals in reach are found in one walk (K8)."]
    peek: Annotated[Literal["at-once", "on-turn"], "When the next card may be looked at (K4)."]


@final
class ClassicSeat(SlidingSeat):
    """One seat at a table of classic."""


@final
class ClassicView(SlidingView):
    """A table of classic. Squares are counted from 0, row by row from the top left; −1 is the spare tile."""

    game: Annotated[Literal["classic"], "The game."]
    step: Annotated[Literal["deal", "push", "walk", "over"], "What is due now."]
    options: Annotated[ClassicOptionsView, "What the table plays with."]
    seats: Annotated[list[ClassicSeat], "The seats, clockwise."]


class _WaysOut(TypedDict, total=False):
    finish: Annotated[
        dict[str, HexSet],
        "For every push the squares on which the turn would finish after it, as in `reach`; here only when the mover "
        "has nothing left to do but leave the maze (K7).",
    ]


@final
class ClassicPushChoices(_WaysOut):
    """The mover is to push (S4)."""

    step: Annotated[Literal["push"], "A push is due."]
    pushes: Annotated[
        dict[str, HexSet], "Every push, such as `N4es`, and the squares the pawn may walk to after it, as in `reach`."
    ]


@final
class ClassicWalkChoices(WalkChoices):
    """The mover has pushed and may walk (S7)."""


ClassicChoices = ClassicPushChoices | ClassicWalkChoices
