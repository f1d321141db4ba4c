"""The recorded scenario, part three: a room, push messages, pages and the admin."""

from __future__ import annotations

from tests.server.harness.server import ADMIN_KEY

from tools.check.request_recorder import Json, Recorder
from tools.check.scenario_values import ADMIN, BODIES, DAY, ENDPOINT, PUSH_KEYS, UNKNOWN, wait_until


def hold_room(recorder: Recorder) -> Json:
    """A room from its opening to its end."""
    body: Json
    ask = recorder.ask
    for body in ({"edition": "chess"}, {"edition": "go", "mode": "cup"}, {"edition": "go", "rounds": 0}):
        ask("teacher", "POST", "/api/clubs", body)
    made = ask("teacher", "POST", "/api/clubs", {
        "edition": "classic-1986", "options": {"goals": 1}, "rounds": 2, "rest": 3600, "leavers": "forfeit", "teams": 2,
    })  # fmt: skip
    id, teacher = made["club"]["id"], {"x_club_key": made["key"]}
    room = f"/api/clubs/{id}"
    ask("ida", "GET", room)
    ask("ida", "GET", f"/api/codes/{id[:8]}")
    ask("teacher", "POST", f"{room}/start", **teacher)
    keys = {}
    for who, name in (("ida", "Ida"), ("ben", "Ben"), ("cleo", "Ben"), ("cleo", "Cleo")):
        joined = ask(who, "POST", f"{room}/join", {"name": name})
        keys.update({name: {"x_club_key": joined["key"]}} if "key" in joined else {})
    for body in (
        {"name": "Clea", "team": 1},
        {"name": "Ida"},
        {"team": 9},
        {"out": True},
        {"out": True, "device": True},
    ):
        ask("teacher", "POST", f"{room}/members/2", body, **teacher)
    ask("teacher", "POST", f"{room}/members/7", {"name": "Nobody"}, **teacher)
    ask("cleo", "POST", f"{room}/join", {"name": "Cleo"})
    ask("teacher", "POST", f"{room}/door", {"open": False}, **teacher)
    ask("eve", "POST", f"{room}/join", {"name": "Eve"})
    ask("ben", "POST", f"{room}/leave", **keys["Ben"])
    ask("ben", "POST", f"{room}/back", **keys["Ben"])
    ask("ben", "GET", f"{room}/me", **keys["Ben"])
    ask("ben", "POST", f"{room}/give-up", **keys["Ben"])
    ask("teacher", "POST", f"{room}/start", **teacher)
    played = play_round(recorder, room, keys)
    ask("ida", "GET", f"/api/tables/{played}")
    for step in ("pause", "resume"):
        before = seq_of(recorder, played)
        ask("teacher", "POST", f"{room}/{step}", **teacher)
        wait_until(lambda before=before: seq_of(recorder, played) > before)  # type: ignore[misc]
        ask("teacher", "POST", f"{room}/{step}", **teacher)
    for body in ({"game": 9}, {"game": 0, "winner": 7}, {"game": 0, "winner": 0}):
        ask("teacher", "POST", f"{room}/settle", body, **teacher)
    with recorder.socket(f"{room}/live", {"type": "hello", "key": "wrong"}, "club"):
        pass
    ask("teacher", "POST", f"{room}/end", **teacher)
    for step in ("end", "start", "pause"):
        ask("teacher", "POST", f"{room}/{step}", **teacher)
    ask("teacher", "GET", f"{room}/file", **teacher)
    ask("ida", "GET", room)
    ask("ida", "GET", f"{room}/me", **keys["Ida"])
    ask("eve", "POST", f"{room}/join", {"name": "Eve"})
    ask("ida", "GET", f"/api/codes/{id[:8]}")
    return {"id": id, "key": made["key"]}


