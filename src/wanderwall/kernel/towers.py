"""Towers, one game in one record: what heights, magic cards and the rune stone add to the sliding maze (T clauses).

Supported: the rune by stopping on it, young seats (T7), one card per turn and extra cards (T8); no hand limit. Piles
are numbers of cards: the top card is drawn at random, or given by a caller who knows it.
"""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.bits import ONE, ZERO, chance, count, draw, lower, pick
from wanderwall.kernel.board import NONE, Board, Size, arrow_of, carry, joined, parts, pushed, ride, turned, ways
from wanderwall.kernel.classic import (
    GREEDY,
    NO_CARDS,
    Game,
    Move,
    Setup,
    ended,
    goal_place,
    random_push,
    seat_of,
    stack_of,
    with_seat,
)
from wanderwall.kernel.heights import NEVER, Hand, Heights, Walks, as_jokers, height_at, slid_heights, walks, ways_of
from wanderwall.kernel.jit import Flag, Int, core, i32, u32, u64

UP, DOWN, JOKER = 0, 1, 2
#: offset of a seed's random numbers for drawn cards, far from those of its deal
DRAWS = 1 << 16


class Rules(NamedTuple):
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


class Turn(NamedTuple):
    """A whole turn: push and walk, the cards paid, and the kind of card drawn, if any: NONE draws at random."""

    move: Move
    pay: Payment
    card: i32


@core
def hand_of(rules: Rules, magic: Magic, seat: Int) -> Hand:
    """The cards a seat may play this turn, as they count for it."""
    hand = Hand(seat_of(magic.ups, seat), seat_of(magic.downs, seat), seat_of(magic.jokers, seat), rules.most)
    return as_jokers(hand, is_young(rules, seat))


@core
def is_young(rules: Rules, seat: Int) -> Flag:
    return bool((rules.young >> seat) & 1)


@core
def after_push(size: Size, game: Game, magic: Magic, push: Move) -> tuple[Board, Heights]:
    """Tiles and heights after the spare tower was pushed in."""
    arrow = arrow_of(size, push.arrow)
    board = pushed(game.board, arrow, turned(game.spare, push.quarters))
    return board, slid_heights(magic.heights, arrow, magic.spare)


@core
def walks_after(size: Size, game: Game, magic: Magic, push: Move, hand: Hand, wanted: u64) -> Walks:
    """The squares the mover can walk to after a push, and the cost of the wanted ones."""
    board, heights = after_push(size, game, magic, push)
    pawn = carry(arrow_of(size, push.arrow), seat_of(game.pawns, game.mover))
    return walks(size, ways_of(size, board, heights), pawn, hand, wanted)


@core
def payment(rules: Rules, magic: Magic, seat: Int, climbs: Int, descents: Int) -> Payment:
    """The fewest cards, and among them the fewest jokers, that pay for a walk."""
    ups, downs = int(seat_of(magic.ups, seat)), int(seat_of(magic.downs, seat))
    if is_young(rules, seat):
        cards = int(climbs) + int(descents)
        first = min(cards, ups)
        second = min(cards - first, downs)
        return Payment(i32(first), i32(second), i32(cards - first - second))
    first, second = min(int(climbs), ups), min(int(descents), downs)
    return Payment(i32(first), i32(second), i32(climbs - first + descents - second))


@core
def kind_of(packed: u32, number: Int) -> i32:
    """The kind of the card with this number in a sorted pile."""
    if number < seat_of(packed, UP):
        return i32(UP)
    return i32(DOWN if number < seat_of(packed, UP) + seat_of(packed, DOWN) else JOKER)


@core
def size_of_pile(packed: u32) -> i32:
    return i32(seat_of(packed, UP) + seat_of(packed, DOWN) + seat_of(packed, JOKER))


@core
def added(packed: u32, at: Int, number: Int) -> u32:
    return with_seat(packed, at, seat_of(packed, at) + number)


