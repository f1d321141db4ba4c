"""Notation of the sliding mazes.

A position is one line of words: edition, maze, spare, goals on movable tiles, the seats, who is to move, and then
`name=value` for the rest. A maze is written row by row, one hexadecimal digit per tile (N 1, E 2, S 4, W 8). A push is
the arrow and the open sides of the tile as it goes in (`N4es`); a walk is the square where it ends (`c5`).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Generic, TypedDict, TypeVar

from wanderwall.board.grid import SPARE, Grid, Square
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import Openings, from_letters, rotate
from wanderwall.game.line_reader import LineReader, split_list
from wanderwall.game.options import non_default, options_of
from wanderwall.game.protocol import CHANCE, OVER, Seat
from wanderwall.games import edition as find_edition
from wanderwall.games.sliding.edition import Goal, SlidingEdition, Tile
from wanderwall.games.sliding.setup import (
    Chosen,
    SlidingFields,
    cards_per_seat,
    same_pieces,
    seat_colours,
    table_options,
)
from wanderwall.games.sliding.state import PUSH, WALK, Deal, Push, Sliding, SlidingOptions, TimeUp, Walk
from wanderwall.problem import Problem

T = TypeVar("T", bound=Sliding)


class SeatFields(TypedDict):
    """One seat of a position."""

    colour: str
    pawn: Square
    stack: tuple[Goal, ...]
    found: tuple[Goal, ...]


F = TypeVar("F", bound=SeatFields)

STAY = ("stay", ".", "=", "-")
#: the rotation of the tile is always written: a push that was cut off would read as another one
PUSH_FORM = re.compile(r"([NESW]\d+)\s*[-:/]?\s*(?:([NESW]+)|([╹╺┗╻┃┏┣╸┛━┻┓┫┳╋])|\+([0-3]))", re.IGNORECASE)


class SlidingNotation(ABC, Generic[T, F]):
    """Positions and moves of a game on a sliding maze."""

    #: the steps a position can be in
    steps: tuple[str, ...] = (PUSH, WALK, OVER)

    # ── positions ────────────────────────────────────────────────────────────────────────────────────────────────────

    def position_text(self, state: T) -> str:
        """The whole state on one line; the deal must have been made."""
        edition, grid = state.edition, state.edition.grid
        side = edition.side
        digits = [self._tile_text(state, square) for square in range(grid.size)]
        rows = ["".join(digits[row * side : (row + 1) * side]) for row in range(side)]
        things = [
            f"{goal}={grid.place_name(state.places[number])}"
            for number, goal in enumerate(edition.goals)
            if number not in edition.fixed_places
        ]
        extras = {"turns": str(state.turns), "began": state.colours[state.first]}
        if state.finished:
            extras["finished"] = ",".join(state.colours[seat] for seat in state.finished)
        extras |= self._extras(state)
        words = [
            edition.id,
            "/".join(rows),
            f"{self._tile_text(state, SPARE)}@{state.barred or '-'}",
            ",".join(things) or "-",
            *(self._seat_text(state, seat) for seat in range(state.seats)),
            f"{state.colours[state.mover]}>{state.step}",
            *(f"{name}={text}" for name, text in {**extras, **non_default(state.options)}.items()),
        ]
        return " ".join(words)

    def _tile_text(self, state: T, square: Square) -> str:
        return f"{state.maze.spare if square == SPARE else state.maze[square]:X}"

    def _seat_text(self, state: T, seat: Seat) -> str:
        """`colour=square:unfound,goals:found,goals`."""
        goals = state.edition.goals
        stack, found = (",".join(goals[goal] for goal in pile[seat]) for pile in (state.stacks, state.found))
        return f"{state.colours[seat]}={state.edition.grid.names[state.pawns[seat]]}:{stack}:{found}"

    def _extras(self, state: T) -> dict[str, str]:
        """A game's own `name=value` words."""
        return {}

    #: the number of characters per tile in the text of the maze
    tile_width = 1

    def read_position(self, text: str) -> T:
        """Read the state from a line; errors name the column and what was expected."""
        words = LineReader(text)
        edition: SlidingEdition = words.take("edition", find_edition)
        if not isinstance(edition, SlidingEdition):
            raise LineReader(text).wrong("edition")
        tiles = words.take("maze", lambda word: self._read_maze(edition, word))
        spare_tile, barred = words.take("spare", lambda word: self._read_spare(edition, word))
        places = words.take("things", lambda word: self._read_things(edition, word))
        seats = []
        while words.left and ">" not in words.next:
            seats.append(words.take("seat", lambda word: self._read_seat(edition, word)))
        colours = tuple(seat["colour"] for seat in seats)
        mover, step = words.take("turn", lambda word: self._read_turn(colours, word))
        rest: dict[str, str] = {}
        while words.left:
            rest |= words.take("named", _read_named)
        where = dict(enumerate(places))
        at = {square: goal for goal, square in where.items()}
        whole = {
            square: tile._replace(goal=at.get(square)) for square, tile in [*enumerate(tiles), (SPARE, spare_tile)]
        }
        if any(whole[square] != tile for square, tile in edition.fixed.items()):
            raise Problem("position.fixed_tiles", "S1")
        if not same_pieces(edition, [tile for square, tile in whole.items() if square not in edition.fixed]):
            raise Problem("position.tiles", "K2")
        maze = Maze.of([tile.openings for tile in tiles], spare_tile.openings)
        fields: SlidingFields = {
            "edition": edition,
            "colours": seat_colours(edition, colours, fewest=1),  # a puzzle is for one seat
            "maze": maze,
            "barred": barred,
            "places": tuple(places),
            "pawns": tuple(seat["pawn"] for seat in seats),
            "stacks": tuple(seat["stack"] for seat in seats),
            "found": tuple(seat["found"] for seat in seats),
            "turns": _count(rest.pop("turns", "0")),
            "step": step,
            "first": _seat(colours, rest.pop("began", colours[0])),
            "finished": tuple(_seat(colours, colour) for colour in split_list(rest.pop("finished", ""))),
        }
        state = self._finish_reading(fields, whole, seats, rest)
        if state.mover != mover:
            raise Problem("position.turn", "S9", colour=colours[mover])
        if state.options.first not in (None, state.first + 1):
            raise Problem("position.first", "K3", colour=colours[state.first])
        self._check_cards(state)
        self._check_end(state)
        self._check_reachable(state)
        return state

    @abstractmethod
    def _finish_reading(
        self, fields: SlidingFields, tiles: Mapping[Square, Tile], seats: list[F], rest: dict[str, str]
    ) -> T:
        """Build the game's own state from the shared fields and the remaining words."""

    def _options(self, kind: type[Chosen], fields: SlidingFields, rest: Mapping[str, str]) -> Chosen:
        """The options among the remaining words."""
        return table_options(kind, fields["edition"], len(fields["colours"]), {**_plain(kind), **rest})

    def _check_cards(self, state: T) -> None:
        cards = [goal for piles in (state.stacks, state.found) for pile in piles for goal in pile]
        counts = [len(stack) + len(found) for stack, found in zip(state.stacks, state.found, strict=True)]
        if len(set(cards)) != len(cards) or counts != cards_per_seat(state.edition, state.options, state.seats):
            raise Problem("position.cards", "K2")

    def _check_end(self, state: T) -> None:
        """Check that the game is over exactly if a seat finished, with nothing left to find, or no turns are left."""
        if len(set(state.finished)) < len(state.finished) or any(state.stacks[seat] for seat in state.finished):
            raise Problem("position.finished", "K5")
        if state.ended != (state.step == OVER):
            raise Problem("position.over", "K5", over="yes" if state.step == OVER else "no")
        for seat in state.finished:
            if clause := self._not_finished(state, seat):
                raise Problem("position.finisher", clause, colour=state.colours[seat])
        places = [state.place_in_round(seat) for seat in state.finished]
        if places != sorted(places):
            raise Problem("position.finished", "K10")
        limit = state.options.turn_limit
        if limit is not None and state.turns > limit * state.seats:
            raise Problem("position.limit", "K9", turns=limit * state.seats)

    def _not_finished(self, state: T, seat: Seat) -> str | None:
        """The clause by which a seat cannot have finished.

        It did so in a turn of this round, and the first to do so ends a game that does not finish its round (K10). A
        start is fixed, so the pawn is still there (K5).
        """
        last = (state.turns - 1) % state.seats
        if not state.turns or state.place_in_round(seat) > last:
            return "K5"
        if not state.options.finish_round and state.place_in_round(seat) != last:
            return "K10"
        return None if state.pawns[seat] == state.home(seat) else "K5"

    def _check_reachable(self, state: T) -> None:
        """Refuse positions that no game leads to, wherever it began: a puzzle begins with any pawns and finds."""
        if state.barred is None and (state.turns or state.step != PUSH):
            raise Problem("position.barred", "S5")

    def _read_tile(self, text: str) -> Tile:
        return Tile(int(text, 16))

    def _read_maze(self, edition: SlidingEdition, word: str) -> list[Tile]:
        rows, width = word.split("/"), self.tile_width
        if len(rows) != edition.side or any(len(row) != edition.side * width for row in rows):
            raise ValueError
        return [self._read_tile(row[at : at + width]) for row in rows for at in range(0, len(row), width)]

    def _read_spare(self, edition: SlidingEdition, word: str) -> tuple[Tile, str | None]:
        tile, _, barred = word.partition("@")
        if len(tile) != self.tile_width:
            raise ValueError
        return self._read_tile(tile), None if barred in ("-", "") else edition.grid.arrow(barred).name

    def _read_things(self, edition: SlidingEdition, word: str) -> list[Square]:
        where = dict(edition.fixed_places)
        for item in split_list("" if word == "-" else word):
            goal, _, square = item.partition("=")
            number = edition.goal_numbers[goal.lower()]
            if number in where:
                raise ValueError
            where[number] = edition.grid.place(square)
        return [where[number] for number in range(len(edition.goals))]

    def _read_seat(self, edition: SlidingEdition, word: str) -> F:
        colour, equals, rest = word.partition("=")
        square, stack, found, *more = rest.split(":")
        if not equals or colour.lower() not in edition.homes:
            raise ValueError
        return {  # type: ignore[return-value]  # the game's own parts complete it
            "colour": colour.lower(),
            "pawn": edition.grid.square(square),
            "stack": self._goals(edition, stack),
            "found": self._goals(edition, found),
            **self._read_seat_more(more),
        }

    def _read_seat_more(self, more: list[str]) -> Mapping[str, object]:
        """A game's own parts of a seat."""
        if more:
            raise ValueError
        return {}

    def _goals(self, edition: SlidingEdition, text: str) -> tuple[Goal, ...]:
        return tuple(edition.goal_numbers[goal.lower()] for goal in split_list(text))

    def _read_turn(self, colours: tuple[str, ...], word: str) -> tuple[Seat, str]:
        colour, _, step = word.lower().partition(">")
        if step not in self.steps:
            raise ValueError
        return colours.index(colour), step

    # ── moves ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def move_text(self, state: T, move: object) -> str:
        """A move in notation; a deal is the position that it results in."""
        if isinstance(move, Push):
            return str(move)
        if isinstance(move, Walk):
            return self._walk_text(state, move)
        if isinstance(move, TimeUp):
            return f"time:{move.push}" if move.push else "time"
        return f"deal:{self.position_text(self._after_deal(state, move))}"

    def _walk_text(self, state: T, walk: Walk) -> str:
        return state.edition.grid.names[walk.to]

    @abstractmethod
    def _after_deal(self, state: T, deal: Any) -> T:
        """The state after the deal."""

    @abstractmethod
    def _deal_of(self, state: T) -> Deal:
        """The deal that led to this opening."""

    def read_move(self, state: T, seat: Seat, text: str) -> Any:
        """Read a move in any case, with or without spaces; rotations may be openings, a glyph or `+1`.

        A push without a rotation is refused.
        """
        text = text.strip()
        if seat == CHANCE:
            return self._read_chance_move(state, text)
        if state.step == PUSH:
            return self._read_push(state, text)
        return self._read_walk(state, text)

    def _read_chance_move(self, state: T, text: str) -> Any:
        kind, _, rest = text.partition(":")
        if kind == "deal":
            return self._deal_of(self.read_position(rest))
        if kind == "time":
            return TimeUp(self._read_push(state, rest) if rest else None)
        raise Problem("notation.move", text=text, expected="host")

    def _read_push(self, state: T, text: str) -> Push:
        return _push_of(state.edition.grid, state.maze.spare, text)

    def _read_walk(self, state: T, text: str) -> Walk:
        if text.lower() in STAY:
            return Walk(state.pawns[state.mover])
        if not state.edition.grid.is_square(text):
            raise Problem("notation.move", text=text, expected="walk")
        return Walk(state.edition.grid.square(text))

    def move_number(self, state: T) -> int | None:
        """The number of the turn if one begins, with its push."""
        return state.turns + 1 if state.step == PUSH else None