def play_round(recorder: Recorder, room: str, keys: Json) -> str:
    """Wait until the scheduler has dealt the first round, and read it; the id of its table."""
    headers = {"x-club-key": keys["Ida"]["x_club_key"]}
    wait_until(lambda: recorder.device("ida").get(f"{room}/me", headers=headers).json()["you"]["table"])
    you = recorder.ask("ida", "GET", f"{room}/me", **keys["Ida"])["you"]
    recorder.ask("ida", "GET", room)
    with recorder.socket(f"{room}/live", {"type": "hello", "key": keys["Ida"]["x_club_key"]}, "club") as socket:
        socket.send({"type": "ping"})
        socket.send({"type": "move"})
    return str(you["table"])


def seq_of(recorder: Recorder, table: str) -> int:
    return int(recorder.device("ida").get(f"/api/tables/{table}").json()["table"]["seq"])


def ask_for_push(recorder: Recorder) -> None:
    ask = recorder.ask
    ask("cleo", "GET", "/api/push")
    for body in (
        BODIES["/api/push"],
        {**BODIES["/api/push"], "language": "de"},
        {"endpoint": "http://push.local/x", "keys": PUSH_KEYS},
        {"endpoint": "https://127.0.0.1/x", "keys": PUSH_KEYS},
        {"endpoint": ENDPOINT, "keys": {**PUSH_KEYS, "auth": "x"}},
        {"endpoint": ENDPOINT, "keys": {}},
    ):
        ask("cleo", "POST", "/api/push", body)
    ask("cleo", "POST", "/api/push/off", {"endpoint": ENDPOINT})
    ask("cleo", "POST", "/api/push/off", {"endpoint": ENDPOINT})


def show_pages(recorder: Recorder, finished: Json) -> None:
    ask, id = recorder.ask, finished["id"]
    for path in (
        f"table/{id}.png", f"table/{UNKNOWN}.png", "puzzle.png", "puzzle.png?line=x", f"day/{DAY}.png", "day/x.png",
        "day/2999-01-01.png", "edition/go.png", "edition/chess.png", "edition/towers-3d.png", "cat.png",
    ):  # fmt: skip
        ask("eve", "GET", f"/preview/{path}")
    for path in (
        "/", "/new", "/puzzles", "/puzzle?line=x", f"/t/{id}", f"/r/{id}", f"/r/{id}?embed", "/room/x", "/strange/path",
        "/assets/none.js", "/x.y", "/sw.js", "/../pyproject.toml", "/alone", "/alone/", "/alone/sw.js",
        "/alone/none.js", "/manual", "/manual/../../app.py",
    ):  # fmt: skip
        ask("eve", "GET", path)
    ask("eve", "HEAD", "/")
    ask("eve", "GET", "/", accept_language="de")


def administer(recorder: Recorder, finished: Json) -> None:
    body: Json
    ask, id = recorder.ask, finished["id"]
    ask("admin", "GET", "/api/host", **ADMIN)
    made = ask("cleo", "POST", "/api/tables", BODIES["/api/tables"])["table"]["id"]
    ask("admin", "POST", f"/api/host/tables/{made}/close", **ADMIN)
    ask("cleo", "GET", f"/api/tables/{made}")
    ask("cleo", "POST", f"/api/tables/{made}/join", {"name": "Ben"})
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": ADMIN_KEY}):
        ask("admin", "GET", "/api/host", **headers)
        ask("admin", "POST", f"/api/host/tables/{UNKNOWN}/close", **headers)
    for body in ({"seat": 1}, {"seat": 9}, {"seat": 99}):
        ask("admin", "POST", f"/api/host/tables/{id}/forget", body, **ADMIN)
    ask("admin", "POST", f"/api/host/tables/{UNKNOWN}/forget", {"seat": 0}, **ADMIN)
    ask("ben", "GET", f"/api/tables/{id}")
    for _ in range(2):
        ask("admin", "POST", f"/api/host/tables/{id}/close", **ADMIN)
    for path in ("", "/record", "/replay"):
        ask("ida", "GET", f"/api/tables/{id}{path}")
    for body in ({"days": 30}, {"days": 0}, {}, {"days": None}):
        ask("admin", "POST", "/api/host/erase", body, **ADMIN)
    ask("ida", "POST", "/api/book/forget")
    ask("ida", "GET", "/api/finished")
