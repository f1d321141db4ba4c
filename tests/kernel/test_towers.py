"""Towers: the kernel and the rules agree on walks, payments, turns and whole games, and walks with a plain search."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.kernel.tables import Kind, random_maze
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import rotate, turns
from wanderwall.game.protocol import CHANCE, OVER, IllegalMove
from wanderwall.games import game
from wanderwall.games.sliding.state import Push
from wanderwall.games.towers.paths import Purse, walks_all
from wanderwall.games.towers.state import KINDS, Shuffle, State, Walk
from wanderwall.kernel import cpu
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE
from wanderwall.kernel.board import NONE, Board, size_of
from wanderwall.kernel.convert import from_states
from wanderwall.kernel.jit import i32, inline, u64
from wanderwall.kernel.towers.arrays import TowersPositions
from wanderwall.kernel.towers.walks import NEVER, Hand, Heights, WalkSets, walks, ways_of
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem

TOWERS = game("towers")
OPTIONS: list[dict[str, Any]] = [
    {"goals": 1},
    {"jokers": True, "goals": 2, "finish_round": True},
    {"one_card": True, "extra_card": True, "turn_limit": 8},
]
TABLES = [
    Kind(box, seats, options)
    for box, most in (("towers-3d", 4), ("tests/games/towers/tiny.toml", 2))
    for seats in range(2, most + 1)
    for options in OPTIONS
]


def purse(state: State) -> Purse:
    hand = state.hands[state.mover]
    return Purse(hand, state.options.jokers[state.mover], 1 if state.options.one_card else len(hand))


def target(state: State) -> int:
    """Where the mover wants to go: treasure, rune or home."""
    stack = state.stacks[state.mover]
    if stack:
        return state.places[stack[0]]
    return state.home(state.mover) if state.runes[state.mover] else state.edition.rune


def check_walks(state: State, squares: Array, cards: Array, place: int) -> None:
    """What every push reaches, and the fewest cards to a place, by the rules."""
    found = walks_all(state.maze, state.heights, state.pawns[state.mover], purse(state), None, state.barred)
    for number, arrow in enumerate(state.edition.grid.arrows):
        there = arrow.ride(place)
        for quarters in range(4):
            at = 4 * number + quarters
            way = rotate(state.maze.spare, quarters)
            if quarters >= len(turns(state.maze.spare)) or arrow.name == state.barred:
                assert (squares[at], cards[at]) == (0, NEVER)
                continue
            walks = found[arrow, way]
            assert int(squares[at]) == walks.reach
            reached = there >= 0 and walks.reach >> there & 1
            assert cards[at] == (len(walks.offers(there)[0]) if reached else NEVER)


def random_turn(state: State, dice: random.Random) -> tuple[Push, Walk]:
    """Any turn the rules offer; those that find something are preferred, so that games move on."""
    found = walks_all(state.maze, state.heights, state.pawns[state.mover], purse(state), None, state.barred)
    every = [
        (Push(arrow.name, way), Walk(square, pay), arrow.ride(target(state)) == square)
        for (arrow, way), walks in found.items()
        for square in range(state.edition.grid.size)
        if walks.reach >> square & 1
        for pay in walks.offers(square)
    ]
    push, walk, _ = dice.choice([turn for turn in every if turn[2]] or every)
    return push, walk


def played(state: State, push: Push, walk: Walk, dice: random.Random) -> tuple[State, int]:
    """The turn by the rules, and the kind of card it drew."""
    seat = state.mover
    before = state.hands[seat]
    state = after_chance(TOWERS, TOWERS.apply(TOWERS.apply(state, seat, push), seat, walk), dice)
    drawn = [state.hands[seat].count(k) - before.count(k) + walk.pay.count(k) for k in KINDS]
    return state, drawn.index(1) if 1 in drawn else NONE


def written(state: State, push: Push, walk: Walk, card: int) -> list[int]:
    """The turn as the kernel writes it."""
    arrows = [arrow.name for arrow in state.edition.grid.arrows]
    quarters = next(k for k in range(4) if rotate(state.maze.spare, k) == push.openings)
    return [arrows.index(push.arrow), quarters, walk.to, *(walk.pay.count(kind) for kind in KINDS), card]


def same(one: TowersPositions, other: TowersPositions) -> bool:
    return (one.setup, one.rules) == (other.setup, other.rules) and all(
        (array == getattr(getattr(other, part), name)).all()
        for part in ("arrays", "magic")
        for name, array in getattr(one, part)._asdict().items()
    )


@pytest.mark.parametrize("kind", TABLES, ids=lambda kind: kind.id)
def test_random_play_as_the_rules(kind: Kind) -> None:
    dice = random.Random(repr(kind))
    states = [kind.dealt(seed) for seed in range(4)]
    positions = from_states(states)
    finds = 0
    for _ in range(40):
        places = np.array([target(state) for state in states])
        squares, cards = cpu.walks_all(positions, places)
        moves, after = [], []
        for i, state in enumerate(states):
            if state.step == OVER:
                moves.append([0] * 7)
                after.append(state)
                continue
            check_walks(state, squares[:, i], cards[:, i], int(places[i]))
            push, walk = random_turn(state, dice)
            new, card = played(state, push, walk, dice)
            moves.append(written(state, push, walk, card))
            after.append(new)
            finds += TOWERS.finds(new) != TOWERS.finds(state)  # type: ignore[attr-defined]
        positions, legal = cpu.step(positions, np.array(moves).T)
        assert list(legal) == [state.step != OVER for state in states]
        states = after
        assert same(from_states(states), positions)
    assert finds > 4
    if "turn_limit" not in kind.options:
        assert any(state.finished for state in states)


@pytest.mark.parametrize("kind", TABLES[::4], ids=lambda kind: kind.id)
def test_only_offered_payments_are_legal(kind: Kind) -> None:
    """Every square with every payment from the hand: the kernel allows exactly what the rules offer (T9)."""
    dice = random.Random(1)
    state = kind.dealt(3)
    for _ in range(12):
        state, _ = played(state, *random_turn(state, dice), dice)
    assert state.step != OVER
    arrow, way = dice.choice([a for a in state.edition.grid.arrows if a.name != state.barred]), state.maze.spare
    walks = walks_all(state.maze, state.heights, state.pawns[state.mover], purse(state), None, state.barred)[arrow, way]
    pays = {(ups, downs, jokers) for ups in range(3) for downs in range(3) for jokers in range(3)}
    tried = [(square, pay) for square in range(state.edition.grid.size) for pay in sorted(pays)]
    number = [a.name for a in state.edition.grid.arrows].index(arrow.name)
    moves = np.array([[number, 0, square, *pay, NONE] for square, pay in tried]).T
    _, legal = cpu.step(from_states([state] * len(tried)), moves)
    hand = state.hands[state.mover]

    def offered(square: int, pay: tuple[int, int, int]) -> bool:
        if not walks.reach >> square & 1 or any(n > hand.count(k) for n, k in zip(pay, KINDS, strict=True)):
            return False
        if state.options.jokers[state.mover]:  # only the number counts (T7)
            return sum(pay) == len(walks.offers(square)[0])
        return pay in {tuple(offer.count(k) for k in KINDS) for offer in walks.offers(square)}

    assert list(legal) == [offered(square, pay) for square, pay in tried]
    assert legal.sum() > 1


@pytest.mark.parametrize("policy", ["greedy", "random"])
@pytest.mark.parametrize("kind", TABLES, ids=lambda kind: kind.id)
def test_play_outs_are_legal_games_and_end_as_the_rules_say(kind: Kind, policy: str) -> None:
    kind = kind._replace(options={"turn_limit": 15, **kind.options})
    state = kind.dealt(8)
    positions = opening = from_states([state], np.array([5]))
    ended = cpu.games(opening, policy)
    while state.step != OVER:
        after = cpu.playouts(positions, policy, 1)
        state = followed(state, positions, after)
        positions = after
    outcome = TOWERS.outcome(state)
    assert outcome is not None
    assert int(ended.winners[0]) == sum(1 << seat for seat in outcome.winners)
    assert (int(ended.turns[0]), tuple(ended.found[:, 0])) == (state.turns, outcome.scores)


def followed(state: State, before: TowersPositions, after: TowersPositions) -> State:
    """The turn that led from one position to the next, by the rules, with the same card drawn."""
    board, seat = state.edition.grid, state.mover
    arrow = board.across(board.arrows[int(after.arrays.barred[0])])
    way = sum((int(plane) >> arrow.enter & 1) << bit for bit, plane in enumerate(after.arrays.board[:, 0]))
    to = int(after.arrays.pawns[0]) >> 8 * seat & 255
    gained = [
        (int(now) >> 8 * seat & 255) - (int(then) >> 8 * seat & 255)
        for then, now in zip(before.magic.hands[:, 0], after.magic.hands[:, 0], strict=True)
    ]
    pushed = TOWERS.apply(state, seat, Push(arrow.name, way))
    for drawn in (NONE, 0, 1, 2):
        spent = [(drawn == k) - gained[k] for k in range(3)]
        new = walked(pushed, Walk(to, "".join(KINDS[k] * spent[k] for k in range(3))), drawn)
        if min(spent) >= 0 and new is not None and same(from_states([new], before.arrays.seed), after):
            return new
    raise AssertionError("no turn of the rules leads there")


def walked(state: State, walk: Walk, drawn: int) -> State | None:
    """The walk by the rules, the card drawn lying on top of the pile, also of a new one; None when it is illegal."""
    seat = state.mover
    if drawn != NONE and state.pile:
        state = replace(state, pile=on_top(state.pile, drawn))
    try:
        state = TOWERS.apply(state, seat, walk)
    except IllegalMove:
        return None
    while CHANCE in TOWERS.to_act(state):
        state = TOWERS.apply(state, CHANCE, Shuffle(on_top(state.discards, drawn)))
    return state


def on_top(pile: str, drawn: int) -> str:
    card = KINDS[drawn] if drawn != NONE and KINDS[drawn] in pile else ""
    return card + pile.replace(card, "", 1) if card else pile


def test_other_options_are_refused() -> None:
    for options in ({"rune": "pass"}, {"hand_limit": 3}):
        with pytest.raises(Problem, match=r"kernel.not_served"):
            from_states([Kind("towers-3d", 2, options).dealt(0)])
    mixed = [Kind("towers-3d", 2, {"jokers": young}).dealt(0) for young in (True, False)]
    with pytest.raises(Problem, match=r"kernel.mixed"):
        from_states(mixed)


def test_threads_change_nothing() -> None:
    positions = from_states([Kind("towers-3d", 3, {}).dealt(seed) for seed in range(40)])
    for policy in ("greedy", "random"):
        one, two = (cpu.games(positions, policy, limit=30, threads=threads) for threads in (1, 2))
        assert all((a == b).all() for a, b in zip(one, two, strict=True))


class Cards(NamedTuple):
    ups: int
    downs: int
    jokers: int
    most: int = 99


@inline
def asked(side: int, board: Board, heights: Heights, pawn: int, hand: Hand, target: int) -> WalkSets:
    size = size_of(side)
    return walks(size, ways_of(size, board, heights), pawn, hand, ONE << u64(target))


def kernel(maze: Maze, heights: list[int], pawn: int, cards: Cards, target: int) -> tuple[int, int, int]:
    digits = [sum((height >> bit & 1) << n for n, height in enumerate(heights)) for bit in (3, 2, 1, 0)]
    answer = asked(
        maze.side,
        Board(*(u64(plane) for plane in maze.planes)),
        Heights(*(u64(digit) for digit in digits)),
        pawn,
        Hand(*(i32(n) for n in cards)),
        target,
    )
    assert int(answer.cheapest) == (0 if answer.climbs == NEVER else 1 << target)
    return int(answer.squares), int(answer.climbs), int(answer.descents)


def pairs(maze: Maze, heights: list[int], pawn: int, most: int) -> dict[int, set[tuple[int, int]]]:
    """For every square the numbers of climbs and descents, none above `most`, that reach it."""
    seen = {(pawn, 0, 0)}
    queue = deque(seen)
    while queue:
        square, ups, downs = queue.popleft()
        row, column = divmod(square, maze.side)
        for bit, (dr, dc) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if not (0 <= row + dr < maze.side and 0 <= column + dc < maze.side):
                continue
            there = square + dr * maze.side + dc
            if not (maze[square] >> bit & 1 and maze[there] >> (bit ^ 2) & 1):
                continue
            rise = heights[there] - heights[square]
            step = (there, ups + (rise > 1), downs + (rise < -1))
            if max(step[1:]) <= most and step not in seen:
                seen.add(step)
                queue.append(step)
    found: dict[int, set[tuple[int, int]]] = {}
    for square, ups, downs in seen:
        found.setdefault(square, set()).add((ups, downs))
    return found


def jokers(cards: Cards, ups: int, downs: int) -> int:
    return max(0, ups - cards.ups) + max(0, downs - cards.downs)


@pytest.mark.parametrize("side", [3, 5, 7])
@pytest.mark.parametrize("open_board", [False, True])
def test_walks_as_a_plain_search(side: int, open_board: bool) -> None:
    dice = random.Random(side)
    for _ in range(60):
        maze = Maze.of([15] * side * side, 15) if open_board else random_maze(side, dice)
        heights = [dice.choice((1, 2, 3, 4, 5, 9)) for _ in range(side * side)]
        pawn, target = dice.randrange(side * side), dice.randrange(side * side)
        found = pairs(maze, heights, pawn, 6)
        for _ in range(6):
            ups, downs, wild = (dice.choice((0, 0, 1, 2, 3)) for _ in range(3))
            cards = Cards(ups, downs, wild, dice.choice((99, 99, 1, 2)))
            paid = {
                square: sorted(
                    (ups + downs, jokers(cards, ups, downs))
                    for ups, downs in ways
                    if jokers(cards, ups, downs) <= cards.jokers and ups + downs <= cards.most
                )
                for square, ways in found.items()
            }
            squares, climbs, descents = kernel(maze, heights, pawn, cards, target)
            assert squares == sum(1 << square for square, ways in paid.items() if ways)
            if not paid.get(target):
                assert (climbs, descents) == (NEVER, NEVER)
            else:
                assert (climbs, descents) in found[target]
                assert (climbs + descents, jokers(cards, climbs, descents)) == paid[target][0]


def test_a_flat_board_costs_nothing() -> None:
    assert kernel(Maze.of([15] * 25, 15), [3] * 25, 12, Cards(0, 0, 0), 0) == ((1 << 25) - 1, 0, 0)


@pytest.mark.parametrize("cards", [Cards(12, 12, 0), Cards(0, 0, 24), Cards(8, 8, 8)])
def test_a_long_way_up_and_down(cards: Cards) -> None:
    """A snake over the board where every step needs a card: twelve climbs and twelve descents."""
    order = [row * 5 + (column if row % 2 == 0 else 4 - column) for row in range(5) for column in range(5)]
    tiles, heights = [0] * 25, [0] * 25
    bit = {-5: 0, 1: 1, 5: 2, -1: 3}
    for number, square in enumerate(order):
        heights[square] = 1 if number % 2 == 0 else 4
        for other in order[max(0, number - 1) : number] + order[number + 1 : number + 2]:
            tiles[square] |= 1 << bit[other - square]
    assert kernel(Maze.of(tiles, 15), heights, 0, cards, 24) == ((1 << 25) - 1, 12, 12)
    fewer = cards._replace(downs=cards.downs - 1) if cards.downs else cards._replace(jokers=cards.jokers - 1)
    assert kernel(Maze.of(tiles, 15), heights, 0, fewer, 24) == ((1 << 24) - 1, NEVER, NEVER)
