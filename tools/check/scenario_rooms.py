"""The recorded scenario, middle part: archive, puzzles and books; a room, push messages, pages and the admin."""

from __future__ import annotations

from tests.server.harness.server import ADMIN_KEY
from tools.check.request_recorder import (
    ADMIN,
    BODIES,
    DAY,
    ENDPOINT,
    PUSH_KEYS,
    UNKNOWN,
    Json,
    Recorder,
    RoomNames,
    seat_key,
    wait_until,
)


def hold_room(recorder: Recorder, names: RoomNames) -> Json:
    """A room from its opening to its end."""
    body: Json
    ask = recorder.ask
    for body in ({"edition": "chess"}, {"edition": "go", "mode": "cup"}, {"edition": "go", "rounds": 0}):
        ask("teacher", "POST", names.rooms, body)
    made = ask("teacher", "POST", names.rooms, {
        "edition": "classic-1986", "options": {"goals": 1}, "rounds": 2, "rest": 3600, "leavers": "forfeit", "teams": 2,
    })  # fmt: skip
    id, teacher = made[names.key]["id"], {names.header: made["key"]}
    room = f"{names.rooms}/{id}"
    ask("ida", "GET", room)
    ask("ida", "GET", f"/api/codes/{id[:8]}")
    ask("teacher", "POST", f"{room}/start", **teacher)
    keys = {}
    for who, name in (("ida", "Ida"), ("ben", "Ben"), ("cleo", "Ben"), ("cleo", "Cleo")):
        joined = ask(who, "POST", f"{room}/join", {"name": name})
        keys.update({name: {names.header: joined["key"]}} if "key" in joined else {})
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
    played = play_round(recorder, room, keys["Ida"], names)
    ask("ida", "GET", f"/api/tables/{played}")
    for step in ("pause", "resume"):
        before = seq_of(recorder, played)
        ask("teacher", "POST", f"{room}/{step}", **teacher)
        wait_until(lambda before=before: seq_of(recorder, played) > before)  # type: ignore[misc]
        ask("teacher", "POST", f"{room}/{step}", **teacher)
    for body in ({"game": 9}, {"game": 0, "winner": 7}, {"game": 0, "winner": 0}):
        ask("teacher", "POST", f"{room}/settle", body, **teacher)
    with recorder.socket(f"{room}/live", {"type": "hello", "key": "wrong"}, names.key):
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


def play_round(recorder: Recorder, room: str, ida: Json, names: RoomNames) -> str:
    """Wait until the scheduler has dealt the first round, and read it; the id of its table."""
    (key,) = ida.values()
    headers = {names.header.replace("_", "-"): key}
    wait_until(lambda: recorder.device("ida").get(f"{room}/me", headers=headers).json()["you"]["table"])
    you = recorder.ask("ida", "GET", f"{room}/me", **ida)["you"]
    recorder.ask("ida", "GET", room)
    with recorder.socket(f"{room}/live", {"type": "hello", "key": key}, names.key) as socket:
        socket.send({"type": "ping"})
        socket.send({"type": "move"})
    return str(you["table"])


def seq_of(recorder: Recorder, table: str) -> int:
    return int(recorder.device("ida").get(f"/api/tables/{table}").json()["table"]["seq"])


