"""Films as notebooks get them, read."""

from __future__ import annotations

import json
import re
from typing import Any


def film_of(html: str) -> dict[str, Any]:
    """What the script of a film is given: elements, pictures as lists of their numbers, captions."""
    told = re.search(r"captions} = (.*);$", html, re.MULTILINE)
    assert told
    film: dict[str, Any] = json.loads(told[1])
    return film
