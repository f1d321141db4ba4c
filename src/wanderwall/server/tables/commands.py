"""The commands of a table: each looks at the table and drafts one entry, or refuses with a Problem."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping, Sequence
from typing import Unpack, cast

from wanderwall.game.options import drop_from_bots, options_of
from wanderwall.game.protocol import CHANCE, Dice, HasSameMaze, HelpsPeople, Seat, SwapsTiles
from wanderwall.match.record import PlayedMove
from wanderwall.match.steps import Step, play_chance, play_move, play_timeout, replay
from wanderwall.problem import Problem
from wanderwall.server.ids import hash_key
from wanderwall.server.tables import log
from wanderwall.server.tables.log import MAX_ENTRIES, Draft, Entry, EntryData, LoggedMove
from wanderwall.server.tables.state import (
    BOT,
    CLOSED,
    GRACE_MS,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Occupant,
    Table,
    apply_entry,
    reorder_values,
)

SIGNS = ("hello", "well_done", "thanks", "oops", "wow", "hurry", "good_game", "bye")
#: how far the last entry, made by another server process, may be ahead of the clock. Beyond that the clock was wrong
#: then and has been set back, and turns are measured by the corrected one
MAX_AHEAD_MS = 10_000


#: what commands of a table return
DraftEntry = Draft[Table]


def draft(
    table: Table, now: int, kind: str, seat: Seat | None, steps: list[Step] | None = None, **data: Unpack[EntryData]
) -> DraftEntry:
    """Draft the next entry of a table; if its log is full, only a rematch and closing are possible."""
    if table.status == CLOSED:
        raise Problem("table.closed")
    if table.full and kind not in (log.REMATCH, log.CLOSE):
        raise Problem("table.too_long", most=MAX_ENTRIES)
    if steps is not None:
        data["moves"] = _moves_json(table, steps)
    at = max(now, min(table.at, now + MAX_AHEAD_MS))
    entry = Entry(table.id, table.seq + 1, at, kind, seat, data)
    return Draft(entry, apply_entry(table, entry, steps))  # calling an alias with a type is slow


def _moves_json(table: Table, steps: list[Step]) -> list[LoggedMove]:
    state, moves = table.state, []
    for played, next_state in steps:
        moves.append([played.seat, table.game.notation.move_text(state, played.move), played.seconds])
        state = next_state
    return cast("list[LoggedMove]", moves)  # lists, as JSON has them


def check_key(table: Table, seat: Seat, key: str) -> None:
    """Refuse a key that is not this seat's."""
    known = table.occupants[seat].key if 0 <= seat < len(table.occupants) else None
    if known is None or not hmac.compare_digest(known, hash_key(key)):
        raise Problem("table.wrong_key")


def named_seat(table: Table, seat: Seat, key: str) -> Seat:
    """Return the seat of a key if it is the named one, or if its player moved from there before the game."""
    own = seat_of(table, key)
    if own is None or (own != seat and not table.occupants[own].was >> seat & 1):
        raise Problem("table.wrong_key")
    return own


def seat_of(table: Table, key: str) -> Seat | None:
    """Return the seat of a key."""
    known = hash_key(key)
    return next((seat for seat, occupant in enumerate(table.occupants) if occupant.key == known), None)


def must_be(table: Table, status: str) -> None:
    """Refuse a command unless the table has this status."""
    if table.status == CLOSED:
        raise Problem("table.closed")
    if table.status != status:
        reasons = {
            WAITING: Problem("table.not_waiting"),
            PLAYING: Problem("table.not_playing"),
            OVER: Problem("table.not_over"),
        }
        raise reasons[status]


def must_run(table: Table) -> None:
    """Refuse a command unless the game is being played and its room does not pause it."""
    must_be(table, PLAYING)
    if table.paused_by_room:
        raise Problem("server.room_paused")


# ── before the game ──────────────────────────────────────────────────────────────────────────────────────────────────


def join(table: Table, now: int, seat: Seat | None, occupant: Occupant) -> DraftEntry:
    """Give an occupant a free seat; the first one if `seat` is None."""
    must_be(table, WAITING)
    free = [n for n, old in enumerate(table.occupants) if old.kind == OPEN]
    if not free:
        raise Problem("table.full")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Problem("table.seat_taken")
    return draft(table, now, log.SEAT, chosen, sitter=occupant.as_json())


