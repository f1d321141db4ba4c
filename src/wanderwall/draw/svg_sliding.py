"""The vector picture of a sliding maze: frame and arrows, tiles, goals, homes, pawns; next to it spare and players."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

from wanderwall.board.grid import SPARE, Square, Squares, grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import joins
from wanderwall.board.tiles import Openings
from wanderwall.draw import svg_flat
from wanderwall.draw import svg_towers as svg_dusk
from wanderwall.draw.pieces import DUSK, GARDEN, SEA, Pawn, goals_at, mood, pawns_of
from wanderwall.draw.svg_frame import FRAME, ROW, WIDTH, Frame, card, player, standing
from wanderwall.draw.svg_parts import (
    CREAM,
    INK,
    Names,
    Paint,
    Sheet,
    data,
    day,
    rect,
    shape_path,
    text,
    token,
    translate,
)
from wanderwall.game.protocol import Seat
from wanderwall.games.views import MazeView

PAINTS = {GARDEN: svg_flat.GARDEN_PAINT, SEA: svg_flat.SEA_PAINT, DUSK: svg_dusk.DUSK_PAINT}
GAP, TRAY = 18, 148
#: the space around the frame
EDGE = 4
#: where pawns are on a tile, by their number: feet, and size
STANDS = {
    1: ([(50, 76)], 1.0),
    2: ([(29, 76), (71, 76)], 0.9),
    3: ([(50, 52), (27, 84), (73, 84)], 0.72),
    4: ([(28, 48), (72, 48), (28, 88), (72, 88)], 0.66),
}
#: positions of one or two pawns that leave space for a goal
ASIDE = {1: ([(73, 88)], 0.8), 2: ([(22, 94), (78, 94)], 0.66)}


def sliding_svg(view: MazeView, marks: Squares, names: Names | None, title: str) -> str:
    return SlidingPicture(view, marks, names).draw(title)


class SlidingPicture:
    """One picture."""

    def __init__(self, view: MazeView, marks: Squares, names: Names | None, without: Seat | None = None) -> None:
        self.view = view
        #: the seat whose pawn is not drawn, since it is in motion
        self.without = without
        self.marked: dict[Square, str] = {}
        self.marks = marks
        self.mood = mood(view)
        self.paint: Paint = PAINTS[self.mood]
        self.sheet = Sheet(self.mood, names)
        self.grid = grid(view["side"])
        self.maze: list[Openings] = view["maze"]
        towers = view if "heights" in view else None
        self.heights = towers["heights"] if towers else []
        self.spare_height = towers["spare_height"] if towers else 0
        self.rune = towers["rune"] if towers else None
        self.goals = goals_at(view)
        self.pawns = pawns_of(seat["colour"] for seat in view["seats"])
        self.span = 100 * self.grid.side

    def draw(self, title: str) -> str:
        self._board()
        bottom = self._panel()
        wide, high = self.span + 2 * FRAME + GAP + WIDTH, max(self.span + FRAME, bottom) + FRAME
        box = (-FRAME - EDGE, -FRAME - EDGE, wide + 2 * EDGE, high + 3 * EDGE)
        return self.sheet.finish(box, title, self._description())

    def mark(self, squares: Iterable[Square], drawn: str) -> None:
        """Draw something in the middle of squares, above everything but the pawns."""
        self.marked = dict.fromkeys(squares, drawn)

    def draw_board(self) -> str:
        """The board alone, as a square."""
        self._board()
        whole = self.span + 2 * (FRAME + EDGE)
        return self.sheet.finish((-FRAME - EDGE, -FRAME - EDGE, whole, whole), "", "")

    def _board(self) -> None:
        frame = Frame(self.sheet, self.paint, self.grid)
        frame.draw(self.view["barred"])
        for seat in self.view["seats"]:
            frame.medal(seat["home"], self.pawns[seat["colour"]])
        self._tiles()
        self._things()
        for square, height in enumerate(self.heights):
            badge = svg_dusk.height_badge(self.sheet, height)
            self.sheet.add(translate(*self._at(square), badge, extra=data(height=str(height))))
        for square, drawn in self.marked.items():
            x, y = self._at(square)
            self.sheet.add(translate(x + 50, y + 50, drawn))
        self._pawns()

    def _description(self) -> str:
        """The place of everything, by square names."""
        parts = [f"{self.sheet.name(goal)} {self.grid.place_name(place)}" for place, goal in sorted(self.goals.items())]
        parts += [f"{self.pawns[seat['colour']].glyph} {self.grid.names[seat['pawn']]}" for seat in self.view["seats"]]
        for seat in self.view["seats"]:
            ways_out = [self.grid.names[square] for square in seat["finish"] if square != seat["home"]]
            parts += [f"{self.pawns[seat['colour']].glyph} → {' '.join(ways_out)}"] if ways_out else []
        return ", ".join(parts)

    def _at(self, square: Square) -> tuple[float, float]:
        row, column = divmod(square, self.grid.side)
        return 100 * column, 100 * row

    # ── tiles and what is on them
    # ────────────────────────────────────────────────────────────────────────────────────────

    def _tiles(self) -> None:
        squares = list(range(self.grid.size))
        if self.heights:
            squares.sort(key=lambda square: self.heights[square])  # shadows fall on lower towers
        for square in squares:
            x, y = self._at(square)
            self.sheet.add(translate(x, y, self._tile(square), extra=data(square=self.grid.names[square])))
        if self.heights:
            self._joints()

    def _lit(self, square: Square) -> bool:
        return square != SPARE and bool(self.marks >> square & 1)

    def _tile(self, square: Square) -> str:
        openings = self.view["spare"] if square == SPARE else self.maze[square]
        fixed = square != SPARE and bool(self.grid.fixed >> square & 1)
        if not self.heights:
            return svg_flat.tile(self.sheet, self.paint, openings, fixed, self._lit(square), square in self.goals)
        height = self.spare_height if square == SPARE else self.heights[square]
        return svg_dusk.shadow(self.sheet, height) + svg_dusk.tower(
            self.sheet, openings, height, fixed, self._lit(square)
        )

    def _joints(self) -> None:
        across, down = joins(Maze.of(self.maze, 0))
        for joined, step, downwards in ((across, 1, False), (down, self.grid.side, True)):
            for square in squares_of(joined):
                x, y = self._at(square)
                here, there = self.heights[square], self.heights[square + step]
                x, y = (x + 50, y + 100) if downwards else (x + 100, y + 50)
                turn = (90 if downwards else 0) + (180 if here > there else 0)
                lit = self._lit(square) and self._lit(square + step)
                self.sheet.add(svg_dusk.joint(self.sheet, x, y, turn, min(here, there), max(here, there), lit))

    def _things(self) -> None:
        """Draw homes, ways out, rune stone, goals; then highlight what is in reach and dim the rest."""
        for seat in self.view["seats"]:
            x, y = self._at(seat["home"])
            self.sheet.add(
                translate(x + 50, y + 50, self._home(self.pawns[seat["colour"]]), extra=data(home=seat["colour"]))
            )
        self._exits()
        rune = self.rune
        if rune is not None:
            x, y = self._at(rune)
            self.sheet.add(
                translate(x + 50, y + 50, svg_dusk.rune_stone(self.sheet), extra=data(rune=self.grid.names[rune]))
            )
        for square, goal in sorted(self.goals.items()):
            if square != SPARE:
                self.sheet.add(
                    translate(*self._at(square), self._goal(goal), extra=data(goal=goal, at=self.grid.names[square]))
                )
        if not self.marks:
            return
        homes = [seat["home"] for seat in self.view["seats"]]
        for square in range(self.grid.size):
            x, y = self._at(square)
            if not self._lit(square):
                self.sheet.add(rect(x, y, 100, 100, 6, f'fill="{self.paint.veil}" fill-opacity=".45"'))
                continue
            empty = square not in self.goals and square not in homes and square != rune
            place = (50, 55) if empty else (84, 84)
            feet = self.sheet.use("feet", _feet, extra="" if empty else 'transform="scale(.66)"')
            if not empty:
                feet = f'<circle cy="1" r="13" fill="{day(GARDEN, "glow")}" stroke="{INK}" stroke-width="2"/>{feet}'
            self.sheet.add(translate(x + place[0], y + place[1], feet, extra=data(mark=self.grid.names[square])))

    def _exits(self) -> None:
        """Draw an arrow off the board at each way out, in the colour of every seat that may leave there (K7)."""
        leaving = [seat for seat in self.view["seats"] if seat["finish"] and seat["home"] not in seat["finish"]]
        for n, seat in enumerate(leaving):
            pawn, aside = self.pawns[seat["colour"]], 26 * (n - (len(leaving) - 1) / 2)
            for square in seat["finish"]:
                x, y = self._at(square)
                side = self._outward(square)
                drawn = f'<g transform="rotate({90 * side}) translate({aside:g} -41)">{_way_out(pawn)}</g>'
                self.sheet.add(
                    translate(x + 50, y + 50, drawn, extra=data(exit=seat["colour"], at=self.grid.names[square]))
                )

    def _outward(self, square: Square) -> int:
        """The side on which a way out leaves the board, by quarter turns from the north."""
        row, column = divmod(square, self.grid.side)
        last = self.grid.side - 1
        rims = (row == 0, column == last, row == last, column == 0)
        return next(side for side, rim in enumerate(rims) if rim and self.maze[square] >> side & 1)

    def _home(self, pawn: Pawn) -> str:
        if self.heights:
            return token(pawn, 15)
        return (
            f'<circle r="20" fill="{pawn.hue}" stroke="{INK}" stroke-width="2.5"/>'
            f'<path d="{shape_path(pawn.shape, 9.5)}" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>'
        )

    def _goal(self, goal: str) -> str:
        name = f"<title>{escape(self.sheet.name(goal))}</title>"
        if self.heights:
            disc = f'<circle cx="50" cy="50" r="23" fill="#FFF8E6" stroke="{svg_dusk.DUSK_INK}" stroke-width="1.8"/>'
            return name + disc + self.sheet.icon(goal, 32, 32, 36)
        return name + self.sheet.icon(goal, 20, 19.5, 60)

    def _pawns(self) -> None:
        if self.view["step"] == "deal":
            return
        together: dict[Square, list[int]] = {}
        for number, seat in enumerate(self.view["seats"]):
            if number != self.without:
                together.setdefault(seat["pawn"], []).append(number)
        for square, seats in sorted(together.items()):
            x, y = self._at(square)
            places, size = (ASIDE if square in self.goals and len(seats) in ASIDE else STANDS)[len(seats)]
            for number, (dx, dy) in zip(seats, places, strict=True):
                colour = self.view["seats"][number]["colour"]
                pawn = self.pawns[colour]
                drawn = (_ring(pawn) if self.view["turn"] == number else "") + standing(self.sheet, pawn)
                attributes = data(pawn=colour, at=self.grid.names[square])
                self.sheet.add(translate(x + dx, y + dy, drawn, size, attributes))

    # ── next to the board
    # ────────────────────────────────────────────────────────────────────────────────────────────────

    def _panel(self) -> float:
        """Draw the spare and the players; return the lower end."""
        left, top = self.span + FRAME + GAP, -FRAME
        spare = translate(50, 22, self._spare(), extra=data(square="+"))
        self.sheet.add(translate(left, top, card(self.paint, TRAY) + text(24, 82, "+", 30, self.paint.text) + spare))
        y = top + TRAY + 12
        outcome = self.view["outcome"]
        for n, seat in enumerate(self.view["seats"]):
            won = outcome is not None and n in outcome["winners"]
            drawn = player(self.sheet, self.paint, self.pawns[seat["colour"]], seat, self.view["turn"] == n, won)
            self.sheet.add(translate(left, y, drawn, extra=data(seat=seat["colour"])))
            y += ROW + 8
        return y

    def _spare(self) -> str:
        goal = self.goals.get(SPARE)
        drawn = self._tile(SPARE) + (svg_dusk.height_badge(self.sheet, self.spare_height) if self.heights else "")
        if goal is not None:
            drawn += f"<g {data(goal=goal, at='+')}>{self._goal(goal)}</g>"
        return drawn


def _way_out(pawn: Pawn) -> str:
    """An arrow to the north."""
    return f'<path d="M0-10L13 4H6V13H-6V4H-13z" fill="{pawn.hue}" stroke="{INK}" stroke-width="2.2"/>'


def _feet(id: str) -> str:
    """Footprints, so that what is in reach is not shown by colour alone."""
    return (
        f'<g id="{id}" fill="{INK}" opacity=".72"><ellipse cx="-6" cy="3" rx="4" ry="6.5"/>'
        '<circle cx="-6" cy="11.5" r="2.6"/><ellipse cx="6" cy="-9" rx="4" ry="6.5"/>'
        '<circle cx="6" cy="-.5" r="2.6"/></g>'
    )


def _ring(pawn: Pawn) -> str:
    """The ring under the pawn of the seat to move."""
    return (
        f'<ellipse cy="-1" rx="30" ry="13" fill="{pawn.hue}" fill-opacity=".35" stroke="{CREAM}" stroke-width="3.4"/>'
    )
