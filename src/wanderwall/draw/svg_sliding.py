"""The vector picture of a sliding maze: frame and arrows, tiles, goals, homes, pawns; beside it spare and players."""

from __future__ import annotations

from math import ceil, sqrt
from typing import Any

from wanderwall.board.grid import SPARE, Square, Squares, grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import joins
from wanderwall.board.tiles import Openings
from wanderwall.draw import svg_dusk, svg_flat
from wanderwall.draw.pieces import DUSK, GARDEN, SEA, Pawn, goals_at, mood, pawns_of
from wanderwall.draw.svg_parts import (
    CREAM,
    INK,
    Names,
    Paint,
    Sheet,
    data,
    moved,
    rect,
    shape_path,
    text,
    token,
    wanderer,
)
from wanderwall.game.protocol import View

PAINTS = {GARDEN: svg_flat.GARDEN_PAINT, SEA: svg_flat.SEA_PAINT, DUSK: svg_dusk.DUSK_PAINT}
FRAME = 64
GAP, PANEL, ROW = 18, 188, 78
TURN = {"N": 0, "E": 90, "S": 180, "W": -90}
ARROW = "M-30-12Q-32-17-26-17H26Q32-17 30-12L5 17Q0 22-5 17z"
#: where pawns stand on a tile, by how many there are: feet, and size
STANDS = {
    1: ([(50, 76)], 1.0),
    2: ([(29, 76), (71, 76)], 0.9),
    3: ([(50, 52), (27, 84), (73, 84)], 0.72),
    4: ([(28, 48), (72, 48), (28, 88), (72, 88)], 0.66),
}


def sliding_svg(view: View, marks: Squares, names: Names | None, title: str) -> str:
    return SlidingPicture(view, marks, names).drawn(title)


