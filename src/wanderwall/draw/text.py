"""The board for a terminal, drawn from a view: plain text, or in colour. Names are shortened to fit on a tile."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import count

from wanderwall.board.grid import Squares
from wanderwall.draw.svg import plain_text
from wanderwall.game.protocol import View
from wanderwall.games import part

#: returns a thing's name in the reader's language
Label = Callable[[str], str]

#: shorter words carry no meaning: articles, "de", "Do"
SHORTEST_WORD = 3


def board_text(view: View, *, marks: Squares = 0, colour: bool = True, label: Label = str) -> list[str]:
    """The board as lines of text.

    Squares in `marks` (what is in reach) get a trail of dots. `label` returns a goal's name in the reader's language;
    it is shortened if it does not fit, and `legend` explains the short names.
    """
    own = part("draw", view["game"])
    lines: list[str] = own.text(view, marks, colour, label) if own else plain_text(view)
    return lines


def legend(view: View, label: Label = str) -> list[tuple[str, str]]:
    """The short names on the tiles and their meanings, for the names that had to be shortened."""
    own = part("draw", view["game"])
    labels: dict[str, str] = own.labels(view, label) if own else {}
    return [(short, label(thing)) for thing, short in labels.items() if short != label(thing)]


def shorten_names(names: Mapping[str, str], width: int) -> dict[str, str]:
    """Shorten every name to at most `width` characters, all different; names that fit stay whole.

    >>> shorten_names({"keys": "bunch of keys", "owl": "owl", "bat": "chauve-souris"}, 7)
    {'keys': 'keys', 'owl': 'owl', 'bat': 'chauve'}
    """
    short: dict[str, str] = {}
    taken: set[str] = set()
    for thing, name in names.items():
        if len(name) <= width and name.casefold() not in taken:
            short[thing] = name
            taken.add(name.casefold())
    for thing, name in names.items():
        if thing not in short:
            short[thing] = next(word for word in _shorter(thing, name, width) if word.casefold() not in taken)
            taken.add(short[thing].casefold())
    return {thing: short[thing] for thing in names}


def _shorter(thing: str, name: str, width: int) -> Iterator[str]:
    """Shorter versions of a long name, the best first."""
    words = [word for word in re.split(r"[\s'’-]+", name) if len(word) >= SHORTEST_WORD] or [name]
    if thing in words and len(thing) <= width:  # "bunch of keys" is known as keys
        yield thing
    if number := re.search(r"\d+$", name):  # a name that ends in a number keeps it
        yield words[0][: width - len(number[0])] + number[0]
    yield words[0][:width]
    for word in words[1:]:
        yield word[:width]
    for n in count(2):
        yield words[0][: width - len(str(n))] + str(n)
