"""Golden games: whole games of every edition between bots, kept as records. They replay to the result they say, and are
written again letter by letter.

`python -m tools generate golden games` writes them again; a change in them is a change of the rules and needs a reason.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.counts.tables import counted, lines
from wanderwall.games import editions, game, games
from wanderwall.match import record

FOLDER = Path(__file__).parent


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = record.read(text)
    assert game.game.outcome(record.final(game)) is not None
    assert record.write(game) == text


def test_every_edition_has_golden_games() -> None:
    covered = {record.read(path.read_text(encoding="utf-8")).edition.id for path in files()}
    assert covered == set(editions())


@pytest.mark.parametrize("name", list(games()))
def test_move_counts(name: str) -> None:
    checked = 0
    for counts, state in lines(name):
        assert [counted(game(name), state, depth) for depth in range(1, len(counts) + 1)] == counts
        checked += len(counts)
    assert checked > 20
