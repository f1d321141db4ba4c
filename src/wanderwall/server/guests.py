"""Who somebody is: a guest by a signed cookie, a seat's owner by the seat's key. Of keys only hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "wanderwall"
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


class Guests:
    """Signs and reads the guests' cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="guest", digest_method=hashlib.sha256)

    def cookie(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if it is ours."""
        if not cookie:
            return None
        try:
            guest = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        return guest if len(guest) == GUEST_LENGTH and set(guest) <= set(LETTERS) else None
