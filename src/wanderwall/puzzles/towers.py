"""The puzzles of 3D Labyrinth (towers): a treasure, then home, where that game ends (T6); or only home.

The player is solo and has turned the rune card. Every magic card is a joker (T7), so it does not matter which one is
drawn, only how many the player holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from wanderwall.board.grid import Square
from wanderwall.board.reach import Slide
from wanderwall.board.tiles import turns
from wanderwall.game.edition import Edition
from wanderwall.game.protocol import Dice
from wanderwall.games import game_of
from wanderwall.games.sliding.setup import table_options
from wanderwall.games.sliding.state import PUSH
from wanderwall.games.towers.notation import walk_text
from wanderwall.games.towers.state import Options, State, Walk, in_order
from wanderwall.match.steps import after_chance
from wanderwall.puzzles.part import Checkpoint, Solution
from wanderwall.puzzles.sliding import (
    FEWEST,
    FIND,
    TREASURES,
    SlidingKind,
    SlidingPuzzles,
    SlidingTurn,
    count_traps,
    distance,
    next_goal,
    warm_checkpoint,
)
from wanderwall.solver.task import MOST_CARDS, TowersSolutionTurn, TowersTask
from wanderwall.solver.towers import after_push, after_walk, count_ways, par, walks

#: cards that must be left to draw: a puzzle never shuffles
PILE = 5
#: number of different hand sizes at the start of a generated puzzle: from none to one card fewer than this
HANDS = 3


class WayHomeKind(SlidingKind[State]):
    """Get home, after the next treasure or without one."""

    def __init__(self, name: str, one_push: bool = False, treasures: int = 0) -> None:
        super().__init__(name, one_push)
        self.treasures = treasures

    @property
    def text_key(self) -> str:
        return "home" if self.treasures else self.name

    def deal(self, edition: Edition, dice: Dice) -> State:
        """The pawn anywhere, and none to two cards."""
        game = game_of(edition)
        state = solo_towers_state(after_chance(game, game.setup(edition, 2, {"goals": 1, "first": 1}), dice))
        if not self.treasures:
            state = replace(state, stacks=((),), found=state.stacks)
        cards, many = state.hands[0] + state.pile, dice.randrange(HANDS)
        pawn = dice.randrange(state.edition.grid.size)
        return replace(state, hands=(in_order(cards[:many]),), pile=cards[many:], pawns=(pawn,))

    def fits(self, state: State) -> bool:
        if state.seats != 1 or state.step != PUSH or state.options.hand_limit or state.options.one_card:
            return False
        if state.options.jokers != (True,) or state.runes != (True,) or state.options.turn_limit not in (None, 1):
            return False
        return len(state.stacks[0]) == self.treasures and len(state.hands[0]) <= MOST_CARDS and len(state.pile) >= PILE

    def solo_state(self, state: State) -> State:
        return self.one_turn(state)

    def solve(self, state: State, most: int, checkpoint: Checkpoint, compiled: bool) -> Solution | None:
        task = task_of(state)
        solved = par(task, 1 if self.one_push else most, checkpoint)
        if solved is None:
            return None
        traps = count_traps(task, len(solved.line), near_misses, greedy_turn)
        return self.solution(len(solved.line), solved.ways, traps, line_texts(state, solved.line))


class TowersPuzzles(SlidingPuzzles[State]):
    """The puzzles of towers."""

    def from_match(self, state: State) -> tuple[State, tuple[str, ...]]:
        """The mover's next treasure and then home, or only home."""
        if state.step != PUSH:
            return state, (FIND, FEWEST)
        solo = solo_towers_state(state)
        return solo, (TREASURES,) if solo.stacks[0] else (FIND, FEWEST)

    def next_turn(self, state: State, most: int) -> SlidingTurn | None:
        task, checkpoint = task_of(state), warm_checkpoint()
        if state.step != PUSH:
            after = next_walk(state, most, checkpoint)
            return after and SlidingTurn(None, after.walk, next_goal(state, after.to == task.targets[0]), after.left)
        solved = par(task, most, checkpoint)
        if solved is None:
            return None
        turn, (line, *_) = solved.line[0], line_texts(state, solved.line[:1])
        reached = state.maze.grid.arrow(turn.push.arrow).ride(task.targets[0]) == turn.to
        push, walk = line.split()
        return SlidingTurn(push, walk, next_goal(state, reached), len(solved.line) - 1)


PUZZLES = TowersPuzzles(WayHomeKind(FEWEST), WayHomeKind(FIND, one_push=True), WayHomeKind(TREASURES, treasures=1))


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


def task_of(state: State) -> TowersTask:
    """The rest of the task from the current state; of a hand that has grown, some cards are ignored."""
    cards = min(len(state.hands[0]), MOST_CARDS)
    targets = (*(state.places[goal] for goal in state.stacks[0]), state.home(0))
    return TowersTask(state.maze, state.heights, state.pawns[0], cards, targets, state.barred)


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


def next_walk(state: State, most: int, checkpoint: Checkpoint) -> NextWalk | None:
    """After the push: the cheapest of the walks from which the rest takes the fewest turns; None if more than
    `most`.
    """
    task, names = task_of(state), state.edition.grid.names
    ends = sorted((takes, square) for square, takes in walks(task).items())
    rests = [(takes, square, after_walk(task, square, takes)) for takes, square in ends]
    for left in range(most + 1):
        for takes, square, rest in rests:
            done = left >= len(rest.targets) and (not rest.targets or count_ways(rest, left, 1, checkpoint)[0])
            if done:
                return NextWalk(walk_text(names[square], state.hands[0][:takes]), square, left)
    return None


# ── traps ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def greedy_turn(task: TowersTask) -> TowersTask:
    """The task after a turn that ends as close to the next tower as possible."""
    ends = [(*nearest(after_push(task, slide)), slide) for slide in pushes(task)]
    _, takes, square, slide = min(ends, key=lambda end: (*end[:3], end[3][0].name, end[3][1]))
    return after_walk(after_push(task, slide), square, takes)


def near_misses(task: TowersTask) -> int:
    """The number of pushes after which the pawn can walk to a neighbour of the tower, but not to it."""
    return sum(nearest(after_push(task, slide))[0] == 1 for slide in pushes(task))


def pushes(task: TowersTask) -> list[Slide]:
    arrows = [arrow for arrow in task.maze.grid.arrows if arrow.name != task.barred]
    return [(arrow, openings) for arrow in arrows for openings in turns(task.maze.spare)]


def nearest(task: TowersTask) -> tuple[int, int, Square]:
    """How close to the tower a walk leads, in rows and columns, the cards it costs, and where it ends."""
    side, tower = task.maze.side, task.targets[0]
    return min((distance(side, square, tower), takes, square) for square, takes in walks(task).items())
