"""The state of a table after its log: its occupants, and how far the game is. Immutable, like the games' states.

Tables are named tuples: one is created for every entry, in a quarter of the time of a dataclass.

`new_table` makes a table from its row, `apply_entry` the table after one more entry. Nothing here decides what may
happen: that is in `commands`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple, cast

from wanderwall.game.edition import Edition
from wanderwall.game.options import non_default
from wanderwall.game.protocol import AnyGame, Seat, State
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.match.steps import Step, replay
from wanderwall.server.tables import log
from wanderwall.server.tables.log import MAX_ENTRIES, NO_MOVES, Entry, Moves, StoredOccupant, TableOpening, TableSummary
from wanderwall.server.tables.types import PuzzleInfo

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
#: how long a table that nobody joins is found by its code
LOBBY_MS = 6 * 3600 * 1000
PERSON, BOT, OPEN = "person", "bot", "open"

#: options that do not change the game itself; a table that changes others plays by house rules and is not rated
NEUTRAL_OPTIONS = {"first", "turn_time", "round_clock"}

#: how long people at one device may take to hand it over; the clock of the turn starts when the curtain opens (K8)
HANDOVER_MS = 120_000

#: by edition, the value of an option that a stored opening does not contain: the default was different at that time
EARLIER_DEFAULTS: Mapping[str, Mapping[str, str | bool]] = {"classic-1986": {"peek": "at-once"}, "go": {"mild": False}}

#: how long a bot may be silent before any server process checks the table
GRACE_MS = 5_000

NOBODY: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Occupant:
    """The occupant of a seat. `key` is the hash of the seat key."""

    kind: str = OPEN
    name: str = ""
    guest: str | None = None
    key: str | None = None
    bot: str | None = None
    #: the bot has the strength of the table's maker, determined again for every game
    even: bool = False
    here: bool = False
    away: bool = False
    #: the seats they had before, as bits: a device that was disconnected still names one of these
    was: int = 0

    @property
    def bot_plays(self) -> bool:
        """Whether a bot moves for this seat."""
        return self.kind == BOT or self.away

    def as_json(self) -> StoredOccupant:
        return cast(StoredOccupant, asdict(self))


class LastTurn(NamedTuple):
    """A person's last turn, until another person moves."""

    seat: Seat
    #: when it began, and how many moves were made before
    state: State
    total: int


