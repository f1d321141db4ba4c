"""Encryption of a message for one device: RFC 8291, in a single record of RFC 8188."""

from __future__ import annotations

import base64
import json
import os
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from wanderwall.problem import Problem

CURVE = ec.SECP256R1()
#: bytes of a point of the curve, of the device's secret, of a salt; and the record that a message must fit into
POINT, SECRET, SALT, RECORD = 65, 16, 16, 4096
#: the end of the last record
END = b"\x02"


class DeviceKeys(NamedTuple):
    """The browser's public key, and a secret that the push service does not have."""

    point: bytes
    secret: bytes


def encode(data: bytes) -> str:
    """Encode bytes as Web Push does: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_keys(p256dh: str, auth: str) -> DeviceKeys:
    """Parse the keys of a subscription, as browsers write them."""
    try:
        keys = DeviceKeys(decode(p256dh), decode(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.point)
    except ValueError:
        raise Problem("push.keys") from None
    if len(keys.point) != POINT or len(keys.secret) != SECRET:
        raise Problem("push.keys")
    return keys


def encrypt(
    message: bytes, keys: DeviceKeys, once: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The encrypted body of a request; key and salt are random for every message."""
    once, salt = once or ec.generate_private_key(CURVE), salt or os.urandom(SALT)
    own = point_of(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.point))
    secret = _derive(shared, keys.secret, b"WebPush: info\0" + keys.point + own, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    return salt + RECORD.to_bytes(4) + bytes([len(own)]) + own + AESGCM(key).encrypt(nonce, message + END, None)


def _derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


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
