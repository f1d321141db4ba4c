"""Attacks on other people's seats and tables, and a flood of bad messages: no crash, no 500, no effect. A
key opens its seat as long as it is the seat's key, and not a moment longer.
"""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from typing import Any

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.openapi import from_url
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.attackers import Troublemaker
from tests.server.client import Device, Dropped, Json, Live, Refused
from tests.server.fast_websocket import FastWebSocket, greet
from tests.server.game_checks import check_finished, people_moves
from tests.server.harness.server import Server
from tests.server.harness.stores import Redis
from tests.server.players import people, play_all, seated
from wanderwall.server.api.calls import ArchiveApi, TablesApi

EDITIONS = ("classic-1986", "go")
#: how many messages the server reads at a table; each is answered: with a refusal, or by closing the connection
MESSAGES, MORE_MESSAGES = 12_000, 50_000
#: how many requests of each kind, and of each kind and store
REQUESTS, MORE_REQUESTS = 3, 30
#: understood messages between two after which the server closes the connection
BURST = 40


#: what the OpenAPI says of every response
AS_DECLARED = (status_code_conformance, content_type_conformance, response_schema_conformance)


class Flood:
    """One troublemaker after another at a table, each until it is disconnected."""

    def __init__(self, url: str, table: str, hello: Json, trouble: Troublemaker, live: Live) -> None:
        self.url, self.path, self.hello = url, f"/api/tables/{table}/live", hello
        self.trouble, self.live = trouble, live
        self.refused = self.thrown_out = 0
        #: messages that must not have been received
        self.wrong: list[bytes] = []
        self._answered = asyncio.Event()
        self._awaited = 0

    @property
    def read(self) -> int:
        return self.refused + self.thrown_out

    async def run(self, messages: int) -> None:
        """Continue until this many were read."""
        while self.read < messages:
            gone = asyncio.Event()
            socket = await greet(self.url, self.path, self._heard, gone.set)
            socket.send(orjson.dumps(self.hello))
            async with asyncio.timeout(60):
                if self.trouble.welcome:
                    await self._burst(socket)
                    # whatever this is, it ends the connection
                    junk = self.trouble.rude(self.live.seq)
                    socket.frame(junk.kind, junk.body)
                    socket.send(b"goodbye")
                await gone.wait()
            self.thrown_out += 1
            assert not self.wrong

    async def _burst(self, socket: FastWebSocket) -> None:
        """Each of these is understood, and gets its answer."""
        self._answered.clear()
        self._awaited = self.refused + BURST
        for _ in range(BURST):
            junk = self.trouble.polite(self.live.seq)
            socket.frame(junk.kind, junk.body)
        await self._answered.wait()

    def _heard(self, data: bytes) -> None:
        if data.startswith((b'{"type":"refused"', b'{"type":"pong"')):
            self.refused += 1
            if self.refused == self._awaited:
                self._answered.set()
        elif data.startswith(b'{"type":"view"'):
            if orjson.loads(data)["view"]["you"] != self.trouble.sees:
                self._went_wrong(data)
        elif data.startswith(b'{"type":"event"') and b'"ref"' in data:  # a bad message was taken for a move
            self._went_wrong(data)

    def _went_wrong(self, data: bytes) -> None:
        self.wrong.append(data)
        self._answered.set()


