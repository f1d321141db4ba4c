"""Pictures in sequence: with a slider, as HTML for notebooks, or animated.

With a slider: a picture of a board is large, and the next one hardly differs. So every element is written once, and a
picture is the list of its elements' numbers; a short script assembles them. Without scripts the last picture is shown.

Animated: the pushed line slides, the pawn walks square by square. Rendering a board takes up to half a second. So a
turn is rendered twice, before and after its push, each time without its pawn; all other pictures are assembled from
the pixels of these two and of the pawn.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from html import escape
from math import isqrt
from typing import TYPE_CHECKING
from urllib.parse import quote

from wanderwall.board.grid import SPARE, Arrow, Grid, Square, grid
from wanderwall.board.tiles import E, N, Openings, S, W
from wanderwall.draw.pieces import Pawn, pawns_of
from wanderwall.draw.preview import GROUND
from wanderwall.draw.svg_frame import FRAME, standing
from wanderwall.draw.svg_parts import CREAM, Sheet, translate
from wanderwall.draw.svg_sliding import EDGE, SlidingPicture
from wanderwall.game.protocol import Seat
from wanderwall.games.views import MazeView

if TYPE_CHECKING:
    from PIL.Image import Image

# ── with a slider ────────────────────────────────────────────────────────────────────────────────────────────────────

ELEMENT = re.compile(r"<[^>]*>[^<]*")

#: the script runs in a page of others: it defines no global names, and finds its own elements
HTML = """<div style="max-width: {width}px">
<img alt="{last}" style="width: 100%" src="data:image/svg+xml,{picture}">
<label style="display: flex; gap: 1em"><input type="range" style="flex: 1" max="{most}" value="{most}">
<output>{last}</output></label>
<script>
{{
  const [image, label] = document.currentScript.parentElement.children, [slider, caption] = label.children;
  const {{elements, pictures, captions}} = {film};
  slider.oninput = () => {{
    const svg = pictures[slider.value].map((number) => elements[number]).join('');
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
    caption.value = image.alt = captions[slider.value];
  }};
}}
</script>
</div>"""
WIDTH = 600


def slider(pictures: Sequence[str], captions: Sequence[str]) -> str:
    """Vector pictures with a caption each, which also labels the slider; the last one is shown first.

    >>> html = slider(["<svg>1</svg>", "<svg>2</svg>"], ["first", "last"])
    >>> '"elements": ["<svg>1", "<\\\\/svg>", "<svg>2"], "pictures": [[0, 1], [2, 1]]' in html
    True
    """
    numbers: dict[str, int] = {}
    lists = [[numbers.setdefault(part, len(numbers)) for part in ELEMENT.findall(picture)] for picture in pictures]
    data = {"elements": list(numbers), "pictures": lists, "captions": list(captions)}
    return HTML.format(
        width=WIDTH,
        last=escape(captions[-1]),
        picture=quote(pictures[-1]),
        most=len(pictures) - 1,
        film=json.dumps(data, ensure_ascii=False).replace("</", "<\\/").replace("<!--", "<\\u0021--"),
    )


# ── animated ────────────────────────────────────────────────────────────────────────────────────────────────────────

#: pixels of a side, and WebP's quality
SIZE, QUALITY = 480, 50
#: pictures of one slide
SLIDES = 8
#: milliseconds of a picture: while sliding, on each square of a walk
SLIDE, STEP = 55, 150
#: milliseconds before a push and before a walk; and after it at least
LOOK, CHOOSE, REST = 1100, 600, 900
#: the part of a side that is in the picture where a camera follows the pawn
CLOSE = 0.72
#: the feet of a pawn, and how far the drawing of a pawn goes to each side, in hundredths of a tile
FEET, ROUND = (50, 76), 50
#: a higher step takes a magic card (T3)
STEEP = 1

#: a picture, and its milliseconds
Frame = tuple["Image", int]


def render(svg: str, width: int, background: str | None = GROUND) -> Image:
    """A vector picture as pixels; texts are missing, since no font is shipped."""
    import resvg_py
    from PIL import Image

    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=width, background=background, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(drawn))).convert("RGB" if background else "RGBA")


def fit(picture: Image) -> Image:
    """A picture in the middle of a square, as large as that allows."""
    from PIL import ImageOps

    return ImageOps.pad(picture, (SIZE, SIZE), color=GROUND)


def save(frames: Iterable[Frame]) -> bytes:
    """An animated WebP that repeats for ever."""
    pictures, times = zip(*frames, strict=True)
    file = io.BytesIO()
    pictures[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=pictures[1:],
        duration=list(times),
        loop=0,
        quality=QUALITY,
        method=4,
        minimize_size=True,
    )
    return file.getvalue()


@dataclass(frozen=True)
class DrawnTurn:
    """A turn to draw: what a seat saw before its push and after it, and where it walked."""

    seat: Seat
    before: MazeView
    arrow: str
    after: MazeView
    to: Square

    def frames(self, milliseconds: int = 0) -> Iterator[Frame]:
        """The pictures of the turn; the last one stays until `milliseconds` have passed."""
        spent = 0
        for picture, place, duration in self._pictures():
            spent += duration
            shown = picture.copy()
            shown.paste(self._pawn, self._corner(place), self._pawn)
            if "heights" in self.before:
                shown = self._close_up(shown, place)
            yield shown, duration
        yield shown, max(REST, milliseconds - spent)

    def _pictures(self) -> Iterator[tuple[Image, tuple[float, float], int]]:
        """Boards, and where the pawn stands on each, in tiles from the left and from the top."""
        arrow = self._grid.arrow(self.arrow)
        before, after = self._render(self.before), self._render(self.after)
        start, carried = self.before["seats"][self.seat]["pawn"], self.after["seats"][self.seat]["pawn"]
        yield before, self._place(start), LOOK
        for number, picture in enumerate(self._slide(before, after, arrow), 1):
            yield picture, self._slide_place(start, arrow, number / SLIDES), SLIDE
        yield after, self._place(carried), CHOOSE
        at = carried
        for square in shortest_way(self.after["maze"], self._heights, carried, self.to):
            for part in (0.5, 1.0):
                here, there = self._place(at), self._place(square)
                between = (here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1]))
                yield after, between, STEP // 2
            at = square

    @cached_property
    def _heights(self) -> Sequence[int]:
        if "heights" in self.after:
            return self.after["heights"]
        return []

    @cached_property
    def _grid(self) -> Grid:
        return grid(self.before["side"])

    @cached_property
    def _scale(self) -> float:
        """Pixels of a tile."""
        return SIZE * 100 / (100 * self._grid.side + 2 * (FRAME + EDGE))

    def _render(self, view: MazeView) -> Image:
        picture = SlidingPicture(view, 0, None, without=self.seat)
        ring = f'<circle r="40" fill="none" stroke="{CREAM}" stroke-width="13"/>'
        ring += f'<circle r="40" fill="none" stroke="{self._figure.hue}" stroke-width="7"/>'
        picture.mark(self._goal_squares(view), ring)
        return render(picture.draw_board(), SIZE)

    def _goal_squares(self, view: MazeView) -> list[Square]:
        """The square of the next goal, or those that end the game."""
        seat = view["seats"][self.seat]
        squares = [view["things"].get(card, SPARE) for card in seat["cards"][:1]] or seat["finish"]
        return [square for square in squares if square != SPARE]

    @cached_property
    def _figure(self) -> Pawn:
        seats = self.before["seats"]
        return pawns_of(seat["colour"] for seat in seats)[seats[self.seat]["colour"]]

    @cached_property
    def _pawn(self) -> Image:
        sheet = Sheet("film", None)
        sheet.add(translate(0, 0, standing(sheet, self._figure)))
        return render(sheet.finish((-ROUND, -2 * ROUND + 20, 2 * ROUND, 2 * ROUND), "", ""), round(self._scale), None)

    def _corner(self, place: tuple[float, float]) -> tuple[int, int]:
        """Where the upper left corner of the pawn's picture is."""
        edge = (FRAME + EDGE) / 100
        left = place[0] + edge + (FEET[0] - ROUND) / 100
        top = place[1] + edge + (FEET[1] + 20 - 2 * ROUND) / 100
        return round(left * self._scale), round(top * self._scale)

    def _place(self, square: Square) -> tuple[float, float]:
        row, column = divmod(square, self._grid.side)
        return column, row

    def _slide_place(self, start: Square, arrow: Arrow, part: float) -> tuple[float, float]:
        """Where the pawn is during the slide; one that is pushed off the board stays at the edge until the end."""
        (x, y), (to_x, to_y) = self._place(start), self._place(arrow.carry(start))
        if abs(to_x - x) + abs(to_y - y) > 1:
            return (x, y) if part < 1 else (to_x, to_y)
        return x + part * (to_x - x), y + part * (to_y - y)

    def _slide(self, before: Image, after: Image, arrow: Arrow) -> Iterator[Image]:
        """The boards during a push: the tiles of its line move by one square, and the spare follows them."""
        from PIL import Image

        side = self._grid.side
        row, column = divmod(arrow.enter, side)
        across = abs(arrow.step) == 1
        edge, tile, length = (FRAME + EDGE) / 100 * self._scale, round(self._scale), round(side * self._scale)
        x, y = round(edge + (0 if across else column * self._scale)), round(edge + (row * self._scale if across else 0))
        line = (x, y, x + length, y + tile) if across else (x, y, x + tile, y + length)
        forward = arrow.step > 0
        enters = (0, 0) if forward else (length - tile, 0) if across else (0, length - tile)
        # the line with the new tile before or after it: the board shows all of this strip except one tile
        strip = Image.new("RGB", (length + tile, tile) if across else (tile, length + tile))
        strip.paste(before.crop(line), ((tile, 0) if across else (0, tile)) if forward else (0, 0))
        entering = after.crop(line).crop((*enters, enters[0] + tile, enters[1] + tile))
        strip.paste(entering, (0, 0) if forward else (length, 0) if across else (0, length))
        for number in range(1, SLIDES):
            gone = round(tile * number / SLIDES)
            start = tile - gone if forward else gone
            shown = (start, 0, start + length, tile) if across else (0, start, tile, start + length)
            picture = before.copy()
            picture.paste(strip.crop(shown), (x, y))
            yield picture

    def _close_up(self, picture: Image, place: tuple[float, float]) -> Image:
        """The part around the pawn, where heights are hard to see from afar."""
        middle = [(FRAME + EDGE) / 100 * self._scale + (part + 0.5) * self._scale for part in place]
        wide = SIZE * CLOSE
        left, top = (min(max(centre - wide / 2, 0), SIZE - wide) for centre in middle)
        return picture.resize((SIZE, SIZE), box=(left, top, left + wide, top + wide))


def shortest_way(maze: Sequence[Openings], heights: Sequence[int], start: Square, to: Square) -> list[Square]:
    """The squares of a shortest walk with the fewest cards, without the first.

    >>> shortest_way([2, 10, 12, 0, 0, 5, 0, 0, 1], [], 0, 8)
    [1, 2, 5, 8]
    """
    side = isqrt(len(maze))
    sides = ((N, S, -side), (E, W, 1), (S, N, side), (W, E, -1))
    came: dict[Square, Square] = {}
    queue = [(0, 0, start, start)]
    while to not in came:
        cards, steps, square, before = heappop(queue)
        if square in came:
            continue
        came[square] = before
        for way, back, step in sides:
            there = square + step
            inside = 0 <= there < len(maze) and (abs(step) > 1 or there // side == square // side)
            if inside and maze[square] & way and maze[there] & back:
                is_steep = bool(heights) and abs(heights[there] - heights[square]) > STEEP
                heappush(queue, (cards + is_steep, steps + 1, there, square))
    path = []
    while to != start:
        path.append(to)
        to = came[to]
    return path[::-1]