@core
def play(size: Size, setup: Setup, rules: Rules, game: Game, magic: Magic, turn: Turn) -> tuple[Game, Magic]:
    """The game after a legal turn: home, find, rune, or a card drawn (T5, T6)."""
    move, pay, mover = turn.move, turn.pay, game.mover
    arrow = arrow_of(size, move.arrow)
    all_found = stack_of(setup, game.stacks, mover) == NO_CARDS
    has_rune = bool((magic.runes >> mover) & 1)
    on_goal = ride(arrow, goal_place(size, setup, game.things, game.stacks, mover)) == move.to
    finishes = bool(all_found and has_rune and on_goal)
    finds = bool(on_goal and not all_found)
    turns_rune = bool(move.to == rules.rune and not has_rune)
    discards = added(added(added(magic.discards, UP, pay.ups), DOWN, pay.downs), JOKER, pay.jokers)
    pile, card = magic.pile, i32(NONE)
    if not (finishes or finds or turns_rune):
        if pile == 0:  # the discards are shuffled into a new pile (T4)
            pile, discards = discards, u32(0)
        if pile != 0:
            bits = chance(~game.seed, DRAWS + game.turns)
            card = kind_of(pile, draw(bits, size_of_pile(pile))) if turn.card == NONE else i32(turn.card)
            pile = added(pile, card, -1)
    return ended(size, setup, game, move, finds, finds or turns_rune, finishes), Magic(
        slid_heights(magic.heights, arrow, magic.spare),
        height_at(magic.heights, arrow.leave),
        added(magic.ups, mover, i32(card == UP) - pay.ups),
        added(magic.downs, mover, i32(card == DOWN) - pay.downs),
        added(magic.jokers, mover, i32(card == JOKER) - pay.jokers),
        i32(magic.runes | (1 << mover)) if turns_rune else magic.runes,
        u32(pile),
        u32(discards),
    )


@core
def is_minimal(size: Size, rules: Rules, game: Game, magic: Magic, move: Move, pay: Payment) -> Flag:
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


@core
def legal(size: Size, setup: Setup, rules: Rules, game: Game, magic: Magic, turn: Turn) -> Flag:
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


@core
def random_turn(size: Size, rules: Rules, game: Game, magic: Magic, hand: Hand) -> Turn:
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
    return Turn(Move(push.arrow, push.quarters, to), pay, i32(NONE))


@core
def greedy_turn(size: Size, setup: Setup, rules: Rules, game: Game, magic: Magic) -> Turn:
    """The push that reaches treasure, rune stone or home for the fewest cards; NONE as square if there is none."""
    seat, pawn = game.mover, seat_of(game.pawns, game.mover)
    hand, different = hand_of(rules, magic, seat), ways(game.spare)
    has_rune = bool((magic.runes >> seat) & 1)
    all_found = stack_of(setup, game.stacks, seat) == NO_CARDS
    goal = goal_place(size, setup, game.things, game.stacks, seat)
    fewest, best, climbs, descents = 2 * NEVER, Move(i32(0), i32(0), i32(NONE)), i32(0), i32(0)
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
            if joined(around, arrow, turned(game.spare, quarters)) & wanted == ZERO:  # out of reach even on flat ground
                continue
            push = Move(i32(number), i32(quarters), i32(NONE))
            way = walks_after(size, game, magic, push, hand, wanted)
            if way.climbs + way.descents < fewest:
                fewest, climbs, descents = int(way.climbs + way.descents), way.climbs, way.descents
                best = Move(push.arrow, push.quarters, pick(way.cheapest, 0))
    return Turn(best, payment(rules, magic, seat, climbs, descents), i32(NONE))


@core
def turn(size: Size, setup: Setup, rules: Rules, game: Game, magic: Magic, policy: Int) -> tuple[Game, Magic]:
    """Play one turn of a playout; a greedy player that finds nothing keeps its cards and walks anywhere for free."""
    hand = Hand(i32(0), i32(0), i32(0), i32(0))
    chosen = Turn(Move(i32(0), i32(0), i32(NONE)), Payment(i32(0), i32(0), i32(0)), i32(NONE))
    if policy == GREEDY:
        chosen = greedy_turn(size, setup, rules, game, magic)
    else:
        hand = hand_of(rules, magic, game.mover)
    if chosen.move.to == NONE:
        chosen = random_turn(size, rules, game, magic, hand)
    return play(size, setup, rules, game, magic, chosen)