@pytest.mark.anyio
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("total", [MESSAGES, pytest.param(MORE_MESSAGES, marks=pytest.mark.broad)])
async def test_a_flood_of_junk_has_no_effect(plain_server: Server, edition: str, total: int) -> None:
    url = plain_server.url
    async with Device(url) as maker, Device(url) as rogue:
        table, keys = await people(maker, edition, 3, {} if edition == "go" else {"goals": 4})
        elsewhere, other_keys = await people(rogue, edition, 3)
        # the third player is malicious too: it has a seat, and speaks for all other seats
        third = {2: keys.pop(2)}
        async with seated(table, keys, [url]) as honest, maker.live(table) as onlooker:
            spectator, stranger, player = (
                Flood(url, table, {"type": "hello", "keys": keys}, trouble, onlooker)
                for keys, trouble in (
                    ({}, Troublemaker(1)),
                    ({"0": other_keys[0]}, Troublemaker(2, welcome=False)),
                    ({"2": third[2]}, Troublemaker(3, own=2)),
                )
            )
            # a stranger gets no further than the hello, the others send half of the messages each
            shares = {spectator: total // 2, stranger: total // 100, player: total // 2}
            before = [(live.seq, live.view, live.choices) for live in (*honest, onlooker)]
            await asyncio.gather(*(flood.run(share // 3) for flood, share in shares.items()))
            assert [(live.seq, live.view, live.choices) for live in (*honest, onlooker)] == before

            # and once more while everybody plays
            async with maker.live(table, third) as fair:
                playing = asyncio.create_task(play_all([*honest, fair], pause=0.01))
                for flood in shares:
                    flood.trouble.heard = [live.sent for live in honest]
                await asyncio.gather(*(flood.run(share) for flood, share in shares.items()))
                async with asyncio.timeout(120):
                    made = await playing
                game = await check_finished(maker, table, [*honest, fair])
                assert len(people_moves(game)) == sum(made)
        assert (await rogue.table(elsewhere))["seq"] >= 0
        assert sum(flood.read for flood in shares) >= total
        assert all(flood.thrown_out > 100 for flood in shares)
    assert plain_server.running()
    assert plain_server.healthy()
    assert "Traceback" not in plain_server.log_text()


@pytest.mark.anyio
async def test_repeated_and_reordered_messages_count_once(plain_server: Server) -> None:
    async with Device(plain_server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"goals": 2})
        async with seated(table, keys, [plain_server.url]) as lives:
            echo = [maker.live(table, live.keys) for live in lives]
            async with echo[0], echo[1]:
                playing = asyncio.create_task(play_all(lives, pause=0.02))
                repeated: set[str] = set()
                while not playing.done():
                    for live, again in zip(lives, echo, strict=True):
                        for text in reversed(live.sent[-20:]):
                            await again.send_raw(text)
                            repeated.add(text)
                    await asyncio.sleep(0.02)
                made = await playing
            game = await check_finished(maker, table, lives)
            assert len(people_moves(game)) == sum(made)
            # how often depends on the machine, but moves were repeated throughout
            assert len(repeated) >= sum(made) // 2


@pytest.mark.anyio
async def test_keys_open_their_own_seat_only(plain_server: Server) -> None:
    async with Device(plain_server.url) as maker, Device(plain_server.url) as rogue:
        table, keys = await people(maker, "classic-1986", 2)
        other, others_keys = await people(rogue, "classic-1986", 2)
        wrong = [(1, keys[0]), (0, keys[1]), (0, others_keys[0]), (0, ""), (9, keys[0]), (-1, keys[0])]
        for what in ("key", "rematch", "stand"):
            for pair in wrong:
                with pytest.raises(Refused) as caught:
                    await rogue.post(f"/api/tables/{table}/{what}", key=pair)
                assert caught.value.status in (401, 403, 409, 422)
        for seat, key in wrong[:-1]:
            live = rogue.live(table, {seat: key}, again=False)
            with pytest.raises(Dropped):
                async with live:
                    pass
            assert live.closed
            assert live.closed[0] == 4401
        async with maker.live(table, keys) as both, rogue.live(other, others_keys):
            assert both.view is not None


@pytest.mark.anyio
async def test_a_forged_cookie_is_nobody(plain_server: Server) -> None:
    async with Device(plain_server.url) as maker, Device(plain_server.url) as rogue:
        await people(maker, "classic-1986", 2)
        await maker.ask(TablesApi.me())
        ((name, value),) = maker.http.cookies.items()
        guest, _, signature = value.rpartition(".")
        # a different first letter than the true one, whichever that is
        other_signature = ("y" if signature[0] == "x" else "x") + signature[1:]
        other_guest = ("3" if guest[0] == "2" else "2") + guest[1:]
        for forged in (guest, f"{guest}.", f"{guest}.{other_signature}", f"{other_guest}.{signature}", "\\..", "x"):
            rogue.http.cookies.clear()
            rogue.http.cookies.set(name, forged)
            assert (await rogue.ask(ArchiveApi.mine()))["tables"] == []


# ── HTTP ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, pytest.param(GenerationMode.NEGATIVE, marks=pytest.mark.broad)]
)
def test_no_request_breaks_the_server(plain_server: Server, mode: GenerationMode) -> None:
    ask_everything(plain_server, mode, REQUESTS)


@pytest.mark.broad
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_request_breaks_a_server_with_any_store(server: Server, mode: GenerationMode) -> None:
    ask_everything(server, mode, MORE_REQUESTS)


def ask_everything(server: Server, mode: GenerationMode, requests: int) -> None:
    """Send requests that match the description of the API, or requests that do not; no response is an error of the
    server, or one that the description does not have.
    """
    asked: Counter[str] = Counter()
    for operation in from_url(f"{server.url}/openapi.json").get_all_operations():
        assert isinstance(operation, Ok)
        cases = operation.ok().as_strategy(generation_mode=mode)

        @given(case=cases)
        @settings(max_examples=requests, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def check(case: Case[Any]) -> None:
            answer = case.call(timeout=30)
            asked[case.path] += 1
            case.validate_response(answer, checks=[not_a_server_error, *AS_DECLARED])
            if answer.status_code >= 400 and case.path.startswith("/api"):
                assert set(answer.json()) == {"problem"}
                assert set(answer.json()["problem"]) == {"code", "clause", "details"}

        try:
            check()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE  # nothing can be wrong about a request without parameters
    assert len(asked) > 10
    assert server.healthy()
    assert "Exception in ASGI" not in server.log_text()


ME, OPEN = {"kind": "me", "name": "Ida"}, {"kind": "open"}
#: races that a client who frees a seat again and again tries to win
RACES = 60


@pytest.mark.anyio
async def test_nobody_frees_a_seat_that_another_has_taken_meanwhile(plain_server: Server) -> None:
    async with Device(plain_server.url) as maker, Device(plain_server.url) as rogue, Device(plain_server.url) as guest:
        taken = 0
        for _ in range(RACES):
            table, _ = await maker.make("classic-1986", [ME, OPEN])
            seat, key = await rogue.join(table["id"], "Tom")
            stand = f"/api/tables/{table['id']}/stand"
            asking = [rogue.post(stand, key=(seat, key)) for _ in range(3)]
            asking.insert(1, guest.join(table["id"], "Mia", seat))
            _, joined, *_ = await asyncio.gather(*asking, return_exceptions=True)
            if isinstance(joined, Refused):
                assert joined.code in ("table.full", "table.seat_taken")
                continue
            assert isinstance(joined, tuple)
            taken += 1
            assert (await maker.table(table["id"]))["seats"][seat]["name"] == "Mia"
            async with guest.live(table["id"], {seat: joined[1]}):
                pass
        assert taken


@pytest.mark.anyio
async def test_a_worker_that_has_not_heard_of_a_new_key_does_nothing_for_the_old_one(
    pair: tuple[Server, Server], redis: Redis
) -> None:
    urls = [server.url for server in pair]
    async with Device(urls[0]) as maker, Device(urls[1]) as elsewhere:
        table, keys = await people(maker, "classic-1986", 2)
        async with elsewhere.live(table, {0: keys[0]}) as old:
            assert redis.process
            redis.process.send_signal(signal.SIGSTOP)
            try:
                await maker.ask(TablesApi.reissue(table, seat_key=(0, keys[0])))
                await old.send({"type": "leave", "seat": 0})
                assert await old.cut_off() == 4409
            finally:
                redis.process.send_signal(signal.SIGCONT)
        assert not (await elsewhere.table(table))["seats"][0]["away"]


@pytest.mark.anyio
async def test_a_key_that_is_replaced_after_a_rematch_is_replaced_there_too(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, [server.url]) as lives:
            await play_all(lives)
        again = (await maker.ask(TablesApi.rematch(table, seat_key=(0, keys[0]))))["table"]["id"]
        new = (await maker.ask(TablesApi.reissue(table, seat_key=(0, keys[0]))))["key"]
        with pytest.raises(Dropped):
            async with maker.live(again, {1: keys[0]}, again=False):
                pass
        assert (await maker.ask(TablesApi.rematch(table, seat_key=(0, new))))["keys"] == {"1": new}
        # a key that the new table has issued itself stays, whatever happens to the one of the old table
        own = (await maker.ask(TablesApi.reissue(again, seat_key=(1, new))))["key"]
        await maker.ask(TablesApi.reissue(table, seat_key=(0, new)))
        async with seated(again, {0: keys[1], 1: own}, [server.url]) as lives:
            await play_all(lives)
