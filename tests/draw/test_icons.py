"""The icons: one for everything in our boxes, all of a piece."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

import wanderwall.draw
from wanderwall.draw.icons import EMBLEMS, badge, icon_file, icon_markup
from wanderwall.games import edition, editions

FOLDER = Path(wanderwall.draw.__file__).parent / "icons"
FILES = sorted(FOLDER.glob("*/*.svg"))
#: ink, cream, steel, gold, bronze, red, teal, blue, violet, green
COLOURS = {
    "#2B2140", "#FFF3D9", "#C3CEE2", "#F5BC3B", "#B8702F", "#DB4A3F", "#2FAE9E", "#4F86DB", "#9A6AD0", "#77B648",
}  # fmt: skip


@pytest.mark.parametrize("id", editions())
def test_every_goal_of_our_boxes_has_an_icon_of_its_own(id: str) -> None:
    box = edition(id)
    goals = box.goals if hasattr(box, "goals") else [picture for picture in box.pictures if picture != "+"]
    files = [icon_file(goal) for goal in goals]
    assert None not in files
    assert len(set(files)) == len(goals)


def test_every_character_has_one_emblem_and_every_emblem_one_character() -> None:
    assert set(EMBLEMS) == set(edition("one-piece").goals)
    assert sorted(EMBLEMS.values()) == sorted(file.stem for file in (FOLDER / "sea").glob("*.svg"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_icons_are_flat_and_keep_to_ten_colours(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert fromstring(text).attrib["viewBox"] == "0 0 64 64"
    assert "Gradient" not in text
    assert "url(" not in text
    assert {colour.upper() for colour in re.findall(r"#[0-9A-Fa-f]{3,8}\b", text)} <= COLOURS


def test_somebodys_own_goal_gets_a_badge() -> None:
    assert icon_file("dinosaur") is None
    assert icon_file("../../secrets") is None
    assert ">Di</text>" in icon_markup("dinosaur")
    assert ">RS</text>" in badge("red-shoe")
    fromstring(f"<g>{badge('<&>')}</g>")
