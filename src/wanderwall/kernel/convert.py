"""Convert states of the rules to arrays, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast, overload

import numpy as np

from wanderwall.board.grid import SPARE, Square
from wanderwall.board.maze import Maze
from wanderwall.game.options import Value, to_text
from wanderwall.game.protocol import DEAL, OVER
from wanderwall.games import game_of
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.rules import SlidingGame
from wanderwall.games.sliding.setup import cards_per_seat
from wanderwall.games.sliding.state import PUSH, Sliding
from wanderwall.games.sliding.views import SlidingView
from wanderwall.games.towers.state import KINDS
from wanderwall.games.towers.state import State as TowersState
from wanderwall.kernel import MAX_SIDE
from wanderwall.kernel.arrays import Array, Positions, empty
from wanderwall.kernel.board import NONE
from wanderwall.kernel.classic import CARD, NO_CARDS, SEAT, STACK, Setup
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import i32, u32
from wanderwall.kernel.towers.arrays import MagicArrays, TowersPositions, empty_magic, some
from wanderwall.kernel.towers.rules import TowersRules
from wanderwall.kernel.towers.walks import NEVER
from wanderwall.problem import Problem

WEIGHTS = (4, 2, 1)
OFF_BOARD = 7


#: options the kernel supports; all others are refused
SERVED: dict[str, dict[str, tuple[str, Value]]] = {
    "classic": {"order": ("K8", "stack"), "finish": ("K8", "home"), "sweep": ("K8", False)},
    "towers": {"rune": ("T6", "stop"), "hand_limit": ("T8", None)},
}


def check_served(state: Sliding) -> None:
    """Refuse a state with options that the kernel does not support."""
    for name, (clause, served) in SERVED[state.edition.game].items():
        value = getattr(state.options, name)
        for one in value if isinstance(value, tuple) else (value,):
            if one != served:
                raise Problem("kernel.not_served", clause, option=name, value=to_text(one))
    if state.edition.side > MAX_SIDE:
        raise Problem("kernel.not_served", "S1", option="side", value=state.edition.side)
    if len(state.edition.goals) > MOST or longest(state) > STACK * (2 if state.seats <= 2 else 1):
        raise Problem("kernel.not_served", "K2", option="goals", value=len(state.edition.goals))


def longest(state: Sliding) -> int:
    """The most goals any seat was or will be dealt."""
    if state.step == DEAL:
        return max(cards_per_seat(state.edition, state.options, state.seats))
    return max(len(left) + len(found) for left, found in zip(state.stacks, state.found, strict=True))


def setup_of(state: Sliding) -> Setup:
    """The constants of the game."""
    seats, options = state.seats, state.options
    return Setup(
        i32(state.edition.side),
        i32(seats),
        i32(seats if longest(state) <= STACK else seats + 2),
        u32(pack_seats([state.home(seat) for seat in range(seats)])),
        i32((options.turn_limit or 0) * seats),
        bool(options.finish_round),
    )


def pack_seats(values: Sequence[int]) -> int:
    """Pack one value per seat into one number."""
    return sum(value << SEAT * seat for seat, value in enumerate(values))


def stack_words(stacks: Sequence[Sequence[int]]) -> list[int]:
    """The stacks of all seats as four numbers; with one or two seats, long ones continue in the third and fourth."""
    words = [int(NO_CARDS)] * 4
    for seat, stack in enumerate(stacks):
        ahead = max(0, len(stack) - STACK) or len(stack)
        words[seat] = stack_word(stack[:ahead])
        if stack[ahead:]:
            words[seat + 2] = stack_word(stack[ahead:])
    return words


def stack_word(goals: Sequence[int]) -> int:
    word = int(NO_CARDS)
    for goal in reversed(goals):
        word = word << int(CARD) | goal
    return word


def place_planes(side: int, places: Sequence[int]) -> list[int]:
    """The squares of the goals, as the six numbers of `GoalPlaces`."""
    where = [(OFF_BOARD, OFF_BOARD) if place == SPARE else divmod(place, side) for place in places]
    return [
        sum((spot[axis] // weight & 1) << goal for goal, spot in enumerate(where))
        for axis in (0, 1)
        for weight in WEIGHTS
    ]


@overload
def from_states(states: Sequence[State], seeds: Array | None = None) -> Positions: ...
@overload
def from_states(states: Sequence[TowersState], seeds: Array | None = None) -> TowersPositions: ...
def from_states(states: Sequence[Any], seeds: Array | None = None) -> Positions:
    """Convert states between two turns to positions; all must share one setup. Seeds are 0, 1, 2 … unless given."""
    setup = setup_of(states[0])
    arrays, rules = empty(len(states)), cast(SlidingGame[Sliding, SlidingView], game_of(states[0].edition))
    for i, state in enumerate(states):
        check_served(state)
        if setup_of(state) != setup or state.edition is not states[0].edition:
            raise Problem("kernel.mixed")
        if state.step not in (PUSH, OVER):
            raise Problem("kernel.not_served", "S3", option="step", value=state.step)
        arrows = [arrow.name for arrow in state.edition.grid.arrows]
        arrays.board[:, i] = state.maze.planes
        arrays.spare[i] = state.maze.spare
        arrays.barred[i] = NONE if state.barred is None else arrows.index(state.barred)
        arrays.pawns[i] = pack_seats(state.pawns)
        arrays.things[:, i] = place_planes(state.edition.side, state.places)
        arrays.stacks[:, i] = stack_words(state.stacks)
        arrays.found[i] = pack_seats(rules.finds(state))  # in towers the rune counts as a find (K9)
        arrays.finished[i] = sum(1 << seat for seat in state.finished)
        arrays.mover[i] = state.mover
        arrays.turns[i] = state.turns
        arrays.seed[i] = i if seeds is None else seeds[i]
    if isinstance(states[0], TowersState):
        return TowersPositions(setup, arrays, towers_rules(states), magic_of(states))
    return Positions(setup, arrays)


def towers_rules(states: Sequence[TowersState]) -> TowersRules:
    """The constants of a game of towers."""
    rules = {
        (
            state.edition.rune,
            sum(young << seat for seat, young in enumerate(state.options.jokers)),
            1 if state.options.one_card else NEVER,
        )
        for state in states
    }
    if len(rules) > 1:
        raise Problem("kernel.mixed")
    rune, young, most = rules.pop()
    return TowersRules(i32(rune), i32(young), i32(most))


def height_planes(heights: Sequence[int]) -> list[int]:
    """The heights of all squares, as the four numbers of `Heights`."""
    return [sum((height >> bit & 1) << square for square, height in enumerate(heights)) for bit in (3, 2, 1, 0)]


def magic_of(states: Sequence[TowersState]) -> MagicArrays:
    """The arrays that towers has in addition to those of the sliding maze."""
    magic = empty_magic(len(states))
    for i, state in enumerate(states):
        magic.heights[:, i] = height_planes(state.heights[:SPARE])
        magic.spare[i] = state.heights[SPARE]
        magic.hands[:, i] = [pack_seats([hand.count(kind) for hand in state.hands]) for kind in KINDS]
        magic.runes[i] = sum(rune << seat for seat, rune in enumerate(state.runes))
        magic.pile[i] = pack_seats([state.pile.count(kind) for kind in KINDS])
        magic.discards[i] = pack_seats([state.discards.count(kind) for kind in KINDS])
    return magic


def from_mazes(mazes: Sequence[Maze], pawns: Sequence[Square], barred: Sequence[str | None]) -> Positions:
    """Bare mazes with one pawn each, to compute its reach."""
    side = mazes[0].side
    if side > MAX_SIDE:
        raise Problem("kernel.not_served", "S1", option="side", value=side)
    arrays = empty(len(mazes))
    arrows: dict[str | None, int] = {arrow.name: n for n, arrow in enumerate(mazes[0].grid.arrows)}
    arrows[None] = NONE
    for i, (maze, pawn, arrow) in enumerate(zip(mazes, pawns, barred, strict=True)):
        if maze.side != side:
            raise Problem("kernel.mixed")
        arrays.board[:, i] = maze.planes
        arrays.spare[i], arrays.pawns[i], arrays.barred[i] = maze.spare, pawn, arrows[arrow]
    arrays.stacks[:] = NO_CARDS
    return Positions(Setup(i32(side), i32(1), i32(1), u32(0), i32(0), False), arrays)


def pawns_of(positions: Positions) -> Array:
    """The squares of the pawns: [seat, game]."""
    return unpack_seats(positions.arrays.pawns, int(positions.setup.seats))


def unpack_seats(numbers: Array, seats: int) -> Array:
    """Unpack numbers that the seats share: [seat, game]."""
    return np.stack([(numbers >> np.uint32(SEAT * seat)) & np.uint32(255) for seat in range(seats)]).astype(np.uint8)


def places_of(positions: Positions, goals: int) -> Array:
    """The squares of the goals: [goal, game], SPARE on the spare tile."""
    axes = []
    for axis in (0, 3):
        planes = positions.arrays.things[axis : axis + 3, None, :] >> np.arange(goals, dtype=np.uint32)[:, None] & 1
        axes.append(np.tensordot(np.array(WEIGHTS, np.int16), planes.astype(np.int16), axes=(0, 0)))
    row, column = axes
    return np.where(row == OFF_BOARD, SPARE, row * int(positions.setup.side) + column).astype(np.int8)


def left_of(words: Sequence[int], seat: int, seats: int) -> tuple[int, ...]:
    """The goals a seat has yet to find, the next one first."""
    goals = []
    for word in (int(words[seat]), int(words[seat + 2])) if seats <= 2 else (int(words[seat]),):
        while word > int(NO_CARDS):
            goals.append(word & (1 << int(CARD)) - 1)
            word >>= int(CARD)
    return tuple(goals)


def to_state(positions: Positions, i: int, before: State) -> State:
    """Convert one position to a state of the rules; `before` is any earlier state of the same game."""
    if before.options.peek != "at-once":  # the arrays do not store who has looked at a card
        raise Problem("kernel.not_served", "K4", option="peek", value=before.options.peek)
    arrays, seats, grid = positions.arrays, before.seats, before.edition.grid
    planes = [int(plane) for plane in arrays.board[:, i]]
    one = some(positions, slice(i, i + 1))
    stacks = tuple(left_of([int(word) for word in arrays.stacks[:, i]], seat, seats) for seat in range(seats))
    found = tuple(
        had + stack[: len(stack) - len(left)]
        for had, stack, left in zip(before.found, before.stacks, stacks, strict=True)
    )
    finished = [seat for seat in range(seats) if int(arrays.finished[i]) >> seat & 1]
    barred = int(arrays.barred[i])
    turns, limit = int(arrays.turns[i]), int(positions.setup.limit)
    ended = bool(finished) and (turns % seats == 0 or not positions.setup.whole_round)
    return replace(
        before,
        maze=Maze(grid.side, planes[0], planes[1], planes[2], planes[3], int(arrays.spare[i])),
        barred=None if barred == NONE else grid.arrows[barred].name,
        places=tuple(int(place) for place in places_of(one, len(before.places))[:, 0]),
        pawns=tuple(int(pawn) for pawn in pawns_of(one)[:, 0]),
        stacks=stacks,
        found=found,
        turns=turns,
        step=OVER if ended or 0 < limit <= turns else PUSH,
        finished=tuple(sorted(finished, key=lambda seat: (seat - before.first) % seats)),
        looked=(True,) * seats,
    )
