"""The recorded scenario, part four: each kind of refusal at every route."""

from __future__ import annotations

from tools.check.request_recorder import Json, Recorder
from tools.check.scenario_values import ADMIN, BODIES, DAY, UNKNOWN

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
    body: Json | None
    keys = {"x_seat_key": f"0.{finished['keys']['0']}", "x_club_key": room["key"], **ADMIN}
    for template, valid in BODIES.items():
        path = template.replace("/T/", f"/{finished['id']}/").replace("/R/", f"/{room['id']}/")
        headers = {
            name: value for name, value in keys.items()
            if (name == "x_seat_key" and "/api/tables/" in path) or (name == "x_club_key" and "/R/" in template)
            or (name == "authorization" and "/host/" in path)
        }  # fmt: skip
        field = next(iter(valid))
        ask("ida", "POST", path, {**valid, "unknown": 1}, **headers)
        ask("ida", "POST", path, {**valid, field: WRONG.get(field, {"wrong": "type"})}, **headers)
        ask("ida", "POST", path, raw='{"bad": ', **headers)
        ask("ida", "POST", path, raw='"text"', **headers)
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
    for route in ("", "join", *TEACHER_ROUTES, *MEMBER_ROUTES):
        method, body = "GET" if route in READ else "POST", BODIES.get(f"/api/clubs/R/{route}")
        ask("eve", method, f"/api/clubs/{UNKNOWN}/{route}".rstrip("/"), body)
        if route in TEACHER_ROUTES + MEMBER_ROUTES:
            ask("eve", method, f"/api/clubs/{room['id']}/{route}", body)
            ask("eve", method, f"/api/clubs/{room['id']}/{route}", body, x_club_key="wrong")
