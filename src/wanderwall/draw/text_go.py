"""Labyrinth Go! for a terminal: a board with its pictures and paths, the roll, the tiles in hand, the track."""

from __future__ import annotations

from wanderwall.board.grid import Square
from wanderwall.board.tiles import GLYPHS, Openings
from wanderwall.draw.canvas import FIXED, MOVABLE, Canvas, TileSpace
from wanderwall.draw.pieces import pawns_of
from wanderwall.draw.text import Label, shorten_names
from wanderwall.games import edition
from wanderwall.games.go.views import GoSeat, GoView, LayView

MIDDLE, GOOD, BAD, JOKER, LAID = "✦", "✓", "✕", "✦", "▭"
MARGIN = 2
SPACE = TileSpace(15, 2)
#: brackets around a picture: in a hole, and rolled
HOLE, ROLLED = "()", "«»"


def go_text(view: GoView, marks: int, colour: bool, label: Label) -> list[str]:
    """The viewer's own board; spectators see the pictures."""
    picture = GoText(view, label)
    picture.board(view.get("layout", []), view["roll"], {}, marks)
    return picture.lines(colour)


def go_labels(view: GoView, label: Label) -> dict[str, str]:
    """The short names on the board, by picture."""
    return GoText(view, label).labels


def check_text(view: GoView, seat: int, *, colour: bool = True, label: Label = str) -> list[str]:
    """A seat's board as it was checked in the last round, with a tick or a cross at each rolled picture (G7)."""
    last = view["last"]
    assert last is not None
    result = last["seats"][seat]
    verdicts = {verdict["picture"]: verdict["joined"] for verdict in result["verdicts"]}
    picture = GoText(view, label)
    picture.board(result["layout"], last["roll"], verdicts, 0)
    return picture.lines(colour)[: 1 + 3 * picture.side]


