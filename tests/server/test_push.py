"""Turn notifications on subscribed devices: encrypted for the device, signed by the server, sent if nobody is at the
table.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.client import Device, Json, Refused
from tests.server.harness.processes import free_port
from tests.server.harness.server import COMMAND, Server
from tests.server.players import play
from tests.server.push_service import Browser, PushService, as_bytes, as_text, claims
from wanderwall.games import edition
from wanderwall.problem import Problem
from wanderwall.server.api.calls import BookApi, PushApi, TablesApi
from wanderwall.server.api.requests import PushEndRequest, PushKeys, PushRequest
from wanderwall.server.push.crypto import DeviceKeys, VapidKey, encrypt, new_vapid_key
from wanderwall.server.push.endpoint import (
    LONGEST,
    MAX_LOOKUPS,
    NotAllowed,
    Resolver,
    is_public,
    read_endpoint,
)
from wanderwall.server.push.sender import MAX_FAILURES, MAX_OF_GUEST, MAX_TO_HOST, Deliveries, Delivery, Sender
from wanderwall.server.storage.devices import MAX_SUBSCRIPTIONS, Subscription, Subscriptions
from wanderwall.server.storage.sql_store import SqlStore

pytestmark = pytest.mark.anyio

#: RFC 8291, section 5 and appendix A
WORDS, SECRET = b"When I grow up, I want to be a watermelon", "BTBZMqHH6r4Tts7J_aSIgg"
RECEIVER, SENDER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(as_bytes(text)), ec.SECP256R1())


def test_messages_are_sealed_as_the_standard_shows() -> None:
    browser = Browser(private(RECEIVER), as_bytes(SECRET))
    keys = DeviceKeys(as_bytes(browser.keys["p256dh"]), browser.secret)
    assert as_text(encrypt(WORDS, keys, private(SENDER), as_bytes(SALT))) == BODY
    assert browser.read(as_bytes(BODY)) == WORDS


@pytest.mark.parametrize(
    "text",
    [
        "http://push.example/send",
        "https://push.example:8443/send",
        "https://ida@push.example/send",
        "https://10.0.0.1/send",
        "https://[::1]/send",
        "https://127.1/send",
        "https://0x7f.0.0.0x1/send",
        "https://10.0.0.1./send",
        "https://[fe80::1%25eth0]/send",
        "https://[/send",
        "https://localhost/send",
        "https://push.example/se nd",
        "https://push.example/se\nnd",
        "https://püsh.example/send",
        "https://push.example/" + LONGEST * "a",
        "",
    ],
)
def test_messages_go_to_names_on_the_internet_by_https_alone(text: str) -> None:
    with pytest.raises(Problem, match=r"push\.endpoint"):
        read_endpoint(text, ["https://127.0.0.1:8443"])


async def test_a_name_that_leads_home_is_not_contacted() -> None:
    """Whatever the name resolved to when the device subscribed."""
    with pytest.raises(NotAllowed):
        await Resolver().find(urlsplit("https://localhost/send"))
    assert await Resolver().find(urlsplit("https://localhost/send"), ["https://localhost"])


@pytest.mark.parametrize(
    "number", ["1.1.1.1", "142.250.1.95", "2607:f8b0::5f", "2a00:1450:4001:80b::200a", "2001:4860::"]
)
def test_the_internet_is_public(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "number",
    [
        *(
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.31.0.1",
            "192.0.0.8",
            "192.168.1.1",
        ),
        *("192.88.99.1", "198.18.0.1", "203.0.113.1", "224.0.0.1", "255.255.255.255", "::", "::1", "::ffff:1.1.1.1"),
        *("64:ff9b::808:808", "100::1", "fc00::1", "fe80::1%eth0", "fec0::1", "ff02::1", "2001::1", "2001:db8::1"),
        *("2002:808:808::1", "3fff::1", "4000::1", "5f00::1"),
    ],
)
def test_everything_else_is_not(number: str) -> None:
    assert not is_public(number)


async def test_every_number_behind_a_name_must_be_public() -> None:
    """One private address of several is enough to refuse it, whatever the name resolved to before."""
    asked: list[str] = []

    def lookup(host: str, port: int, **_: object) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", (number, port)) for number in ("9.9.9.9", "10.0.0.1")[: len(asked)]]

    resolver, address = Resolver(lookup), urlsplit("https://push.example/send")
    assert await resolver.find(address) == ["9.9.9.9"]
    with pytest.raises(NotAllowed):
        await resolver.find(address)


async def test_names_that_hang_leave_room_for_services_that_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    hangs = threading.Event()

    def lookup(host: str, port: int, **_: object) -> list[Any]:
        if host.startswith("hang"):
            hangs.wait()
        return [(0, 0, 0, "", ("9.9.9.9", port))]

    monkeypatch.setitem(MAX_LOOKUPS, False, 2)
    resolver = Resolver(lookup)
    stuck = [asyncio.create_task(resolver.find(urlsplit(f"https://hang{n}.example/"))) for n in (1, 2, 1)]
    await asyncio.sleep(0)
    with pytest.raises(OSError, match="too many"):
        await resolver.find(urlsplit("https://push.example/"))
    assert await resolver.find(urlsplit("https://push.example/"), known=True) == ["9.9.9.9"]
    hangs.set()
    assert await asyncio.gather(*stuck) == [["9.9.9.9"]] * 3
    assert await resolver.find(urlsplit("https://push.example/")) == ["9.9.9.9"]


class Outbox:
    """Deliveries of this process to local push services, and the endpoints that were dropped."""

    def __init__(self, *origins: str) -> None:
        self.dropped: list[str] = []
        self.deliveries = Deliveries(Sender(VapidKey(new_vapid_key(), "mailto:ida@school.example"), origins), self.drop)
        self.browser = Browser()

    async def drop(self, endpoint: str) -> None:
        self.dropped.append(endpoint)

    def put(self, guest: str, endpoint: str, topic: str = "t") -> None:
        async def write() -> bytes:
            return b"your turn"

        device = Subscription(endpoint, self.browser.keys["p256dh"], self.browser.keys["auth"], "en")
        self.deliveries.put(Delivery(guest, device, topic, write))

    async def rest(self) -> None:
        """Wait until nothing is being sent."""
        while self.deliveries._tasks:
            await asyncio.wait(self.deliveries._tasks)


async def test_guests_take_turns_and_a_host_that_hangs_is_one_of_many(
    service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many messages a guest has, and however many guests have messages to one host."""
    monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
    async with PushService(tmp_path, service.certificate) as rogue:
        outbox = Outbox(service.origin, rogue.origin)
        for n in range(MAX_OF_GUEST):
            outbox.put("rogue", f"{service.origin}/hang/{n}")
        for n in range(2 * MAX_TO_HOST):
            outbox.put(f"rogue {n}", f"{rogue.origin}/hang/{n}")
        outbox.put("ida", f"{service.origin}/wanted")
        await service.until("/wanted", 1)
        assert len(service.messages) == 2  # one of the attacker's, which never ends
        assert len(rogue.messages) <= MAX_TO_HOST
        await outbox.deliveries.stop()


