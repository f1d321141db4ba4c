"""Every route answers as recorded in `requests.jsonl`; `python -m tools check requests --write` records again. A real
server accepts every old name until 0.4.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.client import Json
from tests.server.harness.server import ADMIN_KEY, Server
from tests.server.players import chosen
from tools.check.requests import SHOWN, compare, read, record
from wanderwall.server.api.server_routes import ROUTES
from wanderwall.server.old_names import OLD_NAMES

RIGHT = {"Authorization": f"Bearer {ADMIN_KEY}"}
UNKNOWN = "zzzzzzzzzz"
SEATS: list[Json] = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Mia"}]


def test_every_route_answers_as_recorded() -> None:
    differences = compare(read(), record())
    assert not differences, "\n\n".join([f"{len(differences)} differ", *differences[:SHOWN]])


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
    "lies": old_arrow_key,
    "/alone/": old_offline_path,
    "WANDERWALL_HOST_KEY": old_variable,
}


@pytest.mark.parametrize("old", [one.old for one in OLD_NAMES])
def test_an_old_name_is_accepted(old: str, client: OldClient) -> None:
    ACCEPTED[old](client)
