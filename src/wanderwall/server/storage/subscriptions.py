"""Devices that asked for turn notifications, in the database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from wanderwall.server.ids import hash_key
from wanderwall.server.storage import schema
from wanderwall.server.storage.database import Database

#: browsers of one guest: beyond that the oldest subscription is dropped
MAX_SUBSCRIPTIONS = 5


class Subscription(NamedTuple):
    """The address for messages, the browser's public key and secret as the browser writes them, and the reader's
    language.
    """

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Subscriptions:
    """Subscribed devices of all guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, guest: str, one: Subscription, now: int) -> None:
        """Subscribe a device for this guest; a subscription of the same device for another guest ends."""
        await self.database.write(lambda connection: self._keep(connection, guest, one, now))

    def _keep(self, connection: Connection, guest: str, one: Subscription, now: int) -> None:
        subscriptions = schema.subscriptions
        values = {"guest": guest, "made": now, **one._asdict()}
        put = self.database.insert(subscriptions).values(hash=hash_key(one.endpoint), **values)
        connection.execute(put.on_conflict_do_update(index_elements=["hash"], set_=values))
        newest = select(subscriptions.c.hash).where(subscriptions.c.guest == guest)
        newest = newest.order_by(subscriptions.c.made.desc(), subscriptions.c.hash).limit(MAX_SUBSCRIPTIONS)
        connection.execute(
            delete(subscriptions).where(subscriptions.c.guest == guest, subscriptions.c.hash.not_in(newest))
        )

    async def of(self, guest: str) -> list[Subscription]:
        """Return the subscriptions of a guest."""
        subscriptions = schema.subscriptions
        columns = [subscriptions.c[name] for name in Subscription._fields]
        async with self.database.reading() as connection:
            rows = await connection.execute(select(*columns).where(subscriptions.c.guest == guest))
            return [Subscription(*row) for row in rows]

    async def drop(self, endpoint: str) -> None:
        """Unsubscribe a device. Knowing its endpoint is enough to do so."""
        subscriptions = schema.subscriptions
        async with self.database.transaction() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.hash == hash_key(endpoint)))

    async def forget(self, guest: str) -> None:
        """Unsubscribe all devices of a guest."""
        subscriptions = schema.subscriptions
        async with self.database.transaction() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.guest == guest))
