"""All commands put together."""

from __future__ import annotations

import typer

from wanderwall import __version__
from wanderwall.cli import (
    admin,
    arena,
    backup,
    bench,
    coach,
    editions,
    go_rolls,
    join,
    kit,
    mazecom,
    oracle,
    play,
    puzzles,
    replay,
    roster,
    serve,
    show,
    solve,
    watch,
)
from wanderwall.cli.help import SETTINGS, Command, Group
from wanderwall.i18n import Texts

app = typer.Typer(
    cls=Group,
    context_settings=SETTINGS,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
)
COMMANDS = (
    (play.play, "help-play", Command),
    (serve.serve, "help-serve", Command),
    (backup.backup, "help-backup", Command),
    (backup.restore, "help-restore", Command),
    (admin.admin, "help-admin", Command),
    (show.show, "help-show", show.ShowCommand),
    (replay.replay, "help-replay", Command),
    (watch.watch, "help-watch", Command),
    (coach.hint, "help-hint", Command),
    (coach.review, "help-review", Command),
    (solve.solve, "help-solve", Command),
    (go_rolls.go, "help-go", Command),
    (puzzles.puzzles, "help-puzzles", Command),
    (puzzles.day, "help-day", Command),
    (bench.bench, "help-bench", Command),
    (roster.bots, "help-bots", Command),
    (arena.arena, "help-arena", arena.ArenaCommand),
    (kit.kit, "help-kit", Command),
    (join.join, "help-join", Command),
    (mazecom.mazecom, "help-mazecom", Command),
    (oracle.reach, "help-reach", Command),
    (oracle.count, "help-count", Command),
    (editions.editions, "help-editions", Command),
    (editions.edition, "help-edition", Command),
    (editions.options, "help-options-command", Command),
)
for function, about, kind in COMMANDS:
    app.command(cls=kind, help=about, context_settings=SETTINGS)(function)


@app.callback()
def wanderwall(
    ctx: typer.Context,
    version: bool = typer.Option(False, "--version", help="help-version"),
) -> None:
    """All commands."""
    if version:
        print(f"wanderwall {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def run(words: list[str], texts: Texts) -> int:
    """Run the command in these arguments; return its exit code."""
    command = typer.main.get_command(app)
    return command.main(words, prog_name="wanderwall", standalone_mode=False, obj=texts) or 0
