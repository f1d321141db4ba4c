"""The puzzles of classic: reach tiles while nobody else moves, or leave the next player no way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from wanderwall.board.grid import SPARE, Arrow, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach, reach_all
from wanderwall.game.edition import Edition
from wanderwall.game.protocol import OVER, Dice, Seat, View
from wanderwall.games import game_of
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.edition import Goal
from wanderwall.games.sliding.state import PUSH, Push
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem
from wanderwall.puzzles.draft import PuzzleDraft
from wanderwall.puzzles.part import Checkpoint, Solution
from wanderwall.puzzles.puzzle import edition_of
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
from wanderwall.solver.classic import count_ways, par
from wanderwall.solver.task import SolverTask

#: leave the next player no push that reaches its goal in its next turn
BLOCK: Final = "block"


class ClassicKind(SlidingKind[State]):
    """A kind of puzzle of classic."""

    seats = 1

    def goal_count(self, dice: Dice) -> int:
        return 1

    def deal(self, edition: Edition, dice: Dice) -> State:
        # a puzzle is the same in every edition, whatever the default options of that edition are (K4)
        options = {"goals": self.goal_count(dice), "first": 1, "peek": "at-once"}
        game = game_of(edition)
        state: State = after_chance(game, game.setup(edition, self.seats, options), dice)
        return replace(state, pawns=tuple(dice.randrange(state.edition.grid.size) for _ in state.pawns))

    def fits(self, state: State) -> bool:
        options = state.options
        return state.step == PUSH and set(options.order) == {"stack"} and set(options.finish) <= {"home", "last-find"}


class ReachKind(ClassicKind):
    """Reach the next goal, or home if there is none left."""

    def goals(self, state: State) -> tuple[Goal, ...]:
        return state.stacks[state.mover][:1]

    def solve(self, state: State, most: int, checkpoint: Checkpoint, compiled: bool) -> Solution | None:
        targets = tuple(state.places[goal] for goal in self.goals(state)) or (state.home(state.mover),)
        task = SolverTask(state.maze, state.pawns[state.mover], targets, state.barred)
        solved = par(task, 1 if self.one_push else most, checkpoint, compiled)
        if solved is None:
            return None
        names, turns = state.edition.grid.names, len(solved.line)
        traps = count_traps(task, turns, near_misses, greedy_turn)
        return self.solution(turns, solved.ways, traps, (f"{turn.push} {names[turn.to]}" for turn in solved.line))

    def solo_state(self, state: State) -> State:
        """A solo match: no other goals, every card open, finished with the last find."""
        seat, goals = state.mover, self.goals(state)
        found = () if goals else state.found[seat][:1]  # a pawn on its way home has found something
        options = {
            "first": 1,
            "cards": "open",
            "peek": state.options.peek,
            "finish": "last-find" if goals else "home",
            "goals": len(goals + found),
        }
        table: State = game_of(state.edition).setup(state.edition, [state.colours[seat]], options)
        solo = replace(
            table,
            maze=state.maze,
            barred=state.barred,
            places=state.places,
            pawns=(state.pawns[seat],),
            stacks=(goals,),
            found=(found,),
            step=PUSH,
            looked=(True,),
        )
        return self.one_turn(solo)


class TreasuresKind(ReachKind):
    """Reach all goals, in the order of the stack."""

    def goals(self, state: State) -> tuple[Goal, ...]:
        return state.stacks[state.mover]

    def goal_count(self, dice: Dice) -> int:
        return 2 + dice.randrange(2)

    def fits(self, state: State) -> bool:
        return super().fits(state) and len(state.stacks[state.mover]) in (2, 3)


class BlockKind(ClassicKind):
    """Leave the next player no way to its goal."""

    #: takes what one push and a walk can reach
    opponent = "greedy"
    seats = 2

    def turns_ahead(self, par: int) -> int:
        return 1  # the other's answer is a turn to think of, too

    def fits(self, state: State) -> bool:
        return super().fits(state) and state.seats > 1

    def solve(self, state: State, most: int, checkpoint: Checkpoint, compiled: bool) -> Solution | None:
        """The pushes that leave the next player no way; None if there are none, or if that player has no way in any
        case.
        """
        pawn, target = next_pawn(state)
        blocking, cut_off, tried = [], 0, 0
        for arrow, openings in reach_all(state.maze, state.pawns[state.mover], state.barred):
            maze, at, place = state.maze.push(arrow, openings), arrow.carry(pawn), arrow.ride(target)
            tried += 1
            if not reaches(maze, at, place, state.maze.grid.across(arrow).name):
                stay = maze.grid.names[arrow.carry(state.pawns[state.mover])]
                blocking.append(f"{Push(arrow.name, openings)} {stay}")
            elif place == SPARE or not reach(maze, at) >> place & 1:
                cut_off += 1
        if not blocking or len(blocking) == tried:
            return None
        return self.solution(1, len(blocking), cut_off, blocking[:1])

    def solo_state(self, state: State) -> State:
        """The position with two seats and one turn each (K9): the next player answers, whatever happened before (K10),
        and wins by reaching its goal.
        """
        pair = sorted((state.mover, (state.mover + 1) % state.seats))
        seeks = [state.stacks[seat] if seat == state.mover else state.stacks[seat][:1] for seat in pair]
        found = [() if goals else state.found[seat][:1] for seat, goals in zip(pair, seeks, strict=True)]
        options = {
            "first": pair.index(state.mover) + 1,
            "cards": "open",
            "peek": state.options.peek,
            "goals": [len(goals + before) for goals, before in zip(seeks, found, strict=True)],
            "finish": ["home" if seat == state.mover or not state.stacks[seat] else "last-find" for seat in pair],
            "turn_limit": 1,
            "finish_round": True,
        }
        table: State = game_of(state.edition).setup(state.edition, [state.colours[seat] for seat in pair], options)
        return replace(
            table,
            maze=state.maze,
            barred=state.barred,
            places=state.places,
            pawns=tuple(state.pawns[seat] for seat in pair),
            stacks=tuple(seeks),
            found=tuple(found),
            first=pair.index(state.mover),
            step=PUSH,
            looked=(True, True),
        )

    def is_solved(self, state: State, seat: Seat) -> bool:
        """Whether the other seat has not found its goal."""
        return state.step == OVER and 1 - seat not in state.finished

    def view(self, state: State, seat: Seat) -> View:
        """The other's goal is public."""
        view: Any = super().view(state, seat)
        for whose, shown in enumerate(view["seats"]):
            shown["cards"] = [state.edition.goals[goal] for goal in state.stacks[whose]]
        return cast(View, view)

    def no_answer(self, most: int) -> Problem:
        return Problem("puzzle.no_block")


