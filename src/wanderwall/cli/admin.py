"""`wanderwall admin`: administer a running server with the admin key. The server does the work, because it knows who
plays.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from wanderwall.cli.backup import megabytes
from wanderwall.cli.options import AsJson, read_number
from wanderwall.i18n import Texts
from wanderwall.problem import Problem
from wanderwall.server.api.calls import AdminApi, TablesApi
from wanderwall.server.api.client import ApiClient, Call, NotThisApi, T, Unreachable
from wanderwall.server.settings import admin_key

if TYPE_CHECKING:
    from wanderwall.server.api.responses import Overview

NEVER = "never"
LONGEST = 36500
#: default address of `wanderwall serve`
HERE = "http://127.0.0.1:8000/"
KEPT = "Finished games are kept; --erase-after 90 would delete each of them 90 days after its end."
#: an answer may take the server a while, because it counts a large log
SECONDS = 60


def _days(text: str) -> int:
    """Read a number of days; 0 stands for never."""
    return 0 if text == NEVER else read_number(text, "--erase-after", 1, LONGEST)


def admin(
    ctx: typer.Context,
    at: Annotated[
        str, typer.Option("--at", metavar="ADDRESS", help=f"the address of the server (default {HERE})")
    ] = HERE,
    close: Annotated[
        str, typer.Option("--close", metavar="TABLE", help="close a table: nobody can play on there")
    ] = "",
    forget: Annotated[
        str,
        typer.Option(
            "--forget",
            metavar="TABLE:COLOUR",
            help="forget the person with this colour, such as k3f9a22xyz:red, at this and all other tables; "
            "the games stay",
        ),
    ] = "",
    erase_after: Annotated[
        int | None,
        typer.Option(
            "--erase-after",
            metavar="DAYS",
            parser=_days,
            help="delete finished games after this many days, starting now; never keeps them (default)",
        ),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Show how large and how busy a server is; close tables, delete games.

    The server must run. WANDERWALL_ADMIN_KEY holds its key, here and there.
    """
    from wanderwall.server.api.requests import EraseRequest, ForgetRequest

    texts: Texts = ctx.obj
    server = AdminClient(at)

    def report(answer: Mapping[str, object], said: str) -> int:
        print(json.dumps(answer) if as_json else said)
        return 0

    if close:
        return report(server.send(AdminApi.close(_id(close), admin_key=server.key)), texts.say("admin-closed"))
    if forget:
        table, seat = _seat(server, forget)
        forgotten = server.send(AdminApi.forget(table, ForgetRequest(seat=seat), admin_key=server.key))
        return report(forgotten, texts.say("admin-forgotten", count=forgotten["tables"]))
    if erase_after is not None:
        erased = server.send(AdminApi.erase(EraseRequest(days=erase_after or None), admin_key=server.key))
        return report(erased, texts.say("admin-erased", count=erased["erased"]) if erase_after else KEPT)
    overview = server.send(AdminApi.overview(admin_key=server.key))
    return report(overview, "\n".join(_overview(texts, overview)))


class AdminClient(ApiClient):
    """The client of a server that is administered; its problems name the server."""

    def __init__(self, address: str) -> None:
        super().__init__((address if "://" in address else f"http://{address}").rstrip("/"), SECONDS)
        self.key = admin_key() or ""
        if not self.key:
            raise Problem("admin.no_key")

    def send(self, call: Call[T]) -> T:
        try:
            return super().send(call)
        except Unreachable:
            raise Problem("admin.no_server", address=self.url) from None
        except NotThisApi:
            raise Problem("admin.other_server") from None


def _id(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isascii() and letter.isalnum())


def _seat(server: AdminClient, text: str) -> tuple[str, int]:
    """Find the seat of a table given as `k3f9a22xyz:red`."""
    table, _, colour = text.partition(":")
    seats = server.send(TablesApi.show(_id(table)))["table"]["seats"]
    for seat in seats:
        if seat["colour"] == colour.strip().lower():
            return _id(table), seat["seat"]
    raise Problem("admin.no_seat", text=text, known=", ".join(seat["colour"] for seat in seats))


def _overview(texts: Texts, report: Overview) -> list[str]:
    kind = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}[report["database"]]
    days = report["erase_after"]
    lines = [
        f"wanderwall {report['version']}, {kind}, {megabytes(report['bytes'])}",
        texts.say("admin-tables", **report["tables"]),
        texts.say("admin-entries", count=report["entries"]),
        texts.say("admin-guests", count=report["guests"]),
        KEPT if days is None else texts.say("admin-erased-after", days=days),
    ]
    if report["busiest"]:
        lines += ["", texts.say("admin-busiest")]
    for one in report["busiest"]:
        table = one["table"]
        people = ", ".join(seat["name"] for seat in table["seats"] if seat["name"])
        last = datetime.fromtimestamp(one["last"] / 1000).strftime("%H:%M")
        entries = texts.say("admin-entries", count=one["entries"])
        lines.append(f"  {table['id']}  {last}  {table['edition']}  {people}: {entries}")
    return lines
