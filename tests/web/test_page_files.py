"""The page is tested with what the rules say today."""

from __future__ import annotations

from pathlib import Path

from tools.generate.page_files import FIXTURES, GAMES, fixture_files, learning_files


def kept(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob("*.json")}


def test_the_pages_positions_are_those_of_the_rules() -> None:
    assert kept(FIXTURES) == fixture_files(), "write them again: python -m tools generate page_files"


def test_rules_pages_and_lessons_show_what_the_rules_say() -> None:
    assert kept(GAMES) == learning_files(), "write them again: python -m tools generate page_files"
