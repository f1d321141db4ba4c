"""A client that says what a script tells it to, as programs of students do; it knows nothing of the package."""

from __future__ import annotations

import asyncio
import re
import struct
from dataclasses import dataclass
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape

#: no answer takes that long, however busy the machine
PATIENCE = 60.0


@dataclass
class ClientGeneration:
    """How a generation of programs writes: JAXB's new ones, JAXB's old ones, and those in C#."""

    head: str
    kind: str
    error: str
    treasure: str


NEW = ClientGeneration(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>', "messagetype", "errortypeCode", "treasureToFindNext"
)
OLD = ClientGeneration('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>', "mcType", "errorCode", "treasure")
SHARP = ClientGeneration('<?xml version="1.0" encoding="utf-16"?>\r\n', "mcType", "errorCode", "treasure")


#: what the schema of 2019 lets be in each message of the server and in each of its parts, in this order
SCHEMA = {
    "LOGINREPLY": "newID",
    "AWAITMOVE": "board:Board treasuresToGo:ToGo{1,4} treasureToFindNext",
    "MOVEINFO": "boardAfterMove:Board treasureReached sendMove:Move",
    "GAMESTATUS": "boardAfterMove:Board treasureReached sendMove:Move playerStatus:Status{1,4} foundTreasures{0,24}",
    "ACCEPT": "accept errortypeCode",
    "WIN": "board:Board statistics:Statistics{1,4} winner",
    "DISCONNECT": "name errortypeCode",
    "Board": "row:Row{7} shiftCard:Card forbidden:Place? foundTreasures{0,24}",
    "Row": "col:Card{7}",
    "Card": "openings:Openings pin:Pin treasure?",
    "Openings": "top bottom left right",
    "Pin": "playerID{0,4}",
    "Place": "row col",
    "ToGo": "player treasures",
    "Move": "shiftPosition:Place newPinPos:Place shiftCard:Card",
    "Status": "playerID playerName currentTreasure treasures{1,25}",
    "Statistics": "foundTreasures movesDone longestFailMoves",
    "": "",
}


def check(element: Element, kind: str) -> None:
    """Clients that were made from the schema read what it says, and nothing else."""
    parts = re.findall(r"(\w+):?(\w*)(\S*)", SCHEMA[kind])
    wanted = "".join(f"(?:{name} ){count}" for name, _, count in parts)
    assert re.fullmatch(wanted, "".join(f"{child.tag} " for child in element)), (kind, wanted, list(element))
    kinds = {name: kind for name, kind, _ in parts}
    for child in element:
        check(child, kinds[child.tag])


class ScriptedClient:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, speaks: ClientGeneration) -> None:
        self.reader, self.writer, self.speaks = reader, writer, speaks
        self.id = -1

    @classmethod
    async def connect(cls, port: int, speaks: ClientGeneration = NEW) -> ScriptedClient:
        return cls(*await asyncio.open_connection("127.0.0.1", port), speaks)

    def raw(self, text: bytes, length: int | None = None) -> None:
        self.writer.write(struct.pack(">i", len(text) if length is None else length) + text)

    def say(self, kind: str, body: str) -> None:
        spaces = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' if self.speaks is SHARP else ""
        root = f'<MazeCom{spaces} {self.speaks.kind}="{kind}" id="{self.id}">\n    {body}\n</MazeCom>'
        self.raw(f"{self.speaks.head}{root}".encode())

    async def hear(self) -> Element:
        """The next message, whose type is in the attribute that this generation knows."""
        (length,) = struct.unpack(">i", await asyncio.wait_for(self.reader.readexactly(4), PATIENCE))
        text = await asyncio.wait_for(self.reader.readexactly(length), PATIENCE)
        message = ElementTree.fromstring(text.decode("utf-8"))
        if self.speaks is NEW:
            (body,) = message
            check(body, message.get(NEW.kind, ""))
        return message

    async def expect(self, kind: str) -> Element:
        """The body of the next message, which is of this type and for us; what is sent to all is skipped."""
        while True:
            message = await self.hear()
            if message.get(self.speaks.kind) == "MOVEINFO" != kind:
                continue
            assert (message.get(self.speaks.kind), message.get("id")) == (kind, str(self.id))
            (body,) = message
            return body

    async def log_in(self, name: str = "Ada", role: str = "") -> int:
        self.say("LOGIN", f"<LoginMessage><name>{escape(name)}</name>{role and f'<role>{role}</role>'}</LoginMessage>")
        message = await self.hear()
        assert message.get(self.speaks.kind) == "LOGINREPLY"
        self.id = int(message.findtext("LoginReplyMessage/newID", ""))
        assert message.get("id") == str(self.id)
        return self.id

    async def accepted(self) -> str:
        """The error code of the answer, which says the same twice."""
        body = await self.expect("ACCEPT")
        code = body.findtext(self.speaks.error, "")
        assert body.findtext("accept") == ("true" if code == "NOERROR" else "false")
        return code

    async def sent_away(self) -> str:
        """The error code of the last message; nothing comes after it."""
        body = await self.expect("DISCONNECT")
        assert body.findtext("name")
        assert await asyncio.wait_for(self.reader.read(), PATIENCE) == b""
        return body.findtext(self.speaks.error, "")

    def move(self, asked: Element, shift: tuple[int, int], pin: tuple[int, int], openings: int | None = None) -> None:
        """A turn with the shift card as it was shown, or turned."""
        card = asked.find("board/shiftCard")
        assert card is not None
        if openings is not None:
            for side, bit in (("top", 1), ("right", 2), ("bottom", 4), ("left", 8)):
                card.find(f"openings/{side}").text = "true" if openings & bit else "false"  # type: ignore[union-attr]
        places = "".join(
            f"<{name}><row>{row}</row><col>{column}</col></{name}>"
            for name, (row, column) in (("shiftPosition", shift), ("newPinPos", pin))
        )
        self.say("MOVE", f"<MoveMessage>{places}{ElementTree.tostring(card, 'unicode')}</MoveMessage>")

    def stay(self, asked: Element) -> None:
        """A push that is never forbidden twice in a row, and no step: where the pawn stands, or is carried to."""
        forbidden = asked.find("board/forbidden")
        at = None if forbidden is None else (forbidden.findtext("row"), forbidden.findtext("col"))
        row, column = next(place for place in ((0, 1), (6, 1)) if at != tuple(map(str, place)))
        (mine,) = [
            (r, c)
            for r, line in enumerate(asked.findall("board/row"))
            for c, card in enumerate(line.findall("col"))
            if str(self.id) in [pin.text for pin in card.findall("pin/playerID")]
        ]
        step = 1 if row == 0 else -1
        self.move(asked, (row, column), ((mine[0] + step) % 7, 1) if mine[1] == 1 else mine)
