"""`wanderwall mazecom`: a server for MazeCom programs, or our bots as clients of another one."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wanderwall.arena.pairing import TURN_LIMIT
from wanderwall.arena.tournament import MOST_GAMES
from wanderwall.cli.arena import CsvFile, Milliseconds, RecordsFolder, print_standings
from wanderwall.cli.options import HIGHEST_PORT, AsJson, names_in, number_option, read_seed
from wanderwall.cli.terminal import INTERRUPTED
from wanderwall.match.match import new_seed
from wanderwall.match.record import write_file
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.arena.pairing import GameResult
    from wanderwall.bots.protocol import Budget
    from wanderwall.mazecom.server import MazeComSettings

PORT, HOST = 5123, "0.0.0.0"
#: optional prefix of the address of another server
MAZECOM = "mazecom:"
SECONDS, LONGEST_SECONDS, MOST_TRIES, MOST_TURNS = 20, 3600, 100, 100_000
#: treasures of the edition, for all players together
MOST_GOALS = 24


def mazecom(
    address: Annotated[
        str | None,
        typer.Argument(
            metavar="ADDRESS",
            help="another server, such as mazecom:localhost:5123, where our bots play; without it, this one serves",
        ),
    ] = None,
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help=f"the address to listen at (default {HOST})")
    ] = HOST,
    port: Annotated[
        int, number_option("--port", f"the port where programs log in (default {PORT})", 0, HIGHEST_PORT)
    ] = PORT,
    players: Annotated[int, number_option("--players", "players of a match, 1 to 4 (default 2)", 1, 4)] = 2,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", metavar="BOT,BOT", help="our bots that play, such as level2, here or on another server"),
    ] = None,
    games: Annotated[
        int,
        number_option(
            "--games", "games one after the other; programs log in again for each (default 1)", 1, MOST_GAMES
        ),
    ] = 1,
    timeout: Annotated[
        int,
        number_option("--timeout", f"seconds a program has for a move (default {SECONDS})", 1, LONGEST_SECONDS),
    ] = SECONDS,
    tries: Annotated[
        int | None, number_option("--tries", "wrong answers a program may give in one turn (default 3)", 1, MOST_TRIES)
    ] = None,
    leavers: Annotated[
        str,
        typer.Option(
            "--leavers",
            metavar="WORD",
            help="what happens when a program leaves: stay (random pushes, the default) or end (the others win)",
        ),
    ] = "stay",
    manager: Annotated[bool, typer.Option("--manager", help="let a program on this machine manage the server")] = False,
    goals: Annotated[
        int | None, number_option("--goals", "treasures for each player (default all, dealt evenly)", 1, MOST_GOALS)
    ] = None,
    turns: Annotated[
        int,
        number_option(
            "--turns",
            f"turns of each player before the most finds win, 0 for any number (default {TURN_LIMIT})",
            0,
            MOST_TURNS,
        ),
    ] = TURN_LIMIT,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="N", parser=read_seed, help="the same number deals the same games")
    ] = None,
    ms: Milliseconds = None,
    records: RecordsFolder = None,
    as_json: AsJson = False,
    csv: CsvFile = None,
) -> int:
    """Serve MazeCom programs, or let our bots play on another server."""
    from wanderwall.bots.protocol import DEFAULT_MS, Budget
    from wanderwall.mazecom.connection import Patience
    from wanderwall.mazecom.server import END, STAY, MazeComSettings

    names = names_in(bots)
    budget = Budget(ms or int(DEFAULT_MS))
    if address is not None:
        return join(address.removeprefix(MAZECOM), names or ("level3",), games, budget)
    from wanderwall.arena.standings import standings  # if that is not installed, the user learns it before the games

    if leavers not in (STAY, END):
        raise Problem("mazecom.leavers", text=leavers, known=f"{STAY}, {END}")
    if len(names) >= players or len(set(names)) < len(names):
        raise Problem("mazecom.bots", players=players)
    if goals is not None and goals > MOST_GOALS // players:
        raise Problem("command.number", option="--goals", text=str(goals), low=1, high=MOST_GOALS // players)
    plan = MazeComSettings(
        players,
        names,
        games,
        int(seed or new_seed()),
        leavers,
        manager,
        {"goals": goals, "turn_limit": turns or None},
        budget,
        Patience(move=timeout, tries=tries or Patience.tries),
    )
    results: list[GameResult] = []
    whole = serve(plan, host, port, results, records)
    played = list(dict.fromkeys(name for result in results for name in result.bots))
    print_standings(standings(played, results), results, as_json, csv)
    return 0 if whole else INTERRUPTED


def report(sentence: str) -> None:
    """Print what happens next to the results, on standard error."""
    print(sentence, file=sys.stderr, flush=True)


def serve(plan: MazeComSettings, host: str, port: int, results: list[GameResult], folder: Path | None) -> bool:
    """Play all games; return False when interrupted, in which case the finished games are still printed."""
    from wanderwall.mazecom.server import MazeComServer

    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Problem("file.unwritable", file=str(folder)) from None

    def keep(result: GameResult) -> None:
        results.append(result)
        if folder is not None:
            write_file(folder / f"{result.number + 1:0{len(str(plan.games))}}.txt", result.record.encode())

    async def run() -> None:
        server = MazeComServer(plan, report)
        try:
            listener = await asyncio.start_server(server.serve_client, host, port)
        except (OSError, UnicodeError) as error:
            from wanderwall.server.listening import cannot_listen

            raise cannot_listen(error, host, port) from None
        async with listener:
            actual = listener.sockets[0].getsockname()[1]
            print(f"MazeCom programs log in on port {actual}. Ctrl-C ends it.", flush=True)
            await server.run(keep)

    try:
        asyncio.run(run())
    except KeyboardInterrupt:
        return False
    return True


def join(address: str, names: tuple[str, ...], games: int, budget: Budget) -> int:
    """Let our bots play on another server, each on its own connection."""
    from wanderwall.bots.external import host_and_port
    from wanderwall.mazecom.client import join as play

    host, port = host_and_port(address)

    async def all_games() -> None:
        for game in range(1, games + 1):
            await asyncio.gather(*(play(host, port, name, name, budget, report, game) for name in names))

    with suppress(KeyboardInterrupt):
        asyncio.run(all_games())
        return 0
    return INTERRUPTED
