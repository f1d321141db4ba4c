"""Towers, one game in one record: what heights, magic cards and the rune stone add to the sliding maze (T clauses).

Supported: the rune by stopping on it, young seats (T7), one card per turn and extra cards (T8); no hand limit. Piles
are numbers of cards: the top card is drawn at random, or given by a caller who knows it.
"""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.bits import ONE, ZERO, chance, count, draw, lower, pick
from wanderwall.kernel.board import (
    NONE,
    Board,
    Size,
    arrow_of,
    carry,
    parts,
    push_tile,
    reach_with_tile,
    ride,
    rotate,
    ways,
)
from wanderwall.kernel.classic import (
    GREEDY,
    NO_CARDS,
    ClassicTurn,
    PackedGame,
    Setup,
    end_turn,
    goal_place,
    random_push,
    seat_of,
    stack_of,
    with_seat,
)
from wanderwall.kernel.jit import Flag, Int, i32, inline, u32, u64
from wanderwall.kernel.towers.walks import (
    NEVER,
    Hand,
    Heights,
    WalkSets,
    as_jokers,
    height_at,
    slide_heights,
    walks,
    ways_of,
)

UP, DOWN, JOKER = 0, 1, 2
#: offset of a seed's random numbers for drawn cards, far from those of its deal
DRAWS = 1 << 16


class TowersRules(NamedTuple):
    """The constants of a game, in addition to the setup of all sliding mazes."""

    rune: i32
    young: i32  # the seats whose cards all count as jokers, a bit each (T7)
    most: i32  # cards a seat may play in a turn


class Magic(NamedTuple):
    """What towers adds to the sliding maze; hands have eight bits per seat, piles eight bits per kind of card."""

    heights: Heights
    spare: i32
    ups: u32
    downs: u32
    jokers: u32
    runes: i32  # the seats that have turned their rune card, a bit each
    pile: u32
    discards: u32


class Payment(NamedTuple):
    """Cards to play."""

    ups: i32
    downs: i32
    jokers: i32


class TowersTurn(NamedTuple):
    """A whole turn: push and walk, the cards paid, and the kind of card drawn, if any: NONE draws at random."""

    move: ClassicTurn
    pay: Payment
    card: i32


@inline
def hand_of(rules: TowersRules, magic: Magic, seat: Int) -> Hand:
    """The cards a seat may play this turn, as they count for it."""
    hand = Hand(seat_of(magic.ups, seat), seat_of(magic.downs, seat), seat_of(magic.jokers, seat), rules.most)
    return as_jokers(hand, is_young(rules, seat))


@inline
def is_young(rules: TowersRules, seat: Int) -> Flag:
    return bool((rules.young >> seat) & 1)


@inline
def after_push(size: Size, game: PackedGame, magic: Magic, push: ClassicTurn) -> tuple[Board, Heights]:
    """Tiles and heights after the spare tower was pushed in."""
    arrow = arrow_of(size, push.arrow)
    board = push_tile(game.board, arrow, rotate(game.spare, push.quarters))
    return board, slide_heights(magic.heights, arrow, magic.spare)


@inline
def walks_after(size: Size, game: PackedGame, magic: Magic, push: ClassicTurn, hand: Hand, wanted: u64) -> WalkSets:
    """The squares the mover can walk to after a push, and the cost of the wanted ones."""
    board, heights = after_push(size, game, magic, push)
    pawn = carry(arrow_of(size, push.arrow), seat_of(game.pawns, game.mover))
    return walks(size, ways_of(size, board, heights), pawn, hand, wanted)


@inline
def payment(rules: TowersRules, magic: Magic, seat: Int, climbs: Int, descents: Int) -> Payment:
    """The fewest cards, and among them the fewest jokers, that pay for a walk."""
    ups, downs = int(seat_of(magic.ups, seat)), int(seat_of(magic.downs, seat))
    if is_young(rules, seat):
        cards = int(climbs) + int(descents)
        first = min(cards, ups)
        second = min(cards - first, downs)
        return Payment(i32(first), i32(second), i32(cards - first - second))
    first, second = min(int(climbs), ups), min(int(descents), downs)
    return Payment(i32(first), i32(second), i32(climbs - first + descents - second))


