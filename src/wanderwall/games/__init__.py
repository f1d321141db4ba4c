"""Discover the built-in games: a folder with `editions` is a game, a TOML file in it an edition.

External games live in their own folders: `WANDERWALL_GAMES` lists the folders that contain them, joined as in PATH.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any
from warnings import warn

from wanderwall.game.edition import Edition, load
from wanderwall.game.protocol import AnyGame
from wanderwall.problem import Problem

#: the folders with external games, joined as in PATH
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
    """The folder of a game."""
    return next((path for path in (Path(root) / game for root in __path__) if path.is_dir()), Path(__path__[0]) / game)


@cache
def part(layer: str, game: str) -> ModuleType | None:
    """The module that an upper layer has for a game, such as `wanderwall.bots.go` or `wanderwall.server.book.go`.

    For an external game it is the one in the game's own folder, such as `bots.py` or `book.py` there. None: the layer
    uses its defaults for any game.
    """
    own = folder(game).parent == Path(__path__[0])
    name = f"wanderwall.{layer}.{game}" if own else f"{__name__}.{game}.{layer.rpartition('.')[2]}"
    return import_module(name) if find_spec(name) is not None else None


def game(name: str) -> AnyGame:
    """The game of this name."""
    try:
        return games()[name]
    except KeyError:
        raise Problem("game.unknown", game=name, known=", ".join(games())) from None


@cache
def editions() -> dict[str, Path]:
    """The file of every built-in edition, by id."""
    return {path.stem: path for name in games() for path in sorted((folder(name) / "editions").glob("*.toml"))}


@cache
def study_editions() -> dict[str, Path]:
    """The file of every small maze for research, by id: `edition` reads them, and no list offers them to players."""
    return {path.stem: path for name in games() for path in sorted((folder(name) / "editions").glob("study/*.toml"))}


def first_edition(game_name: str) -> Edition:
    """The edition that a game uses if none is named."""
    name = game(game_name).name
    first: Edition = next(found for found in map(edition, editions()) if found.game == name)
    return first


#: the editions read so far, by id: one object each, so that states compare quickly
_read: dict[str, Edition] = {}


def edition(id_or_file: str) -> Any:
    """A built-in edition by its id, or a home-made one by the path of its file.

    Once read, a home-made edition is also known by its id.
    """
    if id_or_file in _read:
        return _read[id_or_file]
    path = (editions() | study_editions()).get(id_or_file, Path(id_or_file))
    if path.suffix != ".toml":
        raise Problem("edition.no_such", edition=id_or_file, known=", ".join(editions()))
    found = read_edition(path)
    if found.id in editions() and editions()[found.id] != path:
        raise Problem("edition.taken", file=str(path), edition=found.id)
    return _read.setdefault(found.id, found)


def read_edition(path: Path) -> Edition:
    """Read an edition file; the game it names checks its own part."""
    table = load(path)
    name = table.text("game")
    if name not in games():
        raise table.wrong("game", "word", text=name, expected=" | ".join(games()))
    read: Edition = import_module(f"{__name__}.{name}.setup").read_edition(table)
    return read


def game_of(edition: Edition) -> AnyGame:
    """The game an edition belongs to."""
    return game(edition.game)


def keep_callable(package: str, function: Callable[..., list[str]]) -> None:
    """Let a package be called as in 0.3, with a warning: `wanderwall.games()` for `wanderwall.list_games()`.

    An imported package is an attribute of `wanderwall` that hides any function of this name, so the class of the module
    has to be changed. To be removed in 0.4.
    """
    name = package.rpartition(".")[2]

    class CallablePackage(ModuleType):
        def __call__(self, *given: str, **named: str) -> list[str]:
            warn(f"{package}() is now wanderwall.list_{name}()", DeprecationWarning, stacklevel=2)
            return function(*given, **named)

    sys.modules[package].__class__ = CallablePackage


keep_callable(__name__, lambda: sorted(games()))
