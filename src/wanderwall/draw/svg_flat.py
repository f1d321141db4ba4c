"""The tiles of the garden and of the sea, on 100 units.

Light falls from the top left, so a rotated tile is not the rotated picture but a picture of its own.
"""

from __future__ import annotations

from wanderwall.board.tiles import Openings
from wanderwall.draw.corridor import corridor
from wanderwall.draw.pieces import GARDEN, SEA
from wanderwall.draw.svg_parts import CREAM, Paint, Sheet, day, pattern, rect

PLAZA = 32
#: a wall ends before the southern edge, so that each tile shows its own front
LIP = 96
#: the joints of flagstones, a pattern of 50 × 50; the grain of a plank, 50 × 14
JOINTS = "M0 .5H50M0 17H50M0 34H50M14 0V17M38 0V17M27 17V34M3 17V34M18 34V50M43 34V50"
GRAIN = "M6 5h13M28 9h15"
#: a string of circles along the wall: a hedge has no straight edge
LEAFY = 'fill="none" stroke-linecap="round" stroke-dasharray=".1 7.6"'


def _paint(mood: str) -> Paint:
    def by_day(name: str) -> str:
        return day(mood, name)

    return Paint(
        page=by_day("bg"),
        frame=(by_day("wd1"), by_day("wd2")),
        edge=by_day("wd-hi"),
        grain=by_day("grain"),
        bed=by_day("bed"),
        thick=by_day("thick"),
        rim=by_day("rim"),
        pier=(by_day("pier-f"), by_day("pier"), by_day("pier-h")),
        plaza=(by_day("plaza"), by_day("plaza-r")),
        text=by_day("text"),
        panel=by_day("panel"),
        line=by_day("line"),
        veil=by_day("veil"),
        engraved=CREAM,
    )


GARDEN_PAINT, SEA_PAINT = _paint(GARDEN), _paint(SEA)
#: squares in reach
GLOW = f'fill="{day(GARDEN, "glow-f")}" fill-opacity=".62"'


def tile(sheet: Sheet, paint: Paint, openings: Openings, fixed: bool, lit: bool, plaza: bool) -> str:
    """A whole tile without what is on it."""
    sea = paint is SEA_PAINT
    kind = "fixed" if fixed else "movable"
    clip = sheet.define(f"clip-{kind}", lambda id: f'<clipPath id="{id}">{_edge(fixed)}</clipPath>')
    inside = (_sea if sea else _garden)(sheet, openings, fixed, lit, plaza, paint)
    ground = "" if fixed else rect(0.8, 3.5, 98.4, 98.4, 8, f'fill="{paint.thick}"')
    if fixed:
        over = sheet.use("piers", lambda id: f'<g id="{id}">{_piers(sheet, paint)}</g>')
    else:
        over = rect(
            1.8, 1.8, 96.4, 96.4, 7.2, f'fill="none" stroke="{paint.rim}" stroke-opacity=".55" stroke-width="1.8"'
        )
    return f'{ground}<g clip-path="url(#{clip})">{inside}</g>{over}'


def _edge(fixed: bool) -> str:
    return rect(0, 0, 100, 100, 1.5, "") if fixed else rect(0.8, 0.8, 98.4, 98.4, 8, "")


def _corridor(sheet: Sheet, openings: Openings, extra: str, x: float = 0, y: float = 0) -> str:
    return sheet.use(f"way-{openings}", lambda id: f'<path id="{id}" d="{corridor(openings).outline}"/>', x, y, extra)


def _plaza(paint: Paint, lit: bool) -> str:
    return (
        f'<circle cx="50" cy="50" r="{PLAZA - 0.5}" fill="{"#FFFFFF" if lit else paint.plaza[0]}"/>'
        f'<circle cx="50" cy="50" r="{PLAZA - 4}" fill="none" stroke="{paint.plaza[1]}" stroke-width="1.6"'
        ' stroke-dasharray="5.2 3"/>'
    )


# ── the garden: gravel or flagstones between hedges ──────────────────────────────────────────────────────────────────


