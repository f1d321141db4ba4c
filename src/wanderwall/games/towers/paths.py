"""Where a pawn can walk and what it costs (T3, T4, T9), for one maze or for all pushes in one packed fill.

A walk costs the climbs and the descents that are too steep for a plain step. The squares that a cost reaches are a fill
from those that one climb or one descent less reaches. Cards matter only afterwards: a climb is paid by `up` or `joker`,
a descent by `down` or `joker`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import or_
from typing import NamedTuple

from wanderwall.board.grid import Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide, pushes_of
from wanderwall.board.slopes import Heights, Slopes, slopes, slopes_all
from wanderwall.board.tiles import turns
from wanderwall.games.towers.state import DOWN, JOKER, UP, Cards

#: the difference in height that needs no card (T3)
PLAIN = 1

#: climbs and descents that need a card
Cost = tuple[int, int]

NOTHING: Cost = (0, 0)
FREE: tuple[Cards, ...] = ("",)


class Purse(NamedTuple):
    """What a player may spend in one turn."""

    hand: Cards
    #: every card counts as a joker (T7)
    jokers: bool
    #: how many cards may be played (T8)
    most: int

    def costs(self) -> tuple[tuple[Cost, ...], ...]:
        """Every cost that these cards can pay, grouped by the number of cards."""
        ups, downs, jokers = self.count_kinds(self.hand)
        return _costs(ups, downs, jokers, min(self.most, len(self.hand)))

    def count_kinds(self, cards: Cards) -> tuple[int, int, int]:
        """How many of these cards count as up, down and joker."""
        if self.jokers:
            return 0, 0, len(cards)
        return cards.count(UP), cards.count(DOWN), cards.count(JOKER)

    def only(self, cards: Cards) -> Purse:
        """The same player with only these cards to spend."""
        return self._replace(hand=cards, most=len(cards))


@cache
def _costs(ups: int, downs: int, jokers: int, most: int) -> tuple[tuple[Cost, ...], ...]:
    return tuple(
        tuple(
            (climbs, total - climbs)
            for climbs in range(total + 1)
            if max(0, climbs - ups) + max(0, total - climbs - downs) <= jokers
        )
        for total in range(most + 1)
    )


@lru_cache(maxsize=1 << 16)
def payments(costs: tuple[Cost, ...], purse: Purse) -> tuple[Cards, ...]:
    """Every payment for one of these costs that no other beats, fewest cards and fewest jokers first (T9).

    >>> payments(((1, 0), (0, 2)), Purse("uddj", False, 4))
    ('u', 'j', 'dd')
    >>> payments(((1, 0), (0, 2)), Purse("uddj", True, 4))
    ('u',)
    """
    if purse.jokers:  # only the number counts (T7)
        return (purse.hand[: min(climbs + descents for climbs, descents in costs)],)
    up, down, joker = purse.count_kinds(purse.hand)
    bills = {
        (ups, downs, climbs - ups + descents - downs)
        for climbs, descents in costs
        for ups in range(min(climbs, up) + 1)
        for downs in range(min(descents, down) + 1)
        if climbs - ups + descents - downs <= joker
    }
    unbeaten = [
        bill
        for bill in bills
        if not any(other != bill and all(a <= b for a, b in zip(other, bill, strict=True)) for other in bills)
    ]
    return tuple(sorted((UP * ups + DOWN * downs + JOKER * jokers for ups, downs, jokers in unbeaten), key=_worth))


def _worth(pay: Cards) -> tuple[int, int, int]:
    """Sort key of payments: fewest cards first, then fewest jokers."""
    return len(pay), pay.count(JOKER), pay.count(DOWN)


def spread(steps: Slopes, seeds: Mapping[Cost, Squares], purse: Purse, cheapest: bool) -> dict[Cost, Squares]:
    """The squares that each cost reaches from the seeds, given the cost of reaching the seeds.

    With `cheapest` a square is left out if a lower cost reaches it. That is enough to find every payment that no other
    beats, since a cheapest way is made of cheapest ways.
    """
    reached: dict[Cost, Squares] = {}
    covered: dict[Cost, Squares] = {}  # what this cost or a lower one reaches
    for diagonal in purse.costs():
        for climbs, descents in diagonal:
            start = seeds.get((climbs, descents), 0)
            if below := reached.get((climbs - 1, descents)):
                start |= steps.climb(below)
            if below := reached.get((climbs, descents - 1)):
                start |= steps.descend(below)
            known = covered.get((climbs - 1, descents), 0) | covered.get((climbs, descents - 1), 0)
            squares = steps.level(start) & ~known if cheapest else steps.level(start)
            if squares:
                reached[climbs, descents] = squares
            covered[climbs, descents] = known | squares
    return reached


@dataclass(frozen=True, slots=True)
class Walks:
    """Where a pawn can walk with its cards."""

    reach: Squares
    #: the payments to choose from, for squares that offer more than a free walk
    pay: dict[Square, tuple[Cards, ...]]
    #: the payments that lead over the stone, if the caller asked for one (T6)
    over: dict[Square, tuple[Cards, ...]]

    def offers(self, square: Square) -> tuple[Cards, ...]:
        """The payments to choose from for a square in reach."""
        return self.pay.get(square, FREE)


@lru_cache(maxsize=1024)
def walks(maze: Maze, heights: Heights, pawn: Square, purse: Purse, stone: Square | None = None) -> Walks:
    """Where a pawn can walk in this maze; with `stone`, also the ways that lead over that square. Cached: the same is
    shown, offered and checked.
    """
    plain, over = _fills(slopes(maze, heights, PLAIN), 1 << pawn, purse, 0 if stone is None else 1 << stone)
    return _walks(plain, over, purse)


def walks_all(
    maze: Maze, heights: Heights, pawn: Square, purse: Purse, stone: Square | None = None, barred: str | None = None
) -> dict[Slide, Walks]:
    """The same for every push and every rotation of the spare, in one fill per cost."""
    pushes = pushes_of(maze.side, turns(maze.spare))
    stones = 0 if stone is None else pushes.lanes.ones << stone
    fills = _fills(slopes_all(pushes, maze, heights, PLAIN), pushes.pawn[pawn], purse, stones)
    plain, over = ([(cost, pushes.lanes.apart(squares)) for cost, squares in layer.items()] for layer in fills)
    return {
        slide: _walks({cost: sets[lane] for cost, sets in plain}, {cost: sets[lane] for cost, sets in over}, purse)
        for lane, slide in enumerate(pushes.slides)
        if slide[0].name != barred
    }


def pays(maze: Maze, heights: Heights, pawn: Square, to: Square, purse: Purse, pay: Cards) -> bool:
    """Whether some way there uses exactly these cards, each where it is needed (T9)."""
    plain, _ = _fills(slopes(maze, heights, PLAIN), 1 << pawn, purse.only(pay), 0, cheapest=False)
    return _spends_all(plain, to, pay)


def passes(maze: Maze, heights: Heights, pawn: Square, to: Square, purse: Purse, pay: Cards, stone: Square) -> bool:
    """Whether some way there that uses exactly these cards leads over the stone (T6)."""
    _, over = _fills(slopes(maze, heights, PLAIN), 1 << pawn, purse.only(pay), 1 << stone, cheapest=False)
    return _spends_all(over, to, pay)


def _spends_all(reached: Mapping[Cost, Squares], to: Square, pay: Cards) -> bool:
    return any(squares >> to & 1 for cost, squares in reached.items() if sum(cost) == len(pay))


def _fills(
    steps: Slopes, start: Squares, purse: Purse, stones: Squares, cheapest: bool = True
) -> tuple[dict[Cost, Squares], dict[Cost, Squares]]:
    """The squares that each cost reaches, and those it reaches by ways over the stones."""
    plain = spread(steps, {NOTHING: start}, purse, cheapest)
    touched = {cost: squares & stones for cost, squares in plain.items() if squares & stones}
    return plain, spread(steps, touched, purse, cheapest) if touched else {}


def _walks(plain: Mapping[Cost, Squares], over: Mapping[Cost, Squares], purse: Purse) -> Walks:
    pay, over_pay = _bills(plain, purse), _bills(over, purse)
    for square, offers in over_pay.items():
        pay[square] = tuple(sorted({*pay.get(square, FREE), *offers}, key=_worth))
    free = dict.fromkeys(squares_of(over.get(NOTHING, 0)), FREE)
    return Walks(reduce(or_, plain.values()), pay, free | over_pay)


def _bills(reached: Mapping[Cost, Squares], purse: Purse) -> dict[Square, tuple[Cards, ...]]:
    """The unbeaten payments for each square that costs something."""
    costs: dict[Square, tuple[Cost, ...]] = {}
    for cost, squares in reached.items():
        if cost != NOTHING:
            for square in squares_of(squares):
                costs[square] = (*costs.get(square, ()), cost)
    return {square: payments(found, purse) for square, found in costs.items()}
