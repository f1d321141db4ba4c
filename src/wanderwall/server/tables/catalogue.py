"""What can be played on this server: games, editions, options, bots; and the signs people may send."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import cast

from wanderwall.bots import bot_names
from wanderwall.bots.strength import MIDDLE, STRENGTH, scale
from wanderwall.game.edition import LANGUAGES, Edition
from wanderwall.game.options import Option, options_of
from wanderwall.game.protocol import SwapsTiles
from wanderwall.games import edition, editions, game_of, games
from wanderwall.games.sliding.edition import SlidingEdition
from wanderwall.server.tables.commands import SIGNS
from wanderwall.server.tables.openings import EVEN
from wanderwall.server.tables.types import Catalogue, EditionInfo, OptionInfo, StrengthRange


def catalogue(admin_bots: Sequence[str] = ()) -> Catalogue:
    """Return everything a client needs to set up a table and to draw it; with the bots of this server's admin."""
    all_editions = [edition(id) for id in editions()]
    return {
        "games": [
            {
                "game": name,
                "together": game.together,
                "bots": _bots(name, admin_bots),
                "strengths": _strengths(name),
                "options": [_option(key, option) for key, option in options_of(game.options).items()],
                "editions": [edition_json(one) for one in all_editions if one.game == name],
            }
            for name, game in games().items()
        ],
        "signs": list(SIGNS),
        "languages": list(LANGUAGES),
    }


def _bots(game: str, admin_bots: Sequence[str]) -> list[str]:
    """Return the names of the bots. The last one, `EVEN`, stands for a bot as strong as the table's maker."""
    names = bot_names(game, admin_bots)
    return [*names, EVEN] if STRENGTH in names else names


def _strengths(game: str) -> StrengthRange | None:
    """Return the range of points to choose from."""
    found = scale(game) if STRENGTH in bot_names(game) else None
    return None if found is None else {"low": found.lowest, "high": found.highest, "middle": MIDDLE}


def _option(name: str, option: Option) -> OptionInfo:
    return cast(OptionInfo, {"name": name, "kind": option.kind, **asdict(option), "words": list(option.words)})


def _articles(names: Mapping[str, str], phrases: Mapping[str, str]) -> dict[str, str]:
    """Return names with their articles, by language; `*` stands for the name, to keep the first page load small.

    >>> _articles({"en": "rat", "es": "rata"}, {"en": "the rat", "es": "a la Rata"})
    {'en': 'the *', 'es': 'a la Rata'}
    """
    return {
        language: f"{phrase.removesuffix(names[language])}*" if phrase.endswith(names[language]) else phrase
        for language, phrase in phrases.items()
    }


def edition_json(found: Edition) -> EditionInfo:
    """Return what a client needs to draw this edition."""
    return {
        "id": found.id,
        "names": dict(found.title),
        "colours": list(found.palette),
        "players": list(range(found.players[0], found.players[1] + 1)),
        "options": dict(found.defaults),
        "young": dict(found.young),
        "side": found.side if isinstance(found, SlidingEdition) else None,
        "swaps": isinstance(game_of(found), SwapsTiles),
        "goals": len(found.goals) if isinstance(found, SlidingEdition) else None,
        "homes": dict(found.homes) if isinstance(found, SlidingEdition) else {},
        "things": {thing: dict(names) for thing, names in found.names.items()},
        "phrases": {thing: _articles(found.names[thing], phrases) for thing, phrases in found.phrases.items()},
        "parts": dict(found.parts),
    }