def show_on_tv(recorder: Recorder) -> None:
    """A TV, from its letters to the game on it."""
    ask = recorder.ask
    tv = ask("tv", "POST", "/api/screens")
    path, own = f"/api/screens/{tv['code']}", {"x_screen_key": tv["key"]}
    ask("tv", "GET", path, **own)
    ask("ida", "GET", path.lower())
    made = ask("ida", "POST", "/api/tables", BODIES["/api/tables"])
    shown, key = {"table": made["table"]["id"]}, seat_key(0, made["keys"])
    for headers in ({}, {"x_seat_key": "0.wrong"}, {"x_seat_key": "9.wrong"}, key):
        ask("ida", "PUT", path, shown, **headers)
    ask("ida", "PUT", path, {"table": UNKNOWN}, **key)
    ask("tv", "PUT", path, shown, **own)
    ask("ida", "GET", path)
    for headers in ({}, own):
        ask("eve", "GET", "/api/screens/zzzz", **headers)
    ask("eve", "GET", path, x_screen_key="wrong")
    hello = {"type": "hello", "screen": True, "code": tv["code"], "key": tv["key"]}
    with recorder.socket(f"/api/tables/{shown['table']}/live", hello, "welcome"):
        pass


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
        "/alone/none.js", "/offline", "/offline/", "/offline/sw.js", "/offline/none.js",
        "/manual", "/manual/../../app.py",
    ):  # fmt: skip
        ask("eve", "GET", path)
    ask("eve", "HEAD", "/")
    ask("eve", "GET", "/", accept_language="de")


def administer(recorder: Recorder, finished: Json, names: RoomNames) -> None:
    body: Json
    ask, id = recorder.ask, finished["id"]
    ask("admin", "GET", names.admin, **ADMIN)
    made = ask("cleo", "POST", "/api/tables", BODIES["/api/tables"])["table"]["id"]
    ask("admin", "POST", f"{names.admin}/tables/{made}/close", **ADMIN)
    ask("cleo", "GET", f"/api/tables/{made}")
    ask("cleo", "POST", f"/api/tables/{made}/join", {"name": "Ben"})
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": ADMIN_KEY}):
        ask("admin", "GET", names.admin, **headers)
        ask("admin", "POST", f"{names.admin}/tables/{UNKNOWN}/close", **headers)
    for body in ({"seat": 1}, {"seat": 9}, {"seat": 99}):
        ask("admin", "POST", f"{names.admin}/tables/{id}/forget", body, **ADMIN)
    ask("admin", "POST", f"{names.admin}/tables/{UNKNOWN}/forget", {"seat": 0}, **ADMIN)
    ask("ben", "GET", f"/api/tables/{id}")
    for _ in range(2):
        ask("admin", "POST", f"{names.admin}/tables/{id}/close", **ADMIN)
    for path in ("", "/record", "/replay"):
        ask("ida", "GET", f"/api/tables/{id}{path}")
    for body in ({"days": 30}, {"days": 0}, {}, {"days": None}):
        ask("admin", "POST", f"{names.admin}/erase", body, **ADMIN)
    ask("ida", "POST", "/api/book/forget")
    ask("ida", "GET", "/api/finished")


def read_archive(recorder: Recorder, finished: Json) -> None:
    ask, id, keys = recorder.ask, finished["id"], finished["keys"]
    table = f"/api/tables/{id}"
    ida = recorder.device("ida")
    wait_until(lambda: ida.get(f"{table}/review?progress=true").status_code == 200)
    for path in ("", "/record", "/replay", "/story", "/review", "/review?progress=true", "/review?progress=x"):
        ask("ida", "GET", table + path)
    for path in ("/puzzle?at=2", "/puzzle?at=90000"):
        ask("ida", "GET", table + path)
    for query in (
        "",
        "?mine=true",
        "?game=go",
        "?game=classic&limit=1",
        "?limit=0",
        "?limit=51",
        "?before=x",
        "?before=1",
    ):
        ask("ida", "GET", f"/api/finished{query}")
    for query in ("", "?game=towers", "?game=go", "?game=chess"):
        ask("ida", "GET", f"/api/ratings{query}")
    for path in ("/api/mine", "/api/book", "/api/book/games", "/api/book/games?limit=1", "/api/book/games?before=x"):
        ask("ida", "GET", path)
    try_lessons(recorder, table)
    again = ask("ida", "POST", f"{table}/rematch", {"same_maze": True, "first": 0}, **seat_key(0, keys))
    ask("ben", "POST", f"{table}/rematch", {}, **seat_key(1, keys))
    ask("ben", "POST", f"{table}/rematch", {"swap": True}, **seat_key(1, keys))
    ask("ida", "GET", f"/api/tables/{again['table']['id']}/story")
    ask("ida", "GET", "/api/mine")
    new = ask("ida", "POST", "/api/tables", {**BODIES["/api/tables"], "begin": False})["table"]["id"]
    for who, other in (("ida", new), ("ben", new), ("cleo", new), ("ida", UNKNOWN)):
        ask(who, "POST", f"{table}/next", {"table": other})


