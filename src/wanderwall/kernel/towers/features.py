"""Features of a push for the value net of towers: planes of squares and single numbers, as the mover may know them.

For two players at opposite corners of a 5×5 board, which is rotated so that the mover's home is at the top left. A
square's planes describe what stopping there leads to, paid with the fewest cards. A column of features holds the
planes, square by square, then the numbers. Nets are stored with VERSION: increase it with any change here.
"""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO, count
from wanderwall.kernel.board import NONE, Size, arrow_of, carry, ways
from wanderwall.kernel.classic import PackedGame, Setup, seat_of
from wanderwall.kernel.features import bit, cards_left, is_open
from wanderwall.kernel.frame import plane
from wanderwall.kernel.goal_clues import goal_of
from wanderwall.kernel.goal_places import MOST, place_of
from wanderwall.kernel.jit import Int, f32, i32, inline, outline, u32, u64
from wanderwall.kernel.net import NEVER, WON, NetScratch, ValueNet, add_rows, store_first, store_second
from wanderwall.kernel.towers.hidden_cards import at_of, count_hidden, hand_size, likeliest, store_cover, store_reach
from wanderwall.kernel.towers.outlook import OWN, Hopes, Outlook, at_square, hopes, outlook, pushed_game
from wanderwall.kernel.towers.rules import JOKER, Magic, TowersRules, size_of_pile
from wanderwall.kernel.towers.walk_tables import CELLS, STEEP, TwinTally, fold_boards, pay_walk, tally_at
from wanderwall.kernel.towers.walks import height_at

VERSION = "towers-1"

SQUARES = 25
#: planes: openings north, east, south, west, then these
HEIGHT, REACH, GOAL, GAIN, UPS, DOWNS, JOKERS, HOPE, HOPE_TOO, SOME = 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
NEXT, PAWN, WISH, THEIR_REACH, THEIR_LATER, PLANES = 14, 15, 16, 17, 18, 19
PLANE_ROWS = PLANES * SQUARES
#: the most treasures of a seat
LEFT = 6
#: numbers, counted from the end of the planes: whether only home is left; treasures left and the rune card of both
HOMEWARD, MINE, MY_RUNE, THEIRS, THEIR_RUNE, THEIR_HOMEWARD = 0, 1, 8, 9, 16, 17
BARRED, SPARE_KIND, SPARE_HEIGHT, GOAL_ON_SPARE, WISH_ON_SPARE = 18, 26, 29, 30, 31
MY_CARDS, THEIR_CARDS, PILE, DRAWS = 32, 35, 36, 37
FINDS, GOES_ON, GOES_ON_WAYS, GOES_ON_STONE, ROOM, BEST, ANY, BEST_TOO = 40, 41, 42, 43, 44, 45, 46, 47
THREAT, THREAT_LATER, STONE_THREAT, STONE_LATER, HOME_THREAT, HOME_LATER, ALL_THREAT, THEIR_ROOM, KNOWN, SHARP = (
    *(48, 49, 50, 51, 52, 53, 54, 55, 56, 57),
)
NUMBERS = 58
ROWS = PLANE_ROWS + NUMBERS
#: rows of what the mover may believe: its next treasure, the other's treasure, how likely the other's cards pay for
#: climbs and descents, now and with one more card; the chance of each kind of card to be drawn; what the other may
#: believe about the mover's treasure
OF_NEXT, OF_OTHER, COVER, COVER_LATER, DRAWN, OF_ME, THOUGHTS = (
    *(0, MOST, 2 * MOST, 2 * MOST + CELLS, 2 * MOST + 2 * CELLS, 2 * MOST + 2 * CELLS + 3, 2 * MOST + 2 * CELLS + 4),
)
#: offset of the other's tables in the scratch memory of a push; they overwrite the mover's
OTHER = 0
#: factors that scale numbers of cards and heights: 4 and 5 cards, and a height of 5, become 1
CARDS, THEIR_HAND, TALL = f32(0.25), f32(0.2), f32(0.2)


