"""Films as notebooks get them, read."""

from __future__ import annotations

import json
import re
from typing import Any

from wanderwall import Match, start


def short_match(edition: str) -> Match:
    """A game for two of a few moves, between which the host shuffles and rolls."""
    match = start(edition, 2, seed=5)
    for _ in range(4):
        seat = min(match.to_act)
        match.move(match.legal(seat)[0], seat)
    return match


def film_of(html: str) -> dict[str, Any]:
    """What the script of a film is given: elements, pictures as lists of their numbers, captions."""
    found = re.search(r"captions} = (.*);$", html, re.MULTILINE)
    assert found
    film: dict[str, Any] = json.loads(found[1])
    return film
