"""The tables of points in the docs, from the measurements."""

from __future__ import annotations

from wanderwall.bots.strength import scale


def table(game: str) -> str:
    """The steps of the dial and the bots of a game, the weakest first."""
    found = scale(game)
    assert found is not None
    named = {f"`dial:{dial:g}`": measured for dial, measured in found.dials.items()}
    named |= {f"`{bot}`": measured for bot, measured in found.bots.items()}
    rows = ["| bot | points | 95 % interval |", "|---|---|---|"]
    for name, (points, low, high) in sorted(named.items(), key=lambda one: one[1]):
        rows.append(f"| {name} | {points} | {f'{low}–{high}' if low < high else 'by definition'} |")
    return "\n".join(rows)
