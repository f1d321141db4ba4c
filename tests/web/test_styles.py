"""Styles of pages that were visited stay loaded, so a class name means one thing on all of them."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

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
