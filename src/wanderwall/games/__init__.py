"""The games of the house, discovered: a folder with `editions` is a game, a TOML file in them an edition."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from wanderwall.game.edition import Edition, load
from wanderwall.game.protocol import AnyGame
from wanderwall.problem import Problem


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
    return Path(__path__[0]) / game


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
