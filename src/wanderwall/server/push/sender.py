"""Send messages to push services: one request each, a few seconds at most; response bodies are not read."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from enum import Enum

import httpx

from wanderwall.server.push.crypto import VapidKey, encrypt, read_keys
from wanderwall.server.push.endpoint import HTTPS, NotAllowed, Resolver, read_endpoint
from wanderwall.server.storage.subscriptions import Subscription

#: seconds until a service must be connected, and for everything together: resolving, connecting, and its response
CONNECT_SECONDS, SEND_SECONDS = 3.0, 8.0
#: IP addresses of one name that are tried
MAX_NUMBERS = 3
#: seconds for which a service keeps a message for a device that is switched off: a turn may last days
KEPT = 24 * 3600
#: the subscription no longer exists
GONE = (404, 410)
TOO_MANY, SERVER_ERROR = 429, 500


class Sending(Enum):
    """The result of sending a message."""

    TAKEN = "taken"
    #: temporary: the service has problems, or is overloaded
    LATER = "later"
    #: the service does not accept messages for this device
    REFUSED = "refused"
    #: the device has unsubscribed, or its address is one that we refuse to contact
    GONE = "gone"


class Sender:
    """Send messages with the server's key."""

    def __init__(self, key: VapidKey, near: Collection[str] = (), resolver: Resolver | None = None) -> None:
        self._key = key
        self._near = near
        self._resolver = resolver or Resolver()
        # no proxy or password from the environment: only the given address is contacted, and it learns nothing else.
        # Connections are not reused: they go to IP addresses, and one verified for a name must not serve another name
        self._client = httpx.AsyncClient(
            verify=httpx.create_ssl_context(),
            trust_env=False,
            timeout=httpx.Timeout(SEND_SECONDS, connect=CONNECT_SECONDS),
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"User-Agent": "wanderwall"},
        )

    async def send(self, to: Subscription, message: bytes, topic: str, known: bool = False) -> Sending:
        """Send a message; it replaces one of the same topic that still waits at the service. `known`: the service has
        answered before. Raises OSError if the service cannot be reached.
        """
        try:
            async with asyncio.timeout(SEND_SECONDS):
                status = await self._post(to, message, topic, known)
        except NotAllowed:
            return Sending.GONE
        except httpx.HTTPError as error:
            raise OSError(type(error).__name__) from error
        if status in GONE:
            return Sending.GONE
        if status == TOO_MANY or status >= SERVER_ERROR:
            return Sending.LATER
        return Sending.TAKEN if status < httpx.codes.MULTIPLE_CHOICES else Sending.REFUSED

    async def _post(self, to: Subscription, message: bytes, topic: str, known: bool) -> int:
        address = read_endpoint(to.endpoint, self._near)
        headers = {
            "Host": address.netloc,
            "Authorization": self._key.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }
        body = encrypt(message, read_keys(to.p256dh, to.auth))
        numbers = (await self._resolver.find(address, self._near, known))[:MAX_NUMBERS]
        for number in numbers:
            url = httpx.URL(to.endpoint).copy_with(host=number, port=address.port or HTTPS)
            try:
                async with self._client.stream(
                    "POST", url, content=body, headers=headers, extensions={"sni_hostname": address.hostname}
                ) as answer:
                    return answer.status_code
            except (httpx.ConnectError, httpx.ConnectTimeout):
                if number == numbers[-1]:
                    raise
        raise NotAllowed  # a name that resolves to nothing

    async def close(self) -> None:
        await self._client.aclose()