def try_lessons(recorder: Recorder, table: str) -> None:
    ask = recorder.ask
    wait_until(lambda: recorder.device("ida").post(f"{table}/lessons").status_code == 200)
    chosen_turns = ask("ida", "POST", f"{table}/lessons")["lessons"]
    ask("cleo", "POST", f"{table}/lessons")
    ask("ida", "GET", "/api/book/lessons")
    ask("ida", "GET", f"{table}/lessons/99")
    ask("ida", "GET", f"{table}/lessons/x")
    for lesson in chosen_turns[:1]:
        path = f"{table}/lessons/{lesson['number']}"
        shown = ask("ida", "GET", path)
        ask("ben", "GET", path)
        push = shown["choices"]["moves"][0] if "moves" in shown["choices"] else "E2ne"
        ask("ida", "GET", f"{path}?push={push}")
        ask("ida", "GET", f"{path}?push=nonsense")
        for turn in ({"push": push, "walk": "a1"}, {"push": "nonsense", "walk": "a1"}, {"push": push}):
            ask("ida", "POST", path, turn)
        review = recorder.device("ida").get(f"{table}/review").json()
        turns = {turn["number"]: turn for turn in review["turns"]}
        for which in ("played", "played", "best"):
            turn = turns[lesson["number"]][which]
            ask("ida", "POST", path, {"push": turn["push"], "walk": turn["walk"]})
    ask("ida", "GET", "/api/book/lessons")


def solve_puzzles(recorder: Recorder) -> None:
    ask = recorder.ask
    ask("ida", "GET", "/api/puzzles")
    for path in (
        f"{DAY}/maze", f"{DAY}/roll", f"{DAY}/maze?solution=true", f"{DAY}/cat",
        "2026-11-18/maze?solution=true", "2026-10-01/maze", "2999-01-01/maze", "x/maze",
    ):  # fmt: skip
        ask("ida", "GET", f"/api/puzzles/days/{path}")
    past = recorder.device("ida").get(f"/api/puzzles/days/{DAY}/maze?solution=true").json()
    made = ask("ida", "POST", "/api/puzzles", {"day": DAY, "name": "Ida"})
    with recorder.socket(f"/api/tables/{made['table']['id']}/live", {"type": "hello", "keys": made["keys"]}) as socket:
        socket.send({"type": "hint", "seat": 0})
        shown = socket.send({"type": "close"}, "view")
        socket.send({"type": "solution", "seat": 0, "after": shown["seq"]})
        for move in " ".join(past["solution"]).split():
            shown = socket.send({"type": "close"}, "view", record=False)
            socket.send({"type": "move", "seat": 0, "move": move, "after": shown["seq"]})
    for body in (
        {"day": DAY, "roll": True}, {"number": 1}, {"number": 560}, {"number": 99_999}, {"number": 0}, {"day": "x"},
        {"line": past["line"]}, {"line": past["line"].replace(" ways=", " ways=9")}, {"line": "fewest par=1"},
        {"line": "x" * 1500}, {"day": "2026-10-01"}, {"day": "2999-01-01"}, {"number": 1, "day": DAY}, {},
        {"fresh": {"kind": "fewest", "edition": "classic-1986", "level": 9}},
        {"fresh": {"kind": "fewest", "edition": "chess", "level": 1}},
        {"fresh": {"kind": "find", "edition": "classic-1986", "level": 1}},
    ):  # fmt: skip
        ask("ida", "POST", "/api/puzzles", body)
    draw_mazes(recorder, past["line"])
    run_rush(recorder)


