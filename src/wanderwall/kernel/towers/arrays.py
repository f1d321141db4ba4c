"""Arrays of many games of towers, in addition to those of all sliding mazes; load and store one game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

import numpy as np

from wanderwall.kernel.arrays import Array, Arrays, Positions, blank, load_move
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, Size, arrow_of, ride, ways
from wanderwall.kernel.classic import ClassicTurn, PackedGame
from wanderwall.kernel.jit import i32, inline, u32, u64
from wanderwall.kernel.towers.rules import Magic, Payment, TowersRules, TowersTurn, hand_of, walks_after
from wanderwall.kernel.towers.walks import NEVER, Heights


class MagicArrays(NamedTuple):
    """The fields of `Magic`, one column per game."""

    heights: Array  # u64 [4, games]
    spare: Array
    hands: Array  # u32 [ups downs jokers, games]
    runes: Array
    pile: Array
    discards: Array


SHAPES: dict[str, tuple[int, type[np.generic]]] = {
    "heights": (4, np.uint64),
    "spare": (1, np.int8),
    "hands": (3, np.uint32),
    "runes": (1, np.int8),
    "pile": (1, np.uint32),
    "discards": (1, np.uint32),
}


@dataclass(frozen=True)
class TowersPositions(Positions):
    """Positions of towers."""

    rules: TowersRules
    magic: MagicArrays

    @property
    def arguments(self) -> tuple[object, ...]:
        return self.setup, self.rules, self.arrays, self.magic


#: the positions of either game
Kind = TypeVar("Kind", bound=Positions)


def copy_positions(positions: Kind) -> Kind:
    """A copy of the positions that may be changed."""
    return map_arrays(positions, lambda array: array.copy(order="F"))


def some(positions: Kind, games: slice | Array) -> Kind:
    """Some of the games."""
    return map_arrays(positions, lambda array: np.asfortranarray(array[..., games]))


def map_arrays(positions: Kind, change: Callable[[Array], Array]) -> Kind:
    """The positions with `change` applied to every array."""
    parts: dict[str, Any] = {"arrays": Arrays(*map(change, positions.arrays))}
    if isinstance(positions, TowersPositions):
        parts["magic"] = MagicArrays(*map(change, positions.magic))
    return replace(positions, **parts)


def empty_magic(games: int) -> MagicArrays:
    return MagicArrays(*(blank(items, games, kind) for items, kind in SHAPES.values()))


@inline
def load_magic(magic: MagicArrays, i: int) -> Magic:
    heights, hands = magic.heights, magic.hands
    return Magic(
        Heights(heights[0, i], heights[1, i], heights[2, i], heights[3, i]),
        i32(magic.spare[i]),
        u32(hands[0, i]),
        u32(hands[1, i]),
        u32(hands[2, i]),
        i32(magic.runes[i]),
        u32(magic.pile[i]),
        u32(magic.discards[i]),
    )


@inline
def store_magic(arrays: MagicArrays, i: int, magic: Magic) -> None:
    heights = magic.heights
    arrays.heights[0, i], arrays.heights[1, i] = heights.h8, heights.h4
    arrays.heights[2, i], arrays.heights[3, i] = heights.h2, heights.h1
    arrays.spare[i] = magic.spare
    arrays.hands[0, i], arrays.hands[1, i], arrays.hands[2, i] = magic.ups, magic.downs, magic.jokers
    arrays.runes[i] = magic.runes
    arrays.pile[i] = magic.pile
    arrays.discards[i] = magic.discards


@inline
def load_turn(turns: Array, i: int) -> TowersTurn:
    """Load one turn from an array [arrow quarters to ups downs jokers card, game]."""
    pay = Payment(i32(turns[3, i]), i32(turns[4, i]), i32(turns[5, i]))
    return TowersTurn(load_move(turns, i), pay, i32(turns[6, i]))


@inline
def store_walks(
    size: Size, rules: TowersRules, game: PackedGame, magic: Magic, place: int, squares: Array, cards: Array, i: int
) -> None:
    """Store for every push what the mover's hand reaches, and the fewest cards to a place that moves with its tile.

    0 squares if there is no such push; NEVER cards if the place is out of reach, or NONE.
    """
    hand, different = hand_of(rules, magic, game.mover), ways(game.spare)
    for number in range(4 * size.lines):
        there = ride(arrow_of(size, number), i32(place))
        wanted = ZERO if there == NONE else ONE << u64(there)
        for quarters in range(4):
            at = 4 * number + quarters
            squares[at, i] = ZERO
            cards[at, i] = NEVER
            if number != game.barred and quarters < different:
                push = ClassicTurn(i32(number), i32(quarters), i32(NONE))
                way = walks_after(size, game, magic, push, hand, wanted)
                squares[at, i] = way.squares
                cards[at, i] = min(int(way.climbs) + int(way.descents), NEVER)
