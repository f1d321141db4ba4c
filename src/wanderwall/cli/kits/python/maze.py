"""The maze: what a push does, and how far a pawn can walk afterwards.

Squares are numbers from 0, row by row from the top left. A tile is the sum of its open sides.
"""

from itertools import pairwise

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SPARE = -1  # the square of a thing on the spare tile


def arrows(side):
    """The names of all arrows: N2 pushes the second column down, W4 the fourth row to the right."""
    return [f"{edge}{number}" for edge in "NESW" for number in range(2, side, 2)]


def line(side, arrow):
    """The squares that an arrow moves, from where the tile goes in to where one comes out."""
    edge, n = arrow[0], int(arrow[1:]) - 1
    column = [row * side + n for row in range(side)]
    row = [n * side + column for column in range(side)]
    return {"N": column, "S": column[::-1], "W": row, "E": row[::-1]}[edge]


def turns(tile):
    """The different ways to lay a tile: a straight one has two, the others four."""
    ways = []
    for _ in range(4):
        if tile not in ways:
            ways.append(tile)
        tile = (tile << 1 | tile >> 3) & 15  # a quarter turn clockwise
    return ways


def push(side, tiles, arrow, spare):
    """The tiles after a push, and the tile that came out: the new spare."""
    squares, after = line(side, arrow), list(tiles)
    for here, there in pairwise(squares):
        after[there] = tiles[here]
    after[squares[0]] = spare
    return after, tiles[squares[-1]]


def thing_after(side, arrow, square):
    """The square of a thing after a push: it moves with its tile, out onto the spare or in from there."""
    squares = line(side, arrow)
    if square == SPARE:
        return squares[0]
    if square not in squares:
        return square
    place = squares.index(square) + 1
    return squares[place] if place < side else SPARE


def pawn_after(side, arrow, square):
    """The square of a pawn after a push: one that is pushed out comes back in at the other end."""
    after = thing_after(side, arrow, square)
    return line(side, arrow)[0] if after == SPARE else after


def reach(side, tiles, start):
    """All squares to which a pawn can walk; it may always stay."""
    found, ahead = {start}, [start]
    while ahead:
        square = ahead.pop()
        row, column = divmod(square, side)
        for way, back, there, inside in (
            (NORTH, SOUTH, square - side, row > 0),
            (EAST, WEST, square + 1, column < side - 1),
            (SOUTH, NORTH, square + side, row < side - 1),
            (WEST, EAST, square - 1, column > 0),
        ):
            if inside and there not in found and tiles[square] & way and tiles[there] & back:
                found.add(there)
                ahead.append(there)
    return found
