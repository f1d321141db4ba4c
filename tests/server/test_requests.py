"""Every route answers as recorded in `requests.jsonl`; `python -m tools check requests --write` records again. A real
server accepts every old name until 0.4, and names the key that is wrong in a bad request or message.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.bots import test_external
from tests.server.attackers import with_other_types
from tests.server.client import Json
from tests.server.harness.server import ADMIN_KEY, Server
from tests.server.offline_client import PageClient, Refused, RowSaver
from tests.server.players import chosen
from tools.check.requests import SHOWN, compare, read, record
from wanderwall.server.api.calls import RoomsApi, TablesApi
from wanderwall.server.api.client import ApiClient
from wanderwall.server.api.routes import Route
from wanderwall.server.api.server_routes import ROUTES
from wanderwall.server.old_names import CODES, KEYS, OFFLINE_FOLDER, OLD_NAMES, PATHS, ROOM_HEADER, VARIABLES
from wanderwall.server.rooms.types import NewRoom
from wanderwall.server.sockets.messages import ClientMessage, PingMessage
from wanderwall.server.tables.types import NewSeat, NewTable

RIGHT = {"Authorization": f"Bearer {ADMIN_KEY}"}
UNKNOWN = "zzzzzzzzzz"
SEATS: list[Json] = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Mia"}]


def test_every_route_answers_as_recorded() -> None:
    differences = compare(read(), record())
    assert not differences, "\n\n".join([f"{len(differences)} differ", *differences[:SHOWN]])


# ── bad input ────────────────────────────────────────────────────────────────────────────────────────────────────────

SEAT: Json = {"kind": "me", "name": "Ida"}
TABLE: Json = {"edition": "classic-1986", "seats": [SEAT, SEAT]}
#: requests, and the key that is wrong in each
BAD_BODIES: tuple[tuple[str, Any, str], ...] = (
    ("/api/tables", {**TABLE, "unknown": 1}, "body.unknown"),
    ("/api/tables", {"seats": [SEAT]}, "body.edition"),
    ("/api/tables", {**TABLE, "edition": 7}, "body.edition"),
    ("/api/tables", {**TABLE, "edition": "x" * 41}, "body.edition"),
    ("/api/tables", {**TABLE, "seats": []}, "body.seats"),
    ("/api/tables", {**TABLE, "seats": [SEAT] * 9}, "body.seats"),
    ("/api/tables", {**TABLE, "seats": [{**SEAT, "kind": "cat"}]}, "body.seats.0.kind"),
    ("/api/tables", {**TABLE, "seats": [SEAT, {**SEAT, "more": 1}]}, "body.seats.1.more"),
    ("/api/tables", {**TABLE, "seats": ["me"]}, "body.seats.0"),
    ("/api/tables", {**TABLE, "options": {"goals": {"deep": 1}}}, "body.options.goals"),
    ("/api/tables", {**TABLE, "options": {"goals": 10**30}}, "body.options.goals"),
    ("/api/tables", {**TABLE, "options": {"goals": [1, 10**30]}}, "body.options.goals.1"),
    ("/api/tables", {**TABLE, "options": {"x" * 33: 1}}, f"body.options.{'x' * 33}.[key]"),
    ("/api/tables", {**TABLE, "begin": "maybe"}, "body.begin"),
    ("/api/tables", {**TABLE, "clock": 0}, "body.clock"),
    ("/api/tables", [], "body"),
    ("/api/tables", "text", "body"),
    ("/api/puzzles", {"day": "soon"}, "body.day"),
    ("/api/puzzles", {"fresh": {"kind": "go", "edition": "go", "level": 6}}, "body.fresh.level"),
    ("/api/rush/result", {"run": "x", "pushes": ["N2es", "x" * 13]}, "body.pushes.1"),
)


@pytest.mark.anyio
@pytest.mark.parametrize(("path", "body", "where"), BAD_BODIES, ids=[where for _, _, where in BAD_BODIES])
async def test_a_bad_body_names_its_key_over_http_and_offline(
    plain_server: Server, path: str, body: Any, where: str
) -> None:
    expected = (422, {"problem": {"code": "server.request", "clause": "", "details": {"where": where}}})
    answer = httpx.post(f"{plain_server.url}{path}", json=body, timeout=60)
    assert (answer.status_code, answer.json()) == expected
    async with PageClient(RowSaver()) as page:
        with pytest.raises(Refused) as refused:
            await page.ask(path.removeprefix("/api"), body)
        assert (refused.value.code, refused.value.details) == ("server.request", {"where": where})


@pytest.mark.anyio
@pytest.mark.parametrize("route", [one for one in ROUTES if one.body], ids=lambda route: route.path)
async def test_a_value_of_another_type_is_refused_over_http_and_offline(client: OldClient, route: Route) -> None:
    """Every key of every body; nothing is converted."""
    with httpx.Client(base_url=client.url, timeout=60) as http:
        room = http.post("/api/rooms", json={"edition": "classic-1986"}).json()
        table = http.post("/api/tables", json={"edition": "classic-1986", "seats": SEATS}).json()
        id = (room["room"] if "/rooms" in route.path else table["table"])["id"]
        tv = http.post("/api/screens").json()["code"]
        async with PageClient(RowSaver()) as page:
            offline = (await page.ask("/tables", {"edition": "classic-1986", "seats": SEATS}))["table"]["id"]
            cases = list(with_other_types(route.body, "body"))
            assert {path for path, _ in cases} >= {f"body.{one.name}" for one in fields(route.body or Route)}
            for where, body in cases:
                if body is None:  # no body at all, which some routes accept
                    continue
                path = route.path.replace("{number}", "0").replace("{code}", tv)
                headers = {"X-Room-Key": room["key"], **RIGHT}
                answer = http.request(route.method, path.format(id=id), json=body, headers=headers)
                expected = {"code": "server.request", "clause": "", "details": {"where": where}}
                assert (answer.status_code, answer.json()) == (422, {"problem": expected}), body
                if route.offline:
                    with pytest.raises(Refused) as refused:
                        await page.ask(path.format(id=offline).removeprefix("/api"), body)
                    assert (refused.value.code, refused.value.details) == ("server.request", {"where": where}), body


@pytest.mark.parametrize(
    ("raw", "status", "code", "where"),
    [
        (b"{", 422, "server.request", "body.1"),
        (b"[" * 15_000, 422, "server.request", "body"),
        (b'{"edition": "\xff"}', 422, "server.request", "body"),
        (b'{"edition": "\\ud83d", "seats": []}', 422, "server.request", "body.edition"),  # half of a character
        (b'{"edition": "go", "seats": [{"kind": "me"}], "\\ud83d": 1}', 422, "server.request", "body.?"),
        (b" " * 20_000, 413, "server.too_large", None),
    ],
)
def test_a_body_that_nothing_can_read_is_a_bad_body(
    plain_server: Server, raw: bytes, status: int, code: str, where: str | None
) -> None:
    answer = httpx.post(f"{plain_server.url}/api/tables", content=raw, headers=AS_JSON, timeout=60)
    problem = answer.json()["problem"]
    assert (answer.status_code, problem["code"], problem["details"].get("where")) == (status, code, where)


AS_JSON = {"content-type": "application/json"}
#: messages, what closes the socket after each, and why
BAD_MESSAGES: tuple[tuple[str | bytes, int, str], ...] = (
    ('{"type": "ping", "unknown": 1}', 4400, "server.request message.unknown"),
    ('{"type": "ping", "ref": {"deep": 1}}', 4400, "server.request message.ref"),
    ('{"type": "move", "seat": "0", "move": "N2es", "after": 1}', 4400, "server.request message.seat"),
    ('{"type": "move", "seat": 0, "move": "N2es"}', 4400, "server.request message.after"),
    (json.dumps({"type": "move", "seat": 0, "move": "x" * 65, "after": 1}), 4400, "server.request message.move"),
    ('{"type": "hello", "keys": {"0": 7}}', 4400, "server.request message.keys.0"),
    ('{"type": "of a later version"}', 4400, "server.request message.type"),
    ('{"seat": 0}', 4400, "server.request message.type"),
    ("[" * 3000, 4400, "server.request message"),
    ("no JSON", 4400, "server.request message"),
    (b"{}", 4400, "server.request message"),
    (f'{{"type": "ping", "ref": "{"x" * 5000}"}}', 4413, "server.too_large"),
)


#: every key of every message with values of other types
MISTYPED = [
    (json.dumps(message), 4400, f"server.request {where}")
    for kind in get_args(ClientMessage)
    for where, message in with_other_types(kind, "message")
    if isinstance(message, dict) and (kind is PingMessage or where not in ("message", "message.ref", "message.type"))
]


@pytest.mark.parametrize("kind", ["tables", "rooms"])
def test_a_bad_message_names_its_key_and_closes_the_socket(plain_server: Server, kind: str) -> None:
    http = ApiClient(plain_server.url, 60)
    table = http.send(TablesApi.make(NewTable(edition="classic-1986", seats=[NewSeat(**SEAT), NewSeat(kind="open")])))
    room = http.send(RoomsApi.make(NewRoom(edition="classic-1986")))
    id = table["table"]["id"] if kind == "tables" else room["room"]["id"]
    address = f"ws{plain_server.url.removeprefix('http')}/api/{kind}/{id}/live"
    for message, code, reason in (*BAD_MESSAGES, *(MISTYPED if kind == "tables" else ())):
        if kind == "rooms" and isinstance(message, str) and ('"move"' in message or '"keys"' in message):
            continue
        with connect(address, compression=None) as socket:
            socket.send('{"type": "hello"}')
            socket.recv(timeout=60)
            socket.send(message)
            with suppress(ConnectionClosed):
                while True:
                    socket.recv(timeout=60)
            assert (socket.close_code, socket.close_reason) == (code, reason), message
    assert http.send(TablesApi.show(table["table"]["id"]))["table"]["seq"] == table["table"]["seq"]


@pytest.mark.anyio
async def test_a_bad_message_names_its_key_and_ends_the_session_offline() -> None:
    async with PageClient(RowSaver()) as page:
        made = await page.ask("/tables", {"edition": "classic-1986", "seats": SEATS})
        for message, code, reason in (*BAD_MESSAGES, *MISTYPED):
            if isinstance(message, str):
                talk = page.dial(made["table"]["id"], {})
                page.say("say", talk.number, message)
                assert await talk.closed == {"code": code, "reason": reason}, message


# ── old names ────────────────────────────────────────────────────────────────────────────────────────────────────────


class OldClient:
    """A client that may use either names, at a server that was configured with the old ones."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        self.http = httpx.Client(base_url=server.url, timeout=60.0)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        answer = self.http.request(method, path, json=body, headers=headers)
        return answer.status_code, answer.json()

    def room(self) -> tuple[str, str]:
        """A new room: its id and the key of its teacher."""
        status, made = self.ask("POST", "/api/rooms", {"edition": "classic-1986"})
        assert (status, made.keys()) == (201, {"room", "key"})
        return made["room"]["id"], made["key"]

    def socket(self, path: str) -> ClientConnection:
        return connect(f"ws{self.url.removeprefix('http')}{path}", compression=None)

    def hear(self, path: str, hello: Json, until: str) -> Json:
        """The first message of a type after a hello."""
        with self.socket(path) as socket:
            socket.send(json.dumps({"type": "hello", **hello}))
            while (said := json.loads(socket.recv(timeout=60)))["type"] != until:
                pass
        found: Json = said
        return found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldClient]:
    server = Server(tmp_path_factory.mktemp("old"), environment={"WANDERWALL_HOST_KEY": ADMIN_KEY}).start()
    one = OldClient(server)
    yield one
    one.http.close()
    server.stop()


