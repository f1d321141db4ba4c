"""The part of an edition file that describes a sliding maze: side, homes, fixed and movable tiles, goals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple

from wanderwall.board.grid import SPARE, Grid, Square, grid
from wanderwall.board.tiles import SHAPES, Openings, from_letters, turns
from wanderwall.game.edition import Edition, EditionParts, TomlTable, common
from wanderwall.problem import Problem

Goal = int  # a goal's number: its index in the edition's list


class Tile(NamedTuple):
    """A tile and what is on it; the tiles of a flat game have no height."""

    openings: Openings
    goal: Goal | None = None
    height: int = 0

    @property
    def piece(self) -> Tile:
        """The same tile, whatever its rotation, to compare with the contents of the edition."""
        return self._replace(openings=min(turns(self.openings)))


@dataclass(frozen=True, eq=False, repr=False)
class SlidingEdition(Edition):
    """An edition with a sliding maze."""

    #: the clause with the number of players
    players_clause: ClassVar[str] = "K1"

    side: int
    #: colour of each pawn and its start, clockwise (K2)
    homes: Mapping[str, Square]
    goals: tuple[str, ...]
    fixed: Mapping[Square, Tile]
    movable: tuple[Tile, ...]

    @cached_property
    def grid(self) -> Grid:
        return grid(self.side)

    @property
    def palette(self) -> tuple[str, ...]:
        """The colours of the corners."""
        return tuple(self.homes)

    @cached_property
    def goal_numbers(self) -> dict[str, Goal]:
        return {goal: number for number, goal in enumerate(self.goals)}

    @cached_property
    def fixed_places(self) -> dict[Goal, Square]:
        """The goals that never move."""
        return {tile.goal: square for square, tile in self.fixed.items() if tile.goal is not None}

    def places(self, tiles: Mapping[Square, Tile]) -> tuple[Square, ...]:
        """The square of each goal, given all tiles on the board and on SPARE."""
        where = {tile.goal: square for square, tile in tiles.items()}
        return tuple(where[goal] for goal in range(len(self.goals)))


class SlidingParts(EditionParts):
    """The arguments of `SlidingEdition`."""

    side: int
    homes: Mapping[str, Square]
    goals: tuple[str, ...]
    fixed: Mapping[Square, Tile]
    movable: tuple[Tile, ...]


def sliding_parts(table: TomlTable, with_heights: bool) -> SlidingParts:
    """The arguments of SlidingEdition, checked."""
    side = table.integer("side", 3, 13)
    try:
        board = grid(side)
    except Problem:
        raise table.wrong("side", "odd", value=side) from None
    homes = _homes(table.table("homes"), board)
    goals: list[str] = []
    fixed = _read_fixed(table.table("fixed"), board, goals, with_heights)
    movable = _movable(table.tables("movable"), goals, with_heights)
    needed = board.size - len(fixed) + 1
    if len(movable) != needed:
        raise table.wrong("movable", "count", given=len(movable), needed=needed)
    parts = common(table)
    for goal in goals:
        if goal not in parts["names"]:
            raise table.wrong("names", "unnamed", text=goal)
    if parts["players"][1] > len(homes):
        raise table.wrong("homes", "homes", given=len(homes), needed=parts["players"][1])
    if len(goals) < parts["players"][1]:
        raise table.wrong("fixed.goals", "goals", given=len(goals), needed=parts["players"][1])
    return {**parts, "side": side, "homes": homes, "goals": tuple(goals), "fixed": fixed, "movable": movable}


def _homes(table: TomlTable, board: Grid) -> dict[str, Square]:
    homes = {colour: _square(table, colour, table.text(colour), board) for colour in table}
    for colour, square in homes.items():
        if not board.fixed >> square & 1 or list(homes.values()).count(square) > 1:
            raise table.wrong(colour, "home", text=board.names[square])
    return homes


def _read_fixed(table: TomlTable, board: Grid, goals: list[str], with_heights: bool) -> dict[Square, Tile]:
    places = table.optional("goals")
    goal_at = {}
    for goal in places:
        square = fixed_square(places, goal, board.side)
        if square in goal_at:
            raise places.wrong(goal, "fixed_square", text=board.names[square])
        goal_at[square] = len(goals)
        goals.append(goal)
    across = board.side // 2 + 1
    rows = [list(row) for row in table.items("tiles", str)]
    if len(rows) != across or any(len(row) != across for row in rows):
        raise table.wrong("tiles", "fixed_rows", needed=across)
    heights = [list(row) for row in table.items("heights", str)] if with_heights else [["0"] * across] * across
    if len(heights) != across or any(len(row) != across or not "".join(row).isdigit() for row in heights):
        raise table.wrong("heights", "fixed_rows", needed=across)
    table.refuse_unread()
    fixed = {}
    for n in range(across * across):
        row, column = divmod(n, across)
        try:
            openings = from_letters(rows[row][column])
        except Problem:
            raise table.wrong("tiles", "glyph", text=rows[row][column]) from None
        square = 2 * row * board.side + 2 * column
        fixed[square] = Tile(openings, goal_at.get(square), int(heights[row][column]))
    return fixed


def _movable(tables: list[TomlTable], goals: list[str], with_heights: bool) -> tuple[Tile, ...]:
    movable: list[Tile] = []
    for table in tables:
        openings = SHAPES[table.word("shape", *SHAPES)]
        height = table.integer("height", 1, 9) if with_heights else 0
        if table.has("goal"):
            goal = table.text("goal")
            if goal in goals:
                raise table.wrong("goal", "twice", text=goal)
            movable.append(Tile(openings, len(goals), height))
            goals.append(goal)
        else:
            movable += [Tile(openings, None, height)] * (table.integer("count", 1, 200) if table.has("count") else 1)
        table.refuse_unread()
    return tuple(movable)


def _square(table: TomlTable, key: str, name: str, board: Grid) -> Square:
    try:
        return board.square(name)
    except Problem:
        raise table.wrong(key, "square", text=name, last=board.names[-1]) from None


def fixed_square(table: TomlTable, key: str, side: int) -> Square:
    """Read a square that never moves, named in an edition file (S1)."""
    board = grid(side)
    square = _square(table, key, table.text(key), board)
    if not board.fixed >> square & 1:
        raise table.wrong(key, "fixed_square", text=board.names[square])
    return square


def lay_out(edition: SlidingEdition, tiles: tuple[Tile, ...]) -> dict[Square, Tile]:
    """All tiles by square: the fixed ones, the movable ones row by row on the free squares, the last on SPARE (K2)."""
    free = [square for square in range(edition.grid.size) if square not in edition.fixed]
    return {**edition.fixed, **dict(zip([*free, SPARE], tiles, strict=True))}
