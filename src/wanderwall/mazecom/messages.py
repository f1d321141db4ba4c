"""The messages of mazeCom.xsd in both generations of the schema. Each client is answered in its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

from wanderwall.mazecom import wire
from wanderwall.mazecom.wire import BadXml

NOERROR, ERROR, AWAIT_LOGIN, AWAIT_MOVE, ILLEGAL_MOVE, TIMEOUT, TOO_MANY_TRIES = (
    "NOERROR", "ERROR", "AWAIT_LOGIN", "AWAIT_MOVE", "ILLEGAL_MOVE", "TIMEOUT", "TOO_MANY_TRIES",
)  # fmt: skip
PLAYER, MANAGER, SPECTATOR = "PLAYER", "MANAGER", "SPECTATOR"

#: the required element for each messagetype
BODIES = {
    "LOGIN": "LoginMessage",
    "LOGINREPLY": "LoginReplyMessage",
    "AWAITMOVE": "AwaitMoveMessage",
    "MOVE": "MoveMessage",
    "MOVEINFO": "MoveInfoMessage",
    "GAMESTATUS": "GameStatusMessage",
    "CONTROLSERVER": "ControlServerMessage",
    "ACCEPT": "AcceptMessage",
    "WIN": "WinMessage",
    "DISCONNECT": "DisconnectMessage",
}
#: sides as the openings of a tile count them, in the order of the schema
SIDES = {"top": 1, "bottom": 4, "left": 8, "right": 2}


@dataclass(frozen=True, slots=True)
class Dialect:
    """A generation of the schema."""

    #: the attribute with the kind of message, the element with the error, the element with the next treasure
    kind: str
    error: str
    treasure: str
    #: whether moves are sent to all, with roles, statistics, and the found treasures on the board
    rich: bool


#: of 2018 and later, and of the years before
NEW = Dialect("messagetype", "errortypeCode", "treasureToFindNext", True)
OLD = Dialect("mcType", "errorCode", "treasure", False)


class XmlMessage(NamedTuple):
    """A parsed message."""

    kind: str
    id: int
    body: Element
    dialect: Dialect


class XmlCard(NamedTuple):
    """A tile: its open sides, the treasure on it, and the players on it."""

    openings: int
    treasure: str | None = None
    pins: tuple[int, ...] = ()


class XmlBoard(NamedTuple):
    """All tiles row by row, the spare tile, where it may not go in, and the found treasures."""

    cards: tuple[XmlCard, ...]
    shift_card: XmlCard
    forbidden: tuple[int, int] | None
    found: tuple[str, ...]


class XmlMove(NamedTuple):
    """Where the tile goes in, its rotation, and where the pin goes; places are row and column."""

    shift: tuple[int, int]
    pin: tuple[int, int]
    card: XmlCard


class Stats(NamedTuple):
    """The statistics of a player."""

    found: int
    moves: int
    longest_fail: int


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def read(text: bytes) -> XmlMessage:
    """Parse a message; raise BadXml if it is not valid."""
    root = wire.parse_xml(text)
    dialect = NEW if NEW.kind in root.attrib else OLD
    kind = root.get(dialect.kind, "")
    if root.tag != "MazeCom" or kind not in BODIES:
        raise BadXml
    return XmlMessage(kind, number(root.get("id")), child(root, BODIES[kind]), dialect)


def child(parent: Element, name: str) -> Element:
    found = parent.find(name)
    if found is None:
        raise BadXml
    return found


def text(parent: Element, name: str) -> str:
    return (child(parent, name).text or "").strip()


def number(words: str | None) -> int:
    try:
        return int((words or "")[:11])
    except ValueError:
        raise BadXml from None


def place(parent: Element, name: str) -> tuple[int, int]:
    there = child(parent, name)
    return number(text(there, "row")), number(text(there, "col"))


def card(tile: Element) -> XmlCard:
    sides = child(tile, "openings")
    openings = 0
    for side, bit in SIDES.items():
        word = text(sides, side)
        if word not in ("true", "false", "1", "0"):
            raise BadXml
        openings |= bit if word in ("true", "1") else 0
    treasure = tile.find("treasure")
    pins = tuple(number(pin.text) for pin in child(tile, "pin").findall("playerID"))
    return XmlCard(openings, None if treasure is None else (treasure.text or "").strip(), pins)


def board(element: Element) -> XmlBoard:
    cards = tuple(card(tile) for row in element.findall("row") for tile in row.findall("col"))
    if len(cards) != 49:
        raise BadXml
    forbidden = None if element.find("forbidden") is None else place(element, "forbidden")
    found = tuple((each.text or "").strip() for each in element.findall("foundTreasures"))
    return XmlBoard(cards, card(child(element, "shiftCard")), forbidden, found)


def move(body: Element) -> XmlMove:
    return XmlMove(place(body, "shiftPosition"), place(body, "newPinPos"), card(child(body, "shiftCard")))


# ── writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def new_message(dialect: Dialect, kind: str, id: int) -> tuple[Element, Element]:
    """A message without content, and its body."""
    root = Element("MazeCom", {dialect.kind: kind, "id": str(id)})
    return root, SubElement(root, BODIES[kind])


def put(parent: Element, name: str, value: str | int) -> Element:
    new = SubElement(parent, name)
    new.text = str(value)
    return new


def login(dialect: Dialect, name: str, role: str = PLAYER) -> Element:
    root, body = new_message(dialect, "LOGIN", -1)
    put(body, "name", name)
    if role != PLAYER:
        put(body, "role", role)
    return root


def login_reply(dialect: Dialect, id: int) -> Element:
    root, body = new_message(dialect, "LOGINREPLY", id)
    put(body, "newID", id)
    return root


def await_move(dialect: Dialect, id: int, board: XmlBoard, to_go: Mapping[int, int], treasure: str) -> Element:
    root, body = new_message(dialect, "AWAITMOVE", id)
    put_board(dialect, body, "board", board)
    for player, treasures in sorted(to_go.items()):
        each = SubElement(body, "treasuresToGo")
        put(each, "player", player)
        put(each, "treasures", treasures)
    if not dialect.rich:
        put_all(body, "foundTreasures", board.found)
    put(body, dialect.treasure, treasure)
    return root


def move_message(dialect: Dialect, id: int, move: XmlMove) -> Element:
    root, body = new_message(dialect, "MOVE", id)
    put_move(body, move)
    return root


def move_info(dialect: Dialect, id: int, mover: int, board: XmlBoard, move: XmlMove, reached: bool) -> Element:
    root, body = new_message(dialect, "MOVEINFO", id)
    put_turn(dialect, body, mover, board, move, reached)
    return root


def game_status(
    dialect: Dialect,
    id: int,
    mover: int,
    board: XmlBoard,
    move: XmlMove,
    reached: bool,
    players: Mapping[int, tuple[str, list[str]]],
) -> Element:
    """A status message for the manager of the server: `players` are their names and all their treasures left, the next
    one first.
    """
    root, body = new_message(dialect, "GAMESTATUS", id)
    put_turn(dialect, body, mover, board, move, reached)
    for player, (name, treasures) in sorted(players.items()):
        status = SubElement(body, "playerStatus")
        put(status, "playerID", player)
        put(status, "playerName", name)
        put(status, "currentTreasure", treasures[0])
        put_all(status, "treasures", treasures)
    put_all(body, "foundTreasures", board.found)
    return root


def control_server(dialect: Dialect, command: str, players: int | None = None) -> Element:
    root, body = new_message(dialect, "CONTROLSERVER", 0)
    if players is not None:
        put(body, "playerCount", players)
    put(body, "command", command)
    return root


def accept(dialect: Dialect, id: int, error: str) -> Element:
    root, body = new_message(dialect, "ACCEPT", id)
    put(body, "accept", "true" if error == NOERROR else "false")
    put(body, dialect.error, error)
    return root


def win(dialect: Dialect, id: int, board: XmlBoard, stats: Iterable[Stats], winner: int, name: str) -> Element:
    root, body = new_message(dialect, "WIN", id)
    put_board(dialect, body, "board", board)
    for each in stats if dialect.rich else ():
        element = SubElement(body, "statistics")
        put(element, "foundTreasures", each.found)
        put(element, "movesDone", each.moves)
        put(element, "longestFailMoves", each.longest_fail)
    put(body, "winner", name).set("id", str(winner))
    return root


def disconnect(dialect: Dialect, id: int, name: str, error: str) -> Element:
    root, body = new_message(dialect, "DISCONNECT", id)
    put(body, "name", name)
    put(body, dialect.error, error)
    return root


def put_turn(dialect: Dialect, body: Element, mover: int, board: XmlBoard, move: XmlMove, reached: bool) -> None:
    body.set("playerId", str(mover))
    put_board(dialect, body, "boardAfterMove", board)
    put(body, "treasureReached", "true" if reached else "false")
    put_move(SubElement(body, "sendMove"), move)


def put_move(body: Element, move: XmlMove) -> None:
    put_place(body, "shiftPosition", move.shift)
    put_place(body, "newPinPos", move.pin)
    put_card(body, "shiftCard", move.card)


def put_board(dialect: Dialect, parent: Element, name: str, board: XmlBoard) -> None:
    element = SubElement(parent, name)
    for row in range(7):
        line = SubElement(element, "row")
        for tile in board.cards[7 * row : 7 * row + 7]:
            put_card(line, "col", tile)
    put_card(element, "shiftCard", board.shift_card)
    if board.forbidden is not None:
        put_place(element, "forbidden", board.forbidden)
    if dialect.rich:
        put_all(element, "foundTreasures", board.found)


def put_card(parent: Element, name: str, card: XmlCard) -> None:
    tile = SubElement(parent, name)
    sides = SubElement(tile, "openings")
    for side, bit in SIDES.items():
        put(sides, side, "true" if card.openings & bit else "false")
    put_all(SubElement(tile, "pin"), "playerID", card.pins)
    if card.treasure is not None:
        put(tile, "treasure", card.treasure)


def put_place(parent: Element, name: str, place: tuple[int, int]) -> None:
    there = SubElement(parent, name)
    put(there, "row", place[0])
    put(there, "col", place[1])


def put_all(parent: Element, name: str, values: Iterable[str | int]) -> None:
    for value in values:
        put(parent, name, value)
