"""Solve for the fewest own turns that end on one or two towers in order, while nobody else moves, and count the ways.

Every magic card counts as a joker (T7), so it does not matter which one is drawn: a walk costs one card per steep step,
and a turn that finds nothing gains one (T5). A way is a sequence of pushes for which suitable walks exist.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wanderwall.board.grid import SPARE, Arrow, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide
from wanderwall.board.slopes import Heights, Slopes, slopes, slopes_all
from wanderwall.games.sliding.state import Push
from wanderwall.games.towers.paths import PLAIN
from wanderwall.kernel import FAST
from wanderwall.solver.classic_packed import CourseSearch, all_pushes, begin, tile_lanes
from wanderwall.solver.task import MANY, MOST, never_stop
from wanderwall.solver.towers_task import LONGEST, MOST_CARDS, TowersTask

#: possible squares of a pawn: for every number of cards, the squares on which it has at least that many left
Stands = tuple[Squares, ...]


class TowersSolutionTurn(NamedTuple):
    """A whole turn: the push, the square where it ends, and the number of cards the walk costs."""

    push: Push
    to: Square
    cards: int


class TowersLine(NamedTuple):
    """The first of the shortest lines, and the number of them; MANY stands for that many or more."""

    line: tuple[TowersSolutionTurn, ...]
    ways: int


class TowersFrontier(NamedTuple):
    """The frontier of the search between two turns: the possible squares of the pawn, by the number of towers found."""

    maze: Maze
    heights: Heights
    stands: tuple[Stands, ...]
    places: tuple[Square, ...]
    barred: str | None


def par(course: TowersTask, most: int = MOST, pause: Callable[[], None] = never_stop) -> TowersLine | None:
    """Find the fewest turns; None if more than `most` are needed. `pause` may raise to end a search that takes too
    long.
    """
    assert 0 < len(course.targets) <= LONGEST
    assert course.cards <= MOST_CARDS
    for turns in range(len(course.targets), most + 1):
        ways, slides = count_ways(course, turns, MANY, pause)
        if ways:
            return TowersLine(with_walks(course, slides), ways)
    return None


def count_ways(
    course: TowersTask, turns: int, most: int, pause: Callable[[], None] = never_stop
) -> tuple[int, list[Slide]]:
    """Count the ways to solve the task in `turns` turns, provided that fewer do not suffice; stop at `most`. Return the
    count and the pushes of the first way.
    """
    if not FAST:
        return count_ways_packed(course, turns, most, pause)
    from wanderwall.solver import towers_compiled as courses_compiled

    return courses_compiled.count_ways(course, turns, most, pause)


def count_ways_packed(course: TowersTask, turns: int, most: int, pause: Callable[[], None]) -> tuple[int, list[Slide]]:
    """Count the ways on the packed sets of the rules: slower than the compiled search, with the same results."""
    return CourseSearch(_may, _last, frontier_after).count_ways(start_frontier(course, turns), turns, most, pause)


def _may(at: TowersFrontier, turns: int) -> bool:
    return any(stands[0] for stands in at.stands[max(0, len(at.places) - turns) :])  # a turn finds one tower


def _last(at: TowersFrontier) -> Squares:
    """Where the pawn can walk to the last tower, the others being found: all pushes in one fill per card."""
    pushes = all_pushes(at)
    starts = tuple(begin(pushes, squares) for squares in at.stands[-2])
    return walk_reach(slopes_all(pushes, at.maze, at.heights, PLAIN), starts)[0] & tile_lanes(pushes, at.places[-1])


def start_frontier(course: TowersTask, turns: int) -> TowersFrontier:
    """The frontier at the start, with room for the cards of `turns` turns."""
    cards = range(course.cards + turns + 1)
    begins = tuple(1 << course.pawn if number <= course.cards else 0 for number in cards)
    nowhere = tuple(0 for _ in cards)
    stands = (begins, *(nowhere for _ in course.targets))
    return TowersFrontier(course.maze, course.heights, stands, course.targets, course.barred)


def frontier_after(at: TowersFrontier, slide: Slide) -> TowersFrontier:
    """The frontier after a push and all possible walks: each ends with a find, or otherwise a card (T5)."""
    arrow, openings = slide
    maze, heights = at.maze.push(arrow, openings), slide_heights(at.heights, arrow)
    places = tuple(arrow.ride(place) for place in at.places)
    steps = slopes(maze, heights, PLAIN)
    stands, finders = [], tuple(0 for _ in at.stands[0])
    for number, before in enumerate(at.stands[:-1]):
        after = walk_reach(steps, tuple(pawns_after(squares, arrow) for squares in before))
        found = 0 if places[number] == SPARE else 1 << places[number]
        stands.append(tuple(a | b for a, b in zip(with_draw(after, found), finders, strict=True)))
        finders = tuple(squares & found for squares in after)
    return TowersFrontier(maze, heights, (*stands, finders), places, maze.grid.across(arrow).name)


def walk_reach(steps: Slopes, stands: Stands) -> Stands:
    """The squares a walk reaches, by the cards left after it: each steep step costs one (T4)."""
    found, squares = [], 0
    for start in reversed(stands):
        squares = steps.level(start | squares | steps.climb(squares) | steps.descend(squares))
        found.append(squares)
    return tuple(reversed(found))


def with_draw(stands: Stands, found: Squares) -> Stands:
    """Add a card wherever the walk does not end on the target (T5)."""
    more = (stands[0], *stands[:-1])
    return tuple(squares & ~found for squares in more)


def pawns_after(squares: Squares, arrow: Arrow) -> Squares:
    return sum(1 << arrow.carry(square) for square in squares_of(squares))


def slide_heights(heights: Heights, arrow: Arrow) -> Heights:
    """Towers keep their heights as they slide."""
    after = list(heights)
    for square in (SPARE, *squares_of(arrow.line)):
        after[arrow.ride(square)] = heights[square]
    return tuple(after)


def with_walks(course: TowersTask, slides: Sequence[Slide]) -> tuple[TowersSolutionTurn, ...]:
    """Add walks to the pushes of a line: each is the cheapest from which the remaining pushes still succeed."""
    turns: list[TowersSolutionTurn] = []
    for number, (arrow, openings) in enumerate(slides):
        course = after_push(course, (arrow, openings))
        ends = sorted((takes, square) for square, takes in walks(course).items())
        takes, to, course = next(
            (takes, square, rest)
            for takes, square in ends
            if follows(rest := after_walk(course, square, takes), slides[number + 1 :])
        )
        turns.append(TowersSolutionTurn(Push(arrow.name, openings), to, takes))
    return tuple(turns)


def follows(course: TowersTask, slides: Sequence[Slide]) -> bool:
    """Whether walks between these pushes lead over all towers of a task."""
    if not slides or not course.targets:
        return not course.targets
    at = start_frontier(course, len(slides))
    for slide in slides:
        at = frontier_after(at, slide)
    return bool(at.stands[-1][0])


def after_push(course: TowersTask, slide: Slide) -> TowersTask:
    arrow, openings = slide
    return TowersTask(
        course.maze.push(arrow, openings),
        slide_heights(course.heights, arrow),
        arrow.carry(course.pawn),
        course.cards,
        tuple(arrow.ride(target) for target in course.targets),
        course.maze.grid.across(arrow).name,
    )


def walks(course: TowersTask) -> dict[Square, int]:
    """The squares the pawn can walk to now, and the number of cards each costs."""
    steps, squares, takes = slopes(course.maze, course.heights, PLAIN), 1 << course.pawn, dict[Square, int]()
    for cards in range(course.cards + 1):
        squares = steps.level(squares | steps.climb(squares) | steps.descend(squares) if cards else squares)
        takes |= {square: cards for square in squares_of(squares) if square not in takes}
    return takes


def after_walk(course: TowersTask, square: Square, takes: int) -> TowersTask:
    """The task after the turn ends here: the tower is found, or otherwise a card is drawn (T5)."""
    if square == course.targets[0]:
        return course._replace(pawn=square, cards=course.cards - takes, targets=course.targets[1:])
    return course._replace(pawn=square, cards=course.cards - takes + 1)
