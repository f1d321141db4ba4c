"""The recorded scenario, first and last part: tables, and each kind of refusal at every route."""

from __future__ import annotations

import random
from collections.abc import Iterable

from tests.server.players import chosen
from tools.check.request_recorder import (
    ADMIN,
    BODIES,
    DAY,
    NEW,
    OLD,
    TWO,
    UNKNOWN,
    Json,
    Recorder,
    RoomNames,
    Socket,
    seat_key,
    wait_until,
)
from tools.report import ROOT

RECORDS = ROOT / "tests" / "records"


def about_server(recorder: Recorder) -> None:
    ask = recorder.ask
    for path in (
        "/health",
        "/metrics",
        "/api/games",
        "/openapi.json",
        "/docs",
        "/docs/files/favicon.png",
        "/docs/files/x",
    ):
        ask("ida", "GET", path)
    etag = recorder.device("ida").get("/api/games").headers["etag"]
    ask("ida", "GET", "/api/games", if_none_match=etag)
    ask("ida", "GET", "/api/games", accept_encoding="gzip")
    ask("ida", "GET", "/metrics", **ADMIN)
    ask("ida", "GET", "/metrics", authorization="Bearer wrong")
    for who in ("ida", "ben", "cleo"):
        ask(who, "GET", "/api/me")
    ask("ida", "GET", "/api/me")
    ask("eve", "GET", "/api/me", host="evil.example")
    ask("eve", "GET", "/", host="evil.example")
    ask("eve", "POST", "/api/tables", BODIES["/api/tables"], origin="https://evil.example")
    ask("eve", "GET", "/api/" + "x" * 300)
    ask("eve", "GET", "/api/nothing")
    ask("eve", "POST", "/api/nothing", {})


def play_tables(recorder: Recorder) -> Json:
    """Tables from the first request to the rematch; the finished one with its keys."""
    ask = recorder.ask
    made = ask("ida", "POST", "/api/tables", {
        "edition": "classic-1986", "seats": TWO, "options": {"goals": 2}, "listed": True, "begin": False,
    })  # fmt: skip
    id, keys = made["table"]["id"], dict(made["keys"])
    table = f"/api/tables/{id}"
    for path in ("/api/tables", "/api/tables?game=classic", "/api/tables?game=go", "/api/tables?game=X9", "/api/live"):
        ask("cleo", "GET", path)
    for code in (id[:8], id[:8].upper(), f"{id[:4]}-{id[4:8]}", "zzzzzzzz", "x" * 21):
        ask("cleo", "GET", f"/api/codes/{code}")
    for path in ("", "/record", "/replay", "/story", "/review", "/puzzle?at=1", "/puzzle", "/puzzle?at=x"):
        ask("cleo", "GET", table + path)
    joined = ask("ben", "POST", f"{table}/join", {"name": "Ben"})
    keys[str(joined["seat"])] = joined["key"]
    ask("cleo", "POST", f"{table}/join", {"name": "Cleo"})
    ask("cleo", "POST", f"{table}/join", {"name": "Cleo", "seat": 1})
    for body in ({"seat": 0, "colour": "yellow"}, {"seat": 0, "colour": "pink"}, {"seat": 7, "colour": "red"}):
        ask("ida", "POST", f"{table}/colour", body, **seat_key(0, keys))
    ask("ben", "POST", f"{table}/colour", {"seat": 0, "colour": "red"}, **seat_key(1, keys))
    ask("ben", "POST", f"{table}/first", {"seat": 1}, **seat_key(1, keys))
    ask("ida", "POST", f"{table}/first", {"seat": 0}, **seat_key(0, keys))
    ask("ida", "POST", f"{table}/first", {"seat": 0, "after": 0}, **seat_key(0, keys))
    ask("ben", "POST", f"{table}/stand", **seat_key(1, keys))
    ask("ben", "POST", f"{table}/seats", {"seat": 1, "kind": "bot", "bot": "random"})
    for body in (
        {"seat": 1, "kind": "bot", "bot": "random"}, {"seat": 1, "kind": "bot", "bot": "even"},
        {"seat": 1, "kind": "bot", "bot": "nobody"}, {"seat": 1, "kind": "open"}, {"seat": 0, "kind": "open"},
    ):  # fmt: skip
        ask("ida", "POST", f"{table}/seats", body)
    ask("ida", "POST", f"{table}/begin", **seat_key(0, keys))
    joined = ask("ben", "POST", f"{table}/join", {"name": "Ben", "seat": 1})
    keys["1"] = joined["key"]
    keys["1"] = ask("ben", "POST", f"{table}/key", **seat_key(1, keys))["key"]
    ask("cleo", "POST", f"{table}/begin")
    ask("ida", "POST", f"{table}/begin", **seat_key(0, keys))
    ask("ida", "POST", f"{table}/begin", **seat_key(0, keys))
    ask("ben", "POST", f"{table}/stand", **seat_key(1, keys))
    for path in ("/api/mine", "/api/tables", "/api/live", f"{table}/story", f"{table}/record"):
        ask("ida", "GET", path)
    with recorder.socket(f"{table}/live", {"type": "hello", "keys": keys}) as socket:
        talk(socket)
        ask("cleo", "GET", "/api/live")
        play(socket)
    refuse_sockets(recorder, id)
    ask("cleo", "POST", f"{table}/join", {"name": "Cleo"})
    make_tables(recorder)
    return {"id": id, "keys": keys}