class GoText:
    """One picture."""

    def __init__(self, view: GoView, label: Label) -> None:
        self.view = view
        self.edition = edition(view["edition"])
        self.side: int = self.edition.grid.side
        self.labels = shorten_names(
            {
                picture: label(picture)
                for picture in self.edition.where
                if self.edition.where[picture] != self.edition.middle
            },
            SPACE.tight_room - 2,
        )
        self.hand = [self._hand_tile(tile) for tile in view.get("hand", [])]
        hand_rows = (len(self.hand) + 2) // 3
        self.canvas = Canvas(MARGIN + self.side * SPACE.width, 3 * self.side + 4 + hand_rows + len(view["seats"]))
        self.row = 1 + 3 * self.side

    def lines(self, colour: bool) -> list[str]:
        self._draw_panel()
        return self.canvas.lines("table" if colour else None)

    # ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────

    def board(self, layout: list[LayView], roll: list[str], verdicts: dict[str, bool], marks: int) -> None:
        for n in range(self.side):
            self.canvas.put(0, MARGIN + n * SPACE.width + SPACE.width // 2, chr(97 + n), "name")
            self.canvas.put(2 + 3 * n, 0, str(n + 1), "name")
        for square, picture in enumerate(self.edition.pictures):
            if square != self.edition.middle:
                self._card(square, picture, picture in roll, bool(marks >> square & 1), verdicts.get(picture))
        self._path(self.edition.middle, self.edition.middle_openings, FIXED)
        self._put(self.edition.middle, MIDDLE, "goal")
        for tile in layout:
            for square, openings in zip(tile["squares"], tile["openings"], strict=True):
                self._path(square, openings, MOVABLE)
            first = tile["squares"][0]
            top, left = self._origin(first)
            name = tile["tile"]
            self.canvas.put(top, left, self._id(name), "wall")
            if self.edition.all_tiles[name].hole:
                picture = self.edition.pictures[first]
                around = self._brackets(picture in roll, verdicts.get(picture)) or HOLE
                style = self._style(verdicts.get(picture), "lit-goal" if picture in roll else "goal")
                self._put(first, around[0] + self.labels[picture] + around[1], style)

    def _id(self, tile: str) -> str:
        """A tile's name in two characters; the joker is J, as in the notation."""
        return "J" if self.edition.all_tiles[tile] is self.edition.joker else tile[: SPACE.inset]

    def _origin(self, square: Square) -> tuple[int, int]:
        row, column = divmod(square, self.side)
        return 1 + 3 * row, MARGIN + column * SPACE.width

    def _brackets(self, rolled: bool, right: bool | None) -> str:
        if right is not None:
            return (GOOD if right else BAD) * 2
        return ROLLED if rolled else ""

    def _style(self, right: bool | None, otherwise: str) -> str:
        return otherwise if right is None else "good" if right else "bad"

    def _card(self, square: Square, picture: str, rolled: bool, marked: bool, right: bool | None) -> None:
        """Draw a picture that is not covered by a tile."""
        top, left = self._origin(square)
        shade = "lit" if marked else f"card-{square % 2}"
        for row in range(3):
            self.canvas.put(top + row, left, " " * SPACE.width, shade)
        for row in (top, top + 2):
            for column in (left, left + SPACE.width - 1):
                self.canvas.put(row, column, "·", shade)
        around = self._brackets(rolled, right)
        name = self.labels[picture]
        words = around[0] + name + around[1] if around else name
        self._put(square, words, self._style(right, "lit-goal" if rolled else shade))

    def _path(self, square: Square, openings: Openings, lines: str) -> None:
        top, left = self._origin(square)
        for row, line in enumerate(SPACE.rows(openings, lines)):
            self.canvas.put(top + row, left, line, "wall")
            start, end = SPACE.span(openings, row)
            self.canvas.put(top + row, left + start, " " * (end - start), "floor")

    def _put(self, square: Square, words: str, style: str) -> None:
        top, left = self._origin(square)
        self.canvas.put(top + 1, left + (SPACE.width - len(words)) // 2, words, style)

    # ── below it ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _draw_panel(self) -> None:
        """Draw the roll and the score tiles left; the tiles in hand with both faces; the players on the track."""
        words = [ROLLED[0], *(self.labels[picture] for picture in self.view["roll"]), ROLLED[1]]
        self._line(self.row + 1, [("  ".join(words) if self.view["roll"] else "", "name")])
        tiles = "  ".join(f"[{tile}]" for tile in self.view["score_tiles"])
        self.canvas.put(self.row + 1, MARGIN + self.side * SPACE.width - len(tiles), tiles, "good")
        row = self.row + 2
        for n, tile in enumerate(self.hand):
            self.canvas.put(row + n // 3, MARGIN + 26 * (n % 3), tile, "name")
        row += (len(self.hand) + 2) // 3 + 1
        pawns = pawns_of(seat["colour"] for seat in self.view["seats"])
        for n, seat in enumerate(self.view["seats"]):
            self._seat(row + n, pawns[seat["colour"]].glyph, f"pawn-{pawns[seat['colour']].shape}", seat)

    def _hand_tile(self, id: str) -> str:
        """Both faces of a tile, one glyph per square; the hole in brackets: `H1  a (━)━  b (┗)━`."""
        tile = self.edition.all_tiles[id]
        faces = []
        for name, openings in zip("ab", tile.faces, strict=False):
            glyphs = [GLYPHS[one] for one in openings]
            faces.append(f"{name} " + (f"({glyphs[0]})" if tile.hole else glyphs[0]) + "".join(glyphs[1:]))
        return f"{self._id(id)}  " + "  ".join(faces)

    def _line(self, row: int, parts: list[tuple[str, str]]) -> None:
        column = MARGIN
        for words, style in parts:
            self.canvas.put(row, column, words, style)
            column += len(words)

    def _seat(self, row: int, glyph: str, style: str, seat: GoSeat) -> None:
        """Draw the place on the track, tiles laid, what was grabbed, the joker; solo there is no track."""
        finish = self.view["finish"]
        parts = [(f" {glyph} ", style), (" ", "")]
        if finish is not None:
            track = min(seat["track"] or 0, finish)
            parts += [(f"{seat['track']:>3} ", "name"), ("·" * track, ""), (glyph, style), ("·" * (finish - track), "")]
        else:
            parts.append((f"{self.view['solved']:>3} {GOOD}", "name"))
        parts.append((f" {finish or ''}  {LAID * seat['laid']}", ""))
        parts += [(f" [{seat['grabbed']}]", "good")] if seat["grabbed"] is not None else []
        parts += [(f" {JOKER}", "name")] if seat["joker"] else []
        parts += [(f" {GOOD}", "name")] if seat["ready"] or seat["stop"] else []
        self._line(row, parts)
