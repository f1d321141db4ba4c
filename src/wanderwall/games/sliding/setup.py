"""Set up a sliding maze (K2, T2): colours, options, the random deal and its check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypedDict, TypeVar

from wanderwall.board.grid import SPARE, Square
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import turns
from wanderwall.game.options import resolve_options
from wanderwall.game.protocol import DEAL, Dice, IllegalMove, Seat
from wanderwall.games.sliding.edition import Goal, SlidingEdition, Tile, lay_out
from wanderwall.games.sliding.state import PUSH, Deal, SlidingOptions
from wanderwall.problem import Problem

Chosen = TypeVar("Chosen", bound=SlidingOptions)


class SlidingFields(TypedDict):
    """The fields of a state that both games have, apart from its options."""

    edition: SlidingEdition
    colours: tuple[str, ...]
    maze: Maze
    barred: str | None
    places: tuple[Square, ...]
    pawns: tuple[Square, ...]
    stacks: tuple[tuple[Goal, ...], ...]
    found: tuple[tuple[Goal, ...], ...]
    first: Seat
    turns: int
    step: str
    finished: tuple[Seat, ...]


def seat_colours(edition: SlidingEdition, seats: int | Sequence[str], fewest: int | None = None) -> tuple[str, ...]:
    """The colours in play, clockwise; a number takes its usual corners, two players opposite ones (K2).

    `fewest` overrides the least number of players of the edition.
    """
    around = list(edition.homes)
    count = seats if isinstance(seats, int) else len(seats)
    low, high = edition.players
    low = fewest or low
    if not low <= count <= high:
        raise Problem("table.players", edition.players_clause, players=count, low=low, high=high, edition=edition.id)
    if isinstance(seats, int):
        return tuple(around[::2] if count == 2 and len(around) == 4 else around[:count])
    for colour in seats:
        if colour not in around:
            raise Problem("table.colour", "K2", colour=colour, known=", ".join(around))
    ahead = [(around.index(colour) - around.index(seats[0])) % len(around) for colour in seats]
    if ahead != sorted(set(ahead)):
        raise Problem("table.order", "K2", colours=", ".join(seats), order=", ".join(around))
    return tuple(seats)


def table_options(kind: type[Chosen], edition: SlidingEdition, seats: int, given: Mapping[str, object]) -> Chosen:
    """The options of a table; refuses values that no seat can have."""
    options = resolve_options(kind, seats, edition.defaults, given)
    if options.first is not None and options.first > seats:
        raise Problem("option.first", "K3", given=options.first, seats=seats)
    most = len(edition.goals) // seats
    for goals in options.goals:
        if goals is not None and goals > most:
            raise Problem("option.goals", "K8", given=goals, most=most)
    return options


def before_deal(edition: SlidingEdition, colours: tuple[str, ...]) -> SlidingFields:
    """The fields of a state before the deal: an empty board."""
    empty: tuple[tuple[Goal, ...], ...] = tuple(() for _ in colours)
    return {
        "edition": edition,
        "colours": colours,
        "maze": Maze(edition.side, 0, 0, 0, 0, 0),
        "barred": None,
        "places": (SPARE,) * len(edition.goals),
        "pawns": tuple(edition.homes[colour] for colour in colours),
        "stacks": empty,
        "found": empty,
        "first": 0,
        "turns": 0,
        "step": DEAL,
        "finished": (),
    }


def cards_per_seat(edition: SlidingEdition, options: SlidingOptions, seats: int) -> list[int]:
    """The number of goal cards for each seat: all, evenly, or fewer (K2, K8)."""
    return [len(edition.goals) // seats if goals is None else goals for goals in options.goals]


def random_deal(edition: SlidingEdition, options: SlidingOptions, seats: int, dice: Dice) -> Deal:
    """Deal at random: shuffled and rotated tiles, shuffled stacks, the first player (K2, K3)."""
    tiles = list(edition.movable)
    dice.shuffle(tiles)
    ways = [turns(tile.openings) for tile in tiles]
    laid = tuple(tile._replace(openings=way[dice.randrange(len(way))]) for tile, way in zip(tiles, ways, strict=True))
    cards = list(range(len(edition.goals)))
    dice.shuffle(cards)
    stacks = []
    for count in cards_per_seat(edition, options, seats):
        stacks.append(tuple(cards[:count]))
        cards = cards[count:]
    first = dice.randrange(seats) if options.first is None else options.first - 1
    return Deal(laid, tuple(stacks), first)


def after_deal(edition: SlidingEdition, options: SlidingOptions, seats: int, deal: Deal) -> dict[str, object]:
    """The fields that a deal sets, after checking that it is possible with this edition (K2)."""
    if not same_pieces(edition, deal.tiles):
        raise IllegalMove("deal.tiles", "K2")
    if [len(stack) for stack in deal.stacks] != cards_per_seat(edition, options, seats):
        raise IllegalMove("deal.cards", "K2")
    cards = [card for stack in deal.stacks for card in stack]
    if len(set(cards)) != len(cards) or not set(cards) <= set(range(len(edition.goals))):
        raise IllegalMove("deal.cards", "K2")
    if not 0 <= deal.first < seats or (options.first is not None and deal.first != options.first - 1):
        raise IllegalMove("deal.first", "K3")
    tiles = lay_out(edition, deal.tiles)
    spare = tiles[SPARE].openings
    return {
        "maze": Maze.of([tiles[square].openings for square in range(edition.grid.size)], spare),
        "places": edition.places(tiles),
        "stacks": deal.stacks,
        "first": deal.first,
        "step": PUSH,
    }


def same_pieces(edition: SlidingEdition, tiles: Sequence[Tile]) -> bool:
    """Whether these are exactly the movable tiles of the edition, whatever their rotation."""
    return Counter(tile.piece for tile in tiles) == Counter(tile.piece for tile in edition.movable)
