"""What must be true of a game that was played over the server, for every client."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.server.client import Device, Live
from wanderwall.game.protocol import CHANCE
from wanderwall.match import record
from wanderwall.match.record import Record
from wanderwall.server.api.calls import ArchiveApi


async def record_of(device: Device, table: str) -> Record:
    """The record of a finished game, as people download it."""
    return record.read((await device.ask(ArchiveApi.download(table))).decode())


async def check_finished(device: Device, table: str, lives: Iterable[Live]) -> Record:
    """Check that the record replays to the end that everybody saw, and contains every acknowledged move in order."""
    shown = await device.table(table)
    assert shown["status"] == "over"
    game = await record_of(device, table)
    end = record.final(game)
    outcome = game.game.outcome(end)
    assert outcome is not None
    assert shown["outcome"] is not None
    assert shown["outcome"]["winners"] == list(outcome.winners)
    assert shown["outcome"]["scores"] == list(outcome.scores)
    written = texts(game)
    for live in lives:
        assert live.view == game.game.view(end, live.open)
        for seat in live.keys:
            made = iter(text for whose, text in written if whose == seat)
            for _, _, move in (kept for kept in live.acknowledged if kept[1] == seat):
                assert move in made, f"acknowledged and lost: {move} of seat {seat}"
    return game


def texts(game: Record) -> list[tuple[int, str]]:
    """Every move of a record as text."""
    moves: list[tuple[int, str]] = []
    state: Any = game.opening
    for played in game.moves:
        moves.append((played.seat, game.game.notation.move_text(state, played.move)))
        state = game.game.apply(state, played.seat, played.move)
    return moves


def people_moves(game: Record) -> list[tuple[int, str]]:
    """The moves that were not made by chance."""
    return [(seat, text) for seat, text in texts(game) if seat != CHANCE]
