"""A grid of characters, each with a style, and a tile's corridor drawn on it with box characters."""

from __future__ import annotations

from collections.abc import Mapping

from wanderwall.board.tiles import E, N, Openings, S, W
from wanderwall.draw.pieces import DUSK, GARDEN, PAWNS, SEA, TABLE

#: lines of movable tiles and of tiles fixed to the board:
#: across, down, then the corners that open towards south-east, south-west, north-east and north-west
MOVABLE = "─│╭╮╰╯"
FIXED = "═║╔╗╚╝"

TRAIL = "·"

#: the code of each style on a colour terminal; ground and ink are always both set, so it is readable on any background
COMMON = {
    "": "0",
    "name": "1",
    "arrow": "1;38;5;221;48;5;94",
    "barred": "1;38;5;231;48;5;160",
    "magic": "1;38;5;16;48;5;175",
    "good": "1;38;5;231;48;5;29",
    "bad": "1;38;5;231;48;5;166",
    **{f"pawn-{pawn.shape}": pawn.chip for pawn in PAWNS.values()},
    **{f"home-{pawn.shape}": pawn.sign for pawn in PAWNS.values()},
}
MOODS: Mapping[str, Mapping[str, str]] = {
    GARDEN: {
        "wall": "38;5;150;48;5;22",
        "floor": "38;5;16;48;5;230",
        "goal": "1;38;5;16;48;5;230",
        "lit": "38;5;94;48;5;221",
        "lit-goal": "1;38;5;16;48;5;221",
    },
    SEA: {
        "wall": "38;5;117;48;5;24",
        "floor": "38;5;16;48;5;223",
        "goal": "1;38;5;16;48;5;223",
        "lit": "38;5;94;48;5;221",
        "lit-goal": "1;38;5;16;48;5;221",
    },
    DUSK: {
        "wall": "38;5;146;48;5;17",
        "floor": "38;5;16;48;5;223",
        "goal": "1;38;5;16;48;5;223",
        "lit": "38;5;94;48;5;221",
        "lit-goal": "1;38;5;16;48;5;221",
        "height-1": "1;38;5;231;48;5;60",
        "height-2": "1;38;5;231;48;5;96",
        "height-3": "1;38;5;16;48;5;173",
        "height-4": "1;38;5;16;48;5;179",
        "height-5": "1;38;5;16;48;5;230",
    },
    TABLE: {
        "wall": "38;5;146;48;5;17",
        "floor": "38;5;16;48;5;223",
        "goal": "1;38;5;16;48;5;223",
        "card-0": "38;5;16;48;5;255",
        "card-1": "38;5;16;48;5;252",
        "lit": "38;5;94;48;5;221",
        "lit-goal": "1;38;5;16;48;5;221",
    },
}


class Canvas:
    """Rows of characters; later drawing covers earlier drawing."""

    def __init__(self, width: int, height: int) -> None:
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str) -> None:
        """Write a text to the right of this place."""
        for offset, char in enumerate(text):
            self._chars[row][column + offset] = char
            self._styles[row][column + offset] = style

    def lines(self, mood: str | None) -> list[str]:
        """The rows as text; in colour if a mood is given."""
        if mood is None:
            return ["".join(row).rstrip() for row in self._chars]
        codes = {**COMMON, **MOODS[mood]}
        return [_colour_row(chars, styles, codes) for chars, styles in zip(self._chars, self._styles, strict=True)]


def _colour_row(chars: list[str], styles: list[str], codes: Mapping[str, str]) -> str:
    last = max(
        (n for n, (char, style) in enumerate(zip(chars, styles, strict=True)) if char != " " or style), default=-1
    )
    out, now = [], ""
    for char, style in zip(chars[: last + 1], styles, strict=False):
        if style != now:
            out.append(f"\033[0;{codes[style]}m" if style else "\033[0m")
            now = style
        out.append(char)
    return "".join(out) + ("\033[0m" if now else "")


class TileSpace:
    """The layout of a tile `width` characters wide and three high; its walls are `inset` characters from the edge."""

    def __init__(self, width: int, inset: int) -> None:
        self.width = width
        self.inset = inset
        self.left, self.right = inset, width - 1 - inset

    @property
    def room(self) -> int:
        """The longest name on a tile that opens to the east or west, with a gap to the next tile."""
        return self.width - self.inset - 2

    @property
    def tight_room(self) -> int:
        """The longest name on a tile that opens only to the north or south."""
        return self.right - self.left - 1

    def span(self, openings: Openings, row: int) -> tuple[int, int]:
        """The first column of the corridor in a row, and the one after the last."""
        if row == 1:
            return 0 if openings & W else self.left + 1, self.width if openings & E else self.right
        return (self.left + 1, self.right) if openings & (N if row == 0 else S) else (0, 0)

    def rows(self, openings: Openings, lines: str) -> list[str]:
        """The tile's walls; blank in the corridor, and behind the walls.

        >>> print("\\n".join(TileSpace(10, 1).rows(E | S, MOVABLE)))
         ╭────────
         │
         │      ╭─
        """
        return [
            self._outer(openings & N, openings, lines, lines[5], lines[4], lines[2], lines[3]),
            self._middle(openings, lines),
            self._outer(openings & S, openings, lines, lines[3], lines[2], lines[4], lines[5]),
        ]

    def _outer(self, opened: int, openings: Openings, lines: str, *corners: str) -> str:
        """The top or bottom row; corners: turning west, turning east, closed at the left, closed at the right."""
        across, down = lines[0], lines[1]
        west, east = openings & W, openings & E
        left = (corners[0] if west else down) if opened else (across if west else corners[2])
        right = (corners[1] if east else down) if opened else (across if east else corners[3])
        inside = (" " if opened else across) * (self.right - self.left - 1)
        margins = [(across if side else " ") * self.inset for side in (west, east)]
        return margins[0] + left + inside + right + margins[1]

    def _middle(self, openings: Openings, lines: str) -> str:
        row = [" "] * self.width
        if not openings & W:
            row[self.left] = lines[1]
        if not openings & E:
            row[self.right] = lines[1]
        return "".join(row)
