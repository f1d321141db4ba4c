"""A recorder of requests and responses, in which everything that differs between two runs has a stable name.

Also what the parts of the recorded scenario share: bodies of requests, keys and waiting.
"""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.harness.server import ADMIN_KEY

Json = dict[str, Any]

#: headers that clients rely on; all others are left out
CONTRACT = (
    "allow", "cache-control", "content-disposition", "content-encoding", "content-security-policy", "content-type",
    "etag", "location", "permissions-policy", "referrer-policy", "service-worker-allowed", "set-cookie", "vary",
    "x-content-type-options",
)  # fmt: skip
#: longer bodies are stored by their keys and a hash: the file stays small
MAX_BODY_CHARS = 3000
#: keys of responses whose values are secret or random, and how their placeholders begin
SECRETS = {
    "id": "id",
    "table": "id",
    "key": "key",
    "take": "pass",
    "phrase": "phrase",
    "run": "run",
    "device": "device",
}
#: what no two runs share: a size, and who is present, which the server notices a moment later
VOLATILE = ("bytes", "present")
ID = re.compile(r"[2-9a-z]{10}")
SHAPES = {"id": ID, "table": ID, "phrase": re.compile(r".{12,}")}
LONG = re.compile(r"\S{20,}")
#: how long a move took, in a record; when a cookie ends
SECONDS, EXPIRES = re.compile(r"@\d+(\.\d+)?\b"), re.compile(r"expires=[^;]+")
MOMENT = re.compile(r"(?<![\d.\w])17\d{8}(\d{3})?(?![\d\w])")


