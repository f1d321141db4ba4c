"""Where tiles may be laid (G5), and whether a layout is right, picture by picture (G4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from wanderwall.board.grid import Square, Squares
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach
from wanderwall.board.tiles import Openings, rotate
from wanderwall.game.protocol import IllegalMove
from wanderwall.games.go.state import FACES, JOKER, GoEdition, Lay, Layout, Picture, RoundResult, Verdict


@cache
def squares(side: int, square: Square, turn: int, length: int) -> tuple[Square, ...] | None:
    """The squares under a tile, a first; None if it would extend beyond the board.

    >>> squares(5, 7, 1, 2), squares(5, 4, 0, 2)
    ((7, 12), None)
    """
    if length == 1:
        return (square,)
    column, row = square % side + (1, 0, -1, 0)[turn], square // side + (0, 1, 0, -1)[turn]
    return (square, row * side + column) if 0 <= column < side and 0 <= row < side else None


def covers(edition: GoEdition, lay: Lay) -> dict[Square, Openings]:
    """The squares that a laid tile covers, a first, with the openings of its path on each."""
    face = edition.all_tiles[lay.tile].faces[FACES.index(lay.face)]
    under = squares(edition.grid.side, lay.square, lay.turn, len(face)) or ()
    return {square: rotate(openings, lay.turn) for square, openings in zip(under, face, strict=True)}


def tile_map(edition: GoEdition, layout: Iterable[Lay]) -> dict[Square, str]:
    """The tile on each covered square."""
    return {square: lay.tile for lay in layout for square in covers(edition, lay)}


def lay_tile(edition: GoEdition, layout: Layout, lay: Lay, joker: bool) -> Layout:
    """The layout with one more tile; IllegalMove if it may not be laid there. Everything about the tile is checked."""
    tile = edition.all_tiles.get(lay.tile) if isinstance(lay.tile, str) else None
    if tile is None:
        raise IllegalMove("go.lay.tile", "G1", tile=str(lay.tile))
    if not _in(lay.square, edition.grid.size):
        raise IllegalMove("go.lay.square", "G5", square=str(lay.square))
    if not _in(lay.turn, tile.turns):
        raise IllegalMove("go.lay.turn", "G5", turn=str(lay.turn), tile=tile.id)
    if lay.face not in FACES[: len(tile.faces)]:
        raise IllegalMove("go.lay.face", "G5", face=str(lay.face), tile=tile.id)
    if tile.id == JOKER and not joker:
        raise IllegalMove("go.lay.no_joker", "G8")
    if any(other.tile == tile.id for other in layout):
        raise IllegalMove("go.lay.laid", "G5", tile=tile.id)
    names = edition.grid.names
    under = squares(edition.grid.side, lay.square, lay.turn, len(tile.faces[0]))
    if under is None:
        raise IllegalMove("go.lay.off_board", "G5", tile=tile.id, square=names[lay.square])
    if edition.middle in under:
        raise IllegalMove("go.lay.middle", "G5", tile=tile.id, square=names[edition.middle])
    taken = tile_map(edition, layout)
    for square in under:
        if square in taken:
            raise IllegalMove("go.lay.overlap", "G5", tile=tile.id, other=taken[square], square=names[square])
    order = list(edition.all_tiles)
    return tuple(sorted((*layout, lay), key=lambda lay: order.index(lay.tile)))


def _in(value: object, size: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < size


def in_hand(edition: GoEdition, layout: Layout, joker: bool) -> list[str]:
    """The tiles next to the board."""
    on_board = {lay.tile for lay in layout}
    return [id for id in edition.all_tiles if id not in on_board and (joker or id != JOKER)]


def spots(edition: GoEdition, layout: Layout, tile: str) -> Iterator[Lay]:
    """Every way to lay a tile from the hand."""
    kind = edition.all_tiles[tile]
    taken = {edition.middle, *tile_map(edition, layout)}
    for square in range(edition.grid.size):
        for turn in range(kind.turns):
            under = squares(edition.grid.side, square, turn, len(kind.faces[0]))
            if under and taken.isdisjoint(under):
                for face in FACES[: len(kind.faces)]:
                    yield Lay(tile, square, turn, face)


def network(edition: GoEdition, layout: Iterable[Lay]) -> Squares:
    """The squares that an unbroken path joins to the middle."""
    paths = [0] * edition.grid.size
    paths[edition.middle] = edition.middle_openings
    for lay in layout:
        for square, openings in covers(edition, lay).items():
            paths[square] = openings
    return reach(Maze.of(paths, spare=0), edition.middle)


def check_layout(edition: GoEdition, roll: Iterable[Picture], layout: Layout) -> tuple[Verdict, ...]:
    """Check a layout: for each rolled picture whether it is shown, and joined (G4)."""
    joined = network(edition, layout)
    holes = {lay.square for lay in layout if edition.all_tiles[lay.tile].hole}
    verdicts = []
    for picture in roll:
        square = edition.where[picture]
        shown = square in holes
        verdicts.append(Verdict(picture, shown, shown and bool(joined >> square & 1)))
    return tuple(verdicts)


def right(verdicts: Iterable[Verdict]) -> bool:
    return all(verdict.joined for verdict in verdicts)


def score_board(
    edition: GoEdition, roll: tuple[Picture, ...], layout: Layout, score_tile: int | None, before: int, spared: bool
) -> RoundResult:
    """Score a board at the check (G7): forward by blue, or backward by red.

    Red is `spared` for a seat with the helper (G11). Solo, a right board counts one.
    """
    verdicts = check_layout(edition, roll, layout)
    if score_tile is None:
        return RoundResult(layout, None, verdicts, int(right(verdicts)), before)
    tile = edition.score_tile(score_tile)
    points = tile.blue if right(verdicts) or tile.red is None else 0 if spared else -tile.red
    return RoundResult(layout, score_tile, verdicts, points, before)
