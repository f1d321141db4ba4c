"""All commands, in three groups."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import typer

from wanderwall import __version__
from wanderwall.cli import (
    admin,
    arena,
    backup,
    bench,
    coach,
    go_rolls,
    join,
    kit,
    lists,
    mazecom,
    play,
    puzzles,
    replay,
    serve,
    show,
    solve,
)
from wanderwall.cli.help import DEVELOP, PLAY, SERVE, SETTINGS, Command, EnglishCommand, Group
from wanderwall.i18n import Texts

app = typer.Typer(
    cls=Group,
    context_settings=SETTINGS,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
)


class CommandEntry(NamedTuple):
    """One command: its function, the text id of its line in the overview, and how it is parsed.

    Without a text id the docstring is the line, in English.
    """

    function: Callable[..., int]
    about: str | None = None
    kind: type[Command] = Command


GROUPS = {
    PLAY: (
        CommandEntry(play.play, "help-play"),
        CommandEntry(puzzles.puzzles, "help-puzzles"),
        CommandEntry(puzzles.day, "help-day"),
        CommandEntry(coach.hint, "help-hint"),
        CommandEntry(coach.review, "help-review"),
        CommandEntry(solve.solve, "help-solve"),
        CommandEntry(go_rolls.go, "help-go"),
        CommandEntry(show.show, "help-show", show.ShowCommand),
        CommandEntry(replay.replay, "help-replay"),
        CommandEntry(lists.bots, "help-bots"),
        CommandEntry(lists.editions, "help-editions"),
        CommandEntry(lists.edition, "help-edition"),
        CommandEntry(lists.options, "help-options-command"),
    ),
    SERVE: (
        CommandEntry(serve.serve, "help-serve"),
        CommandEntry(join.join, "help-join"),
        CommandEntry(backup.backup, "help-backup", EnglishCommand),
        CommandEntry(backup.restore, "help-restore", EnglishCommand),
        CommandEntry(admin.admin, "help-admin", EnglishCommand),
    ),
    DEVELOP: (
        CommandEntry(arena.arena, kind=arena.ArenaCommand),
        CommandEntry(replay.watch, kind=EnglishCommand),
        CommandEntry(kit.kit, kind=EnglishCommand),
        CommandEntry(mazecom.mazecom, kind=EnglishCommand),
        CommandEntry(solve.reach, kind=EnglishCommand),
        CommandEntry(solve.count, kind=EnglishCommand),
        CommandEntry(bench.bench, kind=EnglishCommand),
    ),
}
for group, entries in GROUPS.items():
    for function, about, kind in entries:
        # the page of an English command is its docstring, even where its line in the overview is translated
        page = None if issubclass(kind, EnglishCommand) else about
        add = app.command(cls=kind, help=page, short_help=about, rich_help_panel=group, context_settings=SETTINGS)
        add(function)


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