@outline
def store_thoughts(
    setup: Setup,
    game: PackedGame,
    magic: Magic,
    box: Array,
    gone: u32,
    odds: Array,
    goals: Int,
    thoughts: Array,
    i: int,
) -> None:
    """Store what the mover may believe, `thoughts[row, i]`, from the odds of both seats `odds[seat, treasure, i]`."""
    me = game.mover
    other = i32(1 - me)
    mine = goal_of(setup, game, me)
    ends, homeward = cards_left(setup, game, me) <= 1, cards_left(setup, game, other) == 0
    total, known = f32(0), f32(0)
    for goal in range(goals):
        odd = f32(0)
        if is_open(gone, goal):
            known += odds[me, goal, i]
            if not homeward and goal != mine:
                odd = odds[other, goal, i]
        thoughts[OF_OTHER + goal, i] = odd
        total += odd
    thoughts[OF_ME, i] = f32(0) if mine == NONE else odds[me, mine, i] / max(known, f32(1e-9))
    later = f32(0)
    for goal in range(goals):
        if total > f32(0):
            thoughts[OF_OTHER + goal, i] /= total
        odd = f32(0)
        if not ends and is_open(gone, goal) and goal != mine:  # the other's goal is not the mover's next one
            odd = max(f32(0.0001), f32(1) - thoughts[OF_OTHER + goal, i])
        later += odd
        thoughts[OF_NEXT + goal, i] = odd
    for goal in range(goals):
        if later > f32(0):
            thoughts[OF_NEXT + goal, i] /= later
    cards = hand_size(magic, other)
    store_cover(magic, box, me, cards, thoughts, COVER, i)
    store_cover(magic, box, me, cards + 1, thoughts, COVER_LATER, i)
    every = 0
    for kind in range(JOKER + 1):
        every += count_hidden(magic, i32(box[kind]), me, kind)
    for kind in range(JOKER + 1):
        cards_of_kind = count_hidden(magic, i32(box[kind]), me, kind) if every > 0 else 1
        thoughts[DRAWN + kind, i] = f32(cards_of_kind) / f32(every if every > 0 else JOKER + 1)


@inline
def turned_square(square: Int, home: Int) -> int:
    """Where a square is when the mover's home is rotated to the top left; its own inverse."""
    return int(square) if home == 0 else SQUARES - 1 - int(square)


class Onward(NamedTuple):
    """What finding the treasure leads to.

    The chance that the next one is then in reach, the same weighted by the share of pushes, and the share of pushes
    that lead to the rune stone.
    """

    chance: f32
    ways: f32
    stone: f32


@inline
def onward(
    size: Size, game: PackedGame, see: Outlook, hope: Hopes, goals: Int, thoughts: Array, i: int, share: f32
) -> Onward:
    """What finding the treasure leads to, if it is found and not the last one."""
    chance, by_pushes, stone = f32(0), f32(0), f32(0)
    if see.finds and see.left > 1:
        for goal in range(goals):
            found_by = tally_at(hope.onward, at_of(place_of(size, game.things, goal)))
            if found_by > 0:
                chance += thoughts[OF_NEXT + goal, i]
                by_pushes += thoughts[OF_NEXT + goal, i] * f32(found_by) * share
        if not see.has_rune:
            stone = f32(tally_at(hope.onward, u64(see.rune))) * share
    return Onward(chance, by_pushes, stone)


@inline
def mean_pushes(up: TwinTally, down: TwinTally, joker: TwinTally, square: Int, thoughts: Array, i: int) -> f32:
    """The expected number of pushes, over the kinds of cards that may be drawn."""
    place = u64(square)
    return f32(
        thoughts[DRAWN, i] * f32(tally_at(up, place))
        + thoughts[DRAWN + 1, i] * f32(tally_at(down, place))
        + thoughts[DRAWN + 2, i] * f32(tally_at(joker, place))
    )


@outline
def store_planes(
    game: PackedGame, magic: Magic, see: Outlook, hope: Hopes, then: Onward, thoughts: Array, i: int, share: f32,
    room: Array,
    x: Array, at: int,
) -> None:  # fmt: skip
    """Store the mover's planes, and the best of its next turn among the numbers."""
    best, best_too, best_some, home = f32(0), f32(0), f32(0), see.home
    goal = home if see.left == 0 else see.goal
    some_up, some_down, some_joker = (
        fold_boards(hope.some.up),
        fold_boards(hope.some.down),
        fold_boards(hope.some.joker),
    )
    for square in range(SQUARES):
        z = turned_square(square, home)
        for side in range(4):  # the openings rotate with the board
            x[((side if home == 0 else side + 2) & 3) * SQUARES + z, at] = bit(plane(game.board, side), square)
        to = mean_pushes(hope.up, hope.down, hope.joker, square, thoughts, i) * share
        too = mean_pushes(hope.too_up, hope.too_down, hope.too_joker, square, thoughts, i) * share
        some = thoughts[DRAWN, i] * bit(some_up, square) + thoughts[DRAWN + 1, i] * bit(some_down, square)
        some += thoughts[DRAWN + 2, i] * bit(some_joker, square)
        if see.finds and square == see.goal and see.left > 1:
            to, some = then.ways, max(then.chance, some)
        x[HEIGHT * SQUARES + z, at] = f32(height_at(magic.heights, u64(square))) * TALL
        x[REACH * SQUARES + z, at] = bit(see.squares, square)
        x[GOAL * SQUARES + z, at] = f32(square == goal)
        x[GAIN * SQUARES + z, at] = bit(see.gains, square)
        x[HOPE * SQUARES + z, at] = to
        x[HOPE_TOO * SQUARES + z, at] = too
        x[SOME * SQUARES + z, at] = some
        for empty in (UPS, DOWNS, JOKERS, NEXT, PAWN, WISH):
            x[empty * SQUARES + z, at] = f32(0)
        best, best_too, best_some = max(best, to), max(best_too, too), max(best_some, some)
    for climbs in range(STEEP + 1):
        for descents in range(STEEP + 1):
            here = u64(room[OWN + CELLS + (STEEP + 1) * climbs + descents, at])
            if here == ZERO:
                continue
            kept = pay_walk(see.hand, climbs, descents)
            for square in range(SQUARES):
                if at_square(here, square):
                    z = turned_square(square, home)
                    x[UPS * SQUARES + z, at] = f32(kept.ups) * CARDS
                    x[DOWNS * SQUARES + z, at] = f32(kept.downs) * CARDS
                    x[JOKERS * SQUARES + z, at] = f32(kept.jokers) * CARDS
    x[PLANE_ROWS + BEST, at] = best
    x[PLANE_ROWS + BEST_TOO, at] = best_too
    x[PLANE_ROWS + ANY, at] = best_some


