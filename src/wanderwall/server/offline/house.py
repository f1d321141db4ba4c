"""Build the services of the offline page."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

from wanderwall.server.clock import Clock
from wanderwall.server.live.bus import MemoryBus
from wanderwall.server.live.hall import Hall
from wanderwall.server.live.host import Host
from wanderwall.server.offline.helpers import Here
from wanderwall.server.offline.store import Keep, PageStore
from wanderwall.server.processes.archive import Archive
from wanderwall.server.processes.crew import Start
from wanderwall.server.processes.players import Players
from wanderwall.server.processes.process import Helper
from wanderwall.server.processes.puzzles import Puzzles
from wanderwall.server.processes.reviews import Reviews
from wanderwall.server.storage.writer import Writer
from wanderwall.server.table.ids import GUEST_LENGTH, Mint, new_id

#: milliseconds for which bots play on while nobody is watching
PATIENCE_MS = 45_000


async def _here(niceness: int) -> Helper:
    return Here()


def think_here(crew: str) -> Start:
    return _here


class PageHouse:
    """The services for the tables of one guest. `think` returns how to start the workers of a named pool; logs are
    replayed in this thread.
    """

    mint: Mint
    guest: str

    def __init__(
        self, keep: Keep, rows: Iterable[tuple[str, str]] = (), think: Callable[[str], Start] = think_here
    ) -> None:
        self.clock = Clock()
        self.store = PageStore(keep, rows)
        self.players = Players(1, start=lambda crew: _here if crew == "archive" else think(crew))
        self.players.days = self.players.puzzles  # a roll takes seconds here, and the archive runs in this thread
        self.archive = Archive(self.players, self.store.saved_log)
        self.reviews = Reviews(self.players, self.archive, self.store)
        self.puzzles = Puzzles(self.players)
        self.hall = Hall(self.store, Writer(self.store), MemoryBus(), self.clock, self.archive)
        self.host = Host(self.hall, self.players, PATIENCE_MS)

    async def start(self) -> None:
        self.mint = Mint(await self.store.once("secret", secrets.token_urlsafe(32)))
        self.guest = await self.store.once("guest", new_id(GUEST_LENGTH))
        await self.store.shift(self.clock.now())
        self.hall.writer.start()
        await self.players.start()
        self.host.start()

    async def stop(self) -> None:
        for room in list(self.hall.rooms.values()):
            room.send_away(1000)
        await self.host.stop()
        await self.players.stop()
        await self.hall.writer.stop()
