"""Typed options: how numbers are declared and read, and the options that several commands share.

A `metavar` or `help` is the id of a text in seven languages, or English itself for commands that are in English only.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from typer.models import OptionInfo

from wanderwall.i18n import Texts
from wanderwall.match.record import Record, load, read_text, split
from wanderwall.problem import Problem

#: most digits of a number
DIGITS = 18
#: most milliseconds for one move of a bot
LONGEST_MS = 600_000
HIGHEST_PORT = 65535


def number_option(option: str, about: str, low: int, high: int) -> OptionInfo:
    """Declare an option with a whole number."""
    option_info: OptionInfo = typer.Option(
        option, metavar="word-number", help=about, parser=partial(_parse, option, low, high)
    )
    return option_info


def _parse(option: str, low: int, high: int, text: str | int) -> int:
    """Read what was typed; the library passes defaults through here, too."""
    return read_number(str(text), option, low, high)


def read_number(text: str, option: str, low: int, high: int) -> int:
    """Read a whole number; raise a Problem that names the option and the range."""
    if not (text.isascii() and text.isdigit() and len(text) <= DIGITS and low <= int(text) <= high):
        raise Problem("command.number", option=option, text=text, low=low, high=high)
    return int(text)


def read_seed(text: str) -> str:
    """Check a seed. It stays text, because 007 deals another match than 7."""
    read_number(text, "--seed", 0, 10**DIGITS - 1)
    return text


def names_in(lists: Iterable[str] | None) -> tuple[str, ...]:
    """The names in repeated options, each a name or several with commas.

    >>> names_in(["level2, level1", "random"])
    ('level2', 'level1', 'random')
    """
    return tuple(name.strip() for names in lists or () for name in names.split(",") if name.strip())


AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
EditionName = Annotated[str | None, typer.Option("--edition", metavar="word-edition", help="help-play-edition")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", metavar="word-option", help="help-play-option")]
Position = Annotated[str, typer.Argument(metavar="word-position", help="help-show-position")]
RecordFile = Annotated[Path, typer.Argument(metavar="word-file", help="help-replay-file")]
RecordNumber = Annotated[str | None, typer.Option("--game", metavar="word-number", help="help-replay-game")]


def choose_record(texts: Texts, file: Path, game: str | None) -> Record:
    """The record with this number; without one the first, and a note about the others."""
    count = sum(1 for _ in split(read_text(file)))
    wanted = 1 if game is None else read_number(game, "--game", 1, max(count, 1))
    if count > 1:
        print(texts.say("replay-game", number=wanted, count=count), file=sys.stderr)
    return load(file, wanted)
