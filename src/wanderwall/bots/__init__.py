"""Players: each sees what its seat may know and may do, and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType

from wanderwall.bots.protocol import Bot
from wanderwall.games import game as find_game
from wanderwall.problem import Problem

__all__ = ["Bot", "bot", "bot_names"]

#: the modules with each game's players
MODULES: Mapping[str, tuple[str, ...]] = {
    "classic": ("sliding", "classic"),
    "towers": ("sliding", "towers"),
    "go": ("go", "go_levels"),
}

#: packages offer bots under this name: a function of the game's name that returns a Bot
ENTRY_POINTS = "wanderwall.bots"

#: what stands before the command of an external bot
COMMAND = "cmd:"


def bot_names(game: str) -> list[str]:
    """The bots of a game, the house's own first, then those that installed packages offer.

    >>> bot_names("go")[:2]
    ['random', 'greedy']
    """
    return [*_own(game), *sorted(entry_points(group=ENTRY_POINTS).names)]


def bot(name: str, game: str) -> Bot:
    """A player of this name for a game; `cmd:` and a command line is an external one.

    >>> type(bot("greedy", "towers")).__name__
    'GreedySliding'
    """
    own = _own(game)
    if name in own:
        return own[name]()
    if name.startswith(COMMAND):
        from wanderwall.bots.external import External

        return External(name.removeprefix(COMMAND), game)
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        offered: Bot = entry.load()(game)
        return offered
    raise Problem("bot.unknown", bot=name, known=", ".join(bot_names(game)))


def _own(game: str) -> dict[str, Callable[[], Bot]]:
    modules = MODULES.get(find_game(game).name, ())
    return {name: make for module in modules for name, make in import_module(f"{__name__}.{module}").PLAYERS.items()}


class _Callable(ModuleType):
    """`wanderwall.bots(game)` is public, and this package stands in its place once it is loaded: it answers itself."""

    def __call__(self, game: str = "classic") -> list[str]:
        return bot_names(game)


sys.modules[__name__].__class__ = _Callable
