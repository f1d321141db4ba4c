"""The server's own key, by which push services identify the sender: VAPID, RFC 8292."""

from __future__ import annotations

import json
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from wanderwall.server.push.sealed import CURVE, decode, encode, point_of

#: seconds for which a signature is valid; no service accepts one of more than a day
HOLDS = 12 * 3600
#: bytes of the secret, and of each half of a signature
SIZE = 32


def new_vapid_key() -> str:
    """Make the secret of a new key, in the form that is stored."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(SIZE))


class VapidKey:
    """A stored key, and the contact that push services may write to about problems."""

    def __init__(self, secret: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(secret)), CURVE)
        self._contact = contact
        #: what browsers need to subscribe
        self.public = encode(point_of(self._key))

    def authorization(self, endpoint: str) -> str:
        """The header that identifies the sender: a token signed for this push service only."""
        service = urlsplit(endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(time.time()) + HOLDS,
            "sub": self._contact,
        }
        said = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        halves = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = encode(b"".join(half.to_bytes(SIZE) for half in halves))
        return f"vapid t={said}.{signature}, k={self.public}"
