"""`wanderwall serve`: run the server."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Annotated

import typer

from wanderwall.bots import LEARNED, check_admin_bots
from wanderwall.cli.options import HIGHEST_PORT, number_option
from wanderwall.i18n import Texts
from wanderwall.problem import Problem

MOST_WORKERS = 64


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(metavar="word-host", help="help-serve-host")] = "0.0.0.0",
    port: Annotated[int, number_option("--port", "help-serve-port", 0, HIGHEST_PORT)] = 8000,
    file: Annotated[str, typer.Option(metavar="word-file", help="help-serve-file")] = "",
    name: Annotated[list[str] | None, typer.Option(metavar="word-name", help="help-serve-name")] = None,
    path: Annotated[str, typer.Option(metavar="word-path", help="help-serve-path")] = "",
    embed: Annotated[list[str] | None, typer.Option(metavar="word-origin", help="help-serve-embed")] = None,
    bots: Annotated[list[str] | None, typer.Option(metavar="word-bot", help="help-serve-bots")] = None,
    push: Annotated[str, typer.Option(metavar="word-contact", help="help-serve-push")] = "",
    hsts: Annotated[bool, typer.Option("--hsts", help="help-serve-hsts")] = False,
    workers: Annotated[int, number_option("--workers", "help-serve-workers", 1, MOST_WORKERS)] = 1,
) -> int:
    """Serve the page, the tables and the API until Ctrl-C."""
    texts: Texts = ctx.obj
    gc.disable()  # nothing to collect before it serves; the service switches it on again
    from wanderwall.server import settings
    from wanderwall.server.run import serve as run

    given = {
        settings.FILE: file,
        settings.PATH: path,
        settings.EMBED: " ".join(embed or ()),
        settings.BOTS: ",".join(map(_bot_file, bots or ())),
        settings.PUSH: push,
        settings.HSTS: "yes" if hsts else "",
    }
    found = settings.from_environment(options=given, names=name or ())
    check_admin_bots(found.bots)

    def ready(addresses: list[str]) -> None:
        print(texts.say("serve-here", address=addresses[0]))
        for address in addresses[1:]:
            print(texts.say("serve-network", address=address))
        print(texts.say("serve-stop"), flush=True)

    run(found, host, port, workers, ready)
    return 0


def _bot_file(name: str) -> str:
    """A bot file as an absolute path, so that all server processes find it; raise a Problem if there is none."""
    if not name.startswith(LEARNED):
        raise Problem("bot.unknown", bot=name, known=f"{LEARNED}mine.npz")
    from wanderwall.bots.classic.learned.policy import read

    file = Path(name.removeprefix(LEARNED)).expanduser().absolute()
    read(file)
    return f"{LEARNED}{file}"
