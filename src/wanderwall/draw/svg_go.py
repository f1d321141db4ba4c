"""The vector picture of Labyrinth Go!: a player's board, roll, tiles in hand, score tiles, players and track."""

from __future__ import annotations

from typing import TypedDict
from xml.sax.saxutils import escape

from wanderwall.board.grid import Square, Squares
from wanderwall.board.tiles import Openings
from wanderwall.draw.corridor import corridor
from wanderwall.draw.pieces import TABLE, pawns_of
from wanderwall.draw.svg_parts import Names, Sheet, data, pattern, rect, text, token, translate
from wanderwall.games import edition
from wanderwall.games.go.views import GoSeat, GoView, LayView, VerdictView

INK, PAPER = "#2B2647", "#FFF8E6"
RIGHT, WRONG = "#009E73", "#D55E00"
#: of path tiles: walls and bricks, also of the joker, and the floor with its edge
WALL, JOKER_WALL = "#37376B", "#5A3F7A"
BRICK, JOKER_BRICK = "#46468A", "#6D4F91"
FLOOR, EDGE = "#ECD09A", "#241F45"
#: of the frame and its edge, of a ring around a rolled picture, of a picture that is pointed out, of shadows
WOOD, WOOD_EDGE, GOLD, LIT, SHADOW = "#C79A5C", "#8D6238", "#F3C04F", "#FFE9A0", "#1B1238"
DIE_SIDE = "#B98D55"
#: the page draws with the same ones
COLOURS = {
    "ink": INK, "paper": PAPER, "right": RIGHT, "wrong": WRONG, "wall": WALL, "jokerWall": JOKER_WALL,
    "brick": BRICK, "jokerBrick": JOKER_BRICK, "floor": FLOOR, "edge": EDGE, "wood": WOOD, "woodEdge": WOOD_EDGE,
    "gold": GOLD, "lit": LIT, "shadow": SHADOW, "dieSide": DIE_SIDE,
}  # fmt: skip
TINTS = ("#F8E9C6", "#F3DFC0", "#F6E3B8", "#F1E2CF", "#F5E6D2")
FRAME, GAP, PANEL = 44, 22, 306
STAR = "M0-20L5-5 20 0 5 5 0 20-5 5-20 0-5-5Z"
#: a hole in the middle of square a
HOLE = "M50 14a36 36 0 1 0 .01 0z"
#: on the badge of a checked picture
TICK, CROSS = "M-7 0l5 6 9-11", "M-6-6L6 6M6-6L-6 6"

#: the joints of the floor, a pattern of 18 × 18
JOINTS = "M0 .5H18M.5 0V9M9.5 9V18M0 9.5H18"
BRICKS = ((1.5, 1.5), (-12.5, 18.2), (15.5, 18.2))


class LaidTile(TypedDict):
    """The parts of a tile that are drawn."""

    tile: str
    squares: list[Square]
    openings: list[Openings]


def outline(across: int, down: int) -> str:
    """The rounded outline of a path tile, square a at the origin and the other one there.

    >>> outline(0, 0)
    'M11 2h78a9 9 0 0 1 9 9v78a9 9 0 0 1-9 9h-78a9 9 0 0 1-9-9v-78a9 9 0 0 1 9-9z'
    """
    x, y = 100 * min(0, across), 100 * min(0, down)
    width, height = 100 * (1 + abs(across)), 100 * (1 + abs(down))
    return (
        f"M{x + 11} {y + 2}h{width - 22}a9 9 0 0 1 9 9v{height - 22}a9 9 0 0 1-9 9"
        f"h{22 - width}a9 9 0 0 1-9-9v{22 - height}a9 9 0 0 1 9-9z"
    )


def go_svg(view: GoView, marks: Squares, names: Names | None, title: str) -> str:
    return GoPicture(view, marks, names).draw(title)


