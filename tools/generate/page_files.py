"""Write the files of the page that follow from the rules: positions for its tests, rules pages, first lessons."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.generate.fixtures import fixtures
from tools.generate.lessons import lessons
from tools.generate.rulebook import pictures
from tools.report import ROOT
from wanderwall.games import edition, editions

FIXTURES, GAMES = (ROOT / "web" / "src" / folder for folder in ("fixtures", "games"))


def to_files(document: Mapping[str, Any]) -> dict[str, str]:
    """The content of each file, by its path."""
    return {
        f"{name}.json": json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, value in document.items()
    }


def fixture_files() -> dict[str, str]:
    """The content of each file in the folder of fixtures."""
    return to_files(fixtures())


def learning_files() -> dict[str, str]:
    """The pictures of rules pages and the first lessons, by their paths in the folder of games."""
    document = {f"{edition(id).game}/rules/{id}": pictures(id) for id in editions()}
    return to_files({**document, **{f"{game}/lesson": lesson for game, lesson in lessons().items()}})


def write(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main() -> None:
    write(FIXTURES, fixture_files())
    write(GAMES, learning_files())
