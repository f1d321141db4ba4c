"""`wanderwall arena`: a tournament between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wanderwall.arena.tournament import MOST_GAMES, Tournament
from wanderwall.cli.help import EnglishCommand
from wanderwall.cli.options import LONGEST_MS, AsJson, EditionName, GameOptions, names_in, number_option, read_seed
from wanderwall.cli.play import choose_edition
from wanderwall.cli.terminal import INTERRUPTED, print_columns
from wanderwall.cli.terminal_match import free_name
from wanderwall.game.options import parse_options
from wanderwall.i18n import FALLBACK, Texts
from wanderwall.match.match import new_seed
from wanderwall.match.record import write_file
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.arena.pairing import GameResult
    from wanderwall.arena.processes import Runner
    from wanderwall.arena.run import Journal
    from wanderwall.arena.standings import Standing

#: default number of games of every pairing, and of seats of a match
GAMES, SEATS = 100, 2
MOST_WORKERS, MOST_NODES = 1024, 10**12
#: address of a local cluster, used if none is given
HERE = "-"
COLUMNS = ("bot", "games", "wins", "rate", "95% interval", "rating", "ms a move")


class ArenaCommand(EnglishCommand):
    """`--cluster` without an address means a local cluster."""

    to_output = "--cluster"


Milliseconds = Annotated[
    int | None, number_option("--ms", "milliseconds a bot may think about a move (default 50)", 1, LONGEST_MS)
]
RecordsFolder = Annotated[
    Path | None, typer.Option("--records", metavar="FOLDER", help="write a record of every game into this folder")
]
CsvFile = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="write the result into this file, as CSV")]


def arena(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="classic (default), towers or go")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            metavar="BOT,BOT",
            help="the bots that play, such as level2,level1 (see: wanderwall bots); cmd:COMMAND is a program of your "
            "own, tcp:HOST:PORT one that listens there",
        ),
    ] = None,
    games: Annotated[
        int | None, number_option("--games", "games of every pairing (default 100)", 1, MOST_GAMES)
    ] = None,
    seats: Annotated[
        int | None,
        number_option(
            "--seats",
            "seats of a match (default 2); with fewer bots than seats, one bot meets several of another",
            1,
            4,
        ),
    ] = None,
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="the first bot plays against all others, which do not meet each other")
    ] = False,
    edition: EditionName = None,
    option: GameOptions = None,
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed",
            metavar="N",
            parser=read_seed,
            help="the same number deals the same games; with --nodes the moves are the same, too",
        ),
    ] = None,
    ms: Milliseconds = None,
    nodes: Annotated[
        int | None, number_option("--nodes", "nodes a bot may search for a move, instead of a time", 1, MOST_NODES)
    ] = None,
    workers: Annotated[
        int | None, number_option("--workers", "games at the same time (default one for each core)", 1, MOST_WORKERS)
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster",
            metavar="ADDRESS",
            help="play on the Ray cluster at this address; without an address, on a cluster of this machine",
        ),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="keep the finished games in this file")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="continue the tournament in this file")
    ] = None,
    records: RecordsFolder = None,
    as_json: AsJson = False,
    csv: CsvFile = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="draw the result into this file, as SVG")
    ] = None,
) -> int:
    """Hold a tournament between bots."""
    from wanderwall.arena.processes import in_processes
    from wanderwall.arena.run import Journal
    from wanderwall.bots.protocol import DEFAULT_MS, Budget

    if resume is not None:
        if any((game, bots, games, seats, gauntlet, edition, option, seed, ms, nodes, save)):
            raise Problem("arena.resume_alone")
        journal = Journal.resume(resume)
    else:
        if not bots:
            raise Problem("arena.bots")
        if ms is not None and nodes is not None:
            raise Problem("arena.one_budget")
        choose_edition(game, edition)
        tournament = Tournament(
            edition or choose_edition(game, None).id,
            names_in(bots),
            games or GAMES,
            seats or SEATS,
            int(seed or new_seed()),
            gauntlet,
            parse_options(option or []),
            Budget(None, nodes) if nodes else Budget(ms or int(DEFAULT_MS)),
        )
        tournament.check()
        ready(tournament)
        journal = Journal.begin(save or free_name("arena", Path()), tournament)
    runner = in_processes(workers) if cluster is None else on_cluster(cluster)
    if not run_tournament(journal, runner, records):
        return INTERRUPTED
    print_results(journal, as_json, csv, plot)
    if save is None and resume is None:
        journal.path.unlink(missing_ok=True)
    return 0


def ready(tournament: Tournament) -> None:
    """Make every bot once: unknown bots are refused before anything starts, and searches are compiled for all."""
    from wanderwall.bots import bot
    from wanderwall.bots.protocol import close
    from wanderwall.games import edition

    for name in tournament.bots:
        close(bot(name, edition(tournament.edition).game))


def on_cluster(address: str) -> Runner:
    from wanderwall.arena.processes import on_ray

    return on_ray(None if address == HERE else address)


def run_tournament(journal: Journal, runner: Runner, records: Path | None) -> bool:
    """Play everything; return False when interrupted, in which case the finished games are kept."""
    from wanderwall.arena.run import run

    try:
        with progress(journal) as advance:
            run(journal, runner, records, lambda _: advance())
    except KeyboardInterrupt:
        done, total, file = len(journal.results), journal.tournament.total, journal.path
        kept = f"{done} of {total} games are kept in {file}. Continue with: wanderwall arena --resume {file}"
        print(kept, file=sys.stderr)
        return False
    return True


@contextmanager
def progress(journal: Journal) -> Iterator[Callable[[], None]]:
    """Show a progress bar on a terminal; the function advances it by one game."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Playing", total=journal.tournament.total, completed=len(journal.results))
        yield lambda: bar.advance(task)


def print_results(journal: Journal, as_json: bool, csv: Path | None, plot: Path | None) -> None:
    """Print the standings in every requested form."""
    from wanderwall.arena.standings import as_svg, standings

    table = standings(journal.tournament.bots, journal.results)
    if plot is not None:
        edition, games = journal.tournament.edition, len(journal.results)
        write_file(plot, as_svg(table, f"{edition}: win rates with 95% intervals, {games} games").encode())
    print_standings(table, journal.results, as_json, csv)


def print_standings(table: Sequence[Standing], results: Sequence[GameResult], as_json: bool, csv: Path | None) -> None:
    """Print the standings as columns or JSON, and which bots lost by their own fault."""
    from wanderwall.arena.standings import as_csv, faults

    if csv is not None:
        write_file(csv, as_csv(table).encode())
    if as_json:
        print(json.dumps({"bots": [asdict(standing) for standing in table]}))
    elif results:
        print_columns([COLUMNS, *map(columns, table)], left=1)
    for (bot, fault), times in faults(results).items():
        print(f"{bot} lost by its own fault ({times}×): {Texts(FALLBACK).problem(Problem(fault))}", file=sys.stderr)


def columns(standing: Standing) -> tuple[str, ...]:
    """One row of the standings."""
    return (
        standing.bot,
        str(standing.games),
        f"{standing.wins:g}",
        f"{100 * standing.win_rate:.1f} %",
        f"{100 * standing.low:.1f}–{100 * standing.high:.1f} %",
        f"{standing.rating:.1f}",
        f"{standing.ms_per_move:.2f}",
    )
