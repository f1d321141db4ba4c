"""The outline of a tile's corridor, on a tile of 100 units."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import NamedTuple

from wanderwall.board.tiles import Openings

#: bounds of the corridor; corners are rounder in a bend than between two openings
NEAR, FAR = 27, 73
BEND, BETWEEN = 17, 9


class Vertex(NamedTuple):
    x: float
    y: float
    radius: float = 0
    #: whether the line to this vertex runs along the tile's edge, across an opening
    gap: bool = False


class Corridor(NamedTuple):
    """Paths in SVG syntax."""

    outline: str  # closed, around the floor
    walls: str  # the walls only, open where the tile opens


@cache
def corridor(openings: Openings, south: int = 100) -> Corridor:
    """The corridor of a tile; `south` is where an opening to the south ends.

    >>> corridor(0b0101).outline
    'M27 0L73 0L73 100L27 100z'
    >>> corridor(0b0101).walls
    'M73 0L73 100M27 100L27 0'
    """
    vertices = _vertices(openings, south)
    if not vertices:
        return Corridor("", "")
    first = next(n for n, vertex in enumerate(vertices) if vertex.gap)
    return Corridor(_path(vertices, closed=True), _path(vertices[first:] + vertices[:first], closed=False))


def _vertices(openings: Openings, south: int) -> list[Vertex]:
    """Clockwise from the northern opening."""
    if not openings:
        return []
    edges = [
        ((NEAR, 0), (FAR, 0)),
        ((100, NEAR), (100, FAR)),
        ((FAR, south), (NEAR, south)),
        ((0, FAR), (0, NEAR)),
    ]
    corners = [(FAR, NEAR), (FAR, FAR), (NEAR, FAR), (NEAR, NEAR)]
    vertices = []
    for side in range(4):
        here, following = openings >> side & 1, openings >> (side + 1) % 4 & 1
        if here:
            vertices += [Vertex(*edges[side][0]), Vertex(*edges[side][1], gap=True)]
        if here == following:
            vertices.append(Vertex(*corners[side], radius=BETWEEN if here else BEND))
    return vertices


def _path(vertices: list[Vertex], closed: bool) -> str:
    path = ""
    for n, vertex in enumerate(vertices):
        step = "M" if not path or (vertex.gap and not closed) else "L"
        if not vertex.radius:
            path += f"{step}{number(vertex.x)} {number(vertex.y)}"
            continue
        before, after = vertices[n - 1], vertices[(n + 1) % len(vertices)]
        start, end = _towards(vertex, before), _towards(vertex, after)
        path += f"{step}{start}Q{number(vertex.x)} {number(vertex.y)} {end}"
    return path + ("z" if closed else "")


def _towards(corner: Vertex, other: Vertex) -> str:
    """The point where a rounded corner leaves the straight line to another vertex."""
    share = corner.radius / hypot(other.x - corner.x, other.y - corner.y)
    return f"{number(corner.x + (other.x - corner.x) * share)} {number(corner.y + (other.y - corner.y) * share)}"


def number(value: float) -> str:
    """A number as short as SVG allows.

    >>> number(3.0), number(0.25), number(-1.5)
    ('3', '0.2', '-1.5')
    """
    return f"{value:.1f}".removesuffix(".0")
