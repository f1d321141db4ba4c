"""A table is defined by its log: commands draft entries, and folding them again gives the same table."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

import pytest

from wanderwall.game.protocol import State
from wanderwall.games import editions
from wanderwall.problem import Problem
from wanderwall.server.api.read import read
from wanderwall.server.ids import hash_key, new_key
from wanderwall.server.live.scheduler import WATCHABLE_SPEEDUP, speedup
from wanderwall.server.live.table import LiveTable
from wanderwall.server.tables import commands, log
from wanderwall.server.tables.commands import DraftEntry
from wanderwall.server.tables.log import Entry
from wanderwall.server.tables.openings import note_rematch, prepare_table, rematch_opening
from wanderwall.server.tables.snapshot import restore, snapshot
from wanderwall.server.tables.state import HANDOVER_MS, OVER, PLAYING, Occupant, Table, apply_entry, new_table
from wanderwall.server.tables.types import NewTable
from wanderwall.server.tables.views import table_json

GUEST = "a" * 20
ME = {"kind": "me", "name": "Ida"}
OPA = {"kind": "here", "name": "Opa"}
BOT = {"kind": "bot", "bot": "greedy"}
#: two people on devices of their own
APART = [ME, {"kind": "me", "name": "Ida too"}]


def of_game(state: State) -> Any:
    """The state with what only its game has."""
    return state


class Log:
    """A table and the entries that made it."""

    def __init__(self, edition: str = "classic-1986", seed: int = 1, **asked: Any) -> None:
        seats = asked.pop("seats", [ME, OPA])
        new = prepare_table(
            read(NewTable, {"edition": edition, "seats": seats, **asked}, "body"), GUEST, lambda _: new_key()
        )
        self.dice, self.now = Random(seed), 1000
        self.keys = new.keys
        self.made = new_table("tabletable", 1000, new.opening)
        self.table = self.made
        self.entries: list[Entry] = []

    def do(self, command: Callable[..., DraftEntry | None], *arguments: Any) -> Table:
        draft = command(self.table, self.now, *arguments)
        assert draft is not None
        self.entries.append(draft.entry)
        self.table = draft.state
        return self.table

    def begin(self) -> Log:
        self.do(commands.begin, self.dice)
        return self

    def play(self) -> None:
        """Make any legal move of a seat that may move."""
        table = self.table
        seat = self.dice.choice(sorted(table.acting))
        move = self.dice.choice(table.game.legal(table.state, seat))
        text = table.game.notation.move_text(table.state, move)
        self.do(commands.move, seat, text, table.seq, self.dice)

    def again(self) -> Table:
        """The table rebuilt from the log alone, after storing and reading it."""
        table = self.made
        for entry in self.entries:
            row = entry.row()
            table = apply_entry(table, Entry.of_row(type("Row", (), row)))
        return table


def code(call: Callable[..., Any], *arguments: Any) -> str:
    with pytest.raises(Problem) as caught:
        call(*arguments)
    return caught.value.code


@pytest.mark.parametrize("edition", editions())
def test_the_log_alone_gives_the_same_table(edition: str) -> None:
    table = Log(edition, seed=7, seats=[ME, {"kind": "me", "name": "Ida too"}]).begin()
    for _ in range(60):
        if table.table.status == PLAYING:
            table.now += 700
            table.play()
    assert table.again() == table.table
    assert [entry.seq for entry in table.entries] == list(range(1, len(table.entries) + 1))


def test_seats_are_taken_once_and_given_back() -> None:
    table = Log(seats=[ME, {"kind": "open"}])
    mia = Occupant("person", "Mia", "b" * 20, hash_key("secret"))
    assert code(commands.begin, table.table, 0, table.dice) == "table.seats_free"
    assert code(commands.join, table.table, 0, 0, mia) == "table.seat_taken"
    table.do(commands.join, None, mia)
    assert table.table.occupants[1] == mia
    assert code(commands.join, table.table, 0, None, mia) == "table.full"
    commands.check_key(table.table, 1, "secret")
    assert code(commands.check_key, table.table, 1, "other") == "table.wrong_key"
    assert code(commands.check_key, table.table, 9, "secret") == "table.wrong_key"
    table.do(commands.stand, 1)
    assert code(commands.check_key, table.table, 1, "secret") == "table.wrong_key"
    table.do(commands.join, 1, mia)
    table.do(commands.new_key, 1, "another")
    commands.check_key(table.table, 1, "another")
    assert code(commands.check_key, table.table, 1, "secret") == "table.wrong_key"
    table.begin()
    assert code(commands.join, table.table, 0, None, mia) == "table.not_waiting"
    assert code(commands.stand, table.table, 0, 1) == "table.not_waiting"


def test_a_move_counts_once() -> None:
    table = Log().begin()
    (seat,) = table.table.acting
    push = next(iter(table.table.game.choices(table.table.state, seat)["pushes"]))
    before = table.table.seq
    table.do(commands.move, seat, push, before, table.dice)
    assert code(commands.move, table.table, 0, seat, push, before, table.dice) == "table.stale"
    assert code(commands.move, table.table, 0, seat, push, 10**6, table.dice) == "table.stale"


def test_a_refused_move_leaves_the_table_and_cites_its_clause() -> None:
    table = Log().begin()
    (seat,) = table.table.acting
    kept = table.table
    assert code(commands.move, kept, 0, 1 - seat, "N2es", kept.seq, table.dice).startswith(("classic", "notation"))
    assert table.table is kept


@pytest.mark.parametrize(
    ("asked", "waits"),
    [({}, True), ({"options": {"untimed": True}}, False), ({"seats": [ME, BOT], "clock": 30}, False)],
)
def test_who_plays_alone_against_a_clock_begins_when_ready(asked: dict[str, Any], waits: bool) -> None:
    table = Log("go", **{"seats": [ME], **asked})
    drafted = commands.begin_full(table.table, 1000, table.dice)
    assert (drafted is None) == waits
    table.now = 61_000  # a minute later
    assert table.begin().table.deadline == (61_000 + 300_000 if waits else None)


def test_together_only_the_own_last_event_matters() -> None:
    table = Log("go", seats=[ME, {"kind": "me", "name": "Ida too"}, BOT]).begin()
    seen = table.table.seq
    table.do(commands.move, 0, "ready", seen, table.dice)
    table.do(commands.move, 1, "ready", seen, table.dice)
    assert code(commands.move, table.table, 0, 0, "ready", seen, table.dice) == "table.stale"
    assert of_game(table.table.state).players[0].ready


def test_a_push_is_taken_back_before_the_walk_and_leaves_no_trace_in_the_record() -> None:
    table = Log(undo=True).begin()
    (seat,) = table.table.acting
    before = table.table
    assert code(commands.undo, before, 0, seat, before.seq) == "table.nothing_to_undo"
    table.play()
    assert code(commands.undo, table.table, 0, 1 - seat, table.table.seq) == "table.nothing_to_undo"
    table.do(commands.undo, seat, table.table.seq)
    assert (table.table.state, table.table.moves.total, table.table.rewinds) == (before.state, 0, 1)
    assert code(commands.undo, table.table, 0, seat, table.table.seq) == "table.nothing_to_undo"
    assert table.again() == table.table


def test_no_undo_where_the_table_does_not_allow_it() -> None:
    table = Log().begin()
    (seat,) = table.table.acting
    table.play()
    assert code(commands.undo, table.table, 0, seat, table.table.seq) == "table.no_undo"


def test_a_turn_has_one_deadline_for_push_and_walk() -> None:
    table = Log(clock=30, seats=APART).begin()
    assert table.table.deadline == 1000 + 30_000
    table.now = 5000
    table.play()
    assert table.table.deadline == 31_000
    table.now = 6000
    table.play()
    assert table.table.deadline == 36_000


def test_k8_when_time_is_up_the_turn_passes_with_a_legal_push() -> None:
    table = Log(clock=30, seats=APART).begin()
    (seat,) = table.table.acting
    assert code(commands.time_up, table.table, 30_000, table.dice) == "table.in_time"
    table.now = 31_000
    table.do(commands.time_up, table.dice)
    assert table.table.acting == {1 - seat}
    assert table.table.moves.after(0)[-1].seat == -1
    assert table.again() == table.table


def test_k8_where_the_table_says_so_a_bot_makes_this_one_turn() -> None:
    table = Log(clock=30, timeout="bot", seats=APART).begin()
    (seat,) = table.table.acting
    table.now = 31_000
    table.do(commands.time_up, table.dice)
    assert (table.table.bots_to_act, table.table.deadline) == ([seat], None)
    table.play()
    assert table.table.bots_to_act == [seat]
    table.play()
    assert (table.table.bots_to_act, table.table.deadline) == ([], 31_000 + 30_000)
    assert table.table.bot_moved


def test_k8_the_clock_starts_when_the_curtain_opens_and_only_once() -> None:
    table = Log(clock=30, timeout="bot").begin()
    (seat,) = table.table.acting
    assert (table.table.handover, table.table.deadline) == (True, 1000 + HANDOVER_MS)
    assert commands.open_curtain(table.table, table.now, 1 - seat) is None
    table.now = 90_000
    table.do(commands.open_curtain, seat)
    assert (table.table.handover, table.table.deadline) == (False, 120_000)
    assert commands.open_curtain(table.table, 110_000, seat) is None
    table.play()
    assert (table.table.acting, table.table.deadline) == (frozenset({seat}), 120_000)
    table.play()
    assert (table.table.acting, table.table.handover) == (frozenset({1 - seat}), True)
    # nobody comes to the device: the turn passes, and no bot makes it
    assert code(commands.time_up, table.table, 90_000 + HANDOVER_MS - 1, table.dice) == "table.in_time"
    table.now = 90_000 + HANDOVER_MS
    table.do(commands.time_up, table.dice)
    assert (table.table.acting, table.table.bots_to_act, table.table.handover) == (frozenset({seat}), [], True)
    assert table.again() == table.table
    assert restore(table.made, snapshot(table.table).data) == table.table


def test_k8_what_a_client_may_do_with_the_curtain_shut_gains_no_time() -> None:
    table = Log(clock=30, options={"first": 1}).begin()
    table.now = 60_000
    seen = table.table.seq
    table.do(commands.open_curtain, 0)
    push = next(iter(table.table.game.choices(table.table.state, 0)["pushes"]))
    table.do(commands.move, 0, push, seen, table.dice)  # chosen while the curtain opened: the board is the same
    assert code(commands.move, table.table, 0, 0, push, seen, table.dice) == "table.stale"
    table.play()
    table.now = 100_000
    table.play()  # a push without an open curtain also starts the clock
    assert (table.table.handover, table.table.deadline) == (False, 130_000)
    table.do(commands.away, 1)
    table.do(commands.back, 1)  # a player who takes the seat back is present
    assert (table.table.handover, table.table.deadline) == (False, 130_000)
    # nothing is handed over to the only person who is left
    table.do(commands.away, 0)
    while table.table.acting != {1} or table.table.state.step != "push":
        table.play()
    assert (table.table.handover, table.table.deadline) == (False, 130_000)
    assert table.again() == table.table


def test_k8_while_the_device_is_handed_over_a_pause_keeps_what_is_left_of_it() -> None:
    table = Log(clock=30).begin()
    (seat,) = table.table.acting
    table.now = 41_000
    table.do(commands.pause, table.now)
    assert (table.table.paused, table.table.handover) == (HANDOVER_MS - 40_000, True)
    table.now = 500_000
    table.do(commands.resume)
    assert table.table.deadline == 500_000 + HANDOVER_MS - 40_000
    table.do(commands.hold)
    table.do(commands.open_curtain, seat)
    assert (table.table.paused, table.table.handover) == (30_000, False)
    table.do(commands.release)
    assert table.table.deadline == 530_000
    assert table.again() == table.table


def test_k8_with_bots_that_stand_in_nothing_is_rated() -> None:
    def counts(**asked: Any) -> bool:
        return Log(seats=[ME, BOT], **asked).begin().table.is_rated

    assert counts(clock=30)
    assert not counts(clock=30, timeout="bot")
    assert not counts(options={"turn_time": 30}, timeout="bot")
    assert counts(timeout="bot")  # without a clock there is no substitute
    assert counts(edition="go", clock=30, timeout="bot")  # nor if all play at once


@pytest.mark.parametrize("edition", ["classic-1986", "go"])
def test_k8_a_game_in_which_a_bot_has_moved_for_somebody_is_rated_for_nobody(edition: str) -> None:
    table = Log(edition, seats=[ME, BOT]).begin()
    while 0 not in table.table.acting:
        table.play()
    table.do(commands.away, 0)
    assert table.table.is_rated, "nobody has moved for them yet"
    while not table.table.bot_moved:
        table.play()
    assert (table.entries[-1].seat, table.table.is_rated) == (0, False)
    table.do(commands.back, 0)
    assert not table.table.is_rated
    assert table.again() == table.table


def test_g6_the_round_clock_runs_as_long_as_anybody_builds() -> None:
    table = Log("go", seats=[ME, BOT, BOT], clock=30, timeout="bot").begin()
    for seat in range(3):
        table.do(commands.move, seat, "ready", table.table.seq, table.dice)
    due = table.table.deadline
    assert due == 1000 + 30_000
    table.now = 5000
    table.do(commands.move, 0, "grab", table.table.seq, table.dice)
    assert (sorted(table.table.acting), table.table.deadline) == ([1, 2], due)
    table.now = due
    table.do(commands.time_up, table.dice)
    last = of_game(table.table.state).last
    assert [result.score_tile for result in last.results] == [4, 1, 2]
    assert table.again() == table.table


def test_k4_a_table_keeps_the_rules_it_was_made_with_when_its_edition_gets_another_default() -> None:
    """Openings that were stored before classic-1986 had `peek=on-turn` name no `peek`: they were played with the old
    default.
    """
    new = Log(seed=3)
    assert new.made.opening["options"]["peek"] == of_game(new.made.start).options.peek == "on-turn"
    options = {name: value for name, value in new.made.opening["options"].items() if name != "peek"}
    old = Log(seed=3)
    old.made = old.table = new_table("tableolder", 1000, {**new.made.opening, "options": options})
    old.do(commands.first, 1)
    old.begin()
    assert of_game(old.table.start).options.peek == "at-once"
    assert of_game(old.table.start).looked == (True, True)
    assert old.again() == old.table
    while old.table.status == PLAYING:
        old.play()
    assert of_game(new_table("tableagain", 2000, rematch_opening(old.table)).start).options.peek == "at-once"


def test_a_bot_takes_over_until_the_person_is_back() -> None:
    table = Log(clock=30).begin()
    (seat,) = table.table.acting
    table.do(commands.away, seat)
    assert (table.table.bots_to_act, table.table.deadline) == ([seat], None)
    assert code(commands.away, table.table, 0, seat) == "table.away_already"
    table.now = 9000
    table.do(commands.back, seat)
    assert (table.table.bots_to_act, table.table.deadline) == ([], 39_000)
    assert code(commands.back, table.table, 0, seat) == "table.not_away"


def test_alone_no_bot_takes_over() -> None:
    table = Log("go", seats=[ME], options={"untimed": True}).begin()
    assert code(commands.away, table.table, 0, 0) == "table.alone"
    assert code(Log("go", seats=[BOT]).begin) == "table.alone"


def test_what_is_rated() -> None:
    own = [ME, BOT]
    assert Log(seats=own).table.is_rated
    assert Log(seats=own, clock=60).table.is_rated
    assert not Log(seats=[ME, OPA]).table.is_rated  # one device
    assert not Log(seats=own, options={"goals": 2}).table.is_rated  # a house rule
    assert not Log(seats=[ME]).table.is_rated  # nobody to play against
    assert not Log(seats=[ME, {"kind": "me", "name": "Ida too"}]).table.is_rated  # against yourself
    table = Log(seats=own).begin()
    (seat,) = table.table.acting
    table.do(commands.hint, seat)
    assert not table.table.is_rated
    assert commands.hint(table.table, 0, seat) is None


def test_a_rematch_moves_everybody_and_their_options_on_by_one() -> None:
    table = Log(seats=[ME, BOT, OPA], options={"goals": [1, 2, 3], "first": 1}).begin()
    while table.table.status != OVER:
        table.play()
    opening = rematch_opening(table.table)
    assert [occupant["name"] for occupant in opening["sitters"]] == ["Opa", "Ida", "greedy"]
    assert opening["options"] == {"goals": [3, 1, 2], "peek": "on-turn"}
    table.do(note_rematch, "nexttable2")
    assert table.table.rematch == "nexttable2"
    assert code(note_rematch, table.table, 0, "other") == "table.has_rematch"
    commands.check_key(new_table("nexttable2", 0, opening), 1, table.keys["0"])


@pytest.mark.parametrize("edition", editions())
def test_people_may_choose_their_colours_and_begin_by_lot(edition: str) -> None:
    seats = [ME, {"kind": "me", "name": "Tom"}]
    box: Any = Log(edition, seats=seats).table.edition
    colours = list(getattr(box, "homes", None) or box.colours)
    chosen = [colours[1], colours[3]]
    table = Log(edition, seats=[{**seat, "colour": colour} for seat, colour in zip(seats, chosen, strict=True)]).table
    assert [seat["colour"] for seat in table_json(table)["seats"]] == chosen
    first = {Log(edition, seed=seed, seats=seats).begin().table.acting for seed in range(20)}
    assert first == ({frozenset((0, 1))} if table.game.together else {frozenset((0,)), frozenset((1,))})


def test_names_are_made_up_where_strangers_meet() -> None:
    table = Log(seats=[ME, {"kind": "open"}], listed=True).table
    assert table.occupants[0].name != "Ida"
    with pytest.raises(Problem, match=r"table\.listed_here"):
        Log(seats=[ME, OPA], listed=True)


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"seats": [ME, {"kind": "bot", "bot": "cmd:sh"}]}, "bot.unknown"),
        ({"seats": [ME, {"kind": "bot"}]}, "bot.unknown"),
        ({"seats": [ME, {"kind": "here", "name": "Ida"}]}, "table.same_name"),
        ({"seats": [{**ME, "colour": "red"}, OPA]}, "table.colours"),
        ({"options": {"goals": 99}}, "option.goals"),
        ({"options": {"nonsense": 1}}, "option.unknown"),
        ({"edition": "/etc/passwd.toml"}, "edition.no_such"),
        ({"edition": "go", "seats": [ME], "clock": 60}, "table.no_clock"),
        ({"edition": "go", "seats": [ME, OPA]}, "table.together_here"),
    ],
)
def test_what_cannot_be_set_up(asked: dict[str, Any], expected: str) -> None:
    assert code(lambda: Log(**asked)) == expected


def test_an_entry_is_kept_as_it_was() -> None:
    data: Any = {"moves": [[0, "N4es", 1.5]]}
    entry = Entry("tabletable", 3, 12, log.MOVE, 0, data)
    assert Entry.of_row(type("Row", (), entry.row())) == entry


def test_bots_take_their_time_hurry_or_are_done_at_once() -> None:
    table = Log("go", seats=[ME, BOT, BOT]).begin()
    room = LiveTable(table.table, 0)

    def after(*moves: tuple[int, str]) -> float:
        for seat, text in moves:
            table.do(commands.move, seat, text, table.table.seq, table.dice)
        room.state = table.table
        return speedup(room)

    assert after((0, "ready"), (1, "ready"), (2, "ready")) == 1
    assert after((0, "grab")) == WATCHABLE_SPEEDUP
    room.skipping = True
    assert after((1, "H1a-a1e")) == inf
    assert after((1, "grab")) == 1  # the next round
    assert not room.skipping
