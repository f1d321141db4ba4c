"""The packed fills must offer and accept exactly what a plain search finds."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.towers import reference_walks
from wanderwall.board.grid import SPARE, Square
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import turns
from wanderwall.games.towers.paths import Purse, Walks, passes, pays, walks, walks_all
from wanderwall.games.towers.state import in_order


class Place(NamedTuple):
    """A maze with heights, a pawn, its cards, and perhaps a stone."""

    maze: Maze
    heights: tuple[int, ...]
    pawn: Square
    purse: Purse
    stone: Square | None


@st.composite
def places(draw: st.DrawFn, sides: tuple[int, ...] = (3, 5), most_cards: int = 5) -> Place:
    side = draw(st.sampled_from(sides))
    size = side * side
    tile = st.sampled_from([15, 15, 7, 11, 13, 14, 5, 10, 3, 6, 12, 9])
    tiles = draw(st.lists(tile, min_size=size, max_size=size))
    heights = draw(st.lists(st.integers(1, 5), min_size=size + 1, max_size=size + 1))
    hand = in_order(draw(st.text("udj", max_size=most_cards)))
    purse = Purse(hand, draw(st.booleans()), draw(st.sampled_from([1, len(hand)])))
    stone = draw(st.none() | st.integers(0, size - 1))
    return Place(Maze.of(tiles, draw(tile)), tuple(heights), draw(st.integers(0, size - 1)), purse, stone)


def searched(place: Place) -> dict[Square, set[tuple[str, bool]]]:
    maze, heights, pawn, purse, stone = place
    return reference_walks.payments(maze, heights, pawn, purse.hand, purse.jokers, purse.most, stone)


def as_offered(found: set[str], purse: Purse) -> set[str]:
    """What should be offered of all payments: the unbeaten, or with jokers only one of the smallest number (T7)."""
    if not found or not purse.jokers:
        return reference_walks.unbeaten(found)
    return {purse.hand[: min(len(pay) for pay in found)]}


def check(ways: Walks, place: Place) -> None:
    found = searched(place)
    assert ways.reach == sum(1 << square for square in found)
    for square, every in found.items():
        over = as_offered({pay for pay, passed in every if passed}, place.purse)
        offers = ways.offers(square)
        assert len(set(offers)) == len(offers)
        assert set(offers) == as_offered({pay for pay, _ in every}, place.purse) | over
        assert set(ways.over.get(square, ())) == over
        assert [len(pay) for pay in offers] == sorted(len(pay) for pay in offers)


@given(places())
@settings(max_examples=300)
def test_t9_offers_are_the_unbeaten_payments_of_a_plain_search(place: Place) -> None:
    check(walks(*place), place)


@given(places(), st.data())
@settings(max_examples=60)
def test_t9_all_pushes_in_one_fill_are_what_a_plain_search_finds_after_each(place: Place, data: st.DataObject) -> None:
    maze, heights, pawn, purse, stone = place
    everything = walks_all(maze, heights, pawn, purse, stone)
    assert len(everything) == len(maze.grid.arrows) * len(turns(maze.spare))
    for (arrow, openings), ways in everything.items():
        slid = {arrow.ride(square): heights[square] for square in range(SPARE, maze.grid.size)}
        after = tuple(slid[square] for square in [*range(maze.grid.size), SPARE])
        check(ways, Place(maze.push(arrow, openings), after, arrow.carry(pawn), purse, stone))


@given(places(sides=(3,), most_cards=4))
@settings(max_examples=80)
def test_t9_every_legal_payment_is_accepted_and_no_other(place: Place) -> None:
    maze, heights, pawn, purse, stone = place
    found = searched(place)
    hands = {in_order(cards) for count in range(purse.most + 1) for cards in combinations(purse.hand, count)}
    for square in range(maze.grid.size):
        every = found.get(square, set())
        if purse.jokers:  # any cards of a legal number (T7)
            legal = {pay for pay in hands for other, _ in every if len(other) == len(pay)}
            over = {pay for pay in hands for other, passed in every if passed and len(other) == len(pay)}
        else:
            legal = {pay for pay, _ in every}
            over = {pay for pay, passed in every if passed}
        assert {pay for pay in hands if pays(maze, heights, pawn, square, purse, pay)} == legal
        if stone is not None:
            assert {pay for pay in hands if passes(maze, heights, pawn, square, purse, pay, stone)} == over


def test_barred_arrow_is_left_out() -> None:
    maze = Maze.from_picture("┏━┓\n┃╋┃\n┗━┛", "┗")
    arrows = {arrow.name for arrow, _ in walks_all(maze, (1,) * 10, 0, Purse("", False, 0), None, "E2")}
    assert arrows == {"N2", "S2", "W2"}
