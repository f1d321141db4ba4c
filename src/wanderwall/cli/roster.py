"""`wanderwall bots`: the available opponents."""

from __future__ import annotations

from typing import Annotated

import typer

from wanderwall.bots import bot_names, missing
from wanderwall.i18n import Texts


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
