"""Conversion between our table and that of MazeCom: the same edition in other words. Player 1 is red, 2 yellow, 3
green, 4 blue, by their corners.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from wanderwall.board.grid import SPARE, Square, grid
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import LETTERS, turns
from wanderwall.game.protocol import Seat
from wanderwall.games import edition
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import PUSH
from wanderwall.match import Match
from wanderwall.mazecom.messages import XmlBoard, XmlCard, XmlMove
from wanderwall.mazecom.wire import BadXml

EDITION = "classic-1986"
SIDE = 7
COLOURS = {1: "red", 2: "yellow", 3: "green", 4: "blue"}
#: their names of our goals in the order of the edition: those that never move, those on T tiles, those on corners
TREASURES = [f"sym{n:02}" for n in (*range(13, 25), *range(7, 13), *range(1, 7))]
CORNERS = {0: "Start01", 6: "Start02", 42: "Start03", 48: "Start04"}


class Illegal(Exception):
    """A move that breaks the rules."""


def colours_of(ids: list[int]) -> tuple[str, ...]:
    """The colours of these players, clockwise (S9).

    >>> colours_of([1, 2, 3, 4])
    ('red', 'yellow', 'blue', 'green')
    """
    playing = {COLOURS[id] for id in ids}
    return tuple(colour for colour in edition(EDITION).palette if colour in playing)


def id_of(state: State, seat: Seat) -> int:
    return next(id for id, colour in COLOURS.items() if colour == state.colours[seat])


def as_board(state: State) -> XmlBoard:
    """The table as everybody sees it."""
    at = {square: TREASURES[goal] for goal, square in enumerate(state.places)} | CORNERS
    cards = []
    for square, openings in enumerate(state.maze.tiles):
        pins = sorted(id_of(state, seat) for seat, pawn in enumerate(state.pawns) if pawn == square)
        cards.append(XmlCard(openings, at.get(square), tuple(pins)))
    forbidden = None if state.barred is None else divmod(grid(SIDE).arrow(state.barred).enter, SIDE)
    found = tuple(TREASURES[goal] for pile in state.found for goal in pile)
    return XmlBoard(tuple(cards), XmlCard(state.maze.spare, at.get(SPARE)), forbidden, found)


def to_find(state: State, seat: Seat) -> list[str]:
    """All goals that a seat has left, the next one first and its start square last."""
    return [*(TREASURES[goal] for goal in state.stacks[seat]), CORNERS[state.home(seat)]]


def as_moves(state: State, move: XmlMove) -> tuple[str, str]:
    """A push and a walk in notation; raise Illegal where their server would refuse the move before checking the
    path.
    """
    square = _square(move.shift)
    arrows = {arrow.enter: arrow for arrow in grid(SIDE).arrows}
    spare = as_board(state).shift_card
    if square not in arrows or arrows[square].name == state.barred:
        raise Illegal
    if move.card.openings not in turns(spare.openings) or move.card[1:] != spare[1:]:
        raise Illegal
    letters = "".join(letter for bit, letter in enumerate(LETTERS) if move.card.openings >> bit & 1)
    return arrows[square].name + letters, grid(SIDE).names[_square(move.pin)]


def as_move(before: State, after: State) -> XmlMove:
    """The turn between a state that waits for a push and the state after its walk."""
    mover = before.mover
    assert after.barred is not None
    entered = grid(SIDE).across(grid(SIDE).arrow(after.barred)).enter
    spare = as_board(before).shift_card
    card = spare._replace(openings=after.maze[entered])
    return XmlMove(divmod(entered, SIDE), divmod(after.pawns[mover], SIDE), card)


def as_match(board: XmlBoard, me: int, to_go: dict[int, int], treasure: str) -> tuple[Match, Seat]:
    """A match that starts from their board with my turn. Hidden information is dealt arbitrarily, because no view shows
    it. Raise BadXml if the board is not one of ours.
    """
    ids = sorted(to_go)
    if me not in ids or any(id not in COLOURS for id in ids):
        raise BadXml
    colours = colours_of(ids)
    seats = {id: colours.index(COLOURS[id]) for id in ids}
    match = Match.deal(edition(EDITION), colours, {"first": seats[me] + 1}, seed=0)
    goals = {name: goal for goal, name in enumerate(TREASURES)}
    places = {goals[card.treasure]: n for n, card in enumerate(board.cards) if card.treasure in goals}
    pawns = {pin: n for n, card in enumerate(board.cards) for pin in card.pins}
    missing = [goal for goal in range(len(TREASURES)) if goal not in places]
    if len(missing) > 1 or any(id not in pawns for id in ids):
        raise BadXml
    places |= dict.fromkeys(missing, SPARE)
    found = [goals[name] for name in board.found if name in goals]
    unknown = [goal for goal in range(len(TREASURES)) if goal not in found and TREASURES[goal] != treasure]
    stacks: dict[Seat, tuple[int, ...]] = {}
    for id in sorted(ids, key=lambda id: id != me):
        first = (goals[treasure],) if id == me and treasure in goals else ()
        more = max(0, to_go[id] - 1 - len(first))
        stacks[seats[id]] = (*first, *unknown[:more])
        del unknown[:more]
    arrows = {divmod(arrow.enter, SIDE): arrow.name for arrow in grid(SIDE).arrows}
    state = replace(
        match.state,
        maze=Maze.of([card.openings for card in board.cards], board.shift_card.openings),
        barred=None if board.forbidden is None else arrows.get(board.forbidden),
        places=tuple(places[goal] for goal in range(len(TREASURES))),
        pawns=tuple(pawns[next(id for id in ids if seats[id] == seat)] for seat in range(len(ids))),
        stacks=tuple(stacks[seat] for seat in range(len(ids))),
        # the message does not contain who found what; finds are assigned so that the numbers are right
        found=_share_out(found, [24 // len(ids) - len(stacks[seat]) for seat in range(len(ids))]),
        step=PUSH,
    )
    return Match(state, seed=0), seats[me]


def _share_out(found: list[int], counts: list[int]) -> tuple[tuple[int, ...], ...]:
    left = iter(found)
    return tuple(tuple(islice(left, max(0, count))) for count in counts)


def _square(place: tuple[int, int]) -> Square:
    row, column = place
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        raise Illegal
    return row * SIDE + column
