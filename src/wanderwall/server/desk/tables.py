"""A table before and after its game: make it, fill its seats, begin, play again."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from wanderwall.bots import bot_names
from wanderwall.bots.strength import MIDDLE, STRENGTH, scale
from wanderwall.games import edition, editions
from wanderwall.problem import Problem
from wanderwall.server.live.table import LiveTable
from wanderwall.server.live.tables import Command
from wanderwall.server.services import Json, SeatKey, Services, live_table_json, require_over
from wanderwall.server.tables import commands
from wanderwall.server.tables.openings import (
    EVEN,
    NewTable,
    Rematch,
    bot_occupant,
    note_rematch,
    prepare_table,
    rematch_opening,
    rematch_seat,
)
from wanderwall.server.tables.state import Occupant, Table


def require_seat(seat: SeatKey | None) -> SeatKey:
    if seat is None:
        raise Problem("table.wrong_key")
    return seat


def with_key_check(key: SeatKey, command: Command) -> Command:
    """Wrap a command so that the seat's key is checked when it is executed: the key may be invalid by then."""

    def check_and_run(table: Table, now: int) -> commands.DraftEntry | None:
        commands.check_key(table, *key)
        return command(table, now)

    return check_and_run


async def make(services: Services, asked: NewTable, begin: bool, guest: str, words: tuple[str, ...]) -> Json:
    """Make a new table; its id and keys are derived from the words that identify the request."""
    if any(seat.bot == EVEN for seat in asked.seats) and asked.edition in editions():
        bot = await matched_bot(services, edition(asked.edition).game, guest, len(asked.seats))
        seats = [replace(seat, bot=bot, even=True) if seat.bot == EVEN else seat for seat in asked.seats]
        asked = replace(asked, seats=seats)
    new = prepare_table(
        asked,
        guest,
        lambda seat: services.key_deriver.key("make", *words, seat),
        admin_bots=services.settings.bots,
    )
    live_table = await services.tables.make(
        services.key_deriver.id("make", *words), new.opening, {guest} if new.keys else set()
    )
    if begin and not any(seat.kind == "open" for seat in asked.seats):
        live_table = await services.tables.do(
            live_table.table.id, partial(commands.begin_full, dice=services.tables.dice)
        )
    return {"table": live_table_json(services, live_table), "keys": new.keys}


async def matched_bot(services: Services, game: str, guest: str, seats: int) -> str:
    """A bot against which a guest will win about half of the games at a table with this many seats, judged by the
    guest's rated games. A guest without rated games gets a gentle bot of medium strength. The game's cards have no
    influence on the choice.
    """
    found = scale(game)
    if found is None or STRENGTH not in bot_names(game) or seats < 2:
        raise Problem("bot.unknown", bot=EVEN, known=", ".join(bot_names(game)))
    points = await services.store.points(game, guest)
    return f"{STRENGTH}:{found.even(MIDDLE if points is None else points, seats - 1)}"


async def reseat(services: Services, live_table: LiveTable, guest: str, seat: int, kind: str, bot: str | None) -> Json:
    """Give a seat to a bot, or free it; only for the maker."""
    if live_table.table.setting("maker") != guest:
        raise Problem("table.not_the_maker")
    game, even = live_table.table.game.name, bot == EVEN
    if even:
        bot = await matched_bot(services, game, guest, len(live_table.table.occupants))
    occupant = bot_occupant(bot, game, even, services.settings.bots) if kind == "bot" else Occupant()

    def change(table: Table, now: int) -> commands.DraftEntry:
        missing = seat < len(table.occupants) and live_table.absent_for(seat, now) > services.scheduler.patience
        return commands.reseat(table, now, seat, occupant, missing)

    live_table = await services.tables.do(live_table.table.id, change)
    return {"table": live_table_json(services, live_table)}


