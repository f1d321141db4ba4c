"""Tables before and after their game: make one, find one, take a seat, begin, play again."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import Annotated

from wanderwall.bots import bot_names
from wanderwall.bots.strength import MIDDLE, STRENGTH, scale
from wanderwall.games import edition, editions
from wanderwall.problem import Problem
from wanderwall.server.api.call import ApiCaller, count_wrong_key, require_limit
from wanderwall.server.api.requests import (
    ColourRequest,
    FirstRequest,
    JoinRequest,
    NextRequest,
    RematchRequest,
    ReseatRequest,
)
from wanderwall.server.api.responses import (
    MadeTable,
    Me,
    NewSeatKey,
    Nothing,
    OneTable,
    TableList,
    TakenSeat,
)
from wanderwall.server.ids import hash_key, number_of, read_id
from wanderwall.server.json_bytes import dumps
from wanderwall.server.live.table import LiveTable
from wanderwall.server.live.tables import Command
from wanderwall.server.services import SeatKey, Services, live_table_json, require_over
from wanderwall.server.tables import commands
from wanderwall.server.tables.catalogue import catalogue
from wanderwall.server.tables.names import guest_name
from wanderwall.server.tables.openings import (
    EVEN,
    bot_occupant,
    note_rematch,
    person,
    prepare_table,
    rematch_opening,
    rematch_seat,
)
from wanderwall.server.tables.state import LOBBY_MS, Occupant, Table
from wanderwall.server.tables.types import Bounds, Catalogue, NewTable, RequestBody

#: how many tables are offered to spectators
MAX_LIVE = 6

GameName = Annotated[str, Bounds(max_length=32, pattern="^[a-z]*$")]


def words_of(request: RequestBody) -> str:
    """A request as text, from which keys are derived: the same for the same request."""
    return dumps(asdict(request)).decode()  # type: ignore[call-overload]


def one_table(services: Services, live_table: LiveTable) -> OneTable:
    return {"table": live_table_json(services, live_table)}


async def games(services: Services) -> Catalogue:
    """All games, editions, options and bots."""
    return catalogue(services.settings.bots)


async def me(guest: str, caller: ApiCaller) -> Me:
    """Your made-up name, the URL for phones nearby, and whether other sites may embed replays."""
    return {"name": guest_name(number_of(guest)), "network": caller.network, "embed": caller.embed}


async def make(services: Services, caller: ApiCaller, guest: str, name: str, request: NewTable) -> MadeTable:
    """Make a table. The response holds the keys of your seats: keep them."""
    if caller.offline and (request.listed or any(seat.kind == "open" for seat in request.seats)):
        raise Problem("offline.nobody")  # nobody could find it or take a seat
    even = ""
    if any(seat.bot == EVEN for seat in request.seats) and request.edition in editions():
        even = await matched_bot(services, edition(request.edition).game, guest, len(request.seats))
    words = (guest, name, words_of(request))
    new = prepare_table(
        request,
        guest,
        lambda seat: services.key_deriver.key("make", *words, seat),
        even=even,
        admin_bots=services.settings.bots,
    )
    live_table = await services.tables.make(
        services.key_deriver.id("make", *words), new.opening, {guest} if new.keys else set()
    )
    if request.begin and not any(seat.kind == "open" for seat in request.seats):
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


async def lobby(services: Services, game: GameName | None = None) -> TableList:
    """Listed tables that wait for people, the newest first."""
    ids = await services.store.lobby(services.clock.now() - LOBBY_MS, game)
    return {"tables": [live_table_json(services, live_table) for live_table in await services.tables.readable(ids)]}


async def live_tables(services: Services) -> TableList:
    """Listed tables where people play now, the newest first. Everybody may watch a listed table."""
    now = services.clock.now()
    running = await services.tables.readable(await services.store.running_tables())
    watched = [live_table for live_table in running if live_table.present(now)]
    return {"tables": [live_table_json(services, live_table) for live_table in watched[:MAX_LIVE]]}


async def show(services: Services, live_table: LiveTable) -> OneTable:
    """One table."""
    return one_table(services, live_table)


async def join(services: Services, live_table: LiveTable, guest: str, name: str, request: JoinRequest) -> TakenSeat:
    """Take a free seat, or return to the one you took before and left. The response holds its key."""
    key = services.key_deriver.key("join", live_table.table.id, guest, name, words_of(request))

    def sit(table: Table, now: int) -> commands.DraftEntry | None:
        if commands.seat_of(table, key) is not None:  # the response was lost
            return None
        listed, taken = table.opening["listed"], [occupant.name for occupant in table.occupants]
        back = commands.return_to(
            table, now, request.seat, person(guest, request.name, listed, [], key), live_table.present(now)
        )
        return back or commands.join(table, now, request.seat, person(guest, request.name, listed, taken, key))

    live_table = await services.tables.do(live_table.table.id, sit, guest=guest)
    return {"seat": commands.seat_of(live_table.table, key), "key": key, "table": live_table_json(services, live_table)}


async def reseat(services: Services, live_table: LiveTable, guest: str, request: ReseatRequest) -> OneTable:
    """Give a seat to a bot, or free it. Only the maker may do this, if the seat is free or its person is gone."""
    if live_table.table.opening["maker"] != guest:
        raise Problem("table.not_the_maker")
    game, seat, bot, even = live_table.table.game.name, request.seat, request.bot, request.bot == EVEN
    if even:
        bot = await matched_bot(services, game, guest, len(live_table.table.occupants))
    occupant = bot_occupant(bot, game, even, services.settings.bots) if request.kind == "bot" else Occupant()

    def change(table: Table, now: int) -> commands.DraftEntry:
        missing = seat < len(table.occupants) and live_table.absent_for(seat, now) > services.scheduler.patience
        return commands.reseat(table, now, seat, occupant, missing)

    return one_table(services, await services.tables.do(live_table.table.id, change))


async def stand(services: Services, live_table: LiveTable, key: SeatKey | None) -> OneTable:
    """Give a seat back before the game begins."""
    seat, _ = own = require_seat(key)
    command = with_key_check(own, lambda table, now: commands.stand(table, now, seat))
    return one_table(services, await services.tables.do(live_table.table.id, command))


async def recolour(
    services: Services, live_table: LiveTable, key: SeatKey | None, guest: str, request: ColourRequest
) -> OneTable:
    """Change the pawn of your seat before the game, to one that no person has. The maker may also swap two people."""
    maker = live_table.table.opening["maker"] == guest

    def change(table: Table, now: int) -> commands.DraftEntry | None:
        return commands.recolour(table, now, request.seat, request.colour, swap=maker)

    if not maker and (key is None or key[0] != request.seat):
        raise Problem("table.not_the_maker")
    command = change if key is None or maker else with_key_check(key, change)
    return one_table(services, await services.tables.do(live_table.table.id, command))


async def first(
    services: Services, live_table: LiveTable, key: SeatKey | None, guest: str, request: FirstRequest
) -> OneTable:
    """Set who begins, before the game. Every seat may do this; at listed tables only the maker."""

    def choose(table: Table, now: int) -> commands.DraftEntry:
        return commands.first(table, now, request.seat, request.after)

    maker = live_table.table.opening["maker"] == guest
    if not maker and (key is None or live_table.table.opening["listed"]):
        raise Problem("table.not_the_maker")
    command = choose if key is None or maker else with_key_check(key, choose)
    return one_table(services, await services.tables.do(live_table.table.id, command))


async def begin(services: Services, live_table: LiveTable, key: SeatKey | None, guest: str) -> OneTable:
    """Begin the game. The maker and every seat may do this."""

    def deal(table: Table, now: int) -> commands.DraftEntry:
        return commands.begin(table, now, services.tables.dice)

    maker = live_table.table.opening["maker"] == guest
    if key is None and not maker:
        raise Problem("table.not_the_maker")
    command = deal if key is None or maker else with_key_check(key, deal)
    return one_table(services, await services.tables.do(live_table.table.id, command))


async def reissue(
    services: Services, caller: ApiCaller, live_table: LiveTable, key: SeatKey | None, name: str
) -> NewSeatKey:
    """Make a new key for a seat; the old one becomes invalid."""
    seat, old = own = require_seat(key)
    new = services.key_deriver.key("reissue", live_table.table.id, seat, old, name)

    def change(table: Table, now: int) -> commands.DraftEntry | None:
        if commands.seat_of(table, new) is not None:  # the response was lost
            return None
        commands.check_key(table, *own)
        return commands.new_key(table, now, seat, new)

    try:
        live_table = await services.tables.do(live_table.table.id, change)
    except Problem as problem:
        raise count_wrong_key(caller, problem) from None
    await carry_key(services, live_table, seat, hash_key(old), hash_key(new))
    return {"seat": seat, "key": new}


async def rematch(
    services: Services,
    caller: ApiCaller,
    live_table: LiveTable,
    key: SeatKey | None,
    request: RematchRequest | None = None,
) -> MadeTable:
    """Play again with the same people. Everybody moves on one seat, except at a puzzle.

    With `same_maze` the maze stays as it is and only the cards are new. `first` sets who begins. Keys stay valid. Every
    caller gets the same table, made as the first caller asked.
    """
    seat, secret = own = require_seat(key)
    require_over(live_table)
    if not live_table.table.rematch:
        require_limit(caller, "make")
        await _make_rematch(services, live_table, own, request or RematchRequest())
    # the process that noted the rematch may have stopped before beginning it
    again = await services.tables.do(
        str(live_table.table.rematch), partial(commands.begin_full, dice=services.tables.dice)
    )
    return {"table": live_table_json(services, again), "keys": {str(rematch_seat(live_table.table, seat)): secret}}


async def _make_rematch(services: Services, live_table: LiveTable, own: SeatKey, how: RematchRequest) -> None:
    before, id = live_table.table, services.key_deriver.id("rematch", live_table.table.id)
    guests = {occupant.guest for occupant in before.occupants if occupant.guest}
    opening = rematch_opening(before, how.same_maze, how.swap, how.first)
    if any(occupant["even"] for occupant in opening["sitters"]):
        bot = await matched_bot(services, before.game.name, before.opening["maker"], len(before.occupants))
        opening["sitters"] = [{**one, "bot": bot, "name": bot} if one["even"] else one for one in opening["sitters"]]
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


async def play_on(
    services: Services, caller: ApiCaller, live_table: LiveTable, guest: str, request: NextRequest
) -> Nothing:
    """Send the TVs that show this table to another table that you made. Nothing is sent if one of the two is listed."""
    try:
        other = await services.tables.visit(read_id(request.table))
    except Problem as problem:
        raise caller.wrong_guess(problem) from None
    mine = guest == live_table.table.opening["maker"] or any(
        occupant.guest == guest for occupant in live_table.table.occupants
    )
    if not mine or other.table.opening["maker"] != guest:
        raise Problem("table.not_the_maker")
    if not (live_table.table.opening["listed"] or other.table.opening["listed"]):
        services.tables.broadcast_next(live_table, other.table.id)
    return {}


def require_seat(key: SeatKey | None) -> SeatKey:
    if key is None:
        raise Problem("table.wrong_key")
    return key


def with_key_check(key: SeatKey, command: Command) -> Command:
    """Wrap a command so that the seat's key is checked when it is executed: the key may be invalid by then."""

    def check_and_run(table: Table, now: int) -> commands.DraftEntry | None:
        commands.check_key(table, *key)
        return command(table, now)

    return check_and_run
