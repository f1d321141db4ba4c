"""`wanderwall watch`: play back records on the page."""

from __future__ import annotations

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from wanderwall.cli.arena import number
from wanderwall.i18n import Texts
from wanderwall.problem import Problem


def watch(
    ctx: typer.Context,
    path: Annotated[str, typer.Argument(metavar="word-file", help="help-watch-path")],
    port: Annotated[str | None, typer.Option("--port", metavar="word-number", help="help-watch-port")] = None,
    quiet: Annotated[bool, typer.Option("--no-browser", help="help-watch-quiet")] = False,
) -> int:
    """Show a record, or a folder of them, until Ctrl-C."""
    texts: Texts = ctx.obj
    wanted = number("--port", port, 0, 65535, 0)
    from wanderwall.server.watch import films
    from wanderwall.server.watch import watch as show

    def ready(address: str) -> None:
        print(texts.say("watch-here", address=address))
        print(texts.say("watch-stop"), flush=True)
        if not quiet:  # a browser in the terminal runs until it is closed, and has to be served while it runs
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def report(problem: Problem) -> None:
        print(texts.problem(problem), file=sys.stderr)

    show(films(Path(path)), wanted, ready, report)
    return 0
