"""The tiles of the garden and of the sea, on 100 units.

Light falls from the top left, so a rotated tile is not the rotated picture but a picture of its own.
"""

from __future__ import annotations

from wanderwall.board.tiles import Openings
from wanderwall.draw.corridor import corridor
from wanderwall.draw.svg_parts import Paint, Sheet, pattern, rect

PLAZA = 32
#: the hedge ends before the southern edge, so that each tile shows its own front
LIP = 96
#: a string of circles along the wall: a hedge has no straight edge
LEAFY = 'fill="none" stroke-linecap="round" stroke-dasharray=".1 7.6"'


GARDEN_PAINT = Paint(
    page="#EADFC6",
    frame=("#8A5A36", "#5A3823"),
    edge="#FFDCAA",
    grain="#281204",
    bed="#33261A",
    thick="#3A2A18",
    rim="#FFF6CD",
    pier=("#7C7160", "#C9BFAE", "#DDD5C6"),
    plaza=("#FFF6DF", "#CBAF74"),
    text="#33263F",
    panel="#FBF4E3",
    line="#CDB98F",
    veil="#261A34",
    engraved="#FFF3D9",
)
SEA_PAINT = Paint(
    page="#DCEAE6",
    frame=("#2D6480", "#173B57"),
    edge="#C8F0FF",
    grain="#031428",
    bed="#0B2A3C",
    thick="#0C3247",
    rim="#DCFAFF",
    pier=("#43270F", "#8A5A33", "#A87446"),
    plaza=("#FFF1D2", "#B98645"),
    text="#15304A",
    panel="#F8FBF4",
    line="#A9C4C4",
    veil="#081A30",
    engraved="#FFF3D9",
)


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
        + (_corridor(sheet, openings, 'fill="#FFCD28" fill-opacity=".62"') if lit else "")
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
        ground="#F3E3BD",
    )


def _flags(id: str) -> str:
    return pattern(
        id,
        50,
        50,
        '<path d="M0 .5H50M0 17H50M0 34H50M14 0V17M38 0V17M27 17V34M3 17V34M18 34V50M43 34V50" fill="none"'
        ' stroke="#B8AD9C" stroke-width="1.1" opacity=".7"/>',
        ground="#E3DACB",
    )


def _leaves(id: str) -> str:
    return pattern(
        id,
        33,
        29,
        '<g stroke-linecap="round" stroke-width="3.6">'
        '<path d="M3 5l3-1M19 3l2 3M29 12l3 1M8 15l1 3M23 22l3-2M2 25l3 1M14 26l3-1" stroke="#3F7436"/>'
        '<path d="M11 8l3-1M26 6l2 2M17 14l3 1M30 22l1 3M9 22l3 1" stroke="#7DB357" stroke-width="3"/></g>',
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
        layer("#4A300A", ' opacity=".34"', 4, 10)
        + layer("#264F2D", y=6)
        + layer("#528B40")
        + f'<g{inner}><path d="{body}" fill-rule="evenodd" fill="url(#{leaves})"/>'
        + f'<path d="{walls}" {LEAFY} stroke="#7DB357" stroke-width="4.6" transform="translate(-.9 -1.6)"/></g>'
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
        f"water-{'fixed' if fixed else 'movable'}", lambda id: _water(id, "#165F7A" if fixed else "#1E7390")
    )
    planks = sheet.define(
        f"planks-{'fixed' if fixed else 'movable'}", lambda id: _planks(id, "#DDB27B" if fixed else "#EBC68D")
    )
    walls = corridor(openings).walls
    posts = sheet.use(
        f"posts-{openings}",
        lambda id: (
            f'<g id="{id}" fill="none" stroke-linecap="round" stroke-width="6.4" stroke-dasharray=".1 15.3" '
            f'stroke-dashoffset="-7"><path d="{walls}" transform="translate(0 2.4)" stroke="#5A3416"/>'
            f'<path d="{walls}" stroke="#F0D6A6"/></g>'
        ),
    )
    side = "".join(
        f'<circle cx="{50 + x}" cy="{50 + y}" r="{PLAZA}" {colour}/>' if plaza else ""
        for x, y, colour in ((4, 10, 'fill="#04304C" fill-opacity=".42"'), (0, 6, 'fill="#6A3F1C"'))
    )
    return (
        f'<rect width="100" height="100" fill="url(#{water})"/>'
        + _corridor(sheet, openings, 'fill="#04304C" fill-opacity=".42"', 4, 10)
        + side
        + _corridor(sheet, openings, 'fill="#6A3F1C"', 0, 6)
        + _corridor(sheet, openings, f'fill="url(#{planks})"')
        + (_corridor(sheet, openings, 'fill="#FFCD28" fill-opacity=".62"') if lit else "")
        + posts
        + (_plaza(paint, lit) if plaza else "")
    )


def _water(id: str, ground: str) -> str:
    return pattern(
        id,
        62,
        47,
        '<path d="M6 10q3-3.5 6 0t6 0M38 22q3-3.5 6 0t6 0M12 38q3-3.5 6 0t6 0" fill="none" stroke="#86C6D6"'
        ' stroke-width="1.8" stroke-linecap="round" opacity=".65"/>',
        ground,
    )


def _planks(id: str, ground: str) -> str:
    return pattern(
        id,
        50,
        14,
        '<path d="M0 .6H50" stroke="#7A4A1F" stroke-width="1.4" opacity=".75"/><path d="M6 5h13M28 9h15"'
        ' stroke="#7A4A1F" stroke-width=".9" opacity=".35"/>',
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
