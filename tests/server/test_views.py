"""All traffic of every seat and of a spectator, over whole games: it contains nothing that they may not know.

Every field of every message is accounted for. Views and choices must be exactly what the rules let the viewer know of
the state that the record gives afterwards. Dealing everything hidden again must not change them. The texts of moves are
the public ones, and what is not part of the game is a short list of fields.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.cases import Case, cases, over, random_game, reshuffled
from tests.server.client import Device, Json, Live
from tests.server.game_checks import record_of
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.game.protocol import CHANCE
from wanderwall.games import editions
from wanderwall.match import record
from wanderwall.match.history import public
from wanderwall.match.record import Record
from wanderwall.server.tables.views import Views, apply_changes, changes

pytestmark = pytest.mark.anyio


TABLE = {
    "id", "game", "edition", "options", "status", "listed", "clock", "timeout", "undo", "hints", "rated",
    "stood_in", "made", "ended", "seq", "seats", "outcome", "rematch", "series", "puzzle", "room", "club",
    "turn_back", "tvs", "paused",
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


#: no 0 and 1 next to booleans: a field is one or the other
leaves = st.none() | st.booleans() | st.integers(2, 9) | st.text("ab", max_size=2)
keys = st.sampled_from("abcd")
values: st.SearchStrategy[Any] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4), max_leaves=20
)

CASES = cases()


@given(values, values)
def test_the_changes_make_the_one_out_of_the_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    sent = json.loads(json.dumps(changes(before, after)))
    assert apply_changes(before, sent) == after
    assert before == kept


@given(values)
def test_what_is_equal_needs_no_change(value: Any) -> None:
    assert changes(value, copy.deepcopy(value)) == []


@given(values, values)
def test_no_change_is_told_twice_or_for_nothing(before: Any, after: Any) -> None:
    differences = changes(before, after)
    paths = [tuple(path) for path, *_ in differences]
    assert len(set(paths)) == len(paths)
    for leave_out in range(len(differences)):
        assert apply_changes(before, differences[:leave_out] + differences[leave_out + 1 :]) != after


def test_lists_come_in_parts_unless_their_length_changes() -> None:
    assert changes({"maze": [1, 2, 3]}, {"maze": [1, 5, 3]}) == [[["maze", 1], 5]]
    assert changes({"found": ["owl"]}, {"found": ["owl", "bat"]}) == [[["found"], ["owl", "bat"]]]
    assert changes({"seats": [{"pawn": 0}]}, {"seats": [{"pawn": 9}]}) == [[["seats", 0, "pawn"], 9]]


def test_a_view_may_come_and_go_as_a_whole() -> None:
    assert changes(None, {"step": "push"}) == [[[], {"step": "push"}]]
    assert apply_changes({"step": "push"}, changes({"step": "push"}, None)) is None


def test_what_is_the_same_is_shared() -> None:
    before: dict[str, Any] = {"things": {"owl": 3}, "seats": [{"pawn": 1}, {"pawn": 2}]}
    after = apply_changes(before, [[["seats", 1, "pawn"], 5]])
    assert after == {"things": {"owl": 3}, "seats": [{"pawn": 1}, {"pawn": 5}]}
    assert after["things"] is before["things"]
    assert after["seats"][0] is before["seats"][0]


@over(CASES)
def test_every_seat_can_follow_a_game_by_its_changes(case: Case) -> None:
    """Also if the game computes them itself, without making views."""
    game, viewers = case.game, [None, *range(case.seats)]
    shown: dict[int | None, Any] = dict.fromkeys(viewers)
    before = Views(game, None, viewers)
    for turn in random_game(case, seed=5, most=60):
        after = Views(game, turn.state, viewers)
        for viewer, differences in before.changes(after).items():
            view = game.view(turn.state, viewer)
            shown[viewer] = apply_changes(shown[viewer], json.loads(json.dumps(differences)))
            assert after.of(viewer) == shown[viewer] == view
        before = after
