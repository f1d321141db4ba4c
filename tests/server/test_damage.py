"""One table whose log cannot be read, by a disk error or a manual change: all others keep working."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Device, Dropped, Refused
from tests.server.harness.server import Server
from tests.server.players import people

pytestmark = pytest.mark.anyio


async def test_a_damaged_table_stops_no_clock_and_no_rating_but_its_own(tmp_path: Path) -> None:
    server, file = Server(tmp_path).start(), tmp_path / "tables.sqlite"
    try:
        async with Device(server.url) as maker:
            options = {"turn_limit": 1}
            damaged, _ = await people(maker, "classic-1986", 2, options, clock=3600, timeout="pass")
            ended, _ = await people(maker, "classic-1986", 2, options, clock=3600, timeout="pass")
            whole, _ = await people(maker, "classic-1986", 2, options, clock=2, timeout="pass")
            server.kill()
            with closing(sqlite3.connect(file)) as database, database:
                ids = (damaged, ended)
                database.execute(
                    "UPDATE log SET data = '{\"moves\":[[0,' WHERE kind = 'begin' AND \"table\" IN (?, ?)", ids
                )
                database.execute("UPDATE tables SET due = 0, deadline = 0 WHERE id = ?", (damaged,))
                database.execute("UPDATE tables SET status = 'over', due = NULL, ended = 1 WHERE id = ?", (ended,))
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(60):
                while (await maker.table(whole))["status"] != "over":
                    await asyncio.sleep(0.2)
                while rated(file, whole) is None:
                    await asyncio.sleep(0.2)
            for id in (damaged, ended):
                with pytest.raises(Refused) as caught:
                    await maker.table(id)
                assert (caught.value.status, caught.value.code) == (409, "table.damaged")
                live = maker.live(id, again=False)
                with pytest.raises(Dropped):
                    async with live:
                        pass
                assert live.closed
                assert live.closed[0] == 4404
                assert server.log_text().count(id) == 1
            assert (await maker.get("/api/mine"))["tables"] == []
            assert [one["id"] for one in (await maker.get("/api/finished", mine=True))["tables"]] == [whole]
            assert "Traceback" not in server.log_text()
    finally:
        server.stop()


def rated(file: Path, id: str) -> int | None:
    """The mark of a game that was checked for ratings; None if it was not."""
    with closing(sqlite3.connect(file)) as database:
        ((mark,),) = database.execute("SELECT rated FROM tables WHERE id = ?", (id,))
        return None if mark is None else int(mark)
