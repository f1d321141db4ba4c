"""The docs are true: generated tables are fresh, links lead somewhere."""

from __future__ import annotations

import re
from functools import cache
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


@cache
def everything() -> str:
    """Every file and folder, one on a line that begins with a slash; folders end with one."""
    tops = [ROOT / top for top in ("src", "tests", "tools", "docs", "web/src", "web/scripts")]
    found = [*ROOT.glob("*.*"), *ROOT.glob("web/*.*"), *tops, *(path for top in tops for path in top.rglob("*"))]
    return "\n".join(f"/{path.relative_to(ROOT).as_posix()}{'/' * path.is_dir()}" for path in found)


#: files that only exist when they are made: an example, and what is built
NOT_THERE = {"src/wanderwall/bots/classic/opener.py", "src/wanderwall/server/page/", "web/node_modules/"}


#: what is true now; the others tell what was
PRESENT = [page for page in pages() if page.parent.name != "lab" and page.name != "CHANGELOG.md"]


@pytest.mark.parametrize("sheet", [*PRESENT, ROOT / "web" / "README.md"], ids=lambda sheet: sheet.name)
def test_files_are_where_the_docs_say(sheet: Path) -> None:
    named = re.findall(r"`([\w<*.-][\w<>*./-]*(?:\.(?:py|tsx?|css|toml|md|mjs)|/))`", sheet.read_text(encoding="utf-8"))
    for path in set(named) - NOT_THERE:
        pattern = re.escape(re.sub(r"<\w+>", "*", path)).replace(r"\*", "[^/\n]+")
        assert re.search(f"/{pattern}$", everything(), re.M), path


#: not ours: modules of others, and an argument
OTHERS = {"cupy", "dataclasses", "gymnasium", "sim", "torch"}


def test_comments_name_what_is_there() -> None:
    """Where a comment says `module.name`, there is such a module, and it has the name."""
    sources = {path: path.read_text(encoding="utf-8") for path in (ROOT / "src" / "wanderwall").rglob("*.py")}
    wrong = []
    for path, text in sources.items():
        for module, name in re.findall(r"`([a-z_]\w*)\.(?!py`)(\w+)`", text):
            where = [source for other, source in sources.items() if module in (other.stem, other.parent.name)]
            if module not in OTHERS and not any(re.search(rf"\b{name}\b", source) for source in where):
                wrong.append(f"{path.relative_to(ROOT)}: {module}.{name}")
    assert wrong == []


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
