"""The picture of a goal, if the two have different names."""

from __future__ import annotations

import json
from pathlib import Path

#: each character of the sea edition has its own emblem, which portrays nobody; the page reads the same file
EMBLEMS: dict[str, str] = json.loads((Path(__file__).parent / "icons" / "emblems.json").read_text(encoding="utf-8"))

#: other words for the same treasure
ALSO = {"key": "keys", "gem": "jewel"}
