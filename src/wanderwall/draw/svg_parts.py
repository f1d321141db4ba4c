"""The building blocks of every vector picture: a sheet that defines each thing once, and the pieces of all games."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from wanderwall.draw.corridor import number
from wanderwall.draw.icons import icon_markup
from wanderwall.draw.pieces import GARDEN, Pawn

#: colours by mood and name, by day and by night; the page has them, too
PALETTE: dict[str, dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "palette.toml").read_text(encoding="utf-8")
)


def day(mood: str, name: str) -> str:
    """A colour by day, without how opaque the page draws it.

    >>> day("garden", "w-sh")
    '#4A300A'
    """
    return PALETTE[mood][name][0][:7]


INK, CREAM = day(GARDEN, "ink"), day(GARDEN, "cream")
FONT = 'font-family="system-ui, \'Segoe UI\', Roboto, \'Noto Sans\', sans-serif" font-weight="800" text-anchor="middle"'

Names = Callable[[str], str]

BRASS = (
    '<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1">'
    f'<stop offset="0" stop-color="{day(GARDEN, "br1")}"/><stop offset=".5" stop-color="{day(GARDEN, "br2")}"/>'
    f'<stop offset="1" stop-color="{day(GARDEN, "br3")}"/></linearGradient>'
)


class Paint(NamedTuple):
    """The colours in which one board differs from another."""

    page: str
    frame: tuple[str, str]
    edge: str  # a light line along the frame
    grain: str
    bed: str
    thick: str  # the front of a movable tile
    rim: str
    pier: tuple[str, str, str]
    plaza: tuple[str, str]
    text: str
    panel: str
    line: str
    veil: str
    engraved: str  # names on the frame


class Sheet:
    """An SVG picture under construction. Ids begin with the mood, so that pictures of two moods can share a page."""

    def __init__(self, prefix: str, names: Names | None) -> None:
        self.prefix = prefix
        self.name: Names = names or str
        self._defs: dict[str, str] = {}
        self._body: list[str] = []

    def add(self, *markup: str) -> None:
        self._body += markup

    def define(self, key: str, markup: Callable[[str], str]) -> str:
        """Define something once and return its id; `markup` is called with the id."""
        id = f"{self.prefix}-{key}"
        if key not in self._defs:
            self._defs[key] = ""  # reserves the key while its parts are defined
            made = markup(id)
            del self._defs[key]
            self._defs[key] = made
        return id

    def use(self, key: str, markup: Callable[[str], str], x: float = 0, y: float = 0, extra: str = "") -> str:
        """Use something that is defined once, at this place."""
        id = self.define(key, markup)
        place = (f' x="{number(x)}"' if x else "") + (f' y="{number(y)}"' if y else "")
        return f'<use href="#{id}"{place}{" " + extra if extra else ""}/>'

    def brass(self) -> str:
        """The paint of everything that can be touched."""
        return f"url(#{self.define('brass', lambda id: BRASS.format(id=id))})"

    def icon(self, goal: str, x: float, y: float, size: float) -> str:
        """A goal's picture in a square."""
        id = self.define(
            f"icon-{identifier(goal)}",
            lambda id: f'<symbol id="{id}" viewBox="0 0 64 64">{icon_markup(goal)}</symbol>',
        )
        box = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
        return f'<use href="#{id}" {box}/>'

    def finish(self, box: tuple[float, float, float, float], title: str, desc: str) -> str:
        """The whole picture as text."""
        view_box = " ".join(number(value) for value in box)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" role="img" {FONT}>'
            f"<title>{escape(title)}</title><desc>{escape(desc)}</desc>\n"
            f"<defs>{''.join(self._defs.values())}</defs>\n" + "\n".join(self._body) + "\n</svg>\n"
        )


def identifier(text: str) -> str:
    """Encode a text as part of an id: letters and digits stay, the rest becomes numbers.

    >>> identifier("one-piece"), identifier("a b")
    ('one-piece', 'a_20_b')
    """
    return "".join(char if char.isascii() and (char.isalnum() or char == "-") else f"_{ord(char):x}_" for char in text)


def data(**attributes: str) -> str:
    """Attributes that describe the drawing to programs.

    >>> data(goal="owl", at="c3")
    'data-goal="owl" data-at="c3"'
    """
    return " ".join(f"data-{key}={quoteattr(value)}" for key, value in attributes.items())


def rect(x: float, y: float, width: float, height: float, radius: float, extra: str) -> str:
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {box} rx="{number(radius)}" {extra}/>'


