"""The players next to a sliding maze: their progress, and what the viewer knows of their cards."""

from __future__ import annotations

from collections import Counter
from math import ceil, sqrt

from wanderwall.draw.pieces import Pawn
from wanderwall.draw.svg_parts import INK, Paint, Sheet, rect, text, translate, wanderer
from wanderwall.games.towers.views import TowersSeat
from wanderwall.games.views import MazeSeat

WIDTH, ROW = 188, 78
#: the symbol of a magic card: up, down, or both
MAGIC = {"u": "M0-6L6 5H-6z", "d": "M0 6L6-5H-6z", "j": "M0-7L5-1H-5zM0 7L5 1H-5z"}


def card(paint: Paint, height: float, outline: str = "") -> str:
    """A sheet of paper."""
    line, width = (outline, 4) if outline else (paint.line, 1.6)
    face = f'fill="{paint.panel}" stroke="{line}" stroke-width="{width}"'
    return rect(0, 4, WIDTH, height, 16, 'fill="#000" opacity=".16"') + rect(0, 0, WIDTH, height, 16, face)


def standing(sheet: Sheet, pawn: Pawn) -> str:
    """A player's pawn figure."""
    return sheet.use(f"pawn-{pawn.shape}", lambda id: f'<g id="{id}">{wanderer(pawn)}</g>')


def player(sheet: Sheet, paint: Paint, pawn: Pawn, seat: MazeSeat, turn: bool, won: bool) -> str:
    """One player's card."""
    found = len(seat["found"])
    pieces = [
        card(paint, ROW, pawn.hue if turn else ""),
        translate(30, 64, standing(sheet, pawn), 0.76),
        text(56, 34, f"{found}/{found + seat['left']}", 22, paint.text, "start"),
        _magic(seat, paint) if "hand_size" in seat else _found(sheet, seat["found"]),
        _known_goals(sheet, paint, seat["cards"]),
        sheet.icon("crown", 8, -14, 36) if won else "",
    ]
    return "".join(pieces)


def _found(sheet: Sheet, goals: list[str]) -> str:
    """The goals found, or the last of them if there are many."""
    shown = goals[-8:]
    return "".join(sheet.icon(goal, 54 + 15 * (n % 4), 42 + 16 * (n // 4), 14) for n, goal in enumerate(shown))


def _known_goals(sheet: Sheet, paint: Paint, cards: list[str]) -> str:
    """The goals of this player that the viewer knows."""
    if not cards:
        return ""
    columns = ceil(sqrt(len(cards)))
    cell = 52 / columns
    icons = "".join(
        sheet.icon(goal, 124 + cell * (n % columns), 13 + cell * (n // columns), cell - 1)
        for n, goal in enumerate(cards)
    )
    return rect(120, 8, 60, 62, 10, f'fill="#FFFDF4" stroke="{paint.plaza[1]}" stroke-width="2"') + icons


def _magic(seat: TowersSeat, paint: Paint) -> str:
    """The rune card, lit if turned, and the magic cards: by kind, or only how many (T2)."""
    light = "#9FE9FF" if seat["rune_turned"] else "none"
    rune = f'<path d="M106 17L113 27 106 37 99 27z" fill="{light}" stroke="{INK}" stroke-width="2"/>'
    edge = f'stroke="{INK}" stroke-width="1.5"'
    if seat["hand"] is None:
        back = rect(56, 46, 14, 20, 3, f'fill="#CC79A7" {edge}')
        return rune + back + text(80, 62, str(seat["hand_size"]), 16, paint.text)
    hand = Counter(seat["hand"])
    kinds = [kind for kind in MAGIC if hand[kind]]
    cards = [
        rect(0, 0, 14, 20, 3, f'fill="#FFE4F2" {edge}')
        + f'<path d="{MAGIC[kind]}" transform="translate(7 10) scale(.8)" fill="{INK}"/>'
        + (text(15, 19, str(hand[kind]), 11, paint.text, "start") if hand[kind] > 1 else "")
        for kind in kinds
    ]
    return rune + "".join(translate(54 + 22 * n, 46, drawn) for n, drawn in enumerate(cards))
