"""Problems as HTTP responses."""

from __future__ import annotations

from fastapi.responses import JSONResponse

from wanderwall.problem import Problem
from wanderwall.server.api.responses import RefusedRequest
from wanderwall.server.old_names import old_code
from wanderwall.server.services import problem_json

#: HTTP statuses by the problem's code; all other codes are 400
STATUS = {
    "table.unknown": 404,
    "table.wrong_key": 403,
    "table.not_the_maker": 403,
    "table.closed": 410,
    "room.unknown": 404,
    "room.wrong_key": 403,
    "room.barred": 403,
    "room.over": 410,
    "screen.unknown": 404,
    "admin.no_key": 403,
    "admin.wrong_key": 403,
    "admin.figures": 403,
    "book.phrase_unknown": 404,
    "book.no_lesson": 404,
    "book.pass_unknown": 404,
    "book.pass_late": 410,
    "book.claim": 409,
    "book.pass_used": 410,
    "push.off": 404,
    "server.origin": 403,
    "server.too_large": 413,
    "server.host": 421,
    "server.request": 422,
    "server.too_many": 429,
    "server.storage": 503,
    "server.disk_full": 503,
    "server.busy": 503,
    "server.room_paused": 503,
    "server.archive": 503,
    "coach.busy": 503,
    "coach.failed": 503,
    **dict.fromkeys(
        (
            "table.damaged",
            "table.not_waiting",
            "table.not_playing",
            "table.not_over",
            "table.full",
            "table.code_shared",
            "table.too_long",
            "table.seat_taken",
            "table.seats_free",
            "table.same_name",
            "table.name_alike",
            "book.full",
            "room.full",
            "room.door_shut",
            "room.same_name",
            "room.asked_already",
            "room.pass_void",
            "room.name_alike",
            "room.too_few",
            "room.too_long",
            "room.too_many_of_you",
            "room.not_running",
            "room.not_over",
        ),
        409,
    ),
}


def problem_response(problem: Problem, status: int | None = None, *, is_old: bool = False) -> JSONResponse:
    """The response to a refused request; the status depends on the problem's code unless one is given. `is_old`: the
    request came to an old path, whose clients know the texts of old codes.
    """
    refused: RefusedRequest = {"problem": problem_json(problem)}
    if is_old:
        refused["problem"]["code"] = old_code(problem.code)
    # a client over its limit has to connect again, and new connections are counted too
    headers = {"connection": "close"} if problem.code == "server.too_many" else None
    return JSONResponse(refused, status or STATUS.get(problem.code, 400), headers)
