"""A push service like those of the browser makers: HTTPS, RFC 8030. And the side of the browser: keys, and decryption
of messages (RFC 8291). Neither shares code with the server.
"""

from __future__ import annotations

import asyncio
import base64
import datetime
import hashlib
import hmac
import ipaddress
import json
import ssl
from pathlib import Path
from typing import Any, NamedTuple, Self

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tests.server.client import Json

HOST = "127.0.0.1"
#: responses, by how the path begins
ANSWERS = {"gone": "410 Gone", "refuse": "403 Forbidden", "trouble": "503 Service Unavailable"}


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def as_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF of one block, RFC 5869."""
    drawn = hmac.digest(salt, key, hashlib.sha256)
    return hmac.digest(drawn, info + b"\x01", hashlib.sha256)[:length]


class Browser:
    """The keys of a subscription."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, secret: bytes = b"sixteen letters!") -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.secret = secret

    @property
    def keys(self) -> dict[str, str]:
        """As `subscription.toJSON()` returns them."""
        return {"p256dh": as_text(point(self.key.public_key())), "auth": as_text(self.secret)}

    def read(self, body: bytes) -> bytes:
        """Decrypt a body for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        secret = derived(self.key.exchange(ec.ECDH(), sender), self.secret, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        message, end, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert end
        assert not padding.strip(b"\0")
        return message


def claims(authorization: str, public_key: str) -> Json:
    """The claims in the header, if it was signed by this key: RFC 8292."""
    scheme, _, rest = authorization.partition(" ")
    words = dict(word.strip().split("=", 1) for word in rest.split(","))
    assert scheme == "vapid"
    assert words["k"] == public_key
    said, _, signature = words["t"].rpartition(".")
    halves = as_bytes(signature)
    assert len(halves) == 64
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), as_bytes(public_key))
    whole = encode_dss_signature(int.from_bytes(halves[:32]), int.from_bytes(halves[32:]))
    key.verify(whole, said.encode(), ec.ECDSA(hashes.SHA256()))
    head, body = (json.loads(as_bytes(part)) for part in said.split("."))
    assert head["alg"] == "ES256"
    payload: Json = body
    return payload


class Message(NamedTuple):
    """A received request."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Receives messages; paths that begin with /gone are answered with 410, those with /hang never."""

    def __init__(self, folder: Path, certificate: Path | None = None) -> None:
        self.certificate = certificate or folder / "push.pem"
        self.messages: list[Message] = []
        self._came = asyncio.Condition()
        if certificate is None:
            self._certify()

    def _certify(self) -> None:
        key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name.from_rfc4514_string("CN=push")
        today = datetime.datetime.now(datetime.UTC)
        made = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(today - datetime.timedelta(days=1))
            .not_valid_after(today + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HOST))]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, hashes.SHA256())
        )
        secret = key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        self.certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM) + secret)

    async def __aenter__(self) -> Self:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._server = await asyncio.start_server(self._answer, HOST, 0, ssl=context)
        self.origin = f"https://{HOST}:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a server that may contact this service in its own network."""
        return {
            "WANDERWALL_PUSH": "mailto:host@school.example",
            "WANDERWALL_PUSH_NEAR": self.origin,
            "SSL_CERT_FILE": str(self.certificate),
        }

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                first, *lines = head.decode().strip().split("\r\n")
                method, path, _ = first.split(" ")
                headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
                body = await reader.readexactly(int(headers["content-length"]))
                assert method == "POST"
                async with self._came:
                    self.messages.append(Message(path, headers, body))
                    self._came.notify_all()
                if not path.startswith("/hang"):
                    status = ANSWERS.get(path.split("/")[1], "201 Created")
                    writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
                    await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def to(self, path: str) -> list[Message]:
        return [message for message in self.messages if message.path == path]

    async def until(self, path: str, number: int, seconds: float = 60.0) -> Message:
        """Wait until this many messages have come to a path; returns the last of these."""
        async with asyncio.timeout(seconds), self._came:
            await self._came.wait_for(lambda: len(self.to(path)) >= number)
        return self.to(path)[number - 1]

    def subscription(self, path: str, browser: Browser, **more: Any) -> Json:
        return {"endpoint": self.origin + path, "keys": browser.keys, **more}