@outline
def store_numbers(
    setup: Setup, game: PackedGame, magic: Magic, see: Outlook, then: Onward, thoughts: Array, i: int, x: Array, at: int
) -> None:
    """Store the numbers of the mover, and of the spare tower."""
    first, other = PLANE_ROWS, i32(1 - game.mover)
    theirs, they_have = cards_left(setup, game, other), bool((magic.runes >> other) & 1)
    for legs in range(LEFT + 1):
        x[first + MINE + legs, at] = f32(legs == see.left)
        x[first + THEIRS + legs, at] = f32(legs == theirs)
    x[first + HOMEWARD, at] = f32(see.left == 0 and see.has_rune)
    x[first + MY_RUNE, at] = f32(see.has_rune)
    x[first + THEIR_RUNE, at] = f32(they_have)
    x[first + THEIR_HOMEWARD, at] = f32(they_have and theirs == 0)
    barred = int(game.barred) if see.home == 0 else (int(game.barred) + 4) & 7
    for edge in range(8):
        x[first + BARRED + edge, at] = f32(edge == barred)
    straight = ways(game.spare) == 2
    corner = not straight and count(u64(game.spare)) == 2
    x[first + SPARE_KIND, at] = f32(straight)
    x[first + SPARE_KIND + 1, at] = f32(corner)
    x[first + SPARE_KIND + 2, at] = f32(not straight and not corner)
    x[first + SPARE_HEIGHT, at] = f32(magic.spare) * TALL
    x[first + GOAL_ON_SPARE, at] = f32(see.left > 0 and see.goal == NONE)
    x[first + MY_CARDS, at] = f32(see.hand.ups) * CARDS
    x[first + MY_CARDS + 1, at] = f32(see.hand.downs) * CARDS
    x[first + MY_CARDS + 2, at] = f32(see.hand.jokers) * CARDS
    x[first + THEIR_CARDS, at] = f32(hand_size(magic, other)) * THEIR_HAND
    x[first + PILE, at] = f32(size_of_pile(magic.pile)) / f32(24)
    for kind in range(JOKER + 1):
        x[first + DRAWS + kind, at] = thoughts[DRAWN + kind, i]
    x[first + FINDS, at] = f32(see.finds)
    x[first + GOES_ON, at] = then.chance
    x[first + GOES_ON_WAYS, at] = then.ways
    x[first + GOES_ON_STONE, at] = then.stone
    x[first + ROOM, at] = f32(count(see.squares)) / f32(SQUARES)
    x[first + KNOWN, at] = thoughts[OF_ME, i]


@outline
def store_features(
    size: Size, setup: Setup, rules: TowersRules, game: PackedGame, magic: Magic, number: Int, quarter: Int, goals: Int,
    thoughts: Array, i: int, room: Array, x: Array, at: int,
) -> u64:  # fmt: skip
    """Store the features of a push, `x[row, at]`; return where the mover may walk. `room[set, at]` is scratch."""
    see = outlook(size, setup, rules, game, magic, number, quarter, room, at)
    after, later = pushed_game(size, game, magic, number, quarter)
    hope = hopes(size, after, later, see, see.left > 0, room, at)
    share = f32(1) / f32(max(hope.many, 1))
    then = onward(size, after, see, hope, goals, thoughts, i, share)
    store_planes(after, later, see, hope, then, thoughts, i, share, room, x, at)
    store_numbers(setup, after, later, see, then, thoughts, i, x, at)
    store_other(size, setup, rules, after, later, number, goals, thoughts, i, room, x, at)
    return see.squares