def _garden(sheet: Sheet, openings: Openings, fixed: bool, lit: bool, plaza: bool, paint: Paint) -> str:
    floor = sheet.define("flags", _flags) if fixed else sheet.define("gravel", _gravel)
    key = f"hedge-{openings}{'-plaza' if plaza else ''}"
    return (
        f'<rect width="100" height="100" fill="url(#{floor})"/>'
        + (_corridor(sheet, openings, GLOW) if lit else "")
        + (_plaza(paint, lit) if plaza else "")
        + sheet.use(key, lambda id: f'<g id="{id}">{_hedge(sheet, openings, plaza)}</g>')
    )


def _gravel(id: str) -> str:
    return pattern(
        id,
        50,
        50,
        '<path d="M5 9h4M23 5h3M38 13h5M14 24h3M30 29h4M45 36h2M4 39h4M20 44h5" stroke="#DDC48F" stroke-width="3"'
        ' stroke-linecap="round" opacity=".55"/><path d="M13 14h2M32 18h2M43 25h2M11 33h2M35 42h2" stroke="#FFF6DC"'
        ' stroke-width="2" stroke-linecap="round"/>',
        ground=day(GARDEN, "floor"),
    )


def _flags(id: str) -> str:
    return pattern(
        id,
        50,
        50,
        f'<path d="{JOINTS}" fill="none" stroke="#B8AD9C" stroke-width="1.1" opacity=".7"/>',
        ground=day(GARDEN, "ffix"),
    )


def _leaves(id: str) -> str:
    low, high = day(GARDEN, "w-lo"), day(GARDEN, "w-hi")
    return pattern(
        id,
        33,
        29,
        '<g stroke-linecap="round" stroke-width="3.6">'
        f'<path d="M3 5l3-1M19 3l2 3M29 12l3 1M8 15l1 3M23 22l3-2M2 25l3 1M14 26l3-1" stroke="{low}"/>'
        f'<path d="M11 8l3-1M26 6l2 2M17 14l3 1M30 22l1 3M9 22l3 1" stroke="{high}" stroke-width="3"/></g>',
    )


def _hedge(sheet: Sheet, openings: Openings, plaza: bool) -> str:
    """Draw a hedge; shadow, face and top are the same shape, moved."""
    walls = corridor(openings, LIP).walls
    body = f"M0 0H100V{LIP}H0z{corridor(openings, LIP).outline}"
    key = f"wall-{openings}{'-plaza' if plaza else ''}"

    def shape(id: str) -> str:
        edge = f'<path d="{walls}" {LEAFY} stroke-width="10.4"/>'
        solid = f'<path d="{body}" fill-rule="evenodd" stroke="none"/>'
        if not plaza:
            return f'<g id="{id}">{solid}{edge}</g>'
        keep = sheet.define(
            f"keep-{openings}",
            lambda id: f'<clipPath id="{id}"><path d="{body}" clip-rule="evenodd"/></clipPath>',
        )
        ring = f'<circle cx="50" cy="50" r="{PLAZA + 1.5}" {LEAFY} stroke-width="9"/>'
        cut = f'<g mask="url(#{_no_plaza(sheet)})">{solid}{edge}</g>'
        return f'<g id="{id}">{cut}<g clip-path="url(#{keep})">{ring}</g></g>'

    def layer(fill: str, extra: str = "", x: float = 0, y: float = 0) -> str:
        return sheet.use(key, shape, x, y, f'fill="{fill}" stroke="{fill}"{extra}')

    leaves = sheet.define("leaves", _leaves)
    inner = f' mask="url(#{_no_plaza(sheet)})"' if plaza else ""
    return (
        layer(day(GARDEN, "w-sh"), ' opacity=".34"', 4, 10)
        + layer(day(GARDEN, "w-face"), y=6)
        + layer(day(GARDEN, "w-top"))
        + f'<g{inner}><path d="{body}" fill-rule="evenodd" fill="url(#{leaves})"/>'
        + f'<path d="{walls}" {LEAFY} stroke="{day(GARDEN, "w-hi")}" stroke-width="4.6"'
        ' transform="translate(-.9 -1.6)"/></g>'
    )


