"""Guests, identified by a signed cookie."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, Signer

from wanderwall.server.ids import GUEST_LENGTH, LETTERS

COOKIE = "wanderwall"


class Guests:
    """Sign and read the cookies of guests. A *known* guest has a cookie of another kind, of which an address gets only
    a limited number; known guests have their own limits.
    """

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="guest", digest_method=hashlib.sha256)
        self._known = Signer(secret, salt="known guest", digest_method=hashlib.sha256)

    def cookie(self, guest: str, known: bool = False) -> str:
        return (self._known if known else self._signer).sign(guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if it is ours."""
        return self.read_known(cookie) or _unsign(self._signer, cookie)

    def read_known(self, cookie: str | None) -> str | None:
        """The guest of a cookie for known guests."""
        return _unsign(self._known, cookie)


def _unsign(signer: Signer, cookie: str | None) -> str | None:
    try:
        guest = signer.unsign(cookie or "").decode()
    except (BadSignature, UnicodeError):
        return None
    return guest if len(guest) == GUEST_LENGTH and set(guest) <= set(LETTERS) else None
