"""One secrecy for all hosts: what reaches a player in the arena, at the terminal and over the socket is just what
its seat may know, event by event, and dealing everything hidden anew would not change it.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.cli.terminal import piped
from tests.contract.hidden import reshuffled
from tests.server.check import record_of
from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.match import record
from wanderwall.match.seen import public

SPY = Path(__file__).with_name("spy.py")
EDITIONS = {"classic-1986": "goals=4", "towers-3d": "goals=1", "go": "helper=no"}
every_edition = pytest.mark.parametrize("edition", EDITIONS)


class Heard(NamedTuple):
    """What one player was sent: the opening, then of every event the mover, the move and the view after it."""

    opening: Any
    events: list[tuple[int | None, str, Any]]


def check(game: record.Record, seat: int, heard: Heard) -> None:
    """Compare with the rules, knowing everything."""
    rules, states, dice = game.game, list(record.states(game)), random.Random(1)
    assert heard.opening == rules.view(states[0], seat)
    assert len(heard.events) > 5
    for number, (actor, move, view) in enumerate(heard.events):
        played, before, after = game.moves[number], states[number], states[number + 1]
        assert actor == played.seat
        assert move == public(rules, before, played.seat, played.move, seat)
        assert view == rules.view(after, seat)
        if after.step != "over":
            assert view == rules.view(reshuffled(rules.name, after, seat, dice), seat)


def notes_of(file: Path) -> Heard:
    """What the spy wrote down."""
    messages = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    (opening,) = [message["opening"] for message in messages if message["type"] == "new game"]
    events = [event for message in messages if message["type"] == "view" for event in message["events"]]
    return Heard(opening, [(event["seat"], event["move"], event["view"]) for event in events])


def spy(folder: Path) -> tuple[str, Callable[[], Heard]]:
    """The spy as a bot, and what it has heard."""
    shutil.copy(SPY, folder / "spy.py")
    notes = folder / "notes.txt"
    return f"cmd:{sys.executable} {folder / 'spy.py'} {notes}", lambda: notes_of(notes)


@every_edition
def test_at_the_terminal(edition: str, tmp_path: Path) -> None:
    bot, heard = spy(tmp_path)
    words = ["play", "--edition", edition, "--seat", "bot:greedy", "--seat", f"bot:{bot}", "--seed", "5"]
    played = piped(tmp_path, *words, "--option", EDITIONS[edition], "--save", "a.game", typed="\n" * 200)
    assert played.returncode == 0, played.stderr
    check(record.load(tmp_path / "a.game"), 1, heard())


@every_edition
def test_in_the_arena(edition: str, tmp_path: Path) -> None:
    bot, heard = spy(tmp_path)
    words = ["arena", "--edition", edition, "--bots", "greedy", "--bots", bot, "--games", "1", "--seed", "5"]
    played = piped(tmp_path, *words, "--option", EDITIONS[edition], "--workers", "1", "--records", "games")
    assert played.returncode == 0, played.stderr
    (file,) = (tmp_path / "games").iterdir()
    game = record.load(file)
    check(game, next(seat for seat, name in enumerate(names_of(game)) if "spy.py" in name), heard())


def names_of(game: record.Record) -> Iterator[str]:
    for colour in game.opening.colours:
        yield game.headers[colour.capitalize()]


@pytest.mark.anyio
@every_edition
async def test_over_the_socket(plain_server: Server, edition: str) -> None:
    name, value = EDITIONS[edition].split("=")
    async with Device(plain_server.url) as maker:
        table, keys = await people(maker, edition, 2, {name: value})
        async with seated(table, keys, [plain_server.url]) as lives:
            await play_all(lives)
            game = await record_of(maker, table)
            for live in lives:
                assert live.open is not None
                check(game, live.open, heard_by(live, game))


def heard_by(live: Any, game: record.Record) -> Heard:
    """The events of a connection; one message may bring several moves, and the view after the last of them."""
    states = list(record.states(game))
    events: list[tuple[int | None, str, Any]] = []
    for event in live.events:
        *early, last = event["moves"]
        for seat, move in early:
            view = game.game.view(states[len(events) + 1], live.open)  # no message shows it
            events.append((-1 if seat is None else seat, move, view))
        events.append((-1 if last[0] is None else last[0], last[1], live.views[event["seq"]]))
    return Heard(game.game.view(states[0], live.open), events)
