"""The printable phrase that brings a book back: made-up names, easy to say and to type in all our languages.

Nine names are chosen at random, about 71 bits; the tenth is a checksum, so that a typing error can be distinguished
from an unknown phrase. Only the hash of the phrase is stored.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Sequence

from wanderwall.problem import Problem
from wanderwall.server.tables.names import NAMES

#: names in a phrase, including the last one
LENGTH = 10
#: number of letters that identify a name
BEGINNING = 4

_BY_BEGINNING = {name[:BEGINNING].lower(): name for name in NAMES}


def new_phrase() -> str:
    """Return an unguessable phrase."""
    drawn = [secrets.choice(NAMES) for _ in range(LENGTH - 1)]
    return " ".join([*drawn, _last(drawn)])


def read_phrase(text: str) -> str:
    """Read a typed phrase: in any case, with any characters between the names, of which four letters are enough.

    >>> read_phrase("dari, lumi; KOA - milo Zora")
    Traceback (most recent call last):
    wanderwall.problem.Problem: A phrase has 10 names; these are 5.
    book.phrase_length (names=10, given=5)
    """
    words = re.findall(r"[a-z]+", unicodedata.normalize("NFKD", text).lower())
    if len(words) != LENGTH:
        raise Problem("book.phrase_length", names=LENGTH, given=len(words))
    names = [_find_name(word) for word in words]
    if names[-1] != _last(names[:-1]):
        raise Problem("book.phrase_slip")
    return " ".join(names)


def _find_name(word: str) -> str:
    name = _BY_BEGINNING.get(word[:BEGINNING])
    if name is None or not (name.lower().startswith(word) or word == name.lower()):
        raise Problem("book.phrase_name", text=word[:20])
    return name


def _last(names: Sequence[str]) -> str:
    """Return the name that must come last."""
    return NAMES[int.from_bytes(hashlib.sha256(" ".join(names).encode()).digest()[:8]) % len(NAMES)]
