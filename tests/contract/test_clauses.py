"""Every clause of the rules has a test that is named after it, and every game's rulebook tells it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wanderwall.games import folder

TESTS = Path(__file__).parents[1]
CLAUSES = {"S": 10, "K": 10, "T": 9, "G": 11}
RULEBOOKS = {"S": "classic", "K": "classic", "T": "towers", "G": "go"}
ALL = [(letter, number) for letter, last in CLAUSES.items() for number in range(1, last + 1)]


def named() -> set[str]:
    """The clauses that stand in front of a test's name: `test_s1_s2_…` is about S1 and S2."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for match in re.finditer(r"def test_((?:[sktg]\d+_)+)", path.read_text(encoding="utf-8")):
            found |= set(match[1].strip("_").split("_"))
    return found


@pytest.mark.parametrize(("letter", "number"), ALL)
def test_every_clause_has_a_test(letter: str, number: int) -> None:
    assert f"{letter.lower()}{number}" in named()


@pytest.mark.parametrize(("letter", "number"), ALL)
def test_every_clause_stands_in_its_rulebook(letter: str, number: int) -> None:
    rulebook = (folder(RULEBOOKS[letter]) / "README.md").read_text(encoding="utf-8")
    assert re.search(rf"\*\*{letter}{number}\b", rulebook)