class Table(NamedTuple):
    """One table after one of its entries."""

    id: str
    made: int
    opening: TableOpening
    game: AnyGame
    #: the position in which the game began; before that, the state before the deal
    start: State
    occupants: tuple[Occupant, ...]
    state: State
    seq: int = 0
    status: str = WAITING
    moves: Moves = NO_MOVES
    #: the state before the mover's push, if it may be taken back
    before: State | None = None
    #: the turn that may be taken back, the people who have agreed to it (None: nobody has asked), and whether one was
    turn: LastTurn | None = None
    agreed: frozenset[Seat] | None = None
    took_back: bool = False
    #: how often a push was taken back: events seen before may be void
    rewinds: int = 0
    hints: int = 0
    hinted_at: int = 0
    #: the seats of people for whom a bot has moved, as bits
    bot_moved: int = 0
    #: the seat for which a bot makes this one turn, because its time is up
    substitute: Seat | None = None
    #: the seq of each seat's last entry
    last: Mapping[Seat, int] = {}
    at: int = 0
    #: the turn or round that the clock measures, and when its time is up
    period: str | None = None
    deadline: int | None = None
    #: whether this deadline is for handing over the device: the next player has not opened the curtain yet
    handover: bool = False
    #: the seq of the last entry that changed nothing on the board: a curtain was opened, or a question asked
    opened: int = 0
    #: milliseconds left on the clock when the players at the one device come back; None: not paused
    paused: int | None = None
    #: whether the room paused the table: then the clock waits for the room, even if players come back
    paused_by_room: bool = False
    ended: int | None = None
    rematch: str | None = None
    #: whether a player has been shown the solution of this table's puzzle, and how often it was started over
    shown: bool = False
    restarts: int = 0

    @property
    def edition(self) -> Edition:
        return self.start.edition

    @property
    def series(self) -> list[int] | None:
        """How many previous games of this series each seat's player has won; None in a first game."""
        return self.opening.get("series")

    @property
    def puzzle(self) -> PuzzleInfo | None:
        """The data of the puzzle that is played here; None in an ordinary game."""
        return self.opening.get("puzzle")

    @property
    def solver_seat(self) -> Seat:
        """The seat of the player who solves the puzzle."""
        return next(seat for seat, occupant in enumerate(self.occupants) if occupant.kind != BOT)

    @property
    def solver(self) -> Occupant:
        return self.occupants[self.solver_seat]

    @property
    def hinted(self) -> bool:
        """Whether a player has asked for a hint."""
        return self.hints > 0

    @property
    def room(self) -> str | None:
        """The room that has made the table."""
        return self.opening.get("club")

    @property
    def imported(self) -> bool:
        """Whether the game was imported from a record: it can be played, but does not count."""
        return "brought" in self.opening

    @property
    def full(self) -> bool:
        """Whether the log has its maximum length, so that nothing more can happen."""
        return self.seq >= MAX_ENTRIES

    @property
    def acting(self) -> frozenset[Seat]:
        return self.game.to_act(self.state) if self.status == PLAYING and not self.full else NOBODY

    @property
    def voters(self) -> list[Seat]:
        """The people at other devices who have to agree before the last turn is taken back, and have not yet."""
        if self.turn is None:
            return []
        guest = self.occupants[self.turn.seat].guest
        return [
            seat
            for seat, one in enumerate(self.occupants)
            if one.kind == PERSON and not one.away and one.guest != guest and seat not in (self.agreed or ())
        ]

    @property
    def bots_to_act(self) -> list[Seat]:
        if self.paused is not None:
            return []
        for occupant in self.occupants:  # most tables have no bot, and this is called several times a move
            if occupant.kind == BOT or occupant.away or self.substitute is not None:
                return self._bots_of(self.acting)
        return []

    def is_substituted(self, seat: Seat | None) -> bool:
        """Whether a bot moves for the person on a seat: they left, or their time is up and the table allows it."""
        return (
            seat is not None
            and self.occupants[seat].kind == PERSON
            and (self.occupants[seat].away or seat == self.substitute)
        )

    def _bots_of(self, acting: frozenset[Seat]) -> list[Seat]:
        return [seat for seat in acting if self.occupants[seat].bot_plays or seat == self.substitute]

    @property
    def one_device_seats(self) -> list[Seat]:
        """The seats of all people if they play at one device, with bots or without, so that no other person waits for
        them. Empty if people at other devices play, too.
        """
        people = [(seat, one) for seat, one in enumerate(self.occupants) if one.kind == PERSON and not one.away]
        shared = len({one.guest for _, one in people}) == 1 and sum(not one.here for _, one in people) < 2
        return [seat for seat, _ in people] if shared else []

    def shares_device(self, seat: Seat) -> bool:
        """Whether others play at the same device as the person on a seat, so that it is handed over before the turn."""
        own = self.occupants[seat]
        people = [one for one in self.occupants if one.kind == PERSON and not one.away and one.guest == own.guest]
        return own in people and len(people) > 1 and any(one.here for one in people)

    @property
    def bot_on_timeout(self) -> bool:
        """Whether a bot makes the turn of a player whose time is up: only if the table's settings say so (K8)."""
        return self.opening["timeout"] == "bot" and len(self.occupants) > 1 and not self.game.together

    @property
    def is_rated(self) -> bool:
        """Whether the game is rated: people on separate devices and bots, standard rules, no hints, no turn taken back,
        and no bot has moved for a person (K8).
        """
        guests = [occupant.guest for occupant in self.occupants if occupant.kind == PERSON]
        return (
            len(self.occupants) > 1
            and self.puzzle is None
            and self.room is None
            and not self.imported
            and not self.hinted
            and not self.took_back
            and not self.bot_moved
            and not (self.bot_on_timeout and self.game.period(self.start))
            and len(set(guests)) == len(guests)
            and not any(occupant.here for occupant in self.occupants)
            and not set(non_default(self.start.options)) - NEUTRAL_OPTIONS - set(self.edition.defaults)
        )

    @property
    def summary(self) -> TableSummary:
        due = self.at + GRACE_MS if self.bots_to_act else None
        if self.deadline is not None:
            due = min(due or self.deadline, self.deadline)
        return TableSummary(self.status, self.ended, self.deadline, due)


def new_table(id: str, made: int, opening: TableOpening) -> Table:
    """Return a table as it was made, before its log."""
    edition = find_edition(opening["edition"])
    game = game_of(edition)
    occupants = tuple(Occupant(**occupant) for occupant in opening["sitters"])
    start = _start_state(game, edition, opening, len(occupants))
    return Table(id, made, opening, game, start, occupants, start, at=made)


