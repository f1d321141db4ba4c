"""The page's files: fixtures as the rules say today, a lock that holds on every machine, class names that mean one
thing.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path

import pytest

from tools.generate.pace import FILE, turns
from tools.generate.page_files import (
    DRAWN,
    FIXTURES,
    GAMES,
    fixture_files,
    learning_files,
    palette_files,
    symbol_files,
)
from wanderwall.games import edition, editions


def kept(folder: Path, pattern: str = "*.json") -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob(pattern)}


def test_the_pages_positions_are_those_of_the_rules() -> None:
    assert kept(FIXTURES) == fixture_files(), "write them again: python -m tools generate page_files"


def test_rules_pages_and_lessons_show_what_the_rules_say() -> None:
    assert kept(GAMES) == learning_files(), "write them again: python -m tools generate page_files"


def test_symbols_are_those_of_the_pictures() -> None:
    assert kept(DRAWN, "*.*") == {**symbol_files(), **palette_files()}, (
        "write them again: python -m tools generate page_files"
    )


WEB = Path(__file__).parents[2] / "web"
PACKAGES = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_every_optional_dependency_is_locked() -> None:
    named = {name: path for path, package in PACKAGES.items() for name in package.get("optionalDependencies", {})}
    locked = {path.rpartition("node_modules/")[2] for path in PACKAGES}
    assert len(named) > 10
    assert {name: path for name, path in named.items() if name not in locked} == {}


def test_the_lock_names_no_host() -> None:
    assert [path for path, package in PACKAGES.items() if "resolved" in package] == []


def test_versions_are_exact() -> None:
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = [*asked["dependencies"].values(), *asked["devDependencies"].values(), *asked["overrides"].values()]
    assert all(version[0].isdigit() for version in versions)


ROOT = Path(__file__).parents[2] / "web" / "src"
#: a class and nothing else, whatever its state: `.qr`, `.qr:hover`; `:has` asks for a place
BARE = re.compile(r"\.([\w-]+)(?::{1,2}(?!has)[\w-]+(?:\([^()]*\))?)*")


def selectors(style: str) -> list[str]:
    """Every selector of a style sheet, also of those within `@media`."""
    plain = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    lists = [found.strip() for found in re.findall(r"([^{};]+)\{", plain)]
    return [one.strip() for found in lists if not found.startswith("@") for one in re.split(r",(?![^()]*\))", found)]


def test_selectors_are_found_wherever_they_stand() -> None:
    style = "@media print { .a, b .c:is(.d, .e) { top: 0 } /* .f {} */ }\n.g:hover { top: 0 }"
    assert selectors(style) == [".a", "b .c:is(.d, .e)", ".g:hover"]
    assert [bool(BARE.fullmatch(one)) for one in selectors(style)] == [True, False, True]


def test_no_class_is_styled_by_two_sheets() -> None:
    """Parts in a folder `styles/` are one sheet. A page that needs a name again puts the page's own class before it."""
    sheets: dict[str, set[str]] = defaultdict(set)
    for file in ROOT.rglob("*.css"):
        sheet = file.parent if file.parent.name == "styles" else file
        for selector in selectors(file.read_text()):
            if found := BARE.fullmatch(selector):
                sheets[found[1]].add(str(sheet.relative_to(ROOT)))
    assert len(sheets) > 300
    assert not {name: sorted(found) for name, found in sheets.items() if len(found) > 1}


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
