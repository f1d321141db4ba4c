"""Towers from above, on 100 units. Height is shown four ways: number, contour bands, lighter walls, a longer shadow."""

from __future__ import annotations

from wanderwall.board.tiles import Openings
from wanderwall.draw.corridor import corridor, number
from wanderwall.draw.svg_parts import Paint, Sheet, data, pattern, rect, text

#: the colour of each level, the same in contours and number badges; lightness rises, so it survives greyscale
STRATA = ("#4D4B80", "#876484", "#C98468", "#E2B069", "#F8E7B8")
FLOORS = ("#CFA873", "#DBB782", "#E6C795", "#EFD5A6", "#F6E2B8")
WALLS = ("#2A2A55", "#333366", "#403F79", "#50508F", "#6765A8")
BAND = 5.3
DUSK_INK, DUSK_PAPER = "#2B2647", "#FFF8E6"
#: backs of magic cards, and a turned rune card
MAGIC_BACK, RUNE_LIGHT = "#CC79A7", "#9FE9FF"
#: the joints of the flagstones, a pattern of 17 × 17; the chevron of a stair; the teeth of a cliff
JOINTS, CHEVRON = "M0 .5H17M.5 0V8.5M9 8.5V17M0 8.5H17", "M-3.5-7L4.5 0L-3.5 7"
TEETH = "".join(f"M7 {number(-17 + 6.8 * n)}H{-1 if n % 2 else -5}" for n in range(6))
#: the rune stone, its top and the sign on it, each with its colour
RUNE_STONE = {
    "stone": ("M0-24L13-13V15L0 23-13 15V-13Z", "#3C3A78"),
    "top": ("M0-24L13-13 0-6-13-13Z", "#6A68B8"),
    "sign": ("M0-2V18M0 1l5 4-5 4M0 7l-5 4 5 4", "#C9F6FF"),
}
#: the light around it, from the middle out
RUNE_GLOW = ("#BDF4FF", "#8FE0FF")
#: overlay of the floor in reach
GOLD = 'fill="#FFCD28" fill-opacity=".55"'

DUSK_PAINT = Paint(
    page="#E6CFA0",
    frame=("#B79A78", "#9C7F5E"),
    edge="#F3E3C2",
    grain="#6E5646",
    bed="#2F2B52",
    thick="#1B1238",
    rim=DUSK_PAPER,
    pier=("#2F2B52", "#8A7A9A", "#C9BFD6"),
    plaza=(DUSK_PAPER, "#A8752A"),
    text=DUSK_INK,
    panel=DUSK_PAPER,
    line="#C8A56A",
    veil="#1B1238",
    engraved=DUSK_INK,
)


def level(height: int) -> int:
    """A height as an index of the colours; greater heights look like the highest colour."""
    return min(max(height, 1), len(STRATA)) - 1


def shadow(sheet: Sheet, height: int) -> str:
    """The shadow of a tower: as long as the tower is high."""
    k = number(2.6 * height)
    path = f"M4 4h92l{k} {k}v92h-92l-{k}-{k}z"
    return sheet.use(f"shadow-{height}", lambda id: f'<path id="{id}" d="{path}" fill="#1B1238" opacity=".5"/>')


def tower(sheet: Sheet, openings: Openings, height: int, fixed: bool, lit: bool) -> str:
    """A tower without what is on it."""
    scale = 0.925 + 0.015 * height
    body = sheet.use(
        f"tower-{openings}-{height}{'-fixed' if fixed else ''}",
        lambda id: f'<g id="{id}">{_body(sheet, openings, height, fixed)}</g>',
    )
    gold = f'<path d="{corridor(openings).outline}" {GOLD}/>' if lit else ""
    return f'<g transform="translate(50 50) scale({scale:.3f}) translate(-50 -50)">{body}{gold}</g>'


