"""A table as its log tells it: who sits where, and how far the game is. Immutable, like the games' states.

Tables are named tuples: one is made for every entry, and a named tuple is made in a quarter of a dataclass's time.

`opened` makes a table from its row, `after` the table after one more entry. Nothing here decides anything: what may
happen is in `commands`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from wanderwall.game.edition import Edition
from wanderwall.game.options import changed
from wanderwall.game.protocol import AnyGame, Seat
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.match.steps import Step, replayed
from wanderwall.server.table import log
from wanderwall.server.table.log import MAX_ENTRIES, Entry, Summary
from wanderwall.server.table.moves import NO_MOVES, Moves

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
PERSON, BOT, OPEN = "person", "bot", "open"

#: options that do not change the game itself: a table with others plays by house rules
NO_HOUSE_RULE = {"first", "turn_time", "round_clock"}

#: how long people at one device may take to hand it over; the clock of the turn starts when the curtain opens (K8)
HANDOVER_MS = 120_000

#: by edition, what an option means that a stored opening does not name: another default was the rule when it was made
EARLIER_DEFAULTS: Mapping[str, Mapping[str, str | bool]] = {"classic-1986": {"peek": "at-once"}, "go": {"mild": False}}

#: how long a bot may be silent before any worker checks the table
GRACE_MS = 5_000

NOBODY: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat. `key` is the hash of the seat's secret."""

    kind: str = OPEN
    name: str = ""
    guest: str | None = None
    key: str | None = None
    bot: str | None = None
    #: the bot's strength is that of the table's maker, for every game anew
    even: bool = False
    here: bool = False
    away: bool = False
    #: the seats where they sat before, as bits: a device that was away meanwhile still names one of these
    was: int = 0

    @property
    def bot_plays(self) -> bool:
        """Whether a bot moves for this seat."""
        return self.kind == BOT or self.away


class Table(NamedTuple):
    """One sitting."""

    id: str
    made: int
    opening: Mapping[str, Any]
    game: AnyGame
    #: the position in which the game began; before that, the table before anything is dealt
    start: Any
    sitters: tuple[Sitter, ...]
    state: Any
    seq: int = 0
    status: str = WAITING
    moves: Moves = NO_MOVES
    #: before the mover's own push, where it may be taken back
    before: Any = None
    #: how often a push was taken back: what was seen before then may not have happened
    rewinds: int = 0
    hinted: bool = False
    #: the seats of people for whom a bot has moved, as bits
    stood_in: int = 0
    #: the seat for which a bot makes this one turn, its time being up
    lent: Seat | None = None
    #: the seq of each seat's last entry
    last: Mapping[Seat, int] = {}
    at: int = 0
    #: what the clock measures, and when it is up
    period: Any = None
    deadline: int | None = None
    #: whether that is the time to hand over the device: the next player has not opened the curtain yet
    handover: bool = False
    #: the seq of the last entry by which a curtain was opened: nothing else has changed by it
    opened: int = 0
    #: milliseconds that the clock will have when whoever plays alone comes back; None: the game goes on
    paused: int | None = None
    #: whether it was the room of many that paused: then the clock waits for that room, whoever comes
    held: bool = False
    ended: int | None = None
    rematch: str | None = None
    #: whether somebody has been shown the solution of the puzzle that is played here
    shown: bool = False

    @property
    def edition(self) -> Edition:
        edition: Edition = self.start.edition
        return edition

    def setting(self, name: str) -> Any:
        return self.opening[name]

    @property
    def series(self) -> list[int] | None:
        """How often each seat's player has won the games before, among the same people; None in a first game."""
        wins: list[int] | None = self.opening.get("series")
        return wins

    @property
    def puzzle(self) -> Mapping[str, Any] | None:
        """What is known of the puzzle that is played here; None: it is a game like any other."""
        puzzle: Mapping[str, Any] | None = self.opening.get("puzzle")
        return puzzle

    @property
    def club(self) -> str | None:
        """The room of many that has made the table."""
        club: str | None = self.opening.get("club")
        return club

    @property
    def brought(self) -> bool:
        """Whether the game was begun elsewhere and came here on paper: it is played, and counts for nothing."""
        return "brought" in self.opening

    @property
    def full(self) -> bool:
        """Whether the log is as long as a log may be: nothing more happens here."""
        return self.seq >= MAX_ENTRIES

    @property
    def acting(self) -> frozenset[Seat]:
        return self.game.to_act(self.state) if self.status == PLAYING and not self.full else NOBODY

    @property
    def bots_to_act(self) -> list[Seat]:
        if self.paused is not None:
            return []
        for sitter in self.sitters:  # at most tables nobody is one, and this is asked several times a move
            if sitter.kind == BOT or sitter.away or self.lent is not None:
                return self._bots_of(self.acting)
        return []

    def lent_out(self, seat: Seat | None) -> bool:
        """Whether a bot moves for the person on a seat: somebody left, or the time was up where the table says so."""
        return seat is not None and self.sitters[seat].kind == PERSON and (self.sitters[seat].away or seat == self.lent)

    def _bots_of(self, acting: frozenset[Seat]) -> list[Seat]:
        return [seat for seat in acting if self.sitters[seat].bot_plays or seat == self.lent]

    @property
    def alone(self) -> list[Seat]:
        """The seats of people where all of them play at one device, with bots or without: nobody else waits for them.
        None of them where others play, too.
        """
        people = [(seat, one) for seat, one in enumerate(self.sitters) if one.kind == PERSON and not one.away]
        shared = len({one.guest for _, one in people}) == 1 and sum(not one.here for _, one in people) < 2
        return [seat for seat, _ in people] if shared else []

    def shares_device(self, seat: Seat) -> bool:
        """Whether others play at the same device as the person on a seat: it is handed over before the turn."""
        own = self.sitters[seat]
        people = [one for one in self.sitters if one.kind == PERSON and not one.away and one.guest == own.guest]
        return own in people and len(people) > 1 and any(one.here for one in people)

    @property
    def lends(self) -> bool:
        """Whether a bot makes the turn of whoever lets the time run out: only where the table says so (K8)."""
        return self.setting("timeout") == "bot" and len(self.sitters) > 1 and not self.game.together

    @property
    def counts(self) -> bool:
        """Whether the game is rated: people on their own devices and bots, by the book, without hints, and no bot
        has moved for a person (K8).
        """
        guests = [sitter.guest for sitter in self.sitters if sitter.kind == PERSON]
        return (
            len(self.sitters) > 1
            and self.puzzle is None
            and self.club is None
            and not self.brought
            and not self.hinted
            and not self.stood_in
            and not (self.lends and self.game.period(self.start))
            and len(set(guests)) == len(guests)
            and not any(sitter.here for sitter in self.sitters)
            and not set(changed(self.start.options)) - NO_HOUSE_RULE - set(self.edition.defaults)
        )

    @property
    def summary(self) -> Summary:
        due = self.at + GRACE_MS if self.bots_to_act else None
        if self.deadline is not None:
            due = min(due or self.deadline, self.deadline)
        return Summary(self.status, self.ended, self.deadline, due)


