"""Who somebody is: a guest by a signed cookie."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, Signer

from wanderwall.server.table.ids import GUEST_LENGTH, LETTERS

COOKIE = "wanderwall"


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
