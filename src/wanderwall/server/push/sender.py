"""Brings messages to push services: one request each, so many seconds at most, and whatever is answered is not read."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import httpx

from wanderwall.server.push.endpoint import HTTPS, NotAllowed, found, read_endpoint
from wanderwall.server.push.host_key import HostKey
from wanderwall.server.push.sealed import read_keys, sealed
from wanderwall.server.push.subscription import Subscription

#: seconds for all of it: finding the service, connecting, and its answer
PATIENCE = 10.0
#: seconds for which a service keeps a message for a device that is switched off: a turn of days may be that long
KEPT = 24 * 3600
#: there is no such subscription any more
GONE = (404, 410)


class Sender:
    """Sends in the name of the host."""

    def __init__(self, key: HostKey, near: Collection[str] = ()) -> None:
        self._key = key
        self._near = near
        # no proxy or password of the environment: only what is asked for is contacted, and nothing is told to it
        self._client = httpx.AsyncClient(
            verify=httpx.create_ssl_context(), trust_env=False, timeout=PATIENCE, headers={"User-Agent": "wanderwall"}
        )

    async def send(self, to: Subscription, message: bytes, topic: str) -> bool:
        """Send a message; one of the same topic that still waits is replaced by it. False: the device is to be
        forgotten, it does not want messages any more or its address is none that we would contact. An OSError: this
        time it could not be.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._posted(to, message, topic) not in GONE
        except NotAllowed:
            return False
        except httpx.HTTPError as error:
            raise OSError(type(error).__name__) from error

    async def _posted(self, to: Subscription, message: bytes, topic: str) -> int:
        address = read_endpoint(to.endpoint, self._near)
        headers = {
            "Host": address.netloc,
            "Authorization": self._key.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }
        body = sealed(message, read_keys(to.p256dh, to.auth))
        numbers = await found(address, self._near)
        for number in numbers:
            url = httpx.URL(to.endpoint).copy_with(host=number, port=address.port or HTTPS)
            try:
                async with self._client.stream(
                    "POST", url, content=body, headers=headers, extensions={"sni_hostname": address.hostname}
                ) as answer:
                    return answer.status_code
            except httpx.ConnectError:
                if number == numbers[-1]:
                    raise
        raise NotAllowed  # a name without numbers

    async def close(self) -> None:
        await self._client.aclose()
