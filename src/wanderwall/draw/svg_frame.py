"""The frame around a sliding maze: wood and brass, labels of rows, columns and arrows, medals for homes."""

from __future__ import annotations

from collections import Counter
from math import ceil, sqrt

from wanderwall.board.grid import Grid, Square
from wanderwall.draw.pieces import Pawn
from wanderwall.draw.svg_parts import CREAM, INK, Paint, Sheet, data, rect, shape_path, text, translate, wanderer
from wanderwall.draw.svg_towers import MAGIC_BACK, RUNE_LIGHT
from wanderwall.games.towers.views import TowersSeat
from wanderwall.games.views import MazeSeat

WIDTH, ROW = 188, 78
#: the symbol of a magic card: up, down, or both
MAGIC = {"u": "M0-6L6 5H-6z", "d": "M0 6L6-5H-6z", "j": "M0-7L5-1H-5zM0 7L5 1H-5z"}


def card(paint: Paint, height: float, outline: str = "") -> str:
    """A sheet of paper."""
    line, width = (outline, 4) if outline else (paint.line, 1.6)
    face = f'fill="{paint.panel}" stroke="{line}" stroke-width="{width}"'
    return rect(0, 4, WIDTH, height, 16, 'fill="#000" opacity=".16"') + rect(0, 0, WIDTH, height, 16, face)


def standing(sheet: Sheet, pawn: Pawn) -> str:
    """A player's pawn figure."""
    return sheet.use(f"pawn-{pawn.shape}", lambda id: f'<g id="{id}">{wanderer(pawn)}</g>')


def player(sheet: Sheet, paint: Paint, pawn: Pawn, seat: MazeSeat, turn: bool, won: bool) -> str:
    """One player's card."""
    found = len(seat["found"])
    pieces = [
        card(paint, ROW, pawn.hue if turn else ""),
        translate(30, 64, standing(sheet, pawn), 0.76),
        text(56, 34, f"{found}/{found + seat['left']}", 22, paint.text, "start"),
        _magic(seat, paint) if "hand_size" in seat else _found(sheet, seat["found"]),
        _known_goals(sheet, paint, seat["cards"]),
        sheet.icon("crown", 8, -14, 36) if won else "",
    ]
    return "".join(pieces)


