"""The docs are true: generated tables are fresh, links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.generate.docs import PICTURES, TABLES, pages, picture, picture_file, update_tables
from tools.report import ROOT
from wanderwall.i18n import files_of


@pytest.mark.parametrize("sheet", pages(), ids=lambda sheet: sheet.name)
def test_tables_are_fresh(sheet: Path) -> None:
    text = sheet.read_text(encoding="utf-8")
    assert update_tables(text) == text, "run: python -m tools generate docs"


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_fresh(name: str) -> None:
    assert picture_file(name).read_text(encoding="utf-8") == picture(name), "run: python -m tools generate docs"


def test_every_table_stands_somewhere() -> None:
    everything = "".join(sheet.read_text(encoding="utf-8") for sheet in pages())
    assert all(f"<!-- table: {name} -->" in everything for name in TABLES)


@pytest.mark.parametrize("sheet", pages(), ids=lambda sheet: sheet.name)
def test_links_lead_somewhere(sheet: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", sheet.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (sheet.parent / target).exists(), target


def test_the_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


def test_the_page_says_what_its_guide_says() -> None:
    """Words in italics are words of the page."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files_of("en").values())
    said = {text.strip().casefold() for text in re.findall(r"= ?(.+)$|\] (.+)$", texts, re.M) for text in text}
    guide = " ".join((ROOT / "docs" / "page.md").read_text(encoding="utf-8").split())
    named = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", guide)
    assert len(named) > 8
    assert [words for words in named if words.casefold() not in said] == []
