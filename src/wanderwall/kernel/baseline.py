"""The maze as most people would write it, as a baseline for `bench`: tile objects and breadth-first search."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator

from wanderwall.games.classic.state import State

Place = tuple[int, int]

DOORS = {"N": (-1, 0, "S"), "E": (0, 1, "W"), "S": (1, 0, "N"), "W": (0, -1, "E")}
TURNED = {"N": "E", "E": "S", "S": "W", "W": "N"}


class BaselineTile:
    """A tile that knows its openings and the goal on it."""

    def __init__(self, doors: str, goal: int | None = None) -> None:
        self.doors = doors
        self.goal = goal

    def rotate(self) -> BaselineTile:
        return BaselineTile("".join(TURNED[door] for door in self.doors), self.goal)

    def ways(self) -> list[BaselineTile]:
        """The distinct rotations of this tile."""
        ways = {"".join(sorted(self.doors)): self}
        tile = self
        for _ in range(3):
            tile = tile.rotate()
            ways.setdefault("".join(sorted(tile.doors)), tile)
        return list(ways.values())


class BaselineArrow:
    """Where a tile is pushed in: a row or column, from its start or its end."""

    def __init__(self, side: int, is_row: bool, line: int, from_start: bool) -> None:
        self.places = [(line, k) if is_row else (k, line) for k in range(side)]
        if not from_start:
            self.places.reverse()


class BaselineBoard:
    """Rows of tiles, the spare tile and the pawns."""

    def __init__(self, rows: list[list[BaselineTile]], spare: BaselineTile, pawns: list[Place]) -> None:
        self.side = len(rows)
        self.rows = rows
        self.spare = spare
        self.pawns = pawns

    @classmethod
    def of(cls, state: State) -> BaselineBoard:
        """The board of a state of the rules."""
        side = state.edition.side
        goal_at = {place: goal for goal, place in enumerate(state.places)}
        tiles = [
            BaselineTile("".join(door for bit, door in enumerate("NESW") if openings >> bit & 1), goal_at.get(square))
            for square, openings in [*enumerate(state.maze.tiles), (-1, state.maze.spare)]
        ]
        rows = [tiles[row * side : (row + 1) * side] for row in range(side)]
        return cls(rows, tiles[-1], [divmod(pawn, side) for pawn in state.pawns])

    def copy(self) -> BaselineBoard:
        return BaselineBoard([row[:] for row in self.rows], self.spare, self.pawns[:])

    def arrows(self) -> list[BaselineArrow]:
        """All arrows, clockwise from the top left."""
        lines, side = range(1, self.side, 2), self.side
        return [
            *(BaselineArrow(side, False, line, True) for line in lines),
            *(BaselineArrow(side, True, line, False) for line in lines),
            *(BaselineArrow(side, False, line, False) for line in reversed(lines)),
            *(BaselineArrow(side, True, line, True) for line in reversed(lines)),
        ]

    def push(self, arrow: BaselineArrow, spare: BaselineTile) -> None:
        places = arrow.places
        tiles = [spare, *(self.rows[r][c] for r, c in places)]
        for (r, c), tile in zip(places, tiles[:-1], strict=True):
            self.rows[r][c] = tile
        self.spare = tiles[-1]
        for number, pawn in enumerate(self.pawns):
            if pawn in places:
                self.pawns[number] = places[(places.index(pawn) + 1) % self.side]

    def reachable(self, start: Place) -> set[Place]:
        seen, queue = {start}, deque([start])
        while queue:
            r, c = queue.popleft()
            for door in self.rows[r][c].doors:
                dr, dc, back = DOORS[door]
                there = (r + dr, c + dc)
                if not (0 <= there[0] < self.side and 0 <= there[1] < self.side) or there in seen:
                    continue
                if back in self.rows[there[0]][there[1]].doors:
                    seen.add(there)
                    queue.append(there)
        return seen

    def pushes(self, player: int, barred: Place | None) -> Iterator[tuple[BaselineArrow, BaselineBoard, set[Place]]]:
        """Every push and rotation of the spare: the board afterwards, and what the player's pawn reaches on it."""
        for arrow in self.arrows():
            if arrow.places[0] == barred:
                continue
            for tile in self.spare.ways():
                board = self.copy()
                board.push(arrow, tile)
                yield arrow, board, board.reachable(board.pawns[player])


def reach_all(board: BaselineBoard) -> list[set[Place]]:
    """The squares the first pawn reaches after every push."""
    return [reached for _, _, reached in board.pushes(0, None)]


def greedy_game(state: State, dice: random.Random, limit: int) -> tuple[list[int], int]:
    """Play classic to the end like the kernel's greedy policy; return the winners and the number of turns."""
    board, barred = BaselineBoard.of(state), None
    stacks = [list(stack) for stack in state.stacks]
    homes = [divmod(state.home(seat), board.side) for seat in range(state.seats)]
    player = state.first
    for turn in range(1, limit * state.seats + 1):
        options = []
        for arrow, after, reached in board.pushes(player, barred):
            goal = homes[player] if not stacks[player] else place_of(after, stacks[player][0])
            options.append((arrow, after, reached))
            if goal in reached:
                arrived = goal
                break
        else:
            arrow, after, reached = dice.choice(options)
            arrived = dice.choice(sorted(reached))
            goal = None
        board, barred = after, arrow.places[-1]
        board.pawns[player] = arrived
        if arrived == goal:
            if not stacks[player]:
                return [player], turn
            stacks[player].pop(0)
        player = (player + 1) % state.seats
    fewest = min(len(stack) for stack in stacks)
    return [seat for seat, stack in enumerate(stacks) if len(stack) == fewest], limit * state.seats


def place_of(board: BaselineBoard, goal: int) -> Place | None:
    """The square of a goal; None if it is on the spare tile."""
    for r, row in enumerate(board.rows):
        for c, tile in enumerate(row):
            if tile.goal == goal:
                return r, c
    return None
