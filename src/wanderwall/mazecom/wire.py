"""Messages on the wire: four bytes of length, big-endian, then XML in UTF-8. The parser refuses everything that could
do harm.
"""

from __future__ import annotations

import asyncio
import struct
from typing import NoReturn
from xml.etree.ElementTree import Element, TreeBuilder, tostring
from xml.parsers import expat

#: bytes of the longest accepted message; a board with all its white space has about 20,000
LONGEST = 256 * 1024
#: maximum nesting of elements; messages have six
DEEPEST = 12
HEAD = b'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'


class BadLength(Exception):
    """An impossible length: what follows cannot be understood either."""


class BadXml(Exception):
    """A message that is not XML, or contains constructs that no message needs."""


async def read(stream: asyncio.StreamReader) -> bytes:
    """Return the next message; raise EOFError if there will be none."""
    try:
        (length,) = struct.unpack(">i", await stream.readexactly(4))
        if not 0 < length <= LONGEST:
            raise BadLength
        return await stream.readexactly(length)
    except (asyncio.IncompleteReadError, OSError):
        raise EOFError from None


def to_frame(message: Element) -> bytes:
    """Encode a message with its length."""
    text: bytes = HEAD + tostring(message, encoding="utf-8", xml_declaration=False)
    return struct.pack(">i", len(text)) + text


def parse_xml(text: bytes) -> Element:
    """Parse the XML of a message. Document types, and with them entities and external schemas, are refused.

    The text is read as UTF-8 whatever it declares: programs in C# write utf-16 there, but mean the string it was made
    from.
    """
    tree, depth = TreeBuilder(), 0

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > DEEPEST:
            raise BadXml
        tree.start(name, attributes)

    def end(name: str) -> None:
        nonlocal depth
        depth -= 1
        tree.end(name)

    parser = expat.ParserCreate("utf-8")
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = tree.data
    parser.StartDoctypeDeclHandler = _refuse
    parser.EntityDeclHandler = _refuse
    parser.ExternalEntityRefHandler = _refuse
    try:
        parser.Parse(text.removeprefix(b"\xef\xbb\xbf"), True)
    except (expat.ExpatError, ValueError):
        raise BadXml from None
    return tree.close()


def _refuse(*_: object) -> NoReturn:
    raise BadXml