def old_room_paths(client: OldClient) -> None:
    """A room is opened, joined and led under the old paths, and the new ones show the same."""
    status, made = client.ask("POST", "/api/clubs", {"edition": "classic-1986"})
    assert (status, made.keys()) == (201, {"club", "key"})
    path, key = f"clubs/{made['club']['id']}", made["key"]
    status, joined = client.ask("POST", f"/api/{path}/join", {"name": "Ida"})
    assert (status, joined.keys()) == (200, {"member", "key", "club"})
    status, shut = client.ask("POST", f"/api/{path}/door", {"open": False}, **{"X-Club-Key": key})
    assert (status, shut.keys(), shut["club"]["door"]) == (200, {"club"}, False)
    assert client.ask("GET", f"/api/{path}/me", **{"X-Club-Key": joined["key"]})[1]["you"]["member"] == 0
    file = client.http.get(f"/api/{path}/file", headers={"X-Club-Key": key})
    assert file.headers["content-type"] == "application/zip"
    shown, now = (client.ask("GET", f"/api/{one}")[1] for one in (path, path.replace("clubs", "rooms")))
    assert shown == {"club": now["room"]}
    assert [member["name"] for member in now["room"]["members"]] == ["Ida"]


def old_room_socket(client: OldClient) -> None:
    id, key = client.room()
    old = client.hear(f"/api/clubs/{id}/live", {}, "club")
    new = client.hear(f"/api/rooms/{id}/live", {}, "room")
    assert (set(old), set(new)) == ({"type", "club", "you", "now"}, {"type", "room", "you", "now"})
    assert old["club"] == new["room"]
    with client.socket(f"/api/clubs/{id}/live") as socket:
        socket.send('{"type": "hello"}')
        socket.recv(timeout=60)
        client.ask("POST", f"/api/rooms/{id}/door", {"open": False}, **{"X-Room-Key": key})
        said = json.loads(socket.recv(timeout=60))
    assert (said["type"], said["club"]["door"]) == ("club", False)  # also when something happens


