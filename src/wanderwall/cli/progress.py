"""Progress of a long computation on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from wanderwall.i18n import Texts

T = TypeVar("T")


def with_progress(texts: Texts, message: str, items: Iterable[T], total: int) -> Iterator[T]:
    """Yield the items as they come, counting them on the terminal's last line."""
    watching = sys.stderr.isatty()
    for done, item in enumerate(items, 1):
        if watching:
            print(f"\r{texts.say(message, done=done, total=total)}", end="", file=sys.stderr, flush=True)
        yield item
    if watching:
        print(file=sys.stderr)