async def recolour(
    services: Services, live_table: LiveTable, key: SeatKey | None, guest: str, seat: int, colour: str
) -> Json:
    """Change the pawn of a seat; the maker may also swap two people."""
    maker = live_table.table.setting("maker") == guest

    def change(table: Table, now: int) -> commands.DraftEntry | None:
        return commands.recolour(table, now, seat, colour, swap=maker)

    if not maker and (key is None or key[0] != seat):
        raise Problem("table.not_the_maker")
    live_table = await services.tables.do(
        live_table.table.id, change if key is None or maker else with_key_check(key, change)
    )
    return {"table": live_table_json(services, live_table)}


async def first(
    services: Services, live_table: LiveTable, key: SeatKey | None, guest: str, seat: int | None, after: int | None
) -> Json:
    """Set who begins: any seat may do this; at listed tables only the maker."""

    def say(table: Table, now: int) -> commands.DraftEntry:
        return commands.first(table, now, seat, after)

    maker = live_table.table.setting("maker") == guest
    if not maker and (key is None or live_table.table.setting("listed")):
        raise Problem("table.not_the_maker")
    live_table = await services.tables.do(
        live_table.table.id, say if key is None or maker else with_key_check(key, say)
    )
    return {"table": live_table_json(services, live_table)}


async def begin(services: Services, live_table: LiveTable, key: SeatKey | None, guest: str) -> Json:
    """Begin the game with the deal: the maker and every seat may do this."""

    def deal(table: Table, now: int) -> commands.DraftEntry:
        return commands.begin(table, now, services.tables.dice)

    maker = live_table.table.setting("maker") == guest
    if key is None and not maker:
        raise Problem("table.not_the_maker")
    live_table = await services.tables.do(
        live_table.table.id, deal if key is None or maker else with_key_check(key, deal)
    )
    return {"table": live_table_json(services, live_table)}


async def rematch(services: Services, live_table: LiveTable, key: SeatKey, how: Rematch) -> Json:
    """Make a table for the same people, everybody one seat on. Keys stay valid. Every caller gets the same table, made
    as the first caller asked.
    """
    require_over(live_table)
    if not live_table.table.rematch:
        await _make_rematch(services, live_table, key, how)
    # the process that noted the rematch may have stopped before beginning it
    again = await services.tables.do(
        str(live_table.table.rematch), partial(commands.begin_full, dice=services.tables.dice)
    )
    seat, secret = key
    return {"table": live_table_json(services, again), "keys": {str(rematch_seat(live_table.table, seat)): secret}}


async def _make_rematch(services: Services, live_table: LiveTable, own: SeatKey, how: Rematch) -> None:
    before, id = live_table.table, services.key_deriver.id("rematch", live_table.table.id)
    guests = {occupant.guest for occupant in before.occupants if occupant.guest}
    opening = rematch_opening(before, *how)
    if any(occupant["even"] for occupant in opening["sitters"]):
        bot = await matched_bot(services, before.game.name, before.setting("maker"), len(before.occupants))
        changed = {"bot": bot, "name": bot}
        opening["sitters"] = [{**one, **(changed if one["even"] else {})} for one in opening["sitters"]]
    await services.tables.make(id, opening, guests)

    def note(table: Table, now: int) -> commands.DraftEntry | None:
        return None if table.rematch else note_rematch(table, now, id)

    await services.tables.do(before.id, with_key_check(own, note))
    for seat, (old, kept) in enumerate(zip(before.occupants, live_table.table.occupants, strict=True)):
        if old.key and kept.key and old.key != kept.key:  # reissued while the table was being made
            await carry_key(services, live_table, seat, old.key, kept.key)


async def carry_key(services: Services, live_table: LiveTable, seat: int, old: str, new: str) -> None:
    """Replace a key in the rematches of a table too: they were made with its keys, so one that is invalid here must be
    invalid there.
    """
    while live_table.table.rematch:
        seat = rematch_seat(live_table.table, seat)
        follow = partial(commands.follow_key, seat=seat, old=old, new=new)
        live_table = await services.tables.do(live_table.table.rematch, follow)
        if live_table.table.occupants[seat].key != new:  # it was given its own key, and so were the tables after it
            return