def old_admin_paths(client: OldClient) -> None:
    status, overview = client.ask("GET", "/api/host", **RIGHT)
    assert (status, overview.keys()) == (200, client.ask("GET", "/api/admin", **RIGHT)[1].keys())
    _, made = client.ask("POST", "/api/tables", {"edition": "classic-1986", "seats": SEATS})
    id = made["table"]["id"]
    assert client.ask("POST", f"/api/host/tables/{id}/forget", {"seat": 0}, **RIGHT) == (200, {"tables": 1})
    assert client.ask("POST", f"/api/host/tables/{id}/close", **RIGHT) == (200, {"closed": id})
    assert client.ask("POST", "/api/host/erase", {"days": None}, **RIGHT) == (200, {"erased": 0})


def old_codes(prefix: str, codes: set[tuple[str, str]]) -> Callable[[OldClient], None]:
    """Under an old path a refusal differs from that of the new path in its code alone."""

    def check(client: OldClient) -> None:
        refused = set()
        for route in ROUTES:
            if not route.old.startswith(f"/api/{prefix}") or (route.method, route.path) == ("POST", "/api/rooms"):
                continue
            now, before = (
                client.ask(route.method, re.sub(r"{\w+}", UNKNOWN, path), EXAMPLES.get(route.path))
                for path in (route.path.replace("{number}", "0"), route.old.replace("{number}", "0"))
            )
            assert now[0] == before[0] >= 400
            new, old = now[1]["problem"], before[1]["problem"]
            refused.add((new.pop("code"), old.pop("code")))
            assert new == old
        assert refused == codes

    return check


