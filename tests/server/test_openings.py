"""A table from a record: the game continues as it was, or is replayed, and is not rated."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.client import Device, Refused
from tests.server.harness.server import Server
from tests.server.test_table import GUEST, Log
from wanderwall import start
from wanderwall.match.match import Match
from wanderwall.match.record import final, read, write
from wanderwall.problem import Problem
from wanderwall.server.book.results import results_of
from wanderwall.server.tables import commands, snapshot
from wanderwall.server.tables.history import MAX_IMPORTED_MOVES, import_record, record_of
from wanderwall.server.tables.openings import prepare_imported_table, rematch_opening
from wanderwall.server.tables.state import OVER, PLAYING, WAITING, new_table

SEED = 1986


def played(edition: str, moves: int, **names: str) -> Match:
    """A game with one goal each, after this many moves or finished."""
    match = start(edition, seats=2, goals=1, seed=SEED) if edition != "go" else start("go", seats=2, seed=SEED)
    match.headers |= {
        colour.capitalize(): name for colour, name in zip(match.colours, ("Ida", "bot:random"), strict=True)
    }
    match.headers |= names
    dice = random.Random(SEED)
    while len(match.moves) < moves and not match.outcome:
        seat = min(match.game.to_act(match.state))
        match.move(dice.choice(match.legal(seat)), seat)
    return match


def brought(text: str) -> Log:
    """The table at which it continues, rebuilt from its log."""
    game = import_record(text)
    log = Log()
    log.made = log.table = new_table("tabletable", 1000, prepare_imported_table(game, GUEST, str).opening)
    log.do(commands.import_record, game["moves"], log.dice)
    return log


@pytest.mark.parametrize("edition", ["classic-1986", "one-piece", "towers-3d", "go"])
def test_it_goes_on_as_it_lay(edition: str) -> None:
    match = played(edition, 3)
    log = brought(write(match.record()))
    table = log.table
    assert (table.status, table.state, table.is_rated) == (PLAYING, match.state, False)
    assert [(one.kind, one.name) for one in table.sitters] == [("person", "Ida"), ("bot", "random")]
    assert log.again() == table
    assert snapshot.restore(log.made, snapshot.snapshot(table).data) == table
    kept = record_of(table, unfinished=True)
    assert (kept.opening, final(kept), len(kept.moves)) == (match.opening, match.state, len(match.moves))
    assert (
        commands.import_record(table, log.now, [], log.dice) is None
    )  # the request was repeated: its response was lost
    with pytest.raises(Problem, match=r"table\.not_over"):
        record_of(table)


def test_one_that_is_over_is_seen_again_and_counts_for_nothing() -> None:
    text = write(played("classic-1986", MAX_IMPORTED_MOVES).record())
    table = brought(text).table
    assert (table.status, record_of(table).moves) == (OVER, read(text).moves)
    assert [kept.result for kept in results_of(table)] == [None]
    again = new_table("anothertab", 1000, rematch_opening(table))
    assert (again.status, again.imported, again.state.step) == (WAITING, False, "deal")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: "Dear diary", "record.unreadable"),
        (lambda text: text.replace(" 2. ", " 2. a1 ", 1), "record.unreadable"),
        (lambda text: text.replace("classic-1986", "chess"), "record.unreadable"),
        (lambda text: text.replace("bot:random", "Ida"), "table.same_name"),
    ],
)
def test_what_cannot_be_brought_is_refused(change: Any, problem: str) -> None:
    with pytest.raises(Problem) as refused:
        brought(change(write(played("classic-1986", 4).record())))
    assert refused.value.code == problem


def test_at_one_device_only_one_can_lay_at_a_time() -> None:
    with pytest.raises(Problem, match=r"table\.together_here"):
        brought(write(played("go", 3, Blue="Mia").record()).replace("bot:random", "Mia"))


@pytest.mark.anyio
async def test_it_comes_over_http(plain_server: Server) -> None:
    async with Device(plain_server.url) as ida:
        text = write(played("classic-1986", 6).record())
        made = await ida.post("/api/records", {"record": text})
        assert (made["table"]["status"], made["table"]["rated"], list(made["keys"])) == ("playing", False, ["0"])
        assert [table["id"] for table in (await ida.get("/api/mine"))["tables"]] == [made["table"]["id"]]
        story = await ida.get(f"/api/tables/{made['table']['id']}/story")
        assert all(event["seq"] > 1 for event in story["events"])  # what was played elsewhere is not repeated
        with pytest.raises(Refused) as refused:
            await ida.post("/api/records", {"record": "[Opening]"})
        assert (refused.value.code, refused.value.problem["details"]) == ("record.unreadable", {"line": 1})