class GoPicture:
    """One picture."""

    def __init__(self, view: GoView, marks: Squares, names: Names | None) -> None:
        self.view = view
        self.marks = marks
        self.edition = edition(view["edition"])
        self.side: int = self.edition.grid.side
        self.span = 100 * self.side
        self.sheet = Sheet(TABLE, names)
        self.pawns = pawns_of(seat["colour"] for seat in view["seats"])
        self.layout: list[LayView] = view.get("layout", [])
        #: between rounds the boards of the last check are visible
        self.last = view["last"] if view["step"] != "play" else None
        self.small = 146 if self.last else 92

    def draw(self, title: str) -> str:
        self._frame()
        self.sheet.add(f"<g {data(board='you')}>{self._board(self.layout, self.view['roll'], marked=True)}</g>")
        below = max(self._draw_panel(), self.span + FRAME + 16)
        below = self._seats(below)
        bottom = self._track(below)
        width = self.span + 2 * FRAME + GAP + PANEL
        return self.sheet.finish((-FRAME - 6, -FRAME - 6, width + 12, bottom + FRAME + 6), title, self._description())

    def _description(self) -> str:
        parts = [self.sheet.name(picture) for picture in self.view["roll"]]
        return ", ".join(parts + [tile["text"] for tile in self.layout])

    # ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _frame(self) -> None:
        size, edge = self.span + 2 * FRAME, f'stroke="{WOOD_EDGE}"'
        self.sheet.add(
            rect(4 - FRAME, 10 - FRAME, size - 8, size, 34, f'fill="{SHADOW}" opacity=".3"'),
            rect(-FRAME, -FRAME, size, size + 6, 32, f'fill="{WOOD_EDGE}"'),
            rect(-FRAME, -FRAME, size, size, 32, f'fill="{WOOD}"'),
            rect(6 - FRAME, 6 - FRAME, size - 12, size - 12, 26, f'fill="none" {edge} stroke-width="1.6"'),
            rect(-9, -9, self.span + 18, self.span + 18, 16, f'fill="{INK}"'),
        )
        for n in range(self.side):
            self.sheet.add(text(100 * n + 50, -19, chr(97 + n), 17, INK), text(-25, 100 * n + 56, str(n + 1), 17, INK))

    def _at(self, square: Square) -> tuple[float, float]:
        row, column = divmod(square, self.side)
        return 100 * column, 100 * row

    def _board(
        self, layout: list[LayView], roll: list[str], verdicts: list[VerdictView] | None = None, marked: bool = False
    ) -> str:
        """Pictures, the middle, the tiles over them, and the result of the check."""
        cells = []
        for square, picture in enumerate(self.edition.pictures):
            attributes = data(square=self.edition.grid.names[square]) if marked else ""
            inside = self._middle() if square == self.edition.middle else self._card(square, picture, picture in roll)
            cells.append(translate(*self._at(square), inside, extra=attributes))
        for tile in layout:
            attributes = data(tile=tile["tile"], at=tile["text"]) if marked else ""
            cells.append(translate(*self._at(tile["squares"][0]), self._tile(tile), extra=attributes))
        for verdict in verdicts or []:
            cells.append(translate(*self._at(self.edition.where[verdict["picture"]]), self._verdict(verdict["joined"])))
        return "".join(cells)

    def _card(self, square: Square, picture: str, rolled: bool) -> str:
        lit = bool(self.marks >> square & 1)
        paper = LIT if lit else TINTS[square * 7 % len(TINTS)]
        ring = (
            f'<rect x="4.5" y="4.5" width="91" height="91" rx="8" fill="none" stroke="{INK}" stroke-width="6"/>'
            f'<rect x="4.5" y="4.5" width="91" height="91" rx="8" fill="none" stroke="{GOLD}" stroke-width="3.4"/>'
            if rolled
            else f'<rect x="6" y="6" width="88" height="88" rx="6" fill="none" stroke="{WOOD}" stroke-width="1.4"'
            ' stroke-dasharray="1 5" stroke-linecap="round"/>'
        )
        name = f"<title>{escape(self.sheet.name(picture))}</title>"
        return (
            f'<g {data(picture=picture)}>{name}<rect x="1.5" y="1.5" width="97" height="97" rx="9" fill="{paper}"/>'
            f"{ring}{self.sheet.icon(picture, 18, 18, 64)}</g>"
        )

    def _middle(self) -> str:
        tile: LaidTile = {
            "tile": "middle",
            "squares": [self.edition.middle],
            "openings": [self.edition.middle_openings],
        }
        return self._tile(tile) + self._star()

    def _star(self) -> str:
        return (
            f'<path d="{STAR}" transform="translate(50 50)" fill="{self.sheet.brass()}"'
            f' stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>'
        )

    def _verdict(self, joined: bool) -> str:
        """A ring and a badge: a tick on a disc, or a cross."""
        colour = RIGHT if joined else WRONG
        sign = TICK if joined else CROSS
        return (
            f'<circle cx="50" cy="50" r="39" fill="none" stroke="{INK}" stroke-width="11"/>'
            f'<circle cx="50" cy="50" r="39" fill="none" stroke="{colour}" stroke-width="7"/>'
            f'<g transform="translate(78 22) scale(1.5)" {data(verdict="right" if joined else "wrong")}>'
            f'<circle r="15" fill="{colour}" stroke="{PAPER}" stroke-width="3"/>'
            f'<path d="{sign}" fill="none" stroke="#FFF" stroke-width="4.5" stroke-linecap="round"/></g>'
        )

    # ── path tiles ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _tile(self, tile: LaidTile) -> str:
        """A path tile, square a at the origin; its hole is a real hole, so the picture shows through."""
        first, last = tile["squares"][0], tile["squares"][-1]
        across, down = last % self.side - first % self.side, last // self.side - first // self.side
        kind = self.edition.all_tiles.get(tile["tile"])
        hole, joker = bool(kind and kind.hole), tile["tile"] not in {t.id for t in self.edition.tiles} and bool(kind)
        ways = "-".join(str(openings) for openings in tile["openings"])
        key = (
            f"path-{ways}-{'x' if across else 'y' if down else 'o'}{'b' if across + down < 0 else 'a'}{hole:d}{joker:d}"
        )
        drawn = self.sheet.use(
            key, lambda id: f'<g id="{id}">{self._path_tile(tile["openings"], across, down, hole, joker)}</g>'
        )
        return drawn + (self._star() if joker else "")

    def _path_tile(self, ways: list[Openings], across: int, down: int, hole: bool, joker: bool) -> str:
        rounded = outline(across, down)
        shape = rounded + (HOLE if hole else "")
        clip = self.sheet.define(
            f"clip-{across}{down}{hole:d}",
            lambda id: f'<clipPath id="{id}"><path d="{shape}" clip-rule="evenodd"/></clipPath>',
        )
        wall = JOKER_WALL if joker else WALL
        bricks = self.sheet.define(f"bricks{'-joker' if joker else ''}", lambda id: _bricks(id, joker))
        flags = self.sheet.define("flags", _flags)
        places = [(0, 0), (100 * across, 100 * down)][: len(ways)]
        floor = "".join(
            f'<path d="{corridor(way).outline}"' + (f' transform="translate({dx} {dy})"/>' if dx or dy else "/>")
            for way, (dx, dy) in zip(ways, places, strict=True)
        )
        rim = (
            f'<circle cx="50" cy="50" r="38" fill="none" stroke="{INK}" stroke-width="8.5"/>'
            f'<circle cx="50" cy="50" r="38" fill="none" stroke="{self.sheet.brass()}" stroke-width="5"/>'
        )
        return (
            f'<path d="{shape}" fill-rule="evenodd" fill="{SHADOW}" opacity=".4" transform="translate(3 5)"/>'
            f'<path d="{shape}" fill-rule="evenodd" fill="{wall}"/>'
            f'<g clip-path="url(#{clip})"><path d="{shape}" fill-rule="evenodd" fill="url(#{bricks})"/>'
            f'<g stroke="{EDGE}" stroke-width="7">{floor}</g><g fill="{FLOOR}">{floor}</g>'
            f'<g fill="url(#{flags})">{floor}</g></g>'
            f'<path d="{rounded}" fill="none" stroke="{INK}" stroke-width="2.6"/>{rim if hole else ""}'
        )

    # ── next to the board and below
    # ──────────────────────────────────────────────────────────────────────────────────────

    def _draw_panel(self) -> float:
        """Draw dice, tiles in hand with both faces, score tiles; return the lower end."""
        left, y = self.span + FRAME + GAP, -float(FRAME)
        roll = self.view["roll"]
        self.sheet.add(rect(left, y, PANEL, 92, 18, f'fill="#3A2F5E" stroke="{INK}" stroke-width="2"'))
        for n, picture in enumerate(roll):
            self.sheet.add(translate(left + 14 + 72 * n, y + 14, self._die(picture), extra=data(die=picture)))
        y += 92 + 14
        if "hand" in self.view:
            y = self._hand(left, y)
        for n, tile in enumerate(self.view["score_tiles"]):
            self.sheet.add(translate(left + 38 + 76 * n, y + 36, self._score_tile(tile), extra=data(score=str(tile))))
        return y + (80 if self.view["score_tiles"] else 0)

    def _die(self, picture: str) -> str:
        return (
            rect(5, 5, 62, 62, 12, f'fill="{DIE_SIDE}" stroke="{INK}" stroke-width="2"')
            + rect(0, 0, 62, 62, 13, f'fill="{PAPER}" stroke="{INK}" stroke-width="2.6"')
            + self.sheet.icon(picture, 8, 8, 46)
        )

    def _hand(self, left: float, y: float) -> float:
        height = 62 * max(1, len(self.view["hand"])) + 14
        self.sheet.add(rect(left, y, PANEL, height, 18, f'fill="{PAPER}" stroke="#C8A56A" stroke-width="2"'))
        for n, id in enumerate(self.view["hand"]):
            kind, row = self.edition.all_tiles[id], y + 10 + 62 * n
            joker = kind is self.edition.joker
            parts = [text(left + 32, row + 34, "J" if joker else id, 20, INK)]
            for face, ways in enumerate(kind.faces):
                tile: LaidTile = {"tile": id, "squares": [0, 1][: len(ways)], "openings": list(ways)}
                x = left + 64 + 122 * face
                parts.append(translate(x, row, self._tile(tile), 0.52))
                parts.append(text(x - 9, row + 33, "ab"[face] if len(kind.faces) > 1 else "", 15, "#6A5A66"))
            self.sheet.add(f"<g {data(hand=id)}>{''.join(parts)}</g>")
        return y + height + 14

    def _score_tile(self, blue: int) -> str:
        red = self.edition.score_tile(blue).red
        return (
            rect(-30, -27, 60, 58, 13, 'fill="#123E6B"')
            + rect(-30, -31, 60, 56, 13, f'fill="#1C5C9C" stroke="{INK}" stroke-width="2"')
            + text(0, 8, str(blue), 32, "#FFF")
            + (
                rect(2, 16, 34, 20, 7, f'fill="#9C2419" stroke="{INK}" stroke-width="1.6"')
                + text(19, 31, f"−{red}", 14, "#FFF")
                if red is not None
                else ""
            )
        )

    def _seats(self, y: float) -> float:
        """Draw a card for each player: shape, tiles laid or the board as it was checked, score tile, joker."""
        total = self.span + 2 * FRAME + GAP + PANEL
        width = (total - 12 * 3) / 4
        for n, seat in enumerate(self.view["seats"]):
            inside = self._seat(n, seat, width)
            self.sheet.add(translate(-FRAME + n * (width + 12), y, inside, extra=data(seat=seat["colour"])))
        return y + self.small + 40

    def _seat(self, n: int, seat: GoSeat, width: float) -> str:
        pawn = self.pawns[seat["colour"]]
        you = self.view["you"] == n
        parts = [
            rect(0, 4, width, self.small + 26, 16, f'fill="{SHADOW}" opacity=".2"'),
            rect(
                0,
                0,
                width,
                self.small + 26,
                16,
                f'fill="{PAPER}" stroke="{pawn.hue if you else INK}" stroke-width="{4 if you else 2}"',
            ),
            translate(width - 32, 34, token(pawn, 15)),
        ]
        around = self.span + 28
        board = f'<rect x="-14" y="-14" width="{around}" height="{around}" rx="24" fill="{WOOD_EDGE}"/>'
        if self.last:
            result = self.last["seats"][n]
            board += self._board(result["layout"], [], result["verdicts"])
            points = result["points"]
            parts.append(self._pill(width - 32, 80, f"{'+' if points >= 0 else '−'}{abs(points)}", points >= 0))
        else:
            # others' layouts are hidden: only the number of tiles is public
            board = "".join(
                rect(6 + 150 * (k % 3), 40 + 210 * (k // 3), 130, 180, 22, _slot_style(k < seat["laid"]))
                for k in range(len(self.edition.tiles))
            )
            if seat["grabbed"] is not None:
                parts.append(translate(width - 32, 86, self._score_tile(seat["grabbed"]), 0.8))
            elif seat["ready"] or seat["stop"]:
                parts.append(self._pill(width - 32, 80, "✓", True))
        parts.append(translate(17, 15, board, (self.small - 4) / self.span))
        if seat["joker"]:
            star = f'<path d="{STAR}" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>'
            parts.append(translate(width - 32, self.small - 30 if self.last else 64, star, 0.8 if self.last else 0.6))
        if self.view["outcome"] and n in self.view["outcome"]["winners"]:
            parts.append(self.sheet.icon("crown", width - 52, -22, 36))
        return "".join(parts)

    def _pill(self, x: float, y: float, words: str, good: bool) -> str:
        return rect(
            x - 25, y - 17, 50, 32, 12, f'fill="{"#1C5C9C" if good else "#9C2419"}" stroke="{INK}" stroke-width="2"'
        ) + text(x, y + 6, words, 19, "#FFF")

    def _track(self, y: float) -> float:
        """Draw the score track with everybody's place; solo, only how many rolls were solved."""
        finish = self.view["finish"]
        if finish is None:
            self.sheet.add(self._pill(-FRAME + 25, y + 17, f"{self.view['solved']} ✓", True))
            return y + 44
        width = (self.span + 2 * FRAME + GAP + PANEL) / (finish + 1)
        for space in range(finish + 1):
            fill = GOLD if space == finish else "#F6DFAB" if space % 5 == 0 else "#FBF1DA"
            x = -FRAME + width * space
            self.sheet.add(
                rect(x + 1, y + 40, width - 2, 34, 8, f'fill="{fill}" stroke="{INK}" stroke-width="1.8"')
                + text(x + width / 2, y + 63, str(space), 16, INK)
            )
        for n, seat in enumerate(self.view["seats"]):
            together = [m for m, other in enumerate(self.view["seats"]) if other["track"] == seat["track"]]
            k, many = together.index(n), len(together)
            x = -FRAME + width * (min(seat["track"] or 0, finish) + 0.5) + (k % 2 * 2 - 1) * (9.5 if many > 1 else 0)
            drawn = translate(
                x, y + 27 - 22 * (k // 2), token(self.pawns[seat["colour"]], 9.5), extra=data(pawn=seat["colour"])
            )
            self.sheet.add(drawn)
        return y + 80


def _slot_style(laid: bool) -> str:
    if laid:
        return f'fill="{BRICK}" stroke="{INK}" stroke-width="8"'
    return f'fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width="7" stroke-dasharray="16 14"'


def _bricks(id: str, joker: bool) -> str:
    courses = "".join(f'<rect x="{x}" y="{y}" width="25" height="13.6" rx="3"/>' for x, y in BRICKS)
    return pattern(id, 28, 33.3, f'<g fill="{JOKER_BRICK if joker else BRICK}" opacity=".55">{courses}</g>')


def _flags(id: str) -> str:
    return pattern(id, 18, 18, f'<path d="{JOINTS}" fill="none" stroke="#7A4F2E" stroke-opacity=".15"/>')
