"""Before the game: who begins, and who plays with which pawn."""

from __future__ import annotations

import pytest

from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.test_seats import ME, OPEN, code_of
from tests.server.test_table import Log, code
from wanderwall.server.table import commands, snapshot
from wanderwall.server.table.snapshot import restored

TWO = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]


@pytest.mark.parametrize("edition", ["classic-1986", "one-piece", "towers-3d"])
def test_somebody_begins_or_the_lot_says_who(edition: str) -> None:
    for seat in (1, 0):
        table = Log(edition, seed=seat, seats=TWO)
        table.do(commands.first, 1 - seat)
        table.do(commands.first, seat)
        assert restored(table.made, snapshot.snapshot(table.table).data) == table.table
        table.begin()
        assert table.table.state.first == seat
        assert table.again() == table.table
        assert f"began={table.table.start.colours[seat]}" in table.table.game.notation.position_text(table.table.start)
    began = set()
    for seed in range(20):
        table = Log(edition, seed=seed, seats=TWO, options={"first": 1})
        table.do(commands.first, None)
        began.add(table.begin().table.state.first)
    assert began == {0, 1}


def test_nobody_begins_where_all_play_at_once_and_nobody_who_is_not_there() -> None:
    assert code(commands.first, Log("go", seats=[ME, OPEN]).table, 0, 1) == "option.unknown"
    table = Log(seats=TWO)
    assert code(commands.first, table.table, 0, 2) == "table.no_seat"
    assert code(commands.first, table.begin().table, 0, 1) == "table.not_waiting"


@pytest.mark.anyio
async def test_whoever_has_a_seat_says_who_begins_and_where_strangers_meet_the_maker(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as guest, Device(server.url) as stranger:
        table, keys = await maker.make("classic-1986", [ME, OPEN])
        path = f"/api/tables/{table['id']}/first"
        key = await guest.join(table["id"], "Mia")
        async with maker.live(table["id"], keys) as live:
            await guest.post(path, {"seat": 1}, key=key)
            await live.until(lambda: live.table["options"].get("first") == "2")
            assert await code_of(stranger.post(path, {"seat": 0})) == "table.not_the_maker"
            assert await code_of(guest.post(path, {"seat": 7}, key=key)) == "table.no_seat"
            assert "first" not in (await maker.post(path, {"seat": None}))["table"]["options"]
            await maker.post(path, {"seat": 1})
            await guest.post(f"/api/tables/{table['id']}/begin", key=key)
            await live.until(lambda: live.view)
            assert live.view is not None
            assert live.view["first"] == 1
        listed, _ = await maker.make("classic-1986", [ME, OPEN], listed=True)
        key = await guest.join(listed["id"], "Mia")
        assert await code_of(guest.post(f"/api/tables/{listed['id']}/first", {"seat": 1}, key=key)) == "table.not_the_maker"
