"""The standings as an SVG: win rates with their 95 % intervals, one line per bot."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from wanderwall.arena.standings import Standing

WIDE, NAME, MARGIN, ROW = 720, 170, 30, 36


def as_svg(table: Sequence[Standing], title: str) -> str:
    """A self-contained SVG."""
    high = 2 * MARGIN + ROW * len(table) + MARGIN
    foot = high - MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{high}" fill="#fffdf7"/>',
        f'<text x="{MARGIN}" y="{MARGIN - 8}" font-size="15">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        lines.append(f'<path d="M{x} {MARGIN + 8}V{foot}" stroke="#ddd5c3"/>')
        lines.append(f'<text x="{x}" y="{foot + 18}" text-anchor="middle" fill="#6b6355">{tenth * 10} %</text>')
    for row, standing in enumerate(table):
        y = 2 * MARGIN + ROW * row
        caption = (
            f"{standing.bot}: {100 * standing.win_rate:.1f} % ({100 * standing.low:.1f}–{100 * standing.high:.1f})"
        )
        lines.append(f"<g><title>{escape(caption)}</title>")
        lines.append(f'<text x="{NAME - 12}" y="{y + 5}" text-anchor="end">{escape(_short(standing.bot))}</text>')
        lines.append(f'<path d="M{_x(standing.low)} {y}H{_x(standing.high)}" stroke="#2f6f8f" stroke-width="3"/>')
        lines.append(f'<circle cx="{_x(standing.win_rate)}" cy="{y}" r="6" fill="#2f6f8f"/></g>')
    return "\n".join([*lines, "</svg>", ""])


def _x(rate: float) -> float:
    return round(NAME + rate * (WIDE - NAME - MARGIN), 1)


def _short(name: str, most: int = 20) -> str:
    return name if len(name) <= most else "…" + name[1 - most :]
