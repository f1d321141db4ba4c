"""`wanderwall bots`, `editions`, `edition` and `options`: the bots and editions there are, and the rules to choose."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated

import typer

from wanderwall.bots import bot_names, missing
from wanderwall.game.edition import Edition
from wanderwall.game.options import options_of, to_text
from wanderwall.games import edition as find_edition
from wanderwall.games import editions as known_editions
from wanderwall.games import game as find_game
from wanderwall.games import game_of, read_edition
from wanderwall.i18n import Texts

WIDTH = 80


def bots(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="word-game", help="help-bots-game")] = None,
) -> int:
    """List the bots of a game; those of other packages have no texts here."""
    texts: Texts = ctx.obj
    game = game or "classic"
    names = bot_names(game)
    wide = max(map(len, names))
    for name in names:
        known = texts.has(f"bot-name-{name}")
        own = f"bot-about-{game}-{name}"  # if the same level means something else in this game
        text = own if texts.has(own) else f"bot-about-{name}"
        about = texts.say("colon", what=bot_title(texts, name)) + f" {texts.say(text)}" if known else ""
        print(f"{name.ljust(wide)}  {about}".rstrip())
    print_missing(texts, game)
    return 0


def bot_title(texts: Texts, name: str) -> str:
    """The name of a bot and its description."""
    called, kind = texts.say(f"bot-name-{name}"), f"bot-kind-{name}"
    return texts.say("bot-title", name=called, kind=texts.say(kind)) if texts.has(kind) else called


def print_missing(texts: Texts, game: str) -> None:
    """Print which bots are not available here, and why, if there are any."""
    if names := missing(game):
        print(texts.say("bots-missing", bots=", ".join(names)))


def editions(ctx: typer.Context) -> int:
    """List the editions."""
    texts: Texts = ctx.obj
    wide = max(map(len, known_editions()))
    for name in known_editions():
        print(f"{name.ljust(wide)}  {about(texts, find_edition(name))}")
    return 0


def about(texts: Texts, edition: Edition) -> str:
    """The title of an edition, its game, and how many people of what age play it."""
    low, high = edition.players
    title = edition.title[texts.language]
    return texts.say("about-edition", title=title, game=edition.game, low=low, high=high, ages=edition.ages)


def edition(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="word-edition", help="help-edition-file")],
) -> int:
    """Check an edition file."""
    texts: Texts = ctx.obj
    found = find_edition(file) if file in known_editions() else read_edition(Path(file))
    game = game_of(found)
    for players in range(found.players[0], found.players[1] + 1):
        game.setup(found, players, {})
    print(texts.say("about-sound", id=found.id))
    print(about(texts, found))
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
