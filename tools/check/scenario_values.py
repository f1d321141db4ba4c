"""What the parts of the recorded scenario share: bodies of requests, keys and waiting."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.server.harness.server import ADMIN_KEY

from tools.check.request_recorder import Json

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


def wait_until(holds: Callable[[], object]) -> None:
    """Ask without recording until something holds: how often depends on the speed of the machine."""
    for _ in range(600):
        if holds():
            return
        time.sleep(0.1)
    raise TimeoutError("the server does not get ready")


def seat_key(seat: int, keys: Json) -> dict[str, str]:
    return {"x_seat_key": f"{seat}.{keys[str(seat)]}"}
