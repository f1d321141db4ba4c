"""`wanderwall editions`, `edition` and `options`: the available editions, and their rules."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated

import typer

from wanderwall.game.edition import Edition
from wanderwall.game.options import options_of, to_text
from wanderwall.games import edition as find_edition
from wanderwall.games import editions as known_editions
from wanderwall.games import game as find_game
from wanderwall.games import game_of, read_edition
from wanderwall.i18n import Texts

WIDTH = 80


def editions(ctx: typer.Context) -> int:
    """List the editions."""
    texts: Texts = ctx.obj
    boxes = [find_edition(name) for name in known_editions()]
    wide = max(len(box.id) for box in boxes)
    for box in boxes:
        print(f"{box.id.ljust(wide)}  {about(texts, box)}")
    return 0


def about(texts: Texts, box: Edition) -> str:
    low, high = box.players
    return texts.say("about-edition", title=box.title[texts.language], game=box.game, low=low, high=high, ages=box.ages)


def edition(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="word-edition", help="help-edition-file")],
) -> int:
    """Check an edition file."""
    texts: Texts = ctx.obj
    box = find_edition(file) if file in known_editions() else read_edition(Path(file))
    game = game_of(box)
    for players in range(box.players[0], box.players[1] + 1):
        game.setup(box, players, {})
    print(texts.say("about-sound", id=box.id))
    print(about(texts, box))
    return 0


def options(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="word-game", help="help-options-game")] = None,
) -> int:
    """List a game's options."""
    texts: Texts = ctx.obj
    for name, option in options_of(find_game(game or "classic").options).items():
        seats = texts.say("options-per-seat") if option.per_seat else ""
        default = texts.say("options-default", value=to_text(option.default))
        print(f"{name}={option.values_text()}  [{option.clause}] {default} {seats}".rstrip())
        if texts.has(f"setting-{name}"):  # a third-party game may have no texts
            print(textwrap.fill(texts.say(f"setting-{name}"), WIDTH, initial_indent="    ", subsequent_indent="    "))
    return 0
