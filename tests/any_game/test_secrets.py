"""One secrecy for all hosts: what reaches a player in Python, at the terminal, in the arena, in an environment, among
students' programs, over the socket and where the page is its own server is just what its seat may know, event by event,
and dealing everything hidden again would not change it.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import wanderwall
from tests.cli.terminal import piped
from tests.contract.cases import reshuffled
from tests.mazecom.test_server import SHORT, hosted, stays_to_the_end
from tests.server.client import Device
from tests.server.conftest import anyio_backend, plain_server
from tests.server.game_checks import record_of
from tests.server.harness.server import Server
from tests.server.offline_client import PageClient, RowSaver
from tests.server.players import people, play_all, seated
from wanderwall.envs.cores import BotsCore
from wanderwall.envs.gym import SlidingEnv
from wanderwall.match import record
from wanderwall.match.history import public

__all__ = ["anyio_backend", "plain_server"]

SPY = Path(__file__).with_name("spy.py")
EDITIONS = {"classic-1986": "goals=4", "towers-3d": "goals=1", "go": "helper=no"}
every_edition = pytest.mark.parametrize("edition", EDITIONS)


class SeatMessages(NamedTuple):
    """What one player was sent: the opening, then of every event the mover, the move and the view after it."""

    opening: Any
    events: list[tuple[int | None, str, Any]]


def check(game: record.Record, seat: int, heard: SeatMessages) -> None:
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


def notes_of(file: Path) -> SeatMessages:
    """What the spy wrote down."""
    messages = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    (opening,) = [message["opening"] for message in messages if message["type"] == "new game"]
    events = [event for message in messages if message["type"] == "view" for event in message["events"]]
    return SeatMessages(opening, [(event["seat"], event["move"], event["view"]) for event in events])


def spy(folder: Path) -> tuple[str, Callable[[], SeatMessages]]:
    """The spy as a bot, and what it has heard."""
    shutil.copy(SPY, folder / "spy.py")
    notes = folder / "notes.txt"
    return f"cmd:{sys.executable} {folder / 'spy.py'} {notes}", lambda: notes_of(notes)


@every_edition
def test_in_python(edition: str, tmp_path: Path) -> None:
    bot, heard = spy(tmp_path)
    name, value = EDITIONS[edition].split("=")
    match = wanderwall.start(edition, seed=5, **{name: value})
    seat = 0
    while match.to_act and len(match.moves) < 60:
        seat = 1 - seat if 1 - seat in match.to_act else seat  # one after the other, also where all play at once
        match.move(match.ask(bot if seat else "greedy", seat=seat), seat)
    match.save(tmp_path / "a.game")
    check(record.load(tmp_path / "a.game"), 1, heard())


class NotedCore(BotsCore):
    """Notes the moves of everybody."""

    def begin(self, state: Any) -> None:
        self.opening, self.noted = state, list[record.PlayedMove]()
        super().begin(state)

    def play(self, move: Any) -> None:
        self.noted.append(record.PlayedMove(self.state.mover, move))
        super().play(move)


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d"])
def test_in_an_environment(edition: str, tmp_path: Path) -> None:
    bot, heard = spy(tmp_path)
    name, value = EDITIONS[edition].split("=")
    env = SlidingEnv(edition=edition, opponent=bot, seat=0, options={"first": 1, name: value})
    env.core = core = NotedCore(env.setting)
    _, info = env.reset(seed=5)
    for _ in range(12):
        *_, info = env.step(int(info["action_mask"].argmax()))
    env.close()
    check(record.Record(core.opening, tuple(core.noted)), 1, heard())


def test_beside_programs_of_students(tmp_path: Path) -> None:
    bot, heard = spy(tmp_path)

    async def game() -> str:
        async with hosted(replace(SHORT, bots=(bot,))) as host:
            client = await host.client()
            await client.log_in("Ida")
            await stays_to_the_end(client)
            await client.sent_away()
        return host.results[0].record

    check(record.read(asyncio.run(game())), 1, heard())


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


@pytest.mark.anyio
@every_edition
async def test_where_the_page_is_its_own_server(edition: str) -> None:
    name, value = EDITIONS[edition].split("=")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    async with PageClient(RowSaver()) as page:
        made = await page.ask("/tables", {"edition": edition, "options": {name: value}, "seats": seats})
        talk = page.dial(made["table"]["id"], made["keys"])
        await talk.play(moves=30)
        game = record.read((await page.ask(f"/tables/{talk.table}/record"))["record"])
    events = [message for message in talk.heard if message["type"] == "event"]
    check(game, 0, heard_by(SimpleNamespace(open=0, events=events, views=talk.views), game))


def heard_by(live: Any, game: record.Record) -> SeatMessages:
    """The events of a connection; one message may bring several moves, and the view after the last of them."""
    states = list(record.states(game))
    events: list[tuple[int | None, str, Any]] = []
    for event in live.events:
        *early, last = event["moves"]
        for seat, move in early:
            view = game.game.view(states[len(events) + 1], live.open)  # no message shows it
            events.append((-1 if seat is None else seat, move, view))
        events.append((-1 if last[0] is None else last[0], last[1], live.views[event["seq"]]))
    return SeatMessages(game.game.view(states[0], live.open), events)