@outline
def store_other(
    size: Size, setup: Setup, rules: TowersRules, after: PackedGame, then: Magic, number: Int, goals: Int,
    thoughts: Array, i: int,
    room: Array, x: Array, at: int,
) -> None:  # fmt: skip
    """Store the planes and numbers of the other player, who is to move on this board."""
    other = i32(1 - after.mover)
    home, first = int(seat_of(setup.homes, after.mover)), PLANE_ROWS
    cards = min(hand_size(then, other) + 1, 2 * STEEP)
    pawn = carry(arrow_of(size, number), seat_of(after.pawns, other))
    store_reach(size, after, then, pawn, cards, room, OTHER, at)
    x[PAWN * SQUARES + turned_square(pawn, home), at] = f32(1)
    reach = f32(0)
    for square in range(SQUARES):
        z = turned_square(square, home)
        now = likeliest(room, OTHER, at, cards, thoughts, COVER, i, square)
        x[THEIR_REACH * SQUARES + z, at] = now
        x[THEIR_LATER * SQUARES + z, at] = likeliest(room, OTHER, at, cards, thoughts, COVER_LATER, i, square)
        reach += now
    threat, later, sharp = f32(0), f32(0), f32(0)
    x[first + WISH_ON_SPARE, at] = f32(0)
    for goal in range(goals):
        place = place_of(size, after.things, goal)
        weight, follows = thoughts[OF_OTHER + goal, i], thoughts[OF_NEXT + goal, i]
        if weight > f32(0):
            threat += weight * likeliest(room, OTHER, at, cards, thoughts, COVER, i, place)
            later += weight * likeliest(room, OTHER, at, cards, thoughts, COVER_LATER, i, place)
            sharp += weight * weight
            if place == NONE:
                x[first + WISH_ON_SPARE, at] = weight
            else:
                x[WISH * SQUARES + turned_square(place, home), at] = weight
        if follows > f32(0) and place != NONE:
            x[NEXT * SQUARES + turned_square(place, home), at] = follows
    stone, stone_later, ends, ends_later = f32(0), f32(0), f32(0), f32(0)
    if (then.runes >> other) & 1 == 0:
        stone = likeliest(room, OTHER, at, cards, thoughts, COVER, i, rules.rune)
        stone_later = likeliest(room, OTHER, at, cards, thoughts, COVER_LATER, i, rules.rune)
    elif cards_left(setup, after, other) == 0:
        ends = likeliest(room, OTHER, at, cards, thoughts, COVER, i, seat_of(setup.homes, other))
        ends_later = likeliest(room, OTHER, at, cards, thoughts, COVER_LATER, i, seat_of(setup.homes, other))
    x[first + THREAT, at] = threat
    x[first + THREAT_LATER, at] = later
    x[first + STONE_THREAT, at] = stone
    x[first + STONE_LATER, at] = stone_later
    x[first + HOME_THREAT, at] = ends
    x[first + HOME_LATER, at] = ends_later
    x[first + ALL_THREAT, at] = f32(1) - (f32(1) - threat) * (f32(1) - stone) * (f32(1) - ends)
    x[first + THEIR_ROOM, at] = reach / f32(SQUARES)
    x[first + SHARP, at] = sharp


@outline
def store_values(net: ValueNet, scratch: NetScratch, squares: u64, home: Int, out: Array) -> None:
    """Store the logit of stopping on each of these squares, NEVER elsewhere. The features are in the scratch."""
    x = scratch.x[:, 0]
    store_first(net, scratch)
    store_second(net, scratch)
    straight = net.bias[0]
    for row in range(net.skip.size):
        straight += x[PLANE_ROWS + row] * net.skip[row]
    here = scratch.here
    for square in range(SQUARES):
        out[square] = f32(NEVER)
        if (squares >> u64(square)) & ONE == ZERO:
            continue
        z = turned_square(square, home)
        if x[PLANE_ROWS + HOMEWARD] > f32(0) and x[GOAL * SQUARES + z] > f32(0):
            out[square] = f32(WON)
            continue
        for k in range(here.size):
            here[k] = scratch.three[k] + net.place[z, k]
        add_rows(net.here, x[z:PLANE_ROWS:SQUARES], here)
        value = straight
        for k in range(here.size):
            value += max(here[k], f32(0)) * net.out[k]
        out[square] = value
