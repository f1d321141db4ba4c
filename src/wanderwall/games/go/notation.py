"""Notation of Labyrinth Go!. The writer is strict, the reader tolerant.

Moves: `H1a-c2e` lays tile H1, face a (front), its square a on c2 and b to the east of it; `J-c2` the joker; `-H1`
lifts; `ready grab stop skip`; the chance moves `roll:purse,spider,owl,candelabra`, `time` and, if a bot has taken over,
`helper:red=no`.

Positions, one line: edition, round, step, roll, then `colour=track:layout:status` for each seat, the last round if
there is one (`last=round/roll/before:layout:score tile/…`, `2+free` for a tile whose red side cost nothing), and the
options that are not at their defaults; `-` is nothing.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NamedTuple, get_args

from wanderwall.board.tiles import LETTERS
from wanderwall.game.line_reader import LineReader, split_list
from wanderwall.game.options import NO, YES, non_default, parse_options, resolve_options, to_text
from wanderwall.game.protocol import Seat
from wanderwall.games import edition as find_edition
from wanderwall.games.go.check import lay_tile, score_board
from wanderwall.games.go.setup import seat_colours, table_for
from wanderwall.games.go.state import (
    JOKER,
    Assist,
    GoEdition,
    Grab,
    Lay,
    Layout,
    Lift,
    Move,
    Options,
    Picture,
    Player,
    Ready,
    Roll,
    Round,
    RoundResult,
    Skip,
    State,
    Step,
    Stop,
    TimeUp,
)
from wanderwall.problem import Problem

WORDS: dict[str, Move] = {"ready": Ready(), "grab": Grab(), "stop": Stop(), "skip": Skip(), "time": TimeUp()}
NOTHING = "-"
#: suffix of a score tile whose red side cost nothing (G11)
FREE = "+free"
MARKS = ("ready", "stop", "joker")
#: the direction of b from a, by quarter turns
TOWARDS = "eswn"
EXPECTED = "H1a-c2e | J-c2 | -H1 | " + " | ".join(WORDS)


class LastBoard(NamedTuple):
    """A seat in the last round: its track before, its layout as text, its score tile."""

    before: int
    layout: str
    tile: int | None
    spared: bool


class GoNotation:
    """Positions and moves as text, and back."""

    def move_text(self, state: State, move: Move) -> str:
        match move:
            case Lay():
                return lay_text(state.edition, move)
            case Lift(tile):
                return lift_text(tile)
            case Roll(faces):
                return "roll:" + ",".join(faces)
            case Assist(colour, on):
                return f"helper:{colour}={to_text(on)}"
        return next(word for word, known in WORDS.items() if known == move)

    def read_move(self, state: State, seat: Seat, text: str) -> Move:
        """Read a move in any case, with any spaces or dashes."""
        words = text.strip().lower()
        if words in WORDS:
            return WORDS[words]
        if roll := re.fullmatch(r"roll[\s:]+(.+)", words):
            return Roll(_in_order(state.edition, re.split(r"[,\s]+", roll[1])))
        if assist := re.fullmatch(rf"helper[\s:]+(\w+)\s*=\s*({YES}|{NO})", words):
            return Assist(assist[1], assist[2] == YES)
        tiles = {_letter(id).lower(): id for id in state.edition.all_tiles} | {JOKER: JOKER}
        lift = re.fullmatch(r"(?:-|lift\b)[\s-]*(\w+)", words)
        if lift and lift[1] in tiles:
            return Lift(tiles[lift[1]])
        if lay := _read_lay(state.edition, tiles, words):
            return lay
        raise Problem("go.notation.move", text=text[:40], expected=EXPECTED)

    def move_number(self, state: State) -> int | None:
        return state.number if state.step == "roll" else None

    def position_text(self, state: State) -> str:
        edition = state.edition
        parts = [edition.id, str(state.number), state.step, ",".join(state.roll) or NOTHING]
        for player in state.players:
            marks = [word for word in MARKS if getattr(player, word)]
            if player.grabbed is not None:
                marks.append(str(player.grabbed))
            layout = layout_text(edition, player.layout)
            parts.append(f"{player.colour}={player.track}:{layout}:{'+'.join(marks) or NOTHING}")
        if state.last:
            boards = (
                f"{result.before}:{layout_text(edition, result.layout)}:{_tile_text(result)}"
                for result in state.last.results
            )
            parts.append("/".join([f"last={state.last.number}", ",".join(state.last.roll), *boards]))
        parts += [f"{name}={value}" for name, value in non_default(state.options).items()]
        return " ".join(parts)

    def read_position(self, text: str) -> State:
        """Read the state from a line; errors name the column and what was expected."""
        words = LineReader(text)
        edition: GoEdition = words.take("edition", find_edition)
        if not isinstance(edition, GoEdition):
            raise LineReader(text).wrong("edition")
        number = words.take("number", _count)
        step = words.take("step", _read_step)
        roll = words.take("roll", lambda word: () if word == NOTHING else _read_roll(edition, word))
        seats, last = [], None
        rest: dict[str, str] = {}
        while words.left:
            name = words.next.partition("=")[0].lower()
            if name in edition.colours:
                seats.append((name, *words.take("seat", _read_seat)))
            elif name == "last":
                last = words.take("last", lambda word: _read_last(edition, word))
            else:
                rest |= words.take("named", lambda word: parse_options([word]))
        colours = seat_colours(edition, [colour for colour, *_ in seats])
        table = table_for(edition, colours, resolve_options(Options, len(colours), rest))
        players = tuple(
            Player(colour, track, read_layout(edition, layout), grabbed, **dict.fromkeys(marks, True))
            for colour, track, layout, grabbed, marks in seats
        )
        state = replace(table, players=players, step=step, number=number, roll=roll)
        if last:
            state = replace(state, last=_score_round(edition, *last))
        _consistent(state)
        return state


def _letter(tile: str) -> str:
    return "J" if tile == JOKER else tile


def lay_text(edition: GoEdition, lay: Lay) -> str:
    square = edition.grid.names[lay.square]
    return f"J-{square}" if lay.tile == JOKER else f"{lay.tile}{lay.face}-{square}{TOWARDS[lay.turn]}"


def lift_text(tile: str) -> str:
    return f"-{_letter(tile)}"


def layout_text(edition: GoEdition, layout: Layout) -> str:
    return ",".join(lay_text(edition, lay) for lay in layout) or NOTHING


def _read_lay(edition: GoEdition, tiles: dict[str, str], text: str) -> Lay | None:
    kinds = "|".join(sorted(tiles, key=len, reverse=True))
    found = re.fullmatch(
        rf"(?P<tile>{kinds})\s*(?P<before>[ab])?[\s:-]*(?P<square>[a-z]\d+)[\s-]*(?P<towards>[{LETTERS}])?[\s-]*(?P<after>[ab])?",
        text,
    )
    if not found or not edition.grid.is_square(found["square"]):
        return None
    tile, square, faces = tiles[found["tile"]], edition.grid.square(found["square"]), (found["before"], found["after"])
    if tile == JOKER:
        return Lay(JOKER, square) if not any(faces) and not found["towards"] else None
    if faces.count(None) != 1 or not found["towards"]:
        return None
    return Lay(tile, square, TOWARDS.index(found["towards"]), faces[0] or faces[1])


def read_layout(edition: GoEdition, text: str) -> Layout:
    """Read the tiles on a board, checked by the rules of laying."""
    layout: Layout = ()
    tiles = {_letter(id).lower(): id for id in edition.all_tiles}
    for word in split_list("" if text == NOTHING else text):
        lay = _read_lay(edition, tiles, word.lower())
        if lay is None:
            raise Problem("go.notation.move", text=word[:40], expected=EXPECTED)
        layout = lay_tile(edition, layout, lay, joker=True)
    return layout


def _in_order(edition: GoEdition, pictures: list[Picture]) -> tuple[Picture, ...]:
    """Rolled pictures in the order of the dice if each die shows one of them; else unchanged."""
    by_die = [[picture for picture in pictures if picture in die] for die in edition.dice]
    if len(pictures) == len(by_die) and all(len(shown) == 1 for shown in by_die):
        return tuple(shown[0] for shown in by_die)
    return tuple(pictures)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise ValueError(text)
    return int(text)


def _read_step(text: str) -> Step:
    steps: tuple[Step, ...] = get_args(Step)
    return steps[steps.index(text.lower())]


def _read_roll(edition: GoEdition, text: str) -> tuple[Picture, ...]:
    roll = _in_order(edition, text.lower().split(","))
    if not all(face in die for face, die in zip(roll, edition.dice, strict=True)):
        raise ValueError(text)
    return roll


def _read_seat(text: str) -> tuple[int, str, int | None, list[str]]:
    """Track, layout as text, grabbed score tile, marks."""
    track, layout, status = text.partition("=")[2].split(":")
    words = [] if status == NOTHING else status.lower().split("+")
    marks = [word for word in words if word in MARKS]
    tiles = [_count(word) for word in words if word not in MARKS]
    if len(tiles) > 1:
        raise ValueError(status)
    return _count(track), layout, tiles[0] if tiles else None, marks


def _tile_text(result: RoundResult) -> str:
    """The score tile of the last round, and whether its red side cost nothing; its points follow from that."""
    return NOTHING if result.score_tile is None else f"{result.score_tile}{'' if result.points else FREE}"


def _read_last(edition: GoEdition, text: str) -> tuple[int, tuple[Picture, ...], list[LastBoard]]:
    """Number, roll, and the board of each seat."""
    number, roll, *boards = text.partition("=")[2].split("/")
    values, read = [tile.blue for tile in edition.score_tiles], []
    for before, layout, tile in (board.split(":") for board in boards):
        blue = None if tile == NOTHING else values[values.index(_count(tile.lower().removesuffix(FREE)))]
        read.append(LastBoard(_count(before), layout, blue, tile.lower().endswith(FREE)))
    return _count(number), _read_roll(edition, roll), read


def _score_round(edition: GoEdition, number: int, roll: tuple[Picture, ...], boards: list[LastBoard]) -> Round:
    results = (
        score_board(edition, roll, read_layout(edition, board.layout), board.tile, board.before, board.spared)
        for board in boards
    )
    return Round(number, roll, tuple(results))


def _consistent(state: State) -> None:
    """Refuse a position that no game leads to."""
    edition, players, last = state.edition, state.players, state.last
    playing = [player for player in players if player.grabbed is None]
    grabbed = sorted((player.grabbed for player in players if player.grabbed is not None), reverse=True)
    score_tiles = () if state.solo else edition.table(len(players)).score_tiles
    jokers = [player for player in players if player.joker]
    arrived = not state.solo and any(player.track >= edition.finish for player in players)
    on_table = any(player.layout or player.stop or player.grabbed for player in players)
    start = 0 if state.solo else edition.table(len(players)).start
    solved = state.number if state.options.one_roll and state.step == "over" else state.number - 1
    sound = [
        ("round", "G3", state.number > 0),
        ("round", "G11", not state.options.one_roll or state.number == 1),
        ("roll", "G3", bool(state.roll) == (state.step in ("ready", "play"))),
        ("step", "G3", not on_table or state.step == "play"),
        ("step", "G10", not state.solo or state.step != "ready"),
        ("ready", "G3", not any(player.ready for player in players) or state.step == "ready"),
        ("ready", "G3", state.step != "ready" or not all(player.ready for player in players)),
        ("tiles", "G6", grabbed == list(score_tiles[: len(grabbed)])),
        ("tiles", "G6", state.solo or len(playing) > 1),
        ("stop", "G6", not (playing and all(player.stop for player in playing))),
        ("stop", "G6", not any(player.stop and player.grabbed is not None for player in players)),
        ("joker", "G8", len(jokers) <= (edition.joker_tile in score_tiles)),
        ("joker", "G8", all(p.joker or all(lay.tile != JOKER for lay in p.layout) for p in players)),
        ("joker", "G8", not jokers or (last is not None and last.number < state.number) or state.step == "over"),
        ("track", "G9", state.solo or arrived == (state.step == "over")),
        ("last", "G9", not arrived or last is not None),
        ("track", "G2", last is not None or state.solo or all(player.track == start for player in players)),
        ("track", "G10", not state.solo or players[0].track <= solved),
        ("last", "G7", state.solo or state.number == 1 or last is not None),
    ]
    if last:
        tiles = [result.score_tile for result in last.results]
        used = sum(lay.tile == JOKER for result in last.results for lay in result.layout)
        before = [result.before for result in last.results]
        sound += [
            ("last", "G7", len(last.results) == len(players)),
            ("last", "G7", tiles == [None] if state.solo else set(tiles) == set(score_tiles)),
            ("last", "G10", not state.solo or all(result.points for result in last.results)),
            ("last", "G7", [result.after for result in last.results] == [player.track for player in players]),
            ("last", "G7", 0 < last.number < state.number or (state.step == "over" and last.number == state.number)),
            ("last", "G7", state.solo or last.number == state.number - (state.step != "over")),
            ("last", "G2", state.solo or last.number > 1 or before == [start] * len(players)),
            ("last", "G9", state.solo or max(before, default=0) < edition.finish),
            ("joker", "G8", used <= (edition.joker_tile in score_tiles and last.number > 1)),
            ("joker", "G8", [player.joker for player in players] == [tile == edition.joker_tile for tile in tiles]),
        ]
    for part, clause, holds in sound:
        if not holds:
            raise Problem("go.notation.position", clause, part=part)