#: bodies that are read before the room or the key is
EXAMPLES: Mapping[str, Json] = {
    "/api/rooms/{id}/join": {"name": "Zoe"},
    "/api/rooms/{id}/door": {"open": True},
    "/api/rooms/{id}/members/{number}": {"name": "Zoe"},
    "/api/rooms/{id}/settle": {"game": 0},
    "/api/admin/erase": {"days": None},
    "/api/admin/tables/{id}/forget": {"seat": 0},
}


def old_header(client: OldClient) -> None:
    """Each header is read under each path; the new one counts where both are sent."""
    id, key = client.room()
    for path in ("clubs", "rooms"):
        for headers, status in (
            ({"X-Club-Key": key}, 200),
            ({"X-Room-Key": key}, 200),
            ({"X-Room-Key": key, "X-Club-Key": "wrong"}, 200),
            ({"X-Room-Key": "wrong", "X-Club-Key": key}, 403),
            ({"X-Club-Key": "x" * 81}, 422),
            ({}, 403),
        ):
            assert client.ask("POST", f"/api/{path}/{id}/door", {"open": True}, **headers)[0] == status, headers


def old_room_key(client: OldClient) -> None:
    """`tests/server/test_rooms.py` has a table of a room."""
    id, _ = client.room()
    assert client.ask("GET", f"/api/codes/{id[:8]}") == (200, {"room": id, "club": id})
    _, made = client.ask("POST", "/api/tables", {"edition": "classic-1986", "seats": SEATS})
    assert (made["table"]["room"], made["table"]["club"]) == (None, None)