class SlidingPicture:
    """One picture."""

    def __init__(self, view: View, marks: Squares, names: Names | None) -> None:
        self.view = view
        self.marks = marks
        self.mood = mood(view)
        self.paint: Paint = PAINTS[self.mood]
        self.sheet = Sheet(self.mood, names)
        self.grid = grid(view["side"])
        self.maze: list[Openings] = view["maze"]
        self.heights: list[int] = view.get("heights", [])
        self.goals = goals_at(view)
        self.pawns = pawns_of(seat["colour"] for seat in view["seats"])
        self.span = 100 * self.grid.side

    def drawn(self, title: str) -> str:
        self._frame()
        self._arrows()
        self._tiles()
        self._things()
        self._pawns()
        bottom = self._panel()
        height = max(self.span + FRAME, bottom) + FRAME + 8
        box = (-FRAME - 4, -FRAME - 4, self.span + 2 * FRAME + GAP + PANEL + 8, height + 4)
        return self.sheet.finish(box, title, self._told())

    def _told(self) -> str:
        """Where everything is, in the squares' names."""
        parts = [f"{self.sheet.name(goal)} {self.grid.place_name(place)}" for place, goal in sorted(self.goals.items())]
        parts += [f"{self.pawns[seat['colour']].glyph} {self.grid.names[seat['pawn']]}" for seat in self.view["seats"]]
        return ", ".join(parts)

    def _at(self, square: Square) -> tuple[float, float]:
        row, column = divmod(square, self.grid.side)
        return 100 * column, 100 * row

    # ── frame and arrows ─────────────────────────────────────────────────────────────────────────────────────────────

    def _frame(self) -> None:
        paint, size = self.paint, self.span + 2 * FRAME
        wood = self.sheet.define(
            "wood",
            lambda id: (
                f'<linearGradient id="{id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{paint.frame[0]}"/>'
                f'<stop offset="1" stop-color="{paint.frame[1]}"/></linearGradient>'
            ),
        )
        grain = "".join(
            f"M{20 + 7 * n - FRAME} {9 + 6 * n - FRAME}H{self.span + FRAME - 30 - 5 * n}"
            f"M{30 + 3 * n - FRAME} {self.span + FRAME - 8 - 6 * n}H{self.span + FRAME - 22 - 6 * n}"
            for n in range(9)
        )
        self.sheet.add(
            rect(2 - FRAME, 8 - FRAME, size - 4, size - 4, 40, 'fill="#000" opacity=".28"'),
            rect(-FRAME, -FRAME, size, size, 38, f'fill="url(#{wood})"'),
            f'<path d="{grain}" stroke="{paint.grain}" stroke-opacity=".2" stroke-width="1.6"/>',
            rect(3 - FRAME, 3 - FRAME, size - 6, size - 6, 35, f'fill="none" stroke="{paint.edge}" stroke-opacity=".4" stroke-width="2.5"'),
            rect(-13, -13, self.span + 26, self.span + 26, 10, f'fill="none" stroke="{self.sheet.brass()}" stroke-width="3.5"'),
            rect(-7, -7, self.span + 14, self.span + 14, 6, f'fill="{paint.bed}"'),
        )
        for n in range(self.grid.side):
            across = n % 2  # beside an arrow the letter makes room for it
            middle = 100 * n + 50
            self._engrave(middle - 44 * across, -32, chr(97 + n))
            self._engrave(-38, middle + 48 * across + 6 * (1 - across), str(n + 1))
        for seat in self.view["seats"]:
            self._medal(seat["home"], self.pawns[seat["colour"]])

    def _engrave(self, x: float, y: float, words: str) -> None:
        ink = self.paint.text if self.mood == DUSK else CREAM
        self.sheet.add(text(x, y, words, 19, ink))

    def _medal(self, home: Square, pawn: Pawn) -> None:
        """A home in a corner of the board has a medal in that corner of the frame."""
        row, column = divmod(home, self.grid.side)
        last = self.grid.side - 1
        if row in (0, last) and column in (0, last):
            x, y = (-32 if column == 0 else self.span + 32), (-32 if row == 0 else self.span + 32)
            self.sheet.add(
                moved(
                    x,
                    y,
                    f'<circle r="20" fill="{self.sheet.brass()}" stroke="#7A4E12" stroke-width="1.6"/><circle r="16" fill="{INK}"/>'
                    f'<path d="{shape_path(pawn.shape, 8.5)}" fill="{pawn.hue}" stroke="{CREAM}" stroke-width="1.6"/>',
                )
            )

    def _arrows(self) -> None:
        for arrow in self.grid.arrows:
            side = arrow.name[0]
            x, y = self._at(arrow.enter)
            x += {"W": -38, "E": 138}.get(side, 50)
            y += {"N": -38, "S": 138}.get(side, 50)
            barred = arrow.name == self.view["lies"]
            key = "arrow-barred" if barred else "arrow"
            drawn = self.sheet.use(key, lambda id, barred=barred: self._arrow(id, barred), extra=f'transform="rotate({TURN[side]})"')
            bar = (
                '<g transform="rotate(-32)"><rect x="-30" y="-7" width="60" height="14" rx="3" fill="#C8452F" stroke="#3A0F08"'
                ' stroke-width="2"/><g fill="#FFE9C4"><circle cx="-22" r="3"/><circle cx="22" r="3"/></g></g>'
            )
            told = data(arrow=arrow.name, **({"barred": "yes"} if barred else {}))
            self.sheet.add(moved(x, y, drawn + (bar if barred else ""), extra=told))
            if side in "NS":
                self._engrave(x + 46, y + 6, arrow.name)
            else:
                self._engrave(x, y - 36, arrow.name)

    def _arrow(self, id: str, barred: bool) -> str:
        fill, line = ("#6E665E", "#2C2622") if barred else (self.sheet.brass(), "#6B430D")
        return (
            f'<g id="{id}" stroke-linejoin="round"><path d="{ARROW}" fill="#000" opacity=".38" transform="translate(1 3)"/>'
            f'<path d="{ARROW}" fill="{fill}" stroke="{line}" stroke-width="2.2"/>'
            f'<path d="M-20-10H20L0 11z" fill="none" stroke="{line}" stroke-width="2.6" opacity=".75"/></g>'
        )

    # ── tiles and what lies on them ──────────────────────────────────────────────────────────────────────────────────

    def _tiles(self) -> None:
        squares = list(range(self.grid.size))
        if self.heights:
            squares.sort(key=lambda square: self.heights[square])  # shadows fall on what is lower
        for square in squares:
            x, y = self._at(square)
            self.sheet.add(moved(x, y, self._tile(square), extra=data(square=self.grid.names[square])))
        if self.heights:
            self._joints()
            for square in squares:
                self.sheet.add(moved(*self._at(square), svg_dusk.height_badge(self.heights[square])))

    def _lit(self, square: Square) -> bool:
        return square != SPARE and bool(self.marks >> square & 1)

    def _tile(self, square: Square) -> str:
        openings = self.view["spare"] if square == SPARE else self.maze[square]
        fixed = square != SPARE and bool(self.grid.fixed >> square & 1)
        if not self.heights:
            return svg_flat.tile(self.sheet, self.paint, openings, fixed, self._lit(square), square in self.goals)
        height = self.view["spare_height"] if square == SPARE else self.heights[square]
        return svg_dusk.shadow(height) + svg_dusk.tower(self.sheet, openings, height, fixed, self._lit(square))

    def _joints(self) -> None:
        across, down = joins(Maze.of(self.maze, 0))
        for joined, step, downwards in ((across, 1, False), (down, self.grid.side, True)):
            for square in squares_of(joined):
                x, y = self._at(square)
                here, there = self.heights[square], self.heights[square + step]
                x, y = (x + 50, y + 100) if downwards else (x + 100, y + 50)
                self.sheet.add(svg_dusk.joint(x, y, downwards, min(here, there), max(here, there), there > here))

    def _things(self) -> None:
        """Homes, rune stone, goals; then what is in reach is lit and the rest veiled."""
        for seat in self.view["seats"]:
            x, y = self._at(seat["home"])
            self.sheet.add(moved(x + 50, y + 50, self._home(self.pawns[seat["colour"]]), extra=data(home=seat["colour"])))
        rune = self.view.get("rune")
        if rune is not None:
            x, y = self._at(rune)
            self.sheet.add(moved(x + 50, y + 50, svg_dusk.rune_stone(self.sheet), extra=data(rune=self.grid.names[rune])))
        for square, goal in sorted(self.goals.items()):
            if square != SPARE:
                self.sheet.add(moved(*self._at(square), self._goal(goal), extra=data(goal=goal, at=self.grid.names[square])))
        if not self.marks:
            return
        for square in range(self.grid.size):
            x, y = self._at(square)
            if not self._lit(square):
                self.sheet.add(rect(x, y, 100, 100, 6, f'fill="{self.paint.veil}" fill-opacity=".5"'))
                continue
            empty = square not in self.goals and square != rune
            place = (50, 55) if empty else (85, 84)
            feet = self.sheet.use("feet", self._feet, extra="" if empty else 'transform="scale(.62)"')
            self.sheet.add(moved(x + place[0], y + place[1], feet, extra=data(mark=self.grid.names[square])))

    def _home(self, pawn: Pawn) -> str:
        if self.heights:
            return token(pawn, 15)
        return (
            f'<circle r="20" fill="{pawn.hue}" stroke="{INK}" stroke-width="2.5"/>'
            f'<path d="{shape_path(pawn.shape, 9.5)}" fill="{CREAM}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        )

    def _goal(self, goal: str) -> str:
        name = f"<title>{_escaped(self.sheet.name(goal))}</title>"
        if self.heights:
            disc = f'<circle cx="50" cy="50" r="23" fill="#FFF8E6" stroke="{svg_dusk.DUSK_INK}" stroke-width="1.8"/>'
            return name + disc + self.sheet.icon(goal, 32, 32, 36)
        return name + self.sheet.icon(goal, 20, 19.5, 60)

    def _feet(self, id: str) -> str:
        return (
            f'<g id="{id}" fill="{INK}" opacity=".72"><ellipse cx="-6" cy="3" rx="4" ry="6.5"/><circle cx="-6" cy="11.5" r="2.6"/>'
            '<ellipse cx="6" cy="-9" rx="4" ry="6.5"/><circle cx="6" cy="-.5" r="2.6"/></g>'
        )

    def _pawns(self) -> None:
        if self.view["step"] == "deal":
            return
        standing: dict[Square, list[int]] = {}
        for number, seat in enumerate(self.view["seats"]):
            standing.setdefault(seat["pawn"], []).append(number)
        for square, seats in sorted(standing.items()):
            x, y = self._at(square)
            places, size = STANDS[len(seats)]
            if len(seats) == 1 and square in self.goals:
                places, size = [(73, 88)], 0.8  # leave the goal in sight
            for number, (dx, dy) in zip(seats, places, strict=True):
                colour = self.view["seats"][number]["colour"]
                ring = f'<ellipse cy="-1" rx="30" ry="13" fill="{self.pawns[colour].hue}" fill-opacity=".35" stroke="{CREAM}" stroke-width="3.4"/>'
                drawn = (ring if self.view["turn"] == number else "") + self._wanderer(colour)
                told = data(pawn=colour, at=self.grid.names[square])
                self.sheet.add(moved(x + dx, y + dy, drawn, size, told))

    def _wanderer(self, colour: str) -> str:
        pawn = self.pawns[colour]
        return self.sheet.use(f"pawn-{pawn.shape}", lambda id: f'<g id="{id}">{wanderer(pawn)}</g>')

    # ── beside the board ─────────────────────────────────────────────────────────────────────────────────────────────

    def _panel(self) -> float:
        """The spare and the players; returns where it ends."""
        left, top = self.span + FRAME + GAP, -FRAME
        tray = 148
        self.sheet.add(
            self._card(left, top, tray),
            text(left + 24, top + 82, "+", 30, self.paint.text),
            moved(left + 50, top + 22, self._spare(), extra=data(square="+")),
        )
        y = top + tray + 12
        for number, seat in enumerate(self.view["seats"]):
            self.sheet.add(moved(left, y, self._seat(number, seat), extra=data(seat=seat["colour"])))
            y += ROW + 8
        return y

    def _card(self, x: float, y: float, height: float, outline: str = "") -> str:
        line, width = (outline, 4) if outline else (self.paint.line, 1.6)
        shade = rect(x, y + 4, PANEL, height, 16, 'fill="#000" opacity=".16"')
        return shade + rect(x, y, PANEL, height, 16, f'fill="{self.paint.panel}" stroke="{line}" stroke-width="{width}"')

    def _spare(self) -> str:
        goal = self.goals.get(SPARE)
        drawn = self._tile(SPARE) + (svg_dusk.height_badge(self.view["spare_height"]) if self.heights else "")
        if goal is not None:
            drawn += f"<g {data(goal=goal, at='+')}>{self._goal(goal)}</g>"
        return drawn

    def _seat(self, number: int, seat: dict[str, Any]) -> str:
        pawn = self.pawns[seat["colour"]]
        found, left = len(seat["found"]), seat["left"]
        turn = self.view["turn"] == number
        size = 0.76
        pieces = [
            self._card(0, 0, ROW, pawn.hue if turn else ""),
            moved(30, 64, self._wanderer(seat["colour"]), size),
            text(78, 36, f"{found}/{found + left}", 22, self.paint.text),
        ]
        if "hand_size" in seat:
            pieces.append(self._magic(seat))
        else:
            pieces.append("".join(self.sheet.icon(goal, 54 + 15 * (n % 4), 44 + 15 * (n // 4), 14) for n, goal in enumerate(seat["found"][:8])))
        pieces.append(self._sought(seat["cards"]))
        return "".join(pieces)

    def _sought(self, cards: list[str]) -> str:
        """What the viewer knows that this player seeks."""
        if not cards:
            return ""
        columns = ceil(sqrt(len(cards)))
        cell = 52 / columns
        icons = "".join(
            self.sheet.icon(goal, 124 + cell * (n % columns), 13 + cell * (n // columns), cell - 1)
            for n, goal in enumerate(cards)
        )
        return rect(120, 8, 60, 62, 10, f'fill="#FFFDF4" stroke="{self.paint.plaza[1]}" stroke-width="2"') + icons

    def _magic(self, seat: dict[str, Any]) -> str:
        """The rune card, turned or not, and the magic cards: seen, or only counted (T2)."""
        light = "#9FE9FF" if seat["rune_turned"] else "none"
        rune = f'<path d="M62 46L69 56 62 66 55 56z" fill="{light}" stroke="{INK}" stroke-width="2"/>'
        marks = {"up": "M0-6L6 5H-6z", "down": "M0 6L6-5H-6z", "joker": "M0-7L5-1H-5zM0 7L5 1H-5z"}
        if seat.get("hand") is None:
            return rune + rect(76, 47, 13, 18, 3, f'fill="#CC79A7" stroke="{INK}" stroke-width="1.6"') + text(103, 62, str(seat["hand_size"]), 17, self.paint.text)
        return rune + "".join(
            moved(81 + 11 * n, 56, rect(-6.5, -9, 13, 18, 3, f'fill="#FFE4F2" stroke="{INK}" stroke-width="1.4"') + f'<path d="{marks.get(card, marks["joker"])}" fill="{INK}" transform="scale(.75)"/>')
            for n, card in enumerate(seat["hand"][:4])
        ) + (text(78, 74, f"+{len(seat['hand']) - 4}", 11, self.paint.text) if len(seat["hand"]) > 4 else "")


def _escaped(name: str) -> str:
    return name.replace("&", "&amp;").replace("<", "&lt;")
