"""Draw the animation in the README from a golden game: `python -m tools generate game_film`.

Every position is drawn by `wanderwall.draw.svg` as the mover sees it. Between two positions the pushed line slides, and
the pawn walks square by square. The result is an animated image, because viewers of a README run no scripts.
"""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import resvg_py
from PIL import Image

from wanderwall.board.grid import Arrow, Grid, Square
from wanderwall.board.tiles import E, N, S, W
from wanderwall.draw.preview import BOX, GROUND
from wanderwall.draw.svg import svg
from wanderwall.games.sliding.state import Push
from wanderwall.match import record

ROOT = Path(__file__).parents[2]
#: a whole game of five turns, and the file to write
GAME, FILE = ROOT / "tests/records/classic-1986-4-012.txt", ROOT / "docs/pictures/game.webp"
#: pixels and WebP's quality: together they keep the file below 400 kB
WIDTH, QUALITY = 500, 42
#: pictures of one slide
SLIDES = 8
#: milliseconds of a picture: before a push, while sliding, before a walk, on each square, at the end
LOOK, SLIDE, CHOOSE, STEP, END = 900, 55, 900, 170, 3000

Frame = tuple[Image.Image, int]


def render(view: Any, marks: int = 0) -> Image.Image:
    """One position as pixels."""
    png = resvg_py.svg_to_bytes(svg_string=svg(view, marks), width=WIDTH, background=GROUND, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGB")


def slide(before: Image.Image, after: Image.Image, view: Any, board: Grid, arrow: Arrow) -> Iterator[Frame]:
    """The pictures of a push: the tiles of its line move by one square, and the spare follows them."""
    box = BOX.search(svg(view))
    assert box, "a drawing has a viewBox"
    left, top, wide, _ = map(float, box.groups())
    scale = WIDTH / wide
    row, column = divmod(arrow.enter, board.side)
    across = abs(arrow.step) == 1
    tile, length = round(100 * scale), round(100 * board.side * scale)
    x = round(((0 if across else 100 * column) - left) * scale)
    y = round(((100 * row if across else 0) - top) * scale)
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
        yield picture, SLIDE


def route(maze: list[int], side: int, start: Square, to: Square) -> list[Square]:
    """The squares of a shortest walk, without the first."""
    sides = ((N, S, -side), (E, W, 1), (S, N, side), (W, E, -1))
    came, queue = {start: start}, deque([start])
    while to not in came:
        square = queue.popleft()
        for way, back, step in sides:
            there = square + step
            inside = 0 <= there < side * side and (abs(step) > 1 or there // side == square // side)
            if inside and there not in came and maze[square] & way and maze[there] & back:
                came[there] = square
                queue.append(there)
    path = []
    while to != start:
        path.append(to)
        to = came[to]
    return path[::-1]


def walk(view: Any, seat: int, to: Square, marks: int) -> Iterator[Frame]:
    """The pictures of a walk: the pawn on each square of its way."""
    for square in route(view["maze"], view["side"], view["seats"][seat]["pawn"], to):
        seats = [{**one, "pawn": square} if number == seat else one for number, one in enumerate(view["seats"])]
        yield render({**view, "seats": seats}, marks), STEP


def frames() -> Iterator[Frame]:
    """The pictures of the whole game, each with its milliseconds."""
    paper = record.read(GAME.read_text(encoding="utf-8"))
    game, states = paper.game, list(record.states(paper))
    for state, played, then in zip(states, paper.moves, states[1:], strict=False):
        seat, move = played.seat, played.move
        view, marks = game.view(state, seat), int(game.choices(state, seat).get("reach", "0"), 16)
        picture = render(view, marks)
        yield picture, LOOK if isinstance(move, Push) else CHOOSE
        if isinstance(move, Push):
            board = state.edition.grid
            yield from slide(picture, render(game.view(then, seat)), view, board, board.arrow(move.arrow))
        else:
            yield from walk(view, seat, move.to, marks)
    yield render(game.view(states[-1], paper.moves[-1].seat)), END


def main() -> None:
    pictures, times = zip(*frames(), strict=True)
    pictures[0].save(
        FILE,
        save_all=True,
        append_images=pictures[1:],
        duration=list(times),
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )
