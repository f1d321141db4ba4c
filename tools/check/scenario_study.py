"""The recorded scenario, part two: finished matches, lessons, puzzles and the book."""

from __future__ import annotations

from tools.check.request_recorder import Json, Recorder
from tools.check.scenario_values import BODIES, DAY, UNKNOWN, seat_key, wait_until


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
