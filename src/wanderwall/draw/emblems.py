"""Which picture stands for which goal, where the two have different names."""

from __future__ import annotations

import json
from pathlib import Path

#: each character of the sea has an emblem of its own; no likeness of anybody. The page reads the same file.
EMBLEMS: dict[str, str] = json.loads((Path(__file__).parent / "icons" / "emblems.json").read_text(encoding="utf-8"))

#: other words for the same treasure
ALSO = {"key": "keys", "gem": "jewel"}