class ClassicPuzzles(SlidingPuzzles[State]):
    """The puzzles of classic; mazes can be edited."""

    def from_match(self, state: State) -> tuple[State, tuple[str, ...]]:
        """The mover's next treasure, or all if two or three are left."""
        treasures = state.step == PUSH and len(state.stacks[state.mover]) in (2, 3)
        return state, (TREASURES, FIND, FEWEST) if treasures else (FIND, FEWEST)

    def next_turn(self, state: State, most: int) -> SlidingTurn | None:
        if state.seats > 1:
            return _blocking_turn(state)
        targets = tuple(state.places[goal] for goal in state.stacks[0]) or (state.home(0),)
        return _next_push(state, targets, most) if state.step == PUSH else _next_walk(state, targets, most)

    def read_draft(self, draft: PuzzleDraft) -> tuple[State, tuple[str, ...]]:
        if len(draft.seats) > 1:
            return draft_position(draft), (BLOCK,)
        return draft_position(draft), (TREASURES,) if len(draft.seats[0].goals) > 1 else (FIND, FEWEST)


BLOCKING = BlockKind(BLOCK, one_push=True)
PUZZLES = ClassicPuzzles(ReachKind(FEWEST), ReachKind(FIND, one_push=True), TreasuresKind(TREASURES), BLOCKING)


# ── traps ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def greedy_turn(task: SolverTask) -> SolverTask:
    """The task after a turn that ends as close to the next tile as possible."""
    ends = []
    for (arrow, openings), squares in reach_all(task.maze, task.pawn, task.barred).items():
        away, square = nearest(task.maze, squares, arrow.ride(task.targets[0]))
        ends.append((away, arrow.name, openings, square))
    away, name, openings, pawn = min(ends)
    arrow = task.maze.grid.arrow(name)
    targets = tuple(arrow.ride(target) for target in task.targets)
    barred = task.maze.grid.across(arrow).name
    return SolverTask(task.maze.push(arrow, openings), pawn, targets if away else targets[1:], barred)


def near_misses(task: SolverTask) -> int:
    """The number of pushes after which the pawn can walk to a neighbour of the tile, but not to it."""
    slides = reach_all(task.maze, task.pawn, task.barred)
    places = ((arrow.ride(task.targets[0]), squares) for (arrow, _), squares in slides.items())
    return sum(nearest(task.maze, squares, place)[0] == 1 for place, squares in places)


def nearest(maze: Maze, squares: Squares, place: Square) -> tuple[int, Square]:
    """The distance from a tile to the nearest of the squares, and that square."""
    return min((distance(maze.side, square, place), square) for square in squares_of(squares))


def next_pawn(state: State) -> tuple[Square, Square]:
    """The next player's pawn, and the square of the tile that it seeks."""
    seat = (state.mover + 1) % state.seats
    goals = state.stacks[seat][:1]
    return state.pawns[seat], state.places[goals[0]] if goals else state.home(seat)