async def test_endpoints_that_keep_failing_are_dropped(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not if our own network may be down, and not for an outage of a service that has answered."""
    monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
    monkeypatch.setattr("wanderwall.server.push.sender.REST_SECONDS", 0.0)
    nobody = f"https://127.0.0.1:{free_port()}"
    outbox = Outbox(service.origin, nobody)
    refused, trouble, missing = f"{service.origin}/refuse/1", f"{service.origin}/trouble/1", f"{nobody}/1"
    for _ in range(MAX_FAILURES + 1):
        outbox.put("rogue", missing)
        await outbox.rest()
    assert not outbox.dropped
    for _ in range(MAX_FAILURES):
        for endpoint in (refused, trouble):
            outbox.put("ida", endpoint)
            await outbox.rest()
    assert outbox.dropped == [refused]
    outbox.put("rogue", missing)
    await outbox.rest()
    assert outbox.dropped == [refused, missing]
    await outbox.deliveries.stop()


async def test_a_guest_has_so_many_devices_and_a_device_one_guest(store: SqlStore) -> None:
    rows = Subscriptions(store.database)
    devices = [Subscription(f"https://push.example/{n}", "point", "secret", "de") for n in range(MAX_SUBSCRIPTIONS + 2)]
    for now, device in enumerate(devices):
        await rows.keep("ida", device, now)
    assert set(await rows.of("ida")) == set(devices[2:])
    await rows.keep("ben", devices[-1], 99)
    await rows.drop(devices[-2].endpoint)
    assert set(await rows.of("ida")) == set(devices[2:-2])
    await rows.forget("ida")
    assert await rows.of("ida") == []
    assert await rows.of("ben") == devices[-1:]


@contextmanager
def refused(status: int, code: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.status, caught.value.code) == (status, code)


async def test_nobody_is_told_where_the_host_has_not_switched_it_on(plain_server: Server) -> None:
    async with Device(plain_server.url) as ida:
        assert (await ida.ask(PushApi.public_key()))["key"] is None
        with refused(404, "push.off"):
            await ida.ask(
                PushApi.subscribe(PushRequest(endpoint="https://push.example/1", keys=PushKeys(**Browser().keys)))
            )


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[PushService]:
    async with PushService(tmp_path) as one:
        yield one


class Pair:
    """Ida, who is notified at an endpoint of her own, and Ben, who stays at the table."""

    def __init__(self, service: PushService, server: Server, path: str) -> None:
        self.service, self.path, self.browser = service, path, Browser()
        self.ida, self.ben = Device(server.url), Device(server.url)

    async def sit(self) -> None:
        asked = self.service.subscription(self.path, self.browser, language="de")
        assert await self.ida.post("/api/push", asked) == {"service": "127.0.0.1"}
        seats = [{"kind": "me", "name": "Ida"}, {"kind": "open"}]
        made, keys = await self.ida.make("classic-1986", seats, options={"first": 1})
        self.table, self.key = str(made["id"]), {0: keys[0]}
        seat, key = await self.ben.join(self.table, "Ben")
        self.live = self.ben.live(self.table, {seat: key})
        await self.live.__aenter__()
        await self.ben.ask(TablesApi.begin(self.table, seat_key=(seat, key)))

    async def another_table(self) -> None:
        """Make a table where it is Ida's turn against a bot, and she is not there."""
        await self.ida.make("classic-1986", [{"kind": "me"}, {"kind": "bot", "bot": "level1"}], options={"first": 1})

    async def both_play(self) -> None:
        """Ida comes, they play a turn each, she plays another one while he waits, leaves, and he plays."""
        async with self.ida.live(self.table, self.key) as hers:
            await play(hers, most=2)
            await play(self.live, most=2)
            await play(hers, most=2)
        await self.live.until(lambda: not self.live.table["seats"][0]["present"])
        await play(self.live, most=2)

    async def leave(self) -> None:
        await self.live.hang_up()
        await self.ida.http.aclose()
        await self.ben.http.aclose()

    def decrypted(self, body: bytes) -> Json:
        said: Json = json.loads(self.browser.read(body))
        return said


async def test_a_turn_reaches_a_device_that_asked_once_and_only_while_nobody_is_there(
    service: PushService, tmp_path: Path
) -> None:
    """One service accepts messages, one reports that the device is gone, one never answers."""
    server = Server(tmp_path, environment=service.environment).start()
    pairs = [Pair(service, server, path) for path in ("/hang/1", "/gone/2", "/wanted/3")]
    try:
        for pair in pairs:
            await pair.sit()
        hanging, gone, wanted = pairs
        public = (await wanted.ida.ask(PushApi.public_key()))["key"] or ""
        first = await service.until(wanted.path, 1)
        title = f"Du bist dran: {edition('classic-1986').title['de']}"
        said = {"title": title, "body": "Dein Tisch wartet auf dich.", "table": wanted.table}
        assert wanted.decrypted(first.body) == said
        signed = claims(first.headers["authorization"], public)
        assert signed["aud"] == service.origin
        assert signed["sub"] == "mailto:host@school.example"
        assert time.time() < signed["exp"] <= time.time() + 24 * 3600
        assert first.headers["content-encoding"] == "aes128gcm"
        assert int(first.headers["ttl"]) > 0
        whole = str(first.headers).lower() + first.path
        assert not any(secret in whole for secret in (wanted.table, wanted.key[0].lower(), "ida", "ben"))
        await service.until(gone.path, 1)
        await service.until(hanging.path, 1)

        await asyncio.gather(*(pair.both_play() for pair in pairs))
        await service.until(wanted.path, 2)
        await service.until(hanging.path, 2)
        # she was present when her turn came in between; and a device that is gone gets nothing more
        assert [len(service.to(pair.path)) for pair in pairs] == [2, 1, 2]

        for path in ("/other/1", "/other/2"):
            await wanted.ida.post("/api/push", service.subscription(path, wanted.browser))
        await wanted.ida.ask(PushApi.unsubscribe(PushEndRequest(endpoint=f"{service.origin}/other/1")))
        assert subscribed(server) == {hanging.path, wanted.path, "/other/2"}
        await wanted.ida.ask(BookApi.forget())
        assert subscribed(server) == {hanging.path}
        for wrong in ({"p256dh": "BAAA"}, {"auth": "c2hvcnQ"}, {"p256dh": "B" * 87}, {"auth": "~" * 22}):
            with refused(400, "push.keys"):
                await wanted.ida.post(
                    "/api/push", {"endpoint": "https://push.example/1", "keys": {**wanted.browser.keys, **wrong}}
                )
        with refused(400, "push.endpoint"):
            await wanted.ida.ask(
                PushApi.subscribe(PushRequest(endpoint="https://[::1]/1", keys=PushKeys(**wanted.browser.keys)))
            )

        server.restart()
        assert (await gone.ida.ask(PushApi.public_key()))["key"] == public
    finally:
        for pair in pairs:
            await pair.leave()
        server.stop()


@pytest.fixture
def silent_names(tmp_path: Path) -> Iterator[list[str]]:
    """The command prefix for a program in which no name ever resolves: its name server receives every query and answers
    none.
    """
    if os.geteuid() != 0:
        pytest.skip("only root may give a program a name server of its own")
    address = f"127.53.{random.randrange(256)}.{random.randrange(1, 255)}"
    (tmp_path / "resolv.conf").write_text(f"nameserver {address}\n")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as questions:
        questions.bind((address, 53))
        questions.setblocking(False)
        mount = 'mount --bind "$0" /etc/resolv.conf && exec "$@"'
        yield ["unshare", "--mount", "sh", "-c", mount, str(tmp_path / "resolv.conf")]
        assert questions.recv(512)  # it was queried


async def test_names_that_never_resolve_keep_nobody_else_waiting(
    service: PushService, tmp_path: Path, silent_names: list[str]
) -> None:
    """Five devices of one guest have such names; another guest's turn begins after theirs."""
    server = Server(tmp_path, environment=service.environment, program=[*silent_names, *COMMAND]).start()
    stuck, wanted = Pair(service, server, "/stuck/1"), Pair(service, server, "/wanted/2")
    try:
        await stuck.sit()
        for n in range(MAX_SUBSCRIPTIONS):
            endpoint = f"https://push{n}.stuck.example/1"
            await stuck.ida.ask(PushApi.subscribe(PushRequest(endpoint=endpoint, keys=PushKeys(**stuck.browser.keys))))
        for _ in range(12):
            await stuck.another_table()
        await wanted.sit()
        await service.until(wanted.path, 1)
        assert not service.to(stuck.path)
    finally:
        for pair in (stuck, wanted):
            await pair.leave()
        server.stop()


def subscribed(server: Server) -> set[str]:
    """The stored endpoints."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as database:
        return {urlsplit(row[0]).path for row in database.execute("SELECT endpoint FROM subscriptions")}
