"""Before the game: who begins, and who plays with which pawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Device, Dropped
from tests.server.harness.server import Server
from tests.server.test_seats import ME, OPEN, code_of
from tests.server.test_table import BOT, OPA, Log, code, of_game
from wanderwall.match.record import final, read, write
from wanderwall.server.api.calls import TablesApi
from wanderwall.server.api.requests import FirstRequest, ReseatRequest
from wanderwall.server.tables import commands, snapshot
from wanderwall.server.tables.history import record_of
from wanderwall.server.tables.openings import bot_occupant, rematch_opening
from wanderwall.server.tables.snapshot import restore
from wanderwall.server.tables.state import PLAYING, new_table

TWO = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]


@pytest.mark.parametrize("edition", ["classic-1986", "one-piece", "towers-3d"])
def test_somebody_begins_or_the_lot_says_who(edition: str) -> None:
    for seat in (1, 0):
        table = Log(edition, seed=seat, seats=TWO)
        table.do(commands.first, 1 - seat)
        table.do(commands.first, seat)
        assert restore(table.made, snapshot.snapshot(table.table).data) == table.table
        table.begin()
        assert of_game(table.table.state).first == seat
        assert table.again() == table.table
        assert f"began={table.table.start.colours[seat]}" in table.table.game.notation.position_text(table.table.start)
    began = set()
    for seed in range(20):
        table = Log(edition, seed=seed, seats=TWO, options={"first": 1})
        table.do(commands.first, None)
        began.add(of_game(table.begin().table.state).first)
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
            seen = live.table["seq"]  # a choice made before seats were changed would mean another person
            assert await code_of(guest.post(path, {"seat": 0, "after": seen - 1}, key=key)) == "table.stale"
            await guest.post(path, {"seat": 0, "after": seen}, key=key)
            assert "first" not in (await maker.post(path, {"seat": None}))["table"]["options"]
            await maker.post(path, {"seat": 1})
            await guest.ask(TablesApi.begin(table["id"], seat_key=key))
            await live.until(lambda: live.view)
            assert live.view is not None
            assert live.view["first"] == 1
        listed, _ = await maker.make("classic-1986", [ME, OPEN], listed=True)
        key = await guest.join(listed["id"], "Mia")
        assert (
            await code_of(guest.ask(TablesApi.first(listed["id"], FirstRequest(seat=1), seat_key=key)))
            == "table.not_the_maker"
        )


FOUR = [*TWO, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]


def names(log: Log) -> dict[str, str]:
    """The name of each pawn's player, in the order of the seats."""
    return {
        colour: occupant.name or occupant.kind
        for colour, occupant in zip(log.table.start.colours, log.table.occupants, strict=True)
    }


def test_a_pawn_nobody_has_is_taken_and_people_swap_where_the_maker_says_so() -> None:
    table = Log(seats=FOUR[:3], options={"goals": [1, 2, 3], "first": 2})
    assert names(table) == {"red": "Ida", "yellow": "Opa", "blue": "open"}
    table.do(commands.recolour, 1, "green", False)
    assert names(table) == {"red": "Ida", "blue": "open", "green": "Opa"}
    assert list(names(table)) == ["red", "blue", "green"]  # clockwise, and so is the play (K2)
    options = of_game(table.table.start).options
    assert (options.goals, options.first) == ((1, 3, 2), 3)
    table.do(commands.recolour, 0, "blue", False)  # the colour of the free seat
    assert names(table) == {"red": "open", "blue": "Ida", "green": "Opa"}
    assert code(commands.recolour, table.table, 0, 1, "green", False) == "table.pawn_taken"
    table.do(commands.recolour, 1, "green", True)
    assert names(table) == {"red": "open", "blue": "Opa", "green": "Ida"}
    assert (of_game(table.table.start).options.goals, of_game(table.table.start).options.first) == ((3, 2, 1), 2)
    assert commands.recolour(table.table, 0, 1, "blue", False) is None
    assert code(commands.recolour, table.table, 0, 1, "pink", True) == "table.colour"
    assert code(commands.recolour, table.table, 0, 3, "red", True) == "table.no_seat"
    assert restore(table.made, snapshot.snapshot(table.table).data) == table.table
    assert table.again() == table.table


def test_two_sit_opposite_and_may_sit_side_by_side() -> None:
    table = Log(seats=TWO)
    assert list(names(table)) == ["red", "blue"]
    table.do(commands.recolour, 1, "yellow", False)
    table.begin()
    state = of_game(table.table.state)
    assert state.colours == ("red", "yellow")
    assert state.pawns == (state.home(0), state.home(1))


@pytest.mark.parametrize("edition", ["towers-3d", "go"])
def test_pawns_are_swapped_in_every_game(edition: str) -> None:
    table = Log(edition, seats=[{"kind": "me", "name": "Ida"}, *FOUR[2:]])
    before = names(table)
    (mine,) = [colour for colour, name in before.items() if name == "Ida"]
    (bots,) = [colour for colour, name in before.items() if name == "greedy"]
    table.do(commands.recolour, list(before).index(mine), bots, False)
    assert names(table) == {**before, mine: "greedy", bots: "Ida"}
    table.do(commands.reseat, [*names(table).values()].index("open"), bot_occupant("random", table.table.game.name))
    assert table.begin().again() == table.table