def _start_state(game: AnyGame, edition: Edition, opening: TableOpening, seats: int) -> State:
    """Return the state before the deal, or the position of a puzzle or an imported record, which has no deal."""
    position = opening.get("position")
    options = {**EARLIER_DEFAULTS.get(edition.id, {}), **opening["options"]}
    start: State = (
        game.setup(edition, opening["colours"] or seats, options)
        if position is None
        else game.notation.read_position(position)
    )
    return start


def apply_entry(table: Table, entry: Entry, steps: list[Step] | None = None) -> Table:
    """Return the table after an entry; a caller that has just played its moves passes them as `steps`."""
    data, seat = entry.data, entry.seat
    changes: dict[str, Any] = {"seq": entry.seq, "at": entry.at}
    if seat is not None:
        changes["last"] = {**table.last, seat: entry.seq}
    match entry.kind:
        case log.MOVE if not table.paused_by_room:
            changes["paused"] = None
        case log.SEAT:
            changes["occupants"] = _with_occupant(table, seat, Occupant(**data["sitter"]))
            if "options" in data:  # options that were meant for the person expected there
                table = with_opening(table, {**table.opening, "options": data["options"]})
        case log.FIRST:
            options = {**table.opening["options"], "first": None if seat is None else seat + 1}
            table = with_opening(table, {**table.opening, "options": options})
        case log.ORDER:
            table = _reorder(table, data["from"], data["colours"])
        case log.KEY:
            changes["occupants"] = _with_occupant(table, seat, replace(_occupant(table, seat), key=data["key"]))
        case log.AWAY | log.BACK:
            changes["occupants"] = _with_occupant(
                table, seat, replace(_occupant(table, seat), away=entry.kind == log.AWAY)
            )
        case log.HINT:
            changes |= {"hints": table.hints + 1, "hinted_at": entry.seq}
        case log.OPEN:
            changes["opened"] = entry.seq
        case log.PAUSE:
            changes |= {"paused": data["left"], "paused_by_room": data.get("held", False)}
        case log.RESUME:
            changes |= {"paused": None, "paused_by_room": False}
        case log.REMATCH:
            changes["rematch"] = data["again"]
        case log.CLOSE:
            changes |= {"status": CLOSED, "ended": entry.at, "before": None, "substitute": None}
        case log.UNDO if data.get("all"):
            changes |= {
                "state": table.start, "before": None, "moves": Moves.since(table.start), "rewinds": table.rewinds + 1,
                "shown": table.shown or data["shown"], "restarts": table.restarts + (table.moves.total > 0),
            }  # fmt: skip
        case log.UNDO if "position" in data:
            state = table.game.notation.read_position(data["position"])
            changes |= {
                "state": state, "before": None, "moves": table.moves.until(data["total"], state), "took_back": True,
                "rewinds": table.rewinds + 1, "turn": None, "agreed": None,
            }  # fmt: skip
        case log.ASK:
            changes |= {"agreed": None if data.get("no") else frozenset(), "opened": entry.seq}
        case log.AGREE:
            changes |= {"agreed": (table.agreed or frozenset()) | {seat}, "opened": entry.seq}
        case log.UNDO:
            changes |= {
                "state": table.before, "before": None, "moves": table.moves.without_last(table.before),
                "rewinds": table.rewinds + 1,
            }  # fmt: skip
    if entry.kind == log.MOVE and seat is not None and table.is_substituted(seat):
        changes["bot_moved"] = table.bot_moved | 1 << seat
    if "moves" in data:
        changes |= _after_moves(table, entry, steps or replay(table.game, table.state, data["moves"]))
    if entry.kind == log.TIME and data.get("lent"):
        changes["substitute"] = seat
    new = table._replace(**changes)
    if new.period is None and new.status == PLAYING and new.game.period(new.state) is None:
        return new  # this table has no clock
    return _with_clock(new, table, entry)


def with_deadline(table: Table, deadline: int | None) -> Table:
    """Return the table with the deadline of its row, which is right even if the server was down for a while."""
    return table._replace(deadline=deadline) if table.deadline is not None and deadline is not None else table


def _occupant(table: Table, seat: Seat | None) -> Occupant:
    assert seat is not None
    return table.occupants[seat]


