"""Turn a client's request into the opening of a table: seats, names, keys, options, the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from wanderwall.bots import bot_names, is_offered
from wanderwall.game.edition import Edition
from wanderwall.game.options import drop_from_bots
from wanderwall.game.protocol import AnyGame
from wanderwall.games import edition as find_edition
from wanderwall.games import editions, game_of
from wanderwall.problem import Problem
from wanderwall.server.table.ids import hash_key, number_of
from wanderwall.server.table.names import clean_name, guest_name, like
from wanderwall.server.table.state import BOT, EARLIER_DEFAULTS, PERSON, Occupant

#: the requested bot name for a bot that is as strong as the table's maker
EVEN = "even"


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A requested seat. `me` is the maker's seat, `here` that of another person on the same device."""

    kind: str
    name: str | None = None
    bot: str | None = None
    colour: str | None = None
    #: whether the bot was chosen to be as strong as the maker
    even: bool = False


@dataclass(frozen=True, slots=True)
class NewTable:
    """A requested table."""

    edition: str
    seats: Sequence[NewSeat]
    options: Mapping[str, Any]
    listed: bool
    clock: int | None
    timeout: str
    undo: bool
    hints: bool


class PreparedTable(NamedTuple):
    """The opening of a table that is about to be made, and the keys for its maker."""

    opening: dict[str, Any]
    keys: dict[str, str]


def prepare_table(
    asked: NewTable, maker: str, key_of: Callable[[int], str], position: str | None = None
) -> PreparedTable:
    """Return the opening of the requested table, with `key_of` deriving the key of each seat; the game refuses what it
    cannot play. A table that begins in a position has been checked before.
    """
    if asked.edition not in editions():
        raise Problem("edition.no_such", edition=asked.edition, known=", ".join(editions()))
    edition: Edition = find_edition(asked.edition)
    game = game_of(edition)
    if asked.listed and any(seat.kind == "here" for seat in asked.seats):
        raise Problem("table.listed_here")
    if game.together and any(seat.kind == "here" for seat in asked.seats):
        raise Problem("table.together_here", "G3")  # several players cannot use one screen at the same time
    keys: dict[str, str] = {}
    sitters: list[Occupant] = []
    for number, seat in enumerate(asked.seats):
        if seat.kind == "bot":
            sitters.append(bot_occupant(seat.bot, game.name, seat.even))
        elif seat.kind == "open":
            sitters.append(Occupant())
        else:
            key = keys[str(number)] = key_of(number)
            taken = [other.name for other in sitters]
            sitters.append(person(maker, seat.name, asked.listed, taken, key, seat.kind == "here"))
    colours = [seat.colour for seat in asked.seats]
    if any(colours) and not all(colours):
        raise Problem("table.colours")
    bots = [sitter.kind == BOT for sitter in sitters]
    # including the edition's defaults, so that the table keeps its rules when an edition changes
    given = {**edition.defaults, **asked.options, **_clock(game, asked.clock, len(sitters))}
    options = drop_from_bots(game.options, given, bots)
    opening: dict[str, Any] = {
        "edition": edition.id,
        "options": options,
        "colours": colours if all(colours) else None,
        "sitters": [asdict(sitter) for sitter in sitters],
        "maker": maker,
        "listed": asked.listed,
        "clock": asked.clock,
        "timeout": asked.timeout,
        "undo": asked.undo,
        "hints": asked.hints,
    }
    if position is None:
        start = game.setup(edition, opening["colours"] or len(sitters), options)
        for name, earlier in EARLIER_DEFAULTS.get(edition.id, {}).items():
            if (value := getattr(start.options, name)) != earlier:
                opening["options"] = {**opening["options"], name: value}
    else:
        opening["position"] = position
    return PreparedTable(opening, keys)


def prepare_puzzle_table(
    puzzle: Mapping[str, Any], name: str | None, maker: str, key_of: Callable[[int], str]
) -> PreparedTable:
    """Return the opening of a solo table that begins in the position of a puzzle; it has no undo, but starts over. If
    the task is to leave the next player no way, a bot shows whether there is one.
    """
    seats = [NewSeat("me", name)]
    if puzzle["answers"]:
        seats.insert(1 - puzzle["seat"], NewSeat("bot", bot=puzzle["answers"]))
    asked = NewTable(puzzle["edition"], seats, {}, False, None, "pass", False, True)
    opening, keys = prepare_table(asked, maker, key_of, puzzle["position"])
    puzzle_json = {key: value for key, value in puzzle.items() if key not in ("position", "seat", "answers")}
    return PreparedTable({**opening, "puzzle": puzzle_json}, keys)


def prepare_imported_table(game: Mapping[str, Any], maker: str, key_of: Callable[[int], str]) -> PreparedTable:
    """Return the opening of a table that continues an imported record (`saved.brought_of`): people play at the maker's
    device, under the names in the record.
    """
    keys: dict[str, str] = {}
    sitters: list[Occupant] = []
    for seat, name in enumerate(game["names"]):
        called = name.removeprefix("bot:")
        if called != name and is_offered(called, game["game"]):
            sitters.append(bot_occupant(called, game["game"]))
            continue
        here, key, taken = bool(keys), key_of(seat), [other.name for other in sitters]
        keys[str(seat)] = key
        sitters.append(person(maker, called, False, taken, key, here))
    if len(keys) > 1 and game["together"] and not game["over"]:
        raise Problem("table.together_here", "G3")
    opening = {
        "edition": game["edition"],
        "options": game["options"],
        "colours": game["colours"],
        "sitters": [asdict(sitter) for sitter in sitters],
        "maker": maker,
        "listed": False,
        "clock": None,
        "timeout": "pass",
        "undo": True,
        "hints": True,
        "position": game["position"],
        "brought": True,
    }
    return PreparedTable(opening, keys)


def _clock(game: AnyGame, seconds: int | None, seats: int) -> dict[str, int]:
    if seconds is None:
        return {}
    name = game.clock(seats)
    if name is None:
        raise Problem("table.no_clock")
    return {name: seconds}


def bot_occupant(bot: str | None, game: str, even: bool = False) -> Occupant:
    """Return a built-in bot as an occupant; external programs connect as clients."""
    if not bot or not is_offered(bot, game):
        raise Problem("bot.unknown", bot=bot or "", known=", ".join(bot_names(game)))
    return Occupant(BOT, bot, bot=bot, even=even)


def person(guest: str, name: str | None, listed: bool, taken: Sequence[str], key: str, here: bool = False) -> Occupant:
    """Return a person as an occupant; at listed tables, where strangers meet, names are made up."""
    typed = bool(name) and not listed
    called = clean_name(name or "") if typed else guest_name(number_of(guest), taken)
    if called in taken:
        raise Problem("table.same_name", text=called)
    if typed and (other := like(called, taken)):
        raise Problem("table.name_alike", text=called, other=other)
    return Occupant(PERSON, called, guest, hash_key(key), here=here)