@pytest.mark.parametrize("helper", [True, *(pytest.param(one, marks=pytest.mark.broad) for one in ("yes", [True] * 3))])
def test_g11_a_bot_does_without_the_helper(helper: object) -> None:
    """A bot from the start, one that takes a free seat, and one that takes over during the game."""
    table = Log("go", seats=[ME, OPEN, {"kind": "bot", "bot": "random"}], options={"helper": helper})
    assert of_game(table.table.start).options.helper == (True, True, False)
    table.do(commands.reseat, 1, bot_occupant("random", "go"))
    assert of_game(table.table.start).options.helper == (True, False, False)
    assert of_game(table.begin().table.state).options.mild
    table.do(commands.away, 0)
    assert of_game(table.table.state).options.helper == (False, False, False)
    assert restore(table.made, snapshot.snapshot(table.table).data) == table.table
    table.do(commands.back, 0)  # a tablet that woke up
    assert of_game(table.table.state).options.helper == (True, False, False)
    while table.table.status == PLAYING:
        table.play()
    assert table.again() == table.table
    record = record_of(table.table)
    assert final(read(write(record))) == table.table.state


def test_g11_a_table_from_before_keeps_what_a_wrong_board_costs() -> None:
    table = Log("go", seats=[ME, {"kind": "me", "name": "Ida too"}], options={"helper": True})
    old = {name: value for name, value in table.made.opening["options"].items() if name != "mild"}
    before = new_table("tabletable", 1000, {**table.made.opening, "options": old})
    assert (of_game(before.start).options.helper, of_game(before.start).options.mild) == ((True, True), False)
    assert of_game(new_table("tabletable", 1000, table.made.opening).start).options.mild


@pytest.mark.parametrize("agreed", [{"order": ["any", "any"], "cards": "own,open"}, {"order": "any", "cards": "open"}])
def test_a_young_players_rules_end_where_a_bot_takes_the_free_seat(agreed: dict[str, Any]) -> None:
    table = Log("one-piece", seats=[ME, OPEN], options={**agreed, "goals": [2, 1]})
    table.do(commands.reseat, 1, bot_occupant("random", "classic"))
    options = of_game(table.table.start).options
    young = isinstance(agreed["order"], list)  # an option for all seats is not set per seat
    assert options.order == (("any", "stack") if young else ("any", "any"))
    assert options.cards == (("own", "top") if young else ("open", "open"))
    assert options.goals == (2, 1)
    assert table.begin().again() == table.table


@pytest.mark.anyio
async def test_whoever_changes_seats_keeps_the_key_also_when_away_meanwhile(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as guest:
        table, keys = await maker.make("classic-1986", [ME, OPEN, OPEN, OPEN])
        id, path = table["id"], f"/api/tables/{table['id']}/colour"
        seat, key = await guest.join(id, "Mia", 1)
        async with maker.live(id, keys) as live:
            # Mia is not connected, and takes the pawn of a free seat
            await guest.post(path, {"seat": 1, "colour": "green"}, key=(seat, key))
            await live.until(lambda: live.table["seats"][3]["name"] == "Mia")
            assert await code_of(guest.post(path, {"seat": 3, "colour": "red"}, key=(3, key))) == "table.pawn_taken"
            assert await code_of(guest.post(path, {"seat": 2, "colour": "red"}, key=(3, key))) == "table.not_the_maker"
            async with guest.live(id, {seat: key}) as away:  # it still names the seat it knows
                assert away.keys == {3: key}
                await maker.post(path, {"seat": 3, "colour": "red"})
                await away.until(lambda: away.keys == {0: key})
                await live.until(lambda: live.keys == {3: keys[0]})
                for free in (1, 2):
                    await maker.ask(TablesApi.reseat(id, ReseatRequest(seat=free, kind="bot", bot="random")))
                await maker.ask(TablesApi.first(id, FirstRequest(seat=0)))
                await maker.ask(TablesApi.begin(id))
                await away.until(lambda: away.choices)
                assert away.view is not None
                assert away.view["you"] == 0
                assert (await away.move(0, next(iter(away.choices["pushes"]))))["type"] == "event"  # type: ignore[index]
        with pytest.raises(Dropped):  # where Mia never sat
            async with guest.live(id, {2: key}, again=False):
                pass


def test_a_rematch_rotates_what_was_agreed_for_each_seat_also_as_text() -> None:
    agreed = {"cards": "own,top,top", "goals": [1, 2, 3], "peek": "on-turn"}
    table = Log(seats=[ME, OPA, BOT], options=agreed)
    opening = rematch_opening(table.table)
    assert opening["options"] == {"cards": ["top", "own", "top"], "goals": [3, 1, 2], "peek": "on-turn"}
    assert of_game(new_table("tabletable", 1000, opening).state).options.cards == ("top", "own", "top")
