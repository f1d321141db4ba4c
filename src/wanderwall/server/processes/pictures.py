"""Pictures of boards for links, drawn in a separate worker: each once for all callers, and cached."""

from __future__ import annotations

from wanderwall.game.protocol import View
from wanderwall.server.processes.frames import Message
from wanderwall.server.processes.players import Workers
from wanderwall.server.processes.shared import SingleFlightCache

#: bytes of cached pictures: dozens of them
ROOM = 12 * 1024 * 1024


class Pictures:
    """PNG files of 1200 × 630 pixels."""

    def __init__(self, players: Workers) -> None:
        self._workers = players
        self._shared = SingleFlightCache(ROOM)

    async def of_view(self, name: str, view: View, owner: str) -> bytes:
        """Return the board of a view, cached under a name."""
        return await self._draw(name, {"view": view}, owner)

    async def of_position(self, position: str, owner: str) -> bytes:
        """Return the board of a position in which nothing is secret."""
        return await self._draw(position, {"position": position}, owner)

    async def of_edition(self, edition: str) -> bytes:
        """Return a board of an edition, always the same."""
        return await self._draw(f"edition {edition}", {"edition": edition}, "")

    async def _draw(self, name: str, body: Message, owner: str) -> bytes:
        async def work() -> bytes:
            return await self._workers.picture(body, owner)

        return await self._shared.of(name, work)
