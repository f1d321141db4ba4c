"""All traffic of every seat and of a spectator, over whole games: it contains nothing that they may not know.

Every field of every message is accounted for. Views and choices must be exactly what the rules let the viewer know of
the state that the record gives afterwards. Dealing everything hidden again must not change them. The texts of moves are
the public ones, and what is not part of the game is a short list of fields.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import orjson
import pytest

from tests.contract.hidden import reshuffled
from tests.server.client import Device, Json, Live
from tests.server.game_checks import record_of
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.game.protocol import CHANCE
from wanderwall.games import editions
from wanderwall.match import record
from wanderwall.match.history import public
from wanderwall.match.record import Record

pytestmark = pytest.mark.anyio

TABLE = {
    "id", "game", "edition", "options", "status", "listed", "clock", "timeout", "undo", "hints", "rated",
    "stood_in", "made", "ended", "seq", "seats", "outcome", "rematch", "series", "puzzle", "club",
}  # fmt: skip
SEAT = {"seat", "colour", "kind", "name", "bot", "present", "away", "here"}
MESSAGES = {
    "welcome": {"type", "now", "table", "keys", "open"},
    "table": {"type", "table"},
    "view": {"type", "seq", "view", "choices", "deadline", "handover", "now", "ref"},
    "event": {
        "type",
        "seq",
        "kind",
        "seat",
        "move",
        "moves",
        "changes",
        "choices",
        "deadline",
        "handover",
        "now",
        "ref",
    },
    "sign": {"type", "seat", "sign"},
    "pong": {"type", "now", "ref"},
    "refused": {"type", "code", "clause", "details", "ref"},
}


@pytest.mark.parametrize("edition", editions())
async def test_traffic_holds_nothing_a_viewer_may_not_know(server: Server, edition: str) -> None:
    async with Device(server.url) as maker, Device(server.url) as other:
        guests = [await device.guest() for device in (maker, other)]
        options = {} if edition == "go" else {"goals": 3}
        table, keys = await people(maker, edition, 3, options)
        async with seated(table, keys, [server.url]) as lives, other.live(table) as onlooker:
            assert onlooker.seq == lives[0].seq
            await play_all(lives, wild=0.1)
            await onlooker.until(lambda: onlooker.over)
            game = await record_of(maker, table)
            states = list(record.states(game))
            for live in (*lives, onlooker):
                check_viewer(game, states, live)
        secrets = [*keys.values(), *(hashlib.sha256(key.encode()).hexdigest() for key in keys.values()), *guests]
        for live in (*lives, onlooker):
            for text in live.traffic:
                assert not [secret for secret in secrets if secret in text]


def check_viewer(game: Record, states: list[Any], live: Live) -> None:
    """Account for everything that one connection received."""
    dice, viewer = random.Random(1), live.open
    rules = game.game
    # the record begins after the deal, so entries are counted from the end
    after = len(states) - 1 - sum(len(event["moves"]) for event in live.events)
    checked = 0
    for text in live.traffic:
        message = orjson.loads(text)
        kind = message["type"]
        assert set(message) <= MESSAGES[kind], message
        if "table" in message:
            assert set(message["table"]) == TABLE
            assert all(set(seat) == SEAT for seat in message["table"]["seats"])
        if kind == "view":
            check_view(rules, states[after], viewer, message["view"], message["choices"], dice)
            checked += 1
        elif kind == "event":
            check_moves(game, states, after, viewer, message)
            after += len(message["moves"])
            view = live.views[message["seq"]]
            assert view is not None
            check_view(rules, states[after], viewer, view, message["choices"], dice)
            checked += 1
    assert after == len(states) - 1
    assert checked > 10


def check_view(
    rules: Any, state: Any, viewer: int | None, view: Json, choices: Json | None, dice: random.Random
) -> None:
    assert view == rules.view(state, viewer)
    assert (choices or {}) == ({} if viewer is None else rules.choices(state, viewer))
    if state.step != "over":
        dealt_anew = reshuffled(rules.name, state, viewer, dice)
        assert rules.view(dealt_anew, viewer) == view


def check_moves(game: Record, states: list[Any], start: int, viewer: int | None, event: Json) -> None:
    """Check that texts of moves are public, or the viewer's own."""
    for number, (seat, text) in enumerate(event["moves"], start):
        played = game.moves[number]
        assert seat == (None if played.seat == CHANCE else played.seat)
        expected = public(game.game, states[number], played.seat, played.move, viewer)
        assert text == expected
    if event["kind"] == "move":
        assert (event["seat"], event["move"]) == tuple(event["moves"][0])


async def test_http_tells_no_secret_of_a_running_game(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as other:
        guest = await maker.guest()
        table, keys = await people(maker, "classic-1986", 2, listed=True)
        secrets = [*keys.values(), *(hashlib.sha256(key.encode()).hexdigest() for key in keys.values()), guest]
        paths = [
            f"/api/tables/{table}",
            "/api/tables",
            "/api/finished",
            "/api/mine",
            "/api/ratings",
            "/metrics",
            "/health",
        ]
        for path in [*paths, *(f"/api/tables/{table}/{what}" for what in ("record", "replay", "review"))]:
            answer = await other.http.get(path)
            sent = answer.text + json.dumps(dict(answer.headers))
            assert not [secret for secret in secrets if secret in sent], path
        assert not [key for key in keys.values() if key in server.log_text()]
