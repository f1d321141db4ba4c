"""What comes over the wire: bounded, without anything that a message does not need; our table and theirs are the same
box.
"""

from __future__ import annotations

import asyncio
import struct
from dataclasses import replace
from random import Random

import pytest

from wanderwall.games import edition
from wanderwall.match import Match
from wanderwall.mazecom import board, messages, wire
from wanderwall.mazecom.connection import play_turn
from wanderwall.mazecom.messages import XmlMove
from wanderwall.mazecom.wire import BadLength, BadXml

LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 30))


@pytest.mark.parametrize(
    "text",
    [
        f'<!DOCTYPE x [<!ENTITY l0 "ha">{LAUGHS}]><x>&l29;</x>',
        '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>',
        '<!DOCTYPE x SYSTEM "http://elsewhere.example/x.dtd"><x/>',
        "<!DOCTYPE x><x/>",
        "<a>" * 100_000,
        "<a>" * 20 + "</a>" * 20,
        "<x>&nobody;</x>",
        "<x>",
        "good morning",
        "",
        "<x/><x/>",
    ],
    ids=range(11),
)
def test_no_document_type_no_entity_no_depth(text: str) -> None:
    with pytest.raises(BadXml):
        wire.parse_xml(text.encode())


def test_bytes_that_are_no_utf8_are_refused() -> None:
    with pytest.raises(BadXml):
        wire.parse_xml(b"<x>\xff\xfe</x>")


def test_it_is_utf8_whatever_it_says_of_itself() -> None:
    head = '<?xml version="1.0" encoding="utf-16"?>'
    assert wire.parse_xml(f"\ufeff{head}<name>Jürgen</name>".encode()).text == "Jürgen"


@pytest.mark.parametrize("length", [0, -1, wire.LONGEST + 1, 2**31 - 1])
def test_a_length_that_no_message_has_is_not_read(length: int) -> None:
    async def read() -> bytes:
        stream = asyncio.StreamReader()
        stream.feed_data(struct.pack(">i", length))
        return await wire.read(stream)

    with pytest.raises(BadLength):
        asyncio.run(read())


def test_a_message_that_breaks_off_is_the_end() -> None:
    async def read() -> bytes:
        stream = asyncio.StreamReader()
        stream.feed_data(struct.pack(">i", 10) + b"<x")
        stream.feed_eof()
        return await wire.read(stream)

    with pytest.raises(EOFError):
        asyncio.run(read())