def draw_mazes(recorder: Recorder, line: str) -> None:
    view = recorder.ask("ida", "POST", "/api/puzzles/drafts", {"line": line})["view"]
    recorder.ask("ida", "POST", "/api/puzzles/drafts", {"line": "fewest par=1"})
    seats = [{"colour": one["colour"], "pawn": one["pawn"], "goals": one["cards"]} for one in view["seats"]]
    draft = {**{key: view[key] for key in ("edition", "maze", "spare", "lies", "things")}, "seats": seats}
    change: Json
    for change in (
        {},
        {"maze": [15] * 49},
        {"maze": [99] * 49},
        {"seats": []},
        {"lies": "N2 red"},
        {"lies": "N2"},
        {"barred": "N2"},
        {"edition": "chess"},
    ):
        recorder.ask("ida", "POST", "/api/puzzles/drafts/check", {**draft, **change})


def run_rush(recorder: Recorder) -> None:
    begun = recorder.ask("ida", "POST", "/api/rush", {})
    for body in (
        {"run": begun["run"], "pushes": []}, {"run": begun["run"], "pushes": ["N2es"]}, {"run": "x", "pushes": []},
        {"run": begun["run"] + "x", "pushes": []}, {"run": begun["run"], "pushes": ["N2es"] * 101},
    ):  # fmt: skip
        recorder.ask("ida", "POST", "/api/rush/result", body)


def keep_books(recorder: Recorder) -> None:
    body: Json
    ask = recorder.ask
    tried = {"own": 3, "par": 2, "when": {"moment": 1_795_000_000, "ahead": 3600}}
    for body in (
        {}, {"mazes": {"2026-11-18": tried, "2026-11-17": {"own": 2, "par": 2}}, "numbers": [1, 2]},
        {"rolls": {DAY: {"own": 1, "par": 1}}}, {"mazes": {"2020-01-01": {"own": 1, "par": 1}}},
        {"mazes": {"x": tried}},
        {"mazes": {DAY: {"own": -1, "par": 1}}}, {"numbers": [0]},
    ):  # fmt: skip
        ask("ida", "POST", "/api/book/puzzles", body)
    for path in ("/api/book", "/api/book/file", "/api/book/devices", "/api/book/games"):
        ask("ida", "GET", path)
    phrase = ask("ida", "POST", "/api/book/phrase")["phrase"]
    take = ask("ida", "POST", "/api/book/pass")["take"]
    for who, body in (
        ("ben", {"phrase": phrase}), ("ben", {"take": take}), ("ida", {"take": take}), ("ben", {"take": "wrong"}),
        ("ben", {"phrase": "wrong words"}), ("ben", {}), ("ben", {"phrase": phrase, "take": take}),
    ):  # fmt: skip
        ask(who, "POST", "/api/book/look", body)
    for who, body in (
        ("ben", {"take": take}), ("cleo", {"take": take}), ("cleo", {"phrase": phrase}), ("cleo", {"phrase": "wrong"}),
    ):  # fmt: skip
        ask(who, "POST", "/api/book/take", body)
    devices = ask("ida", "GET", "/api/book/devices")["devices"]
    ask("ben", "GET", "/api/book")
    ask("ben", "GET", "/api/book/games")
    ask("cleo", "POST", "/api/book/leave")
    ask("cleo", "POST", "/api/book/leave")
    ask("ida", "POST", "/api/book/remove", {"device": "unknown"})
    ask("ida", "POST", "/api/book/remove", {"device": next(one["device"] for one in devices if not one["this"])})
    ask("dora", "GET", "/api/me")
    ask("dora", "POST", "/api/book/forget")
    ask("dora", "GET", "/api/book")