def return_to(
    table: Table, now: int, asked: Seat | None, occupant: Occupant, present: Collection[Seat]
) -> DraftEntry | None:
    """Give a guest who already has a seat, and is not present, a new key for it: the first one was lost. At a table
    with typed names the name must be the same, because a family may share a device.
    """
    must_be(table, WAITING)
    for seat, old in enumerate(table.occupants):
        same = old.kind == PERSON and old.guest == occupant.guest and asked in (None, seat)
        if same and not old.here and seat not in present and (table.opening["listed"] or old.name == occupant.name):
            return draft(table, now, log.KEY, seat, key=occupant.key)
    return None


def reseat(table: Table, now: int, seat: Seat, occupant: Occupant, missing: bool = False) -> DraftEntry:
    """Give a seat to a bot, or free it, for the maker; a person's seat only if they have been `missing` for long."""
    must_be(table, WAITING)
    if not 0 <= seat < len(table.occupants):
        raise Problem("table.no_seat")
    if table.occupants[seat].kind == PERSON and not missing:
        raise Problem("table.not_missing")
    data: EntryData = {"sitter": occupant.as_json()}
    if occupant.kind == BOT and (options := _options_for_bot(table, seat)) is not None:
        data["options"] = options
    return draft(table, now, log.SEAT, seat, **data)


def _options_for_bot(table: Table, seat: Seat) -> Mapping[str, object] | None:
    """Return the options if they change when a bot takes the seat: easier rules were for the young player expected."""
    known, given = options_of(type(table.start.options)), table.opening["options"]
    easier = {name: value for name, value in table.edition.young.items() if known[name].per_seat}
    values_of = {name: reorder_values(given.get(name), range(len(table.occupants))) for name in easier}
    each = {name: values for name, values in values_of.items() if isinstance(values, list)}
    young = easier.keys() == each.keys() and all(
        known[name].check(name, values[seat]) == easier[name] for name, values in each.items()
    )
    agreed = dict(given)
    if young:
        for name, values in each.items():
            values[seat] = table.edition.defaults.get(name, known[name].default)
        agreed |= each
    bots = [number == seat or occupant.kind == BOT for number, occupant in enumerate(table.occupants)]
    agreed = drop_from_bots(type(table.start.options), agreed, bots)
    return agreed if agreed != given else None


def stand(table: Table, now: int, seat: Seat) -> DraftEntry:
    """Free the seat of a person who leaves before the game."""
    must_be(table, WAITING)
    return draft(table, now, log.SEAT, seat, sitter=Occupant().as_json())


def first(table: Table, now: int, seat: Seat | None, seen: int | None = None) -> DraftEntry:
    """Set who begins (K3): a seat, by the question in the edition's rules, or None for a random one."""
    must_be(table, WAITING)
    if seen is not None and seen != table.seq:  # another player may have the seat by now
        raise Problem("table.stale")
    if seat is not None and not 0 <= seat < len(table.occupants):
        raise Problem("table.no_seat")
    return draft(table, now, log.FIRST, seat)


def recolour(table: Table, now: int, seat: Seat, colour: str, swap: bool) -> DraftEntry | None:
    """Give a seat another pawn; the player who has it takes the old one, a person only if `swap` is set. Seats follow
    the corners clockwise (K2), so players may change seats by it.
    """
    must_be(table, WAITING)
    if not 0 <= seat < len(table.occupants):
        raise Problem("table.no_seat")
    around, colours = list(table.edition.palette), list(table.start.colours)
    if colour not in around:
        raise Problem("table.colour", "K2", colour=colour, known=", ".join(around))
    if colour == colours[seat]:
        return None
    if colour in colours:
        other = colours.index(colour)
        if table.occupants[other].kind == PERSON and not swap:
            raise Problem("table.pawn_taken", "K2")
        colours[other] = colours[seat]
    colours[seat] = colour
    order = sorted(range(len(colours)), key=lambda n: around.index(colours[n]))
    data = EntryData({"from": order, "colours": [colours[n] for n in order]})
    return draft(table, now, log.ORDER, None, **data)


def begin(table: Table, now: int, dice: Dice) -> DraftEntry:
    """Deal, once all seats are taken."""
    must_be(table, WAITING)
    if any(occupant.kind == OPEN for occupant in table.occupants):
        raise Problem("table.seats_free")
    if [occupant.kind for occupant in table.occupants] == [BOT]:
        raise Problem("table.alone")
    return draft(table, now, log.BEGIN, None, _deal(table, dice))