@pytest.mark.parametrize(
    "text",
    [
        '<MazeCom messagetype="HELLO" id="1"><LoginMessage/></MazeCom>',
        '<MazeCom messagetype="LOGIN" id="1"><MoveMessage/></MazeCom>',
        '<MazeCom messagetype="LOGIN" id="one"><LoginMessage/></MazeCom>',
        '<MazeCom id="1"><LoginMessage/></MazeCom>',
        '<Maze messagetype="LOGIN" id="1"><LoginMessage/></Maze>',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(BadXml):
        messages.read(text.encode())


def test_both_generations_are_told_apart() -> None:
    for dialect in (messages.NEW, messages.OLD):
        sent = wire.to_frame(messages.login(dialect, "Ada & <Bob>"))
        read = messages.read(sent[4:])
        assert (read.kind, read.id, read.dialect) == ("LOGIN", -1, dialect)
        assert messages.text(read.body, "name") == "Ada & <Bob>"
        assert struct.unpack(">i", sent[:4]) == (len(sent) - 4,)


#: the fixed cards of the first server: where, open sides, treasure
FIXED = {
    (0, 0): ("es", "Start01"), (0, 2): ("esw", "sym13"), (0, 4): ("esw", "sym14"), (0, 6): ("sw", "Start02"),
    (2, 0): ("nes", "sym15"), (2, 2): ("nes", "sym16"), (2, 4): ("esw", "sym17"), (2, 6): ("nsw", "sym18"),
    (4, 0): ("nes", "sym19"), (4, 2): ("new", "sym20"), (4, 4): ("nsw", "sym21"), (4, 6): ("nsw", "sym22"),
    (6, 0): ("ne", "Start03"), (6, 2): ("new", "sym23"), (6, 4): ("new", "sym24"), (6, 6): ("nw", "Start04"),
}  # fmt: skip


def table(ids: list[int], seed: int = 1) -> Match:
    return Match.deal(edition(board.EDITION), board.colours_of(ids), {"first": 1}, seed=seed)


def test_fixed_and_movable_cards_are_those_of_the_first_server() -> None:
    shown = board.as_board(table([1, 2, 3, 4]).state)
    for (row, column), (sides, treasure) in FIXED.items():
        card = shown.cards[7 * row + column]
        assert (card.openings, card.treasure) == (sum(1 << "nesw".index(side) for side in sides), treasure)
    assert [shown.cards[n].pins for n in (0, 6, 42, 48)] == [(1,), (2,), (3,), (4,)]
    loose = [card for n, card in enumerate(shown.cards) if divmod(n, 7) not in FIXED] + [shown.shift_card]
    corners = {card.treasure for card in loose if card.openings in (3, 6, 12, 9)} - {None}
    tees = {card.treasure for card in loose if card.openings.bit_count() == 3}
    assert corners == {f"sym{n:02}" for n in range(1, 7)}
    assert tees == {f"sym{n:02}" for n in range(7, 13)}


@pytest.mark.parametrize("ids", [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4]])
def test_a_turn_goes_there_and_back_and_a_guest_sees_the_same_table(ids: list[int]) -> None:
    """Through whole random games: what is read from a board is what our own seat sees."""
    match, dice, turns = table(ids), Random(7), 0
    while match.to_act and turns < 60:
        (seat,) = match.to_act
        state = match.state
        me = board.id_of(state, seat)
        to_go = {board.id_of(state, each): len(board.to_find(state, each)) for each in range(len(ids))}
        guest, mine = board.as_match(board.as_board(state), me, to_go, board.to_find(state, seat)[0])
        ours, theirs = match.view(seat), guest.view(mine)
        for key in ("maze", "spare", "barred", "things", "step"):
            assert ours[key] == theirs[key]
        assert [(s["pawn"], s["left"], s["home"]) for s in ours["seats"]] == [
            (s["pawn"], s["left"], s["home"]) for s in theirs["seats"]
        ]
        assert ours["seats"][seat]["cards"] == theirs["seats"][mine]["cards"]
        assert match.choices(seat) == guest.choices(mine)
        copy = match.copy()
        match.move(dice.choice(match.legal()))
        match.move(dice.choice(match.legal()))
        assert play_turn(copy, seat, board.as_move(state, match.state))
        assert replace(copy.state) == match.state
        turns += 1


def test_what_breaks_a_rule_changes_nothing() -> None:
    match = table([1, 2])
    spare = board.as_board(match.state).shift_card
    good = XmlMove((0, 1), (0, 0), spare)
    for bad in (
        good._replace(shift=(0, 0)),
        good._replace(shift=(9, -1)),
        good._replace(pin=(7, 0)),
        good._replace(pin=(6, 6)),
        good._replace(card=spare._replace(openings=15)),
        good._replace(card=spare._replace(treasure="sym24")),
        good._replace(card=spare._replace(pins=(1,))),
    ):
        before = match.state
        assert not play_turn(match, 0, bad)
        assert match.state is before
    assert play_turn(match, 0, good)
    again = XmlMove((6, 1), (0, 6), board.as_board(match.state).shift_card)
    assert board.as_board(match.state).forbidden == (6, 1)
    assert not play_turn(match, 1, again)


def test_a_board_that_cannot_be_is_refused() -> None:
    shown = board.as_board(table([1, 2]).state)
    for wrong, to_go in (
        (shown, {2: 3}),
        (shown, {1: 3, 2: 3, 9: 1}),
        (shown, {1: 3, 2: 3, 3: 3}),
        (shown._replace(cards=tuple(card._replace(treasure=None) for card in shown.cards)), {1: 3, 2: 3}),
    ):
        with pytest.raises(BadXml):
            board.as_match(wrong, 1, to_go, "sym01")