@lru_cache(maxsize=4096)
def _push_of(grid: Grid, spare: Openings, text: str) -> Push:
    """Read a push; cached, since there are few pushes, read repeatedly."""
    match = PUSH_FORM.fullmatch(text)
    if not match:
        raise Problem("notation.move", text=text, expected="push")
    arrow, sides, glyph, quarters = match.groups()
    name = grid.arrow(arrow).name
    if sides or glyph:
        return Push(name, from_letters(sides or glyph))
    return Push(name, rotate(spare, int(quarters)))


def opening_tiles(state: Sliding, heights: tuple[int, ...] | None = None) -> tuple[Tile, ...]:
    """The movable tiles with their rotations, row by row, the spare last: the content of a deal."""
    at = {square: goal for goal, square in enumerate(state.places)}
    maze = state.maze
    free = [square for square in range(state.edition.grid.size) if square not in state.edition.fixed]
    return tuple(
        Tile(
            maze.spare if square == SPARE else maze[square],
            at.get(square),
            heights[square] if heights else 0,
        )
        for square in [*free, SPARE]
    )


def _read_named(word: str) -> dict[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise ValueError
    return {name.replace("-", "_"): value}


def _seat(colours: tuple[str, ...], colour: str) -> Seat:
    try:
        return colours.index(colour.lower())
    except ValueError:
        raise Problem("table.colour", "K2", colour=colour, known=", ".join(colours)) from None


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Problem("notation.expected", text=text, expected="number")
    return int(text)


def _plain(kind: type[SlidingOptions]) -> dict[str, object]:
    """Every option at its own default: a position contains all that differs, so an edition's defaults do not matter."""
    return {name: option.default for name, option in options_of(kind).items()}