def _with_occupant(table: Table, seat: Seat | None, occupant: Occupant) -> tuple[Occupant, ...]:
    return tuple(occupant if n == seat else old for n, old in enumerate(table.occupants))


def with_opening(table: Table, opening: TableOpening) -> Table:
    """Return the table with an opening that has changed before the deal."""
    start = _start_state(table.game, table.edition, opening, len(table.occupants))
    return table._replace(opening=opening, start=start, state=start)


def reorder_values(values: object, order: Sequence[Seat]) -> object:
    """Return option values per seat after players change seats: `order` has the old seat of each. One value for all
    seats stays as it is.
    """
    if isinstance(values, str) and "," in values:
        values = values.split(",")
    return [values[seat] for seat in order] if isinstance(values, list) and len(values) == len(order) else values


def _reorder(table: Table, order: Sequence[Seat], colours: list[str]) -> Table:
    """Return the table after players change seats before the game: their options move with them."""
    options = {name: reorder_values(value, order) for name, value in table.opening["options"].items()}
    first: int | None = getattr(table.start.options, "first", None)
    if first is not None:
        options["first"] = order.index(first - 1) + 1
    occupants = tuple(
        old if new == seat else replace(old, was=old.was | 1 << seat)
        for new, (seat, old) in enumerate((seat, table.occupants[seat]) for seat in order)
    )
    table = table._replace(occupants=occupants)
    return with_opening(table, {**table.opening, "colours": colours, "options": options})


def _after_moves(table: Table, entry: Entry, steps: list[Step]) -> dict[str, Any]:
    """Return the fields changed by the moves of an entry."""
    game, state = table.game, steps[-1].state if steps else table.state  # a puzzle has no deal
    over = game.outcome(state) is not None
    # only a single move may be taken back: then the same seat is still to act, and chance has not moved
    may_undo = entry.kind == log.MOVE and len(steps) == 1 and not over and game.can_undo(state)
    turn = _last_turn(table, entry, state)
    begins = entry.kind == log.BEGIN and not table.imported  # moves of an imported record belong to the game
    return {
        "start": state if begins else table.start,
        "state": state,
        "before": table.state if may_undo else None,
        "turn": turn,
        "agreed": table.agreed if turn is not None and turn is table.turn else None,
        "moves": Moves.since(state) if begins else _moves(table).plus([step.played for step in steps]),
        "status": OVER if over else PLAYING,
        "ended": entry.at if over else None,
        "substitute": table.substitute if table.substitute in game.to_act(state) else None,
    }


def _last_turn(table: Table, entry: Entry, state: State) -> LastTurn | None:
    """Return the turn that may be taken back after the moves of an entry."""
    seat = entry.seat
    if entry.kind != log.MOVE or seat is None or table.puzzle is not None:
        return None
    if table.occupants[seat].bot_plays or table.substitute == seat:
        return table.turn
    if table.before is None or seat in table.game.to_act(state):  # the turn goes on
        return None
    return LastTurn(seat, table.before, table.moves.total - 1)


def _moves(table: Table) -> Moves:
    """Return the moves so far."""
    return Moves.since(table.state) if table.status == WAITING else table.moves


def _with_clock(table: Table, before: Table, entry: Entry) -> Table:
    """Start the clock when a new turn or round begins, or when the player has opened the curtain. A bot's turn has no
    deadline; a round has one as long as any player builds, including bots (G6).
    """
    period = table.game.period(table.state) if table.status == PLAYING and not table.full else None
    acting = table.acting
    bots_turn = not table.game.together and acting and len(acting) == len(table._bots_of(acting))
    if period is None or bots_turn:
        return table._replace(period=None, deadline=None, handover=False)
    name, seconds = period
    if before.period != name:
        # a person who takes the seat back already has the device
        handover = not table.game.together and entry.kind != log.BACK and any(map(table.shares_device, acting))
    else:  # a move without an open curtain starts the clock as well
        handover = before.handover and not (entry.kind in (log.OPEN, log.MOVE) and entry.seat in acting)
    new = before.period != name or handover != before.handover
    whole = HANDOVER_MS if handover else seconds * 1000
    table = table._replace(period=name, handover=handover)
    if table.paused is not None:
        return table._replace(deadline=None, paused=whole if new else table.paused)
    if not new and before.deadline is not None:
        return table
    return table._replace(deadline=table.at + (whole if new or before.paused is None else before.paused))