@inline
def kind_of(packed: u32, number: Int) -> i32:
    """The kind of the card with this number in a sorted pile."""
    if number < seat_of(packed, UP):
        return i32(UP)
    return i32(DOWN if number < seat_of(packed, UP) + seat_of(packed, DOWN) else JOKER)


@inline
def size_of_pile(packed: u32) -> i32:
    return i32(seat_of(packed, UP) + seat_of(packed, DOWN) + seat_of(packed, JOKER))


@inline
def add_to_pile(packed: u32, at: Int, number: Int) -> u32:
    return with_seat(packed, at, seat_of(packed, at) + number)


@inline
def play(
    size: Size, setup: Setup, rules: TowersRules, game: PackedGame, magic: Magic, turn: TowersTurn
) -> tuple[PackedGame, Magic]:
    """The game after a legal turn: home, find, rune, or a card drawn (T5, T6)."""
    move, pay, mover = turn.move, turn.pay, game.mover
    arrow = arrow_of(size, move.arrow)
    all_found = stack_of(setup, game.stacks, mover) == NO_CARDS
    has_rune = bool((magic.runes >> mover) & 1)
    on_goal = ride(arrow, goal_place(size, setup, game.things, game.stacks, mover)) == move.to
    finishes = bool(all_found and has_rune and on_goal)
    finds = bool(on_goal and not all_found)
    turns_rune = bool(move.to == rules.rune and not has_rune)
    discards = add_to_pile(add_to_pile(add_to_pile(magic.discards, UP, pay.ups), DOWN, pay.downs), JOKER, pay.jokers)
    pile, card = magic.pile, i32(NONE)
    if not (finishes or finds or turns_rune):
        if pile == 0:  # the discards are shuffled into a new pile (T4)
            pile, discards = discards, u32(0)
        if pile != 0:
            bits = chance(~game.seed, DRAWS + game.turns)
            card = kind_of(pile, draw(bits, size_of_pile(pile))) if turn.card == NONE else i32(turn.card)
            pile = add_to_pile(pile, card, -1)
    return end_turn(size, setup, game, move, finds, finds or turns_rune, finishes), Magic(
        slide_heights(magic.heights, arrow, magic.spare),
        height_at(magic.heights, arrow.leave),
        add_to_pile(magic.ups, mover, i32(card == UP) - pay.ups),
        add_to_pile(magic.downs, mover, i32(card == DOWN) - pay.downs),
        add_to_pile(magic.jokers, mover, i32(card == JOKER) - pay.jokers),
        i32(magic.runes | (1 << mover)) if turns_rune else magic.runes,
        u32(pile),
        u32(discards),
    )


@inline
def is_minimal(size: Size, rules: TowersRules, game: PackedGame, magic: Magic, move: ClassicTurn, pay: Payment) -> Flag:
    """Whether these cards pay for the walk with none left over: the payments the rules offer (T9)."""
    wanted, young = ONE << u64(move.to), is_young(rules, game.mover)
    ups, downs, jokers = pay.ups, pay.downs, pay.jokers
    if young:
        ups, downs, jokers = i32(0), i32(0), i32(ups + downs + jokers)
    for spared in range(-1, 3):
        fewer = Hand(
            i32(ups - (spared == UP)), i32(downs - (spared == DOWN)), i32(jokers - (spared == JOKER)), rules.most
        )
        if fewer.ups < 0 or fewer.downs < 0 or fewer.jokers < 0:
            continue
        enough = walks_after(size, game, magic, move, fewer, wanted).climbs != NEVER
        if enough != (spared == NONE):
            return False
    return True


