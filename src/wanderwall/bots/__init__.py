"""Players: each sees what its seat may know and may do, and nothing else."""

from __future__ import annotations

from importlib import import_module

from wanderwall.bots.protocol import Bot
from wanderwall.games import game as find_game
from wanderwall.problem import Problem

__all__ = ["BOTS", "Bot", "bot"]

#: the players every game has
BOTS = ("random", "greedy")

#: games that share their players; any other game has a module of its own name here
FAMILIES = {"classic": "sliding", "towers": "sliding"}


def bot(name: str, game: str) -> Bot:
    """A player of this name for a game: the greedy one of go is `GreedyGo` in the module `go`.

    >>> type(bot("greedy", "towers")).__name__
    'GreedySliding'
    """
    if name not in BOTS:
        raise Problem("bot.unknown", bot=name, known=", ".join(BOTS))
    family = FAMILIES.get(game, find_game(game).name)
    player: Bot = getattr(import_module(f"{__name__}.{family}"), f"{name.capitalize()}{family.capitalize()}")()
    return player