def _deal(table: Table, dice: Dice) -> list[Step]:
    """Return the deal; a rematch may keep the maze as it was at the end of the previous game."""
    game, maze = table.game, table.opening.get("maze")
    if maze is None:
        return play_chance(game, table.start, dice)
    if not isinstance(game, HasSameMaze):
        raise Problem("table.no_maze")
    deal = game.same_maze(table.start, game.notation.read_position(maze), dice)
    if table.opening.get("swap") and isinstance(game, SwapsTiles):
        deal = game.swap_tiles(deal, dice)
    return play_move(game, table.start, CHANCE, deal, dice)


def begin_full(table: Table, now: int, dice: Dice) -> DraftEntry | None:
    """Begin if all seats are taken and the game has not begun: the response to an earlier request may have been lost. A
    solo player against a clock begins when ready, so that no time is lost (G10).
    """
    full = table.status == WAITING and not any(occupant.kind == OPEN for occupant in table.occupants)
    races = len(table.occupants) == 1 and table.game.period(table.start) is not None
    return begin(table, now, dice) if full and not races else None


def import_record(
    table: Table, now: int, moves: Sequence[tuple[Seat, str, float | None]], dice: Dice
) -> DraftEntry | None:
    """Begin with an imported record: its moves so far, and chance moves after them. None if that has happened."""
    if table.status != WAITING:
        return None
    steps = replay(table.game, table.state, moves)
    steps += play_chance(table.game, steps[-1].state if steps else table.state, dice)
    return draft(table, now, log.BEGIN, None, steps)


def new_key(table: Table, now: int, seat: Seat, key: str) -> DraftEntry:
    """Give the seat another key; the old one is void."""
    return draft(table, now, log.KEY, seat, key=hash_key(key))


def follow_key(table: Table, now: int, seat: Seat, old: str, new: str) -> DraftEntry | None:
    """Replace a key that was replaced at the previous table, unless this seat has got another (both are hashes)."""
    return draft(table, now, log.KEY, seat, key=new) if table.occupants[seat].key == old else None


# ── the game ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def move(table: Table, now: int, seat: Seat, text: str, seen: int, dice: Dice) -> DraftEntry:
    """Play a seat's move and the chance moves after it."""
    must_run(table)
    _must_be_fresh(table, seat, seen)
    seconds = round(max(now - table.at, 0) / 1000, 3)
    steps = play_move(table.game, table.state, seat, text, dice, seconds)
    return draft(table, now, log.MOVE, seat, steps)


def _must_be_fresh(table: Table, seat: Seat, seen: int) -> None:
    """Refuse a move unless it answers what the seat saw last, so the same message counts once. If seats act at the same
    time, moves of the others do not matter, even if this seat is the last to act.
    """
    # an open curtain or a question changes nothing on the board
    latest = table.seq - 1 if table.opened == table.seq else table.seq
    if seen > table.seq or seen < (table.last.get(seat, 0) if table.game.together else latest):
        raise Problem("table.stale")


def undo(table: Table, now: int, seat: Seat, seen: int) -> DraftEntry:
    """Take back the mover's push before the walk, or the last turn if all other people agree: those at other devices
    are asked first.
    """
    must_run(table)
    if not table.opening["undo"]:
        raise Problem("table.no_undo")
    if table.before is not None and seat in table.acting:
        _must_be_fresh(table, seat, seen)
        return draft(table, now, log.UNDO, seat)
    if table.turn is None or table.turn.seat != seat or seen > table.seq:
        raise Problem("table.nothing_to_undo")
    if not table.voters:
        return _take_turn_back(table, now)
    if table.agreed is not None:
        raise Problem("table.asked_already")
    return draft(table, now, log.ASK, seat)


def agree(table: Table, now: int, seat: Seat, yes: bool) -> DraftEntry:
    """Answer a person who asks to take their turn back."""
    must_run(table)
    if table.turn is None or table.agreed is None or seat not in table.voters:
        raise Problem("table.nothing_asked")
    if not yes:
        return draft(table, now, log.ASK, table.turn.seat, no=True)
    return _take_turn_back(table, now) if table.voters == [seat] else draft(table, now, log.AGREE, seat)


def _take_turn_back(table: Table, now: int) -> DraftEntry:
    """The entry has the position, so that it does not depend on what a server process remembers."""
    assert table.turn is not None
    seat, state, total = table.turn
    return draft(table, now, log.UNDO, seat, position=table.game.notation.position_text(state), total=total)


def start_over(table: Table, now: int, seat: Seat, seen: int, shown: bool = False) -> DraftEntry:
    """Put a puzzle back to its start; a player who was `shown` its solution has not solved it."""
    must_be(table, PLAYING)
    if table.puzzle is None:
        raise Problem("table.no_puzzle")
    _must_be_fresh(table, seat, seen)
    return draft(table, now, log.UNDO, seat, all=True, shown=shown)


