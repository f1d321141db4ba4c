"""Golden games: whole games of every edition between bots, kept as records and replayed in the tests.

`python -m tools generate golden games` writes them again; a change in them is a change of the rules and needs a reason.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))
