"""`wanderwall mazecom`: a server for MazeCom programs, or our bots as clients of another one."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wanderwall.cli.arena import LONGEST_MS, number, rows, write_file
from wanderwall.cli.play import seed_of
from wanderwall.cli.terminal import INTERRUPTED
from wanderwall.i18n import Texts
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.arena.pairing import GameResult
    from wanderwall.arena.standings import Standing
    from wanderwall.bots.protocol import Budget
    from wanderwall.mazecom.server import MazeComSettings

PORT, HOST = 5123, "0.0.0.0"
#: optional prefix of the address of another server
MAZECOM = "mazecom:"
SECONDS, LONGEST_SECONDS, MOST_TRIES, MOST_TURNS = 20, 3600, 100, 100_000


def mazecom(
    ctx: typer.Context,
    address: Annotated[str | None, typer.Argument(metavar="word-address", help="help-mazecom-address")] = None,
    host: Annotated[str, typer.Option("--host", metavar="word-host", help="help-serve-host")] = HOST,
    port: Annotated[str | None, typer.Option("--port", metavar="word-number", help="help-mazecom-port")] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="word-number", help="help-mazecom-players")
    ] = None,
    bots: Annotated[list[str] | None, typer.Option("--bots", metavar="word-bots", help="help-mazecom-bots")] = None,
    games: Annotated[str | None, typer.Option("--games", metavar="word-number", help="help-mazecom-games")] = None,
    timeout: Annotated[
        str | None, typer.Option("--timeout", metavar="word-number", help="help-mazecom-timeout")
    ] = None,
    tries: Annotated[str | None, typer.Option("--tries", metavar="word-number", help="help-mazecom-tries")] = None,
    leavers: Annotated[str, typer.Option("--leavers", metavar="word-leavers", help="help-mazecom-leavers")] = "stay",
    manager: Annotated[bool, typer.Option("--manager", help="help-mazecom-manager")] = False,
    goals: Annotated[str | None, typer.Option("--goals", metavar="word-number", help="help-mazecom-goals")] = None,
    turns: Annotated[str | None, typer.Option("--turns", metavar="word-number", help="help-mazecom-turns")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="word-number", help="help-play-seed")] = None,
    ms: Annotated[str | None, typer.Option("--ms", metavar="word-number", help="help-arena-ms")] = None,
    records: Annotated[str | None, typer.Option("--records", metavar="word-folder", help="help-arena-records")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    csv: Annotated[str | None, typer.Option("--csv", metavar="word-file", help="help-arena-csv")] = None,
) -> int:
    """Serve a number of games, or join those of another server."""
    from wanderwall.arena.tournament import MOST_GAMES
    from wanderwall.bots.protocol import DEFAULT_MS, Budget
    from wanderwall.mazecom.connection import Patience
    from wanderwall.mazecom.server import END, STAY, MazeComSettings

    texts: Texts = ctx.obj
    names = tuple(name.strip() for names in bots or [] for name in names.split(",") if name.strip())
    budget = Budget(number("--ms", ms, 1, LONGEST_MS, int(DEFAULT_MS)))
    count = number("--games", games, 1, MOST_GAMES, 1)

    def report(text: str, **details: str | int) -> None:
        print(texts.say(text, **details), file=sys.stderr, flush=True)

    if address is not None:
        return join(address.removeprefix(MAZECOM), names or ("level3",), count, budget, report)
    from wanderwall.arena.pairing import TURN_LIMIT
    from wanderwall.arena.standings import standings  # if that is not installed, the user learns it before the games

    if leavers not in (STAY, END):
        raise Problem("mazecom.leavers", text=leavers, known=f"{STAY}, {END}")
    seats = number("--players", players, 1, 4, 2)
    if len(names) >= seats or len(set(names)) < len(names):
        raise Problem("mazecom.bots", players=seats)
    plan = MazeComSettings(
        seats,
        names,
        count,
        int(seed_of(seed)),
        leavers,
        manager,
        {
            "goals": None if goals is None else number("--goals", goals, 1, 24 // seats, 1),
            "turn_limit": number("--turns", turns, 0, MOST_TURNS, TURN_LIMIT) or None,
        },
        budget,
        Patience(
            move=number("--timeout", timeout, 1, LONGEST_SECONDS, SECONDS),
            tries=number("--tries", tries, 1, MOST_TRIES, Patience.tries),
        ),
    )
    folder = None if records is None else Path(records)
    results: list[GameResult] = []
    whole = serve(texts, plan, host, number("--port", port, 0, 65535, PORT), results, folder, report)
    played = list(dict.fromkeys(name for result in results for name in result.bots))
    print_standings(texts, standings(played, results), results, as_json, csv)
    return 0 if whole else INTERRUPTED


def serve(
    texts: Texts,
    plan: MazeComSettings,
    host: str,
    port: int,
    results: list[GameResult],
    folder: Path | None,
    tell: Callable[..., None],
) -> bool:
    """Play all games; return False when interrupted, in which case the finished games are still reported."""
    from wanderwall.mazecom.server import MazeComServer

    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Problem("file.unwritable", file=str(folder)) from None

    def keep(result: GameResult) -> None:
        results.append(result)
        if folder is not None:
            write_file(str(folder / f"{result.number + 1:0{len(str(plan.games))}}.txt"), result.record)

    async def run() -> None:
        server = MazeComServer(plan, tell)
        try:
            door = await asyncio.start_server(server.serve_client, host, port)
        except (OSError, UnicodeError) as error:
            from wanderwall.server.listening import cannot_listen

            raise cannot_listen(error, host, port) from None
        async with door:
            print(texts.say("mazecom-here", port=str(door.sockets[0].getsockname()[1])), flush=True)
            await server.run(keep)

    try:
        asyncio.run(run())
    except KeyboardInterrupt:
        return False
    return True


def print_standings(
    texts: Texts, table: list[Standing], results: list[GameResult], as_json: bool, csv: str | None
) -> None:
    """Print the standings of all players, as in the arena."""
    from wanderwall.arena.standings import as_csv, faults

    if csv is not None:
        write_file(csv, as_csv(table))
    if as_json:
        print(json.dumps({"bots": [asdict(standing) for standing in table]}))
    elif results:
        print("\n".join(rows(texts, table)))
    for (name, fault), times in faults(results).items():
        reason = texts.problem(Problem(fault))
        print(texts.say("arena-fault", bot=name, times=times, text=reason), file=sys.stderr)


def join(address: str, names: tuple[str, ...], games: int, budget: Budget, tell: Callable[..., None]) -> int:
    """Let our bots play on another server, each on its own connection."""
    from wanderwall.bots.external import host_and_port
    from wanderwall.mazecom.client import join as play

    host, port = host_and_port(address)

    async def all_games() -> None:
        for game in range(1, games + 1):
            await asyncio.gather(*(play(host, port, name, name, budget, tell, game) for name in names))

    with suppress(KeyboardInterrupt):
        asyncio.run(all_games())
        return 0
    return INTERRUPTED
