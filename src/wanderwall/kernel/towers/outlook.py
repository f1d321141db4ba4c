"""What a turn of towers leads to, and the turn after it: how many pushes lead from each square to the goal.

Everything is counted for all squares at once, each with the cards that are left there and the card that is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, KernelArrow, Size, across, arrow_of, carry, push_tile, ride, rotate, ways
from wanderwall.kernel.classic import PackedGame, Setup, seat_of, slide_game
from wanderwall.kernel.features import cards_left
from wanderwall.kernel.goal_clues import goal_of
from wanderwall.kernel.goal_places import place_of
from wanderwall.kernel.jit import Flag, Int, i32, inline, outline, u64
from wanderwall.kernel.towers.rules import Magic, TowersRules
from wanderwall.kernel.towers.walk_tables import (
    CELLS,
    STEEP,
    TwinTally,
    both_boards,
    cards_in,
    fill_cells,
    nothing,
    one_more,
    pay_walk,
    payable,
    squares_before,
    store_classes,
    tiles_before,
    twice,
    ways_after,
    with_card,
)
from wanderwall.kernel.towers.walks import Hand, StepSets, height_at, slide_heights, ways_of

#: offsets of tables in the scratch memory of a push: own walks and their cells; back from treasure, rune stone and
#: home; onward from the treasure
OWN, BACK, STONE, HOME, ONWARD, SETS = 0, 2 * CELLS, 3 * CELLS, 4 * CELLS, 5 * CELLS, 6 * CELLS
#: more cards than anybody plays in a turn
ENOUGH = 31


class Outlook(NamedTuple):
    """What the mover can do after a push."""

    home: i32
    rune: i32
    #: treasures it has yet to find, and whether it has turned its rune card
    left: int
    has_rune: Flag
    #: the square of its treasure; NONE also if there is none
    goal: i32
    hand: Hand
    #: squares it may walk to; those where it finds something
    squares: u64
    gains: u64
    finds: Flag
    turns_rune: Flag
    #: the cards left in its hand there
    after_find: Hand
    after_rune: Hand


class Three(NamedTuple):
    """A set of squares for each kind of card that may be drawn."""

    up: u64
    down: u64
    joker: u64


class Hopes(NamedTuple):
    """The next turn, by the kind of card that is drawn: pushes that lead to the treasure; to the rune stone or home."""

    up: TwinTally
    down: TwinTally
    joker: TwinTally
    too_up: TwinTally
    too_down: TwinTally
    too_joker: TwinTally
    #: squares from which some push finds something
    some: Three
    #: pushes that lead from the treasure to each place
    onward: TwinTally
    #: the number of pushes
    many: int


@inline
def own_hand(magic: Magic, seat: Int) -> Hand:
    """The cards of a seat, all of which it may play."""
    return Hand(seat_of(magic.ups, seat), seat_of(magic.downs, seat), seat_of(magic.jokers, seat), i32(ENOUGH))


@inline
def own_walks(size: Size, game: PackedGame, magic: Magic, number: Int, quarter: Int) -> StepSets:
    """All steps on the board after a push of the mover."""
    arrow = arrow_of(size, number)
    board = push_tile(game.board, arrow, rotate(game.spare, quarter))
    return ways_of(size, board, slide_heights(magic.heights, arrow, magic.spare))


@inline
def pushed_game(size: Size, game: PackedGame, magic: Magic, number: Int, quarter: Int) -> tuple[PackedGame, Magic]:
    """The game after a push and before any walk; pawns are where they were."""
    arrow = arrow_of(size, number)
    after = slide_game(size, game, arrow, rotate(game.spare, quarter), across(size, number), game.pawns)
    return after, Magic(
        slide_heights(magic.heights, arrow, magic.spare),
        height_at(magic.heights, arrow.leave),
        magic.ups,
        magic.downs,
        magic.jokers,
        magic.runes,
        magic.pile,
        magic.discards,
    )


@inline
def at_square(squares: u64, square: Int) -> Flag:
    return bool((squares >> u64(square)) & ONE != ZERO)


@inline
def left_at(room: Array, at: int, hand: Hand, square: Int) -> Hand:
    """The cards left in a hand after walking to a square that it reaches."""
    for climbs in range(STEEP + 1):
        for descents in range(STEEP + 1):
            if at_square(u64(room[OWN + CELLS + (STEEP + 1) * climbs + descents, at]), square):
                return pay_walk(hand, climbs, descents)
    return hand


@outline
def outlook(
    size: Size,
    setup: Setup,
    rules: TowersRules,
    game: PackedGame,
    magic: Magic,
    number: Int,
    quarter: Int,
    room: Array,
    at: int,
) -> Outlook:
    """What the mover can do after a push; the squares it may walk to are in `room`."""
    me, arrow = game.mover, arrow_of(size, number)
    hand, sought = own_hand(magic, me), goal_of(setup, game, me)
    goal = i32(NONE) if sought == NONE else ride(arrow, place_of(size, game.things, sought))
    walks, pawn = own_walks(size, game, magic, number, quarter), carry(arrow, seat_of(game.pawns, me))
    squares = store_classes(size, walks, pawn, hand, room, OWN, at)
    has_rune = bool((magic.runes >> me) & 1)
    finds = bool(goal != NONE and at_square(squares, goal))
    turns_rune = bool(not has_rune and at_square(squares, rules.rune))
    gains, after_find, after_rune = ZERO, hand, hand
    if finds:
        gains |= ONE << u64(goal)
        after_find = left_at(room, at, hand, goal)
    if turns_rune:
        gains |= ONE << u64(rules.rune)
        after_rune = left_at(room, at, hand, rules.rune)
    home, left = seat_of(setup.homes, me), int(cards_left(setup, game, me))
    return Outlook(
        home, rules.rune, left, has_rune, goal, hand, squares, gains, finds, turns_rune, after_find, after_rune
    )


@inline
def from_classes(room: Array, at: int, first: Int, arrow: KernelArrow, see: Outlook, kind: Int) -> u64:
    """The squares of both boards from which a push then reaches the target of a table.

    Each square counts with the cards that are left there and one more of a kind. Squares where no card is drawn are
    left out.
    """
    found = ZERO
    for climbs in range(STEEP + 1):
        for descents in range(STEEP + 1):
            squares = u64(room[OWN + CELLS + (STEEP + 1) * climbs + descents, at]) & ~see.gains
            if squares != ZERO:
                left = with_card(pay_walk(see.hand, climbs, descents), kind)
                found |= squares_before(arrow, payable(room, first, at, left)) & twice(squares)
    return found


@inline
def from_each(room: Array, at: int, first: Int, arrow: KernelArrow, see: Outlook) -> Three:
    """The same for every kind of card."""
    return Three(
        from_classes(room, at, first, arrow, see, 0),
        from_classes(room, at, first, arrow, see, 1),
        from_classes(room, at, first, arrow, see, 2),
    )


@inline
def from_one(room: Array, at: int, first: Int, arrow: KernelArrow, hand: Hand, square: Int) -> u64:
    """The same for one square where no card is drawn."""
    return squares_before(arrow, payable(room, first, at, hand)) & twice(ONE << u64(square))


@inline
def and_one(three: Three, squares: u64) -> Three:
    return Three(three.up | squares, three.down | squares, three.joker | squares)


@outline
def hopes(size: Size, after: PackedGame, then: Magic, see: Outlook, sought: Flag, room: Array, at: int) -> Hopes:
    """The mover's next turn with everything where it is after its push, although others push in between."""
    cards = min(cards_in(see.hand) + 1, 2 * STEEP)
    up, down, joker = nothing(), nothing(), nothing()
    too_up, too_down, too_joker, onward = nothing(), nothing(), nothing(), nothing()
    some, many, different = Three(ZERO, ZERO, ZERO), 0, int(ways(after.spare))
    homeward = see.left == 0 and see.has_rune
    for number in range(4 * size.lines):
        if number == after.barred:
            continue
        arrow = arrow_of(size, number)
        treasure = ride(arrow, see.goal) if sought else i32(NONE)
        for quarters in range(0, different, 2):
            one, two = rotate(after.spare, quarters), rotate(after.spare, quarters + 1)
            walks = ways_after(size, after.board, then.heights, arrow, one, two, then.spare)
            many += min(2, different)
            to, too = Three(ZERO, ZERO, ZERO), Three(ZERO, ZERO, ZERO)
            if treasure != NONE:
                start = both_boards(ONE << u64(treasure), different)
                fill_cells(size, walks, start, cards, True, room, BACK, at)
                to = from_each(room, at, BACK, arrow, see)
                if see.turns_rune:
                    to = and_one(to, from_one(room, at, BACK, arrow, see.after_rune, see.rune))
            if not see.has_rune:
                start = both_boards(ONE << u64(see.rune), different)
                fill_cells(size, walks, start, cards, True, room, STONE, at)
                too = from_each(room, at, STONE, arrow, see)
                if see.finds:
                    too = and_one(too, from_one(room, at, STONE, arrow, see.after_find, see.goal))
            if see.left == 0 or (see.left == 1 and see.has_rune and see.finds):
                start = both_boards(ONE << u64(see.home), different)
                fill_cells(size, walks, start, cards, True, room, HOME, at)
                if homeward:
                    too = from_each(room, at, HOME, arrow, see)
                elif see.finds:
                    too = and_one(too, from_one(room, at, HOME, arrow, see.after_find, see.goal))
                elif see.turns_rune:
                    too = and_one(too, from_one(room, at, HOME, arrow, see.after_rune, see.rune))
            if see.finds and see.left > 1:
                start = both_boards(ONE << u64(carry(arrow, see.goal)), different)
                fill_cells(size, walks, start, cards_in(see.after_find), False, room, ONWARD, at)
                onward = one_more(onward, tiles_before(arrow, payable(room, ONWARD, at, see.after_find)))
            up, down, joker = one_more(up, to.up), one_more(down, to.down), one_more(joker, to.joker)
            too_up, too_down = one_more(too_up, too.up), one_more(too_down, too.down)
            too_joker = one_more(too_joker, too.joker)
            some = Three(some.up | to.up | too.up, some.down | to.down | too.down, some.joker | to.joker | too.joker)
    return Hopes(up, down, joker, too_up, too_down, too_joker, some, onward, many)