def _body(sheet: Sheet, openings: Openings, height: int, fixed: bool) -> str:
    flags = sheet.define("flags", _flags)
    clip = sheet.define("clip", lambda id: f'<clipPath id="{id}"><rect width="100" height="100" rx="9"/></clipPath>')
    bands = "".join(
        rect(
            BAND * n,
            BAND * n,
            100 - 2 * BAND * n,
            100 - 2 * BAND * n,
            2 if fixed else max(3, 9 - 1.2 * n),
            f'fill="{STRATA[level(n + 1)]}" stroke="{DUSK_INK}" stroke-width="{1.1 if n else 2}"',
        )
        for n in range(level(height) + 1)
    )
    inset = BAND * (level(height) + 1)
    top = rect(inset, inset, 100 - 2 * inset, 100 - 2 * inset, 3, f'fill="{WALLS[level(height)]}" stroke="{DUSK_INK}"')
    way = corridor(openings).outline
    return (
        f'{bands}{top}<g clip-path="url(#{clip})"><path d="{way}" fill="{FLOORS[level(height)]}" stroke="{DUSK_INK}"'
        f' stroke-width="3"/><path d="{way}" fill="url(#{flags})"/></g>'
    )


def _flags(id: str) -> str:
    return pattern(id, 17, 17, f'<path d="{JOINTS}" fill="none" stroke="#7A4F2E" stroke-opacity=".16"/>')


def height_badge(sheet: Sheet, height: int) -> str:
    """The number in the north-west wall corner."""
    disc = f'<circle cx="17" cy="17" r="12" fill="{STRATA[level(height)]}" stroke="{DUSK_INK}" stroke-width="2"/>'
    number = text(17, 22.8, str(height), 16.5, DUSK_PAPER if level(height) < 2 else DUSK_INK)
    return sheet.use(f"height-{height}", lambda id: f'<g id="{id}">{disc}{number}</g>')


def joint(sheet: Sheet, x: float, y: float, turn: int, low: int, high: int, lit: bool) -> str:
    """Where two corridors meet: a stair whose chevron points up, or a cliff that needs magic (T3, T4).

    After the rotation, in degrees, the higher tower is the eastern one.
    """
    kind = ("floor", "stair")[high - low] if high - low < 2 else "cliff"
    inside = {"floor": _floor, "stair": _stair, "cliff": _cliff}[kind]
    drawn = sheet.use(f"{kind}-{low}", lambda id: f'<g id="{id}">{inside(low)}</g>')
    if lit and kind == "floor":
        drawn += rect(-9, -21, 18, 42, 0, GOLD)
    return f'<g transform="translate({number(x)} {number(y)}) rotate({turn})" {data(joint=kind)}>{drawn}</g>'


def _floor(low: int) -> str:
    return rect(-9, -21, 18, 42, 0, f'fill="{FLOORS[level(low)]}"')


def _stair(low: int) -> str:
    steps = "".join(
        rect(-10 + 5 * n, -21, 5, 42, 0, f'fill="{DUSK_PAPER}" fill-opacity="{0.12 + 0.2 * n:.2g}"') for n in range(4)
    )
    chevron = f'<path d="{CHEVRON}" fill="none" stroke-width="3" stroke-linecap="round"/>'
    ground = rect(-10, -21, 20, 42, 0, f'fill="{FLOORS[level(low)]}"')
    return f'{ground}<g stroke="{DUSK_INK}" stroke-width="1.3" stroke-linejoin="round">{steps}{chevron}</g>'


def _cliff(low: int) -> str:
    face = rect(-8, -21.5, 16, 43, 0, f'fill="{STRATA[level(low + 1)]}" stroke-width="1.8"')
    edge = f'<path d="{TEETH}" stroke-width="2.2" stroke-linecap="round"/><path d="M7.5-21V21" stroke-width="4"/>'
    return f'<g stroke="{DUSK_INK}">{face}{edge}</g>'


def rune_stone(sheet: Sheet) -> str:
    """The rune stone, the only cold light on the board."""
    glow = sheet.define(
        "rune-light",
        lambda id: (
            f'<radialGradient id="{id}"><stop offset="0" stop-color="{RUNE_GLOW[0]}"/>'
            f'<stop offset=".55" stop-color="{RUNE_GLOW[1]}" stop-opacity=".7"/>'
            f'<stop offset="1" stop-color="{RUNE_GLOW[1]}" stop-opacity="0"/></radialGradient>'
        ),
    )
    (stone, dark), (top, light), (sign, cold) = (RUNE_STONE[part] for part in ("stone", "top", "sign"))
    return (
        f'<circle r="36" fill="url(#{glow})"/><g stroke="{DUSK_INK}" stroke-linejoin="round">'
        f'<path d="{stone}" fill="{dark}" stroke-width="2.2"/>'
        f'<path d="{top}" fill="{light}" stroke-width="1.6"/></g>'
        f'<path d="{sign}" fill="none" stroke="{cold}" stroke-width="2.4"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
