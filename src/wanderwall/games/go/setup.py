"""Read an edition file and set up a state for the first roll (G1, G2); roll the dice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from wanderwall.board.grid import MAX_SIDE, MIN_SIDE
from wanderwall.board.tiles import E, Openings, W, from_letters
from wanderwall.game.edition import TomlTable, common
from wanderwall.game.options import resolve_options
from wanderwall.game.protocol import Dice
from wanderwall.games.go.state import (
    JOKER,
    MIDDLE,
    GoEdition,
    Options,
    Picture,
    Player,
    Roll,
    ScoreTile,
    State,
    Tableful,
    Tile,
)
from wanderwall.problem import Problem

#: ids that the notation can separate: a tile's id ends in a digit, so that the letter of its face can follow
WORD = re.compile(r"[a-z][a-z0-9-]*")
TILE_ID = re.compile(r"[A-Z]+[0-9]+")
KINDS = ("hole-tiles", "plain-tiles")


def read_edition(table: TomlTable) -> GoEdition:
    """Read the edition from a file that names this game."""
    shared = common(table)
    colours = _ids(table, "colours", table.items("colours", str))
    pictures, middle = _board(table.table("board"))
    dice = _dice(table.table("dice"))
    tiles = tuple(_tile(part, kind == "hole-tiles") for kind in KINDS for part in table.tables(kind))
    joker, joker_tile = _joker(table.table("joker"))
    score_tiles = tuple(_score_tile(part) for part in table.tables("score-tiles"))
    tables = tuple(_tableful(part) for part in table.tables("tables"))
    finish = _finish(table.table("track"))
    seconds, ratings = _solo(table.table("solo"))
    edition = GoEdition(
        **shared,
        colours=colours,
        pictures=pictures,
        middle_openings=middle,
        dice=dice,
        tiles=tiles,
        joker=joker,
        joker_tile=joker_tile,
        score_tiles=score_tiles,
        tables=tables,
        finish=finish,
        solo_seconds=seconds,
        ratings=ratings,
    )
    table.refuse_unread()
    _fits(table, edition)
    resolve_options(Options, 1, edition.defaults, edition.young)
    return edition


def _ids(table: TomlTable, key: str, words: Iterable[str], pattern: re.Pattern[str] = WORD) -> tuple[str, ...]:
    """Different words that can be used as ids."""
    seen: list[str] = []
    for word in words:
        if not pattern.fullmatch(word):
            raise table.wrong(key, "id", text=word)
        if word in seen:
            raise table.wrong(key, "twice", text=word)
        seen.append(word)
    return tuple(seen)


def _board(table: TomlTable) -> tuple[tuple[Picture, ...], Openings]:
    rows = [row.split() for row in table.items("pictures", str)]
    side = len(rows)
    pictures = [picture for row in rows for picture in row]
    if side % 2 == 0 or not MIN_SIDE <= side <= MAX_SIDE or any(len(row) != side for row in rows):
        raise table.wrong("pictures", "go_board", rows=side)
    if pictures[side * side // 2] != MIDDLE:
        raise table.wrong("pictures", "go_middle", text=MIDDLE)
    _ids(table, "pictures", (picture for n, picture in enumerate(pictures) if n != side * side // 2))
    openings = _openings(table, "middle")
    table.refuse_unread()
    return tuple(pictures), openings


def _openings(table: TomlTable, key: str) -> Openings:
    text = table.text(key)
    try:
        return from_letters(text)
    except Problem:
        raise table.wrong(key, "openings", text=text) from None


def _dice(table: TomlTable) -> tuple[tuple[Picture, ...], ...]:
    dice = tuple(tuple(die.split()) for die in table.items("faces", str))
    _ids(table, "faces", (face for die in dice for face in die))
    if not dice or not all(dice):
        raise table.wrong("faces", "empty")
    table.refuse_unread()
    return dice


def _tile(table: TomlTable, hole: bool) -> Tile:
    (id,) = _ids(table, "id", [table.text("id")], TILE_ID)
    tile = Tile(id, hole, (_face(table, "front"), _face(table, "back")))
    table.refuse_unread()
    return tile


def _face(table: TomlTable, key: str) -> tuple[Openings, Openings]:
    """Parse `aN bE`: the outer openings of both squares; the inner side is always open."""
    text = table.text(key)
    ends = {"a": E, "b": W}
    for word in text.split():
        if not re.fullmatch("a[NSW]|b[NES]", word) or ends[word[0]] & from_letters(word[1]):
            raise table.wrong(key, "go_face", text=text)
        ends[word[0]] |= from_letters(word[1])
    return ends["a"], ends["b"]


def _joker(table: TomlTable) -> tuple[Tile, int]:
    joker = Tile(JOKER, False, ((_openings(table, "openings"),),))
    score_tile = table.integer("score-tile", 1, 99)
    table.refuse_unread()
    return joker, score_tile


def _score_tile(table: TomlTable) -> ScoreTile:
    red = table.integer("red", 1, 99) if table.has("red") else None
    tile = ScoreTile(table.integer("blue", 1, 99), red)
    table.refuse_unread()
    return tile


def _tableful(table: TomlTable) -> Tableful:
    tiles = table.items("score-tiles", int)
    players = table.integer("players", 2, 4)
    if len(set(tiles)) != players or len(tiles) != players:
        raise table.wrong("score-tiles", "go_score_tiles", players=players)
    tableful = Tableful(players, table.integer("start", 0, 999), tuple(sorted(tiles, reverse=True)))
    table.refuse_unread()
    return tableful


def _finish(table: TomlTable) -> int:
    finish = table.integer("finish", 1, 999)
    table.refuse_unread()
    return finish


def _solo(table: TomlTable) -> tuple[int, tuple[int, ...]]:
    ratings = table.items("ratings", int)
    if ratings != sorted(set(ratings)) or min(ratings, default=1) < 1:
        raise table.wrong("ratings", "go_ratings")
    seconds = table.integer("seconds", 1, 86400)
    table.refuse_unread()
    return seconds, tuple(ratings)


def _fits(table: TomlTable, edition: GoEdition) -> None:
    """Check that the parts of an edition agree."""
    _ids(table, "id", [edition.id])
    _ids(table, "hole-tiles", (tile.id for tile in edition.tiles), TILE_ID)
    for face in (face for die in edition.dice for face in die):
        if face not in edition.where:
            raise table.wrong("dice.faces", "go_no_picture", text=face)
    holes = sum(tile.hole for tile in edition.tiles)
    if holes < len(edition.dice):
        raise table.wrong("hole-tiles", "go_holes", holes=holes, dice=len(edition.dice))
    for thing in (*(p for p in edition.pictures if p != MIDDLE), *edition.all_tiles):
        if thing not in edition.names:
            raise table.wrong("names", "unnamed", text=thing)
    if len(edition.colours) < edition.players[1]:
        raise table.wrong("colours", "go_colours", players=edition.players[1])
    values = [tile.blue for tile in edition.score_tiles]
    if len(set(values)) < len(values):
        raise table.wrong("score-tiles", "go_same_value")
    for players in range(max(2, edition.players[0]), edition.players[1] + 1):
        if [part.players for part in edition.tables].count(players) != 1:
            raise table.wrong("tables", "go_tables", players=players)
    used = [("tables.score-tiles", value) for part in edition.tables for value in part.score_tiles]
    for key, value in [("joker.score-tile", edition.joker_tile), *used]:
        if value not in values:
            raise table.wrong(key, "go_no_score_tile", value=value)
    for part in edition.tables:
        if part.start >= edition.finish:
            raise table.wrong("tables.start", "range", value=part.start, low=0, high=edition.finish - 1)


def setup(edition: GoEdition, seats: int | Sequence[str], options: Mapping[str, object]) -> State:
    """The state before the first roll."""
    colours = seat_colours(edition, seats)
    chosen = resolve_options(Options, len(colours), {"mild": True}, edition.defaults, options)
    return table_for(edition, colours, chosen if any(chosen.helper) else replace(chosen, mild=False))


def table_for(edition: GoEdition, colours: Sequence[str], options: Options) -> State:
    """The state for these colours, everybody on the start space (G2)."""
    solo = len(colours) == 1
    if options.untimed and not solo:
        raise Problem("go.option.untimed_is_solo", "G11")
    if options.one_roll and not solo:
        raise Problem("go.option.one_roll_is_solo", "G11")
    if options.round_clock is not None and solo:
        raise Problem("go.option.solo_has_its_clock", "G10")
    start = 0 if solo else edition.table(len(colours)).start
    return State(edition, options, tuple(Player(colour, start) for colour in colours))


def seat_colours(edition: GoEdition, seats: int | Sequence[str]) -> tuple[str, ...]:
    """The colours at the table, in seat order."""
    low, high = edition.players
    count = seats if isinstance(seats, int) else len(seats)
    if not low <= count <= high:
        raise Problem("table.players", "G1", players=count, low=low, high=high, edition=edition.id)
    if isinstance(seats, int):
        return edition.colours[:seats]
    for n, colour in enumerate(seats):
        if colour not in edition.colours:
            raise Problem("table.colour", "G1", colour=str(colour), known=", ".join(edition.colours))
        if colour in seats[:n]:
            raise Problem("table.twice", "G1", colour=colour)
    return tuple(seats)


def roll_dice(state: State, dice: Dice) -> Roll:
    """One throw of all dice (G3)."""
    return Roll(tuple(die[dice.randrange(len(die))] for die in state.edition.dice))