def talk(socket: Socket) -> None:
    """Everything that can be said on a socket, with refusals."""
    for message in (
        {"type": "ping"}, {"type": "move", "seat": 5, "move": "N2es", "after": 1},
        {"type": "move", "seat": 0, "move": "nonsense", "after": 99}, {"type": "hint", "seat": 0},
        {"type": "undo", "seat": 0, "after": 0}, {"type": "solution", "seat": 0, "after": 1}, {"type": "hello"},
        {"type": "leave", "seat": 9},
    ):  # fmt: skip
        socket.send(message)
    socket.send({"type": "open", "seat": 0}, "view")
    socket.send({"type": "sign", "seat": 0, "sign": "hello"}, "sign")
    socket.send({"type": "close"}, "view")


def play(socket: Socket, most: int = 1000, *, record: bool = True) -> int:
    """Play all seats of a match, to its end or at most the given number of moves; the last entry of the log."""
    dice = random.Random(1)
    shown = socket.send({"type": "close"}, "view", record=False)
    for _ in range(most):
        seat = shown["view"]["turn"]
        if seat is None:
            break
        shown = socket.send({"type": "open", "seat": seat}, "view", record=False)
        move = chosen(shown["view"], shown["choices"], dice)
        socket.send({"type": "move", "seat": seat, "move": move, "after": shown["seq"]}, record=record)
        shown = socket.send({"type": "close"}, "view", record=False)
    return int(shown["seq"])


def refuse_sockets(recorder: Recorder, id: str) -> None:
    for path, hello in (
        (f"/api/tables/{id}/live", "no JSON"), (f"/api/tables/{id}/live", {"type": "hello", "more": 1}),
        (f"/api/tables/{id}/live", {"type": "ping"}), (f"/api/tables/{UNKNOWN}/live", {"type": "hello"}),
        (f"/api/tables/{id}/live", {"type": "hello", "keys": {"0": "wrong"}}),
        (f"/api/tables/{id}/live", {"type": "hello", "screen": True}),
        (f"/api/clubs/{UNKNOWN}/live", {"type": "hello"}),
    ):  # fmt: skip
        with recorder.socket(path, hello):
            pass


