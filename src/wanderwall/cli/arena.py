"""`wanderwall arena`: a tournament between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wanderwall.cli.help import Command
from wanderwall.cli.play import choose_edition, seed_of
from wanderwall.cli.terminal import INTERRUPTED
from wanderwall.cli.terminal_match import free_name
from wanderwall.game.options import parse_options
from wanderwall.i18n import Texts
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.arena.processes import Runner
    from wanderwall.arena.run import Journal
    from wanderwall.arena.standings import Standing
    from wanderwall.arena.tournament import Tournament

#: default number of games of every meeting
GAMES = 100
MOST_WORKERS, LONGEST_MS, MOST_NODES = 1024, 600_000, 10**12
#: address of a local cluster, used if none is given
HERE = "-"
COLUMNS = ("bot", "games", "wins", "rate", "interval", "rating", "time")


class ArenaCommand(Command):
    """`--cluster` without an address means a local cluster."""

    to_output = "--cluster"


def arena(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="word-game", help="help-arena-game")] = None,
    bots: Annotated[list[str] | None, typer.Option("--bots", metavar="word-bots", help="help-arena-bots")] = None,
    games: Annotated[str | None, typer.Option("--games", metavar="word-number", help="help-arena-games")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="word-number", help="help-arena-seats")] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="help-arena-gauntlet")] = False,
    edition: Annotated[str | None, typer.Option("--edition", metavar="word-edition", help="help-play-edition")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="word-option", help="help-play-option")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="word-number", help="help-arena-seed")] = None,
    ms: Annotated[str | None, typer.Option("--ms", metavar="word-number", help="help-arena-ms")] = None,
    nodes: Annotated[str | None, typer.Option("--nodes", metavar="word-number", help="help-arena-nodes")] = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="word-number", help="help-arena-workers")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="word-address", help="help-arena-cluster")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="word-file", help="help-arena-save")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="word-file", help="help-arena-resume")] = None,
    records: Annotated[str | None, typer.Option("--records", metavar="word-folder", help="help-arena-records")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    csv: Annotated[str | None, typer.Option("--csv", metavar="word-file", help="help-arena-csv")] = None,
    plot: Annotated[str | None, typer.Option("--plot", metavar="word-file", help="help-arena-plot")] = None,
) -> int:
    """Run a tournament."""
    from wanderwall.arena.processes import in_processes
    from wanderwall.arena.run import Journal
    from wanderwall.arena.tournament import Tournament
    from wanderwall.bots.protocol import DEFAULT_MS, Budget

    texts: Texts = ctx.obj
    if resume is not None:
        if any((game, bots, games, seats, gauntlet, edition, option, seed, ms, nodes, save)):
            raise Problem("arena.resume_alone")
        journal = Journal.resume(Path(resume))
    else:
        if not bots:
            raise Problem("arena.bots")
        if ms is not None and nodes is not None:
            raise Problem("arena.one_budget")
        choose_edition(game, edition)
        budget = Budget(
            None if nodes else number("--ms", ms, 1, LONGEST_MS, int(DEFAULT_MS)),
            number("--nodes", nodes, 1, MOST_NODES, 0) or None,
        )
        tournament = Tournament(
            edition or choose_edition(game, None).id,
            tuple(name.strip() for names in bots for name in names.split(",") if name.strip()),
            number("--games", games, 1, 1_000_000, GAMES),
            number("--seats", seats, 1, 4, 2),
            int(seed_of(seed)),
            gauntlet,
            parse_options(option or []),
            budget,
        )
        tournament.check()
        ready(tournament)
        journal = Journal.begin(Path(save) if save else free_name("arena", Path()), tournament)
    number_of = number("--workers", workers, 1, MOST_WORKERS, 0) or None
    runner = in_processes(number_of) if cluster is None else on_cluster(cluster)
    if not run_tournament(texts, journal, runner, Path(records) if records else None):
        return INTERRUPTED
    print_results(texts, journal, as_json, csv, plot)
    if save is None and resume is None:
        journal.path.unlink(missing_ok=True)
    return 0


def number(option: str, text: str | None, low: int, high: int, default: int) -> int:
    """Parse a whole number from an option."""
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) <= 18 and low <= int(text) <= high):
        raise Problem("command.number", option=option, text=text, low=low, high=high)
    return int(text)


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


def run_tournament(texts: Texts, journal: Journal, runner: Runner, records: Path | None) -> bool:
    """Play everything; return False when interrupted, in which case the finished games are kept."""
    from wanderwall.arena.run import run

    try:
        with progress(texts, journal) as advance:
            run(journal, runner, records, lambda _: advance())
    except KeyboardInterrupt:
        kept = texts.say(
            "arena-kept", file=str(journal.path), done=len(journal.results), total=journal.tournament.total
        )
        print(kept, file=sys.stderr)
        return False
    return True


@contextmanager
def progress(texts: Texts, journal: Journal) -> Iterator[Any]:
    """Show a progress bar on a terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts.say("arena-playing"), total=journal.tournament.total, completed=len(journal.results))
        yield lambda: bar.advance(task)


def print_results(texts: Texts, journal: Journal, as_json: bool, csv: str | None, plot: str | None) -> None:
    """Print the standings in every requested form."""
    from wanderwall.arena.standings import as_csv, as_svg, faults, standings

    table = standings(journal.tournament.bots, journal.results)
    if csv is not None:
        write_file(csv, as_csv(table))
    if plot is not None:
        title = texts.say("arena-title", edition=journal.tournament.edition, games=len(journal.results))
        write_file(plot, as_svg(table, title))
    if as_json:
        print(json.dumps({"bots": [asdict(standing) for standing in table]}))
    else:
        print("\n".join(rows(texts, table)))
    for (bot, fault), times in faults(journal.results).items():
        reason = texts.problem(Problem(fault))
        print(texts.say("arena-fault", bot=bot, times=times, text=reason), file=sys.stderr)


def rows(texts: Texts, table: Sequence[Standing]) -> list[str]:
    """The standings as columns of text."""
    heads = [texts.say(f"arena-column-{name}") for name in COLUMNS]
    lines = [heads]
    for one in table:
        interval = f"{100 * one.low:.1f}–{100 * one.high:.1f} %"
        lines.append(
            [
                one.bot,
                str(one.games),
                f"{one.wins:g}",
                f"{100 * one.win_rate:.1f} %",
                interval,
                f"{one.rating:.1f}",
                f"{one.ms_per_move:.2f}",
            ]
        )
    wide = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    return [
        "  ".join(word.ljust(wide[0]) if not column else word.rjust(wide[column]) for column, word in enumerate(line))
        for line in lines
    ]


def write_file(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError:
        raise Problem("file.unwritable", file=file) from None
