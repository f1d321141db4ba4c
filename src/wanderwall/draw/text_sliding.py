"""A sliding maze for a terminal."""

from __future__ import annotations

from wanderwall.board.grid import SPARE, Square, Squares, grid
from wanderwall.board.tiles import E, N, Openings, S, W, shape
from wanderwall.draw.canvas import FIXED, MOVABLE, TRAIL, Canvas, TileSpace
from wanderwall.draw.pieces import goals_at, mood, pawns_of
from wanderwall.draw.text import Label, shorten_names
from wanderwall.games.views import MazeView

HOME, EXIT, RUNE, BARRED = "⌂", "∩", "✦", "✕"
#: a joint that only magic can cross is dashed
CLIFF_ACROSS, CLIFF_DOWN = "╌", "╎"


def sliding_text(view: MazeView, marks: Squares, colour: bool, label: Label) -> list[str]:
    """The board, with what is in reach marked."""
    return SlidingText(view, marks, label).lines(colour)


def sliding_labels(view: MazeView, label: Label) -> dict[str, str]:
    """The short names on the tiles, by goal."""
    return SlidingText(view, 0, label).labels


class SlidingText:
    """One picture of a sliding maze."""

    def __init__(self, view: MazeView, marks: Squares, label: Label) -> None:
        self.view = view
        self.marks = marks
        self.grid = grid(view["side"])
        self.maze: list[Openings] = view["maze"]
        self.goals = goals_at(view)
        self.towers = view if "heights" in view else None
        # a small board has space for longer names; 7×7 just fits 80 columns
        self.space = TileSpace(14, 2) if self.grid.side <= 5 else TileSpace(10, 1)
        self.labels = shorten_names({goal: label(goal) for goal in view["things"]}, self._label_room())
        self.pawns = pawns_of(seat["colour"] for seat in view["seats"])
        #: space for the row's number and its arrow to the left of the board
        self.margin = 2 * len(str(self.grid.side)) + 3
        right = len(str(self.grid.side)) + 2
        self.canvas = Canvas(self.margin + self.grid.side * self.space.width + right, 3 * self.grid.side + 6)

    def _label_room(self) -> int:
        carriers = [self._openings(square) for square in self.goals]
        tight = any(shape(openings) in ("straight", "end", "blank") for openings in carriers)
        return min(self.space.room, self.space.tight_room) if tight else self.space.room

    def _openings(self, square: Square) -> Openings:
        return self.view["spare"] if square == SPARE else self.maze[square]

    def _lit(self, square: Square) -> bool:
        return square != SPARE and bool(self.marks >> square & 1)

    def _height(self, square: Square) -> int:
        assert self.towers is not None
        return self.towers["spare_height"] if square == SPARE else self.towers["heights"][square]

    def lines(self, colour: bool) -> list[str]:
        self._edges()
        squares = range(SPARE, self.grid.size)
        for square in squares:
            self._tile(square)
        if self.towers:
            self._cliffs()
        for square in squares:
            self._things(square)
        return self.canvas.lines(mood(self.view) if colour else None)

    def _origin(self, square: Square) -> tuple[int, int]:
        """The top left character of a tile; the spare is below the board."""
        if square == SPARE:
            return 3 * self.grid.side + 3, self.margin
        row, column = divmod(square, self.grid.side)
        return 1 + 3 * row, self.margin + column * self.space.width

    # ── a tile ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _tile(self, square: Square) -> None:
        top, left = self._origin(square)
        openings, lit = self._openings(square), self._lit(square)
        fixed = square != SPARE and bool(self.grid.fixed >> square & 1)
        for row, text in enumerate(self.space.rows(openings, FIXED if fixed else MOVABLE)):
            self.canvas.put(top + row, left, text, "wall")
            start, end = self.space.span(openings, row)
            floor = "".join(TRAIL if lit and column % 2 == row % 2 else " " for column in range(start, end))
            self.canvas.put(top + row, left + start, floor, "lit" if lit else "floor")
        if self.towers:
            height = self._height(square)
            self.canvas.put(top, left, f"{height:<{self.space.inset}}", f"height-{min(max(height, 1), 5)}")

    def _things(self, square: Square) -> None:
        """Draw the goal in the middle; home and pawns there, next to it, or above or below if the tile opens there."""
        top, left = self._origin(square)
        openings, goal = self._openings(square), self.goals.get(square)
        tokens = self._tokens(square)
        width = sum(len(text) for text, _ in tokens)
        start, end = self._middle(openings)
        if goal is None:
            self._put_tokens(top + 1, left, start, end, tokens)
            return
        name = self.labels[goal]
        style = "lit-goal" if self._lit(square) else "goal"
        row = 2 if openings & S else 0 if openings & N else 1
        if tokens and row == 1:
            start, end = self.space.span(openings, 1)
            name = name[: end - start - width - 1]
            self.canvas.put(top + 1, left + start, name, style)
            self._put_tokens(top + 1, left, end - width, end, tokens)
            return
        self.canvas.put(top + 1, left + self._centre_start(len(name), start, end), name, style)
        self._put_tokens(top + row, left, *self.space.span(openings, row), tokens)

    def _middle(self, openings: Openings) -> tuple[int, int]:
        """Where a name may be in the middle row: a gap is left towards an open neighbour."""
        start, end = self.space.span(openings, 1)
        return start + bool(openings & W), end - bool(openings & E)

    def _centre_start(self, length: int, start: int, end: int) -> int:
        """The start of a text of this length: in the middle of the tile, as far as the corridor allows."""
        return max(start, min((self.space.width - length) // 2, end - length))

    def _tokens(self, square: Square) -> list[tuple[str, str]]:
        """Home or way out, rune stone and pawns on a square, with their styles."""
        tokens = []
        if square != SPARE:
            tokens += [(RUNE, "magic")] if self.view.get("rune") == square else []
            for seat in self.view["seats"]:
                place = HOME if seat["home"] == square else EXIT if square in seat["finish"] else None
                if place:
                    tokens.append((place + self.pawns[seat["colour"]].hollow, self._style("home", seat["colour"])))
            for seat in self.view["seats"]:
                if seat["pawn"] == square and self.view["step"] != "deal":
                    tokens.append((self.pawns[seat["colour"]].glyph, self._style("pawn", seat["colour"])))
        return tokens

    def _style(self, thing: str, colour: str) -> str:
        return f"{thing}-{self.pawns[colour].shape}"

    def _put_tokens(self, row: int, left: int, start: int, end: int, tokens: list[tuple[str, str]]) -> None:
        """Draw tokens next to each other, as wide as there is space."""
        broad = [(f" {text} " if len(text) == 1 else text, style) for text, style in tokens]
        if sum(len(text) for text, _ in broad) <= end - start:
            tokens = broad
        column = left + self._centre_start(sum(len(text) for text, _ in tokens), start, end)
        for text, style in tokens:
            self.canvas.put(row, column, text, style)
            column += len(text)

    def _cliffs(self) -> None:
        """Draw joints of more than one level dashed, since they need magic (T3, T4)."""
        side, last = self.grid.side, self.space.width - 1
        for square in range(self.grid.size):
            top, left = self._origin(square)
            if square % side < side - 1 and self._steep(square, square + 1, E, W):
                self.canvas.put(top + 1, left + last, CLIFF_DOWN * 2, "magic")
            if square + side < self.grid.size and self._steep(square, square + side, S, N):
                start, end = self.space.span(S, 2)
                self.canvas.put(top + 3, left + start, CLIFF_ACROSS * (end - start), "magic")

    def _steep(self, one: Square, other: Square, side: Openings, facing: Openings) -> bool:
        joined = self.maze[one] & side and self.maze[other] & facing
        return bool(joined) and abs(self._height(one) - self._height(other)) > 1

    # ── around the board ─────────────────────────────────────────────────────────────────────────────────────────────

    def _edges(self) -> None:
        """Draw names of columns and rows, and the arrows with theirs; the barred one is crossed out (S5)."""
        side, width = self.grid.side, self.space.width
        bottom, right = 1 + 3 * side, self.margin + side * width
        # the spare below the board is marked as in the notation
        self.canvas.put(self._origin(SPARE)[0] + 1, self.margin - 2, "+", "name")
        for n in range(side):
            self.canvas.put(0, self.margin + n * width + width // 2 - 3, chr(97 + n), "name")
            self.canvas.put(2 + 3 * n, 0, str(n + 1), "name")
        for arrow in self.grid.arrows:
            row, column = divmod(arrow.enter, side)
            barred = arrow.name == self.view["barred"]
            style = "barred" if barred else "arrow"
            point = BARRED if barred else {"N": "↓", "S": "↑", "W": "→", "E": "←"}[arrow.name[0]]
            middle = self.margin + column * width + width // 2 - 1
            match arrow.name[0]:
                case "N":
                    self.canvas.put(0, middle, arrow.name + point, style)
                case "S":
                    self.canvas.put(bottom, middle, arrow.name + point, style)
                case "W":
                    self.canvas.put(2 + 3 * row, self.margin - len(arrow.name) - 1, arrow.name + point, style)
                case _:
                    self.canvas.put(2 + 3 * row, right, point + arrow.name, style)
