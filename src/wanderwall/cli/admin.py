"""`wanderwall admin`: administer a running server with the admin key. The server does the work, because it knows who
plays.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from datetime import datetime
from typing import Annotated, Any

import typer

from wanderwall.cli.backup import megabytes
from wanderwall.cli.options import AsJson, read_number
from wanderwall.i18n import Texts
from wanderwall.problem import Problem
from wanderwall.server.settings import admin_key

NEVER = "never"
LONGEST = 36500
#: default address of `wanderwall serve`
HERE = "http://127.0.0.1:8000/"
KEPT = "Finished games are kept; --erase-after 90 would delete each of them 90 days after its end."
#: an answer may take the server a while, because it counts a large log
SECONDS = 60

Json = dict[str, Any]


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
    texts: Texts = ctx.obj
    server = AdminClient(at)
    if close:
        answer = server.ask(f"/tables/{_id(close)}/close", {})
        said = texts.say("admin-closed")
    elif forget:
        table, seat = _seat(server, forget)
        answer = server.ask(f"/tables/{table}/forget", {"seat": seat})
        said = texts.say("admin-forgotten", count=answer["tables"])
    elif erase_after is not None:
        answer = server.ask("/erase", {"days": erase_after or None})
        said = texts.say("admin-erased", count=answer["erased"]) if erase_after else KEPT
    else:
        answer = server.ask("")
        said = "\n".join(_overview(texts, answer))
    print(json.dumps(answer) if as_json else said)
    return 0


class AdminClient:
    """Client for the admin part of a server's API."""

    def __init__(self, address: str) -> None:
        self.address = (address if "://" in address else f"http://{address}").rstrip("/")
        self.key = admin_key()
        if not self.key:
            raise Problem("admin.no_key")

    def ask(self, path: str, body: Json | None = None) -> Json:
        return self._ask(f"/api/admin{path}", body, {"Authorization": f"Bearer {self.key}"})

    def table(self, id: str) -> Json:
        table: Json = self._ask(f"/api/tables/{id}", None, {})["table"]
        return table

    def _ask(self, path: str, body: Json | None, headers: dict[str, str]) -> Json:
        data = None if body is None else json.dumps(body).encode()
        headers = {**headers, "Content-Type": "application/json"}
        try:
            request = urllib.request.Request(self.address + path, data, headers)
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                said: Json = json.load(answer)
                return said
        except urllib.error.HTTPError as refused:
            raise _refusal(refused.read()) from None
        except (OSError, ValueError):
            raise Problem("admin.no_server", address=self.address) from None


def _refusal(body: bytes) -> Problem:
    """Turn the server's problem into one of ours."""
    try:
        problem = json.loads(body)["problem"]
        return Problem(problem["code"], problem["clause"], **problem["details"])
    except (ValueError, KeyError, TypeError):
        return Problem("admin.other_server")


def _id(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isascii() and letter.isalnum())


def _seat(server: AdminClient, text: str) -> tuple[str, int]:
    """Find the seat of a table given as `k3f9a22xyz:red`."""
    table, _, colour = text.partition(":")
    seats: list[Json] = server.table(_id(table))["seats"]
    for seat in seats:
        if seat["colour"] == colour.strip().lower():
            return _id(table), int(seat["seat"])
    raise Problem("admin.no_seat", text=text, known=", ".join(str(seat["colour"]) for seat in seats))


def _overview(texts: Texts, report: Json) -> list[str]:
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
