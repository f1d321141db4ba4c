"""Your turn, on a device that asked for it: sealed for it alone, signed by the host, when nobody is at the table."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.client import Device, Json, Refused
from tests.server.harness.server import Server
from tests.server.players import play
from tests.server.push_service import Browser, PushService, as_bytes, as_text, claims
from wanderwall.games import edition
from wanderwall.problem import Problem
from wanderwall.server.push.endpoint import LONGEST, NotAllowed, found, read_endpoint
from wanderwall.server.push.sealed import DeviceKeys, sealed
from wanderwall.server.push.subscription import Subscription
from wanderwall.server.storage.sql import SqlStore
from wanderwall.server.storage.subscriptions import MAX_SUBSCRIPTIONS, Subscriptions

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
    assert as_text(sealed(WORDS, keys, private(SENDER), as_bytes(SALT))) == BODY
    assert browser.read(as_bytes(BODY)) == WORDS


@pytest.mark.parametrize(
    "text",
    [
        "http://push.example/send",
        "https://push.example:8443/send",
        "https://ida@push.example/send",
        "https://10.0.0.1/send",
        "https://[::1]/send",
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
    """Whatever a name meant when somebody subscribed."""
    with pytest.raises(NotAllowed):
        await found(urlsplit("https://localhost/send"))
    assert await found(urlsplit("https://localhost/send"), ["https://localhost"])


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


async def test_nobody_is_told_where_the_host_has_not_switched_it_on(plain_server: Server) -> None:
    async with Device(plain_server.url) as ida:
        assert (await ida.get("/api/push"))["key"] is None
        with pytest.raises(Refused, match=r"404.*push\.off"):
            await ida.post("/api/push", {"endpoint": "https://push.example/1", "keys": Browser().keys})


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[PushService]:
    async with PushService(tmp_path) as one:
        yield one


class Pair:
    """Ida, who is told under an address of her own, and Ben, who stays at the table."""

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
        await self.ben.post(f"/api/tables/{self.table}/begin", key=(seat, key))

    async def both_play(self) -> None:
        """Ida comes, they play a turn each, she plays another one while he waits, goes, and he plays."""
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
    """One service takes messages, one says that the device is gone, one never answers."""
    server = Server(tmp_path, environment=service.environment).start()
    pairs = [Pair(service, server, path) for path in ("/hang/1", "/gone/2", "/wanted/3")]
    try:
        for pair in pairs:
            await pair.sit()
        hanging, gone, wanted = pairs
        public = (await wanted.ida.get("/api/push"))["key"]
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
        # she was there when her turn came between them; and who is gone was told nothing more
        assert [len(service.to(pair.path)) for pair in pairs] == [2, 1, 2]

        for path in ("/other/1", "/other/2"):
            await wanted.ida.post("/api/push", service.subscription(path, wanted.browser))
        await wanted.ida.post("/api/push/off", {"endpoint": f"{service.origin}/other/1"})
        assert subscribed(server) == {hanging.path, wanted.path, "/other/2"}
        await wanted.ida.post("/api/book/forget")
        assert subscribed(server) == {hanging.path}
        for wrong in ({"p256dh": "BAAA"}, {"auth": "c2hvcnQ"}, {"p256dh": "B" * 87}, {"auth": "~" * 22}):
            with pytest.raises(Refused, match=r"400.*push\.keys"):
                await wanted.ida.post(
                    "/api/push", {"endpoint": "https://push.example/1", "keys": {**wanted.browser.keys, **wrong}}
                )
        with pytest.raises(Refused, match=r"400.*push\.endpoint"):
            await wanted.ida.post("/api/push", {"endpoint": "https://[::1]/1", "keys": wanted.browser.keys})

        server.restart()
        assert (await gone.ida.get("/api/push"))["key"] == public
    finally:
        for pair in pairs:
            await pair.leave()
        server.stop()


def subscribed(server: Server) -> set[str]:
    """The addresses that are kept."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as database:
        return {urlsplit(row[0]).path for row in database.execute("SELECT endpoint FROM subscriptions")}
