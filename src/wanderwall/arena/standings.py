"""The results of a tournament per bot: wins, their intervals, ratings, time."""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from xml.sax.saxutils import escape

from wanderwall.arena.pairing import GameResult
from wanderwall.arena.rating import Rating, update_ratings

#: quantile of the normal distribution for 95 %
SPREAD = 1.959964
#: characters that make a cell a formula if it starts with them: the ASCII signs, and their wide, small and typographic
#: forms
SIGNS = "=+\\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b"
#: where a spreadsheet may start a cell: the separator depends on its language, not on the file
FORMULA = re.compile(rf"(^|[;,|\t\r\n])([\s\"']*)(?=[{SIGNS}\t\r\n])")


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot. Shared wins count as fractions; `low` and `high` are the 95 % interval of the win rate."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    rating: float
    ms_per_move: float


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate.

    >>> [round(end, 3) for end in wilson(80, 100)]
    [0.711, 0.867]
    """
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, SPREAD**2
    middle = rate + square / (2 * games)
    half = SPREAD * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, (middle - half) / (1 + square / games)), min(1.0, (middle + half) / (1 + square / games))


def standings(bots: Sequence[str], results: Sequence[GameResult]) -> list[Standing]:
    """All bots, the best rated first."""
    ordered = sorted(results, key=lambda result: result.number)
    rated = ratings(bots, ordered)
    table = []
    for bot in bots:
        played = [result for result in ordered if bot in result.bots]
        wins = sum(win_share(result, bot) for result in played)
        seats = [(result, seat) for result in played for seat, name in enumerate(result.bots) if name == bot]
        moves = sum(result.moves[seat] for result, seat in seats)
        seconds = sum(result.seconds[seat] for result, seat in seats)
        low, high = wilson(wins, len(played))
        rate = wins / len(played) if played else 0.0
        whole = int(wins) if wins == int(wins) else round(wins, 4)
        ms = 1000 * seconds / moves if moves else 0.0
        table.append(
            Standing(bot, len(played), whole, round(rate, 4), round(low, 4), round(high, 4), rated[bot], round(ms, 3))
        )
    return sorted(table, key=lambda standing: -standing.rating)


def win_share(result: GameResult, bot: str) -> float:
    """The share of a match that a bot has won, in whichever seats it played."""
    return sum(result.bots[seat] == bot for seat in result.winners) / max(1, len(result.winners))


def ratings(bots: Sequence[str], results: Sequence[GameResult]) -> dict[str, float]:
    """The rating of each bot: about 25 for an average player, a few points more for a better one.

    The last matches count most in such a rating, so the results are shuffled first, always in the same way.
    """
    known = dict.fromkeys(bots, Rating())
    for result in Random(len(results)).sample(results, len(results)):
        known |= update_ratings(known, result.bots, result.winners)
    return {bot: round(rating.mu, 2) for bot, rating in known.items()}


def faults(results: Sequence[GameResult]) -> dict[tuple[str, str], int]:
    """How often each bot lost by breaking the rules, and how."""
    counts: dict[tuple[str, str], int] = {}
    for result in results:
        if result.culprit is not None:
            key = (result.bots[result.culprit], result.fault)
            counts[key] = counts.get(key, 0) + 1
    return counts


def as_csv(table: Sequence[Standing]) -> str:
    """The standings as comma-separated values."""
    return as_sheet(list(Standing.__dataclass_fields__), (asdict(standing).values() for standing in table))


def as_sheet(header: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """A table as comma-separated values, every cell in quotes. The names in it were chosen by people and programs, so
    formulas are escaped.
    """
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return out.getvalue()


def _cell(value: object) -> object:
    """Turn a name that would be a formula into text, and also each part of it that could become a cell.

    >>> _cell("=1+1"), _cell("Ida;=1+1"), _cell("Ida-Mia"), _cell(0.5)
    ("'=1+1", "Ida;'=1+1", 'Ida-Mia', 0.5)
    """
    return FORMULA.sub(r"\1'\2", value) if isinstance(value, str) else value


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