class Placeholders:
    """Stable names for random values, in order of their first appearance."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._counts: dict[str, int] = {}
        self._find = re.compile("(?!)")

    def add(self, kind: str, value: str) -> None:
        """Name a value from now on, unless it has a name."""
        if len(value) > 2 and value not in self._names:
            self._counts[kind] = self._counts.get(kind, 0) + 1
            self._names[value] = f"<{kind}-{self._counts[kind]}>"
            longest_first = sorted(self._names, key=len, reverse=True)
            self._find = re.compile("|".join(re.escape(known) for known in longest_first))

    def learn(self, body: object, under: str = "") -> None:
        """Name what a response contains under keys of secrets."""
        if isinstance(body, dict):
            for key, value in body.items():
                self.learn(value, "key" if under == "keys" else key)
        elif isinstance(body, list):
            for value in body:
                self.learn(value)
        elif isinstance(body, str) and under in SECRETS and SHAPES.get(under, LONG).fullmatch(body):
            if SECRETS[under] == "id":  # codes are read in any case, and with a dash
                self.add("code", body[:8])
                self.add("code-in-capitals", body[:8].upper())
                self.add("code-with-dash", f"{body[:4]}-{body[4:8]}")
            self.add(SECRETS[under], body)

    def replace(self, value: Any) -> Any:
        """The same JSON with names in place of random values, moments and the last digits of numbers."""
        if isinstance(value, dict):
            return {self.replace(key): self.replace(one) for key, one in value.items()}
        if isinstance(value, list):
            return [self.replace(one) for one in value]
        if isinstance(value, str):
            value = EXPIRES.sub("expires=<moment>", SECONDS.sub("@<seconds>", value))
            return MOMENT.sub("<moment>", self._find.sub(lambda found: self._names[found[0]], value))
        if isinstance(value, float):
            return round(value, 6)
        is_moment = isinstance(value, int) and MOMENT.fullmatch(str(value))
        return "<moment>" if is_moment else value


class Recorder:
    """Asks a server and keeps every pair of request and response."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pairs: list[Json] = []
        self.names = Placeholders()
        self.names.add("server", url.partition("://")[2])
        self._devices: dict[str, httpx.Client] = {}
        self._usual: dict[str, str] | None = None
        self._count = 0

    def device(self, name: str) -> httpx.Client:
        """The browser of a person, with its own cookies."""
        if name not in self._devices:
            self._devices[name] = httpx.Client(base_url=self.url, timeout=60.0, headers={"accept-encoding": "identity"})
        return self._devices[name]

    def close(self) -> None:
        for device in self._devices.values():
            device.close()

    def ask(self, who: str, method: str, path: str, body: Any = None, *, raw: str | None = None, **headers: str) -> Any:
        """Send a request and record it; the JSON of the response, or its text."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        content = raw if raw is not None else None if body is None else json.dumps(body)
        self._count += 1
        # without a name of its own, a request would draw a random one
        named = {"idempotency-key": f"request-number-{self._count}", "content-type": "application/json", **sent}
        answer = self.device(who).request(method, path, content=content, headers=named)
        said = answer.json() if _is_json(answer) and answer.content else answer.text if _is_text(answer) else None
        if path != "/openapi.json":  # its examples are not secret
            self.names.learn(said)
        if path == "/api/me" and isinstance(said, dict) and "name" in said:
            self.names.add("name", said["name"])
        if etag := answer.headers.get("etag"):
            self.names.add("etag", etag.strip('"'))
        for cookie in answer.headers.get_list("set-cookie"):
            self.names.add("cookie", cookie.partition(";")[0].partition("=")[2].strip('"'))
        short = raw if raw is None or len(raw) < 200 else f"{len(raw)} bytes"
        request: Json = {"who": who, "method": method, "path": path, "headers": sent, "body": body, "raw": short}
        response = {"status": answer.status_code, "headers": self._headers(answer), "body": _body(path, answer, said)}
        self.keep(request, response)
        return said

    def keep(self, request: Json, response: Any) -> None:
        """Add a pair, with placeholders."""
        kept = {
            name: value for name, value in request.items() if value is not None and (name, value) != ("headers", {})
        }
        pair: Json = self.names.replace({"request": kept, "response": response})
        said = json.dumps(pair["response"], sort_keys=True, ensure_ascii=False)
        if len(said) > MAX_BODY_CHARS:
            pair["response"] = shorten(pair["response"])
        self.pairs.append(pair)

    def _headers(self, answer: httpx.Response) -> dict[str, str | None]:
        """The headers of the contract; of later responses only what differs from the first."""
        found = {name: ", ".join(answer.headers.get_list(name)) for name in CONTRACT if name in answer.headers}
        if self._usual is None:
            self._usual = dict(found)
            return dict(found)
        missing = {name: None for name in self._usual if name not in found}
        return {**missing, **{name: value for name, value in found.items() if self._usual.get(name) != value}}

    # ── sockets ──────────────────────────────────────────────────────────────────────────────────────────────────────

    @contextmanager
    def socket(self, path: str, hello: Mapping[str, Any] | str, until: str = "view") -> Iterator[Socket]:
        """A socket after its hello; the messages up to the given type are recorded."""
        with connect(f"ws{self.url.removeprefix('http')}{path}", compression=None, max_size=None) as connection:
            one = Socket(self, connection, path)
            one.send(hello, until)
            yield one


class Socket:
    """One socket: what is sent, and what comes back until a certain message."""

    def __init__(self, recorder: Recorder, connection: ClientConnection, path: str) -> None:
        self._recorder, self._connection, self._path = recorder, connection, path
        self._count = 0

    def send(self, message: Mapping[str, Any] | str, until: str = "", *, record: bool = True) -> Json:
        """Send a message and wait for its answer, or for one of the given type; the message that came last.

        Messages about who is present come at any time, so they are not recorded.
        """
        self._count += 1
        ref = {} if isinstance(message, str) or until else {"ref": self._count}
        text = message if isinstance(message, str) else json.dumps({**message, **ref})
        received: list[Json] = []
        try:
            self._connection.send(text)
            while True:
                one: Json = json.loads(self._connection.recv(timeout=60))
                if one["type"] != "table":
                    received.append(one)
                if one["type"] == until or (ref and one.get("ref") == self._count):
                    break
        except ConnectionClosed as closed:
            received.append({"type": "closed", "code": closed.rcvd.code if closed.rcvd else None})
        for one in received:
            self._recorder.names.learn(one)
        if record:
            sent = message if isinstance(message, str) else {**message, **ref}
            self._recorder.keep({"method": "SOCKET", "path": self._path, "body": sent}, steady(received))
        return received[-1]


def _is_json(answer: httpx.Response) -> bool:
    return "json" in answer.headers.get("content-type", "")


def _is_text(answer: httpx.Response) -> bool:
    return "text/" in answer.headers.get("content-type", "")


def _body(path: str, answer: httpx.Response, said: Any) -> Any:
    """What is stored of a body: JSON as it is, a page by its first line, other files by whether there is anything."""
    if path == "/openapi.json" and answer.status_code == 200:
        return list_routes(said)
    if _is_json(answer):
        return steady(said)
    kind = answer.headers.get("content-type", "")
    if path == "/metrics" and kind.startswith("text/plain"):
        return sorted(re.findall("(?m)^# TYPE (.*)$", str(said)))
    if kind.startswith("text/plain"):
        header, _, moves = str(said).partition("\n\n")
        return f"{header}\n\n{' '.join(moves.split())}".strip()  # where lines of moves end depends on the seconds
    if kind.startswith("text/html"):
        return str(said).partition("\n")[0][:200]
    return "something" if answer.content else "nothing"


def list_routes(openapi: Json) -> Json:
    """Methods, parameters and statuses of every route: names of types and descriptions may change."""
    return {
        path: {
            method: [sorted(one["name"] for one in route.get("parameters", [])), sorted(route["responses"])]
            for method, route in routes.items()
        }
        for path, routes in openapi["paths"].items()
    }


def steady(body: Any) -> Any:
    """A body without the version and what no two runs share."""
    if isinstance(body, dict):
        return {key: f"<{key}>" if is_volatile(key, value) else steady(value) for key, value in body.items()}
    return [steady(value) for value in body] if isinstance(body, list) else body


def is_volatile(key: str, value: object) -> bool:
    """Whether a value differs between runs; seconds are measured where they are no whole number."""
    kinds = {"version": str, "seconds": float}
    return key in VOLATILE or (key in kinds and isinstance(value, kinds[key]))


def shorten(value: Any, depth: int = 0) -> Any:
    """A long response by its outline: short parts as they are, long ones by a hash."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    if len(text) <= MAX_BODY_CHARS // 10:
        return value
    if isinstance(value, dict) and depth < 4:
        return {key: shorten(one, depth + 1) for key, one in value.items()}
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return f"{type(value).__name__} of {len(value)}, hash {digest}"