def time_up(table: Table, now: int, dice: Dice) -> DraftEntry:
    """End a turn whose deadline has passed: by the table's settings a bot makes the turn, or chance ends it. A player
    who did not come to the device in time passes.
    """
    must_be(table, PLAYING)
    if table.deadline is None or now < table.deadline:
        raise Problem("table.in_time")
    acting = sorted(table.acting)
    if len(acting) == 1 and table.bot_on_timeout and not table.handover:
        return draft(table, now, log.TIME, acting[0], lent=True)
    steps = play_timeout(table.game, table.state, dice)
    return draft(table, now, log.TIME, acting[0] if len(acting) == 1 else None, steps)


def hint(table: Table, now: int, seat: Seat) -> DraftEntry | None:
    """Check that this seat may ask the coach. The first hint is noted, and the game is not rated any more; at a puzzle
    every hint is, unless nothing has happened since the last one.
    """
    must_be(table, PLAYING)
    if not table.opening["hints"]:
        raise Problem("table.no_hints")
    if seat not in table.acting:
        raise Problem("table.not_your_turn")
    is_known = table.hinted if table.puzzle is None else table.hinted_at == table.seq
    return None if is_known else draft(table, now, log.HINT, seat)


def away(table: Table, now: int, seat: Seat) -> DraftEntry:
    """Let a bot take over a seat."""
    must_be(table, PLAYING)
    if len(table.occupants) == 1:  # no other player waits, and a game without a clock would never end
        raise Problem("table.alone")
    if table.occupants[seat].away:
        raise Problem("table.away_already")
    return draft(table, now, log.AWAY, seat, _change_hands(table, seat, True))


def _change_hands(table: Table, seat: Seat, bot: bool) -> list[Step] | None:
    """Return the chance move for a change between person and bot, in a game that helps only people (G11)."""
    game = table.game
    move = game.change_hands(table.start, table.state, seat, bot) if isinstance(game, HelpsPeople) else None
    return None if move is None else [Step(PlayedMove(CHANCE, move), game.apply(table.state, CHANCE, move))]


def back(table: Table, now: int, seat: Seat) -> DraftEntry:
    """Give a seat back from a bot to its person."""
    must_be(table, PLAYING)
    if not table.occupants[seat].away:
        raise Problem("table.not_away")
    return draft(table, now, log.BACK, seat, _change_hands(table, seat, False))


def open_curtain(table: Table, now: int, seat: Seat) -> DraftEntry | None:
    """Show the board to the next player at a shared device: from now on their clock runs (K8). Once a turn."""
    return draft(table, now, log.OPEN, seat) if table.handover and seat in table.acting else None


def pause(table: Table, now: int, seen: int) -> DraftEntry | None:
    """Pause the clock, and bots that play at the same time, after all players of a one-device game have gone; they were
    last there at `seen`. Without clock and such bots nothing has to be paused.
    """
    deadline = table.deadline
    due = deadline is not None or table.game.together
    if table.status != PLAYING or table.paused is not None or not table.one_device_seats or not due:
        return None
    period = table.game.period(table.state)
    if deadline is None or period is None:
        return draft(table, now, log.PAUSE, None, left=0)
    least = min(GRACE_MS, period.seconds * 1000)  # time to look at the board again
    return draft(table, now, log.PAUSE, None, left=max(deadline - max(seen, table.at), least))


def resume(table: Table, now: int) -> DraftEntry | None:
    """Resume after a pause, when a player is back."""
    waits = table.paused is not None and not table.paused_by_room and table.status == PLAYING
    return draft(table, now, log.RESUME, None) if waits else None


def hold(table: Table, now: int) -> DraftEntry | None:
    """Stop the game while the room is paused: the clock stands, and moves are refused until it goes on."""
    if table.status != PLAYING or table.paused_by_room:
        return None
    left = max(table.deadline - now, 0) if table.deadline is not None else table.paused or 0
    return draft(table, now, log.PAUSE, None, left=left, held=True)


def release(table: Table, now: int) -> DraftEntry | None:
    """Restart the clock after the pause of the room."""
    return draft(table, now, log.RESUME, None) if table.paused_by_room and table.status == PLAYING else None


def close(table: Table, now: int) -> DraftEntry | None:
    """Close a table for good, for the admin, whether it waits or is being played; a finished game stays as it is."""
    return draft(table, now, log.CLOSE, None) if table.status in (WAITING, PLAYING) else None
