"""Ids and keys of tables, guests and seats. Only the hashes of keys are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets

#: all letters that ids may contain, including those of older versions
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
#: letters of new ids: people read them aloud in capitals, where B is like 8, G like 6, S like 5, U like V, Z like 2
CLEAR = "23456789acdefhjkmnpqrtvwxy"
ID_LENGTH = 10
#: length of a code, the beginning of an id, which is enough while a table waits or a room is open. A right code always
#: gets an answer, so only the number of possible codes prevents guessing: docs/http-api.md has the arithmetic
CODE_LENGTH = 8
GUEST_LENGTH = 20
#: letters that a TV shows to the whole room, none of them twice: no vowels, so that no words arise, and none that look
#: like another one
SCREEN_LETTERS, SCREEN_LENGTH = "bcdfhklmnprstwxz", 4


def new_id(length: int = ID_LENGTH) -> str:
    """Return an unguessable id: of a table, which is its invitation, or of a guest."""
    return "".join(secrets.choice(CLEAR) for _ in range(length))


def read_id(text: str) -> str:
    """Read an id as people type it, in any case, with dashes or spaces.

    >>> read_id("K3F9A-22xyz")
    'k3f9a22xyz'
    """
    return "".join(text.split()).replace("-", "").lower()


def number_of(guest: str) -> int:
    """Return a number derived from a guest, for their made-up name."""
    return int.from_bytes(hashlib.sha256(guest.encode()).digest()[:8])


def new_key() -> str:
    return secrets.token_urlsafe(24)


class KeyDeriver:
    """Derives ids and keys from a request: a request repeated because its response was lost gets the same ones. They
    cannot be derived without the server's secret, and do not have to be stored.

    >>> key_deriver = KeyDeriver("secret")
    >>> key_deriver.id("make", "k3f9a", 1), key_deriver.id("make", "k3f9a", 1) == key_deriver.id("make", "k3f9a1")
    ('rjcf4549a7', False)
    """

    def __init__(self, secret: str) -> None:
        self._secret = f"mint {secret}".encode()

    def _digest(self, words: tuple[str | int, ...]) -> bytes:
        return hmac.digest(self._secret, json.dumps(words).encode(), "sha256")

    def id(self, *words: str | int, length: int = ID_LENGTH) -> str:
        number, letters = int.from_bytes(self._digest(("id", *words))), ""
        while len(letters) < length:
            number, letter = divmod(number, len(CLEAR))
            letters += CLEAR[letter]
        return letters

    def screen(self, *words: str | int) -> str:
        """Derive the letters of a TV.

        >>> KeyDeriver("secret").screen("k3f9a", 0)
        'lkwf'
        """
        number, letters, left = int.from_bytes(self._digest(("screen", *words))), "", SCREEN_LETTERS
        while len(letters) < SCREEN_LENGTH:
            number, place = divmod(number, len(left))
            letters, left = letters + left[place], left.replace(left[place], "")
        return letters

    def key(self, *words: str | int) -> str:
        return base64.urlsafe_b64encode(self._digest(("key", *words))[:24]).decode()


def hash_key(key: str) -> str:
    """Return the hash of a key, which is stored. Keys are long and random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()