def _found(sheet: Sheet, goals: list[str]) -> str:
    """The goals found, or the last of them if there are many."""
    shown = goals[-8:]
    return "".join(sheet.icon(goal, 54 + 15 * (n % 4), 42 + 16 * (n // 4), 14) for n, goal in enumerate(shown))


def _known_goals(sheet: Sheet, paint: Paint, cards: list[str]) -> str:
    """The goals of this player that the viewer knows."""
    if not cards:
        return ""
    columns = ceil(sqrt(len(cards)))
    cell = 52 / columns
    icons = "".join(
        sheet.icon(goal, 124 + cell * (n % columns), 13 + cell * (n // columns), cell - 1)
        for n, goal in enumerate(cards)
    )
    return rect(120, 8, 60, 62, 10, f'fill="#FFFDF4" stroke="{paint.plaza[1]}" stroke-width="2"') + icons


def _magic(seat: TowersSeat, paint: Paint) -> str:
    """The rune card, lit if turned, and the magic cards: by kind, or only how many (T2)."""
    light = RUNE_LIGHT if seat["rune_turned"] else "none"
    rune = f'<path d="M106 17L113 27 106 37 99 27z" fill="{light}" stroke="{INK}" stroke-width="2"/>'
    edge = f'stroke="{INK}" stroke-width="1.5"'
    if seat["hand"] is None:
        back = rect(56, 46, 14, 20, 3, f'fill="{MAGIC_BACK}" {edge}')
        return rune + back + text(80, 62, str(seat["hand_size"]), 16, paint.text)
    hand = Counter(seat["hand"])
    kinds = [kind for kind in MAGIC if hand[kind]]
    cards = [
        rect(0, 0, 14, 20, 3, f'fill="#FFE4F2" {edge}')
        + f'<path d="{MAGIC[kind]}" transform="translate(7 10) scale(.8)" fill="{INK}"/>'
        + (text(15, 19, str(hand[kind]), 11, paint.text, "start") if hand[kind] > 1 else "")
        for kind in kinds
    ]
    return rune + "".join(translate(54 + 22 * n, 46, drawn) for n, drawn in enumerate(cards))


FRAME = 64
TURN = {"N": 0, "E": 90, "S": 180, "W": -90}
#: an arrow that points down, and the line inside it
ARROW, INLAY = "M-30-12Q-32-17-26-17H26Q32-17 30-12L5 17Q0 22-5 17z", "M-20-10H20L0 11z"
#: a red plank with two bolts across the arrow where the spare may not go back in (S5)
PLANK = (
    '<g transform="rotate(-32)"><rect x="-30" y="-7" width="60" height="14" rx="3" fill="#C8452F" stroke="#3A0F08"'
    ' stroke-width="2"/><g fill="#FFE9C4"><circle cx="-22" r="3"/><circle cx="22" r="3"/></g></g>'
)


class Frame:
    """The frame of one picture."""

    def __init__(self, sheet: Sheet, paint: Paint, grid: Grid) -> None:
        self.sheet = sheet
        self.paint = paint
        self.grid = grid
        self.span = 100 * grid.side

    def draw(self, barred: str | None) -> None:
        """Draw everything except the medals; `barred` is the arrow where the spare may not go in (S5)."""
        self._wood()
        for n in range(self.grid.side):
            has_arrow = n % 2  # an arrow is in the middle of every second line
            middle = 100 * n + 50
            self._engrave(middle - 43 * has_arrow, -30, chr(97 + n))
            self._engrave(-38, middle + 8 + 42 * has_arrow, str(n + 1))
        for arrow in self.grid.arrows:
            self._arrow(arrow.name, arrow.enter, arrow.name == barred)

    def _wood(self) -> None:
        paint, span, size = self.paint, self.span, self.span + 2 * FRAME
        wood = self.sheet.define("wood", self._gradient)
        grain = "".join(
            f"M{20 + 7 * n - FRAME} {9 + 6 * n - FRAME}H{span + FRAME - 30 - 5 * n}"
            f"M{30 + 3 * n - FRAME} {span + FRAME - 8 - 6 * n}H{span + FRAME - 22 - 6 * n}"
            for n in range(9)
        )
        light = f'fill="none" stroke="{paint.edge}" stroke-opacity=".4" stroke-width="2.5"'
        inlay = f'fill="none" stroke="{self.sheet.brass()}" stroke-width="3.5"'
        self.sheet.add(
            rect(2 - FRAME, 8 - FRAME, size - 4, size - 4, 40, 'fill="#000" opacity=".28"'),
            rect(-FRAME, -FRAME, size, size, 38, f'fill="url(#{wood})"'),
            f'<path d="{grain}" stroke="{paint.grain}" stroke-opacity=".2" stroke-width="1.6"/>',
            rect(3 - FRAME, 3 - FRAME, size - 6, size - 6, 35, light),
            rect(-13, -13, span + 26, span + 26, 10, inlay),
            rect(-7, -7, span + 14, span + 14, 6, f'fill="{paint.bed}"'),
        )

    def _gradient(self, id: str) -> str:
        light, dark = self.paint.frame
        return (
            f'<linearGradient id="{id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
        )

    def _engrave(self, x: float, y: float, words: str, anchor: str = "middle") -> None:
        self.sheet.add(text(x, y, words, 23, self.paint.engraved, anchor))

    def _arrow(self, name: str, enter: Square, barred: bool) -> None:
        side, (row, column) = name[0], divmod(enter, self.grid.side)
        x = 100 * column + {"W": -38, "E": 138}.get(side, 50)
        y = 100 * row + {"N": -38, "S": 138}.get(side, 50)
        turn = f'transform="rotate({TURN[side]})"'
        if barred:
            drawn = self.sheet.use("arrow-barred", lambda id: _arrow(id, "#6E665E", "#2C2622"), extra=turn) + PLANK
        else:
            drawn = self.sheet.use("arrow", lambda id: _arrow(id, self.sheet.brass(), "#6B430D"), extra=turn)
        self.sheet.add(translate(x, y, drawn, extra=data(arrow=name, barred="yes" if barred else "no")))
        if side in "NS":
            self._engrave(x + 33, y + 8, name, "start")
        else:
            self._engrave(x, y - 35, name)

    def medal(self, home: Square, pawn: Pawn) -> None:
        """Draw a medal in the corner of the frame, if the home is in that corner of the board."""
        row, column = divmod(home, self.grid.side)
        last = self.grid.side - 1
        if row not in (0, last) or column not in (0, last):
            return
        brass = f'<circle r="20" fill="{self.sheet.brass()}" stroke="#7A4E12" stroke-width="1.6"/>'
        shape = f'<path d="{shape_path(pawn.shape, 8.5)}" fill="{pawn.hue}" stroke="{CREAM}" stroke-width="1.6"/>'
        x, y = (-32 if place == 0 else self.span + 32 for place in (column, row))
        self.sheet.add(translate(x, y, f'{brass}<circle r="16" fill="{INK}"/>{shape}'))


def _arrow(id: str, fill: str, line: str) -> str:
    """A brass arrow that points down."""
    return (
        f'<g id="{id}" stroke-linejoin="round">'
        f'<path d="{ARROW}" fill="#000" opacity=".38" transform="translate(1 3)"/>'
        f'<path d="{ARROW}" fill="{fill}" stroke="{line}" stroke-width="2.2"/>'
        f'<path d="{INLAY}" fill="none" stroke="{line}" stroke-width="2.6" opacity=".75"/></g>'
    )
