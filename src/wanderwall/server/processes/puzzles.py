"""Puzzles, made, proven and solved in separate workers: each once for all callers, and cached."""

from __future__ import annotations

from typing import Any

from wanderwall.problem import Problem
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.processes.players import MAX_WAITING, Workers
from wanderwall.server.processes.shared import SingleFlightCache

#: bytes of cached puzzles: thousands of them
ROOM = 4 * 1024 * 1024

Json = dict[str, Any]


class Puzzles:
    """Daily, shipped and imported puzzles."""

    def __init__(self, players: Workers) -> None:
        self._workers = players
        self._shared = SingleFlightCache(ROOM)

    async def puzzle(self, owner: str, **asked: Any) -> Json:
        """Return a puzzle, by `day` and `roll`, by `number`, or from a `line`."""
        found: Json = await self._cached_answer("puzzle", owner, asked=asked)
        return found

    async def shelves(self, owner: str) -> list[Json]:
        """Return the shipped puzzles, by kind and level."""
        shelves: list[Json] = await self._cached_answer("shelves", owner)
        return shelves

    async def rush(self, owner: str, seed: str) -> list[Json]:
        """Return the puzzles of a rush: each rush has its own, so they are not cached."""
        puzzles: list[Json] = loads(await self._workers.puzzle({"do": "rush", "seed": seed}, owner))
        return puzzles

    async def count_rush_solved(self, owner: str, seed: str, pushes: list[str]) -> int:
        """Return how many puzzles of a rush these pushes solve."""
        body = {"do": "rush_solved", "seed": seed, "pushes": pushes}
        return int(await self._workers.puzzle(body, owner))

    async def solution(self, owner: str, kind: str, position: str) -> list[str]:
        """Return the solver's line from a position."""
        line: list[str] = await self._cached_answer("solution", owner, kind=kind, position=position)
        return line

    async def draft(self, owner: str, line: str | None, seed: str) -> Json:
        """Return a maze to edit."""
        draft: Json = loads(await self._workers.puzzle({"do": "draft", "line": line, "seed": seed}, owner))
        return draft

    async def check_draft(self, owner: str, draft: Json) -> Json:
        """Return the puzzle of an edited maze, as the solver proves it."""
        puzzle: Json = await self._cached_answer("checked_draft", owner, draft=draft)
        return puzzle

    async def from_record(self, owner: str, table: str, record: bytes, at: int) -> Json:
        """Return the puzzle of a position in a finished game; cached by table, because records may be long."""
        body = {"do": "made_of", "record": record.decode(), "at": at}
        made: Json = await self._shared_answer(f"{table} {at}", body, owner)
        return made

    async def _cached_answer(self, what: str, owner: str, **body: Any) -> Any:
        asked = {"do": what, **body}
        return await self._shared_answer(dumps(asked).decode(), asked, owner)

    async def _shared_answer(self, name: str, body: Json, owner: str) -> Any:
        if len(self._shared) > MAX_WAITING:
            raise Problem("coach.busy")

        async def work() -> bytes:
            return await self._workers.puzzle(body, owner)

        return loads(await self._shared.of(name, work))