def old_explanation_key(client: OldClient) -> None:
    """`tests/server/test_book.py` tries a turn again, and so does the recording."""
    tried = [pair["response"]["body"] for pair in read() if re.search(r"/lessons/\d+$", pair["request"]["path"])]
    explained = [body for body in tried if "told" in body]
    assert any(body["told"] for body in explained)
    assert all(body["told"] == body["explanation"] for body in explained)


def old_arrow_key(client: OldClient) -> None:
    """Of views over a socket and over HTTP, of their changes, and of drafts."""
    asked = {"edition": "classic-1986", "seats": SEATS, "options": {"first": 1}}
    _, made = client.ask("POST", "/api/tables", asked)
    path, keys = f"/api/tables/{made['table']['id']}", made["keys"]
    with client.socket(f"{path}/live") as socket:
        socket.send(json.dumps({"type": "hello", "keys": {"0": keys["0"]}}))
        while (said := json.loads(socket.recv(timeout=60)))["type"] != "view":
            pass
        assert (said["view"]["barred"], said["view"]["lies"]) == (None, None)
        move = chosen(said["view"], said["choices"], random.Random(1))
        socket.send(json.dumps({"type": "move", "seat": 0, "move": move, "after": said["seq"]}))
        while (said := json.loads(socket.recv(timeout=60)))["type"] != "event":
            pass
        changes = {tuple(change[0]): change[1:] for change in said["changes"]}
        (barred,) = changes["barred",]
        assert barred is not None
        assert changes["lies",] == [barred]
    _, draft = client.ask("POST", "/api/puzzles/drafts", {"line": None})
    assert draft["view"]["barred"] == draft["view"]["lies"]


def old_protocol(client: OldClient) -> None:
    """Everything that is sent to a program of each version; no server takes part."""
    for version, keys in ((1, {"barred", "lies"}), (2, {"barred"})):
        with TemporaryDirectory() as folder:
            test_external.test_the_barred_arrow_has_the_name_of_the_version(version, keys, Path(folder))


def old_offline_path(client: OldClient) -> None:
    """`test_pages.py` serves files under both, `tests/browser/test_offline.py` plays there."""
    for path in ("", "sw.js", "none.js", "t/abc"):
        old, new = (client.http.get(f"/{folder}/{path}") for folder in ("alone", "offline"))
        assert (old.status_code, old.content) == (new.status_code, new.content)
        assert old.headers.get("service-worker-allowed") == new.headers.get("service-worker-allowed")
    assert client.http.get("/alone").headers["location"] == "alone/"


def old_variable(client: OldClient) -> None:
    """The server of this module was started with the old one alone."""
    assert client.ask("GET", "/api/admin", **RIGHT)[0] == 200
    assert client.ask("GET", "/api/admin")[0] == 403


ACCEPTED = {
    "/api/clubs…": old_room_paths,
    "/api/clubs/{id}/live": old_room_socket,
    "/api/host…": old_admin_paths,
    "club.…": old_codes("club", {("room.unknown", "club.unknown")}),
    "host.…": old_codes("host", {("admin.wrong_key", "host.wrong_key")}),
    "X-Club-Key": old_header,
    "club": old_room_key,
    "told": old_explanation_key,
    "lies": old_arrow_key,
    "protocol 1": old_protocol,
    "/alone/": old_offline_path,
    "WANDERWALL_HOST_KEY": old_variable,
}


def test_every_old_name_in_the_code_is_in_the_list() -> None:
    listed = {one.old for one in OLD_NAMES}
    assert listed == set(ACCEPTED)
    for old in (*PATHS.values(), *KEYS.values(), *CODES.values(), ROOM_HEADER, OFFLINE_FOLDER, *VARIABLES.values()):
        assert any(old in one for one in listed), old
    assert {route.old for route in ROUTES} - {""} == {
        route.path.replace(new, old) for route in ROUTES for new, old in PATHS.items() if route.path.startswith(new)
    }


@pytest.mark.parametrize("old", [one.old for one in OLD_NAMES])
def test_an_old_name_is_accepted(old: str, client: OldClient) -> None:
    ACCEPTED[old](client)
