"""The games of the house, discovered: a folder with `editions` is a game, a TOML file in them an edition.

Games of others live in folders of their own: `WANDERWALL_GAMES` names the folders that hold them, as a path does.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from wanderwall.game.edition import Edition, load
from wanderwall.game.protocol import AnyGame
from wanderwall.problem import Problem

#: the folders with the games of others, joined as in PATH
GAMES = "WANDERWALL_GAMES"

__path__ += [folder for folder in os.environ.get(GAMES, "").split(os.pathsep) if folder]


@cache
def games() -> dict[str, AnyGame]:
    """Every game by name.

    >>> sorted(games())
    ['classic', 'go', 'towers']
    """
    found = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and (folder(module.name) / "editions").is_dir():
            found[module.name] = import_module(f"{__name__}.{module.name}").GAME
    return found


def folder(game: str) -> Path:
    """Where a game lives."""
    return next((path for path in (Path(root) / game for root in __path__) if path.is_dir()), Path(__path__[0]) / game)


@cache
def part(layer: str, game: str) -> ModuleType | None:
    """What an upper layer brings to a game: its module of that name, such as `wanderwall.bots.go`, or, for the games of
    others, the one in the game's own folder, such as `bots.py` there. None: the layer does what it does for any game.
    """
    own = folder(game).parent == Path(__path__[0])
    name = f"wanderwall.{layer}.{game}" if own else f"{__name__}.{game}.{layer}"
    return import_module(name) if find_spec(name) is not None else None


def game(name: str) -> AnyGame:
    """The game of this name."""
    try:
        return games()[name]
    except KeyError:
        raise Problem("game.unknown", game=name, known=", ".join(games())) from None


@cache
def editions() -> dict[str, Path]:
    """The file of every edition that comes with the house, by id."""
    return {path.stem: path for name in games() for path in sorted((folder(name) / "editions").glob("*.toml"))}


def first_edition(game_name: str) -> Edition:
    """The edition with which a game is played when nobody names one."""
    name = game(game_name).name
    first: Edition = next(box for box in map(edition, editions()) if box.game == name)
    return first


#: the editions read so far, by id: one object each, so that states compare quickly
_read: dict[str, Any] = {}


def edition(id_or_file: str) -> Any:
    """An edition that comes with the house, by its id, or anybody's own, by the path of its file.

    An own edition is known by its id, too, once it has been read.
    """
    if id_or_file in _read:
        return _read[id_or_file]
    path = editions().get(id_or_file, Path(id_or_file))
    if path.suffix != ".toml":
        raise Problem("edition.no_such", edition=id_or_file, known=", ".join(editions()))
    box = read_edition(path)
    if box.id in editions() and editions()[box.id] != path:
        raise Problem("edition.taken", file=str(path), edition=box.id)
    return _read.setdefault(box.id, box)


def read_edition(path: Path) -> Any:
    """Read an edition file; the game it names checks its part of it."""
    table = load(path)
    name = table.text("game")
    if name not in games():
        raise table.wrong("game", "word", text=name, expected=" | ".join(games()))
    read: Edition = import_module(f"{__name__}.{name}.setup").read_edition(table)
    return read


def game_of(edition: Edition) -> AnyGame:
    """The game an edition belongs to."""
    return game(edition.game)


class _Callable(ModuleType):
    """`wanderwall.games()` is public, and this package stands in its place once it is loaded: it answers itself."""

    def __call__(self) -> list[str]:
        return sorted(games())


sys.modules[__name__].__class__ = _Callable
