"""Turn a client's request into the opening of a table: seats, names, keys, options, the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar, cast

from wanderwall.bots import bot_names, is_offered
from wanderwall.game.edition import Edition
from wanderwall.game.options import drop_from_bots, options_of
from wanderwall.game.protocol import AnyGame, HasSameMaze, Seat, SwapsTiles
from wanderwall.games import edition as find_edition
from wanderwall.games import editions, game_of
from wanderwall.problem import Problem
from wanderwall.server.ids import hash_key, number_of
from wanderwall.server.tables import log
from wanderwall.server.tables.attempts import NO_PAST, past_after
from wanderwall.server.tables.commands import DraftEntry, draft, must_be
from wanderwall.server.tables.history import ImportedGame
from wanderwall.server.tables.log import TableOpening
from wanderwall.server.tables.names import clean_name, guest_name, like
from wanderwall.server.tables.state import BOT, EARLIER_DEFAULTS, OVER, PERSON, Occupant, Table, reorder_values
from wanderwall.server.tables.types import NewSeat, NewTable, PastAttempts, ProvenPuzzle, PuzzleInfo

T = TypeVar("T")

#: the requested bot name for a bot that is as strong as the table's maker
EVEN = "even"


class PreparedTable(NamedTuple):
    """The opening of a table that is about to be made, and the keys for its maker."""

    opening: TableOpening
    keys: dict[str, str]


def prepare_table(
    asked: NewTable,
    maker: str,
    key_of: Callable[[int], str],
    position: str | None = None,
    even: str = "",
    admin_bots: Sequence[str] = (),
) -> PreparedTable:
    """Return the opening of the requested table, with `key_of` deriving the key of each seat; the game refuses what it
    cannot play. A table that begins in a position has been checked before. `even` is the bot that is as strong as the
    maker, if a seat asks for one.
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
    occupants: list[Occupant] = []
    for number, seat in enumerate(asked.seats):
        if seat.kind == "bot":
            is_even = bool(even) and seat.bot == EVEN
            occupants.append(bot_occupant(even if is_even else seat.bot, game.name, is_even, admin_bots))
        elif seat.kind == "open":
            occupants.append(Occupant())
        else:
            key = keys[str(number)] = key_of(number)
            taken = [other.name for other in occupants]
            occupants.append(person(maker, seat.name, asked.listed, taken, key, seat.kind == "here"))
    colours = [seat.colour for seat in asked.seats]
    if any(colours) and not all(colours):
        raise Problem("table.colours")
    bots = [occupant.kind == BOT for occupant in occupants]
    # including the edition's defaults, so that the table keeps its rules when an edition changes
    given = {**edition.defaults, **asked.options, **_clock(game, asked.clock, len(occupants))}
    options = drop_from_bots(game.options, given, bots)
    opening: TableOpening = {
        "edition": edition.id,
        "options": options,
        "colours": [colour for colour in colours if colour] or None,
        "sitters": [occupant.as_json() for occupant in occupants],
        "maker": maker,
        "listed": asked.listed,
        "clock": asked.clock,
        "timeout": asked.timeout,
        "undo": asked.undo,
        "hints": asked.hints,
    }
    if position is None:
        start = game.setup(edition, opening["colours"] or len(occupants), options)
        for name, earlier in EARLIER_DEFAULTS.get(edition.id, {}).items():
            if (value := getattr(start.options, name)) != earlier:
                opening["options"] = {**opening["options"], name: value}
    else:
        opening["position"] = position
    return PreparedTable(opening, keys)


def prepare_puzzle_table(
    puzzle: ProvenPuzzle,
    name: str | None,
    maker: str,
    key_of: Callable[[int], str],
    past: PastAttempts = NO_PAST,
    ahead: int = 0,
) -> PreparedTable:
    """Return the opening of a solo table that begins in the position of a puzzle; it has no undo, but starts over. If
    the task is to leave the next player no way, a bot shows whether there is one.
    """
    seats = [NewSeat(kind="me", name=name)]
    if puzzle["answers"]:
        seats.insert(1 - puzzle["seat"], NewSeat(kind="bot", bot=puzzle["answers"]))
    asked = NewTable(edition=puzzle["edition"], seats=seats)
    opening, keys = prepare_table(asked, maker, key_of, puzzle["position"])
    puzzle_json = {
        key: value for key, value in puzzle.items() if key not in ("position", "decisive", "seat", "answers")
    }
    new: TableOpening = {**opening, "puzzle": cast(PuzzleInfo, puzzle_json), "past": past, "ahead": ahead}
    return PreparedTable(new, keys)


