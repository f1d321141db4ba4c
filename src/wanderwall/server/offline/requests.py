"""Requests of the offline page: the same paths, bodies and responses as on a server."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any
from urllib.parse import parse_qs, urlsplit

from wanderwall.problem import Problem
from wanderwall.server.desk import archive, puzzles, tables
from wanderwall.server.ids import new_key, number_of, read_id
from wanderwall.server.json_bytes import dumps
from wanderwall.server.offline.store import OfflineStore
from wanderwall.server.services import Json, Services, live_table_json, parse_seat_key
from wanderwall.server.tables import commands
from wanderwall.server.tables.catalogue import catalogue
from wanderwall.server.tables.names import guest_name
from wanderwall.server.tables.openings import NewSeat, NewTable, Rematch
from wanderwall.server.tables.state import OVER

#: defaults for a request to make a table
PLAN: Mapping[str, Any] = {
    "options": {}, "listed": False, "clock": None, "timeout": "pass", "undo": False, "hints": True,
}  # fmt: skip


async def answer(services: Services, method: str, address: str, body: Json, key: str, name: str) -> bytes:
    """The response to a request of the page; raises a Problem if it is refused."""
    asked = urlsplit(address)
    query = {word: values[0] for word, values in parse_qs(asked.query).items()}
    parts = asked.path.strip("/").split("/")
    words = (services.guest, name or new_key(), dumps(body).decode())
    try:
        match method, parts:
            case "GET", ["tables", id, *rest]:
                return await _about_table(services, read_id(id), rest, query)
            case "POST", ["tables", id, what]:
                return dumps(await _at_table(services, read_id(id), what, body, key))
            case "POST", ["tables"]:
                return dumps(
                    await tables.make(services, _new_table(body), body.get("begin", True), services.guest, words)
                )
            case "POST", ["puzzles"]:
                return dumps(await puzzles.play(services, "", _puzzle(body), body.get("name"), services.guest, words))
            case "POST", ["records"]:
                return dumps(await archive.import_record(services, "", str(body["record"]), services.guest, words))
            case "POST", _:
                return dumps(await _compute(services, parts, body))
        return dumps(await _in_general(services, parts, query))
    except (KeyError, TypeError, ValueError):
        raise Problem("server.request", where=asked.path[:80]) from None


async def _in_general(services: Services, parts: list[str], query: Mapping[str, str]) -> Json:
    match parts:
        case ["games"]:
            return catalogue()
        case ["me"]:
            return {"name": guest_name(number_of(services.guest)), "network": None, "embed": False}
        case ["live"]:
            return {"tables": []}
        case ["mine"]:
            return await archive.mine(services, services.guest)
        case ["finished"]:
            before, limit = query.get("before"), int(query.get("limit", 20))
            mine = services.guest if query.get("mine") == "true" else None
            return await archive.finished_games(
                services, mine, query.get("game"), int(before) if before else None, limit
            )
        case ["puzzles"]:
            return {"shelves": await services.puzzles.shelves("")}
        case ["puzzles", "days", day, ("maze" | "roll") as which]:
            return await puzzles.of_day(services, "", date.fromisoformat(day), which == "roll")
    raise Problem("server.request", where="/".join(parts)[:80])


async def _compute(services: Services, parts: list[str], body: Json) -> Json:
    """Requests that make no table, but are not plain reads either."""
    match parts:
        case ["puzzles", "drafts"]:
            return await services.puzzles.draft("", body.get("line"), new_key())
        case ["puzzles", "drafts", "check"]:
            return await services.puzzles.check_draft("", body)
        case ["rush"]:
            return await puzzles.begin_rush(services, "")
        case ["rush", "result"]:
            solved = await puzzles.count_rush_solved(services, "", body["run"], body["pushes"], services.clock.now())
            assert isinstance(services.store, OfflineStore)
            return puzzles.rush_result(solved, await services.store.best_rush(solved))
    raise Problem("server.request", where="/".join(parts)[:80])


async def _about_table(services: Services, id: str, rest: list[str], query: Mapping[str, str]) -> bytes:
    live_table = await services.tables.visit(id)
    match rest:
        case []:
            return dumps({"table": live_table_json(services, live_table)})
        case ["story"]:
            return await services.archive.story(id, live_table.table.seq)
        case ["replay"]:
            return await archive.replay(services, live_table)
        case ["record"]:
            over = live_table.table.status == OVER
            record = services.archive.record if over else services.archive.unfinished_record
            return dumps({"record": (await record(id)).decode()})
        case ["review"]:
            said = await archive.review(services, live_table, "progress" in query)
            return dumps({"progress": said}) if isinstance(said, float) else said
        case ["puzzle"]:
            return dumps(await puzzles.puzzle_of_game(services, "", live_table, int(query["at"])))
    raise Problem("server.request", where="/".join(rest)[:80])


async def _at_table(services: Services, id: str, what: str, body: Json, header: str) -> Json:
    live_table, key = await services.tables.visit(id), parse_seat_key(header)
    if key:
        commands.check_key(live_table.table, *key)
    match what:
        case "begin":
            return await tables.begin(services, live_table, key, services.guest)
        case "first":
            return await tables.first(services, live_table, key, services.guest, body["seat"], body.get("after"))
        case "seats":
            return await tables.reseat(
                services, live_table, services.guest, body["seat"], body["kind"], body.get("bot")
            )
        case "colour":
            return await tables.recolour(services, live_table, key, services.guest, body["seat"], body["colour"])
        case "rematch":
            how = Rematch(**{name: body[name] for name in Rematch._fields if name in body})
            return await tables.rematch(services, live_table, tables.require_seat(key), how)
    raise Problem("server.request", where=what[:80])


def _puzzle(body: Json) -> Json:
    """The requested puzzle; a fresh one is made from a seed."""
    if fresh := body.get("fresh"):
        return {"seed": number_of(new_key()), **fresh}
    wanted = {word: body[word] for word in ("day", "number", "line") if body.get(word) is not None}
    return wanted | ({"roll": body.get("roll", False)} if "day" in wanted else {})


def _new_table(body: Json) -> NewTable:
    """The requested table. It is never listed and has no open seats: nobody could find it or take one."""
    plan = {**PLAN, **body, "listed": False}
    plan.pop("begin", None)
    seats = [NewSeat(**seat) for seat in plan.pop("seats")]
    if any(seat.kind == "open" for seat in seats):
        raise Problem("offline.nobody")
    return NewTable(seats=seats, **plan)