def text(x: float, y: float, words: str, size: float, fill: str = INK, anchor: str = "middle") -> str:
    place = f'x="{number(x)}" y="{number(y)}"' + (f' text-anchor="{anchor}"' if anchor != "middle" else "")
    return f'<text {place} font-size="{number(size)}" fill="{fill}">{escape(words)}</text>'


def translate(x: float, y: float, markup: str, scale: float = 1, extra: str = "") -> str:
    """A group moved to another place, scaled."""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    more = f" {extra}" if extra else ""
    return f'<g transform="translate({number(x)} {number(y)}){size}"{more}>{markup}</g>'


def pattern(id: str, width: float, height: float, inside: str, ground: str = "") -> str:
    """A texture."""
    size = f'width="{number(width)}" height="{number(height)}"'
    base = f'<rect {size} fill="{ground}"/>' if ground else ""
    return f'<pattern id="{id}" {size} patternUnits="userSpaceOnUse">{base}{inside}</pattern>'


#: the corners of a player's shape of size 1; a circle has none
CORNERS: dict[str, list[tuple[float, float]]] = {
    "circle": [],
    "triangle": [(0, -1.1), (1.1, 0.85), (-1.1, 0.85)],
    "square": [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
    "diamond": [(0, -1.25), (1.05, 0), (0, 1.25), (-1.05, 0)],
}


def shape_path(shape: str, size: float) -> str:
    """A player's shape around the origin."""
    if corners := CORNERS[shape]:
        return f"M{'L'.join(f'{number(x * size)} {number(y * size)}' for x, y in corners)}z"
    r = number(size)
    return f"M0 -{r}A{r} {r} 0 1 1 0 {r} {r} {r} 0 1 1 0 -{r}z"


def token(pawn: Pawn, size: float) -> str:
    """A player's shape in its colour, with a cream halo and an ink line, so that it is visible on any ground."""
    path = shape_path(pawn.shape, size)
    return (
        f'<g fill="{pawn.hue}" stroke-linejoin="round">'
        f'<path d="{path}" stroke="{CREAM}" stroke-width="{number(size * 0.6)}"/>'
        f'<path d="{path}" stroke="{INK}" stroke-width="{number(size * 0.24)}"/></g>'
    )


#: parts of a wanderer, feet at the origin: body, the shade on it, and the hat of each shape
BODY = "M-18 0C-19-13-13-26 0-27 13-26 19-13 18 0 8 5-8 5-18 0z"
SHADE = "M4-26C13-23 19-13 18 0 13 2.5 8 3.6 2 3.7 10-5 10-16 4-26z"
HATS = {
    "circle": "M0-52A17 17 0 1 1 0-18 17 17 0 1 1 0-52z",
    "triangle": "M-19-34C-10-40-5-56 2-70 6-56 11-41 19-34 8-29-8-29-19-34z",
    "square": "M-12-42V-64H12V-42zM-20-42H20V-34H-20z",
    "diamond": "M0-74L18-52 0-33-18-52z",
}


def wanderer(pawn: Pawn) -> str:
    """A small wanderer, feet at the origin, about 44 wide and 70 high; the hat shows the player's shape."""
    hat, eyes = HATS[pawn.shape], -33 if pawn.shape == "circle" else -27.5
    face = (
        f'<ellipse cy="{-33 if pawn.shape == "circle" else -30}" rx="10.5" ry="10.5" fill="#FFE2C0" stroke="{INK}"'
        ' stroke-width="3"/>'
    )
    cap = f'<path d="{hat}" fill="{pawn.hue}" stroke="{INK}" stroke-width="3.4"/>'
    return (
        '<ellipse cx="3" cy="1" rx="23" ry="8" fill="#000" opacity=".3"/><g stroke-linejoin="round">'
        f'<g fill="{CREAM}" stroke="{CREAM}" stroke-width="10.5"><path d="{BODY}"/><path d="{hat}"/>'
        f'<circle cy="-30" r="11"/></g><path d="{BODY}" fill="{pawn.hue}" stroke="{INK}" stroke-width="3.4"/>'
        f'<path d="{SHADE}" fill="{INK}" opacity=".2"/>'
        f'<path d="{shape_path(pawn.shape, 5)}" transform="translate(-1 -9)" fill="{CREAM}" stroke="{INK}"'
        ' stroke-width="1.8"/>'
        + (cap + face if pawn.shape == "circle" else face + cap)
        + f'<path d="M-4 {eyes - 1}v2M4 {eyes - 1}v2" stroke="{INK}" stroke-width="3.8" stroke-linecap="round"/></g>'
    )