def prepare_imported_table(
    game: ImportedGame, maker: str, key_of: Callable[[int], str], admin_bots: Sequence[str] = ()
) -> PreparedTable:
    """Return the opening of a table that continues an imported record (`history.import_record`): people play at the
    maker's device, under the names in the record.
    """
    keys: dict[str, str] = {}
    occupants: list[Occupant] = []
    for seat, name in enumerate(game["names"]):
        called = name.removeprefix("bot:")
        if called != name and is_offered(called, game["game"], admin_bots):
            occupants.append(bot_occupant(called, game["game"], admin_bots=admin_bots))
            continue
        here, key, taken = bool(keys), key_of(seat), [other.name for other in occupants]
        keys[str(seat)] = key
        occupants.append(person(maker, called, False, taken, key, here))
    if len(keys) > 1 and game["together"] and not game["over"]:
        raise Problem("table.together_here", "G3")
    opening: TableOpening = {
        "edition": game["edition"],
        "options": game["options"],
        "colours": game["colours"],
        "sitters": [occupant.as_json() for occupant in occupants],
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


def bot_occupant(bot: str | None, game: str, even: bool = False, admin_bots: Sequence[str] = ()) -> Occupant:
    """Return a bot that this server offers as an occupant; external programs connect as clients."""
    if not bot or not is_offered(bot, game, admin_bots):
        raise Problem("bot.unknown", bot=bot or "", known=", ".join(bot_names(game, admin_bots)))
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


def note_rematch(table: Table, now: int, other: str) -> DraftEntry:
    """Note the id of the rematch."""
    must_be(table, OVER)
    if table.rematch:
        raise Problem("table.has_rematch")
    return draft(table, now, log.REMATCH, None, again=other)


def rematch_seat(table: Table, seat: Seat) -> Seat:
    """Return the seat of a player in the rematch: players move on by one seat, except at a puzzle."""
    return seat if table.puzzle else (seat + 1) % len(table.occupants)


def rematch_opening(
    table: Table, same_maze: bool = False, swap: bool = False, first: Seat | None = None
) -> TableOpening:
    """Return the opening of a rematch: except at a puzzle, players move on by one seat, with their colour, options and
    number of wins. The maze may stay as it is, with a few tiles swapped if the game allows that. `first` is the seat in
    the previous game of the player who begins (K3); None: at random.
    """
    maze = None
    if same_maze:
        if table.puzzle or not isinstance(table.game, HasSameMaze):
            raise Problem("table.no_maze")
        maze = table.game.notation.position_text(table.state)
    if swap and not (same_maze and isinstance(table.game, SwapsTiles)):
        raise Problem("table.no_swap", "T2")
    seats = len(table.occupants)
    begins = {} if first is None else {"first": _first_seat(table, first) + 1}
    order = sorted(range(seats), key=lambda seat: rematch_seat(table, seat))

    def on(values: Sequence[T]) -> list[T]:
        return [values[seat] for seat in order]

    options = {name: reorder_values(values, order) for name, values in table.opening["options"].items()}
    occupants = [replace(occupant, away=False, was=0).as_json() for occupant in table.occupants]
    outcome = table.game.outcome(table.state)
    winners = outcome.winners if outcome else ()
    opening: TableOpening = {**table.opening}
    if table.puzzle:
        opening["past"] = past_after(table)
    else:  # its game begins with a deal
        opening.pop("position", None)
        opening.pop("brought", None)
    return {
        **opening,
        "colours": on(list(table.start.colours)),
        "series": on([wins + (seat in winners) for seat, wins in enumerate(table.series or [0] * seats)]),
        "options": {**{name: value for name, value in options.items() if name != "first"}, **begins},
        "sitters": on(occupants),
        "rematch_of": table.id,
        "maze": maze,
        "swap": swap,
    }


def _first_seat(table: Table, first: Seat) -> Seat:
    """Return the seat in the rematch of the player who begins it."""
    if not 0 <= first < len(table.occupants):
        raise Problem("table.no_seat")
    if "first" not in options_of(type(table.start.options)):  # if all play at the same time, nobody begins
        raise Problem("option.unknown", "K3", option="first", known="")
    return rematch_seat(table, first)
