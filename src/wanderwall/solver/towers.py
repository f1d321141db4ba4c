"""Solve for the fewest own turns that end on one or two towers in order, while nobody else moves, and count the ways.

In a task every magic card counts as a joker (T7), so it does not matter which one is drawn: a walk costs one card per
steep step, and a turn that finds nothing gains one (T5). A way is a sequence of pushes for which suitable walks exist.
`solve` answers for a state, where the cards of the hand and of the pile differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wanderwall.board.grid import SPARE, Arrow, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide
from wanderwall.board.slopes import Heights, Slopes, slopes, slopes_all
from wanderwall.games.sliding.state import PUSH, Push
from wanderwall.games.towers.notation import walk_text
from wanderwall.games.towers.paths import PLAIN, Purse
from wanderwall.games.towers.rules import without
from wanderwall.games.towers.state import DOWN, JOKER, UP, State, in_order
from wanderwall.kernel import FAST, MAX_SIDE
from wanderwall.problem import Problem
from wanderwall.solver.packed import LineSearch, all_pushes, begin, pawns_after, tile_lanes
from wanderwall.solver.task import (
    MANY,
    MOST,
    MOST_CARDS,
    MOST_TOWERS,
    Checkpoint,
    ShortestLine,
    TowersSolutionTurn,
    TowersTask,
    Ways,
    fewest_pushes,
    never_stop,
)

#: the cards of a hand by what they count as: ups, downs, jokers
Hand = tuple[int, int, int]
NO_CARD: Hand = (0, 0, 0)

#: possible squares of a pawn: for every number of cards, the squares on which it has at least that many left
Stands = tuple[Squares, ...]


def solve(state: State, most: int = MOST) -> tuple[str, ...] | None:
    """The shortest line of the seat to move, in notation, to its treasure (T2); to the rune stone when it has found
    all, and then home (T6). None if it takes more than `most` turns.

    The pile is open, as all cards are. When it is used up, no card is drawn: what a shuffle brings is unknown (T4).
    Neither is one at the rune stone before its card is turned. Then a shorter line may exist.
    """
    if state.step != PUSH:
        raise Problem("solve.step", "S3", step=state.step)
    if state.options.hand_limit is not None:
        raise Problem("solve.hand_limit", "T8")
    start = _hand_frontier(state)
    least, cards = 1, len(state.hands[state.mover])
    if FAST and cards <= MOST_CARDS and state.maze.side <= MAX_SIDE:  # with jokers it never takes more turns
        jokers = TowersTask(state.maze, state.heights, state.pawns[state.mover], cards, (start.place,), state.barred)
        fewest = fewest_pushes(lambda turns: count_ways(jokers, turns, 1), 1, most)
        if fewest is None:
            return None
        least = len(fewest[1])
    search = LineSearch(_has_pawn, _last_with_cards, lambda at, slide: _draw(_walk(at, slide)))
    found = fewest_pushes(lambda turns: search.count_ways(start, turns, 1, never_stop), least, most)
    return found and tuple(_line_texts(state, start, found[1]))


class TowersFrontier(NamedTuple):
    """The frontier of the search between two turns: the possible squares of the pawn, by the number of towers found."""

    maze: Maze
    heights: Heights
    stands: tuple[Stands, ...]
    places: tuple[Square, ...]
    barred: str | None


def par(
    course: TowersTask, most: int = MOST, pause: Checkpoint = never_stop
) -> ShortestLine[TowersSolutionTurn] | None:
    """Find the fewest turns; None if more than `most` are needed. `pause` may raise to end a search that takes too
    long.
    """
    assert 0 < len(course.targets) <= MOST_TOWERS
    assert course.cards <= MOST_CARDS
    found = fewest_pushes(lambda turns: count_ways(course, turns, MANY, pause), len(course.targets), most)
    return found and ShortestLine(with_walks(course, found[1]), found[0])


def count_ways(course: TowersTask, turns: int, most: int, pause: Checkpoint = never_stop) -> Ways:
    """Count the ways to solve the task in `turns` turns, provided that fewer do not suffice; stop at `most`. Return the
    count and the pushes of the first way.
    """
    if not FAST:
        return count_ways_packed(course, turns, most, pause)
    from wanderwall.solver import towers_compiled

    return towers_compiled.count_ways(course, turns, most, pause)


def count_ways_packed(course: TowersTask, turns: int, most: int, pause: Checkpoint) -> Ways:
    """Count the ways on the packed sets of the rules: slower than the compiled search, with the same results."""
    return LineSearch(_may, _last, frontier_after).count_ways(start_frontier(course, turns), turns, most, pause)


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


# ── cards that differ ────────────────────────────────────────────────────────────────────────────────────────────────


class HandFrontier(NamedTuple):
    """The frontier of the search for one tower: the possible squares of the pawn, by the cards it has left there."""

    maze: Maze
    heights: Heights
    stands: dict[Hand, Squares]
    place: Square
    barred: str | None
    #: the next cards of the pile
    pile: tuple[Hand, ...]
    #: where a turn may end without a card: the rune stone, while the rune card is not turned (T5)
    no_card: Squares
    #: how many cards may be played in a turn (T8)
    most: int


def _hand_frontier(state: State) -> HandFrontier:
    """The frontier before the turn of the mover."""
    seat, stone = state.mover, state.edition.rune
    kinds = _purse(state).count_kinds
    if state.stacks[seat]:
        place = state.places[state.stacks[seat][0]]
    else:
        place = state.home(seat) if state.runes[seat] else stone
    return HandFrontier(
        state.maze,
        state.heights,
        {kinds(state.hands[seat]): 1 << state.pawns[seat]},
        place,
        state.barred,
        tuple(kinds(card) for card in state.pile),
        0 if state.runes[seat] else 1 << stone,
        1 if state.options.one_card else len(state.hands[seat]) + len(state.pile),
    )


def _purse(state: State) -> Purse:
    hand = state.hands[state.mover]
    return Purse(hand, state.options.jokers[state.mover], len(hand))


def _spend(steps: Slopes, stands: dict[Hand, Squares], most: int) -> dict[Hand, Squares]:
    """The squares a walk reaches, by the cards left after it: one more card in each round (T4, T8)."""
    reached = {hand: steps.level(squares) for hand, squares in stands.items()}
    newly = dict(reached)
    for _ in range(most):
        paid: dict[Hand, Squares] = {}
        for (ups, downs, jokers), squares in newly.items():
            higher, lower = steps.climb(squares), steps.descend(squares)
            for hand, entered in (
                ((ups - 1, downs, jokers), higher),
                ((ups, downs - 1, jokers), lower),
                ((ups, downs, jokers - 1), higher | lower),
            ):
                if entered and min(hand) >= 0:
                    paid[hand] = paid.get(hand, 0) | entered
        newly = {}
        for hand, entered in paid.items():
            known = reached.get(hand, 0)
            if more := steps.level(entered) & ~known:
                reached[hand], newly[hand] = known | more, more
        if not newly:
            break
    return reached


def _walk(at: HandFrontier, slide: Slide) -> HandFrontier:
    """The frontier after a push and all possible walks."""
    arrow, openings = slide
    maze, heights = at.maze.push(arrow, openings), slide_heights(at.heights, arrow)
    carried = {hand: pawns_after(squares, arrow) for hand, squares in at.stands.items()}
    stands = _spend(slopes(maze, heights, PLAIN), carried, at.most)
    return at._replace(
        maze=maze, heights=heights, stands=stands, place=arrow.ride(at.place), barred=maze.grid.across(arrow).name
    )


def _draw(at: HandFrontier) -> HandFrontier:
    """The frontier after the draw at the end of a turn that found nothing (T5)."""
    card, stands = at.pile[0] if at.pile else NO_CARD, dict[Hand, Squares]()
    for hand, squares in at.stands.items():
        fuller = (hand[0] + card[0], hand[1] + card[1], hand[2] + card[2])
        for after, there in ((fuller, squares & ~at.no_card), (hand, squares & at.no_card)):
            if there:
                stands[after] = stands.get(after, 0) | there
    return at._replace(stands=stands, pile=at.pile[1:])


def _has_pawn(at: HandFrontier, turns: int) -> bool:
    return bool(at.stands) and turns > 0


def _last_with_cards(at: HandFrontier) -> Squares:
    """Where the pawn can walk to the tower; one lane per push."""
    pushes, reached = all_pushes(at), 0
    starts = {hand: begin(pushes, squares) for hand, squares in at.stands.items()}
    for squares in _spend(slopes_all(pushes, at.maze, at.heights, PLAIN), starts, at.most).values():
        reached |= squares
    return reached & tile_lanes(pushes, at.place)


def _line_texts(state: State, at: HandFrontier, slides: Sequence[Slide]) -> Iterator[str]:
    """The turns of a line in notation: each walk is the cheapest after which the remaining pushes still succeed."""
    names, purse = state.edition.grid.names, _purse(state)
    for number, (arrow, openings) in enumerate(slides):
        at = _walk(at, (arrow, openings))
        before = purse.count_kinds(purse.hand)
        ends = [
            ((sum(before) - sum(hand), before[2] - hand[2], square), hand)
            for hand, squares in at.stands.items()
            for square in squares_of(squares)
        ]
        for (_, _, square), hand in sorted(ends):
            after = _draw(at._replace(stands={hand: 1 << square}))
            if _leads_there(after, slides[number + 1 :]) if number + 1 < len(slides) else square == at.place:
                break
        ups, downs, jokers = (had - has for had, has in zip(before, hand, strict=True))
        pay = purse.hand[:jokers] if purse.jokers else UP * ups + DOWN * downs + JOKER * jokers
        yield f"{Push(arrow.name, openings)} {walk_text(names[square], pay)}"
        drawn = "" if at.no_card >> square & 1 else state.pile[number : number + 1]
        purse, at = purse._replace(hand=in_order(without(purse.hand, pay) + drawn)), after


def _leads_there(at: HandFrontier, slides: Sequence[Slide]) -> bool:
    """Whether walks between these pushes lead to the tower."""
    for slide in slides[:-1]:
        at = _draw(_walk(at, slide))
    at = _walk(at, slides[-1])
    return at.place != SPARE and any(squares >> at.place & 1 for squares in at.stands.values())