def replies(state: State) -> list[int]:
    """For each push, the number of pushes with which the next player then reaches its goal."""
    pawn, target = next_pawn(state)
    return [
        ways_to(state.maze.push(arrow, openings), arrow.carry(pawn), arrow.ride(target), arrow)
        for arrow, openings in reach_all(state.maze, state.pawns[state.mover], state.barred)
    ]


def ways_to(maze: Maze, pawn: Square, target: Square, pushed: Arrow) -> int:
    """The number of pushes after this one that lead to a tile."""
    slides = reach_all(maze, pawn, maze.grid.across(pushed).name).items()
    places = ((arrow.ride(target), squares) for (arrow, _), squares in slides)
    return sum(place != SPARE and squares >> place & 1 for place, squares in places)


def reaches(maze: Maze, pawn: Square, target: Square, barred: str) -> bool:
    """Whether some push and a walk lead to a tile."""
    for (arrow, _), squares in reach_all(maze, pawn, barred).items():
        place = arrow.ride(target)
        if place != SPARE and squares >> place & 1:
            return True
    return False


# ── the next turn ────────────────────────────────────────────────────────────────────────────────────────────────────


def _blocking_turn(state: State) -> SlidingTurn | None:
    """A push that leaves the next player no way, and how often other pushes leave one; after the push, stay."""
    if state.step != PUSH:
        return SlidingTurn(None, state.edition.grid.names[state.pawns[state.mover]], None, 0)
    solution = BLOCKING.solve(state, 1, lambda: None, compiled=False)
    if solution is None:
        return None
    push, stay = solution.line[0].split()
    usual = 100 - round(100 * solution.ways / len(game_of(state.edition).legal(state, state.mover)))
    denies = {"code": "denies", "colour": state.colours[1 - state.mover], "percent": 0, "usual": usual}
    return SlidingTurn(push, stay, None, 0, denies)


def _next_push(state: State, targets: tuple[Square, ...], most: int) -> SlidingTurn | None:
    task = SolverTask(state.maze, state.pawns[0], targets, state.barred)
    solved = par(task, most, warm_checkpoint())
    if solved is None:
        return None
    push, to = solved.line[0]
    reached = state.maze.grid.arrow(push.arrow).ride(targets[0]) == to
    return SlidingTurn(str(push), state.edition.grid.names[to], next_goal(state, reached), len(solved.line) - 1)


def _next_walk(state: State, targets: tuple[Square, ...], most: int) -> SlidingTurn | None:
    """Of all squares in reach, the one from which the rest takes the fewest turns."""
    squares, names = squares_of(reach(state.maze, state.pawns[0])), state.edition.grid.names
    checkpoint = warm_checkpoint()
    rests = {square: targets[1:] if square == targets[0] else targets for square in squares}
    if targets[0] != SPARE and rests.get(targets[0]) == ():
        return SlidingTurn(None, names[targets[0]], next_goal(state, reached=True), 0)
    for turns in range(1, most + 1):
        for square, rest in rests.items():
            task = SolverTask(state.maze, square, rest, state.barred)
            if len(rest) <= turns and count_ways(task, turns, 1, checkpoint)[0]:
                return SlidingTurn(None, names[square], next_goal(state, square == targets[0]), turns)
    return None


# ── mazes laid by hand ───────────────────────────────────────────────────────────────────────────────────────────────


def draft_position(draft: PuzzleDraft) -> State:
    """The position of a draft; raise a Problem with its clause if it is impossible."""
    box = edition_of(draft.edition)
    grid, side = box.grid, box.side
    if len(draft.maze) != grid.size or any(
        square not in (SPARE, *range(grid.size)) for square in draft.things.values()
    ):
        raise Problem("position.tiles", "K2")
    if any(draft.things.get(box.goals[goal]) != square for goal, square in box.fixed_places.items()):
        raise Problem("position.fixed_tiles", "S1")
    rows = ["".join(f"{tile:X}" for tile in draft.maze[at : at + side]) for at in range(0, grid.size, side)]
    loose = [goal for number, goal in enumerate(box.goals) if number not in box.fixed_places]
    things = ",".join(f"{goal}={grid.place_name(draft.things.get(goal, SPARE))}" for goal in loose)
    unsought = (goal for goal in box.goals if not any(goal in seat.goals for seat in draft.seats))
    seats, counts = [], []
    for seat in draft.seats:
        if not 0 <= seat.pawn < grid.size:
            raise Problem("position.tiles", "K2")
        found = [] if seat.goals else [next(unsought)]  # a pawn on its way home has found something
        seats.append(f"{seat.colour}={grid.names[seat.pawn]}:{','.join(seat.goals)}:{','.join(found)}")
        counts.append(str(len(seat.goals) or 1))
    mover = draft.seats[0].colour
    words = [
        box.id, "/".join(rows), f"{draft.spare:X}@{draft.barred or '-'}", things or "-", *seats, f"{mover}>push",
        f"turns=0 began={mover} first=1 goals={','.join(counts)}",
    ]  # fmt: skip
    state: State = game_of(box).notation.read_position(" ".join(words))
    return state