def make_tables(recorder: Recorder) -> None:
    """Tables of every edition and kind of seat, and those that cannot be."""
    make = "/api/tables"
    body: Json
    me, bot = {"kind": "me", "name": "Ida"}, {"kind": "bot", "bot": "random"}
    for edition in ("one-piece", "garden-9", "towers-3d", "go"):
        recorder.ask("cleo", "POST", make, {"edition": edition, "seats": TWO, "begin": False})
    for body in (
        {"seats": [me, bot], "clock": 60, "timeout": "bot", "begin": False},
        {"seats": [me, {"kind": "here", "name": "Mia"}], "hints": False}, {"seats": [me, me]},
        {"seats": [me, {"kind": "bot", "bot": "nobody"}]}, {"seats": [me, bot], "options": {"goals": 99}},
        {"seats": [me, bot], "options": {"unknown": 1}}, {"seats": [me, bot], "edition": "chess"}, {"seats": [me] * 9},
        {"seats": []}, {"seats": [{"kind": "cat"}]}, {"seats": [me, bot], "clock": 0},
        {"seats": [me, {"kind": "open", "colour": "pink"}]}, {"seats": [{**me, "name": "x" * 81}]},
    ):  # fmt: skip
        recorder.ask("cleo", "POST", make, {"edition": "classic-1986", **body})
    for _ in range(2):
        recorder.ask("cleo", "POST", make, BODIES[make], idempotency_key="the-same-request-again")
    made = recorder.ask("cleo", "POST", make, {
        "edition": "towers-3d", "seats": [me, {"kind": "here", "name": "Mia"}], "undo": True, "options": {"first": 1},
    })  # fmt: skip
    hello = {"type": "hello", "keys": made["keys"]}
    with recorder.socket(f"/api/tables/{made['table']['id']}/live", hello) as socket:
        seq = play(socket, most=3)
        socket.send({"type": "undo", "seat": 0, "after": seq})
        socket.send({"type": "leave", "seat": 1})
        socket.send({"type": "back", "seat": 1})


def play_rated(recorder: Recorder) -> None:
    """A match without options, which is the only kind that is rated; its moves are too many to record."""
    made = recorder.ask("ida", "POST", "/api/tables", {"edition": "towers-3d", "seats": TWO, "listed": True})
    table = f"/api/tables/{made['table']['id']}"
    joined = recorder.ask("ben", "POST", f"{table}/join", {"name": "Ben"})
    recorder.ask("ida", "POST", f"{table}/begin", **seat_key(0, made["keys"]))
    with recorder.socket(f"{table}/live", {"type": "hello", "keys": {**made["keys"], "1": joined["key"]}}) as socket:
        play(socket, record=False)
    wait_until(lambda: recorder.device("ida").get("/api/ratings?game=towers").json()["ratings"])
    recorder.ask("ida", "GET", table)


def import_records(recorder: Recorder) -> None:
    for name in ("classic-1986-2-006", "one-piece-2-036", "towers-3d-2-060"):
        text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
        made = recorder.ask("cleo", "POST", "/api/records", {"record": text})
        for path in ("record", "replay", "story"):
            recorder.ask("cleo", "GET", f"/api/tables/{made['table']['id']}/{path}")
    text = (RECORDS / "one-piece-2-036.txt").read_text(encoding="utf-8")
    begun = text.replace(" 2. E6sw f7 3. E2sw a1\n=red", "").replace('[Result "red"]\n', "")
    for record in (
        begun,
        text.replace("S2nw", "S2nn"),
        text.replace("one-piece", "chess"),
        "nonsense",
        "",
        "x" * 16_000,
    ):
        recorder.ask("cleo", "POST", "/api/records", {"record": record})


#: a value that no field of these names takes
WRONG: Json = {"name": 7, "first": "x", "line": 7, "numbers": "x", "days": "x", "open": "x", "mode": 7}
SEAT_ROUTES = ("stand", "colour", "first", "begin", "key", "rematch")
TEACHER_ROUTES = ("start", "pause", "resume", "end", "door", "members/0", "settle", "file")
MEMBER_ROUTES = ("me", "leave", "give-up", "back")
TABLE_ROUTES = (
    "", "join", "seats", "stand", "colour", "first", "begin", "key", "rematch", "next", "lessons", "lessons/1",
    "record", "replay", "story", "review", "puzzle?at=0",
)  # fmt: skip
READ = ("", "record", "replay", "story", "review", "puzzle?at=0", "me", "file")
#: routes of the API without a body, for wrong methods
PLAIN_ROUTES = (
    "/health", "/metrics", "/api/games", "/api/me", "/api/live", "/api/finished", "/api/mine", "/api/ratings",
    "/api/codes/zzzzzzzz", "/api/book", "/api/book/games", "/api/book/file", "/api/book/phrase", "/api/book/pass",
    "/api/book/devices", "/api/book/leave", "/api/book/forget", "/api/book/lessons", "/api/rush", "/api/host",
    f"/api/puzzles/days/{DAY}/maze", "/preview/puzzle.png", "/docs", "/openapi.json",
)  # fmt: skip


