"""What comes over the wire: bounded, and without anything that a message does not need."""

from __future__ import annotations

import asyncio
import struct

import pytest

from wanderwall.mazecom import messages, wire
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
