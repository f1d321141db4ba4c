"""`wanderwall join`: a program on this machine plays in a room of a server."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from wanderwall.bots import OUTSIDE, bot
from wanderwall.bots.protocol import Budget, close, start
from wanderwall.cli.options import LONGEST_MS, number_option
from wanderwall.cli.terminal import INTERRUPTED
from wanderwall.games import edition as find_edition
from wanderwall.i18n import Texts
from wanderwall.problem import Problem

#: default address of `wanderwall serve`
HERE = "http://localhost:8000"
#: milliseconds for a move
THINKING = 1000
#: maximum length of a name
LONGEST = 20


def join(
    ctx: typer.Context,
    code: Annotated[str, typer.Argument(metavar="word-code", help="help-join-code")],
    player: Annotated[str, typer.Argument(metavar="word-bot", help="help-join-bot")],
    at: Annotated[str | None, typer.Option("--at", metavar="word-address", help="help-join-at")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="word-name", help="help-join-name")] = None,
    ms: Annotated[int, number_option("--ms", "help-join-ms", 1, LONGEST_MS)] = THINKING,
) -> int:
    """Make the bot, enter the room, play there until it is over, and leave."""
    from wanderwall.cli.room_client import RoomPlayer, RoomServer, Stay, find_room

    texts: Texts = ctx.obj
    budget = Budget(ms)
    server = RoomServer(at or (code if "/room/" in code else HERE))
    stopped: list[int] = []

    def report(what: str, /, **details: str | int | Problem) -> None:
        said = {key: texts.problem(value) if isinstance(value, Problem) else value for key, value in details.items()}
        print(texts.say(what, **said), file=sys.stderr, flush=True)

    async def play() -> int:
        # Python stops the task on Ctrl-C; SIGTERM, which ends services and containers, does the same
        interrupt = signal.getsignal(signal.SIGINT)

        def terminate(number: int, frame: FrameType | None) -> None:
            stopped.append(number)
            # a program that was started in the background ignores Ctrl-C
            (interrupt if callable(interrupt) else signal.default_int_handler)(number, frame)

        signal.signal(signal.SIGTERM, terminate)
        room, edition = await find_room(server, code)
        one = bot(player, find_edition(edition).game)
        try:
            start(one)
            async with Stay(server, room, name or default_name(player)) as stay:
                report("join-here", name=stay.name)
                over = await RoomPlayer(server, room, stay.key, one, budget, report).stay()
        finally:
            close(one)
        if not over:
            raise Problem("room.unknown")
        report("join-over")
        return 0

    try:
        return asyncio.run(play())
    except KeyboardInterrupt:
        return 128 + stopped[0] if stopped else INTERRUPTED


def default_name(player: str) -> str:
    """The default name of a program: that of its file.

    >>> default_name("cmd:python3 ./my-bot/bot.py"), default_name("level2"), default_name("tcp:localhost:5000")
    ('bot', 'level2', 'localhost:5000')
    """
    plain = player.removeprefix("cmd:").removeprefix("tcp:").split()
    word = plain[-1] if plain else player
    return (Path(word).stem if player.startswith(OUTSIDE[0]) else word)[:LONGEST]