def refuse(recorder: Recorder, finished: Json, room: Json) -> None:
    """Each kind of refusal at every route."""
    ask = recorder.ask
    refuse_bodies(recorder, BODIES, finished, room, OLD)
    for path in ("/api/tables", "/api/book/puzzles"):
        ask("ida", "POST", path, raw=" " * 40_000)
    for path in (*BODIES, *PLAIN_ROUTES):
        ask("eve", "DELETE", path)
    for path in ("/api/tables", "/api/me", "/health", "/"):
        ask("eve", "PUT", path, {})
    for route in TABLE_ROUTES:
        path = f"/api/tables/{UNKNOWN}/{route}".rstrip("/")
        ask("ida", "GET" if route in READ else "POST", path, BODIES.get(f"/api/tables/T/{route}"))
    for route in SEAT_ROUTES:
        path, body = f"/api/tables/{finished['id']}/{route}", BODIES.get(f"/api/tables/T/{route}")
        ask("eve", "POST", path, body)
        ask("eve", "POST", path, body, x_seat_key="0.wrong")
        ask("eve", "POST", path, body, x_seat_key="9.wrong")
    refuse_members(recorder, room, OLD)


def refuse_new_names(recorder: Recorder, finished: Json, room: Json) -> None:
    """The same at the routes of rooms and of the admin, under their names of today."""
    renamed = [path for path in BODIES if path != NEW.path(path)]
    refuse_bodies(recorder, renamed, finished, room, NEW)
    for path in (*renamed, OLD.admin):
        recorder.ask("eve", "DELETE", NEW.path(path))
    refuse_members(recorder, room, NEW)
    with recorder.socket(f"{NEW.rooms}/{UNKNOWN}/live", {"type": "hello"}):
        pass


def refuse_bodies(recorder: Recorder, templates: Iterable[str], finished: Json, room: Json, names: RoomNames) -> None:
    """Bodies that are no such request, each with the right key."""
    ask = recorder.ask
    keys = {"x_seat_key": f"0.{finished['keys']['0']}", names.header: room["key"], **ADMIN}
    for template in templates:
        valid = BODIES[template]
        path = names.path(template).replace("/T/", f"/{finished['id']}/").replace("/R/", f"/{room['id']}/")
        headers = {
            name: value for name, value in keys.items()
            if (name == "x_seat_key" and "/api/tables/" in path) or (name == names.header and "/R/" in template)
            or (name == "authorization" and path.startswith(names.admin))
        }  # fmt: skip
        field = next(iter(valid))
        ask("ida", "POST", path, {**valid, "unknown": 1}, **headers)
        ask("ida", "POST", path, {**valid, field: WRONG.get(field, {"wrong": "type"})}, **headers)
        ask("ida", "POST", path, raw='{"bad": ', **headers)
        ask("ida", "POST", path, raw='"text"', **headers)


def refuse_members(recorder: Recorder, room: Json, names: RoomNames) -> None:
    """What only the teacher or a member may do, and rooms that are unknown."""
    for route in ("", "join", *TEACHER_ROUTES, *MEMBER_ROUTES):
        method, body = "GET" if route in READ else "POST", BODIES.get(f"{OLD.rooms}/R/{route}")
        recorder.ask("eve", method, f"{names.rooms}/{UNKNOWN}/{route}".rstrip("/"), body)
        if route in TEACHER_ROUTES + MEMBER_ROUTES:
            recorder.ask("eve", method, f"{names.rooms}/{room['id']}/{route}", body)
            recorder.ask("eve", method, f"{names.rooms}/{room['id']}/{route}", body, **{names.header: "wrong"})
