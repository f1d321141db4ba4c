"""The picture of a goal: a built-in icon, or a badge for goals of home-made editions."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

#: each character of the sea edition has its own emblem, which portrays nobody; the page reads the same file
EMBLEMS: dict[str, str] = json.loads((Path(__file__).parent / "icons" / "emblems.json").read_text(encoding="utf-8"))

#: other words for the same treasure
ALSO = {"key": "keys", "gem": "jewel"}


FOLDERS = ("treasures", "sea")
BADGES = ("#FFF3D9", "#F5BC3B", "#C3CEE2", "#77B648", "#2FAE9E")


@cache
def icon_file(goal: str) -> Path | None:
    """The icon of a goal, if there is a built-in one."""
    name = EMBLEMS.get(goal) or ALSO.get(goal, goal)
    for folder in FOLDERS:
        file = Path(__file__).parent / "icons" / folder / f"{name}.svg"
        if name.replace("-", "").isalnum() and file.is_file():
            return file
    return None


@cache
def icon_markup(goal: str) -> str:
    """The drawing of a goal on a 64×64 sheet."""
    file = icon_file(goal)
    if file is None:
        return badge(goal)
    inside = re.search(r"<svg[^>]*>(.*)</svg>", file.read_text(encoding="utf-8"), re.DOTALL)
    assert inside is not None
    return inside[1]


def badge(goal: str) -> str:
    """A round badge with the first letters of the id, or of its parts."""
    parts = [part for part in re.split(r"[\W_]+", goal) if part]
    letters = "".join(part[0] for part in parts[:3]).upper() if len(parts) > 1 else goal[:2].capitalize()
    fill = BADGES[sum(map(ord, goal)) % len(BADGES)]
    return (
        f'<circle cx="32" cy="32" r="27" fill="{fill}" stroke="#2B2140" stroke-width="3"/>'
        '<circle cx="32" cy="32" r="21.5" fill="none" stroke="#2B2140" stroke-opacity=".4" stroke-width="1.5"/>'
        f'<text x="32" y="40" font-size="{24 - 2 * len(letters)}" fill="#2B2140">{escape(letters)}</text>'
    )