def opened(id: str, made: int, opening: Mapping[str, Any]) -> Table:
    """A table as it was made."""
    edition = find_edition(opening["edition"])
    game = game_of(edition)
    sitters = tuple(Sitter(**sitter) for sitter in opening["sitters"])
    start = _laid_out(game, edition, opening, len(sitters))
    return Table(id, made, opening, game, start, sitters, start, at=made)


def _laid_out(game: AnyGame, edition: Edition, opening: Mapping[str, Any], seats: int) -> Any:
    """The table before anything is dealt; or the position of a puzzle or of a game on paper, where nothing is."""
    position = opening.get("position")
    if position is not None:
        return game.notation.read_position(position)
    options = {**EARLIER_DEFAULTS.get(edition.id, {}), **opening["options"]}
    return game.setup(edition, opening["colours"] or seats, options)


def after(table: Table, entry: Entry, steps: list[Step] | None = None) -> Table:
    """The table after an entry; `steps` saves playing its moves again for whoever has just played them."""
    data, seat = entry.data, entry.seat
    changes: dict[str, Any] = {"seq": entry.seq, "at": entry.at}
    if seat is not None:
        changes["last"] = {**table.last, seat: entry.seq}
    match entry.kind:
        case log.MOVE if not table.held:
            changes["paused"] = None
        case log.SEAT:
            changes["sitters"] = _seated(table, seat, Sitter(**data["sitter"]))
            if "options" in data:  # what was agreed for whoever should have come
                changes |= arranged(table, options=data["options"])
        case log.FIRST:
            options = {**table.opening["options"], "first": None if seat is None else seat + 1}
            changes |= arranged(table, options=options)
        case log.ORDER:
            changes |= _reordered(table, data["from"], data["colours"])
        case log.KEY:
            changes["sitters"] = _seated(table, seat, replace(_sitter(table, seat), key=data["key"]))
        case log.AWAY | log.BACK:
            changes["sitters"] = _seated(table, seat, replace(_sitter(table, seat), away=entry.kind == log.AWAY))
        case log.HINT:
            changes["hinted"] = True
        case log.OPEN:
            changes["opened"] = entry.seq
        case log.PAUSE:
            changes |= {"paused": data["left"], "held": data.get("held", False)}
        case log.RESUME:
            changes |= {"paused": None, "held": False}
        case log.REMATCH:
            changes["rematch"] = data["again"]
        case log.CLOSE:
            changes |= {"status": CLOSED, "ended": entry.at, "before": None, "lent": None}
        case log.UNDO if data.get("all"):
            changes |= {
                "state": table.start, "before": None, "moves": Moves.since(table.start), "rewinds": table.rewinds + 1,
                "shown": table.shown or data["shown"],
            }  # fmt: skip
        case log.UNDO:
            changes |= {
                "state": table.before, "before": None, "moves": table.moves.without_last(table.before),
                "rewinds": table.rewinds + 1,
            }  # fmt: skip
    if entry.kind == log.MOVE and seat is not None and table.lent_out(seat):
        changes["stood_in"] = table.stood_in | 1 << seat
    if "moves" in data:
        changes |= _played(table, entry, steps or replayed(table.game, table.state, data["moves"]))
    if entry.kind == log.TIME and data.get("lent"):
        changes["lent"] = seat
    new = table._replace(**changes)
    if new.period is None and new.status == PLAYING and new.game.period(new.state) is None:
        return new  # nobody plays against the clock here
    return _timed(new, table, entry)


