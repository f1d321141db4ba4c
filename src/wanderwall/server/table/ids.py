"""Ids and secrets: of tables, guests and seats. Of keys only hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

#: no letters or digits that look alike
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10
GUEST_LENGTH = 20


def new_id(length: int = ID_LENGTH) -> str:
    """An id that nobody can guess: of a table, which is its invitation, or of a guest."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def read_id(text: str) -> str:
    """An id as people write it, in any case, with dashes or spaces.

    >>> read_id("K3F9A-22xyz")
    'k3f9a22xyz'
    """
    return "".join(text.split()).replace("-", "").lower()


def number_of(guest: str) -> int:
    """A number that goes with a guest, for the name that is made up for them."""
    return int.from_bytes(hashlib.sha256(guest.encode()).digest()[:8])


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()
