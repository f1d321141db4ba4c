"""The playing time that the page tells rests on games that were played, for every edition and number of players."""

from __future__ import annotations

import json

import pytest

from tools.generate.pace import FILE, turns
from wanderwall.games import edition, editions

PACE = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", sorted(editions()))
def test_every_edition_has_its_pace(id: str) -> None:
    fewest, most = edition(id).players
    lengths = PACE[id].get("turns") or PACE[id]["rounds"]
    alone = {"1"} if "rounds" in PACE[id] else set()
    assert set(lengths) | alone == {str(seats) for seats in range(fewest, most + 1)}


def test_the_pace_is_that_of_the_games() -> None:
    box = edition("towers-3d")
    base, each = PACE["towers-3d"]["turns"]["4"]
    assert turns(box, 4, 3) == pytest.approx(base + 3 * each, abs=0.02)