@inline
def legal(size: Size, setup: Setup, rules: TowersRules, game: PackedGame, magic: Magic, turn: TowersTurn) -> Flag:
    """Whether the turn is legal for the mover, with a payment that the rules offer. The game must not be over."""
    move, pay, seat = turn.move, turn.pay, game.mover
    if not 0 <= move.arrow < 4 * size.lines or move.arrow == game.barred:
        return False
    if not (0 <= move.quarters < 4 and 0 <= move.to < setup.side * setup.side):
        return False
    if not (0 <= pay.ups <= seat_of(magic.ups, seat) and 0 <= pay.downs <= seat_of(magic.downs, seat)):
        return False
    if not 0 <= pay.jokers <= seat_of(magic.jokers, seat) or pay.ups + pay.downs + pay.jokers > rules.most:
        return False
    return is_minimal(size, rules, game, magic, move, pay)


@inline
def random_turn(size: Size, rules: TowersRules, game: PackedGame, magic: Magic, hand: Hand) -> TowersTurn:
    """A random push, then a random square the hand reaches, paid with the fewest cards."""
    bits = chance(game.seed, game.turns)
    push = random_push(size, game, bits)
    to, climbs, descents = i32(NONE), i32(0), i32(0)
    for _ in range(2):  # first to see where it may lead, then what that costs
        way = walks_after(size, game, magic, push, hand, ZERO if to == NONE else ONE << u64(to))
        climbs, descents = way.climbs, way.descents
        if to == NONE:
            to = pick(way.squares, draw(lower(bits), count(way.squares)))
    pay = payment(rules, magic, game.mover, climbs, descents)
    return TowersTurn(ClassicTurn(push.arrow, push.quarters, to), pay, i32(NONE))


@inline
def greedy_turn(size: Size, setup: Setup, rules: TowersRules, game: PackedGame, magic: Magic) -> TowersTurn:
    """The push that reaches treasure, rune stone or home for the fewest cards; NONE as square if there is none."""
    seat, pawn = game.mover, seat_of(game.pawns, game.mover)
    hand, different = hand_of(rules, magic, seat), ways(game.spare)
    has_rune = bool((magic.runes >> seat) & 1)
    all_found = stack_of(setup, game.stacks, seat) == NO_CARDS
    goal = goal_place(size, setup, game.things, game.stacks, seat)
    fewest, best, climbs, descents = 2 * NEVER, ClassicTurn(i32(0), i32(0), i32(NONE)), i32(0), i32(0)
    for number in range(4 * size.lines):
        if number == game.barred or fewest == 0:
            continue
        arrow = arrow_of(size, number)
        wanted = ZERO if has_rune else ONE << u64(rules.rune)
        place = ride(arrow, goal)
        if place != NONE and (has_rune or not all_found):
            wanted |= ONE << u64(place)
        around = parts(size, game.board, arrow, carry(arrow, pawn))
        for quarters in range(different):
            if (
                reach_with_tile(around, arrow, rotate(game.spare, quarters)) & wanted == ZERO
            ):  # out of reach even on flat ground
                continue
            push = ClassicTurn(i32(number), i32(quarters), i32(NONE))
            way = walks_after(size, game, magic, push, hand, wanted)
            if way.climbs + way.descents < fewest:
                fewest, climbs, descents = int(way.climbs + way.descents), way.climbs, way.descents
                best = ClassicTurn(push.arrow, push.quarters, pick(way.cheapest, 0))
    return TowersTurn(best, payment(rules, magic, seat, climbs, descents), i32(NONE))


@inline
def turn(
    size: Size, setup: Setup, rules: TowersRules, game: PackedGame, magic: Magic, policy: Int
) -> tuple[PackedGame, Magic]:
    """Play one turn of a playout; a greedy player that finds nothing keeps its cards and walks anywhere for free."""
    hand = Hand(i32(0), i32(0), i32(0), i32(0))
    chosen = TowersTurn(ClassicTurn(i32(0), i32(0), i32(NONE)), Payment(i32(0), i32(0), i32(0)), i32(NONE))
    if policy == GREEDY:
        chosen = greedy_turn(size, setup, rules, game, magic)
    else:
        hand = hand_of(rules, magic, game.mover)
    if chosen.move.to == NONE:
        chosen = random_turn(size, rules, game, magic, hand)
    return play(size, setup, rules, game, magic, chosen)
