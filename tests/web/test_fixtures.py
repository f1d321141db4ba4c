"""The page is tested with what the rules say today."""

from __future__ import annotations

from tests.web.fixtures import FOLDER, files


def test_the_pages_positions_are_those_of_the_rules() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert kept == files(), "write them anew: python -m tests.web.fixtures"