ADMIN = {"authorization": f"Bearer {ADMIN_KEY}"}
UNKNOWN = "zzzzzzzzzz"
DAY = "2026-11-15"
#: a key pair of RFC 8291, appendix A
PUSH_KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
ENDPOINT = "https://push.local/device"
TWO = [{"kind": "me", "name": "Ida"}, {"kind": "open"}]
#: every route that takes a body, with one that would be accepted; `T` is a table, `R` a room
BODIES: dict[str, Json] = {
    "/api/tables": {"edition": "classic-1986", "seats": TWO},
    "/api/records": {"record": "[Opening]"},
    "/api/tables/T/join": {"name": "Zoe"},
    "/api/tables/T/seats": {"seat": 1, "kind": "open"},
    "/api/tables/T/colour": {"seat": 0, "colour": "green"},
    "/api/tables/T/first": {"seat": 0},
    "/api/tables/T/rematch": {"first": 0},
    "/api/tables/T/next": {"table": UNKNOWN},
    "/api/tables/T/lessons/1": {"push": "N2es", "walk": "a1"},
    "/api/puzzles": {"number": 1},
    "/api/puzzles/drafts": {"line": "fewest par=1"},
    "/api/puzzles/drafts/check": {"edition": "classic-1986", "maze": [], "spare": 3, "things": {}, "seats": []},
    "/api/rush/result": {"run": "x", "pushes": []},
    "/api/book/puzzles": {"numbers": [1]},
    "/api/book/look": {"phrase": "no such phrase"},
    "/api/book/take": {"take": "no such pass"},
    "/api/book/remove": {"device": "no such device"},
    "/api/push": {"endpoint": ENDPOINT, "keys": PUSH_KEYS},
    "/api/push/off": {"endpoint": ENDPOINT},
    "/api/clubs": {"edition": "classic-1986"},
    "/api/clubs/R/join": {"name": "Zoe"},
    "/api/clubs/R/door": {"open": True},
    "/api/clubs/R/members/0": {"name": "Zoe"},
    "/api/clubs/R/settle": {"game": 0},
    "/api/host/erase": {"days": None},
    "/api/host/tables/T/forget": {"seat": 0},
}


class RoomNames(NamedTuple):
    """What paths, the header and keys of rooms and of the admin are called."""

    rooms: str
    admin: str
    header: str
    key: str

    def path(self, template: str) -> str:
        """A path of `BODIES` under these names."""
        return template.replace(OLD.rooms, self.rooms).replace(OLD.admin, self.admin)


#: the names, and those from before, which have to be answered as ever until 0.4
NEW = RoomNames("/api/rooms", "/api/admin", "x_room_key", "room")
OLD = RoomNames("/api/clubs", "/api/host", "x_club_key", "club")


def wait_until(holds: Callable[[], object]) -> None:
    """Ask without recording until something holds: how often depends on the speed of the machine."""
    for _ in range(600):
        if holds():
            return
        time.sleep(0.1)
    raise TimeoutError("the server does not get ready")


def seat_key(seat: int, keys: Json) -> dict[str, str]:
    return {"x_seat_key": f"{seat}.{keys[str(seat)]}"}