def with_deadline(table: Table, deadline: int | None) -> Table:
    """The row knows the deadline better than the log where the server was down meanwhile."""
    return table._replace(deadline=deadline) if table.deadline is not None and deadline is not None else table


def _sitter(table: Table, seat: Seat | None) -> Sitter:
    assert seat is not None
    return table.sitters[seat]


def _seated(table: Table, seat: Seat | None, sitter: Sitter) -> tuple[Sitter, ...]:
    return tuple(sitter if n == seat else old for n, old in enumerate(table.sitters))


def arranged(table: Table, **opening: Any) -> dict[str, Any]:
    """What changes when something of the opening does, before anything is dealt."""
    new = {**table.opening, **opening}
    start = _laid_out(table.game, table.edition, new, len(table.sitters))
    return {"opening": new, "start": start, "state": start}


def each_moved(values: Any, order: Sequence[Seat]) -> Any:
    """What was agreed for each seat when people change seats: `order` tells where each comes from. One value for all
    stays as it is.
    """
    if isinstance(values, str) and "," in values:
        values = values.split(",")
    return [values[seat] for seat in order] if isinstance(values, list) and len(values) == len(order) else values


def _reordered(table: Table, order: Sequence[Seat], colours: list[str]) -> dict[str, Any]:
    """What changes when people change seats before the game: whatever was agreed for them goes with them."""
    options = {name: each_moved(value, order) for name, value in table.opening["options"].items()}
    first: int | None = getattr(table.start.options, "first", None)
    if first is not None:
        options["first"] = order.index(first - 1) + 1
    sitters = tuple(
        old if new == seat else replace(old, was=old.was | 1 << seat)
        for new, (seat, old) in enumerate((seat, table.sitters[seat]) for seat in order)
    )
    return {**arranged(table, colours=colours, options=options), "sitters": sitters}


def _played(table: Table, entry: Entry, steps: list[Step]) -> dict[str, Any]:
    """What changes by the moves of an entry."""
    game, state = table.game, steps[-1].state if steps else table.state  # nothing is dealt for a puzzle
    over = game.outcome(state) is not None
    # what may be taken back is one move alone: then the same seat is to act, and the host has done nothing
    may_undo = entry.kind == log.MOVE and len(steps) == 1 and not over and game.can_undo(state)
    begins = entry.kind == log.BEGIN and not table.brought  # what was played elsewhere belongs to the game
    return {
        "start": state if begins else table.start,
        "state": state,
        "before": table.state if may_undo else None,
        "moves": Moves.since(state) if begins else _moves(table).plus([step.played for step in steps]),
        "status": OVER if over else PLAYING,
        "ended": entry.at if over else None,
        "lent": table.lent if table.lent is not None and table.lent in game.to_act(state) else None,
    }


def _moves(table: Table) -> Moves:
    """Those so far."""
    return Moves.since(table.state) if table.status == WAITING else table.moves


def _timed(table: Table, before: Table, entry: Entry) -> Table:
    """Start the clock where a new turn or round begins, or where the player has opened the curtain. A bot's turn has no
    deadline; a round has one as long as anybody builds, bots as well (G6).
    """
    period = table.game.period(table.state) if table.status == PLAYING and not table.full else None
    acting = table.acting
    bots_turn = not table.game.together and acting and len(acting) == len(table._bots_of(acting))
    if period is None or bots_turn:
        return table._replace(period=None, deadline=None, handover=False)
    name, seconds = period
    if before.period != name:
        # who takes the seat back is there
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
