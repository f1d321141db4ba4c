"""Devices in the database: those that asked for turn notifications, and TVs that show a table."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from wanderwall.server.ids import hash_key
from wanderwall.server.storage import schema
from wanderwall.server.storage.database import Database

#: browsers of one guest: beyond that the oldest subscription is dropped
MAX_SUBSCRIPTIONS = 5
#: after a day without a sign of the TV its letters are free again, and the sign is written once in so long
SILENCE_MS, SEEN_MS = 24 * 3600 * 1000, 600 * 1000


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


class ScreenRow(NamedTuple):
    """One TV: its letters, the hash of its key, the table it shows, and when it was last heard of."""

    code: str
    hash: str
    table: str | None
    seen: int


class Screens:
    """All TVs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, code: str, hash: str, now: int) -> bool:
        """Register a TV under these letters; return False if another one has them."""
        return await self.database.write(lambda connection: self._add(connection, code, hash, now))

    def _add(self, connection: Connection, code: str, hash: str, now: int) -> bool:
        screens, values = schema.screens, {"hash": hash, "table": None, "seen": now}
        connection.execute(delete(screens).where(screens.c.seen <= now - SILENCE_MS))
        connection.execute(self.database.insert(screens).values(code=code, **values).on_conflict_do_nothing())
        return connection.execute(select(screens.c.hash).where(screens.c.code == code)).scalar() == hash

    async def find(self, code: str, now: int) -> ScreenRow | None:
        """Return the TV with these letters, if it has been heard of lately."""
        screens = schema.screens
        lately = select(screens).where(screens.c.code == code, screens.c.seen > now - SILENCE_MS)
        async with self.database.reading() as connection:
            row = (await connection.execute(lately)).first()
            return ScreenRow(row.code, row.hash, row.table, row.seen) if row else None

    async def show(self, code: str, table: str) -> None:
        """Set the table that a TV shows."""
        await self._change(code, table=table)

    async def note(self, row: ScreenRow, now: int) -> None:
        """Note that a TV is on."""
        if row.seen < now - SEEN_MS:
            await self._change(row.code, seen=now)

    async def _change(self, code: str, **values: str | int) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(update(schema.screens).where(schema.screens.c.code == code).values(**values))