def _no_plaza(sheet: Sheet) -> str:
    return sheet.define(
        "no-plaza",
        lambda id: (
            f'<mask id="{id}" maskUnits="userSpaceOnUse" x="-10" y="-10" width="120" height="120">'
            f'<path d="M-10-10H110V110H-10z" fill="#fff"/><circle cx="50" cy="50" r="{PLAZA}"/></mask>'
        ),
    )


# ── the sea: jetties over water ──────────────────────────────────────────────────────────────────────────────────────


def _sea(sheet: Sheet, openings: Openings, fixed: bool, lit: bool, plaza: bool, paint: Paint) -> str:
    water = sheet.define(
        f"water-{'fixed' if fixed else 'movable'}",
        lambda id: _water(id, day(SEA, "ground-fix" if fixed else "ground-fill")),
    )
    planks = sheet.define(
        f"planks-{'fixed' if fixed else 'movable'}", lambda id: _planks(id, day(SEA, "ffix" if fixed else "floor"))
    )
    walls = corridor(openings).walls
    posts = sheet.use(
        f"posts-{openings}",
        lambda id: (
            f'<g id="{id}" fill="none" stroke-linecap="round" stroke-width="6.4" stroke-dasharray=".1 15.3" '
            f'stroke-dashoffset="-7"><path d="{walls}" transform="translate(0 2.4)" stroke="{day(SEA, "post-s")}"/>'
            f'<path d="{walls}" stroke="{day(SEA, "post")}"/></g>'
        ),
    )
    shadow = f'fill="{day(SEA, "deck-sh")}" fill-opacity=".42"'
    front = f'fill="{day(SEA, "deck-side")}"'
    side = "".join(
        f'<circle cx="{50 + x}" cy="{50 + y}" r="{PLAZA}" {colour}/>' if plaza else ""
        for x, y, colour in ((4, 10, shadow), (0, 6, front))
    )
    return (
        f'<rect width="100" height="100" fill="url(#{water})"/>'
        + _corridor(sheet, openings, shadow, 4, 10)
        + side
        + _corridor(sheet, openings, front, 0, 6)
        + _corridor(sheet, openings, f'fill="url(#{planks})"')
        + (_corridor(sheet, openings, GLOW) if lit else "")
        + posts
        + (_plaza(paint, lit) if plaza else "")
    )


def _water(id: str, ground: str) -> str:
    return pattern(
        id,
        62,
        47,
        '<path d="M6 10q3-3.5 6 0t6 0M38 22q3-3.5 6 0t6 0M12 38q3-3.5 6 0t6 0" fill="none"'
        f' stroke="{day(SEA, "ripple")}" stroke-width="1.8" stroke-linecap="round" opacity=".65"/>',
        ground,
    )


def _planks(id: str, ground: str) -> str:
    return pattern(
        id,
        50,
        14,
        f'<g stroke="{day(SEA, "plank")}"><path d="M0 .6H50" stroke-width="1.4" opacity=".75"/>'
        f'<path d="{GRAIN}" stroke-width=".9" opacity=".35"/></g>',
        ground,
    )


def _piers(sheet: Sheet, paint: Paint) -> str:
    """Four piers with a brass screw: this tile does not move."""
    dark, side, top = paint.pier

    def pier(id: str) -> str:
        return (
            f'<g id="{id}"><rect x="-7" y="-5" width="14" height="15" rx="3" fill="{dark}"/>'
            f'<rect x="-7" y="-8" width="14" height="14" rx="3" fill="{side}"/>'
            f'<rect x="-5" y="-6" width="10" height="10" rx="2" fill="{top}"/>'
            f'<circle cy="-1" r="3" fill="{sheet.brass()}" stroke="#7A4E12" stroke-width=".8"/>'
            '<path d="M-1.6 .3L1.6-2.3" stroke="#7A4E12" stroke-width="1.2"/></g>'
        )

    return "".join(sheet.use("pier", pier, x, y) for x, y in ((10.5, 11), (89.5, 11), (10.5, 88), (89.5, 88)))
