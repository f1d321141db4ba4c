"""Puzzles for 3D Labyrinth (towers): a treasure, then home, where that game ends (T6); or only home.

The player is solo and has turned the rune card. Every magic card is a joker (T7), so it does not matter which one is
drawn, only how many the player holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from wanderwall.board.grid import SPARE, Square
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide
from wanderwall.board.tiles import turns
from wanderwall.games import game_of
from wanderwall.games.sliding.setup import table_options
from wanderwall.games.sliding.state import PUSH
from wanderwall.games.towers.notation import walk_text
from wanderwall.games.towers.state import Options, State, Walk, in_order
from wanderwall.match.steps import after_chance
from wanderwall.puzzles.classic import GIVEN_UP, Facts
from wanderwall.puzzles.seeds import SeedDice
from wanderwall.solver.task import MOST_CARDS, TowersSolutionTurn, TowersTask
from wanderwall.solver.towers import after_push, after_walk, count_ways, par, walks

#: cards that must be left to draw: a puzzle never shuffles
PILE = 5
#: number of different hand sizes at the start of a generated puzzle: from none to one card fewer than this
HANDS = 3


def solo_towers_state(state: State) -> State:
    """The position as a solo match of its mover: its next treasure, since it knows no other (T2); its cards, and the
    rune card turned.
    """
    seat, dealt = state.mover, state.stacks[state.mover] + state.found[state.mover]
    stack = state.stacks[seat][:1]
    found = () if stack else dealt[:1]  # a pawn on its way home has found something
    hand = state.hands[seat][:MOST_CARDS]
    others = [*state.pile, *state.discards, *"".join(state.hands)]
    for card in hand:
        others.remove(card)
    options = {"first": 1, "goals": len(stack + found), "jokers": True}
    return replace(
        state,
        options=table_options(Options, state.edition, 1, options),
        colours=(state.colours[seat],),
        pawns=(state.pawns[seat],),
        stacks=(stack,),
        found=(found,),
        first=0,
        turns=0,
        finished=(),
        hands=(hand,),
        pile="".join(others),
        discards="",
        runes=(True,),
    )


def deal_puzzle(box: Any, treasure: bool, dice: SeedDice) -> State:
    """A random puzzle position: with a treasure or on the way home, the pawn anywhere, and none to two cards."""
    game = game_of(box)
    state = solo_towers_state(after_chance(game, game.setup(box, 2, {"goals": 1, "first": 1}), dice))
    if not treasure:
        state = replace(state, stacks=((),), found=state.stacks)
    cards, many = state.hands[0] + state.pile, dice.randrange(HANDS)
    pawn = dice.randrange(box.grid.size)
    return replace(state, hands=(in_order(cards[:many]),), pile=cards[many:], pawns=(pawn,))


def fits(state: State, treasures: int) -> bool:
    """Whether a position belongs to a puzzle with this many treasures."""
    if state.seats != 1 or state.step != PUSH or state.options.hand_limit or state.options.one_card:
        return False
    if state.options.jokers != (True,) or state.runes != (True,) or state.options.turn_limit:
        return False
    return len(state.stacks[0]) == treasures and len(state.hands[0]) <= MOST_CARDS and len(state.pile) >= PILE


def course_of(state: State) -> TowersTask:
    """The rest of the task from the current state; of a hand that has grown, some cards are ignored."""
    cards = min(len(state.hands[0]), MOST_CARDS)
    targets = (*(state.places[goal] for goal in state.stacks[0]), state.home(0))
    return TowersTask(state.maze, state.heights, state.pawns[0], cards, targets, state.barred)


def way_home(state: State, most: int, pause: Callable[[], None]) -> Facts | None:
    """The facts of finding the treasure and getting home; None if it takes more than `most` turns."""
    course = course_of(state)
    solved = par(course, most, pause)
    if solved is None:
        return None
    fewest = len(solved.line)
    misled = near_misses(course) if fewest == 1 else greedy_turns(course) - fewest
    return Facts(fewest, solved.ways, misled, line_texts(state, solved.line))


def line_texts(state: State, line: Sequence[TowersSolutionTurn]) -> tuple[str, ...]:
    """A line in notation, with the cards that are in hand by then."""
    game, texts = game_of(state.edition), []
    for turn in line:
        state = game.apply(state, 0, turn.push)
        pay = state.hands[0][: turn.cards]
        texts.append(f"{turn.push} {walk_text(state.edition.grid.names[turn.to], pay)}")
        state = game.apply(state, 0, Walk(turn.to, pay))
    return tuple(texts)


class NextWalk(NamedTuple):
    """A walk in notation, where it ends, and how many turns are left after it."""

    walk: str
    to: Square
    left: int


def next_walk(state: State, most: int, pause: Callable[[], None]) -> NextWalk | None:
    """After the push: the cheapest of the walks from which the rest takes the fewest turns; None if more than
    `most`.
    """
    course, names = course_of(state), state.edition.grid.names
    ends = sorted((takes, square) for square, takes in walks(course).items())
    rests = [(takes, square, after_walk(course, square, takes)) for takes, square in ends]
    for left in range(most + 1):
        for takes, square, rest in rests:
            done = left >= len(rest.targets) and (not rest.targets or count_ways(rest, left, 1, pause)[0])
            if done:
                return NextWalk(walk_text(names[square], state.hands[0][:takes]), square, left)
    return None


# ── the greedy player ────────────────────────────────────────────────────────────────────────────────────────────────


def greedy_turns(course: TowersTask) -> int:
    """Turns of a greedy player, who takes a tower if one push gets there, and otherwise ends the turn as close to it as
    possible.
    """
    for turn in range(1, GIVEN_UP + 1):
        ends = [(*nearest(after_push(course, slide)), slide) for slide in pushes(course)]
        _, takes, square, (arrow, openings) = min(ends, key=lambda end: (*end[:3], end[3][0].name, end[3][1]))
        course = after_walk(after_push(course, (arrow, openings)), square, takes)
        if not course.targets:
            return turn
    return GIVEN_UP


def near_misses(course: TowersTask) -> int:
    """The number of pushes after which the pawn can walk to a neighbour of the tower, but not to it."""
    return sum(nearest(after_push(course, slide))[0] == 1 for slide in pushes(course))


def pushes(course: TowersTask) -> list[Slide]:
    arrows = [arrow for arrow in course.maze.grid.arrows if arrow.name != course.barred]
    return [(arrow, openings) for arrow in arrows for openings in turns(course.maze.spare)]


def nearest(course: TowersTask) -> tuple[int, int, Square]:
    """How close to the tower a walk leads, in rows and columns, the cards it costs, and where it ends."""
    return min((away(course.maze, square, course.targets[0]), takes, square) for square, takes in walks(course).items())


def away(maze: Maze, square: Square, place: Square) -> int:
    """Rows and columns between two squares; a tower outside the board is farther than all."""
    if place == SPARE:
        return 2 * maze.side
    return abs(square // maze.side - place // maze.side) + abs(square % maze.side - place % maze.side)
